"""One SQLite file is for one server: a lock on a file beside it, which dies with its process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from potasovka.core import PotasovkaError

Lock = IO[bytes]
"""Held until it is closed."""

if sys.platform == "win32":
    import msvcrt

    def _seize(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def file_of(url: sa.URL) -> Path | None:
    """The one true path of a database that is a file."""
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or name in ("", ":memory:") or "mode=memory" in name:
        return None
    return Path(os.path.realpath(name.removeprefix("file:").partition("?")[0] if name.startswith("file:") else name))


def lock(url: sa.URL) -> Lock | None:
    """Hold the database for this process, if it is a file."""
    database = file_of(url)
    if database is None:
        return None
    try:
        file = open(f"{database}.lock", "ab")  # noqa: SIM115
    except OSError as error:
        raise PotasovkaError(f"the database cannot be opened: {database}: {error.strerror}") from None
    try:
        _seize(file)
    except OSError:
        file.close()
        why = "an SQLite file is for one server, and several need PostgreSQL"
        do = "go on in that one, stop it with Ctrl-C, or give this one another --database"
        raise PotasovkaError(f"another server plays at the tables in {database}: {why}; {do}") from None
    return file
