"""A player that weighs odds in Hit Z Road, from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from potasovka.core import Game, Rng
from potasovka.hitzroad.policy import sensible


class SensibleBot:
    """Does what `hitzroad.policy` holds to be sensible."""

    def __init__(self, rng: Rng) -> None:
        """It needs no chance."""

    def choose(self, view: dict[str, Any], imagine: Callable[[], Game]) -> str:
        """The key of the chosen option."""
        return sensible(view)
