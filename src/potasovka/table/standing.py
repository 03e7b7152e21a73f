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
from potasovka.table.row import Chain, Further, Given, Stored, TableRow
from potasovka.table.undo import Undo
from potasovka.table.windows import PASS

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
    undo: Undo | None = None
    """What can be taken back."""

    @property
    def chain(self) -> Chain:
        """How many answers there were before each step that can be taken back."""
        return () if self.undo is None else self.undo.chain


def stand(stored: Stored, known: int = 0) -> Standing:
    """Play what is kept of a table; this may take a while. What cannot be played here is `Unplayable`.

    So many answers were known before: their occasions are past.
    """
    row, given, chain = stored
    check_rules(row)
    try:
        if row.seated:
            game = start(stored.record())
            if game.seats != len(row.seats):
                raise ValueError(f"{len(row.seats)} seats for {game.seats} players")
            counts = [0] * game.seats
            return Standing(row, game, counts, *_play(game, counts, given, chain, known))
        if given:
            raise ValueError("answers before all seats were taken")
    except Exception as error:  # rows that nobody wrote may break anything
        raise _broken(row, error) from None
    return Standing(row, None, [0] * len(row.seats), 0)


def go_on(standing: Standing, row: TableRow, news: Further) -> Standing:
    """What a table has become by further answers."""
    assert standing.game is not None
    game, counts = standing.game.clone(), list(standing.counts)
    known = len(game.answers)
    try:
        occasions, undo = _play(game, counts, *news)
    except Exception as error:
        raise _broken(row, error) from None
    if not news.given:
        undo = standing.undo
    elif undo is not None and standing.undo is not None and undo.chain[0] == known:
        undo = undo._replace(first=standing.undo.first, chain=standing.undo.chain + undo.chain)
    return Standing(replace(row, over=row.over or game.choice is None), game, counts, occasions, undo)


def stand_again(standing: Standing, stored: Stored) -> Standing:
    """What a table has become by whatever was written."""
    if standing.game is None or not stored.row.seated:
        return stand(stored)
    known = _common(standing.game.answers, stored.given)
    old = tuple([number for number in stored.chain if number < known])
    news = Further(stored.given[known:], stored.chain[len(old) :])
    if known == len(standing.game.answers) and old == standing.chain:
        return go_on(standing, stored.row, news)
    return stand(stored, known)


def _common(answers: Sequence[str], given: Sequence[Given]) -> int:
    pairs = enumerate(zip(answers, given, strict=False))
    return next((place for place, (one, (_, other)) in pairs if one != other), min(len(answers), len(given)))


def _play(
    game: Game, counts: list[int], given: Sequence[Given], chain: Chain, past: int = 0
) -> tuple[int, Undo | None]:
    """Give answers; how many occasions there were since the last one that did not answer an occasion, without those of
    so many past answers, and what can be taken back."""
    occasions, before = 0, []
    for place, (seat, key) in enumerate(given):
        choice = game.choice
        if choice is None or choice.seat != seat:
            raise ValueError(f"seat {seat} was not asked")
        if not choice.window:
            occasions = 0
        if len(game.answers) in chain:
            before.append(game.clone())
        had = game.occasions
        game.answer(key)
        if place >= past:
            occasions += game.occasions - had + (choice.window and key != PASS)
        counts[seat] += 1
    return occasions, Undo(given[-1][0], before[0], before[-1], chain) if before else None


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
