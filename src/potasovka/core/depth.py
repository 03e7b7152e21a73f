"""How deep plain data goes: what is nested without end is refused before anybody walks down."""

from __future__ import annotations

from typing import Any

DEEPEST = 8
"""Lists within lists that anything agreed before a game can need."""


def too_deep(data: Any) -> bool:
    """Whether lists and names lie deeper within each other than anybody needs."""
    level = [data]
    for _ in range(DEEPEST):
        level = [part for one in level for part in _parts(one)]
        if not level:
            return False
    return True


def _parts(data: Any) -> list[Any]:
    return list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []
