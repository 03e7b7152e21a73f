"""Time that runs out: for something that must come, and for somebody who must read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Deadline:
    """Something that happens unless it is called off."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, then: Callable[[], None]) -> None:
        self._loop = loop
        self._seconds = seconds
        self._then = then
        self._timer: asyncio.TimerHandle | None = None

    def set(self, on: bool) -> None:
        """Let the time run, or call it off; time that runs already runs on."""
        if not on and self._timer is not None:
            self._timer.cancel()
            self._timer = None
        elif on and self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._due)

    def drop(self) -> None:
        """Call it off for ever, and hold nobody in memory."""
        self.set(False)
        self._then = _nothing

    def _due(self) -> None:
        self._timer = None
        self._then()


def _nothing() -> None:
    pass


class Reading:
    """Watches whether somebody reads what is sent; one who has read nothing for a while is cut."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self.transport: asyncio.Transport | None = None
        """The connection, once there is one."""
        self._left = 0
        self._deadline = Deadline(loop, seconds, self._due)

    def watch(self, on: bool) -> None:
        """Begin to watch, or leave it."""
        if on and self.transport is not None:
            self._left = self.transport.get_write_buffer_size()
        self._deadline.set(on)

    def drop(self) -> None:
        """Leave it for ever."""
        self._deadline.drop()

    def _due(self) -> None:
        assert self.transport is not None
        left = self.transport.get_write_buffer_size()
        if 0 < left < self._left:  # slow, but not idle
            self._left = left
            self._deadline.set(True)
        else:
            self.transport.abort()
