"""The server: API, sockets and the built client under one roof."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from potasovka import __version__
from potasovka.house.reviews import Reviews
from potasovka.server import api, pages
from potasovka.server.addresses import Hosts, networks_of
from potasovka.server.errors import error
from potasovka.server.guard import Guard
from potasovka.server.hall import Hall
from potasovka.server.limits import Visitors
from potasovka.server.options import Options
from potasovka.server.replays import Replays
from potasovka.server.reviews import ReviewShelf
from potasovka.server.store import DatabaseStore
from potasovka.table.refusal import Refused


def make_app(options: Options) -> FastAPI:
    """A server that is ready to run, its database open."""
    visitors = Visitors(options.limits, networks_of(options.proxies))
    store = DatabaseStore(options.url)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = hall = Hall(options, store)
        app.state.replays = Replays()
        app.state.reviews = reviews = Reviews(hall.thinking, ReviewShelf(store))
        yield
        reviews.close()
        hall.close()

    app = FastAPI(title="Potasovka", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.visitors = visitors
    app.include_router(api.router)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _no_such_page)
    app.add_api_route("/{path:path}", pages.client, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_middleware(Guard, visitors=visitors, hosts=Hosts(options.hosts))
    return app


async def _refused(_: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    return error(refused)


async def _not_understood(_: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return error(Refused("malformed", where=f"{where}: {first['msg']}"[:200]))


async def _no_such_page(_: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    code = {404: "no-page", 405: "no-method"}.get(wrong.status_code, "malformed")
    args = {"where": "body"} if code == "malformed" else {}
    response = error(Refused(code, **args), wrong.status_code)
    response.headers.update(wrong.headers or {})
    return response
