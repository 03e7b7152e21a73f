"""What Smash Up is measured beside (`server_bench.py`): a toy game that costs nothing, and a bare loop of uvicorn and
SQLite with the same messages and no game at all."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, Self

import msgspec

from potasovka.core import Choice, Game, Option, Result, Rng, Text, catalogue
from potasovka.core.describe import Description


class Toy(Game):
    """Two people say a or b in turn, for ever."""

    name: ClassVar[str] = "toy"
    rules: ClassVar[str] = "1"
    __slots__ = ("_choice", "answers", "given", "log", "seed", "setup")

    def __init__(self, given: int = 0) -> None:
        self.setup, self.seed, self.log = {"players": 2}, 1, []
        self.given = given
        self.answers = [""] * given
        self._choice = self._ask()

    @classmethod
    def new(cls, setup: Mapping[str, Any], seed: int, *, quiet: bool = False) -> Self:
        return cls()

    @property
    def seats(self) -> int:
        return 2

    def _ask(self) -> Choice:
        return Choice(self.given % 2, Text("ask"), ("a", "b"), self)

    def key_of(self, value: str) -> str:
        return value

    def describe(self, choice: Choice, value: str) -> Option:
        return Option(value, Text(value))

    def loses(self, choice: Choice, value: str) -> bool:
        return False

    def arguments(self, choice: Choice) -> dict[str, Any]:
        return {}

    def foresees(self, choice: Choice) -> dict[int, Text]:
        return {}

    @property
    def choice(self) -> Choice:
        return self._choice

    def pick(self, index: int) -> Choice:
        self.given += 1
        self._choice = self._ask()
        self.answers.append("ab"[index])
        return self._choice

    @property
    def result(self) -> Result | None:
        return None

    def view(self, seat: int | None) -> dict[str, Any]:
        mine = self.given % 2 == seat
        choice = self.choice.data(self.given // 2) if mine else None
        return {"game": "toy", "seat": seat, "said": self.given, "over": False, "choice": choice}

    def clone(self) -> Self:
        return type(self)(self.given)

    def determinise(self, seat: int, rng: Rng) -> Self:
        return self.clone()

    def shown(self, seats: Any, besides: int | None = None) -> int:
        return self.given

    def inventory(self) -> list[str]:
        return [str(self.given)]


def add_toy() -> None:
    """Put the toy beside the games that there are."""
    described = ModuleType("potasovka.toy.description")
    described.DESCRIPTION = Description(name="toy", game="bare_loop:Toy", players=(2, 2), cards=list)  # type: ignore[attr-defined]
    sys.modules[described.__name__] = described
    catalogue.game_names().append("toy")


class Bare:
    """The same messages without any game behind them: what uvicorn and SQLite alone can do."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.jobs: queue.SimpleQueue[tuple[tuple[str, int, int, str], asyncio.Future[None]]] = queue.SimpleQueue()
        self.tables: dict[str, list[Any]] = {}
        threading.Thread(target=self._write, daemon=True).start()

    def _write(self) -> None:
        database = sqlite3.connect(self.file, isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE answers (t TEXT, n INT, seat INT, key TEXT, PRIMARY KEY (t, n)) WITHOUT ROWID")
        while True:
            jobs = [self.jobs.get()]
            while not self.jobs.empty():
                jobs.append(self.jobs.get())
            database.execute("BEGIN")
            database.executemany("INSERT INTO answers VALUES (?, ?, ?, ?)", [row for row, _ in jobs])
            database.execute("COMMIT")
            futures = [future for _, future in jobs]
            futures[0].get_loop().call_soon_threadsafe(_done, futures)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        hello = msgspec.json.decode((await receive())["text"])
        table, seat = scope["path"][4:], int(hello["token"])
        people = self.tables.setdefault(table, [None, None, 0])
        people[seat] = send
        await _tell(send, "view", {"choice": {"number": 0, "options": [{"key": "a"}]} if seat == 0 else None})
        while (message := await receive())["type"] == "websocket.receive":
            answer = msgspec.json.decode(message["text"])
            saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.jobs.put(((table, people[2], seat, answer["keys"][0]), saved))
            await saved
            people[2] += 1
            await send({"type": "websocket.send", "text": f'{{"type":"ok","number":{answer["number"]}}}'})
            asked = {"number": people[2] // 2, "options": [{"key": "a"}]}
            for who in (seat, 1 - seat):
                await _tell(people[who], "patch", [[["choice"], asked if who != seat else None]])


def _done(futures: list[asyncio.Future[None]]) -> None:
    for future in futures:
        future.set_result(None)


async def _tell(send: Any, what: str, value: Any) -> None:
    await send({"type": "websocket.send", "text": msgspec.json.encode({"type": "state", what: value}).decode()})
