"""What nobody can guess: names of tables, tokens of seats, chance."""

from __future__ import annotations

import secrets

from potasovka.core import Rng


class HouseMint:
    """Takes it from the machine; with a seed, chance comes from that: repeatable, and so for trials only."""

    def __init__(self, seed: int | None) -> None:
        self._seed = seed
        self._dealt = 0

    def name(self) -> str:
        """A name for a table: letters and digits, so that no command takes it for an option."""
        return secrets.token_hex(9)

    def token(self) -> str:
        """A token for a seat."""
        return secrets.token_urlsafe(24)

    def seed(self) -> int:
        """Where the chance of a new table begins."""
        if self._seed is None:
            return secrets.randbits(128)
        self._dealt += 1
        return Rng(self._seed + self._dealt).seed()

    def salt(self) -> str:
        """What hides a seed in its commitment."""
        return secrets.token_hex(32)

    def chance(self, answered: int) -> int:
        """Where the chance of a bot begins after so many answers."""
        return secrets.randbits(128) if self._seed is None else self._seed + answered
