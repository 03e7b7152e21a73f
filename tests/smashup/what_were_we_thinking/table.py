"""What several test files of the box lay on the table."""

from __future__ import annotations

from potasovka.smashup.scenario import Scenario
from smashup.helpers import scene


def horrors(*bases: str, **more: str) -> Scenario:
    """A table for Forgotten Horrors: minions and Carried Aways in hand, and a deck of Guides to count what is drawn."""
    more.setdefault("a", "3 Sprout, 3 Carried Away")
    more.setdefault("plays", "minion, minion, action, action")
    return scene(*bases, deck_a="9 Guide", **more)


def drawn(s: Scenario) -> int:
    """How many Guides A has drawn."""
    return s.hand("A").count("Guide")


def settle_order(s: Scenario) -> None:
    """Name the first of what was triggered together as long as an order is asked for."""
    while s.prompt == "ask-order":
        s.game.pick(0)
