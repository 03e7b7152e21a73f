"""What a card is, and the vocabulary its text is written in.

A card is a class: its docstring is its rules text, its body says the same in code. An instance is a light handle over
the state (a game and a number), so card code reads `self.controller` and never sees the lists behind it. Verbs are
generators and are reached by `yield from`, because any of them may come to ask a player; reads are plain.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from potasovka.core.choice import Choice, Text
from potasovka.smashup.engine import ask, knowledge, play, values, verbs
from potasovka.smashup.engine.terms import (
    DECK,
    DISCARD,
    END_OF_TURN,
    HAND,
    NOBODY,
    NOWHERE,
    PLAY,
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
    "breakpoint_bonus",
    "cancels",
    "contribution",
    "extra_plays",
    "forbids",
    "protects",
    "replaces",
    "starting_breakpoint",
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
    leaving: bool = False,
) -> Callable[[Callable[..., Effect[Any]]], Callable[..., Effect[Any]]]:
    """Mark a method as triggered by something that happened, while the card is in play."""
    return _mark("triggers", kind, when, limit, PLAY, leaving)


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
        cls.keys = (*sorted(cls.hooks), *cls.triggers)

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

    def breakpoint_bonus(self, place: int) -> int:
        """What it adds to the breakpoint of a place."""
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

    def pick_place(self, places: Sequence[int], prompt: str, *, optional: bool = False) -> Effect[int | None]:
        """One of the places."""
        return ask.pick_place(self.game, self.controller, places, prompt, self, optional)

    def pick_word(self, words: Sequence[str], prompt: str) -> Effect[str | None]:
        """One of several things to do or names to say."""
        return ask.pick_word(self.game, self.controller, words, prompt, self)

    def confirm(self, prompt: str, *, seat: int | None = None) -> Effect[bool]:
        """Yes or no."""
        return ask.confirm(self.game, self.controller if seat is None else seat, prompt, self)

    # ---- verbs: the glossary of the rulebooks, one each ------------------------------------------------------------

    def destroy(self, *cards: Card, by: int | None = None) -> Effect[list[Card]]:
        """Destroy cards together; returns those that really were."""
        return verbs.destroy(self.game, cards, self, self.doer(by))

    def move(self, minions: Minion | Sequence[Minion], to: int, by: int | None = None) -> Effect[list[Minion]]:
        """Move minions together to a place; returns those that moved."""
        group = (minions,) if isinstance(minions, Minion) else minions
        return verbs.move(self.game, [(minion, to) for minion in group], self, self.doer(by))

    def place_in_hand(self, *cards: Card) -> Effect[list[Card]]:
        """Place cards, wherever they are, into their owners' hands."""
        return verbs.place_in_hand(self.game, cards, self, self.doer(None))

    def draw(self, count: int = 1, seat: int | None = None) -> Effect[list[Card]]:
        """Draw cards."""
        return verbs.draw(self.game, self.doer(seat), count)

    def discard(self, cards: Sequence[Card], seat: int | None = None) -> Effect[list[Card]]:
        """Discard cards from a hand."""
        return verbs.discard_from_hand(self.game, self.doer(seat), cards)

    def search(self, fits: Callable[[Card], bool], prompt: str, seat: int | None = None) -> Effect[Card | None]:
        """Search the deck for a card and show it; it stays where it is until something is done with it."""
        return verbs.search(self.game, self.doer(seat), fits, prompt, self)

    def shuffle_deck(self, seat: int | None = None) -> None:
        """Shuffle a deck."""
        knowledge.shuffle_deck(self.game, self.doer(seat))

    def gain_power(self, minions: Sequence[Minion], amount: int, until: int = END_OF_TURN) -> Effect[None]:
        """Change the power of these minions for a while."""
        return verbs.gain_power(self.game, minions, amount, until, self)

    def set_breakpoint(self, place: int, value: int) -> None:
        """The breakpoint of the base here *is* this until the end of the turn."""
        verbs.lasting_breakpoint(self.game, "breakpoint is", place, value, self)

    def take_control(self, minion: Minion, until: int = WHILE_IN_PLAY) -> Effect[bool]:
        """Take control of a minion: while this card is attached to it, or until a moment."""
        return verbs.take_control(self.game, minion, self.controller, until, self)

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
        same_name: bool = False,
        seat: int | None = None,
    ) -> Effect[None]:
        """Extra cards to play: kept for later in the player's Play Cards phase, at once or lost outside it."""
        slot = Slot(kind, place, max_power, source=self.id)
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
    has_own_power: ClassVar[bool] = False

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
    on: ClassVar[str] = ""
    """`base`, `minion`, or nothing for a standard action."""
    has_host_power: ClassVar[bool] = False

    def __init_subclass__(cls, *, on: str = "", copies: int = 1, name: str = "", abstract: bool = False) -> None:
        super().__init_subclass__(copies=copies, name=name, abstract=abstract)
        cls.on = on
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
