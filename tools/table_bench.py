"""What a table costs without network and database: its memory after so many answers, and the processor for one.

python tools/table_bench.py [--tables 100] [--answers 20 60 120] [--boxes awesome_level_9000 …] [--lines 40]

Two people sit at each table of Smash Up, look at it and answer at random; chance is the same in every run. Memory is
what the process grows by, as the system counts it, with cycles left lying as on a server. `--lines` tells where memory
that is held was asked for (then all other figures are those of a process that is watched). What an answer costs in
instructions is the difference of two runs under valgrind, which nobody else on the machine can disturb:

PYTHONHASHSEED=0 valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null \\
    .venv/bin/python tools/table_bench.py --tables 10 --answers 120     # and once with --answers 0
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import time
import tracemalloc
from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from potasovka.core import Rng
from potasovka.house.loop import HouseLoop
from potasovka.table.house import Alone, Bots, House, Pauses, Store
from potasovka.table.keeper import Keeper
from potasovka.table.messages import Answer
from potasovka.table.opening import new_table
from potasovka.table.row import AnswerRow, Seat, Stored
from potasovka.table.standing import stand
from potasovka.table.watcher import Guest
from server_bench import memory_of

LARGEST = 200
"""KiB that a table may hold after 120 answers."""


class CountingMint:
    """What nobody could guess elsewhere is counted here, so that every run is the same."""

    def __init__(self) -> None:
        self._made = 0

    def _next(self) -> int:
        self._made += 1
        return self._made

    def name(self) -> str:
        return f"table{self._next()}"

    def token(self) -> str:
        return f"{self._next():032d}"

    def seed(self) -> int:
        return Rng(self._next()).seed()

    def salt(self) -> str:
        return f"{self._next():064x}"

    def chance(self, answered: int) -> int:
        return answered


class NoStore:
    """Keeps nothing."""

    async def add_answers(self, rows: Sequence[AnswerRow], version: int, over: bool) -> None:
        pass


class NoSocket:
    """Counts what would be sent."""

    sent = 0

    def send(self, message: bytes) -> None:
        NoSocket.sent += len(message)

    def close(self) -> None:
        pass


class Place(NamedTuple):
    """A table with two people, and the chance by which they answer."""

    keeper: Keeper
    guests: list[Guest]
    rng: Rng

    async def play(self, answers: int) -> int:
        """Answer so often, if the game is not over before; how often that was."""
        table = self.keeper.table
        for given in range(answers):
            choice = table.playing().choice
            if choice is None:
                return given
            key = choice.key(self.rng.below(len(choice)))
            await self.keeper.hear(self.guests[choice.seat], Answer(table.counts[choice.seat], [key]))
        return answers


async def open_place(house: House, setup: dict[str, Any], chance: int) -> Place:
    """A new table, and people on its seats."""
    row, _ = new_table(house.mint, "smashup", setup, [Seat("person"), Seat("person")])
    keeper = Keeper(house, stand(Stored(row, [])))
    guests = [Guest(seat, NoSocket()) for seat in range(2)]
    for guest in guests:
        await keeper.join(guest)
    return Place(keeper, guests, Rng(chance))


async def run(tables: int, marks: Sequence[int], setup: dict[str, Any], lines: int) -> None:
    """Play, and print."""
    no_bots, no_store = cast(Bots, None), cast(Store, NoStore())
    house = House(Pauses(0.0, 0.0, 60.0), HouseLoop(), no_store, no_bots, CountingMint(), Alone())
    await (await open_place(house, setup, 0)).play(60)  # what is made once is there
    gc.collect()
    gc.freeze()
    gc.disable()
    if lines:
        tracemalloc.start()
    before, NoSocket.sent = memory_of(os.getpid()), 0
    places = [await open_place(house, setup, 1 + number) for number in range(tables)]
    began, given, done, memory = time.process_time(), 0, 0, 0.0
    for mark in marks:
        for place in places:
            given += await place.play(mark - done)
        done, memory = mark, (memory_of(os.getpid()) - before) / tables
        print(f"{memory:8.1f} KiB a table after {mark} answers", flush=True)
    if given:
        spent = 1e6 * (time.process_time() - began) / given
        print(f"{spent:8.1f} µs of processor and {NoSocket.sent / given:,.0f} bytes told an answer, {given} answers")
    if done == 120:
        print(f"target: at most {LARGEST} KiB: {'reached' if memory <= LARGEST else 'MISSED'}")
    if lines:
        for found in tracemalloc.take_snapshot().statistics("lineno")[:lines]:
            frame = found.traceback[0]
            where = f"{frame.filename.rpartition('potasovka/')[2]}:{frame.lineno}"
            print(f"{found.size / 1024 / tables:8.2f} KiB in {found.count / tables:6.1f}  {where}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--answers", type=int, nargs="+", default=[20, 60, 120])
    parser.add_argument("--boxes", nargs="+", help="only these; otherwise all")
    parser.add_argument("--lines", type=int, default=0, help="so many places in the code that hold memory")
    said = parser.parse_args()
    setup: dict[str, Any] = {} if said.boxes is None else {"boxes": said.boxes}
    asyncio.run(run(said.tables, said.answers, setup, said.lines))


if __name__ == "__main__":
    main()
