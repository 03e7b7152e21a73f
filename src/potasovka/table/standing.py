"""A table as it stands: the game that comes of what is kept."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from potasovka.core import Game
from potasovka.core.catalogue import game_class, game_names
from potasovka.core.replay import start
from potasovka.table.refusal import Unplayable
from potasovka.table.row import Given, Stored, TableRow

log = logging.getLogger("potasovka.table")


class Standing(NamedTuple):
    """What is kept of a table, and the game that comes of it."""

    row: TableRow
    game: Game | None
    """The game, unless somebody is still waited for."""
    counts: list[int]
    """How many answers each seat has given."""
    occasions: int
    """How many occasions for a hidden card the last move and what answered it were."""


def stand(stored: Stored, known: int = 0) -> Standing:
    """Play what is kept of a table; this may take a while. What cannot be played here is `Unplayable`.

    So many answers were known before: their occasions are past.
    """
    row, given = stored
    check_rules(row)
    try:
        if row.seated:
            game = start(stored.record())
            if game.seats != len(row.seats):
                raise ValueError(f"{len(row.seats)} seats for {game.seats} players")
            counts = [0] * game.seats
            _play(game, counts, given[:known])
            return Standing(row, game, counts, _play(game, counts, given[known:]))
        if given:
            raise ValueError("answers before all seats were taken")
    except Exception as error:  # rows that nobody wrote may break anything
        raise _broken(row, error) from None
    return Standing(row, None, [0] * len(row.seats), 0)


def go_on(standing: Standing, row: TableRow, given: Sequence[Given]) -> Standing:
    """What a table has become by further answers."""
    assert standing.game is not None
    game, counts = standing.game.clone(), list(standing.counts)
    try:
        occasions = _play(game, counts, given)
    except Exception as error:
        raise _broken(row, error) from None
    return Standing(replace(row, over=row.over or game.choice is None), game, counts, occasions)


def stand_again(standing: Standing, stored: Stored) -> Standing:
    """What a table has become by whatever was written."""
    if standing.game is None or not stored.row.seated:
        return stand(stored)
    known = _common(standing.game.answers, stored.given)
    if known == len(standing.game.answers):
        return go_on(standing, stored.row, stored.given[known:])
    return stand(stored, known)


def _common(answers: Sequence[str], given: Sequence[Given]) -> int:
    pairs = enumerate(zip(answers, given, strict=False))
    return next((place for place, (one, (_, other)) in pairs if one != other), min(len(answers), len(given)))


def _play(game: Game, counts: list[int], given: Sequence[Given]) -> int:
    """Give answers; how many occasions there were since the last one that did not answer an occasion."""
    occasions = 0
    for seat, key in given:
        choice = game.choice
        if choice is None or choice.seat != seat:
            raise ValueError(f"seat {seat} was not asked")
        if not choice.window:
            occasions = 0
        before = game.occasions
        game.answer(key)
        occasions += game.occasions - before
        counts[seat] += 1
    return occasions


def _broken(row: TableRow, error: Exception) -> Unplayable:
    log.error("a table of %s cannot be played again: %s: %s", row.game, type(error).__name__, error)
    return Unplayable("broken", rules=row.rules)


def check_rules(row: TableRow) -> None:
    """Refuse a table of a game or of rules that are not played here."""
    if row.game not in game_names():
        raise Unplayable("no-game", game=row.game)
    now = game_class(row.game).rules
    if row.rules != now:
        raise Unplayable("version", made=row.rules, now=now)
