"""The shape of a view of Smash Up, as `engine/view.py` makes it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from potasovka.core import wire


class Part(TypedDict):
    """What a number is made of: an amount, and the card it comes from (none: counters, or what is printed)."""

    card: str | None
    amount: int
    lasts: wire.Text | None
    """How long, if only for a while."""


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
    cancelled: bool
    totals: list[int]
    total_parts: list[list[Part]]
    would_get: list[WouldGet]
    minions: list[MinionInPlay]
    actions: list[CardInPlay]
    titans: list[CardInPlay]
    buried: list[BuriedCard]


class Berth(TypedDict):
    """A slot of a side of the Big Base: its card, whose cards stand in it, and whether its talent was used."""

    card: str
    handle: int
    holder: int | None
    talent_used: bool


class BoardSide(TypedDict):
    """A side of the Big Base; its cards are those of the place with the same index."""

    side: str
    """`north`, `east`, `south` or `west`; `card-` and this is its name."""
    berths: list[Berth]
    leaders: list[int]
    """Who has most power there now, and would get `led` points for it."""


class BoardStanding(TypedDict):
    """What a player would get if the board were scored now: for the total over all sides, and for sides led."""

    seat: int
    total: int
    points: int
    led: int


class Board(TypedDict):
    """The Big Base."""

    base: str
    """The base card in the middle, whose text every side has."""
    next: str | None
    """The base card that lies open on the deck."""
    first: int
    round: int
    rounds: int
    """Rounds of a period."""
    period: int
    """Beyond `periods` it is an extra round."""
    periods: int
    prizes: list[list[int]]
    """Points by place, for each period; an extra round pays as the first. They are ours, as the slots are."""
    led: int
    """Points for each side that a player leads."""
    sides: list[BoardSide]
    standings: list[BoardStanding]
    """The best first."""


class HandCard(TypedDict):
    """A card in one's own hand."""

    card: str
    owner: int


class Refused(HandCard):
    """A card in one's own hand that cannot be played now, and why."""

    why: wire.Text


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
    """Factions being found: whose turn it is, what each player has, what is left and how often, what is banned."""

    next: int
    taken: list[list[str]]
    left: dict[str, int]
    banned: list[str]


class Side(TypedDict):
    """What of a table each seat sees in its own way."""

    players: list[Player]
    places: list[Place]


class Scene(Side):
    """What lies on the table; it can be looked at between any two events."""

    turn: int
    current: int
    phase: str
    base_deck: int
    base_discard: list[str]
    scoring: int | None
    scores: list[int]
    board: Board | None
    """The Big Base, if one is played on: then there are four places, its sides."""


class SmashUpView(Scene, wire.View):
    """All that a seat may know."""

    draft: Draft | None
    slots: list[wire.Text]
    refused: list[Refused]


class CaptureShare(TypedDict):
    """What a player had at a base that was captured, and got for it."""

    seat: int
    total: int
    points: int


class Capture(TypedDict):
    """A base that was captured: in which turn, after how many answers, and who got what, the best first."""

    base: str
    turn: int
    at: int
    shares: list[CaptureShare]


class Gain(TypedDict):
    """What the text of a card or a base has brought somebody in the whole game."""

    seat: int
    card: str
    points: int


class BestCard(TypedDict):
    """The card that brought most points: by its power where bases were captured, and by its text."""

    seat: int
    card: str
    points: float
    by_power: float
    by_text: float


class SmashUpStory(wire.Story):
    """How a brawl went."""

    factions: list[list[str]]
    captures: list[Capture]
    gains: list[Gain]
    """All points that no capture has brought, the most first."""
    deciding: int | None
    """The first capture from whose end on the winner led alone, by its index."""
    best: BestCard | None


Kind = Literal[
    "log-award",
    "log-ban",
    "log-base-enters",
    "log-base-leaves",
    "log-base-swapped",
    "log-bases-reshuffled",
    "log-base-replaced",
    "log-bury",
    "log-cancel",
    "log-capture",
    "log-clash",
    "log-control",
    "log-counters",
    "log-counters-moved",
    "log-counters-off",
    "log-deck",
    "log-destroy",
    "log-disagrees",
    "log-discard",
    "log-draw",
    "log-duel",
    "log-dull",
    "log-duel-broken-off",
    "log-duel-lays",
    "log-duel-shows",
    "log-extra",
    "log-extra-round",
    "log-faction",
    "log-falls-off",
    "log-give",
    "log-lapses",
    "log-lasts",
    "log-lead",
    "log-look",
    "log-look-hand",
    "log-move",
    "log-move-buried",
    "log-mulligan",
    "log-next-base",
    "log-nothing",
    "log-play",
    "log-play-at",
    "log-play-on",
    "log-points",
    "log-power",
    "log-protected",
    "log-rank",
    "log-reroll",
    "log-reshuffle",
    "log-return-buried",
    "log-reveal",
    "log-reveal-bases",
    "log-round",
    "log-scoring",
    "log-search",
    "log-search-nothing",
    "log-show-hand",
    "log-shuffle",
    "log-shuffle-in",
    "log-solved",
    "log-sweep",
    "log-take",
    "log-talent",
    "log-to-box",
    "log-to-deck",
    "log-to-hand",
    "log-token",
    "log-transfer",
    "log-turn",
    "log-uncover",
    "log-unsolved",
    "log-use",
    "log-useless",
    "log-win",
]
"""All that can happen, by the message that tells it."""


class Happening(TypedDict):
    """An event as a seat is told it: what happens, to what on the table (`…_id`, `at`), and because of which card."""

    kind: Kind
    seat: NotRequired[int]
    """Whose doing it is, or whom it concerns."""
    taker: NotRequired[int]
    card: NotRequired[str | None]
    """The card that it is about; nothing if the reader may not know it."""
    card_id: NotRequired[int]
    """Its handle, if it lies in sight."""
    cards: NotRequired[list[str]]
    by: NotRequired[str]
    """The card that prevents it."""
    by_id: NotRequired[int]
    host: NotRequired[str | None]
    """The minion that the card is put on."""
    host_id: NotRequired[int]
    other: NotRequired[str]
    """The rival in a duel."""
    other_id: NotRequired[int]
    place: NotRequired[str]
    """The base where it happens,"""
    at: NotRequired[int]
    """and the index of its place."""
    why: NotRequired[str]
    """The card whose text makes it happen."""
    why_id: NotRequired[int]
    count: NotRequired[int]
    amount: NotRequired[int]
    points: NotRequired[int]
    total: NotRequired[int]
    turn: NotRequired[int]
    round: NotRequired[int]
    period: NotRequired[int]
    end: NotRequired[str]
    what: NotRequired[str]
    verb: NotRequired[str]
    pile: NotRequired[str]
    """Where something was looked for and found."""
    lasts: NotRequired[wire.Text | None]
    """How long it lasts; nothing: for good."""
    faction: NotRequired[str]
    factions: NotRequired[list[str]]
