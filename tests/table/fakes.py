"""A house made of nothing: a clock that is moved by hand, a store in memory, bots that say what they are told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Generator, Sequence
from typing import Any

from msgspec.structs import replace

from potasovka.core import Game
from potasovka.core.advice import Advised
from potasovka.table.refusal import NotSaved, Stale
from potasovka.table.row import AnswerRow, Further, Stored, TableRow, TakenBack, chain_of


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
        self.back_to: dict[str, list[int | None]] = {}
        self.fails = False
        """Whether nothing can be written now."""
        self.gate: Gate | None = None
        """What every writing waits for."""
        self.deaf = False
        """Whether what is written is not told."""

    async def _ready(self) -> None:
        if self.gate is not None:
            await self.gate
        if self.fails:
            raise NotSaved("Full")

    def _wrote(self) -> None:
        if self.deaf:
            raise NotSaved("Gone")

    async def add_table(self, row: TableRow) -> None:
        await self._ready()
        self._open(row)

    def _open(self, row: TableRow) -> None:
        self.rows[row.id], self.answers[row.id], self.back_to[row.id] = row, [], []

    async def save_table(self, row: TableRow, also: TableRow | None = None, *, certain: bool = False) -> None:
        await self._ready()
        self._check(row.id, row.version)
        self.rows[row.id] = replace(row, over=row.over or self.rows[row.id].over, version=row.version + 1)
        if certain and self.back_to[row.id]:
            self.back_to[row.id][-1] = None
        if also is not None:
            self._open(also)
        self._wrote()

    def _check(self, table: str, version: int) -> None:
        if self.rows[table].version != version:
            raise Stale

    async def load_table(self, table: str) -> Stored | None:
        if table not in self.rows:
            return None
        return Stored(self.rows[table], list(self.answers[table]), chain_of(self.back_to[table]))

    async def read_on(self, table: str, version: int, number: int) -> Stored | Further | None:
        if table in self.rows and self.rows[table].version == version:
            return Further(self.answers[table][number:], chain_of(self.back_to[table][number:], number))
        return await self.load_table(table)

    async def add_answers(self, rows: Sequence[AnswerRow], version: int, over: bool) -> None:
        await self._ready()
        table = rows[0].table_id
        self._check(table, version)
        if rows[0].number != len(self.answers[table]):
            raise Stale
        self._write(table, rows, over)
        self._wrote()

    def _write(self, table: str, rows: Sequence[AnswerRow], over: bool) -> None:
        first = len(self.answers[table])
        assert [row.number for row in rows] == list(range(first, first + len(rows)))
        self.answers[table] += [(row.seat, row.key) for row in rows]
        self.back_to[table] += [row.back_to for row in rows]
        if over:
            self.rows[table] = replace(self.rows[table], over=True)

    async def take_back(self, row: TableRow, away: TakenBack) -> None:
        await self._ready()
        self._check(row.id, row.version)
        if len(self.answers[row.id]) != away.until:
            raise Stale
        del self.answers[row.id][away.number :], self.back_to[row.id][away.number :]
        if away.number:
            self.back_to[row.id][-1] = away.chain[-1] if away.chain else None
        self.rows[row.id] = replace(row, version=row.version + 1)
        self._write(row.id, away.instead, away.over)
        self._wrote()

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
        self.advises = True
        """Whether they have anything to advise."""

    async def choose(self, table: str, game: Game, seat: int, bot: str, owner: str) -> str:
        self.asked.append((seat, bot))
        self.owners.append(owner)
        if self.gate is not None:
            await self.gate
        return self.say(game, seat)

    async def advise(self, table: str, game: Game, seat: int, owner: str) -> list[Advised]:
        self.asked.append((seat, "advice"))
        self.owners.append(owner)
        if self.gate is not None:
            await self.gate
        return [{"key": self.say(game, seat), "chance": 0.5, "why": []}] if self.advises else []


class FakeOthers:
    """Other houses, as they are told to be."""

    def __init__(self) -> None:
        self.told: list[tuple[str, frozenset[int | None]]] = []
        """From which seats somebody looks, as they were told."""
        self.leading = True
        """Whether bots may think here."""
        self.followed: list[str] = []
        """The tables whose bots may think anywhere again."""

    def present(self, table: str, seats: frozenset[int | None]) -> None:
        self.told.append((table, seats))

    async def lead(self, table: str) -> bool:
        return self.leading

    def follow(self, table: str) -> None:
        self.followed.append(table)


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
