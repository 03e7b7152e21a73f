"""When Python looks for cycles: not whenever something is made, for tables are many objects and none of them needs it.

Tables and games free themselves when they are let go (tests hold that). What is left in cycles comes of requests and
sockets, some fifty small things each, so it is tidied up after many of them, and once an hour.
"""

from __future__ import annotations

import gc

MOST_LEFT = 2000
"""Requests and sockets after which it is time."""
MOST_FAILED = 100
"""Failures of the database after which it is: each leaves a long trace, and people try again and again."""


class Tidying:
    """Counts what may have left something behind; where Python tidies up by itself it does nothing."""

    def __init__(self, most: int = MOST_LEFT) -> None:
        self._left = 0
        self._most = most

    def note(self) -> None:
        """A request was answered, a socket closed, or something failed."""
        self._left += 1
        if self._left >= self._most:
            self._left = 0
            tidy()


def tidy() -> None:
    """Look for cycles now."""
    if not gc.isenabled():
        gc.collect()


def tidy_by_hand() -> None:
    """From now on Python does not tidy up by itself; for the process of a server."""
    gc.collect()
    gc.freeze()
    gc.disable()
