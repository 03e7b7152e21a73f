"""All tables of a server: which of them are in memory, and how they come there."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Coroutine
from typing import Any

from potasovka.core import Record
from potasovka.house.loop import HouseLoop
from potasovka.house.mint import HouseMint
from potasovka.server.archive import forget_old, missing, touch_tables
from potasovka.server.nodes import Nodes
from potasovka.server.options import Options
from potasovka.server.store import DatabaseStore
from potasovka.server.telegrams import Changed
from potasovka.server.thinking import Thinking
from potasovka.server.tidying import tidy
from potasovka.table.house import Alone, House, Pauses
from potasovka.table.keeper import Keeper
from potasovka.table.opening import Teams, Tokens
from potasovka.table.refusal import NotSaved, Refused, Stale, Unplayable
from potasovka.table.row import Stored, TableRow
from potasovka.table.standing import Standing, stand
from potasovka.table.watcher import Guest

IDLE = 60.0
"""Seconds after which a table that nobody looks at is put back into the cupboard; they may come back."""
OVER = 1.0
"""The same for a table whose game is over."""
ROUND = 3600.0
"""Seconds between two looks for tables that are to be forgotten."""
NAME = re.compile(r"[\w-]{1,24}", re.ASCII)
"""What a table can be called."""
AGAIN = 1.0
"""Seconds after which it is tried again to read what another server wrote."""


class Hall:
    """Where the tables stand. A table is loaded when somebody asks for it."""

    def __init__(self, options: Options, store: DatabaseStore) -> None:
        self.options = options
        self.store = store
        self.mint = HouseMint(options.seed)
        self.thinking = Thinking(options.thinkers, self.mint, options.limits)
        pauses = Pauses(options.bot_pause, options.window_pause, options.away_wait)
        self.nodes = Nodes(store, self._changed, self._looked, self._behind, self._refresh) if store.shared else None
        """The other servers on the same database, if there can be any."""
        self._house = House(pauses, HouseLoop(), store, self.thinking, self.mint, self.nodes or Alone())
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._idle: dict[str, asyncio.TimerHandle] = {}
        self.keepers: dict[str, Keeper] = {}
        """The tables in memory."""
        store.gone = self._gone
        self._rounds = asyncio.get_running_loop().create_task(self._go_round())

    def close(self) -> None:
        """Close all sockets, let the bots go, finish writing."""
        self._rounds.cancel()
        for timer in self._idle.values():
            timer.cancel()
        if self.nodes is not None:
            self.nodes.close()
        for keeper in self.keepers.values():
            keeper.stop()
        self.thinking.close()
        self.store.close()

    async def find(self, table: str) -> Keeper:
        """A table by its id, as it is now."""
        if not NAME.fullmatch(table):
            raise Refused("no-table")
        if table in self.keepers:
            keeper = self.keepers[table]
            self._watch_idle(keeper)
            if self.nodes is not None:
                await self._catch_up(keeper)
            return keeper
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Keeper:
        try:
            with contextlib.suppress(NotSaved):  # it can be played at all the same
                await self.store.work(lambda connection: touch_tables(connection, [table]))
            stored = await self._stored(table)
            standing = await asyncio.to_thread(stand, stored)
            if self.nodes is None:
                return self._put_up(standing)
            if len(standing.row.people) > 1:  # others may just hold their breath
                await asyncio.sleep(standing.occasions * self.options.window_pause)
            keeper = self._put_up(standing)
            await self._catch_up(keeper)
            return keeper
        finally:
            del self._loading[table]

    async def _stored(self, table: str) -> Stored:
        stored = await self.store.load_table(table)
        if stored is None:
            raise Refused("no-table")
        return stored

    def _put_up(self, standing: Standing) -> Keeper:
        """The one keeper of a table: whoever asked for it meanwhile may have put it up already."""
        if standing.row.id in self.keepers:
            return self.keepers[standing.row.id]
        keeper = Keeper(self._house, standing)
        self.keepers[standing.row.id] = keeper
        if self.nodes is not None:
            keeper.look_elsewhere(self.nodes.elsewhere(standing.row.id))
        self._watch_idle(keeper)
        return keeper

    async def put_up(self, row: TableRow) -> Keeper:
        """Put a table into the hall that was just stored."""
        return self._put_up(await asyncio.to_thread(stand, Stored(row, [])))

    def leave(self, keeper: Keeper, guest: Guest) -> None:
        """Somebody looks at a table no more; without anybody it does not stay for long, and less if it is over."""
        keeper.leave(guest)
        self._watch_idle(keeper)

    def _watch_idle(self, keeper: Keeper) -> None:
        """Let a table go when nobody has looked at it for a while."""
        table = keeper.table.row.id
        if self.keepers.get(table) is keeper:
            self._end_idle(table)
            over = keeper.idle and keeper.table.over
            self._idle[table] = asyncio.get_running_loop().call_later(OVER if over else IDLE, self._let_go, keeper)

    def _end_idle(self, table: str) -> None:
        timer = self._idle.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _let_go(self, keeper: Keeper) -> None:
        if keeper.idle:
            self._remove(keeper)
            keeper.stop()
        else:
            self._watch_idle(keeper)

    def _remove(self, keeper: Keeper) -> None:
        """A table is no longer in memory, unless another keeper has it there."""
        table = keeper.table.row.id
        if self.keepers.get(table) is keeper:
            self._end_idle(table)
            del self.keepers[table]

    async def _go_round(self) -> None:
        """Note who is looked at, forget what nobody has looked at for long, and tidy up."""
        while True:
            with contextlib.suppress(NotSaved):  # the store has said why; the next round tries again
                await self.forget()
            tidy()
            await asyncio.sleep(ROUND)

    async def forget(self) -> int:
        """Delete tables that nobody has looked at for as long as the host keeps them; how many."""
        days, here, gone = self.options.forget_after, list(self.keepers), 0
        await self.store.work(lambda connection: touch_tables(connection, here))
        if days is not None:
            while some := await self.store.work(lambda connection: forget_old(connection, days)):
                gone += some
        for table in await self.store.work(lambda connection: missing(connection, here)):
            self._gone(table)
        return gone

    def _gone(self, table: str) -> None:
        """A table was deleted: it leaves the memory, and those who look at it are told."""
        if table in self.keepers:
            self._end(self.keepers[table], Refused("no-table"))

    def _end(self, keeper: Keeper, why: Refused) -> None:
        if self.keepers.get(keeper.table.row.id) is keeper:
            self._remove(keeper)
            keeper.let_go(why)

    async def add(self, row: TableRow) -> Keeper:
        """Put a new table into the hall; `table/opening.py` makes one."""
        await self.store.add_table(row)
        return await self.put_up(row)

    async def rematch(self, keeper: Keeper, token: str | None, teams: Teams | None = None) -> tuple[str, Tokens]:
        """The table where the same people play again, and the caller's seats at it."""
        table, tokens = await keeper.rematch(token, self.put_up, teams)
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

    # ---- other servers on the same database --------------------------------------------------------------------------

    def _changed(self, change: Changed) -> None:
        """A table is not as it was; also if nobody looks yet, for somebody may just be coming."""
        keeper = self.keepers.get(change.table)
        if keeper is not None and not keeper.knows(change.version, change.number):
            self._start(self._keep_up(keeper, change.version, change.number))

    def _looked(self, table: str) -> None:
        """Others look from other seats at another server."""
        keeper = self.keepers.get(table)
        if keeper is not None and self.nodes is not None:
            keeper.look_elsewhere(self.nodes.elsewhere(table))

    def _behind(self) -> None:
        """Anything may have been missed."""
        for keeper in self.keepers.values():
            self._start(self._keep_up(keeper))

    async def _refresh(self, table: str) -> None:
        if table in self.keepers:
            await self._catch_up(self.keepers[table])

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_up(self, keeper: Keeper, version: int | None = None, number: int = 0) -> None:
        """Read what another server wrote, until it could be read."""
        while self.keepers.get(keeper.table.row.id) is keeper:
            try:
                await self._catch_up(keeper, version, number)
                return
            except NotSaved:
                await asyncio.sleep(AGAIN)
            except Refused:
                return

    async def _catch_up(self, keeper: Keeper, version: int | None = None, number: int = 0) -> None:
        try:
            await keeper.catch_up(version, number)
        except (NotSaved, Stale):
            raise
        except Refused as refused:  # it is gone, or cannot be played on
            self._end(keeper, refused)
            raise
