"""A puzzle: a position, a goal that can be reached in one turn, and a way that reaches it whatever is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from msgspec import Struct

from potasovka.core import wire
from potasovka.core.choice import Text


class Puzzle(Struct, frozen=True, kw_only=True):
    """One puzzle; whoever solves it sits on the seat that is asked first."""

    name: str
    """By which it is found."""
    level: int
    """How hard it is, from 1 on."""
    goal: Text
    """What is to be reached."""
    sides: tuple[Text, ...]
    """What its solver plays with."""
    setup: Mapping[str, Any]
    """What is agreed, with a `position` that no other puzzle has."""
    solution: tuple[str, ...]
    """The answers of one way to reach it."""

    def info(self) -> PuzzleInfo:
        """As plain data, without the way to solve it."""
        sides = [side.data() for side in self.sides]
        return {"name": self.name, "level": self.level, "goal": self.goal.data(), "sides": sides}


class PuzzleInfo(TypedDict):
    """What is told of a puzzle to whoever has not solved it yet."""

    name: str
    level: int
    goal: wire.Text
    sides: list[wire.Text]


class Step(TypedDict):
    """A step of the way to solve it: what is asked, and what to answer."""

    asked: wire.Text
    answer: wire.Text
