"""The messages that wait to be sent through one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol


class Pipe(Protocol):
    """The socket below: what it has taken and nobody has read."""

    @property
    def waiting(self) -> int:
        """Bytes that were written and that nobody has read."""

    def cut(self) -> None:
        """End it now, whatever waits."""


class Link:
    """Where a table's messages for one socket go; nobody waits for a slow reader, who is dropped."""

    def __init__(self, pipe: Pipe, most: int) -> None:
        self._pipe = pipe
        self._most = most
        self._size = 0
        self._cut = False
        self._waiting: deque[bytes | None] = deque()
        self._called: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Send a message in its turn, unless too much waits already."""
        if self._cut:
            return
        self._size += len(message)
        if self._size + self._pipe.waiting > self._most:
            self._cut = True
            self._waiting.clear()
            self._pipe.cut()
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
        message = self._waiting.popleft()
        self._size -= 0 if message is None else len(message)
        return message
