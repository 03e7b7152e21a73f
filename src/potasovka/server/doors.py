"""The two doors of a server: HTTP and WebSocket connections as uvicorn makes them, with limits for strangers."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from potasovka.server.deadline import Deadline, Reading
from potasovka.server.errors import body_of, error
from potasovka.server.headers import HEADERS, RAW
from potasovka.server.limits import Pace, Visitor, Visitors
from potasovka.table.messages import refusal
from potasovka.table.refusal import Refused

LARGEST_FRAME = 2 * 1024 * 1024
"""Bytes after which the WebSocket of a player is cut; what is smaller, but too large, is refused in words."""
MOST_FRAGMENTS = 64
"""Pieces in which a message may come."""
MOST_HEARD = 500
"""Messages that may have come before the application takes them."""
SLICE = 4096
"""Bytes that are taken apart at once."""
TRY_AGAIN = 10
"""Seconds after which somebody with too many connections may try again."""


class HttpDoor(H11Protocol):
    """An HTTP connection: its requests come in time, and it does not keep what it does not read."""

    def __init__(self, visitors: Visitors, **given: Any) -> None:
        super().__init__(**given)
        limits = visitors.limits
        self._visitors = visitors
        self._visitor: Visitor | None = None
        self._head = Deadline(self.loop, limits.request_wait, self._cut)
        self._reading = Reading(self.loop, limits.reading_wait)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects; with too many connections they are told so, with far too many they are not."""
        super().connection_made(transport)
        self._reading.transport = transport
        self._head.set(True)
        self._visitor = visitor = self._visitors.peer(self.client[0] if self.client else None)
        if visitor is None:
            return
        visitor.connections += 1
        if visitor.connections > visitor.most_connections:
            self.app = _crowded
            if visitor.connections > 2 * visitor.most_connections:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._head.drop()
        self._reading.drop()
        if self._visitor is not None:
            self._visitor.connections -= 1
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Read on; the head of a request must come in time."""
        super().handle_events()
        self._head.set(self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a WebSocket, which ends the counting."""
        super().handle_websocket_upgrade(event)
        self._head.drop()
        self._reading.drop()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked for: what was not read by then is dropped a while later."""
        self._reading.watch(True)
        super().timeout_keep_alive_handler()

    def pause_writing(self) -> None:
        """They do not read."""
        super().pause_writing()
        self._reading.watch(True)

    def resume_writing(self) -> None:
        """They have read."""
        super().resume_writing()
        self._reading.watch(False)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is refused like everything else."""
        body = body_of(Refused("malformed", where="HTTP"))
        size = (b"content-length", str(len(body)).encode())
        headers = [(b"content-type", b"application/json"), (b"connection", b"close"), size, *RAW]
        for part in (h11.Response(status_code=400, headers=headers), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _cut(self) -> None:
        self.transport.abort()


async def _crowded(scope: Any, receive: Any, send: Any) -> None:
    """What somebody with too many connections is told."""

    async def guarded(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *RAW]
        await send(message)

    await error(Refused("many-connections", seconds=TRY_AGAIN), last=True)(scope, receive, guarded)


class Handshake(ServerProtocol):
    """The WebSocket protocol; a handshake that is refused has the headers of every answer."""

    def send_response(self, response: Response) -> None:
        """Answer a handshake."""
        if response.status_code != 101:
            response.headers.update(HEADERS)
        super().send_response(response)


class SocketDoor(WebSocketsSansIOProtocol):
    """A WebSocket: what waits to be written is bounded, a message that was begun ends, pings are few."""

    def __init__(self, visitors: Visitors, **given: Any) -> None:
        super().__init__(**given)
        self._limits = limits = visitors.limits
        self._visitors = visitors
        self._visitor: Visitor | None = None
        self._pings = Pace(limits.pings, 10 * limits.pings)
        self._message = Deadline(self.loop, limits.frame_wait, self._unfinished)
        self._reading = Reading(self.loop, limits.reading_wait)
        self.conn = Handshake(max_size=limits.greeting, logger=self.logger)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """An HTTP connection has become a WebSocket; it stays counted."""
        super().connection_made(transport)
        self._reading.transport = self.transport
        self._visitor = self._visitors.peer(self.client[0] if self.client else None)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        if self._visitor is not None:
            self._visitor.connections -= 1
        super().connection_lost(exc)
        self._message.drop()  # and everything else that would hold it in memory in a circle
        self._reading.drop()
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["state"].pop("door", None)

    # ---- for the application -----------------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """Bytes that were written and that nobody has read."""
        return self.transport.get_write_buffer_size()

    def greeted(self) -> None:
        """A player may send larger messages than a stranger: what is too large is then refused in words."""
        self.conn.max_message_size = LARGEST_FRAME

    def cut(self) -> None:
        """End it now, whatever waits."""
        self.transport.abort()

    # ---- what comes --------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a WebSocket; the application finds this door in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["door"] = self

    def data_received(self, data: bytes) -> None:
        """Read on; a message that was begun must end in time."""
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.close_sent or self.disconnected:
                return
        self._message.set(bool(self.conn.reader.buffer) or bool(self.frames))

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail("a message in too many pieces")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.queue.qsize() >= MOST_HEARD:
            self._fail("too many messages at once")
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many or nobody reads the answers."""
        if self.close_sent:
            return
        if self._pings.wait():
            self._fail("too many pings")
            return
        super().handle_ping()
        if self.waiting > self._limits.waiting:
            self.cut()

    def handle_parser_exception(self) -> None:
        """What breaks the protocol ends the socket; what is too large is told so before."""
        closing = self.conn.close_sent
        if self.handshake_complete and closing is not None and closing.code == CloseCode.MESSAGE_TOO_BIG:
            words = Frame(Opcode.TEXT, refusal(Refused("too-large"), None))
            self.transport.write(words.serialize(mask=False))
        super().handle_parser_exception()
        self._reading.watch(True)

    def _unfinished(self) -> None:
        if self.read_paused:  # it is we who do not read
            self._message.set(True)
        else:
            self._fail("a message that does not end")

    def _fail(self, why: str) -> None:
        if not self.close_sent:
            self.conn.fail(CloseCode.POLICY_VIOLATION, why)
            self.handle_parser_exception()

    # ---- what goes ---------------------------------------------------------------------------------------------------

    def keepalive_timeout(self) -> None:
        """They do not answer: what waits for them is not kept for long."""
        super().keepalive_timeout()
        self._reading.watch(True)

    def pause_writing(self) -> None:
        """They do not read."""
        super().pause_writing()
        self._reading.watch(True)

    def resume_writing(self) -> None:
        """They have read."""
        super().resume_writing()
        self._reading.watch(False)
