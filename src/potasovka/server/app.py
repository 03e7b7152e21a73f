"""The server: API, sockets and the built client under one roof."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from potasovka import __version__
from potasovka.server import api, pages
from potasovka.server.hall import Hall
from potasovka.server.options import Options
from potasovka.server.replays import Replays
from potasovka.server.socket import Receive, Scope, Send, play
from potasovka.server.status import status_of
from potasovka.server.store import DatabaseStore
from potasovka.table.refusal import Refused

LARGEST_BODY = 64 * 1024
"""Bytes of the largest body of a request."""
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def make_app(options: Options) -> FastAPI:
    """A server that is ready to run, its database open."""
    store = DatabaseStore(options.url)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = Hall(options, store)
        app.state.replays = Replays()
        yield
        app.state.hall.close()

    app = FastAPI(title="Potasovka", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.include_router(api.router)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _no_such_page)
    app.add_api_route("/{path:path}", pages.client, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_middleware(Guard)
    return app


def _error(refused: Refused, status: int | None = None) -> JSONResponse:
    return JSONResponse({"error": refused.code, "text": refused.text.data()}, status or status_of(refused))


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _error(error)


async def _not_understood(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return _error(Refused("malformed", where=f"{where}: {first['msg']}"[:200]))


async def _no_such_page(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no-page", 405: "no-method"}.get(error.status_code, "malformed")
    args = {"where": "body"} if code == "malformed" else {}
    response = _error(Refused(code, **args), error.status_code)
    response.headers.update(error.headers or {})
    return response


class Guard:
    """Security headers on every answer, no body that is too large; sockets go straight to their tables."""

    def __init__(self, app: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] == "websocket":
            await play(scope["app"].state.hall, scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        body = await _whole_body(receive)
        if body is None:
            await _error(Refused("too-large"))(scope, receive, guarded)
            return
        sent = False

        async def again() -> MutableMapping[str, Any]:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, guarded)


async def _whole_body(receive: Receive) -> bytes | None:
    """The body of a request, unless it is too large."""
    body: bytes = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return body
        body += message.get("body", b"")
        if len(body) > LARGEST_BODY:
            return None
        if not message.get("more_body", False):
            return body
