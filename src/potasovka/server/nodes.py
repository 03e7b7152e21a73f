"""The servers on one PostgreSQL: what each tells the others, and what it knows of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from potasovka.server import telegrams
from potasovka.server.lease import Leases
from potasovka.server.listening import Listener
from potasovka.server.store import DatabaseStore
from potasovka.server.telegrams import Alive, Bye, Changed, Hello, Looks, Telegram
from potasovka.table.refusal import NotSaved

BEAT = 2.0
"""Seconds after which each server says that it is alive."""
GONE = 10.0
"""Seconds after which one that says nothing counts as gone."""

Seats = frozenset[int | None]


class Nodes:
    """This server among the others. `changed` hears of tables that are not as they were, `looked` of those at which
    others look from other seats, `behind` that anything may have been missed; `catch_up` reads a table anew."""

    def __init__(
        self,
        store: DatabaseStore,
        changed: Callable[[Changed], None],
        looked: Callable[[str], None],
        behind: Callable[[], None],
        catch_up: Callable[[str], Awaitable[None]],
    ) -> None:
        self.name = store.name
        """What the others call this one."""
        self._store = store
        self._changed, self._looked, self._behind, self._catch_up = changed, looked, behind, catch_up
        self._leases = Leases(store)
        self._mine: dict[str, Seats] = {}
        self._others: dict[str, dict[str, Seats]] = {}
        self._heard_of: dict[str, float] = {}
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._beat = self._loop.create_task(self._live())
        self._listener = Listener(store.engine, self._from_thread(self._connected), self._from_thread(self._hear))

    def _from_thread(self, do: Callable[..., None]) -> Callable[..., None]:
        def later(*told: str) -> None:
            if not self._closed:
                self._loop.call_soon_threadsafe(do, *told)

        return later

    def close(self) -> None:
        """Tell the others, and hear nothing more."""
        if not self._closed:
            self._closed = True
            self._say(Bye(self.name))
            self._beat.cancel()
            self._listener.close()

    # ---- what a table needs of them ----------------------------------------------------------------------------------

    def present(self, table: str, seats: Seats) -> None:
        """Tell them from which seats somebody looks here."""
        if seats != self._mine.get(table, frozenset()) and not self._closed:
            self._mine[table] = seats
            self._say(Looks(self.name, table, list(seats)))
            if not seats:
                del self._mine[table]

    def elsewhere(self, table: str) -> Seats:
        """The seats from which somebody looks at another server."""
        return frozenset(seat for tables in self._others.values() for seat in tables.get(table, ()))

    async def lead(self, table: str) -> bool:
        """Whether the bots of a table think here from now on; what they did elsewhere until now is known then."""
        if self._leases.held(table):
            return True
        try:
            if not await self._leases.take(table):
                return False
            await self._catch_up(table)
        except NotSaved:
            return False
        return self._leases.held(table)

    def follow(self, table: str) -> None:
        """Let them think at any server."""
        self._leases.give(table)

    # ---- what is said and heard --------------------------------------------------------------------------------------

    def _say(self, *told: Telegram) -> None:
        self._store.soon(lambda connection: telegrams.send(connection, told))

    def _tell_all(self) -> None:
        looks = [Looks(self.name, table, list(seats)) for table, seats in self._mine.items()]
        if looks:
            self._say(*looks)

    async def _live(self) -> None:
        while True:
            self._say(Alive(self.name))
            await asyncio.sleep(BEAT)
            silent = [node for node, then in self._heard_of.items() if time.monotonic() - then > GONE]
            for node in silent:
                self._forget(node)

    def _connected(self) -> None:
        self._say(Hello(self.name))
        self._tell_all()
        self._behind()

    def _hear(self, text: str) -> None:
        told = telegrams.read(text)
        if isinstance(told, Changed):
            self._changed(told)
        elif told is not None and told.node != self.name:
            self._hear_of(told)

    def _hear_of(self, told: Hello | Alive | Bye | Looks) -> None:
        if isinstance(told, Bye):
            self._forget(told.node)
            return
        if isinstance(told, Hello):
            self._tell_all()
        elif told.node not in self._heard_of:  # it has told more than was heard
            self._say(Hello(self.name))
        self._heard_of[told.node] = time.monotonic()
        if isinstance(told, Looks):
            tables = self._others.setdefault(told.node, {})
            tables[told.table] = frozenset(told.seats)
            if not told.seats:
                del tables[told.table]
            self._looked(told.table)

    def _forget(self, node: str) -> None:
        self._heard_of.pop(node, None)
        for table in self._others.pop(node, {}):
            self._looked(table)
