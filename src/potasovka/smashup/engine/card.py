"""What a card is: a class whose docstring is its rules text and whose body says the same in code.

An instance is a light handle over the state, so card code reads `self.controller` and never sees the lists behind it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from potasovka.core.choice import Text
from potasovka.smashup.engine import lasting, play, playable, telling, titans, values
from potasovka.smashup.engine.abilities import HOOKS, Ability, Effect, after, collect, hook, hooks_of, special
from potasovka.smashup.engine.lookout import PROTECTION
from potasovka.smashup.engine.phrases import Phrases
from potasovka.smashup.engine.terms import (
    ASIDE,
    HAND,
    IGNORES_BASE,
    NAMED,
    NO_ACTIONS,
    NOWHERE,
    PLAY,
    WHILE_IN_PLAY,
    Act,
    Happened,
    Lasting,
    Slot,
    end_of_turn,
)

__all__ = ["Action", "Base", "Berth", "Card", "Effect", "Minion", "Text", "Titan", "after", "special"]
"""What a file of cards imports from here; the words of the rules are in `terms`, shared conditions in `when`."""


class Card(Phrases):
    """A card of any kind. What it does is said by methods that cards override: when it is played, as a talent, and as
    hooks, ongoing effects that a card in play is asked for on read."""

    __slots__ = ()

    def __init_subclass__(cls, *, copies: int = 1, name: str = "", abstract: bool = False) -> None:
        super().__init_subclass__()
        if abstract:
            return
        cls.name = name or _spaced(cls.__name__)
        cls.slug = _snake(cls.__name__)
        cls.text = " ".join((cls.__doc__ or "").split())
        cls.copies = copies
        cls.triggers = collect(cls, "triggers")
        cls.specials = collect(cls, "specials")
        cls.hooks = hooks_of(cls)
        cls.has_cancel = cls.alters_others = "cancels" in cls.hooks
        cls.watches_places = any(HOOKS[name].watches for name in cls.hooks)
        cls.has_own_power = cls.own_power is not Card.own_power
        cls.has_on_play = cls.on_play is not Card.on_play
        in_play = [kind for kind, found in cls.triggers.items() if any(a.zone == PLAY for a in found)]
        used_in_play = [kind for kind, found in cls.specials.items() if any(a.zone == PLAY for a in found)]
        cls.keys = (*cls._asked(), *in_play, *(f"special {kind}" for kind in used_in_play))
        cls.aside_keys = tuple(k for k, found in cls.triggers.items() if any(a.zone == ASIDE for a in found))

    @classmethod
    def _asked(cls) -> list[str]:
        """The hooks it is asked for; protection only from those verbs that it names."""
        hooks = sorted(cls.hooks)
        if "protects" in hooks and cls.protects_from:
            hooks.remove("protects")
            hooks += [PROTECTION[verb] for verb in cls.protects_from]
        return hooks

    def on_play(self) -> Effect[None]:
        """What it does when it is played."""
        yield from ()

    @hook()
    def talent(self) -> Effect[None]:
        """What its controller may do with it once on each of their turns."""
        yield from ()

    def talent_ready(self) -> bool:
        """Whether the talent can do anything."""
        return True

    def duel_over(self, challenger: Minion, won: list[Minion], lost: list[Minion]) -> Effect[None]:
        """What comes of a duel that it began; in a tie both have won and lost. If nothing else, the losers fall."""
        yield from self.destroy(*lost, by=challenger.controller)

    def own_power(self) -> int:
        """What its own text adds to its power."""
        return 0

    @hook(watches=True)
    def host_power(self) -> int:
        """What it adds to the power of the minion it is on."""
        return 0

    any_base: ClassVar[bool] = False
    """Whether its Special is the same whichever base is scored."""

    aura_afar: ClassVar[bool] = False
    """Whether its `aura` reaches every place."""

    @hook(watches=True)
    def aura(self, minion: Minion) -> int:
        """What it adds to the power of a minion here, or afar."""
        return 0

    @hook(watches=True)
    def total_bonus(self, seat: int) -> int:
        """What it adds to a player's total here, and to no minion."""
        return 0

    @hook(watches=True)
    def contribution(self, minion: Minion, power: int) -> int:
        """How much of its power a minion here adds to its controller's total."""
        return power

    @hook()
    def starting_breakpoint(self, breakpoint: int) -> int:
        """The starting breakpoint of the base here."""
        return breakpoint

    @hook(watches=True)
    def starting_power(self, starts: Mapping[int, int]) -> int:
        """To what it raises its own starting power, given the starting powers of all minions."""
        return 0

    @hook()
    def award(self, seat: int, points: int) -> int:
        """How many points a player gets when the base here is scored."""
        return points

    protects_from: ClassVar[tuple[str, ...]] = ()
    """The verbs that `protects` is asked about; all of them if none is named."""

    @hook()
    def protects(self, card: Card, act: Act) -> bool:
        """Whether it keeps this from being done to a card."""
        return False

    @hook()
    def wards(self, card: Card, act: Act) -> bool:
        """Whether it gives itself up to keep what would do this from affecting a card."""
        return False

    @hook()
    def replaces(self, card: Card, act: Act) -> bool:
        """Whether `instead` happens instead of this."""
        return False

    def instead(self, card: Card) -> Effect[None]:
        """What happens instead."""
        yield from ()

    forbids_afar: ClassVar[bool] = False
    """Whether what it forbids is at other places than its own."""

    @hook(watches=True)
    def forbids(self, card: Card, seat: int, place: int) -> bool:
        """Whether it keeps a player from playing a card here (an action: on the base), or afar."""
        return False

    @hook(watches=True)
    def toll(self, card: Card, seat: int, place: int) -> bool:
        """Whether a player must discard a card in order to play this minion here."""
        return False

    @hook()
    def joins(self, cards: Sequence[Card], act: Act) -> bool:
        """Whether it may be affected the same way as these cards are about to be."""
        return False

    @hook()
    def cancels(self, card: Card) -> bool:
        """Whether it cancels the abilities of a card."""
        return False

    @hook()
    def opens_discard(self, card: Card, seat: int) -> bool:
        """Whether a player may play this card here out of their discard pile, wherever they could play one from hand in
        their Play Cards phase."""
        return False

    @hook()
    def delays_clashes(self) -> bool:
        """Whether titans at one base do not clash for now."""
        return False

    @hook()
    def extra_plays(self, seat: int) -> Iterable[Slot]:
        """Cards that it lets a player play in each of their turns."""
        return ()


class Minion(Card, abstract=True):
    """A minion."""

    __slots__ = ()
    kind = "minion"

    def __init_subclass__(cls, *, power: int = 0, copies: int = 1, name: str = "", abstract: bool = False) -> None:
        super().__init_subclass__(copies=copies, name=name, abstract=abstract)
        cls.printed = power
        cls.plays_from_discard_too = cls.plays_from_discard is not Minion.plays_from_discard

    def plays_from_discard(self) -> bool:
        """Whether it may be played from the discard pile any time its owner can play a minion."""
        return False


class Action(Card, abstract=True):
    """An action: standard, or played on a base, or on a minion."""

    __slots__ = ()
    kind = "action"

    windows: ClassVar[tuple[str, ...]] = ()
    """The occasions, most of them around a scoring, for which it may be played from hand as a Special."""
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
        any_base: bool = False,
        abstract: bool = False,
    ) -> None:
        super().__init_subclass__(copies=copies, name=name, abstract=abstract)
        cls.on = on
        cls.windows = windows
        cls.special_only = special_only
        cls.any_base = any_base
        for kind in windows:
            from_hand = Ability(kind, "play_in_window", _fits_window, "", HAND, False)
            cls.specials[kind] = (*cls.specials.get(kind, ()), from_hand)
        cls.conditional = special_only or cls.not_now is not Action.not_now
        cls.goes_anywhere = on != "minion" and not cls.conditional

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
        """Play it for what happened, before or after a base scores; one that is played on a base goes on that one."""
        place = fact.place if self.on == "base" else NOWHERE
        yield from play.play_special(self.game, self.controller, self, place)

    def ignore_base(self) -> None:
        """Its player may ignore the base it is on, while it stays in play, until their next turn begins."""
        me = self.controller
        telling.tell(self.game, "log-lasts", what="ignores-base", seat=me, place=self.place)
        lasting.begin(self.game, Lasting(IGNORES_BASE, self.id, 0, me, me, self.slug))

    def forbid_actions(self, seat: int) -> None:
        """A player can play no actions in their next turn."""
        telling.tell(self.game, "log-lasts", what="no-actions", seat=seat)
        until = end_of_turn(self.next_turn_of(seat))
        lasting.begin(self.game, Lasting(NO_ACTIONS, NOWHERE, 0, until, seat, self.slug))

    def name_faction(self, prompt: str, **about: Any) -> Effect[None]:
        """Its player names one of the factions in this game; `named` says which while this action is in play."""
        faction = yield from self.pick_faction(self.factions(), prompt, **about)
        assert faction is not None
        telling.tell(self.game, "log-lasts", what="named", card=self.id, faction=faction)
        kept = Lasting(NAMED, self.id, 0, WHILE_IN_PLAY, self.controller, self.slug, said=faction)
        lasting.begin(self.game, kept)

    def finish_in(self, zone: str) -> None:
        """Go to the owner's `hand`, or on top of the `deck`, instead of the discard pile."""
        self.game.flight.goals[self.id] = zone


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
        cls.watches_places = True

    @hook()
    def use(self, seat: int) -> Effect[None]:
        """What a player may do with it once on each of their turns."""
        yield from ()

    def usable(self, seat: int) -> bool:
        """Whether that player can use it."""
        return True

    def heeds(self, seat: int) -> Effect[bool]:
        """Whether this base's ability holds for a player: who may ignore it is asked."""
        free = values.may_ignore(self.game, self.id, seat)
        return not (free and (yield from self.confirm("ask-ignore", seat=seat)))

    def winners(self) -> list[int]:
        """Who won it, the current player first, then clockwise («Споры при раздаче»)."""
        score = self.score
        won = () if score is None else score.winners
        return [seat for seat in self.clockwise() if seat in won]


class Berth(Card, abstract=True):
    """A slot («зона») of the Big Base, which whoever stands in it controls; it never moves and belongs to nobody."""

    __slots__ = ()
    kind = "berth"

    def __init_subclass__(cls, *, name: str = "", abstract: bool = False) -> None:
        super().__init_subclass__(name=name, abstract=abstract)


class Titan(Card, abstract=True):
    """A titan: beside the deck, or in play; neither minion nor action."""

    __slots__ = ()
    kind = "titan"

    def __init_subclass__(cls, *, name: str = "", abstract: bool = False) -> None:
        super().__init_subclass__(name=name, abstract=abstract)
        cls.alters_others = True

    @property
    def playable(self) -> bool:
        """Whether its owner could play it: it is beside the deck, and they control no other."""
        return self.zone == ASIDE and not titans.has_titan(self.game, self.owner)

    def add_counter_aside(self) -> None:
        """Place a counter on it beside the deck; it stays there until the titan is played."""
        telling.tell(self.game, "log-counters", card=self.id, count=1)
        lasting.set_counters(self.game, self.id, self.counters + 1)

    def come_into_play(self, place: int, counters: int = 0) -> None:
        """Play it at a place."""
        titans.enter(self.game, self.id, self.owner, place, counters)

    def come_to_one(self, places: Sequence[int], counters: int = 0, *, optional: bool = False) -> Effect[None]:
        """Play it at one of these places."""
        place = yield from self.pick_place(places, "ask-play-titan", optional=optional)
        if place is not None:
            self.come_into_play(place, counters)


def _fits_window(card: Action, fact: Happened) -> bool:
    place = fact.place if card.on == "base" else NOWHERE
    return card.fits_window(fact) and bool(playable.targets(card.game, card, card.controller, place))


def _snake(name: str) -> str:
    return "".join(("_" + c.lower() if c.isupper() and i else c.lower()) for i, c in enumerate(name))


def _spaced(name: str) -> str:
    words = _snake(name).split("_")
    return " ".join(word if i and word in _SMALL else word.capitalize() for i, word in enumerate(words))


_SMALL = frozenset({"a", "and", "as", "at", "for", "in", "of", "on", "the", "to", "with"})
"""Words that English names write small."""
