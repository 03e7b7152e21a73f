"""One process at a time: tests that run side by side may all want to make the same thing."""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Wait until nobody else makes it."""
    with (Path(tempfile.gettempdir()) / f"potasovka-{what}-{os.geteuid()}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
