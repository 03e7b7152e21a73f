"""The first games: fixed tables at which one learns."""

from __future__ import annotations

from typing import Any, NamedTuple

from potasovka.server.schema import SeatRow


class Lesson(NamedTuple):
    """A table that is always dealt the same."""

    setup: dict[str, Any]
    """What is agreed; the number of players is the number of seats."""
    seed: int
    """Where chance begins."""
    bots: int
    """How many bots sit at it besides the person on seat 0."""

    def seats(self) -> list[SeatRow]:
        """Who sits at it."""
        return [SeatRow("person"), *[SeatRow("bot", bot="greedy") for _ in range(self.bots)]]


LESSONS = {
    "smashup": Lesson({"factions": [["bear_cavalry", "teddy_bears"], ["ghosts", "sheep"]], "first": 0}, 7, 1),
    "hitzroad": Lesson({}, 7, 0),
}
"""The lesson of each game."""
