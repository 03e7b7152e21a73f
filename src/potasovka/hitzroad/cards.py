"""The 76 cards as data: `cards.csv` is the box, `cards_ours.csv` holds the 16 that are our own."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import NamedTuple

from potasovka.hitzroad.events import NO_EVENT, CardEvent, make_event

BOX_FILE = "cards.csv"
OWN_FILE = "cards_ours.csv"
LEVELS = (1, 2, 3)


class Card(NamedTuple):
    """One stretch of the road."""

    id: str
    """Its level in Roman numerals and its number: `II-14`."""
    level: int
    """1 is the east, 2 the middle, 3 the west."""
    rank: str | None
    """J, Q, K or A on a card for four players only."""
    ours: bool
    """Whether the card is our own and not the box's."""
    resources: tuple[int, int, int]
    """Ammunition, gas and adrenaline to scavenge."""
    event: CardEvent
    """Its text; `NO_EVENT` if it has none."""
    zombies: int
    """How many zombies have to be beaten."""
    horde: int
    """How many red dice the horde brings; 0 is no horde."""
    vp: int
    """Points for whoever wins the card."""

    @property
    def name(self) -> str:
        """The message with its name."""
        return f"hitzroad-card-{self.id}"

    @property
    def scene(self) -> str:
        """The message with its scene."""
        return f"hitzroad-card-{self.id}-scene"


def read_cards(text: str, *, ours: bool) -> list[Card]:
    """The cards of one table in csv form."""
    return [
        Card(
            id=row["id"],
            level=int(row["level"]),
            rank=row["rank"] or None,
            ours=ours,
            resources=(int(row["ammo"]), int(row["gas"]), int(row["adrenaline"])),
            event=make_event(row["event"], row["params"]) if row["event"] else NO_EVENT,
            zombies=int(row["zombies"]),
            horde=int(row["horde"]),
            vp=int(row["vp"]),
        )
        for row in csv.DictReader(text.splitlines())
    ]


def _load() -> tuple[Card, ...]:
    found: list[Card] = []
    for name, ours in ((BOX_FILE, False), (OWN_FILE, True)):
        text = (files("potasovka.hitzroad") / name).read_text(encoding="utf-8")
        found += read_cards(text, ours=ours)
    return tuple(sorted(found, key=lambda card: (card.level, int(card.id.rpartition("-")[2]))))


CARDS = _load()
"""All cards in the order of the road; a card's number in the state is its place in here."""
NUMBER = {card.id: number for number, card in enumerate(CARDS)}
"""From a card's id to its number."""
