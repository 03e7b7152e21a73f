"""The one thread that speaks to the database: what comes in together is committed together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from potasovka.table.refusal import Refused
from potasovka.table.row import AnswerRow

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]


class Answers(NamedTuple):
    """Answers to insert, all of one table."""

    rows: Sequence[AnswerRow]
    version: int
    """The version of the table that was seen."""
    over: bool
    """Whether the game is over with them."""


class Job(NamedTuple):
    """Something to be done by the thread, and who waits for it."""

    what: Answers | Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Worker:
    """Does what is asked for, one transaction after the other; answers that wait share one."""

    def __init__(self, engine: sa.Engine, insert: Callable[[sa.Connection, list[Answers]], None]) -> None:
        self.engine = engine
        self.connection: sa.Connection | None = None
        """The connection that is open now."""
        self._insert = insert
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def submit(self, what: Answers | Work) -> asyncio.Future[Any]:
        """Let something be done, in a transaction of its own unless it is answers."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(what, loop, future))
        return future

    def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        self._jobs.put(None)
        self._thread.join()
        self.engine.dispose()

    def _run(self) -> None:
        stop = False
        while not stop:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            stop = None in waiting
            together: list[tuple[Job, Answers]] = []
            for job in waiting:
                if job is not None and isinstance(job.what, Answers):
                    together.append((job, job.what))
                    continue
                self._commit(together)
                together = []
                if job is not None and not isinstance(job.what, Answers):
                    _settle([(job, *self._attempt(job.what))])
            self._commit(together)
        if self.connection is not None:
            self.connection.close()

    def _commit(self, jobs: list[tuple[Job, Answers]]) -> None:
        """Commit these answers in one transaction; if one of them cannot be, each in its own."""
        if not jobs:
            return
        given = [answers for _, answers in jobs]
        _, error = self._attempt(lambda connection: self._insert(connection, given))
        if error is not None and len(jobs) > 1:
            for one in jobs:
                self._commit([one])
        else:
            _settle([(job, None, error) for job, _ in jobs])

    def _attempt(self, work: Callable[[sa.Connection], T]) -> tuple[T | None, Exception | None]:
        try:
            connection = self.connection or self.engine.connect()
            self.connection = connection
            with connection.begin():
                return work(connection), None
        except Refused as refused:  # the database did what it should
            return None, refused
        except Exception as error:  # handed to whoever waits for the work
            self._hang_up()
            return None, error

    def _hang_up(self) -> None:
        """A connection that failed is not used again."""
        if self.connection is not None:
            if self.engine.dialect.name != "sqlite":  # there it may be all that holds a database in memory
                self.connection.invalidate()
            self.connection.close()
            self.connection = None


def _settle(done: list[tuple[Job, Any, Exception | None]]) -> None:
    """Tell all who wait; they wait in one loop."""

    def tell() -> None:
        for job, value, error in done:
            if job.future.done():
                continue
            if error is None:
                job.future.set_result(value)
            else:
                job.future.set_exception(error)

    loop = done[0][0].loop
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)
