"""All tables of a page: which of them are in memory, and how they come there."""

from __future__ import annotations

import logging
import re

from potasovka.core import Record
from potasovka.house.loop import HouseLoop
from potasovka.house.mint import HouseMint
from potasovka.house.reviews import Reviews
from potasovka.page.bots import PageBots
from potasovka.page.outside import Outside
from potasovka.page.store import PageStore
from potasovka.table.house import Alone, House, Pauses
from potasovka.table.keeper import Keeper
from potasovka.table.opening import Teams, Tokens
from potasovka.table.refusal import Refused, Unplayable
from potasovka.table.row import Stored, TableRow
from potasovka.table.standing import stand
from potasovka.table.watcher import Guest

log = logging.getLogger("potasovka.page")
HERE = "here-"
"""What the names of tables in a page begin with: they are played where they are and nowhere else."""
NAME = re.compile(HERE + r"[\w-]{1,19}", re.ASCII)
PAUSES = Pauses(bot=0.0, window=1.5, away=60.0)
MOST = 8
"""Tables without anybody who looks that stay in memory."""


class PageMint(HouseMint):
    """Takes what nobody can guess from the browser; the names of tables tell where they are."""

    def name(self) -> str:
        """A name for a table."""
        return HERE + super().name()


class PageHall:
    """Where the tables stand. A table is loaded when somebody asks for it."""

    def __init__(self, outside: Outside, seed: int | None = None, pauses: Pauses = PAUSES) -> None:
        self.store = PageStore(outside)
        self.mint = PageMint(seed)
        bots = PageBots(outside, self.mint)
        self._house = House(pauses, HouseLoop(), self.store, bots, self.mint, Alone())
        self.reviews = Reviews(bots, self.store)
        """Reviews of its finished games."""
        self.keepers: dict[str, Keeper] = {}
        """The tables in memory, the one asked for last at the end."""

    async def find(self, table: str) -> Keeper:
        """A table by its name."""
        keeper = self.keepers.pop(table, None)
        if keeper is None:
            if not NAME.fullmatch(table):
                raise Refused("no-table")
            keeper = self._put_up(await self._stored(table))
        self.keepers[table] = keeper
        return keeper

    async def _stored(self, table: str) -> Stored:
        stored = await self.store.load_table(table)
        if stored is None:
            raise Refused("no-table")
        return stored

    def _put_up(self, stored: Stored) -> Keeper:
        """The one keeper of a table: whoever asked for it meanwhile may have put it up already."""
        if stored.row.id in self.keepers:
            return self.keepers[stored.row.id]
        keeper = Keeper(self._house, stand(stored))
        self.keepers[stored.row.id] = keeper
        self._tidy()
        return keeper

    def _tidy(self) -> None:
        """Let tables go that nobody looks at, those asked for longest ago first."""
        idle = [keeper for keeper in self.keepers.values() if keeper.idle]
        for keeper in idle[:-MOST]:
            del self.keepers[keeper.table.row.id]
            keeper.stop()

    async def add(self, row: TableRow) -> Keeper:
        """Put a new table into the hall."""
        await self.store.add_table(row)
        return self._put_up(Stored(row, []))

    async def _put_up_stored(self, row: TableRow) -> None:
        self._put_up(Stored(row, []))

    async def rematch(self, keeper: Keeper, token: str | None, teams: Teams | None = None) -> tuple[str, Tokens]:
        """The table where the same people play again, and the caller's seats at it."""
        table, tokens = await keeper.rematch(token, self._put_up_stored, teams)
        return table, {} if tokens is None else tokens

    async def record(self, table: str, token: str | None) -> Record:
        """The record of a finished game, also of one that cannot be played here any more."""
        try:
            found = (await self.find(table)).table
            found.row.admit(token)
            return found.record()
        except Unplayable:
            stored = await self._stored(table)
            stored.row.admit(token)
            if not stored.row.over:
                raise
            return stored.record()

    async def forget(self, table: str, token: str | None) -> None:
        """Keep a table no longer; those who look at it are told. What nobody can read has no seats, so anybody may."""
        try:
            stored = await self._stored(table)
            stored.row.admit(token)
        except Unplayable:
            log.warning("a table that cannot be read is forgotten")
        await self.store.forget(table)
        self.let_go(table)

    def let_go(self, table: str) -> None:
        """A table is not what it was: whoever looks at it comes anew."""
        keeper = self.keepers.pop(table, None)
        if keeper is not None:
            keeper.let_go(Refused("no-table"))

    def leave(self, keeper: Keeper, guest: Guest) -> None:
        """Somebody looks at a table no more."""
        keeper.leave(guest)
        self._tidy()
