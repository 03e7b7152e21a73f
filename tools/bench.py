"""How fast Smash Up and Hit Z Road are, one core, with a calibration loop beside, so that machines compare as ratios.

python tools/bench.py [--games 300] [--only-smashup]

How fast bots think is measured with the compiled engine as well, if `make compiled` has made it from these sources.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from potasovka.bots import compiled
from potasovka.bots.random import play_out
from potasovka.core import Record, Rng
from potasovka.core.replay import replay
from potasovka.smashup import SmashUp
from potasovka.smashup.experience import experience
from potasovka.smashup.search import Effort, Search

BOX = "awesome_level_9000"


class Figure(NamedTuple):
    """One row of the table."""

    what: str
    value: float
    unit: str
    target: float
    """What the figure should reach: at least for rates, at most for times."""
    rate: bool

    @property
    def good(self) -> bool:
        """Whether the target is reached."""
        return not self.target or (self.value >= self.target if self.rate else self.value <= self.target)

    def line(self, calibration: float) -> str:
        """The row: value, ratio to the calibration loop, target."""
        seconds = {"µs": 1e-6, "ms": 1e-3}.get(self.unit, 0.0)
        ratio = self.value * calibration if self.rate else self.value * seconds / calibration
        told = f"{ratio:>12.5f}" if self.rate or seconds else " " * 12
        sign = "≥" if self.rate else "≤"
        target = f"{sign} {self.target:,g} {'reached' if self.good else 'MISSED'}" if self.target else ""
        return f"{self.what:<46} {self.value:>12,.1f} {self.unit:<4} {told}  {target}"


def calibrate() -> float:
    """The seconds a fixed loop of plain Python takes on this machine now; the best of five."""

    def loop() -> None:
        value, table, total = 1, [0] * 256, 0
        for _ in range(100_000):
            value = value * 0x5851F42D4C957F2D + 1 & 0xFFFFFFFFFFFFFFFF
            table[value & 255] += 1
            total += len(table) if value & 1 else table[value >> 8 & 255]

    return min(timed(loop) for _ in range(5))


def timed(work: Callable[[], object]) -> float:
    """The seconds something takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def setup(players: int, *, titans: bool = False) -> dict[str, object]:
    """A table of the first box as it is printed; the titan of one of its factions lies in another box."""
    return {"players": players, "boxes": [BOX], "two_boxes": players > 2, "titans": titans}


def speed(games: int) -> list[Figure]:
    """Random games of two players, picked uniformly among the options."""
    seconds, decisions = _played(games, setup(2))
    return [
        Figure("random games, 2 players", games / seconds, "/s", 150, True),
        Figure("decisions", decisions / seconds, "/s", 30_000, True),
        Figure("decisions a game", decisions / games, "", 0, False),
    ]


def with_titan(games: int) -> list[Figure]:
    """The same with Killer Kudzu beside the deck of Killer Plants."""
    seconds, decisions = _played(games, setup(2, titans=True))
    return [
        Figure("random games, 2 players, with the titan", games / seconds, "/s", 0, True),
        Figure("decisions, with the titan", decisions / seconds, "/s", 0, True),
    ]


def all_boxes(games: int) -> list[Figure]:
    """A decision where all boxes are mixed and titans are there, beside one of the first box."""
    first, mixed = _played(games, setup(2)), _played(games, {"players": 2})
    cost = (mixed[0] / mixed[1]) / (first[0] / first[1])
    return [
        Figure("decisions, all boxes", mixed[1] / mixed[0], "/s", 0, True),
        Figure("cost of one beside the first box", cost, "×", 1.4, False),
    ]


def _played(games: int, table: dict[str, object]) -> tuple[float, int]:
    """The seconds for so many games, of each its best of fifteen, and how many decisions there were."""
    best, decisions = [float("inf")] * games, 0
    for _ in range(15):  # a machine that others share is slow for many seconds at a time
        decisions = 0
        for seed in range(games):
            began = time.perf_counter()
            decisions += play_out(SmashUp.new(table, seed, quiet=True), Rng(~seed))
            best[seed] = min(best[seed], time.perf_counter() - began)
    return sum(best), decisions


def doors(games: int) -> list[Figure]:
    """Games through the door for research, a whole observation before each action; beside it what a view costs."""
    from potasovka.env import env

    table, steps, seconds, told, seen = env("smashup", players=2), 0, 0.0, 0.0, 0.0
    for seed in range(games):
        table.reset(seed=seed)
        rng = Rng(~seed)
        began = time.perf_counter()
        for _ in table.agent_iter(100_000):
            observation, _, ended, _, _ = table.last()
            if ended:
                break
            table.step(rng.below(int(observation["action_mask"].sum())))
            steps += 1
        seconds += time.perf_counter() - began
        table.reset(seed=seed)
        for _ in range(40):
            told += min(timed(lambda: table.observe(table.agent_selection)) for _ in range(3))
            seen += min(timed(lambda: _fresh_view(table.game)) for _ in range(3))
            table.step(rng.below(len(table.game.choice)))
    return [
        Figure("steps through env, all boxes", steps / seconds, "/s", 12_000, True),
        Figure("cost of an observation beside a view", told / seen, "×", 1, False),
    ]


def _fresh_view(game: SmashUp) -> None:
    """A view that nothing was kept for."""
    game.brawl.public, game.brawl.drawn = None, {}
    game.view(game.choice.seat)


def clones(players: int, games: int = 12) -> list[Figure]:
    """The median time of a clone at settled points and in the middle of an effect, there up to its open question."""
    settled: list[float] = []
    midway: list[float] = []
    asked: list[float] = []
    for seed in range(games):
        game, rng = SmashUp.new(setup(players), seed, quiet=True), Rng(seed)
        while (choice := game.choice) is not None:
            times = midway if game.brawl.in_flight else settled
            times.append(min(timed(game.clone) for _ in range(4)))
            if game.brawl.in_flight:
                asked.append(min(timed(lambda: game.clone().choice) for _ in range(4)))  # noqa: B023
            game.pick(rng.below(len(choice)))
    return [
        Figure(f"clone, {players} players, settled", 1e6 * median(settled), "µs", 40, False),
        Figure(f"clone, {players} players, in an effect", 1e6 * median(midway), "µs", 100, False),
        Figure(f"clone, {players} players, in an effect, asked", 1e6 * median(asked), "µs", 100, False),
    ]


def thinking(games: int = 6) -> list[Figure]:
    """What bots that look ahead spend their time on: copies, whole turns by habit, judgements; all boxes."""
    learned, forks, turns, judged = experience(), [], [], []
    for seed in range(games):
        game, rng = SmashUp.new({"players": 2}, seed, quiet=True), Rng(seed)
        while (choice := game.choice) is not None:
            if len(game.answers) % 4 == 0:
                search = Search(choice.seat, learned.habits, learned.chances, Effort(0, 1), rng)
                forks.append(timed(game.clone))
                turns.append(timed(lambda: search.turn(game.brawl, 1)))  # noqa: B023
                judged.append(timed(lambda: learned.chances(game.brawl)))  # noqa: B023
            game.pick(rng.below(len(choice)))
    return [
        Figure("forks", len(forks) / sum(forks), "/s", 0, True),
        Figure("whole turns by habit, copied and judged", len(turns) / sum(turns), "/s", 0, True),
        Figure("judgements", len(judged) / sum(judged), "/s", 0, True),
    ]


def thinking_compiled() -> None:
    """The same in a process with the compiled engine."""
    home = compiled.home()
    if home is None:
        print("the same, compiled: not measured, there is no compiled engine of these sources (make compiled)")
        return
    command = [sys.executable, "-P", __file__, "--only-thinking"]
    told = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(home)}, text=True, check=True, stdout=subprocess.PIPE
    )
    print("the same, compiled:\n" + told.stdout, end="", flush=True)


def records(games: int = 30) -> list[Figure]:
    """The size of a record and the time to play it again."""
    texts: list[str] = []
    for seed in range(games):
        game = SmashUp.new(setup(2), seed, quiet=True)
        play_out(game, Rng(~seed))
        texts.append(game.record().to_text())
    times = [timed(lambda text=text: replay(Record.from_text(text), quiet=True)) for text in texts]  # type: ignore[misc]
    return [
        Figure("bytes of a record (median)", median(len(text.encode()) for text in texts), "B", 0, False),
        Figure("replay of a record (median)", 1e3 * median(times), "ms", 25, False),
    ]


def main(argv: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--only-smashup", action="store_true")
    parser.add_argument("--only-thinking", action="store_true")
    args = parser.parse_args(argv)
    calibration = calibrate()
    if args.only_thinking:
        for figure in thinking():
            print(figure.line(calibration))
        return 0
    print(f"Python {platform.python_version()}, calibration loop {1e3 * calibration:.2f} ms")
    print(f"{'Smash Up, ' + BOX:<46} {'':>17} {'ratio':>12}  target")
    for figures in (
        speed(args.games),
        with_titan(args.games // 3),
        all_boxes(args.games // 3),
        doors(args.games // 10),
        clones(2),
        clones(4),
        records(),
        thinking(),
    ):
        for figure in figures:
            print(figure.line(calibration), flush=True)
    thinking_compiled()
    if not args.only_smashup:
        from hitzroad_bench import main as hitzroad

        hitzroad([])
    return 0


if __name__ == "__main__":
    sys.exit(main())
