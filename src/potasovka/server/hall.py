"""All tables of a server: which of them are in memory, and how they come there."""

from __future__ import annotations

import asyncio
import contextlib

from potasovka.core import Record
from potasovka.server.archive import forget_old, touch_tables
from potasovka.server.loop import ServerLoop
from potasovka.server.mint import ServerMint
from potasovka.server.options import Options
from potasovka.server.store import DatabaseStore
from potasovka.server.thinking import Thinking
from potasovka.table.house import House, Pauses
from potasovka.table.keeper import Keeper
from potasovka.table.opening import Tokens
from potasovka.table.refusal import NotSaved, Refused, Unplayable
from potasovka.table.row import Stored, TableRow
from potasovka.table.standing import stand
from potasovka.table.watcher import Guest

IDLE = 60.0
"""Seconds after which a table that nobody looks at is put back into the cupboard; they may come back."""
OVER = 1.0
"""The same for a table whose game is over."""
ROUND = 3600.0
"""Seconds between two looks for tables that are to be forgotten."""


class Hall:
    """Where the tables stand. A table is loaded when somebody asks for it."""

    def __init__(self, options: Options, store: DatabaseStore) -> None:
        self.options = options
        self.store = store
        self.mint = ServerMint(options.seed)
        self.thinking = Thinking(options.thinkers, self.mint, options.limits)
        pauses = Pauses(options.bot_pause, options.window_pause, options.away_wait)
        self._house = House(pauses, ServerLoop(), store, self.thinking, self.mint)
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._idle: dict[str, asyncio.TimerHandle] = {}
        self.keepers: dict[str, Keeper] = {}
        """The tables in memory."""
        self._rounds = asyncio.get_running_loop().create_task(self._go_round())

    def close(self) -> None:
        """Close all sockets, let the bots go, finish writing."""
        self._rounds.cancel()
        for timer in self._idle.values():
            timer.cancel()
        for keeper in self.keepers.values():
            keeper.stop()
        self.thinking.close()
        self.store.close()

    async def find(self, table: str) -> Keeper:
        """A table by its id."""
        if table in self.keepers:
            self._watch_idle(self.keepers[table])
            return self.keepers[table]
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Keeper:
        try:
            await self.store.work(lambda connection: touch_tables(connection, [table]))
            return await self._put_up(await self._stored(table))
        finally:
            del self._loading[table]

    async def _stored(self, table: str) -> Stored:
        stored = await self.store.load_table(table)
        if stored is None:
            raise Refused("no-table")
        return stored

    async def _put_up(self, stored: Stored) -> Keeper:
        standing = await asyncio.to_thread(stand, stored)
        keeper = Keeper(self._house, standing)
        self.keepers[stored.row.id] = keeper
        self._watch_idle(keeper)
        return keeper

    def leave(self, keeper: Keeper, guest: Guest) -> None:
        """Somebody looks at a table no more; without anybody it does not stay for long, and less if it is over."""
        keeper.leave(guest)
        self._watch_idle(keeper)

    def _watch_idle(self, keeper: Keeper) -> None:
        """Let a table go when nobody has looked at it for a while."""
        table = keeper.table.row.id
        if table in self._idle:
            self._idle.pop(table).cancel()
        over = keeper.idle and keeper.table.over
        if self.keepers.get(table) is keeper:
            self._idle[table] = asyncio.get_running_loop().call_later(OVER if over else IDLE, self._let_go, keeper)

    def _let_go(self, keeper: Keeper) -> None:
        table = keeper.table.row.id
        del self._idle[table]
        if not keeper.idle:
            self._watch_idle(keeper)
            return
        keeper.stop()
        del self.keepers[table]

    async def _go_round(self) -> None:
        """Note who is looked at, and forget what nobody has looked at for long."""
        while True:
            with contextlib.suppress(NotSaved):  # the store has said why; the next round tries again
                await self.forget()
            await asyncio.sleep(ROUND)

    async def forget(self) -> int:
        """Delete tables that nobody has looked at for as long as the host keeps them; how many."""
        days, here, gone = self.options.forget_after, list(self.keepers), 0
        await self.store.work(lambda connection: touch_tables(connection, here))
        if days is not None:
            while some := await self.store.work(lambda connection: forget_old(connection, days)):
                gone += some
        return gone

    async def add(self, row: TableRow) -> Keeper:
        """Put a new table into the hall; `table/opening.py` makes one."""
        await self.store.add_table(row)
        return await self._put_up(Stored(row, []))

    async def rematch(self, keeper: Keeper, token: str | None) -> tuple[str, Tokens]:
        """The table where the same people play again, and the caller's seats at it."""
        table, tokens = await keeper.rematch(token, self.add)
        if tokens is not None:
            return table, tokens
        again = await self.find(table)
        holder = keeper.table.row.must_hold(token)
        if again.table.row.seats[holder].kind != "open":
            return table, {}
        return table, {holder: await again.take_seat(holder, keeper.table.row.seats[holder].name, token)}

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
