"""Whether what bots say of their chances comes true, by part of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from potasovka.bots import bot_answer, make_bot
from potasovka.core import PotasovkaError, Rng
from potasovka.core.catalogue import game_class
from potasovka.lab.study import game_seed
from potasovka.lab.training import school_of

BINS = 5
"""Kinds of chances that are told apart."""


@dataclass
class Bin:
    """Chances that were about the same, and how often they came true."""

    n: int = 0
    said: float = 0.0
    came: int = 0
    squares: float = 0.0
    """The squares of what was wrong (Brier)."""

    def add(self, chance: float, true: bool) -> None:
        """One more."""
        self.n += 1
        self.said += chance
        self.came += true
        self.squares += (chance - true) ** 2


Calibration = dict[str, list[Bin]]
"""For each part of a game, the chances by size."""


def calibrate(
    game: str,
    setup: Mapping[str, Any],
    bot: str,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> Calibration:
    """Let bots play so many games, and compare what was said at the end of every turn with how they ended."""
    if games < 1:
        raise PotasovkaError(f"games must be at least 1, not {games}")
    school = school_of(game)
    found: Calibration = {}
    for number in range(games):
        table = game_class(game).new(setup, game_seed(seed, number), quiet=True)
        rng = Rng(~game_seed(seed, number))
        bots = [make_bot(game, bot, Rng(rng.seed())) for _ in range(table.seats)]
        said: list[tuple[str, list[float]]] = []
        turn: object = None
        while (choice := table.choice) is not None:
            if (now := school.turn(table)) != turn:
                turn = now
                chances = school.chances(table)
                said += [] if chances is None else [(school.phase(table), chances)]
            table.answer(bot_answer(bots[choice.seat], table, choice.seat, rng))
        assert table.result is not None
        _compare(found, said, table.result.winners)
        if progress is not None:
            progress(1)
    return dict(sorted(found.items(), key=lambda item: school.phases.index(item[0])))


def _compare(found: Calibration, said: list[tuple[str, list[float]]], winners: tuple[int, ...]) -> None:
    for phase, chances in said:
        bins = found.setdefault(phase, [Bin() for _ in range(BINS)])
        for seat, chance in enumerate(chances):
            bins[min(BINS - 1, int(BINS * chance))].add(chance, seat in winners)
