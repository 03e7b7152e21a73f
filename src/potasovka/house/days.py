"""The game of the day: one seed a day and a game, the same for everybody who plays in the same house."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import blake2b
from typing import NamedTuple


class Day(NamedTuple):
    """A day, and where the chance of its game begins."""

    date: str
    seed: int


def today() -> str:
    """The date in Greenwich: a day begins everywhere at once."""
    return datetime.now(UTC).date().isoformat()


def day_without_a_house(game: str) -> Day:
    """Today for a page that has no server to ask: its seed is made of the date alone, so all such pages agree on it."""
    date = today()
    digest = blake2b(f"{game} {date}".encode(), digest_size=16, person=b"potasovka day").digest()
    return Day(date, int.from_bytes(digest, "big"))
