"""The client with tables of its own, as a folder of plain files that any web server can serve, in whatever sub-path.

Everything but the page itself is named after what is in it, so that nobody gets old and new files mixed up; large files
are stored packed and unpacked by the page, so that a server which packs nothing does.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path

import msgspec

from potasovka import __version__
from potasovka.core import PotasovkaError
from potasovka.core.catalogue import game_class, game_names
from potasovka.core.words import LANGUAGES
from potasovka.house import cards, puzzles
from potasovka.server import engine
from potasovka.server.engine import Packed

CLIENT = Path(__file__).parent / "client"
"""The built client."""
MARK = "potasovka-site.json"
"""What tells a folder that was made here, and may be made anew, from any other."""
WORKER = "site-worker.js"
"""The worker that keeps all files for when there is no network; it is begun by what this module writes before it."""
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""Nothing is loaded from elsewhere."""
NOT_SERVED = {"built-from.txt", "index.html", WORKER}


def make_site(out: Path, report_to: str = "") -> int:
    """Write the folder, whole or not at all; how many bytes it has. A `PotasovkaError` says what is missing."""
    _check(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".site-") as folder:
        made = Path(folder) / "site"
        _write(made, report_to)
        if out.exists():
            shutil.rmtree(out)
        made.rename(out)
    return sum(path.stat().st_size for path in out.rglob("*") if path.is_file())


def _check(out: Path) -> None:
    if not (CLIENT / "index.html").is_file():
        raise PotasovkaError("the client is not built: make site builds it")
    engine.engine_parts()
    if out.exists() and (not out.is_dir() or (any(out.iterdir()) and not (out / MARK).is_file())):
        raise PotasovkaError(f"{out} is there and was not made by potasovka site; name another --out, or remove it")


def _write(made: Path, report_to: str) -> None:
    for path in CLIENT.rglob("*"):
        name = path.relative_to(CLIENT).as_posix()
        if path.is_file() and name not in NOT_SERVED:
            _put(made / name, path.read_bytes())
    for name in (*[part["file"] for part in engine.engine_parts()], "licences.txt"):
        _put(made / "engine" / name, _read(engine.ENGINE, name))
    sheets = {name: _sheet(made, name, text) for name, text in _sheets(report_to).items()}
    files = sorted(path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file())
    told = {"rules": {name: game_class(name).rules for name in game_names()}, "sheets": sheets}
    page = _page()
    build = _digest(page.encode(), json.dumps(told).encode(), *(_read(made, name) for name in files))
    text = json.dumps({"build": build, **told}, separators=(",", ":")).replace("<", "\\u003c")
    told_page = page.replace("</head>", f'  <script id="site" type="application/json">{text}</script>\n  </head>')
    _put(made / "index.html", told_page.encode())
    kept = json.dumps({"build": build, "files": ["./", *files]}, separators=(",", ":"))
    _put(made / "sw.js", f"const SITE = {kept};\n".encode() + _read(CLIENT, WORKER))
    _put(made / MARK, json.dumps({"version": __version__, "build": build, "rules": told["rules"]}).encode())


def _sheets(report_to: str) -> dict[str, bytes]:
    """What a server would answer to questions whose answers never change."""
    parts = engine.engine_parts()
    said = {"version": __version__, "report_to": report_to, "engine": parts, "takes_records": False}
    games = {**said, "games": cards.games()}
    sheets = {"games": msgspec.json.encode(games)}
    for game in game_names():
        sheets[f"cards-{game}"] = cards.cards(game) or b""
        sheets[f"puzzles-{game}"] = puzzles.puzzles(game)
    for language in LANGUAGES:
        sheets[f"words-{language}-first"] = cards.messages(language, "first")
        sheets[f"words-{language}-rest"] = cards.messages(language, "rest")
    return sheets


def _sheet(made: Path, name: str, text: bytes) -> Packed:
    packed = gzip.compress(text, 9, mtime=0)
    checked = hashlib.sha256(packed).hexdigest()
    file = f"sheets/{name}.{checked[:12]}.packed"
    _put(made / file, packed)
    return {"name": name, "file": file, "size": len(packed), "raw": len(text), "sha256": checked}


def _page() -> str:
    """The page, whose files lie beside it and not at the top of a server."""
    page = re.sub(r'(href|src)="/', r'\1="./', _read(CLIENT, "index.html").decode())
    head = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    manifest = '<link rel="manifest" href="./manifest.webmanifest" />'
    return page.replace("<title>", f"{head}\n    {manifest}\n    <title>")


def _digest(*texts: bytes) -> str:
    total = hashlib.sha256()
    for text in texts:
        total.update(hashlib.sha256(text).digest())
    return total.hexdigest()[:16]


def _read(folder: Path, name: str) -> bytes:
    return (folder / name).read_bytes()


def _put(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
