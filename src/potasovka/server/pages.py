"""Texts and files that many ask for and that do not change while the server runs: packed once, sent often."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from fastapi import Request
from fastapi.responses import PlainTextResponse, Response

from potasovka.server import offline
from potasovka.server.engine import ENGINE
from potasovka.server.headers import POLICY, PYTHON_POLICY
from potasovka.table.refusal import Refused

CLIENT = Path(__file__).parent / "client"
"""The built client."""
WORTH_PACKING = ("text/", "application/json", "application/javascript", "image/svg")
WITH_PYTHON = re.compile(r"assets/(?:host|mind)\.worker-[\w-]+\.js")
"""The workers in which Python runs."""
LASTING = "public, max-age=31536000, immutable"
FRESH = "no-cache"


def page(request: Request, body: bytes, kind: str, keep: str = FRESH) -> Response:
    """A body, packed for whoever can unpack it; nothing but a nod for whoever has it already."""
    tag = _tag(body)
    headers = {"cache-control": keep, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if kind.startswith(WORTH_PACKING) and "gzip" in request.headers.get("accept-encoding", ""):
        body = _packed(body)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=kind)


async def client(request: Request, path: str) -> Response:
    """A file of the client; any other address is a page of it, which its index shows."""
    if path.startswith(("api/", "ws/")) or path in ("api", "ws"):
        raise Refused("no-page")
    found = _find(path)
    file = found or CLIENT / "index.html"
    if not file.is_file():
        return PlainTextResponse("The client is not built yet: python tools/build_web.py", 404)
    plays_alone = request.app.state.hall.options.bots_in_page
    if plays_alone and path == offline.ADDRESS:
        return page(request, offline.worker(CLIENT), "text/javascript")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    lasts = found is not None and path.startswith(("assets/", "engine/"))
    body = _file(file, file.stat().st_mtime_ns)
    if plays_alone and found is None:
        body = offline.installable(body)
    answer = page(request, body, kind, LASTING if lasts else FRESH)
    if WITH_PYTHON.fullmatch(path):
        answer.headers[POLICY] = PYTHON_POLICY
    return answer


def _find(path: str) -> Path | None:
    """The file of the client, or of the engine for its pages, at this path, if there is one."""
    folder, name = (ENGINE, path.removeprefix("engine/")) if path.startswith("engine/") else (CLIENT, path)
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


@lru_cache(256)
def _file(path: Path, _changed: int) -> bytes:
    return path.read_bytes()


@lru_cache(256)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


@lru_cache(256)
def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'
