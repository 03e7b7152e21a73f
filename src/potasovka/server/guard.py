"""Stands before everything: who may come in, how often, with how much; and no answer leaves without its headers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from potasovka.server.addresses import Hosts
from potasovka.server.errors import error
from potasovka.server.headers import RAW
from potasovka.server.limits import Visitors
from potasovka.server.socket import Gone, Receive, Scope, Send, play
from potasovka.server.tidying import Tidying
from potasovka.table.refusal import Refused

LARGEST_BODY = 64 * 1024
"""Bytes of the largest body of a request."""
MOST_READ = 16 * LARGEST_BODY
"""Bytes that are read, and forgotten, of a body that is too large, so that its sender hears the refusal."""

log = logging.getLogger("potasovka.server")


class Guard:
    """Security headers on every answer, limits for every address; sockets go straight to their tables."""

    def __init__(
        self, app: Callable[[Scope, Receive, Send], Awaitable[None]], visitors: Visitors, hosts: Hosts
    ) -> None:
        self.app = app
        self._visitors = visitors
        self._hosts = hosts
        self._tidying = Tidying()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] not in ("websocket", "http"):
            await self.app(scope, receive, send)
            return
        try:
            await (self._socket if scope["type"] == "websocket" else self._request)(scope, receive, send)
        finally:
            self._tidying.note()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check_host(scope)
            self._visitors.request(address_of(scope))
        except Refused as refused:
            await receive()
            await _deny(error(refused), scope, receive, send)
            return
        await play(scope["app"].state.hall, self._visitors, scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = False

        async def guarded(message: MutableMapping[str, Any]) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                said = list(message.get("headers", ()))
                names = {name for name, _ in said}
                message["headers"] = [*said, *[(name, value) for name, value in RAW if name not in names]]
            await send(message)

        try:
            self._check_host(scope)
            self._visitors.request(address_of(scope))
            body = await self._whole_body(receive)
            await self.app(scope, _again(body, receive), guarded)
        except Gone:
            return
        except Refused as refused:
            await error(refused, last=True)(scope, receive, guarded)
        except Exception:
            log.exception("a request could not be answered: %s", scope["method"])
            if began:
                raise
            await error(Refused("failed"), last=True)(scope, receive, guarded)

    def _check_host(self, scope: Scope) -> None:
        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if not self._hosts.knows(host):
            raise Refused("no-host", host=host[:60])

    async def _whole_body(self, receive: Receive) -> bytes:
        """The body of a request, unless it is too large or does not come."""
        wait = self._visitors.limits.request_wait
        body, size = bytearray(), 0
        try:
            async with asyncio.timeout(wait):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        raise Gone
                    size += len(message.get("body", b""))
                    more = message.get("more_body", False)
                    if size <= LARGEST_BODY:
                        body += message.get("body", b"")
                    elif not more or size > MOST_READ:  # who is still writing would not read why
                        raise Refused("too-large")
                    if not more:
                        return bytes(body)
        except TimeoutError:
            raise Refused("too-slow", wait=int(wait)) from None


def address_of(scope: Scope) -> str | None:
    """Where somebody comes from."""
    client = scope.get("client")
    return client[0] if client else None


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, as if it came now."""
    sent = False

    async def again() -> MutableMapping[str, Any]:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _deny(response: Any, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a handshake with an error; the door adds the headers."""

    async def renamed(message: MutableMapping[str, Any]) -> None:
        await send({**message, "type": f"websocket.{message['type'].removeprefix('websocket.')}"})

    await response(scope, receive, renamed)
