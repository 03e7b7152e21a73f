"""The game of the day on a server: its seed is drawn when somebody first asks for it, and kept with the date."""

from __future__ import annotations

import contextlib

import sqlalchemy as sa

from potasovka.core.seed import read_seed
from potasovka.house.days import Day
from potasovka.house.days import today as date_of_today
from potasovka.server.schema import days
from potasovka.server.store import DatabaseStore
from potasovka.table.house import Mint
from potasovka.table.opening import check_daily


async def today(store: DatabaseStore, mint: Mint, game: str) -> Day:
    """Today's game, the same for all servers on one database."""
    check_daily(game)
    date = date_of_today()
    return Day(date, await seed_of(store, mint, game, date))


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
