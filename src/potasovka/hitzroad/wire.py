"""The shapes of a view of Hit Z Road, as `view.py` makes it, and of the odds that can be asked for."""

from __future__ import annotations

from typing import Literal, TypedDict

from potasovka.core import wire


class RoadSlot(TypedDict):
    """A card of a route."""

    card: str | None
    level: int | None
    lies: Literal["open", "hidden", "gone"]


class Route(TypedDict):
    """Two cards, what it costs to take them, who did."""

    cards: list[RoadSlot]
    toll: int
    taken: int | None


class Walk(TypedDict):
    """The card being played and the battle on it."""

    seat: int
    route: int
    place: int
    card: str
    zombies: int
    dice: list[str]
    bites: int
    bolts: int


class Sum(TypedDict):
    """What a party's points are made of; a party that is out has none of them."""

    cards: int
    tokens: int
    bonuses: int
    sets: int
    total: int


class Party(wire.Mix):
    """What a player has."""

    alive: bool
    survivors: int
    bid: int
    tokens: dict[str, int]
    exterminator: bool
    won: list[str]
    points: int
    sum: Sum
    """What its points would be made of if the journey ended now."""
    bonuses: list[str]
    """The bonus cards that it would get then, by what they are for."""


class RoadView(wire.View):
    """All that a seat may know."""

    players: int
    round: int
    step: str
    asked: int | None
    order: list[int]
    turn: int
    unseen: list[str]
    box: list[str]
    deck: dict[str, int]
    routes: list[Route]
    walk: Walk | None
    parties: list[Party]


class Standing(wire.Mix):
    """What a party had when a round had ended."""

    alive: bool
    survivors: int


class WonCard(TypedDict):
    """A card that was won: by whom, in which round, after how many answers; `points` with what tokens brought there."""

    seat: int
    card: str
    points: int
    turn: int
    at: int


class Bonus(TypedDict):
    """Points for the most of something, given at the end."""

    seat: int
    most: str
    points: int


class Decision(TypedDict):
    """An answer in a battle, what it kept of the chance to survive and of the people on average, and the best one;
    whether the two look alike, and whether the battle could have been left instead."""

    at: int
    key: str
    survive: float
    survivors: float
    best: str
    best_survive: float
    best_survivors: float
    alike: bool
    out: bool


class Fight(TypedDict):
    """A battle: how many were expected to live through it, what dice and decisions changed about that, who is left."""

    seat: int
    card: str
    turn: int
    at: int
    hoped: float
    luck: float
    choices: float
    left: int
    end: Literal["won", "fled", "lost"] | None
    decisions: list[Decision]


class Hindsight(TypedDict):
    """What the odds said of all battles, and by seat what dice and decisions came to, in people."""

    fights: list[Fight]
    luck: list[float]
    choices: list[float]


class RoadStory(wire.Story):
    """How a journey went."""

    parties: list[list[Standing]]
    """By round, each party when it had ended."""
    won: list[WonCard]
    bonuses: list[Bonus]
    sums: list[Sum]
    """By seat, what the points are made of."""
    title: int | None
    """Of a journey alone: the rung of the ladder, 0 for whoever did not arrive."""
    ladder: list[int]
    """Where each rung from 1 on begins."""
    hindsight: Hindsight
    best: int | None
    """The card that has most points of all that parties have brought home, by its index; the first of equal ones."""


class OddsRow(TypedDict):
    """What may come of an answer in a battle."""

    key: str
    rounds: int | None
    survive: float
    survivors: float
    adrenaline: float
    by_survivors: list[float]


class RoadOdds(TypedDict):
    """The odds of the battle before a seat, by answer; the best of them, if there is more than one to fight on;
    whether the battle can be left, now or before its melee; and whether an answer that leaves it looks better."""

    rows: list[OddsRow]
    best: int | None
    out: bool
    leave: bool
