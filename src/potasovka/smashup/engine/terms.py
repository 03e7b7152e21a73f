"""The words of the rules as small plain records: zones, phases, verbs, slots, what happened, what lasts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Card
    from potasovka.smashup.engine.handle import Handle

NOBODY = -1
"""No seat: the controller of a base, the owner of a base card."""
NOWHERE = -1
"""No place, no card, no host."""

# Zones. Every card id is in exactly one.
DECK, HAND, DISCARD, PLAY, BURIED, LIMBO, ASIDE, BOX = range(8)
ZONE_NAMES = ("deck", "hand", "discard", "play", "buried", "limbo", "aside", "box")
HIDDEN = frozenset({DECK, HAND, BURIED})
TOP, BOTTOM = "top", "bottom"
"""The ends of a deck."""

# Phases of a turn («Вот как это делается»).
SETUP, START, PLAYING, SCORING, DRAWING, ENDING = range(6)
ROUND_START, ROUND_SCORING, ROUND_DRAWING, ROUND_ENDING = range(6, 10)
"""Steps of a round between turns («Ход игры» of the Big Base)."""
BETWEEN_TURNS = ROUND_START
"""From this phase on it is nobody's turn."""
PHASE_NAMES = ("setup", "start", "play", "score", "draw", "end", "round", "score", "draw", "round-end")

# Verbs: what can be done to a card, and so prevented, replaced and reacted to.
DESTROY = "destroy"
MOVE = "move"
RETURN = "return"
PLACE = "place"
SHUFFLE_IN = "shuffle"
TRANSFER = "transfer"
CONTROL = "control"
POWER = "power"
COUNTER = "counter"
CANCEL = "cancel"
ATTACH = "attach"
NO_TOTAL = "adds nothing to a total"
NOT_TO_DISCARD = "to the hand instead of the discard pile"
STEADFAST = "stays where it is"
VERBS = (
    *(DESTROY, MOVE, RETURN, PLACE, SHUFFLE_IN, TRANSFER, CONTROL, POWER, COUNTER, CANCEL, ATTACH),
    *(NO_TOTAL, NOT_TO_DISCARD, STEADFAST),
)

# What abilities wait for.
MINION_PLAYED = "minion played"
ACTION_PLAYED = "action played"
MOVED = "moved"
DESTROYED = "destroyed"
TO_DISCARD = "to the discard pile from play"
TURN_START = "start of turn"
TURN_END = "end of turn"
TURN_END_ANY = "end of anybody's turn"
BEFORE_SCORE = "before scoring"
WHEN_SCORE = "when scoring"
AFTER_SCORE = "after scoring"
BASE_PLAYED = "base played"
LEFT_PLAY = "left play"
RETURNED = "returned to a hand"
AFFECTED = "affected by an action being played"
POWER_ROSE = "power rose"
COUNTERS_CHANGED = "counters placed or removed"
COUNTERS_MOVED = "counters transferred"
LOOKED = "looked at or revealed from a deck"
SPIED = "looked at or revealed by another player"
EXPOSED = "revealed from a deck by another player"
WAS_BURIED = "buried"
UNCOVERED = "uncovered"
TITAN_PLAYED = "titan played"
DUEL_BEGUN = "duel begun"
DUEL_FOUGHT = "duel fought"
DUEL_WON = "duel won"
ON_YOUR_TURN = "on your turn"
OCCUPIED = "berth occupied"
SCORE_MOMENTS = (BEFORE_SCORE, WHEN_SCORE, AFTER_SCORE)

# How long a lasting effect lasts: END_OF_TURN, or the seat before whose next start of turn it ends.
END_OF_TURN = -1
WHILE_IN_PLAY = -2


def end_of_turn(number: int) -> int:
    """How long it lasts, if until the end of the turn of this number."""
    return -10 - number


# Limits of an ability.
PER_CARD = "card"
PER_NAME = "name"
PER_PLAY = "play"
PER_SEAT = "seat"
PER_OCCASION = "name and occasion"


class Slot(Struct, frozen=True, gc=False):
    """A card that may still be played: which kind, and what it must be."""

    kind: str
    """`minion` or `action`."""
    place: int = NOWHERE
    """Only here, or anywhere."""
    max_power: int = NOWHERE
    """Printed power at most this, or any."""
    name: str = ""
    """Only a card of this name, or any."""
    group: int = 0
    """Slots of one group must all be filled with one name (Blossom)."""
    source: int = NOWHERE
    """The card in play that grants it anew each turn (`standing`)."""
    label: str = ""
    """The name of the card that granted it, wherever that card is now; the regular plays of a turn have none."""
    budget: int = NOWHERE
    """What the printed powers of all cards of the group may add up to (Sir Squeezes)."""
    standing: bool = False
    """Granted anew each turn by a card in play (Secret Grove), and marked as used there."""
    vacant: bool = False
    """Only at a place where its player has no minion when it is filled."""

    def within(self, other: Slot) -> bool:
        """Whether whatever fits here fits the other as well."""
        return (
            self.kind == other.kind
            and (not other.group or self.group == other.group)
            and (not self.group or bool(self.name) or self.group == other.group)
            and (other.place == NOWHERE or self.place == other.place)
            and (other.max_power == NOWHERE or NOWHERE < self.max_power <= other.max_power)
            and (not other.name or self.name == other.name)
            and (not other.vacant or self.vacant)
        )


@cache
def standing(kind: str, place: int, max_power: int, source: int) -> Slot:
    """A slot that a card in play grants anew each turn."""
    return Slot(kind, place, max_power, source=source, standing=True)


class Played(Struct, frozen=True, gc=False):
    """A card that was played this turn."""

    card: int
    kind: str
    seat: int
    place: int
    ground: int
    """Of a minion: what tells the base card there from another one that was or will be at the place."""
    phase: int = PLAYING
    """In which phase of the turn."""


class Leaver(Struct, frozen=True, gc=False):
    """One of several cards that left play together, as it was."""

    card: int
    controller: int
    cancelled: bool


class Last(Struct, frozen=True, gc=False):
    """A card as it was when it left play."""

    place: int
    controller: int
    power: int
    counters: int
    together: tuple[Leaver, ...] = ()
    """All cards that left with it, if there were others."""


class Happened(Struct, frozen=True, gc=False):
    """Something that abilities may react to."""

    kind: str
    """One of the words above."""
    card: int = NOWHERE
    """The card it happened to."""
    seat: int = NOBODY
    """Who did it."""
    place: int = NOWHERE
    """Where."""
    origin: int = NOWHERE
    """Where from, when something moved."""
    cause: int = NOWHERE
    """The card that made it happen."""
    nth: int = 0
    """The how-manieth of its kind this player did this turn; of a move, the how-manieth of this minion."""
    nth_here: int = 0
    """The how-manieth minion played at this place this turn, by whomever."""
    first: bool = True
    """The first of its batch with the same place and doer."""
    last: Last | None = None
    """How the card was, if it left play."""
    batch: tuple[tuple[int, int, int], ...] = ()
    """All cards that moved together: card, from where, to where."""
    whom: int = NOBODY
    """To which player's hand or deck it happened."""

    def same_occasion(self, other: Happened) -> bool:
        """Whether this and another thing are of one kind and happened for the same cause."""
        return (self.kind, self.cause) == (other.kind, other.cause)


class Act(Struct, frozen=True):
    """A verb about to be done to a card: what protections and replacements are asked about.

    It leads to a game that may wait in the middle of it, so the collector of garbage must see it, unlike plain data.
    """

    verb: str
    cause: Handle | None
    """The card whose ability does it; `None` for the rules themselves."""
    doer: int
    """The player who does it, who need not control the cause (Bear Hug)."""
    to: int = NOWHERE
    """Where to, of a move."""

    def by_card_of_other(self, card: Card) -> bool:
        """Whether a card of a player other than the one who controls `card` does it; a base is nobody's.

        `card` is the one whose text says "other players": an action is not always its minion's controller's.
        """
        cause = self.cause
        if cause is None:
            return False
        whose = self.doer if cause.zone == DISCARD else cause.controller  # in a pile it is its owner's again
        return whose not in (NOBODY, card.controller)

    def by_action_of_other(self, card: Card) -> bool:
        """Whether an action of such a player does it."""
        return self.cause is not None and self.cause.kind == "action" and self.by_card_of_other(card)

    def by_other(self, card: Card) -> bool:
        """Whether a player other than the one who controls `card` does it."""
        return self.doer not in (NOBODY, card.controller)


PLACE_POWER = "power of one player's minions at a place"
TOTAL = "one player's total at a place"
BREAKPOINT = "breakpoint"
BREAKPOINT_IS = "breakpoint is"
NO_ACTIONS = "a player can play no actions"
IGNORES_BASE = "a player may ignore the base that a card is on"
NAMED = "what was named for a card"
OF_PLACES = frozenset({PLACE_POWER, TOTAL})
"""Lasting effects whose target is a place, not a card."""


class Lasting(Struct, frozen=True, gc=False):
    """An effect that outlives what made it («до конца хода», «пока …»)."""

    what: str
    """POWER, CANCEL, NO_TOTAL, NOT_TO_DISCARD, STEADFAST, or one of the words above."""
    target: int
    """The card (a base card for breakpoints), or the place."""
    amount: int
    until: int
    seat: int = NOBODY
    """For effects on the minions of one player."""
    source: str = ""
    """The name of the card that made it, wherever that card is now."""
    place: int = NOWHERE
    """Only while the card is there."""
    said: str = ""
    """What was named."""


class Claim(Struct, frozen=True, gc=False):
    """A claim of control over a minion. The newest living one rules."""

    minion: int
    seat: int
    until: int
    """END_OF_TURN, WHILE_IN_PLAY (of the source), or a seat."""
    source: int


class Waiting(Struct, frozen=True, gc=False):
    """A triggered ability that waits for its turn."""

    source: int
    stamp: int
    """The source's stamp when it was triggered: an ability of a card that left play is lost."""
    ability: str
    happened: Happened


class Score(Struct, frozen=True, gc=False):
    """The base that is being scored."""

    place: int
    base: int
    winners: tuple[int, ...] = ()
    breakpoint: int = 0
    seconds: tuple[int, ...] = ()
    """Who came second; nobody if several won."""
    paid: bool = False
    """Whether points have been given, be it to nobody."""


class Arrival(Struct, frozen=True, gc=False):
    """A player whose cards have come to a side where they stand in no berth yet."""

    place: int
    seat: int
    occupies: bool
    """Whether a berth is occupied so, which burying does not do."""


class Board(Struct, frozen=True, gc=False):
    """The Big Base: the base card in the middle, the tracks, and who stands in which berth. Replaced, never edited."""

    berths: tuple[tuple[int, ...], ...]
    """The cards that are the berths («зоны»), by side."""
    stands: tuple[tuple[int, ...], ...]
    """For each side the berth in which each seat stands, or NOWHERE."""
    first: int
    """Who has the first player's token."""
    base: int = NOWHERE
    """The base card in the middle; the base cards of the sides only have its text."""
    period: int = 1
    """«Период захвата базы»; from the fourth on, each is one extra round."""
    round: int = 1
    """«Текущий раунд»."""
    rounds: int = 0
    """Rounds that are over."""
    proposed: int = NOWHERE
    """The base card that was proposed to be discarded."""
    weakest: int = NOBODY
    """Who had the least power when points were given: the next to have the token."""
    scores: tuple[Score, ...] = ()
    """How the sides are being scored."""
    lay: frozenset[tuple[int, int]] = frozenset()
    """Which cards lay where when points had been given: what goes elsewhere since then stays in play."""
    plays: tuple[Played, ...] = ()
    """What was played in earlier turns of this round."""
    arrivals: tuple[Arrival, ...] = ()
    occupied: tuple[Happened, ...] = ()
    """Berths that were occupied by what is being done."""


@cache
def of_turn(kind: str, seat: int) -> Happened:
    """A moment of a player's turn."""
    return Happened(kind, seat=seat)


Entry = tuple[Any, ...]
"""An entry of the agenda: the name of an operation and its arguments, all plain data."""
