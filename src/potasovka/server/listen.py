"""How uvicorn is told to listen: our doors, the proxies that are trusted, nothing that tells about the machine."""

from __future__ import annotations

from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI

from potasovka.server.doors import HttpDoor, SocketDoor
from potasovka.server.options import Options


def listening(app: FastAPI, options: Options, **more: Any) -> uvicorn.Config:
    """The configuration of a server."""
    doors: dict[str, Any] = {
        "http": partial(HttpDoor, app.state.visitors),
        "ws": partial(SocketDoor, app.state.visitors),
    }
    return uvicorn.Config(
        app,
        **doors,
        proxy_headers=bool(options.proxies),
        forwarded_allow_ips=options.proxies,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        **more,
    )
