"""Everything that is true about a game right now, as flat plain data."""

from __future__ import annotations

from typing import Any

from potasovka.core import Rng

AMMO, GAS, ADRENALINE = range(3)
RESOURCES = ("ammo", "gas", "adrenaline")
TOKENS = ("school_bus", "molotov", "sniper_rifle", "map", "spent_map", "wounded", "toxic_gas", "fanatic")
TOKEN = {name: number for number, name in enumerate(TOKENS)}
ROUNDS = 8


class State:
    """Cards are numbers, zones lists of numbers, what a player has is a list by seat."""

    __slots__ = (
        "aside",
        "asked",
        "asks",
        "bids",
        "bites",
        "bolts",
        "box",
        "deck",
        "dice",
        "exterminator",
        "given",
        "hidden",
        "order",
        "passes",
        "place",
        "players",
        "points",
        "rng",
        "road",
        "round",
        "route",
        "step",
        "stock",
        "survivors",
        "taken",
        "tokens",
        "tolls",
        "turn",
        "values",
        "won",
        "zombies",
    )

    players: int
    """How many sat down."""
    rng: Rng
    """Chance."""
    round: int
    """1 to 8 once the first routes lie."""
    step: str
    """What happens next, by its name in `game.STEPS`."""
    deck: list[int]
    """Face down; the next card is the last of the list."""
    aside: list[int]
    """Out of the game unseen."""
    box: list[int]
    """Out of the game, and everybody knows it."""
    road: list[int]
    """The routes laid out, two cards each; -1 where a card is gone."""
    hidden: list[bool]
    """Which cards of the road lie face down."""
    tolls: list[int]
    """What a route costs before its first card; below zero it pays."""
    taken: list[int]
    """Who chose a route; -1 is nobody."""
    order: list[int]
    """The seats still alive, by their turn order cards."""
    turn: int
    """Whose turn it is, as an index into `order`."""
    bids: list[int]
    """The bid markers."""
    passes: int
    """How many passed in a row."""
    survivors: list[int]
    """The leader and four more; the leader is the last to die."""
    stock: list[int]
    """Ammunition, gas and adrenaline, seat after seat."""
    tokens: list[int]
    """Special tokens, seat after seat."""
    exterminator: list[bool]
    """Who drives the armoured bus."""
    points: list[int]
    """Points that do not lie on cards."""
    won: list[list[int]]
    """Cards won."""
    route: int
    """The route being walked."""
    place: int
    """Which of its two cards."""
    zombies: int
    """Zombies still standing in this battle."""
    dice: list[int]
    """The last roll: faces of `dice.FACES`."""
    bites: int
    """Bites of this roll nobody has answered yet."""
    bolts: int
    """Lightnings of this roll nobody has used yet."""
    asks: str
    """The open question, by its name in `questions.QUESTIONS`."""
    asked: int
    """Who is asked."""
    values: tuple[Any, ...]
    """What can be answered."""
    given: list[int]
    """How many answers each seat has given."""

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.round = 0
        self.step = "plan"
        self.deck = []
        self.aside = []
        self.box = []
        self.road = []
        self.hidden = []
        self.tolls = []
        self.taken = []
        self.order = list(range(players))
        self.turn = 0
        self.bids = [0] * players
        self.passes = 0
        self.survivors = [5] * players
        self.stock = [4] * (3 * players)
        self.tokens = [0] * (len(TOKENS) * players)
        self.exterminator = [False] * players
        self.points = [0] * players
        self.won = [[] for _ in range(players)]
        self.route = -1
        self.place = 0
        self.zombies = 0
        self.dice = []
        self.bites = 0
        self.bolts = 0
        self.asks = ""
        self.asked = -1
        self.values = ()
        self.given = [0] * players

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        twin.players = self.players
        twin.rng = self.rng.copy()
        twin.round = self.round
        twin.step = self.step
        twin.deck = self.deck[:]
        twin.aside = self.aside[:]
        twin.box = self.box[:]
        twin.road = self.road[:]
        twin.hidden = self.hidden[:]
        twin.tolls = self.tolls[:]
        twin.taken = self.taken[:]
        twin.order = self.order[:]
        twin.turn = self.turn
        twin.bids = self.bids[:]
        twin.passes = self.passes
        twin.survivors = self.survivors[:]
        twin.stock = self.stock[:]
        twin.tokens = self.tokens[:]
        twin.exterminator = self.exterminator[:]
        twin.points = self.points[:]
        twin.won = [cards[:] for cards in self.won]
        twin.route = self.route
        twin.place = self.place
        twin.zombies = self.zombies
        twin.dice = self.dice[:]
        twin.bites = self.bites
        twin.bolts = self.bolts
        twin.asks = self.asks
        twin.asked = self.asked
        twin.values = self.values
        twin.given = self.given[:]
        return twin

    # What a player has.

    def owns(self, seat: int) -> tuple[int, int, int]:
        """Ammunition, gas and adrenaline of a seat."""
        at = 3 * seat
        return self.stock[at], self.stock[at + 1], self.stock[at + 2]

    def wealth(self, seat: int) -> int:
        """All resources of a seat together."""
        return sum(self.owns(seat))

    def has(self, seat: int, token: str) -> int:
        """How many tokens of a kind a seat holds."""
        return self.tokens[len(TOKENS) * seat + TOKEN[token]]

    def change_token(self, seat: int, token: str, by: int) -> None:
        """Give a seat tokens of a kind, or take them."""
        self.tokens[len(TOKENS) * seat + TOKEN[token]] += by

    @property
    def walker(self) -> int:
        """Whose turn it is in the route phase."""
        return self.order[self.turn]

    @property
    def card(self) -> int:
        """The card being played."""
        return self.road[2 * self.route + self.place]
