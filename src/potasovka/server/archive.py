"""What lies in the database, for whoever keeps it: what there is, records of finished games, forgetting."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from potasovka.core import PotasovkaError, Record
from potasovka.server.database import open_engine
from potasovka.server.schema import answers, from_columns, reviews, tables
from potasovka.table.refusal import Unplayable
from potasovka.table.row import Stored, TableRow

DAY = 86400.0
AT_ONCE = 200
"""Tables that are deleted in one transaction, so that nobody waits for it."""


class Shelf(NamedTuple):
    """One table, as a list shows it."""

    row: TableRow
    answers: int
    """How many answers were given."""
    touched: int
    """When somebody looked at it last, in seconds since 1970; to the hour."""

    @property
    def state(self) -> str:
        """How it stands."""
        return "over" if self.row.over else "playing" if self.row.seated else "waiting"


def forget_old(connection: sa.Connection, days: float, *, finished: bool = False) -> int:
    """Forget some of the tables that nobody has looked at for so many days; how many, and none if there are no more.

    Where others write at the same time, a table that somebody just comes to stays.
    """
    old = sa.select(tables.c.id).where(tables.c.touched < time.time() - days * DAY).limit(AT_ONCE)
    old = old.with_for_update(skip_locked=True)
    names = list(connection.scalars(old.where(tables.c.over) if finished else old))
    _delete(connection, names)
    return len(names)


def _delete(connection: sa.Connection, names: Collection[str]) -> None:
    connection.execute(sa.delete(answers).where(answers.c.table_id.in_(names)))
    connection.execute(sa.delete(reviews).where(reviews.c.table_id.in_(names)))
    connection.execute(sa.delete(tables).where(tables.c.id.in_(names)))


def touch_tables(connection: sa.Connection, names: Collection[str]) -> None:
    """Note that somebody looks at tables, once an hour at most."""
    now = int(time.time())
    late = sa.select(tables.c.id).where(tables.c.id.in_(names), tables.c.touched < now - 3600)
    found = sorted(connection.scalars(late))  # in the order of all who write: two servers must not wait for each other
    if found:
        touch = sa.update(tables).where(tables.c.id == sa.bindparam("name")).values(touched=now)
        connection.execute(touch, [{"name": name} for name in found])


def missing(connection: sa.Connection, names: Collection[str]) -> set[str]:
    """Which of these tables are not there any more."""
    return set(names) - set(connection.scalars(sa.select(tables.c.id).where(tables.c.id.in_(names))))


class Archive:
    """A database beside a server that may be running on it; a `PotasovkaError` says what is wrong."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url, "potasovka tables")
        file = self._engine.url.database
        if self._engine.dialect.name == "sqlite" and not (file and Path(file).is_file()):
            raise PotasovkaError(f"the database cannot be read: there is no file {file}")

    @contextmanager
    def _connection(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except sa.exc.SQLAlchemyError as error:
            why = str(getattr(error, "orig", None) or error).partition("\n")[0]
            raise PotasovkaError(
                f"the database cannot be read: {why}; has a server of this version run on it?"
            ) from None

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def shelves(self) -> list[Shelf]:
        """All tables, those looked at last first; what cannot be read is left out."""
        count = sa.select(answers.c.table_id, sa.func.count().label("given")).group_by(answers.c.table_id).subquery()
        every = sa.select(tables, sa.func.coalesce(count.c.given, 0).label("given"))
        every = every.outerjoin(count, count.c.table_id == tables.c.id).order_by(tables.c.touched.desc(), tables.c.id)
        with self._connection() as connection:
            found = connection.execute(every).mappings().all()
        shelves = []
        for columns in found:
            try:
                shelves.append(Shelf(from_columns(columns), columns["given"], columns["touched"]))
            except Unplayable:
                continue
        return shelves

    def record(self, table: str) -> Record:
        """The record of a finished game."""
        with self._connection() as connection:
            found = connection.execute(sa.select(tables).where(tables.c.id == table)).mappings().first()
            given = sa.select(answers.c.seat, answers.c.key).where(answers.c.table_id == table)
            rows = connection.execute(given.order_by(answers.c.number)).all()
        if found is None:
            raise PotasovkaError(f"there is no table {table[:40]!r}")
        try:
            row = from_columns(found)
        except Unplayable:
            raise PotasovkaError(f"what is stored of table {table} cannot be read") from None
        if not row.over:
            raise PotasovkaError(f"the game at table {table} is not over: its record would show what is hidden")
        return Stored(row, [(seat, key) for seat, key in rows]).record()

    def delete(self, names: Collection[str]) -> None:
        """Forget tables, all of them or none."""
        with self._connection() as connection:
            here = sa.select(tables.c.id).where(tables.c.id.in_(names)).with_for_update()
            known = set(connection.scalars(here))
            missing = [name for name in names if name not in known]
            if missing:
                raise PotasovkaError(f"there is no table {missing[0][:40]!r}; nothing was deleted")
            _delete(connection, known)

    def delete_old(self, days: float, *, finished: bool) -> int:
        """Forget tables that nobody has looked at for so many days; how many."""
        deleted = 0
        while True:
            with self._connection() as connection:
                some = forget_old(connection, days, finished=finished)
            if not some:
                return deleted
            deleted += some
