"""The two dice of the box."""

from __future__ import annotations

from potasovka.core import Rng

FACES = ("blank", "bolt", "hit", "hit_bolt", "bite", "death")
BLANK, BOLT, HIT, HIT_BOLT, BITE, DEATH = range(6)

BLACK = (BLANK, BOLT, HIT, HIT, HIT_BOLT, BITE)
"""The six faces of a black die."""
RED = (BITE, BOLT, HIT, HIT, HIT_BOLT, DEATH)
"""The six faces of a horde die."""

HITS = frozenset((HIT, HIT_BOLT))
"""Faces that show a target."""
BOLTS = frozenset((BOLT, HIT_BOLT))
"""Faces that show a lightning."""


def roll(rng: Rng, black: int, red: int = 0) -> list[int]:
    """The faces of so many black and red dice, black ones first."""
    faces = [BLACK[rng.below(6)] for _ in range(black)]
    faces += [RED[rng.below(6)] for _ in range(red)]
    return faces


def count(faces: list[int], wanted: frozenset[int]) -> int:
    """How many dice show one of the wanted faces."""
    return sum(face in wanted for face in faces)
