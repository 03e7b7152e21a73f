"""The server as a process of its own, as people start it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from potasovka.cli.serve import bind
from server.helpers import PATIENCE


def free_port() -> int:
    """A port that nobody uses now."""
    with bind("127.0.0.1", 0) as bound:
        port: int = bound.getsockname()[1]
        return port


class Process:
    """`potasovka serve`, which can be killed and started again."""

    def __init__(self, folder: Path, *command: str) -> None:
        self._command = command or (sys.executable, "-m", "potasovka.cli.main")
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / "server.log"
        self._arguments = ["--port", str(self.port), "--no-browser", "--bot-pause", "0", "--window-pause", "0"]
        self._arguments += ["--database", f"sqlite:///{folder}/tables.sqlite3"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [*self._command, "serve", *self._arguments]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "PYTHONUTF8": "1"})
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.url}/api/games", timeout=PATIENCE)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.said()}")

    def kill(self) -> None:
        """Kill it as nothing can be caught."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def interrupt(self, by: signal.Signals = signal.SIGINT) -> int:
        """Ctrl-C, or what a supervisor sends; its exit code."""
        assert self._process is not None
        self._process.send_signal(by)
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        """All it has printed."""
        return self._log.read_text(encoding="utf-8")
