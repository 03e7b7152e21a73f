"""Playing: one WebSocket, one seat. Plain ASGI: nothing stands between a message and its table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from potasovka.server.addresses import counted_as
from potasovka.server.doors import SocketDoor
from potasovka.server.hall import Hall
from potasovka.server.limits import Limits, Pace, Visitors
from potasovka.server.link import Link
from potasovka.table.keeper import Keeper
from potasovka.table.messages import Hello, Message, number_of, read, refusal
from potasovka.table.refusal import Refused
from potasovka.table.watcher import Guest

LARGEST = 16 * 1024
"""Bytes of the largest message a client may send."""
PATIENCE = 100
"""Refusals for size or speed after which a socket is closed."""
PREFIX = "/ws/"
POLICY, GOING_AWAY, FAILED, LATER = 1008, 1001, 1011, 1013
"""Why a socket is closed."""

log = logging.getLogger("potasovka.server")
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Gone(Exception):
    """The other side has closed the socket."""


async def play(hall: Hall, visitors: Visitors, scope: Scope, receive: Receive, send: Send) -> None:
    """One seat, or a spectator, at a table; whoever is let go is told why."""
    await receive()
    door: SocketDoor | None = scope["state"].get("door")
    path: str = scope["path"]
    if not path.startswith(PREFIX) or not _same_origin(dict(scope["headers"])):
        await send({"type": "websocket.close", "code": POLICY})
        return
    if door is None:  # gone already
        return
    await send({"type": "websocket.accept"})
    client = scope.get("client")
    address = client[0] if client else None
    with contextlib.suppress(Gone, OSError, RuntimeError):  # whoever is gone hears nothing
        try:
            with visitors.socket(address):
                await _play(hall, visitors.limits, address, path[len(PREFIX) :], door, receive, send)
            code = POLICY
        except Refused as refused:
            code = LATER if "seconds" in refused.text.args else POLICY
            await send({"type": "websocket.send", "text": refusal(refused, None).decode()})
        except (Gone, OSError):
            raise
        except Exception:
            log.exception("a socket failed")
            code = FAILED
            await send({"type": "websocket.send", "text": refusal(Refused("failed"), None).decode()})
        await send({"type": "websocket.close", "code": code})


async def _play(
    hall: Hall, limits: Limits, address: str | None, table: str, door: SocketDoor, receive: Receive, send: Send
) -> None:
    try:
        keeper, seat = await asyncio.wait_for(_hello(receive, hall, table, limits), limits.greeting_wait)
    except TimeoutError:
        raise Refused("malformed", where="hello") from None
    if seat is not None:
        door.greeted()
    elif len(keeper.table.audience.watcher(None).guests) >= limits.watchers:
        raise Refused("many-watchers", seconds=60)
    link = Link(door, limits.waiting)
    guest = Guest(seat, link, counted_as(address)[0])
    sender = asyncio.get_running_loop().create_task(_send(send, link))
    try:
        await keeper.join(guest)
        await _listen(receive, keeper, guest, Pace(hall.options.messages, hall.options.messages))
    finally:
        hall.leave(keeper, guest)
        sender.cancel()


def _same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether the page that opens the socket came from here; programs send no origin."""
    origin = headers.get(b"origin")
    return origin is None or urlsplit(origin).netloc == headers.get(b"host")


async def _hello(receive: Receive, hall: Hall, table: str, limits: Limits) -> tuple[Keeper, int | None]:
    """Who comes to which table, and from which seat they look."""
    message = _read(await _receive(receive), limits.greeting)
    if not isinstance(message, Hello):
        raise Refused("malformed", where="hello")
    keeper = await hall.find(table[:40])
    return keeper, keeper.table.row.admit(message.token)


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
            if pace.wait():
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


def _read(received: MutableMapping[str, Any], most: int = LARGEST) -> Message:
    """A message, or what is wrong with it."""
    data = received.get("text") or received.get("bytes") or ""
    if len(data) > most or (isinstance(data, str) and len(data.encode("utf-8", "replace")) > most):
        raise Refused("too-large")
    return read(data)
