"""What tables need of time and turns, as the event loop of the house gives it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any


class HouseLoop:
    """The running event loop and the machine's clock."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    def call_at(self, when: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        """Do something at a time."""
        return asyncio.get_running_loop().call_later(when - time.monotonic(), do)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    def lock(self) -> asyncio.Lock:
        """A new lock."""
        return asyncio.Lock()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let work go on by itself."""
        return asyncio.get_running_loop().create_task(work)
