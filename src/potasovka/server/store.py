"""Tables and answers in the database: nothing is promised before it is committed, and nothing is written on what was
not seen."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec.structs import replace

from potasovka.server import telegrams
from potasovka.server.database import is_shared, open_database
from potasovka.server.schema import answers, from_columns, tables, to_columns
from potasovka.server.telegrams import Changed
from potasovka.server.tidying import MOST_FAILED, Tidying
from potasovka.server.worker import Answers, Work, Worker
from potasovka.table.refusal import NotSaved, Stale, Unplayable
from potasovka.table.row import AnswerRow, Further, Stored, TableRow, TakenBack, chain_of

T = TypeVar("T")
CHANGING = ("seats", "rematch", "request", "notes", "closed")
"""What of a table's row is written again."""
log = logging.getLogger("potasovka.server")


class DatabaseStore:
    """Tables and answers, on SQLite or any other database; a `PotasovkaError` if it cannot be opened."""

    def __init__(self, url: str) -> None:
        self._tidying = Tidying(MOST_FAILED)
        self.name = secrets.token_hex(6)
        """What the other servers on the database call this one."""
        self.engine, self._lock = open_database(url, self.name)
        self.shared = is_shared(self.engine)
        """Whether other servers may play at the same tables."""
        self.gone: Callable[[str], None] = lambda table: None
        """Hears of a table that somebody reads on at and that was deleted."""
        mark = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"
        self._append = (
            f"INSERT INTO answers (table_id, number, seat, key, back_to) SELECT {', '.join([mark] * 5)} FROM tables "
            f"WHERE id = {mark} AND version = {mark}" + (" FOR NO KEY UPDATE" if self.shared else "")
        )
        self.worker = Worker(self.engine, self._insert)

    def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        self.worker.close()
        if self._lock is not None:
            self._lock.close()

    async def add_answers(self, rows: Sequence[AnswerRow], version: int, over: bool) -> None:
        """Commit answers, all or none, and with them that the game is over; `Stale` if one of the numbers is taken or
        the table has another version."""
        await self._do(Answers(rows, version, over))

    async def take_back(self, row: TableRow, away: TakenBack) -> None:
        """Forget answers, which must be the last ones, and commit others and the row instead; `Stale` if not."""
        last = sa.delete(answers).where(answers.c.table_id == row.id, answers.c.number >= away.number)
        left = sa.update(answers).where(answers.c.table_id == row.id, answers.c.number == away.number - 1)
        columns = to_columns(replace(row, over=row.over or away.over))

        def forget(connection: sa.Connection) -> None:
            change = {name: columns[name] for name in (*CHANGING, "over")}
            self._raise_version(connection, row.id, row.version, change)
            if connection.execute(last).rowcount != away.until - away.number:
                raise Stale
            connection.execute(left.values(back_to=away.chain[-1] if away.chain else None))
            if away.instead:
                connection.execute(sa.insert(answers), [one._asdict() for one in away.instead])
            self._tell(connection, Changed(row.id, row.version + 1, away.number + len(away.instead)))

        await self.work(forget)

    async def add_table(self, row: TableRow) -> None:
        """A new table."""
        await self.work(lambda connection: connection.execute(sa.insert(tables), to_columns(row)))

    async def add_finished(self, row: TableRow, given: Sequence[AnswerRow]) -> None:
        """A game that was played elsewhere, whole or not at all."""

        def insert(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables), to_columns(row))
            connection.execute(sa.insert(answers), [one._asdict() for one in given])

        await self.work(insert)

    async def save_table(self, row: TableRow, also: TableRow | None = None, *, certain: bool = False) -> None:
        """Write again what may change of a table: its seats, and where it is played again; with it a new table.

        If it is `certain` nothing can be taken back any more.
        """
        columns = to_columns(row)
        answered = sa.select(sa.func.max(answers.c.number)).where(answers.c.table_id == row.id).scalar_subquery()
        last = sa.update(answers).where(answers.c.table_id == row.id, answers.c.number == answered)

        def save(connection: sa.Connection) -> None:
            names = (*CHANGING, "over") if row.over else CHANGING
            self._raise_version(connection, row.id, row.version, {name: columns[name] for name in names})
            if certain:
                connection.execute(last.values(back_to=None))
            if also is not None:
                connection.execute(sa.insert(tables), to_columns(also))
            self._tell(connection, Changed(row.id, row.version + 1, 0))

        await self.work(save)

    async def load_table(self, table_id: str) -> Stored | None:
        """A table's row and its answers, if there is such a table; `Unplayable` if nobody could have written them."""
        return await self.work(lambda connection: self._load(connection, table_id))

    async def read_on(self, table_id: str, version: int, number: int) -> Stored | Further | None:
        """The answers from this number on; the whole table if it has another version."""
        further = sa.and_(answers.c.table_id == tables.c.id, answers.c.number >= number)
        columns = sa.select(tables.c.version, answers.c.number, answers.c.seat, answers.c.key, answers.c.back_to)
        asked = columns.select_from(tables.outerjoin(answers, further)).where(tables.c.id == table_id)

        rows = await self.work(lambda connection: connection.execute(asked.order_by(answers.c.number)).all())
        given = [(seat, key) for _, at, seat, key, _ in rows if at is not None]
        end = rows[-1][1] if given else number - 1
        if rows and rows[0][0] == version and end == number + len(given) - 1:
            return Further(given, chain_of([back_to for *_, back_to in rows] if given else [], number))
        stored = await self.load_table(table_id)
        if stored is None:
            self.gone(table_id)
        return stored

    async def work(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction of its own."""
        result: T = await self._do(work)
        return result

    def soon(self, work: Work) -> None:
        """Do something in its turn, for which nobody waits."""
        self.worker.submit(work).add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _do(self, what: Answers | Work) -> Any:
        try:
            return await self.worker.submit(what)
        except (Stale, Unplayable):
            raise
        except Exception as error:  # whatever the driver calls it
            log.error("the database failed: %s", type(error).__name__)
            self._tidying.note()
            raise NotSaved(type(error).__name__) from None

    # ---- in the thread of the worker ---------------------------------------------------------------------------------

    def _insert(self, connection: sa.Connection, given: list[Answers]) -> None:
        """The one statement that is worth a short way: straight to the driver."""
        if self.shared:
            given.sort(key=lambda one: one.rows[0].table_id)  # two servers must not wait for each other
        rows = [(*row, row.table_id, one.version) for one in given for row in one.rows]
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(self._append, rows)
            if cursor.rowcount != len(rows):
                raise Stale
        except self.engine.dialect.loaded_dbapi.IntegrityError:
            raise Stale from None
        finally:
            cursor.close()
        over = [one.rows[0].table_id for one in given if one.over]
        if over:
            connection.execute(sa.update(tables).where(tables.c.id.in_(over)).values(over=True))
        if self.shared:
            changed = [Changed(one.rows[0].table_id, one.version, one.rows[-1].number + 1) for one in given]
            telegrams.send(connection, changed)

    def _raise_version(self, connection: sa.Connection, table_id: str, version: int, change: dict[str, object]) -> None:
        seen = sa.update(tables).where(tables.c.id == table_id, tables.c.version == version)
        if connection.execute(seen.values(version=version + 1, **change)).rowcount != 1:
            raise Stale

    def _tell(self, connection: sa.Connection, change: Changed) -> None:
        if self.shared:
            telegrams.send(connection, [change])

    def _load(self, connection: sa.Connection, table_id: str) -> Stored | None:
        if self.shared:  # row and answers of one moment
            connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        found = connection.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
        if found is None:
            return None
        given = sa.select(answers).where(answers.c.table_id == table_id)
        rows = connection.execute(given.order_by(answers.c.number)).all()
        if any(one.number != place for place, one in enumerate(rows)):
            raise Unplayable("broken", rules=found["rules"])
        chain = chain_of([one.back_to for one in rows])
        return Stored(from_columns(found), [(one.seat, one.key) for one in rows], chain)
