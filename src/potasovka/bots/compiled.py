"""The engine as machine code, for processes in which bots think: `make compiled` makes it, and it is used if it was
made from the very sources that are here."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import potasovka

PACKAGE = Path(potasovka.__file__).parent
STAMP = "made-from"
"""The file beside the compiled package that tells its sources and its Python."""


def stamp(package: Path = PACKAGE) -> str:
    """What tells these sources and this Python from others."""
    found = hashlib.sha256()
    for file in sorted(package.rglob("*.py")):
        found.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return f"{sys.implementation.cache_tag} {found.hexdigest()}"


def home(package: Path = PACKAGE) -> Path | None:
    """The folder of the compiled package, if it is one of these sources; `None` if there is none, or an older one."""
    folder = package.parents[1] / "build" / "compiled"
    told = folder / STAMP
    return folder if told.is_file() and told.read_text(encoding="utf-8") == stamp(package) else None


@contextmanager
def in_new_processes() -> Iterator[None]:
    """Processes that are begun meanwhile take the compiled engine, if there is one; this one goes on as it is."""
    folder = home()
    if folder is None:
        yield
        return
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
