"""A reverse proxy as small as can be: it gives each connection to the next server and says where it came from."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
from collections.abc import Sequence
from types import TracebackType
from typing import Self

FROM = "X-From"
"""In a test everybody comes from this machine: where they say they come from stands in this header."""
OURS = ("x-forwarded-for", FROM.lower())
"""Headers that a proxy believes nobody."""


class Proxy:
    """Stands before some servers while the test goes on."""

    def __init__(self, servers: Sequence[int]) -> None:
        self.port = 0
        """Where it listens."""
        self._next = itertools.cycle(servers)
        self._begun = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Self:
        self._thread.start()
        self._begun.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._begun.set()
        self._loop.run_forever()
        server.close()
        ends = asyncio.all_tasks(self._loop)
        for task in ends:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*ends, return_exceptions=True))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection: its head is told with what a proxy adds, all else goes through as it is."""
        there: asyncio.StreamWriter | None = None
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            back, there = await asyncio.open_connection("127.0.0.1", next(self._next))
            there.write(told(head))
            await asyncio.gather(_pass(reader, there), _pass(back, writer))
        except (OSError, asyncio.IncompleteReadError):
            pass  # whoever is gone hears nothing
        finally:
            for one in (writer, there):
                if one is not None:
                    one.close()


def told(head: bytes) -> bytes:
    """The head of a request as a proxy passes it on: the name that was called stays, the address is added."""
    request, *lines = head.decode("latin-1").rstrip().split("\r\n")
    named = [(line.partition(":")[0].lower(), line) for line in lines]
    address = next((line.partition(":")[2].strip() for name, line in named if name == FROM.lower()), "127.0.0.1")
    upgrade = any(name == "upgrade" for name, _ in named)
    kept = [line for name, line in named if name not in OURS and (upgrade or name != "connection")]
    added = [f"X-Forwarded-For: {address}", "X-Forwarded-Proto: https", *([] if upgrade else ["Connection: close"])]
    return "\r\n".join([request, *kept, *added, "", ""]).encode("latin-1")


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    with contextlib.suppress(OSError):
        writer.write_eof()
