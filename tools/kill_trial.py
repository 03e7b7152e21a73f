"""Kill one server again and again while people play: nothing acknowledged is lost, and every game ends as its replay.

python tools/kill_trial.py [--kills 100] [--database sqlite postgres] [--tables 20] [--pace 0.03] [--seed 5]

With PostgreSQL, every fourth kill is that of the database. `make test` does the same with few kills.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

from server_process import Postgres, Process
from trial_people import GREEDY, ME, RANDOM, Manners, finish, open_game

TABLES: list[tuple[str, list[dict[str, Any]]]] = [
    ("smashup", [ME, RANDOM]),
    ("hitzroad", [ME]),
    ("hitzroad", [ME, GREEDY]),
    ("smashup", [ME, ME]),
    ("hitzroad", [ME, ME, RANDOM]),
    ("smashup", [RANDOM, RANDOM]),
]


async def trial(process: Process, postgres: Postgres | None, kills: int, tables: int, pace: float, seed: int) -> str:
    """Play at so many tables at a time until the server was killed so often, and all games are over."""
    rng, manners = random.Random(seed), Manners(pace, backs=0.03)
    killing = asyncio.get_running_loop().create_task(_kill(process, postgres, kills, rng))
    ended: list[int] = []

    def nodes() -> list[int]:
        return [process.port]

    async def play(place: int) -> None:
        chance = random.Random(rng.random())
        while True:
            game = await open_game(nodes, chance, manners, *TABLES[place % len(TABLES)])
            ended.append(await finish(game, nodes, chance))
            if killing.done():
                return

    async with asyncio.TaskGroup() as group:
        for place in range(tables):
            group.create_task(play(place))
    server, database = killing.result()
    told = ", ".join(f"{count} {what}" for what, count in sorted(manners.counts.items()))
    return (
        f"{server} kills of the server, {database} of the database; {len(ended)} games over, each equal to its replay; "
        f"{sum(ended)} acknowledged answers compared, 0 lost ({told})"
    )


async def _kill(process: Process, postgres: Postgres | None, kills: int, rng: random.Random) -> tuple[int, int]:
    server = database = 0
    while server + database < kills:
        await asyncio.sleep(rng.uniform(0.2, 1.0))
        if postgres is not None and (server + database) % 4 == 3:
            await asyncio.to_thread(postgres.kill)
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            await asyncio.to_thread(postgres.start)
            database += 1
        else:
            process.kill()
            await asyncio.to_thread(process.start)
            server += 1
    return server, database


def run(database: str, kills: int, tables: int, pace: float, seed: int) -> str:
    """A trial on one kind of database; what it showed."""
    with tempfile.TemporaryDirectory(prefix="kill") as name:
        folder = Path(name)
        postgres = Postgres(folder) if database == "postgres" else None
        process = Process(folder, database="" if postgres is None else postgres.url)
        try:
            process.start()
            told = asyncio.run(trial(process, postgres, kills, tables, pace, seed))
            assert process.interrupt() == 0
            assert process.complaints() == []
        finally:
            process.kill()
            if postgres is not None:
                postgres.close()
    return told


def main() -> None:
    """Try both databases, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", nargs="+", choices=["sqlite", "postgres"], default=["sqlite", "postgres"])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.03)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    for database in given.database:
        print(f"{database}: {run(database, given.kills, given.tables, given.pace, given.seed)}", flush=True)


if __name__ == "__main__":
    main()
