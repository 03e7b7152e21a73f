"""Chance: one small integer inside the game, so that copying it costs nothing."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def _mixed(seed: int) -> int:
    """Another 64 bits for each seed, neighbours far apart (splitmix64)."""
    z = (seed + _STEP) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Rng:
    """Lehmer's generator modulo 2**128, of which the upper half is given out: one multiplication, and good enough.

    The whole state is `state`, an odd number; two generators with equal states go on alike.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int, state: int = 0) -> None:
        """Begins at a seed, or goes on from the state of another."""
        self.state = state or _mixed(seed) << 64 | _mixed(seed + _STEP) | 1

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.state = z = self.state * 0xDA942042E4DD58B5 & 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
        return z * n >> 128

    def next64(self) -> int:
        """The next 64 random bits."""
        return self.below(1 << 64)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Rng:
        """A generator that goes on as this one would."""
        return Rng(0, self.state)


class ScriptedRng(Rng):
    """Chance written down beforehand, for tests: `below` answers from the script and fails when it has run out."""

    __slots__ = ("script",)

    def __init__(self, script: Sequence[int], seed: int = 0) -> None:
        super().__init__(seed)
        self.script = list(script)

    def below(self, n: int) -> int:
        if not self.script:
            raise AssertionError("the script of chance has run out")
        value = self.script.pop(0)
        if not 0 <= value < n:
            raise AssertionError(f"the script says {value}, but only 0 to {n - 1} can happen")
        return value

    def copy(self) -> ScriptedRng:
        twin = ScriptedRng(self.script)
        twin.state = self.state
        return twin
