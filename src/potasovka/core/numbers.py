"""A game in numbers, for whoever learns to play it: what one seat may know, as one row of small whole numbers."""

from __future__ import annotations

from array import array
from functools import cache
from math import prod
from typing import NamedTuple, Protocol
from zlib import crc32

from potasovka.core.game import Game

LARGEST = 32_767
"""Numbers beyond this are told as this."""


class Field(NamedTuple):
    """A part of the row."""

    name: str
    shape: tuple[int, ...]
    """Its size, or rows and columns."""
    means: str
    """What its numbers say."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Numbers(Protocol):
    """How a game tells itself in numbers. Cheaper than a view, and an allow-list like it."""

    options: int
    """The most answers to a question that are told."""

    def fields(self, players: int) -> tuple[Field, ...]:
        """The parts of the row, in order."""

    def of(self, game: Game, seat: int) -> array[int]:
        """What a seat may know now; seats are counted from it on, so that it is always the first."""


def blank(fields: tuple[Field, ...]) -> array[int]:
    """A row of zeros."""
    return array("h", bytes(2 * sum(field.size for field in fields)))


def starts(fields: tuple[Field, ...]) -> dict[str, int]:
    """Where each part begins."""
    found, at = {}, 0
    for field in fields:
        found[field.name] = at
        at += field.size
    return found


@cache
def word(text: str) -> int:
    """A word as a number that is the same on every machine; nothing is 0."""
    return 1 + crc32(text.encode()) % LARGEST if text else 0
