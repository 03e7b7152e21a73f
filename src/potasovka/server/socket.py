"""Playing: one WebSocket, one seat. Plain ASGI: nothing stands between a message and its table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from potasovka.server.audience import Link, encode
from potasovka.server.hall import Hall
from potasovka.server.live import Live, refusal
from potasovka.server.refusal import Refused

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


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: who I am."""

    token: str | None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """This and perhaps the following questions, answered."""

    number: int
    keys: list[str]


class Picks(msgspec.Struct, tag_field="type", tag="picks"):
    """A whole set."""

    number: int
    keys: list[str]


class Back(msgspec.Struct, tag_field="type", tag="back"):
    """Take my last answer back."""


class Windows(msgspec.Struct, tag_field="type", tag="windows"):
    """How often I want to be asked for Specials."""

    ask: Literal["always", "could", "never"]


class AskOdds(msgspec.Struct, tag_field="type", tag="odds"):
    """The odds of the battle before me."""


Message = Hello | Answer | Picks | Back | Windows | AskOdds
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


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
            live, link = await asyncio.wait_for(_hello(receive, hall, path[len(PREFIX) :]), HELLO_WAIT)
        except (Refused, TimeoutError) as error:
            refused = error if isinstance(error, Refused) else Refused("malformed", where="hello")
            await send({"type": "websocket.send", "text": refusal(refused, None).decode()})
            await send({"type": "websocket.close", "code": POLICY})
            return
        sender = asyncio.get_running_loop().create_task(_send(send, link))
        try:
            await live.join(link)
            await _listen(receive, live, link, Pace(hall.options.messages))
            await send({"type": "websocket.close", "code": POLICY})
        finally:
            live.leave(link)
            sender.cancel()


def _same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether the page that opens the socket came from here; programs send no origin."""
    origin = headers.get(b"origin")
    return origin is None or urlsplit(origin).netloc == headers.get(b"host")


async def _hello(receive: Receive, hall: Hall, table: str) -> tuple[Live, Link]:
    """Who comes to which table."""
    message = _read(await _receive(receive))
    if not isinstance(message, Hello):
        raise Refused("malformed", where="hello")
    live = await hall.find(table[:40])
    seat = live.holder(message.token)
    if message.token is not None and seat is None:
        raise Refused("foreign", 401)
    return live, Link(seat)


async def _send(send: Send, link: Link) -> None:
    with contextlib.suppress(OSError, RuntimeError):  # whoever is gone hears nothing
        while (message := await link.next()) is not None:
            await send({"type": "websocket.send", "text": message.decode()})
        await send({"type": "websocket.close", "code": GOING_AWAY})


async def _listen(receive: Receive, live: Live, link: Link, pace: Pace) -> None:
    impatience = 0
    while impatience < PATIENCE:
        received = await _receive(receive)
        number: int | None = None
        try:
            if not pace.allows():
                raise Refused("too-fast")
            message = _read(received)
            if isinstance(message, Answer | Picks):
                number = message.number
            await _do(live, link, message)
        except Refused as refused:
            impatience += refused.code in ("too-fast", "too-large")
            link.send(refusal(refused, number))


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
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", where=str(error)[:200]) from None


async def _do(live: Live, link: Link, message: Message) -> None:
    if isinstance(message, Answer):
        await live.answer(link, message.number, message.keys)
    elif isinstance(message, Picks):
        await live.picks(link, message.number, message.keys)
    elif isinstance(message, Back):
        await live.back(link)
    elif isinstance(message, Windows):
        await live.windows(link, message.ask)
    elif isinstance(message, AskOdds):
        found = live.playing().odds(link.seat)
        if found is None:
            raise Refused("no-battle")
        link.send(encode({"type": "odds", "odds": found}))
    else:
        raise Refused("malformed", where="hello")
