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


FIRST_BRAWL = """
turn: A play
points: A 7, B 5
base: Dragon's Lair
  A: Hatchling
  B: Cub Scout, Steam Man
base: Workshop
  A: Hammerhead
  B: Captain Ahab
base: Oracle at Delphi
  B: Steam Man
hand A: Hatchling, Hammerhead, Great White, Torn Apart, Raze
hand B: Cub Scout, Bear Cavalry, Mechanic, Commission, Zeppelin
deck A: Wyvern, Feeding Frenzy, Imperial Dragon, Mako, Great Wyrm, Flank Attack, Megalodon, Hatchling, Air Jaws, \
Hammerhead, Imperial Dragon, Mako, Wyvern, Bring Down the Walls, Hatchling, Great White, Mako
deck B: Steam Man, High Ground, Polar Commando, Captain Ahab, Rotary Slug Thrower, Bear Cavalry, Cub Scout, \
Steam Queen, Scrap Diving, General Ivan, Captain Ahab, Cub Scout, Mechanic, Bear Hug, Bear Cavalry
base deck: Shark Reef, City of Gold, Inventor's Salon, Ancient Temple, The Deep
"""
"""Both need two bases: about ten minutes, with a minion, an action, a score and a talent on the way."""

LESSONS = {
    "smashup": Lesson({"position": FIRST_BRAWL}, 7, 1),
    "hitzroad": Lesson({}, 7, 1),
}
"""The lesson of each game."""
