"""A finished game at one of its moments, as a seat or a spectator saw it."""

from __future__ import annotations

from typing import Any

from potasovka.core import Game, Record
from potasovka.core.replay import start
from potasovka.table.patch import Patches
from potasovka.table.refusal import Refused


def check_moment(record: Record, at: int) -> None:
    """Refuse a moment that the game does not have."""
    total = len(record.answers)
    if at > total:
        raise Refused("no-moment", at=at, total=total)


def play_to(game: Game | None, record: Record, at: int) -> Game:
    """The game after `at` answers; one that was shown earlier and stands before that is played on."""
    if game is None or len(game.answers) > at:
        game = start(record)
    for key in record.answers[len(game.answers) : at]:
        game.answer(key)
    return game


def moment_after(before: Game | None, game: Game, record: Record, seat: int | None) -> dict[str, Any]:
    """The table as it stands now, the film of the step that led here, what was asked next and what was chosen."""
    at, total = len(game.answers), len(record.answers)
    choice = game.choice
    answer = key = None
    if choice is not None and at < total:
        key = record.answers[at]
        answer = choice.options[choice.index(key)].text.data()
    return {
        "at": at,
        "total": total,
        "view": game.view(seat),
        "log": [event.for_seat(seat) for event in game.log],
        "asked": None if choice is None else choice.seat,
        "answer": answer,
        "key": key,
        **_film(before, game, seat),
    }


def show_moment(kept: Game | None, record: Record, at: int, seat: int | None) -> tuple[Game, dict[str, Any]]:
    """The moment after `at` answers, and the game before the last of them, to go on from."""
    before = play_to(kept, record, max(0, at - 1))
    if not at:
        return before, moment_after(None, before, record, seat)
    game = before.clone()
    game.begin_film()
    game.answer(record.answers[at - 1])
    return before, moment_after(before, game, record, seat)


def _film(before: Game | None, game: Game, seat: int | None) -> dict[str, Any]:
    """As in a state message: what changed since the moment before, scene by scene."""
    if before is None:
        return {"film": [], "patch": None, "log_from": len(game.log)}
    patches, now, scenes = Patches(), before.view(seat), []
    for shot in game.shots:
        after = {**now, **shot.for_seat(seat)}
        scenes.append([shot.event, patches.between(now, after)])
        now = after
    return {"film": scenes, "patch": patches.between(now, game.view(seat)), "log_from": len(before.log)}
