"""A house made of nothing: a clock that is moved by hand, a store in memory, bots that say what they are told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Generator, Sequence
from typing import Any

from msgspec.structs import replace

from potasovka.core import Game
from potasovka.table.refusal import NotSaved
from potasovka.table.row import AnswerRow, Stored, TableRow


class Gate:
    """Something to wait for."""

    def __init__(self) -> None:
        self.is_open = False
        self._waiting: list[Callable[[], None]] = []

    def open(self) -> None:
        """Let all who wait go on."""
        self.is_open = True
        for go_on in self._waiting:
            go_on()
        self._waiting.clear()

    def wait(self, go_on: Callable[[], None]) -> None:
        """Be told when it is open."""
        self._waiting.append(go_on)

    def __await__(self) -> Generator[Gate, None, None]:
        while not self.is_open:
            yield self


class Work:
    """A coroutine that goes on whenever it can."""

    def __init__(self, loop: FakeLoop, work: Coroutine[Any, Any, Any]) -> None:
        self._loop, self._work = loop, work
        self._done = False
        self.result: Any = None
        self.error: Exception | None = None
        loop.soon(self._go_on)

    def done(self) -> bool:
        return self._done

    def cancel(self) -> None:
        self._work.close()
        self._done = True

    def _go_on(self) -> None:
        if self._done:
            return
        try:
            gate = self._work.send(None)
        except StopIteration as end:
            self._done, self.result = True, end.value
        except Exception as error:
            self._done, self.error = True, error
        else:
            gate.wait(lambda: self._loop.soon(self._go_on))


class FakeTimer:
    def __init__(self, when: float, do: Callable[[], None]) -> None:
        self.when, self.do = when, do
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeLock:
    def __init__(self) -> None:
        self._inside = False
        self._waiting: deque[Gate] = deque()

    def locked(self) -> bool:
        return self._inside

    async def __aenter__(self) -> None:
        while self._inside:
            gate = Gate()
            self._waiting.append(gate)
            await gate
        self._inside = True

    async def __aexit__(self, *_: object) -> None:
        self._inside = False
        if self._waiting:
            self._waiting.popleft().open()


class FakeLoop:
    """Time stands still unless it is moved."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._ready: deque[Callable[[], None]] = deque()
        self._timers: list[FakeTimer] = []

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, do: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(when, do)
        self._timers.append(timer)
        return timer

    async def sleep(self, seconds: float) -> None:
        gate = Gate()
        self.call_at(self._now + seconds, gate.open)
        await gate

    def lock(self) -> FakeLock:
        return FakeLock()

    def start(self, work: Coroutine[Any, Any, None]) -> Work:
        return Work(self, work)

    def soon(self, do: Callable[[], None]) -> None:
        """Do something next."""
        self._ready.append(do)

    def settle(self) -> None:
        """Let everything happen that needs no more time."""
        while True:
            due = [timer for timer in self._timers if timer.when <= self._now and not timer.cancelled]
            if self._ready:
                self._ready.popleft()()
            elif due:
                first = min(due, key=lambda timer: timer.when)
                self._timers.remove(first)
                first.do()
            else:
                return

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        end = self._now + seconds
        self.settle()
        while coming := [one for one in self._timers if one.when <= end and not one.cancelled]:
            self._now = max(self._now, min(one.when for one in coming))
            self.settle()
        self._now = end
        self.settle()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something that needs no more time, and what comes of it at once."""
        started = Work(self, work)
        self.settle()
        assert started.done(), "it waits for something that does not come"
        if started.error is not None:
            raise started.error
        return started.result


class MemoryStore:
    """Keeps tables in memory; it can be made to fail, or to take its time."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.answers: dict[str, list[tuple[int, str]]] = {}
        self.fails = False
        """Whether nothing can be written now."""
        self.gate: Gate | None = None
        """What every writing waits for."""

    async def _ready(self) -> None:
        if self.gate is not None:
            await self.gate
        if self.fails:
            raise NotSaved("Full")

    async def add_table(self, row: TableRow) -> None:
        await self._ready()
        self.rows[row.id], self.answers[row.id] = row, []

    async def save_table(self, row: TableRow) -> None:
        await self._ready()
        self.rows[row.id] = row

    async def load_table(self, table: str) -> Stored | None:
        return Stored(self.rows[table], list(self.answers[table])) if table in self.rows else None

    async def add_answers(self, rows: Sequence[AnswerRow], over: bool) -> None:
        await self._ready()
        table = rows[0].table_id
        if rows[0].number != len(self.answers[table]):
            raise NotSaved("Taken")
        assert [row.number for row in rows] == list(range(rows[0].number, rows[0].number + len(rows)))
        self.answers[table] += [(row.seat, row.key) for row in rows]
        if over:
            self.rows[table] = replace(self.rows[table], over=True)

    async def take_back(self, table: str, number: int) -> None:
        await self._ready()
        del self.answers[table][number:]

    def keys(self, table: str) -> list[str]:
        """What was answered at a table."""
        return [key for _, key in self.answers[table]]


class ScriptedBots:
    """Bots that choose what a function says."""

    def __init__(self) -> None:
        self.say: Callable[[Game, int], str] = lambda game, seat: game.choice.keys[0]  # type: ignore[union-attr]
        self.asked: list[tuple[int, str]] = []
        """Which bot was asked at which seat."""
        self.owners: list[str] = []
        """For whom."""
        self.gate: Gate | None = None
        """What every thought waits for."""

    async def choose(self, table: str, game: Game, seat: int, bot: str, owner: str) -> str:
        self.asked.append((seat, bot))
        self.owners.append(owner)
        if self.gate is not None:
            await self.gate
        return self.say(game, seat)


class CountingMint:
    """Names, tokens and seeds in a row."""

    def __init__(self) -> None:
        self._made = 0

    def _next(self) -> int:
        self._made += 1
        return self._made

    def name(self) -> str:
        return f"table{self._next()}"

    def token(self) -> str:
        return f"token{self._next()}"

    def seed(self) -> int:
        return self._next()

    def salt(self) -> str:
        return f"{self._next():064x}"

    def chance(self, answered: int) -> int:
        return answered
