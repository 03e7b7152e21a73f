"""Whose bots think: an advisory lock of the connection that writes, for each table. It dies with its connection."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa

from potasovka.server.store import DatabaseStore

SILENT = "20 s"
"""How long a server that holds a lock may stand still (each says every few seconds that it is alive)."""
TAKE = "SELECT pg_try_advisory_lock(%s, %s)"
GIVE = "SELECT pg_advisory_unlock(%s, %s)"
END_SILENT = f"""
SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND objsubid = 2 AND classid = %s AND objid = %s
  AND state_change < clock_timestamp() - interval '{SILENT}'
"""


class Leases:
    """The tables whose bots think at this server."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store
        self._held: set[str] = set()
        self._by: sa.Connection | None = None

    def held(self, table: str) -> bool:
        """Whether the bots of a table think here."""
        return table in self._held and self._by is self._store.worker.connection

    async def take(self, table: str) -> bool:
        """Whether the bots of a table think here from now on."""
        return await self._store.work(lambda connection: self._take(connection, table))

    def give(self, table: str) -> None:
        """Let them think at any server."""
        if table in self._held:
            self._store.soon(lambda connection: self._give(connection, table))

    def _take(self, connection: sa.Connection, table: str) -> bool:
        if connection is not self._by:
            self._by, self._held = connection, set()
        if table in self._held:
            return True
        if connection.exec_driver_sql(TAKE, key_of(table)).scalar_one():
            self._held.add(table)
            return True
        connection.exec_driver_sql(END_SILENT, key_of(table))
        return False

    def _give(self, connection: sa.Connection, table: str) -> None:
        if connection is self._by and table in self._held:
            self._held.discard(table)
            connection.exec_driver_sql(GIVE, key_of(table))


def key_of(table: str) -> tuple[int, int]:
    """The two numbers of a table's lock."""
    digest = hashlib.sha256(table.encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1, int.from_bytes(digest[4:8], "big") >> 1
