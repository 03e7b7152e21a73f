"""What a card is, and the vocabulary its text is written in.

A card is a class: its docstring is its rules text, its body says the same in code. An instance is a light handle over
the state (a game and a number), so card code reads `self.controller` and never sees the lists behind it. Verbs are
generators and are reached by `yield from`, because any of them may come to ask a player; reads are plain.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from potasovka.core.choice import Choice, Text
from potasovka.smashup.engine import ask, bases, bury, duel, knowledge, piles, play, titans, values, verbs
from potasovka.smashup.engine.terms import (
    ASIDE,
    BREAKPOINT,
    BREAKPOINT_IS,
    DECK,
    DISCARD,
    END_OF_TURN,
    HAND,
    NOBODY,
    NOWHERE,
    PLACE_POWER,
    PLAY,
    RETURN,
    WHILE_IN_PLAY,
    Act,
    Happened,
    Slot,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.game import SmashUp

T = TypeVar("T")
C = TypeVar("C", bound="Card")
Effect = Generator[Choice, int, T]
"""What an ability or verb is: it may stop to ask, and returns what really happened."""

HOOKS = (
    "aura",
    "award",
    "cancels",
    "contribution",
    "extra_plays",
    "forbids",
    "joins",
    "protects",
    "replaces",
    "starting_breakpoint",
    "starting_power",
    "toll",
    "total_bonus",
)
"""Ongoing effects, asked for when something is computed: a card that overrides one is asked while it is in play."""


class Ability(NamedTuple):
    """When a method of a card is used."""

    kind: str
    """What it waits for."""
    name: str
    """The method."""
    when: Callable[[Any, Happened], bool] | None
    """Asked at that very moment; the method itself decides later."""
    limit: str
    """Once a turn, for this card (PER_CARD) or for this name and player (PER_NAME), or without limit."""
    zone: int
    """Where the card listens from."""
    leaving: bool
    """Whether it still counts after the card has left play."""


def after(
    kind: str,
    when: Callable[[Any, Happened], bool] | None = None,
    *,
    limit: str = "",
    zone: int = PLAY,
    leaving: bool = False,
) -> Callable[[Callable[..., Effect[Any]]], Callable[..., Effect[Any]]]:
    """Mark a method as triggered by something that happened, while the card is in play or beside the deck."""
    return _mark("triggers", kind, when, limit, zone, leaving)


def special(
    kind: str,
    when: Callable[[Any, Happened], bool] | None = None,
    *,
    zone: int = PLAY,
    limit: str = "",
) -> Callable[[Callable[..., Effect[Any]]], Callable[..., Effect[Any]]]:
    """Mark a method as a Special that its controller may use in the window after something happened."""
    return _mark("specials", kind, when, limit, zone, False)


def _mark(
    group: str,
    kind: str,
    when: Callable[[Any, Happened], bool] | None,
    limit: str,
    zone: int,
    leaving: bool,
) -> Callable[[Callable[..., Effect[Any]]], Callable[..., Effect[Any]]]:
    def mark(method: Callable[..., Effect[Any]]) -> Callable[..., Effect[Any]]:
        found = Ability(kind, method.__name__, when, limit, zone, leaving)
        method.__dict__.setdefault(group, []).append(found)
        return method

    return mark


class Card:
    """A card of any kind."""

    __slots__ = ("game", "id")

    kind: ClassVar[str] = ""
    slug: ClassVar[str] = ""
    """Its name in keys and messages."""
    name: ClassVar[str] = ""
    """Its English name."""
    faction: ClassVar[str] = ""
    copies: ClassVar[int] = 1
    text: ClassVar[str] = ""
    """Its English rules text, in our own words."""
    index: ClassVar[int] = NOWHERE
    """Its number in the registry."""
    printed: ClassVar[int] = 0
    """Printed power, or breakpoint."""
    triggers: ClassVar[dict[str, tuple[Ability, ...]]] = {}
    specials: ClassVar[dict[str, tuple[Ability, ...]]] = {}
    hooks: ClassVar[frozenset[str]] = frozenset()
    keys: ClassVar[tuple[str, ...]] = ()
    """Under which hooks and happenings it is found while in play."""
    aside_keys: ClassVar[tuple[str, ...]] = ()
    """Under which happenings a titan is found beside the deck."""
    talent_limit: ClassVar[str] = ""
    """PER_NAME where only one card of the name may be used a turn."""
    clings: ClassVar[bool] = False
    """Whether it survives the minion it is on."""
    plays_as_action: ClassVar[bool] = False
    """Whether it may be played any time its player can play an action."""
    not_at_setup: ClassVar[bool] = False
    """Whether it is put back when it turns up during set-up."""
    has_own_power: ClassVar[bool] = False
    has_host_power: ClassVar[bool] = False
    on: ClassVar[str] = ""
    """`base` or `minion`, of an action that is played on one."""
    has_talent: ClassVar[bool] = False
    has_use: ClassVar[bool] = False
    plays_from_discard_too: ClassVar[bool] = False

    def __init_subclass__(cls, *, copies: int = 1, name: str = "", abstract: bool = False) -> None:
        super().__init_subclass__()
        if abstract:
            return
        cls.name = name or _spaced(cls.__name__)
        cls.slug = _snake(cls.__name__)
        cls.text = " ".join((cls.__doc__ or "").split())
        cls.copies = copies
        cls.triggers = _abilities(cls, "triggers")
        cls.specials = _abilities(cls, "specials")
        cls.hooks = frozenset(hook for hook in HOOKS if getattr(cls, hook) is not getattr(Card, hook))
        in_play = [kind for kind, found in cls.triggers.items() if any(a.zone == PLAY for a in found)]
        used_in_play = [kind for kind, found in cls.specials.items() if any(a.zone == PLAY for a in found)]
        cls.keys = (*sorted(cls.hooks), *in_play, *(f"special {kind}" for kind in used_in_play))
        cls.aside_keys = tuple(k for k, found in cls.triggers.items() if any(a.zone == ASIDE for a in found))

    def __init__(self, game: SmashUp, number: int) -> None:
        self.game = game
        self.id = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and other.id == self.id

    def __hash__(self) -> int:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.slug}.{self.game.s.handle[self.id]}>"

    # ---- reads ----------------------------------------------------------------------------------------------

    @property
    def controller(self) -> int:
        """The seat that controls it."""
        return self.game.s.ctrl[self.id]

    @property
    def owner(self) -> int:
        """The seat whose deck it belongs to."""
        return self.game.s.owner[self.id]

    @property
    def place(self) -> int:
        """The place where it is in play."""
        return self.game.s.place[self.id]

    @property
    def zone(self) -> int:
        """The zone it is in."""
        return self.game.s.zone[self.id]

    @property
    def in_play(self) -> bool:
        """Whether it is in play."""
        return self.game.s.zone[self.id] == PLAY

    @property
    def host(self) -> Minion | None:
        """The minion this action is attached to."""
        host = self.game.s.host[self.id]
        return None if host == NOWHERE else self.game.minion(host)

    @property
    def base(self) -> Base:
        """The base card where it is."""
        return self.game.base(self.place)

    @property
    def counters(self) -> int:
        """How many +1 power counters are on it."""
        return self.game.s.counters[self.id]

    @property
    def power(self) -> int:
        """Its power: of a minion in play computed, otherwise printed."""
        return values.power(self.game, self.id) if self.kind == "minion" and self.in_play else self.printed

    def mine(self, card: Card) -> bool:
        """Whether that card is controlled by the player who controls this one."""
        return card.controller == self.controller

    def minions(self, at: int | None = None) -> list[Minion]:
        """All minions in play, or at a place."""
        return self.game.minions(at)

    def my_minions(self, at: int | None = None) -> list[Minion]:
        """Minions of this card's controller."""
        me = self.controller
        return [minion for minion in self.game.minions(at) if minion.controller == me]

    def rival_minions(self, at: int | None = None) -> list[Minion]:
        """Minions of the other players."""
        me = self.controller
        return [minion for minion in self.game.minions(at) if minion.controller != me]

    def has_minion(self, at: int) -> bool:
        """Whether this card's controller has a minion at a place."""
        ctrl, me = self.game.s.ctrl, self.controller
        return any(ctrl[minion] == me for minion in self.game.s.minions[at])

    def actions_in_play(self) -> list[Action]:
        """All actions in play, on bases and minions."""
        return self.game.actions()

    def other_places(self, than: int) -> list[int]:
        """All places but one."""
        return [place for place in range(len(self.game.s.base)) if place != than]

    def places(self) -> list[int]:
        """All places."""
        return list(range(len(self.game.s.base)))

    def my_places(self) -> list[int]:
        """The places where its controller has a minion."""
        return [place for place in self.places() if self.has_minion(place)]

    def breakpoint(self, place: int) -> int:
        """The breakpoint of the base at a place."""
        return values.breakpoint(self.game, place)

    def my_buried(self, at: int | None = None) -> list[Card]:
        """The cards its controller has buried."""
        return bury.mine(self.game, self.controller, at)

    @property
    def scoring(self) -> int:
        """The place that is being scored."""
        score = self.game.s.score
        return NOWHERE if score is None else score.place

    def played_this_turn(self, card: int) -> bool:
        """Whether its controller has played that card this turn."""
        return self.game.s.used.get(("played", card)) == self.controller

    @property
    def my_turn(self) -> bool:
        """Whether it is its controller's turn."""
        return self.game.s.current == self.controller

    @property
    def hand_size(self) -> int:
        """How many cards its controller holds."""
        return len(self.game.s.hand[self.controller])

    def hand(self, seat: int | None = None) -> list[Card]:
        """The cards in a player's hand."""
        return self.game.pile(HAND, self.controller if seat is None else seat)

    def discard_pile(self, seat: int | None = None) -> list[Card]:
        """The cards in a player's discard pile."""
        return self.game.pile(DISCARD, self.controller if seat is None else seat)

    def deck(self) -> list[Card]:
        """The cards in its controller's deck, top last."""
        return self.game.pile(DECK, self.controller)

    # ---- ongoing effects: overridden by cards, asked for on read -----------------------------------------------

    def aura(self, minion: Minion) -> int:
        """What it adds to the power of a minion."""
        return 0

    def total_bonus(self, seat: int, place: int) -> int:
        """What it adds to a player's total at a place, and to no minion."""
        return 0

    def contribution(self, minion: Minion, power: int) -> int:
        """How much of its power a minion adds to its controller's total."""
        return power

    def starting_breakpoint(self, place: int, breakpoint: int) -> int:
        """The starting breakpoint of a place."""
        return breakpoint

    def starting_power(self, starts: Mapping[int, int]) -> int:
        """To what it raises its own starting power, given the starting powers of all minions."""
        return 0

    def award(self, seat: int, place: int, points: int) -> int:
        """How many points a player gets for a scored base."""
        return points

    def protects(self, card: Card, act: Act) -> bool:
        """Whether it keeps this from being done to a card."""
        return False

    def replaces(self, card: Card, act: Act) -> bool:
        """Whether `instead` happens instead of this."""
        return False

    def instead(self, card: Card) -> Effect[None]:
        """What happens instead."""
        yield from ()

    def forbids(self, card: Card, seat: int, place: int) -> bool:
        """Whether it keeps a player from playing a card at (for an action: on the base of) a place."""
        return False

    def toll(self, card: Card, seat: int, place: int) -> bool:
        """Whether a player must discard a card in order to play this minion here."""
        return False

    def joins(self, cards: Sequence[Card], act: Act) -> bool:
        """Whether it may be affected the same way as these cards are about to be."""
        return False

    def cancels(self, card: Card) -> bool:
        """Whether it cancels the abilities of a card."""
        return False

    def extra_plays(self, seat: int) -> Iterable[Slot]:
        """Cards that it lets a player play in each of their turns."""
        return ()

    # ---- asking ----------------------------------------------------------------------------------------------

    def pick(
        self, cards: Sequence[C], prompt: str, *, optional: bool = False, seat: int | None = None
    ) -> Effect[C | None]:
        """One of the cards; `None` if there is none, or if the player may and does decline."""
        asked = self.controller if seat is None else seat
        return ask.pick(self.game, asked, cards, prompt, self, optional)

    def pick_some(
        self, cards: Sequence[C], prompt: str, most: int, least: int = 0, *, seat: int | None = None
    ) -> Effect[list[C]]:
        """From `least` to `most` of the cards, or all there are if they are fewer."""
        asked = self.controller if seat is None else seat
        return ask.pick_some(self.game, asked, cards, prompt, self, most, least)

    def pick_place(
        self, places: Sequence[int], prompt: str, *, optional: bool = False, seat: int | None = None
    ) -> Effect[int | None]:
        """One of the places."""
        return ask.pick_place(self.game, self.doer(seat), places, prompt, self, optional)

    def pick_word(self, words: Sequence[str], prompt: str, *, seat: int | None = None) -> Effect[str | None]:
        """One of several things to do or names to say."""
        return ask.pick_word(self.game, self.doer(seat), words, prompt, self)

    def pick_player(self, seats: Sequence[int], prompt: str) -> Effect[int | None]:
        """One of the players."""
        return ask.pick_player(self.game, self.controller, seats, prompt, self)

    def confirm(self, prompt: str, *, seat: int | None = None) -> Effect[bool]:
        """Yes or no."""
        return ask.confirm(self.game, self.controller if seat is None else seat, prompt, self)

    # ---- verbs: the glossary of the rulebooks, one each ----------------------------------------------------------

    def destroy(self, *cards: Card, by: int | None = None) -> Effect[list[Card]]:
        """Destroy cards together; returns those that really were."""
        return verbs.destroy(self.game, cards, self, self.doer(by))

    def move(self, cards: C | Sequence[C], to: int, by: int | None = None) -> Effect[list[C]]:
        """Move minions (or a titan) together to a place; returns those that moved."""
        group: Sequence[C] = (cards,) if isinstance(cards, Card) else cards
        return verbs.move(self.game, [(card, to) for card in group], self, self.doer(by))

    def move_apart(self, moves: Sequence[tuple[C, int]]) -> Effect[list[C]]:
        """Move minions together, each to a place of its own."""
        return verbs.move(self.game, moves, self, self.doer(None))

    def move_one(
        self,
        minions: Sequence[Minion],
        to: Sequence[int] | None = None,
        *,
        optional: bool = False,
        seat: int | None = None,
    ) -> Effect[Minion | None]:
        """Choose one of these minions and where it goes, and move it; returns it if it moved."""
        minion = yield from self.pick(minions, "ask-move", optional=optional, seat=self.doer(seat))
        if minion is None:
            return None
        ways = [place for place in (self.places() if to is None else to) if place != minion.place]
        place = yield from self.pick_place(ways, "ask-move-where", seat=seat)
        if place is None:
            return None
        moved = yield from self.move(minion, place, by=seat)
        return minion if moved else None

    def move_to_or_from(self, minions: Sequence[Minion], here: int, *, optional: bool = False) -> Effect[None]:
        """Choose one of these minions and move it from here to another base, or from another base to here."""
        minion = yield from self.pick(minions, "ask-move", optional=optional)
        if minion:
            ways = self.other_places(here) if minion.place == here else [here]
            place = yield from self.pick_place(ways, "ask-move-where")
            if place is not None:
                yield from self.move(minion, place)

    def destroy_one(self, cards: Sequence[Card], *, optional: bool = False) -> Effect[Card | None]:
        """Choose one of these cards and destroy it; returns it if it was destroyed."""
        card = yield from self.pick(cards, "ask-destroy", optional=optional)
        gone = (yield from self.destroy(card)) if card else []
        return card if gone else None

    def return_to_hand(self, *cards: Card) -> Effect[list[Card]]:
        """Return cards from play to their owners' hands."""
        return piles.place_in_hand(self.game, cards, self, self.doer(None), RETURN)

    def place_in_hand(self, *cards: Card) -> Effect[list[Card]]:
        """Place cards, wherever they are, into their owners' hands."""
        return piles.place_in_hand(self.game, cards, self, self.doer(None))

    def place_on_deck(self, cards: Sequence[Card], end: str, seat: int | None = None) -> Effect[list[Card]]:
        """Place cards on the TOP or BOTTOM of a deck, one after another."""
        return piles.place_on_deck(self.game, cards, end, self, self.doer(seat))

    def top_or_bottom(self, card: Card, seat: int | None = None) -> Effect[None]:
        """Place a card on the top or on the bottom of the deck, as the player likes."""
        end = yield from self.pick_word((piles.TOP, piles.BOTTOM), "ask-top-or-bottom", seat=seat)
        yield from self.place_on_deck([card], end or piles.TOP, seat)

    def shuffle_in(self, cards: Sequence[Card]) -> Effect[list[Card]]:
        """Shuffle cards into their owners' decks."""
        return piles.shuffle_in(self.game, cards, self, self.doer(None))

    def draw(self, count: int = 1, seat: int | None = None) -> Effect[list[Card]]:
        """Draw cards."""
        return piles.draw(self.game, self.doer(seat), count)

    def discard(self, cards: Sequence[Card], seat: int | None = None) -> Effect[list[Card]]:
        """Discard cards from a hand."""
        return piles.discard_from_hand(self.game, self.doer(seat), cards)

    def search(self, fits: Callable[[Card], bool], seat: int | None = None) -> Effect[Card | None]:
        """Search the deck for a card and show it; it stays where it is until something is done with it."""
        return piles.search(self.game, self.doer(seat), fits, "ask-search", self)

    def search_and_play(
        self, fits: Callable[[Card], bool], place: int = NOWHERE, seat: int | None = None
    ) -> Effect[None]:
        """Search the deck for a card, play it as an extra, and shuffle."""
        found = yield from self.search(fits, seat)
        if found:
            yield from self.play_card(found, place=place, seat=seat)
        self.shuffle_deck(seat)

    def search_both(self, fits: Callable[[Card], bool]) -> Effect[tuple[Card | None, bool]]:
        """Search the deck, the discard pile or both; the card, and whether the deck must be shuffled."""
        ways = ("deck", "discard", "both") if any(map(fits, self.discard_pile())) else ("deck",)
        where = yield from self.pick_word(ways, "ask-search-which")
        found = yield from piles.search(self.game, self.controller, fits, "ask-search", self, where or "deck")
        return found, where != "discard"

    def shuffle_deck(self, seat: int | None = None) -> None:
        """Shuffle a deck."""
        knowledge.shuffle_deck(self.game, self.doer(seat))

    def look(self, count: int = 1, end: str = piles.TOP, seat: int | None = None) -> list[Card]:
        """Look at the outermost cards of the deck, alone."""
        return piles.look(self.game, self.doer(seat), count, end, everybody=False)

    def reveal(self, count: int = 1, end: str = piles.TOP, seat: int | None = None) -> list[Card]:
        """Reveal the outermost cards of a deck to everybody."""
        return piles.look(self.game, self.doer(seat), count, end, everybody=True)

    def gain_power(self, minions: Minion | Sequence[Minion], amount: int, until: int = END_OF_TURN) -> Effect[None]:
        """Change the power of these minions for a while."""
        group = (minions,) if isinstance(minions, Minion) else minions
        return verbs.gain_power(self.game, group, amount, until, self)

    def power_here(self, place: int, amount: int) -> None:
        """The controller's minions at a place have more power until the end of the turn, whoever comes or goes."""
        verbs.last(self.game, PLACE_POWER, place, amount, self, self.controller)

    def add_counters(self, *cards: Card, count: int = 1) -> Effect[list[Card]]:
        """Place +1 power counters on cards."""
        return verbs.add_counters(self.game, cards, count, self)

    def add_counter_to_one(
        self, minions: Sequence[Minion], *, optional: bool = False, seat: int | None = None
    ) -> Effect[None]:
        """Choose one of these minions and place a +1 power counter on it."""
        minion = yield from self.pick(minions, "ask-counter", optional=optional, seat=self.doer(seat))
        if minion:
            yield from self.add_counters(minion)

    def set_breakpoint(self, place: int, value: int) -> None:
        """The breakpoint of the base here *is* this until the end of the turn."""
        verbs.last(self.game, BREAKPOINT_IS, self.game.s.base[place], value, self)

    def lower_breakpoint(self, place: int, amount: int) -> None:
        """The breakpoint of the base here is lower until the end of the turn."""
        verbs.last(self.game, BREAKPOINT, self.game.s.base[place], -amount, self)

    def cancel(self, *cards: Card, until: int = END_OF_TURN) -> Effect[None]:
        """Cancel the abilities of cards for a while."""
        return verbs.cancel(self.game, cards, until, self)

    def take_control(self, minion: Minion, until: int = WHILE_IN_PLAY) -> Effect[bool]:
        """Take control of a minion: while this card is attached to it, or until a moment."""
        return verbs.take_control(self.game, minion, self.controller, until, self)

    def transfer(self, action: Action, *, place: int = NOWHERE, host: Minion | None = None) -> Effect[bool]:
        """Transfer an action to another base or minion."""
        where = place if host is None else host.place
        return verbs.transfer(self.game, action, where, NOWHERE if host is None else host.id, self)

    def bury(self, cards: Sequence[Card], place: int, seat: int | None = None) -> Effect[list[Card]]:
        """Bury cards at a place."""
        return bury.bury(self.game, cards, place, self.doer(seat))

    def bury_one(self, cards: Sequence[Card], *, optional: bool = False) -> Effect[Card | None]:
        """Choose one of these cards and a base, and bury it there."""
        card = yield from self.pick(cards, "ask-bury", optional=optional)
        if card is None:
            return None
        place = yield from self.pick_place(self.places(), "ask-bury-where")
        if place is not None:
            yield from self.bury([card], place)
        return card

    def uncover(self, card: Card) -> Effect[bool]:
        """Uncover a buried card."""
        return bury.uncover(self.game, card, self.controller)

    def uncover_one(self, cards: Sequence[Card], *, optional: bool = False) -> Effect[Card | None]:
        """Choose one of these buried cards and uncover it."""
        card = yield from self.pick(cards, "ask-uncover", optional=optional)
        done = (yield from self.uncover(card)) if card else False
        return card if done else None

    def duel(self, rival: Minion) -> Effect[tuple[list[Minion], list[Minion]]]:
        """This minion challenges another; the winners and the losers."""
        return duel.duel(self.game, self.game.minion(self.id), rival)

    def replace_base(self, place: int, new: Card | None = None) -> None:
        """Replace the base card at a place, by one of the discarded ones or by the top of the deck."""
        bases.swap(self.game, place, new)

    def gain_points(self, points: int, seat: int | None = None) -> None:
        """Gain victory points."""
        verbs.gain_points(self.game, self.doer(seat), points, self)

    def extra(
        self,
        kind: str,
        *,
        count: int = 1,
        place: int = NOWHERE,
        max_power: int = NOWHERE,
        name: str = "",
        same_name: bool = False,
        budget: int = NOWHERE,
        seat: int | None = None,
    ) -> Effect[None]:
        """Extra cards to play: kept for later in the player's Play Cards phase, at once or lost outside it."""
        slot = Slot(kind, place, max_power, name, source=self.id, budget=budget)
        return play.grant(self.game, self.doer(seat), slot, count, same_name, self)

    def extra_now(
        self, kind: str, *, place: int = NOWHERE, max_power: int = NOWHERE, seat: int | None = None
    ) -> Effect[Card | None]:
        """An extra card to be played at once, because the rest of the text depends on it."""
        slot = Slot(kind, place, max_power, source=self.id)
        return play.play_now(self.game, self.doer(seat), slot, self)

    def play_card(
        self, card: Card, *, place: int = NOWHERE, on_base: bool = False, seat: int | None = None
    ) -> Effect[bool]:
        """Play this particular card as an extra, now."""
        return play.play_particular(self.game, self.doer(seat), card, place, on_base)

    def may_play(self, card: Card, *, place: int = NOWHERE, on_base: bool = False) -> bool:
        """Whether this particular card could be played as an extra."""
        return play.may_play_particular(self.game, self.controller, card, place, on_base)

    def doer(self, seat: int | None) -> int:
        """Who does what this card says: its controller, unless the text names somebody else."""
        if seat is not None:
            return seat
        return self.game.s.current if self.controller == NOBODY else self.controller


class Minion(Card, abstract=True):
    """A minion."""

    __slots__ = ()
    kind = "minion"

    def __init_subclass__(cls, *, power: int = 0, copies: int = 1, name: str = "", abstract: bool = False) -> None:
        super().__init_subclass__(copies=copies, name=name, abstract=abstract)
        cls.printed = power
        cls.has_own_power = cls.own_power is not Minion.own_power
        cls.has_talent = cls.talent is not Minion.talent
        cls.plays_from_discard_too = cls.plays_from_discard is not Minion.plays_from_discard

    def own_power(self) -> int:
        """What its own text adds to its power."""
        return 0

    def on_play(self) -> Effect[None]:
        """What it does when it is played."""
        yield from ()

    def talent(self) -> Effect[None]:
        """What its controller may do with it once on each of their turns."""
        yield from ()

    def talent_ready(self) -> bool:
        """Whether the talent can do anything."""
        return True

    def plays_from_discard(self) -> bool:
        """Whether it may be played from the discard pile any time its owner can play a minion."""
        return False


class Action(Card, abstract=True):
    """An action: standard, or played on a base, or on a minion."""

    __slots__ = ()
    kind = "action"

    windows: ClassVar[tuple[str, ...]] = ()
    """The scoring windows in which it may be played from hand as a Special."""
    special_only: ClassVar[bool] = False
    """Whether it can be played at no other time."""

    def __init_subclass__(
        cls,
        *,
        on: str = "",
        copies: int = 1,
        name: str = "",
        windows: tuple[str, ...] = (),
        special_only: bool = False,
        abstract: bool = False,
    ) -> None:
        super().__init_subclass__(copies=copies, name=name, abstract=abstract)
        cls.on = on
        cls.windows = windows
        cls.special_only = special_only
        for kind in windows:
            from_hand = Ability(kind, "play_in_window", _fits_window, "", HAND, False)
            cls.specials[kind] = (*cls.specials.get(kind, ()), from_hand)
        cls.has_host_power = cls.host_power is not Action.host_power
        cls.has_talent = cls.talent is not Action.talent

    def host_power(self) -> int:
        """What it adds to the power of the minion it is on."""
        return 0

    def on_play(self) -> Effect[None]:
        """What it does when it is played."""
        yield from ()

    def talent(self) -> Effect[None]:
        """What its controller may do with it once on each of their turns."""
        yield from ()

    def talent_ready(self) -> bool:
        """Whether the talent can do anything."""
        return True

    def fits_on(self, minion: Minion, seat: int) -> bool:
        """Whether it may be played on this minion."""
        return True

    def not_now(self, seat: int) -> Text | None:
        """Why it cannot be played at the moment, if its own text says so."""
        return None

    def fits_window(self, fact: Happened) -> bool:
        """Whether it may be played in this scoring window."""
        return True

    def play_in_window(self, fact: Happened) -> Effect[None]:
        """Play it from hand before or after a base scores; one that is played on a base goes on that one."""
        place = fact.place if self.on == "base" else NOWHERE
        yield from play.play_special(self.game, self.controller, self, place)

    def finish_in(self, zone: str) -> None:
        """Go to the owner's `hand`, or on top of the `deck`, instead of the discard pile."""
        self.game.goals[self.id] = zone


class Base(Card, abstract=True):
    """A base card."""

    __slots__ = ()
    kind = "base"
    prizes: ClassVar[tuple[int, int, int]] = (0, 0, 0)

    def __init_subclass__(
        cls,
        *,
        breakpoint: int = 0,
        prizes: tuple[int, int, int] = (0, 0, 0),
        name: str = "",
        abstract: bool = False,
    ) -> None:
        super().__init_subclass__(name=name, abstract=abstract)
        cls.printed = breakpoint
        cls.prizes = prizes
        cls.has_use = cls.use is not Base.use

    def use(self, seat: int) -> Effect[None]:
        """What a player may do with it once on each of their turns."""
        yield from ()

    def usable(self, seat: int) -> bool:
        """Whether that player can use it."""
        return True

    def winners(self) -> list[int]:
        """Who won it, the current player first, then clockwise («Споры при раздаче»)."""
        score = self.game.s.score
        won = () if score is None else score.winners
        return [seat for seat in self.game.clockwise() if seat in won]

    def owe(self, ability: str, fact: Happened) -> None:
        """Let each winner do something once this base has been replaced."""
        self.game.s.owed.extend(("owed", self.id, ability, fact, seat) for seat in self.winners())


class Titan(Card, abstract=True):
    """A titan: beside the deck, or in play; neither minion nor action."""

    __slots__ = ()
    kind = "titan"

    def __init_subclass__(cls, *, name: str = "", abstract: bool = False) -> None:
        super().__init_subclass__(name=name, abstract=abstract)
        cls.has_talent = cls.talent is not Titan.talent

    def talent(self) -> Effect[None]:
        """What its controller may do with it once on each of their turns."""
        yield from ()

    def talent_ready(self) -> bool:
        """Whether the talent can do anything."""
        return True

    @property
    def playable(self) -> bool:
        """Whether its owner could play it: it is beside the deck, and they control no other."""
        return self.zone == ASIDE and not titans.has_titan(self.game, self.owner)

    def come_into_play(self, place: int, counters: int = 0) -> None:
        """Play it at a place."""
        titans.enter(self.game, self.id, self.owner, place, counters)


def _fits_window(card: Action, fact: Happened) -> bool:
    place = fact.place if card.on == "base" else NOWHERE
    return card.fits_window(fact) and bool(play.targets(card.game, card, card.controller, place))


def _abilities(cls: type[Card], group: str) -> dict[str, tuple[Ability, ...]]:
    found: dict[str, tuple[Ability, ...]] = {}
    for parent in reversed(cls.__mro__):
        for method in parent.__dict__.values():
            for ability in getattr(method, "__dict__", {}).get(group, ()):
                found[ability.kind] = (*found.get(ability.kind, ()), ability)
    return found


def _snake(name: str) -> str:
    return "".join(("_" + c.lower() if c.isupper() and i else c.lower()) for i, c in enumerate(name))


def _spaced(name: str) -> str:
    return "".join((" " + c if c.isupper() and i else c) for i, c in enumerate(name))
