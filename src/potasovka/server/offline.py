"""A served page that can be installed, and that plays by itself when the server does not answer.

It has a manifest, and a worker that keeps its files. Only a host that lets bots play in pages offers it, for without
the engine nothing plays.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from potasovka import __version__
from potasovka.core.catalogue import game_names
from potasovka.core.words import LANGUAGES
from potasovka.server.engine import engine_parts
from potasovka.server.site import NOT_SERVED, WORKER

ADDRESS = "sw.js"
"""Where the worker is; what is below that is in its power."""


def installable(page: bytes) -> bytes:
    """The page with its manifest."""
    return page.replace(b"<title>", b'<link rel="manifest" href="/manifest.webmanifest" />\n    <title>', 1)


def worker(client: Path) -> bytes:
    """The worker for this build of the client."""
    names = sorted(path.relative_to(client).as_posix() for path in client.rglob("*") if path.is_file())
    files = ["./", *(name for name in names if name not in NOT_SERVED), *_answers()]
    files += [f"engine/{part['file']}" for part in engine_parts()]
    build = hashlib.sha256((client / "index.html").read_bytes() + json.dumps([__version__, files]).encode())
    kept = json.dumps({"build": build.hexdigest()[:16], "files": files, "served": True}, separators=(",", ":"))
    return f"const SITE = {kept};\n".encode() + (client / WORKER).read_bytes()


def _answers() -> list[str]:
    """Questions that every page asks and that are answered alike to everybody."""
    of_games = [f"api/{what}/{game}" for game in game_names() for what in ("cards", "puzzles")]
    words = [f"api/locale/{language}?part={part}" for language in LANGUAGES for part in ("first", "rest")]
    return ["api/games", *of_games, *words]
