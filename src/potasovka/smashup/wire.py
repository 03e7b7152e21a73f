"""The shape of a view of Smash Up, as `engine/view.py` makes it."""

from __future__ import annotations

from typing import TypedDict

from potasovka.core import wire


class Part(TypedDict):
    """What a number is made of: an amount, and the card it comes from (none: counters, or what is printed)."""

    card: str | None
    amount: int


class CardInPlay(TypedDict):
    """A card on the table."""

    card: str
    handle: int
    owner: int
    controller: int
    counters: int
    cancelled: bool
    talent_used: bool


class MinionInPlay(CardInPlay):
    """A minion on the table."""

    power: int
    printed: int
    parts: list[Part]
    actions: list[CardInPlay]


class BuriedCard(TypedDict):
    """A card under a base; its face only for those who know it."""

    card: str | None
    handle: int
    controller: int


class WouldGet(TypedDict):
    """What a player would get if the base were scored now."""

    seat: int
    total: int
    points: int


class Place(TypedDict):
    """A place and the base card on it; without one (`base` is nothing) there is nothing to tell."""

    base: str | None
    breakpoint: int
    breakpoint_parts: list[Part]
    prizes: list[int]
    totals: list[int]
    total_parts: list[list[Part]]
    would_get: list[WouldGet]
    minions: list[MinionInPlay]
    actions: list[CardInPlay]
    titans: list[CardInPlay]
    buried: list[BuriedCard]


class HandCard(TypedDict):
    """A card in one's own hand, and why it cannot be played now."""

    card: str
    owner: int
    why_not: wire.Text | None


class Player(TypedDict):
    """A player as a seat sees them."""

    seat: int
    factions: list[str]
    points: int
    hand_size: int
    hand: list[HandCard]
    known_hand: list[str]
    deck: int
    discard: list[str]
    titans: list[CardInPlay]
    resolving: list[str | None]


class Draft(TypedDict):
    """Factions being taken in turns: whose turn it is, what each player has, what is left and how often."""

    next: int
    taken: list[list[str]]
    left: dict[str, int]


class SmashUpView(wire.View):
    """All that a seat may know."""

    turn: int
    current: int
    phase: str
    draft: Draft | None
    players: list[Player]
    places: list[Place]
    base_deck: int
    base_discard: list[str]
    scoring: int | None
    slots: list[wire.Text]
