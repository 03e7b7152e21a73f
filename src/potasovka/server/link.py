"""The messages that wait to be sent through one socket."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_WAITING = 2000
"""Messages that may wait for a slow socket before it is let go."""


class Link:
    """Where a table's messages for one socket go."""

    def __init__(self) -> None:
        self._waiting: deque[bytes | None] = deque()
        self._called: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Send a message in its turn; nobody waits for a slow reader."""
        if len(self._waiting) >= MOST_WAITING:
            self.close()
        else:
            self._put(message)

    def close(self) -> None:
        """Close the socket after what waits was sent."""
        self._put(None)

    def _put(self, message: bytes | None) -> None:
        self._waiting.append(message)
        if self._called is not None and not self._called.done():
            self._called.set_result(None)

    async def next(self) -> bytes | None:
        """The next message to send; `None` closes the socket."""
        while not self._waiting:
            self._called = asyncio.get_running_loop().create_future()
            await self._called
        return self._waiting.popleft()
