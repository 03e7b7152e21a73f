"""Looking ahead to the end of a turn: restarts of the whole turn in several worlds that a seat can imagine.

In each world every first answer is tried, habits finish the turn, and the table is judged when the turn has changed.
What counts for an answer is the best that came of it in each world, for a player may choose well on the way; in
somebody else's turn it is the mean, for there others choose. Answers that look worse are dropped on the way. Work is
counted, not timed: the same chance gives the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from potasovka.core.game import Game
from potasovka.core.rng import Rng
from potasovka.smashup.engine import driver
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.habits import Habits

LONGEST = 60
"""Answers after which a turn is judged as it is."""
COPY = 2
"""What a copy and a judgement cost, in answers."""
WORLD = 8
"""What a world costs, in answers."""
AGAIN = 2
"""Of so many restarts one begins as the best one so far, up to some point."""


class Effort(NamedTuple):
    """How much somebody thinks."""

    work: int
    """Answers that may be given on the way."""
    worlds: int
    """Worlds to try them in."""

    def times(self, factor: float) -> Effort:
        """So many times as much work, in as many worlds."""
        return self._replace(work=max(1, round(self.work * factor)))


Judge = Callable[[Brawl], list[float]]
"""The chance of each seat to win, when a turn has just ended."""


class Trial:
    """One first answer in one world, and what came of it."""

    __slots__ = ("best", "plan", "total", "tries")

    def __init__(self) -> None:
        self.best = -1.0
        self.total = 0.0
        self.tries = 0
        self.plan: list[int] = []
        """The answers by which the best came about."""

    def add(self, worth: float, plan: list[int]) -> None:
        """One more restart."""
        self.tries += 1
        self.total += worth
        if worth > self.best:
            self.best, self.plan = worth, plan


class Search:
    """One thought of one seat."""

    def __init__(self, seat: int, habits: Habits, judge: Judge, effort: Effort, rng: Rng) -> None:
        self.seat = seat
        self.habits = habits
        self.judge = judge
        self.effort = effort
        self.rng = rng
        self.spent = 0
        """Work done so far."""
        self.worlds: list[SmashUp] = []
        """The worlds of the last thought."""
        self.trials: list[list[Trial]] = []
        """What came of each answer in each of them."""

    def best(self, keys: list[str], imagine: Callable[[], Game]) -> str:
        """The key of the answer that looks best."""
        worths = self.worths(keys, imagine)
        most = max(worths.values())
        return self.rng.pick([key for key, worth in worths.items() if worth > most - 1e-9])

    def worths(self, keys: list[str], imagine: Callable[[], Game], *, drop: bool = True) -> dict[str, float]:
        """The chance to win that each answer keeps, of those that were not dropped on the way; or of all of them."""
        self.worlds = [self._imagine(imagine) for _ in range(self.effort.worlds)]
        worlds = [door.brawl for door in self.worlds]
        places = [_indices(world, keys) for world in worlds]
        self.trials = trials = [[Trial() for _ in keys] for _ in worlds]
        mine = worlds[0].state.current == self.seat
        alive = list(range(len(keys)))
        stages = max(1, (len(keys) - 1).bit_length()) if drop else 1
        found: dict[int, float] = {}
        for stage in range(1, stages + 1):
            self._restart(worlds, places, trials, alive, self.effort.work * stage // stages)
            found = {answer: sum(_worth(row[answer], mine) for row in trials) for answer in alive}
            if stage < stages:
                alive = sorted(alive, key=lambda answer: (-found[answer], answer))[: (len(alive) + 1) // 2]
        return {keys[answer]: found[answer] / len(worlds) for answer in alive}

    def outcomes(self, answer: int) -> Iterator[tuple[Brawl, Brawl]]:
        """Each world of the last thought as it is, and as it was when the best turn with this answer had ended."""
        for world, row in zip(self.worlds, self.trials, strict=True):
            after = _copy(world.brawl)
            self.finish_turn(after, row[answer].plan)
            yield world.brawl, after
            after.let_go()

    def turn(self, world: Brawl, tries: int) -> list[int]:
        """The best way to the end of the turn that so many restarts find, as the indices of all answers on it."""
        trial = Trial()
        for _ in range(tries):
            self._try(world, [], trial)
        return trial.plan

    def _imagine(self, imagine: Callable[[], Game]) -> SmashUp:
        """A world in which nothing is told."""
        world = imagine()
        assert isinstance(world, SmashUp)
        self.spent += WORLD
        world.brawl.quiet, world.brawl.log, world.brawl.answers = True, [], []
        return world

    def _restart(
        self, worlds: list[Brawl], places: list[list[int]], trials: list[list[Trial]], alive: list[int], limit: int
    ) -> None:
        """Restarts of all these answers in all worlds, each equally often, until so much work is done."""
        while True:
            for world, indices, row in zip(worlds, places, trials, strict=True):
                for answer in alive:
                    self._try(world, [indices[answer]], row[answer])
            if self.spent >= limit:
                return

    def _try(self, world: Brawl, told: list[int], trial: Trial) -> None:
        """One restart: answer as told, let habits finish the turn, and judge."""
        if trial.plan and not self.rng.below(AGAIN):
            told = trial.plan[: 1 + self.rng.below(len(trial.plan))]
        game = _copy(world)
        plan = self.finish_turn(game, told)
        trial.add(self._chances(game)[self.seat], plan)
        game.let_go()

    def finish_turn(self, game: Brawl, told: list[int]) -> list[int]:
        """Answer as told, then by habit, until the turn has changed; all the answers."""
        turn = game.state.turn
        plan: list[int] = []
        pick, rng, state, known = self.habits.pick, self.rng, game.state, len(told)
        while (choice := game.open) is not None and state.turn == turn and (n := len(plan)) < LONGEST:
            index = told[n] if n < known else pick(game, choice, rng)
            plan.append(index)
            driver.give(game, choice, index)
        self.spent += COPY + len(plan)
        return plan

    def _chances(self, game: Brawl) -> list[float]:
        """The chance of each seat to win; certain when the game is over."""
        if game.open is not None:
            return self.judge(game)
        winners = game.state.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]


def _indices(world: Brawl, keys: list[str]) -> list[int]:
    """Where the answers stand in a world."""
    choice = world.choice
    assert choice is not None
    asked = choice.keys
    return [asked.index(key) for key in keys]


def _copy(world: Brawl) -> Brawl:
    """A copy that nobody copies again: it keeps no settled points."""
    game = world.clone()
    game.keeps = False
    return game


def _worth(trial: Trial, mine: bool) -> float:
    """What counts: the best where the seat itself chooses on the way, else the mean."""
    return trial.best if mine else trial.total / trial.tries
