"""What people call themselves: nothing in a name hides, turns round what stands beside it, or piles up."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

LONGEST = 40
"""Characters of the longest name."""
MARKS = 2
"""Marks that one letter may carry."""
BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters that nobody sees."""


@lru_cache(4096)
def clean_name(said: str) -> str | None:
    """A name as it is shown: composed, without anything invisible, with single spaces; nothing is no name.

    Control, format (bidi, zero width), private and unassigned characters go, and marks beyond the second on a letter.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", said.translate(BLANK)):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace() or kind.startswith("Z"):
            kept.append(" ")
        elif not kind.startswith("C") and marks <= MARKS:
            kept.append(letter)
    name = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    return name if any(unicodedata.category(letter)[0] not in "MZ" for letter in name) else None
