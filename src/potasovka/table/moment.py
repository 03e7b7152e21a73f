"""A finished game at one of its moments, as a seat or a spectator saw it."""

from __future__ import annotations

from typing import Any

from potasovka.core import Game, Record
from potasovka.core.replay import start
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


def moment_of(game: Game, record: Record, seat: int | None) -> dict[str, Any]:
    """The table as it stands now, what was asked next and what was chosen."""
    at, total = len(game.answers), len(record.answers)
    choice = game.choice
    answer = None
    if choice is not None and at < total:
        answer = choice.options[choice.index(record.answers[at])].text.data()
    return {
        "at": at,
        "total": total,
        "view": game.view(seat),
        "log": [event.for_seat(seat) for event in game.log],
        "asked": None if choice is None else choice.seat,
        "answer": answer,
    }
