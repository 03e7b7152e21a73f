"""A site of plain files on a server that knows nothing, in a sub-path; it can be stopped, and get other files."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from potasovka.server.site import make_site

PLACE = "some/where"


class _Files(SimpleHTTPRequestHandler):
    gate: threading.Event
    """While it is shut only half of each file of the engine is sent."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        data = source.read()
        half = len(data) // 2 if "/engine/" in self.path else 0
        outputfile.write(data[:half])
        if half:
            self.gate.wait()
        outputfile.write(data[half:])

    def log_message(self, *_: object) -> None:
        """Nobody wants to read it."""


class DumbServer:
    """Files, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._port = 0
        self._server: ThreadingHTTPServer | None = None
        self.gate = threading.Event()
        """Shut, it lets only half of the engine through."""
        self.gate.set()
        self.build()
        self.start()

    def build(self, report_to: str = "") -> None:
        """Put up the site; with something else to tell it is another build."""
        make_site(self.folder / PLACE, report_to)

    def start(self) -> None:
        """Serve, at first on any free port, later on the same one."""
        files = type("Files", (_Files,), {"gate": self.gate})
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(files, directory=str(self.folder)))
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone."""
        assert self._server is not None
        self._server.shutdown()
        self._server.server_close()

    @property
    def origin(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def address(self) -> str:
        """Where the site is."""
        return f"{self.origin}/{PLACE}/"
