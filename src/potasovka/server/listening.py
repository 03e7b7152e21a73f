"""Hears what the servers on one PostgreSQL tell each other, in a thread with a connection of its own."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import sqlalchemy as sa

from potasovka.server.telegrams import CHANNEL

SILENCE = 15.0
"""Seconds without a word, also of this server itself, after which the connection counts as lost."""
AGAIN = 0.5
"""Seconds after which a lost connection is made anew."""
TURN = 0.25
"""Seconds after which the thread looks whether it should end."""

log = logging.getLogger("potasovka.server")


class Listener:
    """Listens until it is closed, whatever happens to the connection."""

    def __init__(self, engine: sa.Engine, connected: Callable[[], None], heard: Callable[[str], None]) -> None:
        self._engine = engine
        self._connected, self._heard = connected, heard
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hear nothing more."""
        self._ended.set()
        self._thread.join(AGAIN + TURN)  # it may still wait for a database that does not answer

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                with closing(self._connect()) as connection:
                    self._listen(connection)
            except Exception as error:  # whatever the driver calls it
                log.warning("what other servers do is not heard: %s", type(error).__name__)
                self._ended.wait(AGAIN)

    def _connect(self) -> Any:
        pooled = self._engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        connection.autocommit = True
        return connection

    def _listen(self, connection: Any) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._connected()
        last = time.monotonic()
        while not self._ended.is_set():
            for notice in connection.notifies(timeout=TURN):
                self._heard(notice.payload)
                last = time.monotonic()
            if time.monotonic() - last > SILENCE:
                raise TimeoutError
