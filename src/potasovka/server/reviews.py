"""Reviews of finished games in the database, each beside its table."""

from __future__ import annotations

import contextlib

import sqlalchemy as sa

from potasovka.server.schema import reviews
from potasovka.server.store import DatabaseStore


class ReviewShelf:
    """Keeps them; all servers on the same database find them."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store

    async def load_review(self, table: str) -> str | None:
        """The text of a review, if there is one."""
        asked = sa.select(reviews.c.review).where(reviews.c.table_id == table)
        return await self._store.work(lambda connection: connection.execute(asked).scalar_one_or_none())

    async def keep_review(self, table: str, text: str) -> None:
        """Keep the text of a review, unless the table is gone or another server was first."""

        def keep(connection: sa.Connection) -> None:
            connection.execute(sa.delete(reviews).where(reviews.c.table_id == table))
            with contextlib.suppress(sa.exc.IntegrityError), connection.begin_nested():
                connection.execute(sa.insert(reviews).values(table_id=table, review=text))

        await self._store.work(keep)
