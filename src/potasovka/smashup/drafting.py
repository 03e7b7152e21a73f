"""Which factions to take, to ban and to keep, by how well they have done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

View = dict[str, Any]


def drafted(view: View, likes: Mapping[str, float]) -> str | None:
    """The answer to a question about factions; `None` if it is another question."""
    asked = view["choice"]["prompt"]["id"]
    keys = [str(option["key"]) for option in view["choice"]["options"]]
    if asked in ("ask-faction", "ask-ban"):
        return max(keys, key=lambda key: likes.get(key.partition(":")[2], 0.0))
    if asked == "ask-reroll":
        taken = view["draft"]["taken"][view["seat"]]
        return "yes" if sum(likes.get(name, 0.0) for name in taken) < 0 else "no"
    return None
