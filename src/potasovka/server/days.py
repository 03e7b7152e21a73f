"""The game of the day: one seed a day and a game, drawn when somebody first asks for it, the same for everybody."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime

import sqlalchemy as sa

from potasovka.core.seed import read_seed
from potasovka.server.schema import days
from potasovka.server.store import DatabaseStore
from potasovka.table.house import Mint


def today() -> str:
    """The date in Greenwich: a day begins everywhere at once."""
    return datetime.now(UTC).date().isoformat()


async def seed_of(store: DatabaseStore, mint: Mint, game: str, day: str) -> int:
    """The seed of a day, also for all other servers on the same database."""
    drawn = mint.seed()

    there = sa.select(days.c.seed).where(days.c.game == game, days.c.day == day)

    def draw(connection: sa.Connection) -> int:
        found = connection.execute(there).scalar_one_or_none()
        if found is None:
            with contextlib.suppress(sa.exc.IntegrityError), connection.begin_nested():  # another server was first
                connection.execute(sa.insert(days).values(game=game, day=day, seed=str(drawn)))
            found = connection.execute(there).scalar_one()
        return read_seed(found)

    return await store.work(draw)
