"""When Python looks for cycles: not whenever something is made, for tables are many objects and none of them needs it.

Tables and games free themselves when they are let go (tests hold that). What is left in cycles comes of requests and
sockets, some fifty small things each, so it is tidied up after many of them, and once an hour.
"""

from __future__ import annotations

import gc

MOST_LEFT = 2000
"""Requests and sockets after which it is time."""


class Tidying:
    """Counts what may have left something behind; where Python tidies up by itself it does nothing."""

    def __init__(self) -> None:
        self._left = 0

    def note(self) -> None:
        """A request was answered, or a socket closed."""
        self._left += 1
        if self._left >= MOST_LEFT:
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
