"""Advice: what somebody who thinks would answer, and why, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypedDict

from potasovka.core import wire
from potasovka.core.choice import Text
from potasovka.core.game import Game
from potasovka.core.rng import Rng


class Advised(TypedDict):
    """An answer that is advised, as it is sent."""

    key: str
    chance: float
    why: list[wire.Text]


class Advice(NamedTuple):
    """One answer that is worth a thought."""

    key: str
    chance: float
    """The chance to win that it keeps, as far as can be told."""
    why: tuple[Text, ...] = ()
    """What comes of it by the end of the turn."""

    def data(self) -> Advised:
        """As plain data."""
        return {"key": self.key, "chance": round(self.chance, 3), "why": [text.data() for text in self.why]}


class Adviser(Protocol):
    """How a game advises a seat: like a bot, from its view and worlds that it can imagine."""

    def __call__(self, view: dict[str, Any], imagine: Callable[[], Game], rng: Rng, /) -> list[Advice]:
        """The best answers, the very best first."""
