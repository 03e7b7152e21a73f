"""A player that picks uniformly among the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from potasovka.core import Game, Rng

MOST_DECISIONS = 100_000
"""A game with more decisions than this is stuck."""


class RandomBot:
    """Picks one of the options, each as likely as the others."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        """Its own chance, apart from the game's."""

    def choose(self, view: dict[str, Any], imagine: Callable[[], Game]) -> str:
        """The key of the chosen option."""
        options = view["choice"]["options"]
        key: str = options[self.rng.below(len(options))]["key"]
        return key


def play_out(game: Game, rng: Rng, most: int = MOST_DECISIONS) -> int:
    """Play a game to its end at random; returns the number of decisions. Needs no view: only how many options."""
    below, pick = rng.below, game.pick
    choice = game.choice
    for decisions in range(most):
        if choice is None:
            return decisions
        choice = pick(below(len(choice.values)))
    if choice is None:
        return most
    raise RuntimeError(f"the game did not end within {most} decisions")
