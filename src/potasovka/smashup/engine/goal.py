"""The goal of a puzzle: what the player whose turn it is must reach before it ends."""

from __future__ import annotations

import re
from typing import NamedTuple

from potasovka.core.errors import BadPosition

WIN, CAPTURE = "win", "capture"
_CAPTURES = re.compile(r"capture ([1-9])")


class Goal(NamedTuple):
    """To win the game, or to be first at so many captured bases."""

    kind: str
    bases: int = 0

    def __str__(self) -> str:
        """As a position says it."""
        return f"{self.kind} {self.bases}" if self.bases else self.kind


def read_goal(text: str) -> Goal:
    """The goal that a line of a position names."""
    if text == WIN:
        return Goal(WIN)
    found = _CAPTURES.fullmatch(text)
    if found is None:
        raise BadPosition(f"{text[:40]!r} is not a goal; goals are win, capture 1 … capture 9")
    return Goal(CAPTURE, int(found[1]))
