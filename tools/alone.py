"""One process at a time: tests that run side by side may all want to make the same thing."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    WHO = 0

    def _wait(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
else:
    import fcntl

    WHO = os.geteuid()

    def _wait(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Wait until nobody else makes it."""
    with (Path(tempfile.gettempdir()) / f"potasovka-{what}-{WHO}.lock").open("w") as file:
        _wait(file)
        yield
