"""Looking ahead to the end of a turn: restarts of the whole turn in several worlds that a seat can imagine.

In each world every first answer is tried, habits finish the turn, and the table is judged when the turn has changed. What
counts for an answer is the best that came of it in each world, for a player may choose well on the way; in somebody
else's turn it is the mean, for there others choose. Work is counted, not timed: the same chance, the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from potasovka.core.game import Game
from potasovka.core.rng import Rng
from potasovka.smashup.engine import driver
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.habits import Habits

LONGEST = 60
"""Answers after which a turn is judged as it is."""
COPY = 1
"""What a copy costs, in answers."""
WORLD = 8
"""What a world costs, in answers."""


class Effort(NamedTuple):
    """How much somebody thinks."""

    work: int
    """Answers that may be given on the way."""
    worlds: int
    """Worlds to try them in."""
    cut: bool = True
    """Whether answers that look bad are dropped on the way."""
    vary: int = 50
    """How many of a hundred restarts begin as the best one so far, up to some point."""
    replies: int = 0


Judge = Callable[[Brawl], list[float]]


class Trial:
    """One first answer in one world: what came of it."""

    __slots__ = ("best", "n", "plan", "total")

    def __init__(self) -> None:
        self.best = -1.0
        self.total = 0.0
        self.n = 0
        self.plan: list[int] = []

    def add(self, worth: float, plan: list[int]) -> None:
        self.n += 1
        self.total += worth
        if worth > self.best:
            self.best, self.plan = worth, plan


class Search:
    """One thought."""

    def __init__(self, seat: int, habits: Habits, judge: Judge, effort: Effort, rng: Rng) -> None:
        self.seat = seat
        self.habits = habits
        self.judge = judge
        self.effort = effort
        self.rng = rng
        self.spent = 0

    def best(self, keys: list[str], imagine: Callable[[], Game]) -> str:
        """The key of the answer that looks best."""
        worths = self.worths(keys, imagine)
        most = max(worths.values())
        return self.rng.pick([key for key, worth in worths.items() if worth > most - 1e-9])

    def worths(self, keys: list[str], imagine: Callable[[], Game]) -> dict[str, float]:
        """What the answers that were not dropped on the way are worth."""
        worlds = [self._imagine(imagine) for _ in range(self.effort.worlds)]
        places = [[world.brawl.choice.keys.index(key) for key in keys] for world in worlds]  # type: ignore[union-attr]
        trials = [[Trial() for _ in keys] for _ in worlds]
        alive = list(range(len(keys)))
        stages = max(1, (len(keys) - 1).bit_length()) if self.effort.cut else 1
        mine = worlds[0].brawl.state.current == self.seat
        for stage in range(stages):
            limit = self.effort.work * (stage + 1) // stages
            while True:
                for world, at, row in zip(worlds, places, trials, strict=True):
                    for answer in alive:
                        self._try(world, at[answer], row[answer])
                if self.spent >= limit:
                    break
            found = {answer: sum(_worth(row[answer], mine) for row in trials) for answer in alive}
            if stage + 1 < stages:
                alive = sorted(alive, key=lambda answer: (-found[answer], answer))[: (len(alive) + 1) // 2]
        return {keys[answer]: found[answer] / len(worlds) for answer in alive}

    def _imagine(self, imagine: Callable[[], Game]) -> SmashUp:
        world = imagine()
        assert isinstance(world, SmashUp)
        world.brawl.quiet, world.brawl.log = True, []
        self.spent += WORLD
        return world

    def _try(self, world: SmashUp, first: int, trial: Trial) -> None:
        """One restart: answer, let habits finish the turn, and judge."""
        game = world.brawl.clone()
        game.keeps = False
        turn, rng, habits = game.state.turn, self.rng, self.habits
        keep = 1
        if trial.plan and rng.below(100) < self.effort.vary:
            keep = 1 + rng.below(len(trial.plan))
        plan = [first]
        told = trial.plan
        asked = game.open
        assert asked is not None
        driver.give(game, asked, first)
        while (choice := game.open) is not None and game.state.turn == turn and len(plan) < LONGEST:
            n = len(plan)
            if n < keep and told[n] < len(choice.values):
                index = told[n]
            else:
                index = habits.pick(game, choice, rng)
            plan.append(index)
            driver.give(game, choice, index)
        self.spent += COPY + 1 + len(plan)
        if game.open is None:
            worth = 1.0 / len(game.state.winners) if self.seat in game.state.winners else 0.0
        else:
            worth = self.judge(game)[self.seat]
        trial.add(worth, plan)
        game.let_go()


def _worth(trial: Trial, mine: bool) -> float:
    return trial.best if mine else trial.total / trial.n
