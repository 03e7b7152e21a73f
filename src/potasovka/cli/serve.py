"""The `serve` command: the table in the browser."""

from __future__ import annotations

import contextlib
import errno
import signal
import socket
import threading
import webbrowser

import typer
import uvicorn

from potasovka.core import PotasovkaError
from potasovka.server.app import make_app
from potasovka.server.listen import listening
from potasovka.server.options import Options
from potasovka.server.tidying import tidy_by_hand

EVERYWHERE = ("", "0.0.0.0", "::")
"""Hosts that mean every network this machine is in."""


class Server(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            tidy_by_hand()
            typer.echo(f"Potasovka: {self._address} (Ctrl-C)")
            if self._browser:
                threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()


def run(options: Options, host: str, port: int, *, browser: bool) -> None:
    """Serve until Ctrl-C, or until a supervisor asks for the end."""
    bound = bind(host, port)
    port = bound.getsockname()[1]
    shown = _reachable() if host in EVERYWHERE else "localhost" if host in ("127.0.0.1", "::1") else host
    config = listening(make_app(options), options)
    server = Server(config, f"http://{shown}:{port}/", browser)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # raised again by uvicorn when all is closed
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[bound])
    if not server.started:
        raise PotasovkaError("the server could not start")


def _reachable() -> str:
    """This machine as its network knows it, so that a shared link works; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("10.255.255.255", 9))
        return str(probe.getsockname()[0])
    return "localhost"


def bind(host: str, port: int) -> socket.socket:
    """A socket at this address; a `PotasovkaError` says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as error:
        found.close()
        raise PotasovkaError(_why_not(host, port, error)) from None
    return found


def _why_not(host: str, port: int, error: OSError | OverflowError) -> str:
    """What is wrong with an address, and what to do."""
    why = getattr(error, "strerror", None) or str(error)
    if isinstance(error, socket.gaierror) or getattr(error, "errno", None) == errno.EADDRNOTAVAIL:
        return f"this machine has no address {host} ({why}); try another --host: 127.0.0.1, or 0.0.0.0 for the network"
    if getattr(error, "errno", None) == errno.EADDRINUSE:
        there = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else host
        running = f"if Potasovka runs there already, open http://{there}:{port}/"
        return f"port {port} is taken: {running}; otherwise try another --port"
    return f"nobody can be served at {host}:{port}: {why}; try another --port"
