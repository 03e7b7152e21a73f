"""The database behind one thread: what comes in together is committed together, and nothing is promised before."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from importlib.resources import as_file, files
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from potasovka.core import PotasovkaError
from potasovka.server.schema import answers, from_columns, tables, to_columns
from potasovka.table.refusal import NotSaved
from potasovka.table.row import AnswerRow, Stored, TableRow

T = TypeVar("T")
log = logging.getLogger("potasovka.server")


class Job(NamedTuple):
    """Something to be done by the thread, and who waits for it."""

    rows: Sequence[AnswerRow] | None
    """Answers to insert, all of one table; or else …"""
    over: bool
    """Whether the game is over with them."""
    work: Callable[[sa.Connection], Any] | None
    """… anything done in a transaction of its own."""
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class DatabaseStore:
    """Tables and answers, on SQLite or any other database; a `PotasovkaError` if it cannot be opened."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        try:
            migrate(self.engine)
        except (sa.exc.SQLAlchemyError, CommandError) as error:
            why = str(getattr(error, "orig", None) or error).partition("\n")[0]
            raise PotasovkaError(f"the database cannot be opened: {why}") from None
        self._connection: sa.Connection | None = None
        self._statement = str(sa.insert(answers).compile(dialect=self.engine.dialect))
        self._by_place = self.engine.dialect.positional
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        self._jobs.put(None)
        self._thread.join()
        self.engine.dispose()

    async def add_answers(self, rows: Sequence[AnswerRow], over: bool) -> None:
        """Commit answers, all or none, and with them that the game is over; `NotSaved` if one of the numbers is taken
        or the database fails."""
        await self._submit(rows, over, None)

    async def take_back(self, table_id: str, number: int) -> None:
        """Forget the answers from this number on."""
        where = sa.and_(answers.c.table_id == table_id, answers.c.number >= number)
        await self.work(lambda connection: connection.execute(sa.delete(answers).where(where)))

    async def add_table(self, row: TableRow) -> None:
        """A new table."""
        await self.work(lambda connection: connection.execute(sa.insert(tables), to_columns(row)))

    async def save_table(self, row: TableRow) -> None:
        """Write again what may change of a table: its seats, and where it is played again."""
        columns = to_columns(row)
        change = sa.update(tables).where(tables.c.id == row.id)
        change = change.values(seats=columns["seats"], rematch=columns["rematch"])
        await self.work(lambda connection: connection.execute(change))

    async def load_table(self, table_id: str) -> Stored | None:
        """A table's row and its answers, if there is such a table."""

        def read(connection: sa.Connection) -> Stored | None:
            found = connection.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
            if found is None:
                return None
            given = sa.select(answers.c.seat, answers.c.key).where(answers.c.table_id == table_id)
            rows = connection.execute(given.order_by(answers.c.number)).all()
            return Stored(from_columns(found), [(seat, key) for seat, key in rows])

        return await self.work(read)

    async def work(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction of its own."""
        result: T = await self._submit(None, False, work)
        return result

    async def _submit(
        self, rows: Sequence[AnswerRow] | None, over: bool, work: Callable[[sa.Connection], Any] | None
    ) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(rows, over, work, loop, future))
        try:
            return await future
        except Exception as error:  # whatever the driver calls it
            log.error("the database failed: %s", type(error).__name__)
            raise NotSaved(type(error).__name__) from None

    def _run(self) -> None:
        stop = False
        while not stop:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            stop = None in waiting
            together: list[Job] = []
            for job in waiting:
                if job is not None and job.rows is not None:
                    together.append(job)
                    continue
                self._insert(together)
                together = []
                if job is not None and job.work is not None:
                    _settle([(job, *self._attempt(job.work))])
            self._insert(together)
        if self._connection is not None:
            self._connection.close()

    def _insert(self, jobs: list[Job]) -> None:
        """Commit these answers in one transaction; if one of them cannot be, each in its own."""
        if not jobs:
            return
        rows = [row for job in jobs for row in job.rows or ()]
        over = [job.rows[0].table_id for job in jobs if job.over and job.rows]
        _, error = self._attempt(lambda connection: self._insert_rows(connection, rows, over))
        if error is not None and len(jobs) > 1:
            for job in jobs:
                self._insert([job])
        else:
            _settle([(job, None, error) for job in jobs])

    def _insert_rows(self, connection: sa.Connection, rows: list[AnswerRow], over: list[str]) -> None:
        """The one statement that is worth a short way: straight to the driver, in its own manner of naming values."""
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(self._statement, rows if self._by_place else [row._asdict() for row in rows])
        finally:
            cursor.close()
        if over:
            connection.execute(sa.update(tables).where(tables.c.id.in_(over)).values(over=True))

    def _attempt(self, work: Callable[[sa.Connection], T]) -> tuple[T | None, Exception | None]:
        try:
            connection = self._connection or self.engine.connect()
            self._connection = connection
            with connection.begin():
                return work(connection), None
        except Exception as error:  # handed to whoever waits for the work
            if self._connection is not None:
                self._connection.close()
                self._connection = None
            return None, error


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


def open_engine(url: str) -> sa.Engine:
    """The database at this address, as it is; a `PotasovkaError` if nothing can open it."""
    try:
        engine = sa.create_engine(url)
    except ImportError as error:
        hint = "PostgreSQL needs pip install 'potasovka[postgres]' and an address that begins postgresql+psycopg://"
        raise PotasovkaError(f"the database cannot be opened without {error.name}; {hint}") from None
    except sa.exc.SQLAlchemyError as error:
        raise PotasovkaError(f"the database cannot be opened: {str(error).partition(chr(10))[0]}") from None
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("PRAGMA busy_timeout=10000")

    return engine


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Bring the database to the newest shape, or to one on the way there."""
    with as_file(files("potasovka.server") / "migrations") as folder, engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, to)
