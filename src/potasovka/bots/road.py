"""Players of Hit Z Road: the levels but `normal` and two characters, each from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from potasovka.core import Game, Rng
from potasovka.hitzroad.novice import novice
from potasovka.hitzroad.planner import CAUTIOUS, EXPERT, HARD, RECKLESS, Style, plan


class NoviceBot:
    """Level easy: a beginner."""

    def __init__(self, rng: Rng) -> None:
        """It needs no chance."""

    def choose(self, view: dict[str, Any], imagine: Callable[[], Game]) -> str:
        """The key of the chosen option."""
        return novice(view)


class PlannerBot:
    """Weighs every answer by what its party will be worth."""

    style: Style = EXPERT

    def __init__(self, rng: Rng) -> None:
        """It needs no chance."""

    def choose(self, view: dict[str, Any], imagine: Callable[[], Game]) -> str:
        """The key of the chosen option."""
        return plan(view, self.style)


class ExpertBot(PlannerBot):
    """Level expert: as good as it gets."""


class HardBot(PlannerBot):
    """Level hard: plans its own road well, and thinks little of the others."""

    style = HARD


class CautiousBot(PlannerBot):
    """A character: saves what it has at the auction, shoots first and runs early."""

    style = CAUTIOUS


class RecklessBot(PlannerBot):
    """A character: bids for the best road, goes in with bare hands and never runs."""

    style = RECKLESS
