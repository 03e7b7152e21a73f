"""Chance that nobody can foresee: a keyed stream of BLAKE2b. What has come out tells nothing of what will."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")
_WORDS = Struct("<32H")
"""A block is 32 words of 16 bits."""
_NUMBER = Struct("<Q")


class Block:
    """The words of one block of a stream. Nobody edits it, so all copies of a generator share it."""

    __slots__ = ("key", "number", "words")

    def __init__(self, key: bytes, number: int, words: tuple[int, ...]) -> None:
        self.key = key
        self.number = number
        self.words = words


def _block(key: bytes, number: int) -> Block:
    words: tuple[int, ...] = _WORDS.unpack(blake2b(_NUMBER.pack(number), key=key).digest())
    return Block(key, number, words)


def _key(seed: int) -> bytes:
    return blake2b(str(seed).encode(), digest_size=32, person=b"potasovka chance").digest()


class Rng:
    """BLAKE2b in counter mode, keyed with the seed: words of 16 bits, of which `below` makes numbers without bias.

    A generator is a place in the stream: a block and how many of its words are used. Copies share the block.
    """

    __slots__ = ("at", "block", "words")

    def __init__(self, seed: int, twin: Rng | None = None) -> None:
        """Begins at a seed, or goes on from where another one is."""
        if twin is None:
            self.block = _block(_key(seed), 0)
            self.words = self.block.words
            self.at = 0
        else:
            self.block = twin.block
            self.words = twin.words
            self.at = twin.at

    @property
    def state(self) -> str:
        """Key, block and word: two generators with equal states go on alike, and every number drawn changes it."""
        return f"{self.block.key.hex()} {self.block.number} {self.at}"

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        try:
            scaled = self.words[self.at] * n
            self.at += 1
        except IndexError:
            scaled = self._first_of_next() * n
        if scaled & 0xFFFF < n:
            return self._checked(scaled, n)
        return scaled >> 16

    def _checked(self, scaled: int, n: int) -> int:
        """What `below` seldom needs: another word for one that would favour a number; several words for a large n."""
        if n > 0x10000:
            return self._wide(scaled // n, n)
        over = 0x10000 % n
        while scaled & 0xFFFF < over:
            scaled = self._word() * n
        return scaled >> 16

    def _wide(self, first: int, n: int) -> int:
        more = (n - 1).bit_length() // 16
        size = 16 * (more + 1)
        over = (1 << size) % n
        word = first
        while True:
            for _ in range(more):
                word = word << 16 | self._word()
            scaled = word * n
            if scaled & ((1 << size) - 1) >= over:
                return scaled >> size
            word = self._word()

    def _word(self) -> int:
        try:
            word = self.words[self.at]
            self.at += 1
        except IndexError:
            return self._first_of_next()
        return word

    def _first_of_next(self) -> int:
        self.block = block = _block(self.block.key, self.block.number + 1)
        self.words = words = block.words
        self.at = 1
        return words[0]

    def seed(self) -> int:
        """128 random bits: where another chance begins that has nothing to do with this one."""
        return self.below(1 << 128)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Rng:
        """A generator that goes on as this one would."""
        return Rng(0, self)

    def retold(self, until: Rng, seed: int) -> Rng:
        """A generator that says again what this one has said `until` then, and goes on with a chance of its own."""
        said, twin = [], Rng(0, self)
        while (twin.block.number, twin.at) < (until.block.number, until.at):
            said.append(twin._word())
        told = Rng(seed)
        told.block = Block(told.block.key, -1, tuple(said))
        told.words = told.block.words
        return told

    @property
    def retelling(self) -> bool:
        """Whether something is left of what is only said again."""
        return self.block.number < 0 and self.at < len(self.words)


class ScriptedRng(Rng):
    """Chance written down beforehand, for tests: `below` answers from the script and fails when it has run out."""

    __slots__ = ("goes_on", "script")

    def __init__(self, script: Sequence[int], seed: int = 0, *, goes_on: bool = False) -> None:
        super().__init__(seed)
        self.script = list(script)
        self.goes_on = goes_on
        """Whether the chance of the seed follows after the script."""

    def below(self, n: int) -> int:
        if not self.script:
            if self.goes_on:
                return super().below(n)
            raise AssertionError("the script of chance has run out")
        value = self.script.pop(0)
        if not 0 <= value < n:
            raise AssertionError(f"the script says {value}, but only 0 to {n - 1} can happen")
        return value

    def copy(self) -> ScriptedRng:
        twin = ScriptedRng(self.script, goes_on=self.goes_on)
        twin.block, twin.words, twin.at = self.block, self.words, self.at
        return twin

    def retold(self, until: Rng, seed: int) -> ScriptedRng:
        left = len(until.script) if isinstance(until, ScriptedRng) else 0
        return ScriptedRng(self.script[: len(self.script) - left], seed, goes_on=True)

    @property
    def retelling(self) -> bool:
        return self.goes_on and bool(self.script)
