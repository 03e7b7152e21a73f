"""A commitment: shown before a game begins, it fixes chance without telling anything of it (docs/fairness.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

_FIRST = "potasovka commitment 1"


class Seal(NamedTuple):
    """What a finished game shows for its commitment."""

    salt: str
    """What kept others from trying seeds."""
    commitment: str
    """What everybody was shown before the game."""


def head_lines(game: str, rules: str, setup: Mapping[str, Any], seed: int) -> list[str]:
    """What a game began with, in the words of its record."""
    agreed = msgspec.json.encode(setup, order="deterministic").decode()
    return [f"game {game}", f"rules {rules}", f"setup {agreed}", f"seed {seed}"]


def commit(game: str, rules: str, setup: Mapping[str, Any], seed: int, salt: str) -> str:
    """The SHA-256 of game, rules, setup, seed and salt, one a line, in hexadecimal digits."""
    lines = [_FIRST, *head_lines(game, rules, setup, seed), f"salt {salt}"]
    return hashlib.sha256(("\n".join(lines) + "\n").encode()).hexdigest()
