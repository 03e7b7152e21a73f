"""Playing: one WebSocket, one seat. Plain ASGI: nothing stands between a message and its table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from potasovka.server.hall import Hall
from potasovka.server.link import Link
from potasovka.table.keeper import Keeper
from potasovka.table.messages import Hello, Message, number_of, read, refusal
from potasovka.table.refusal import Refused
from potasovka.table.watcher import Guest

LARGEST = 16 * 1024
"""Bytes of the largest message a client may send."""
PATIENCE = 100
"""Refusals for size or speed after which a socket is closed."""
HELLO_WAIT = 30.0
"""Seconds within which a socket must say who it is."""
PREFIX = "/ws/"
POLICY, GOING_AWAY = 1008, 1001
"""Why a socket is closed."""

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Gone(Exception):
    """The other side has closed the socket."""


class Pace:
    """Counts messages: so many a second, and a second's worth at once."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = rate
        self._then = time.monotonic()

    def allows(self) -> bool:
        """Whether one more message may come now."""
        now = time.monotonic()
        self._left = min(self._rate, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


async def play(hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
    """One seat, or a spectator, at a table."""
    await receive()
    headers = dict(scope["headers"])
    path: str = scope["path"]
    if not path.startswith(PREFIX) or not _same_origin(headers):
        await send({"type": "websocket.close", "code": POLICY})
        return
    await send({"type": "websocket.accept"})
    with contextlib.suppress(Gone, OSError):
        try:
            keeper, seat = await asyncio.wait_for(_hello(receive, hall, path[len(PREFIX) :]), HELLO_WAIT)
        except (Refused, TimeoutError) as error:
            refused = error if isinstance(error, Refused) else Refused("malformed", where="hello")
            await send({"type": "websocket.send", "text": refusal(refused, None).decode()})
            await send({"type": "websocket.close", "code": POLICY})
            return
        link = Link()
        guest = Guest(seat, link)
        sender = asyncio.get_running_loop().create_task(_send(send, link))
        try:
            await keeper.join(guest)
            await _listen(receive, keeper, guest, Pace(hall.options.messages))
            await send({"type": "websocket.close", "code": POLICY})
        finally:
            keeper.leave(guest)
            sender.cancel()


def _same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether the page that opens the socket came from here; programs send no origin."""
    origin = headers.get(b"origin")
    return origin is None or urlsplit(origin).netloc == headers.get(b"host")


async def _hello(receive: Receive, hall: Hall, table: str) -> tuple[Keeper, int | None]:
    """Who comes to which table, and from which seat they look."""
    message = _read(await _receive(receive))
    if not isinstance(message, Hello):
        raise Refused("malformed", where="hello")
    keeper = await hall.find(table[:40])
    return keeper, None if message.token is None else keeper.table.row.must_hold(message.token)


async def _send(send: Send, link: Link) -> None:
    with contextlib.suppress(OSError, RuntimeError):  # whoever is gone hears nothing
        while (message := await link.next()) is not None:
            await send({"type": "websocket.send", "text": message.decode()})
        await send({"type": "websocket.close", "code": GOING_AWAY})


async def _listen(receive: Receive, keeper: Keeper, guest: Guest, pace: Pace) -> None:
    impatience = 0
    while impatience < PATIENCE:
        received = await _receive(receive)
        number: int | None = None
        try:
            if not pace.allows():
                raise Refused("too-fast")
            message = _read(received)
            number = number_of(message)
            await keeper.hear(guest, message)
        except Refused as refused:
            impatience += refused.code in ("too-fast", "too-large")
            guest.send(refusal(refused, number))


async def _receive(receive: Receive) -> MutableMapping[str, Any]:
    received = await receive()
    if received["type"] == "websocket.disconnect":
        raise Gone
    return received


def _read(received: MutableMapping[str, Any]) -> Message:
    """A message, or what is wrong with it."""
    data = received.get("text") or received.get("bytes") or ""
    if len(data) > LARGEST or (isinstance(data, str) and len(data.encode("utf-8", "replace")) > LARGEST):
        raise Refused("too-large")
    return read(data)
