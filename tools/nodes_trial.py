"""Three servers on one PostgreSQL, people who change servers, and everything dies now and then.

python tools/nodes_trial.py [--nodes 3] [--tables 60] [--seconds 300] [--faults 60] [--pace 0.4] [--seed 5]

Servers are killed and stand still (SIGSTOP), PostgreSQL is killed and started again, people come back at any server.
Nothing acknowledged is lost, no number has two answers, everybody sees every end, and every game equals its replay;
else it fails. Printed is what happened, and how long an answer took to become the next one's question.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from server_process import Postgres, Process
from trial_people import GREEDY, ME, OPEN, RANDOM, Manners, finish, open_game

TABLES: list[tuple[str, list[dict[str, Any]]]] = [
    ("smashup", [ME, OPEN]),
    ("hitzroad", [ME, OPEN]),
    ("smashup", [ME, RANDOM]),
    ("hitzroad", [ME, OPEN, RANDOM]),
    ("smashup", [ME, ME]),
    ("hitzroad", [ME, GREEDY]),
    ("smashup", [RANDOM, RANDOM]),
    ("hitzroad", [ME]),
]
KINDS = ("kill", "kill", "stop", "stop", "database")
"""What happens, as often as it stands here."""
STOPS = (1.0, 4.0, 12.0, 30.0)
"""About how many seconds a server stands still."""
SETTLING = 5.0
"""Seconds after a fault in which delays are counted apart."""
TWICE = "SELECT table_id, number FROM answers GROUP BY table_id, number HAVING count(*) > 1"
GAPS = "SELECT table_id FROM answers GROUP BY table_id HAVING count(*) <> max(number) + 1"


class Faults:
    """Makes things die, and knows when they did."""

    def __init__(self, postgres: Postgres, nodes: Sequence[Process], rng: random.Random) -> None:
        self._postgres, self._nodes, self._rng = postgres, nodes, rng
        self._whole = list(nodes)
        self._database = asyncio.Event()
        self._database.set()
        self._healing: set[asyncio.Task[None]] = set()
        self.counts: Counter[str] = Counter()
        """How often what happened."""
        self.times: list[tuple[float, float]] = []
        """From when until when something was not well."""

    async def make(self, faults: int, seconds: float) -> None:
        """So many faults, spread over a time; in the end everything is well."""
        for _ in range(faults):
            await asyncio.sleep(seconds / faults * self._rng.uniform(0.5, 1.5))
            kind = self._rng.choice(KINDS)
            if kind == "database":
                self._start(self._kill_database())
            elif len(self._whole) > 1:
                node = self._rng.choice(self._whole)
                self._whole.remove(node)
                stop = self._rng.choice([stop for stop in STOPS if stop <= seconds / 3])
                self._start(self._kill(node) if kind == "kill" else self._stop(node, stop))
        await asyncio.gather(*self._healing)

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._timed(work))
        self._healing.add(task)

    async def _timed(self, work: Any) -> None:
        began = time.monotonic()
        await work
        self.times.append((began, time.monotonic() + SETTLING))

    async def _kill(self, node: Process) -> None:
        node.kill()
        self.counts["servers killed"] += 1
        await asyncio.sleep(self._rng.uniform(0.0, 5.0))
        while True:
            await self._database.wait()
            try:
                await asyncio.to_thread(node.start)
                break
            except AssertionError:
                await asyncio.sleep(1.0)  # the database died meanwhile
        self._whole.append(node)

    async def _stop(self, node: Process, about: float) -> None:
        node.send(signal.SIGSTOP)
        self.counts["servers stopped"] += 1
        await asyncio.sleep(about * self._rng.uniform(0.5, 1.5))
        node.send(signal.SIGCONT)
        self._whole.append(node)

    async def _kill_database(self) -> None:
        if not self._database.is_set():
            return
        self._database.clear()
        await asyncio.to_thread(self._postgres.kill)
        self.counts["databases killed"] += 1
        await asyncio.sleep(self._rng.uniform(0.0, 3.0))
        await asyncio.to_thread(self._postgres.start)
        self._database.set()

    def near(self, moment: float, until: float) -> bool:
        """Whether something was not well between two moments."""
        return any(began < until and moment < ended for began, ended in self.times)


async def trial(
    postgres: Postgres, nodes: Sequence[Process], tables: int, seconds: float, faults: int, pace: float, seed: int
) -> list[str]:
    """Play at so many tables at a time for so long, and until all games are over; what it showed."""
    rng, manners = random.Random(seed), Manners(pace, changes=0.03, backs=0.03)
    making = Faults(postgres, nodes, random.Random(rng.random()))
    dying = asyncio.get_running_loop().create_task(making.make(faults, seconds))
    ended: list[int] = []

    def ports() -> list[int]:
        return [node.port for node in nodes]

    async def play(place: int) -> None:
        chance = random.Random(rng.random())
        while True:
            game = await open_game(ports, chance, manners, *TABLES[place % len(TABLES)])
            ended.append(await finish(game, ports, chance))
            if dying.done():
                return

    async with asyncio.TaskGroup() as group:
        for place in range(tables):
            group.create_task(play(place))
    dying.result()
    engine = sa.create_engine(postgres.url)
    with engine.connect() as connection:
        assert connection.execute(sa.text(TWICE)).all() == []
        assert connection.execute(sa.text(GAPS)).all() == []
        answers = connection.execute(sa.text("SELECT count(*) FROM answers")).scalar_one()
    engine.dispose()
    well = sorted(delay for then, delay, _ in manners.delays if not making.near(then, then + delay))
    ill = sorted(delay for then, delay, _ in manners.delays if making.near(then, then + delay))
    return [
        f"faults: {_counted(making.counts)}",
        f"people: {_counted(manners.counts)}",
        f"{len(ended)} games over, each equal to its replay and to what everybody saw; {answers} answers stored, no "
        f"number twice, no gap; {sum(ended)} acknowledged answers compared, 0 lost",
        f"from an answer to the next one's question, while all is well: {_percentiles(well)}",
        f"the same while something is dead, stands still or has just come back: {_percentiles(ill)}",
    ]


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))


def _percentiles(delays: list[float]) -> str:
    if not delays:
        return "none"
    told = [f"p{part} {1000 * delays[min(len(delays) - 1, len(delays) * part // 100)]:.0f} ms" for part in (50, 90, 99)]
    return f"{len(delays)} delays, {', '.join(told)}, longest {1000 * delays[-1]:.0f} ms"


def main() -> None:
    """Do it all, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--pace", type=float, default=0.4)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="nodes") as name:
        folder = Path(name)
        postgres = Postgres(folder)
        nodes = [Process(folder, database=postgres.url, name=f"node{number}") for number in range(given.nodes)]
        try:
            for node in nodes:
                node.start()
            told = asyncio.run(
                trial(postgres, nodes, given.tables, given.seconds, given.faults, given.pace, given.seed)
            )
            print("\n".join(told))
            for node in nodes:
                assert node.complaints() == []
        finally:
            for node in nodes:
                node.kill()
            postgres.close()


if __name__ == "__main__":
    main()
