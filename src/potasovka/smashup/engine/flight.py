"""What is in the middle of being done: the effect that has stopped to ask, and the flags that hold while it runs."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine.terms import NOWHERE

if TYPE_CHECKING:
    from potasovka.smashup.engine.ask import Value
    from potasovka.smashup.engine.lookout import Sight
    from potasovka.smashup.engine.state import State
    from potasovka.smashup.engine.terms import Entry


class Flight:
    """At a settled point there is nothing in it; a copy begins with an empty one."""

    __slots__ = (
        "at_once",
        "before",
        "duelling",
        "dug_at",
        "effect",
        "entry",
        "given",
        "goals",
        "missed",
        "mixed",
        "must",
        "picked",
        "playing",
        "seen_before",
        "since",
        "spared",
        "uncovering",
    )

    def __init__(self) -> None:
        self.effect: Generator[Choice, None, None] | None = None
        """The effect that has stopped to ask."""
        self.entry: Entry = ("",)
        """The entry of the agenda that it is."""
        self.before: State | None = None
        """The state before it, if states are kept."""
        self.seen_before: Sight | None = None
        """What was seen then."""
        self.since: list[int] = []
        """What was answered since: which option,"""
        self.given: list[Value] = []
        """and what it was."""
        self.mixed: tuple[int, list[list[int]]] | None = None
        """In an imagined world: after how many of them its decks, the base deck last, were mixed, and to what."""
        self.picked = 0
        """Which option of its last question was chosen."""
        self.at_once = False
        """Whether extra cards must be played at once, because a Special gives them."""
        self.playing: list[int] = []
        """The cards in the middle of being played, the innermost last."""
        self.goals: dict[int, str] = {}
        """Where played actions go instead of the discard pile."""
        self.missed = ""
        """The last question that was not asked because there was nothing to choose from."""
        self.uncovering = NOWHERE
        """The buried card that is being uncovered,"""
        self.dug_at = NOWHERE
        """and where it was buried."""
        self.duelling = False
        """Whether the cards of a duel are being laid and revealed."""
        self.spared: set[tuple[int, int]] = set()
        """Cards that what a card does now does not affect, because another gave itself up for them."""
        self.must = NOWHERE
        """A card that must be chosen wherever it can be."""


LANDED = Flight()
"""That of all games which nobody plays any more."""
