"""A tiny box of plain cards for rules that no card of the first box shows. Registered only while a test needs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType

from potasovka.smashup.engine.card import Action, Base, Card, Effect, Minion, after, special
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    AFTER_SCORE,
    BEFORE_SCORE,
    DESTROY,
    DESTROYED,
    DISCARD,
    HAND,
    MINION_PLAYED,
    POWER_ROSE,
    TO_DISCARD,
    TURN_END,
    WHEN_SCORE,
    Act,
    Happened,
)

# ---- minions -----------------------------------------------------------------------------------------------------


class ToyOne(Minion, power=1):
    """No text."""


class ToyThree(Minion, power=3):
    """No text."""


class ToyFour(Minion, power=4):
    """No text."""


class ToyWatcher(Minion, power=1):
    """After you play an action, draw a card."""

    @after(ACTION_PLAYED, lambda me, fact: fact.seat == me.controller)
    def watch(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class ToyGreeter(Minion, power=1):
    """After you play a minion here, draw a card."""

    @after(MINION_PLAYED, lambda me, fact: fact.place == me.place and fact.seat == me.controller and fact.card != me.id)
    def greet(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class ToyHunter(Minion, power=2):
    """Special: Ahead of the scoring of this base, a minion of power up to 3 here may be destroyed."""

    @special(BEFORE_SCORE, lambda me, fact: fact.place == me.place, limit="card")
    def hunt(self, fact: Happened) -> Effect[None]:
        yield from self.destroy_one([minion for minion in self.minions(self.place) if minion.power <= 3])


class ToyGuest(Minion, power=2):
    """Special: Ahead of any scoring, this minion may be played there from your hand."""

    @special(BEFORE_SCORE, zone=HAND)
    def arrive(self, fact: Happened) -> Effect[None]:
        yield from self.play_card(self, place=fact.place)


class ToyPhoenix(Minion, power=2):
    """Special: After a base scores, you may place this card from your discard pile into your hand."""

    @special(AFTER_SCORE, zone=DISCARD)
    def rise(self, fact: Happened) -> Effect[None]:
        yield from self.place_in_hand(self)


class ToyMourner(Minion, power=1):
    """After another of your minions here goes to the discard pile, draw a card."""

    @after(TO_DISCARD, lambda me, fact: fact.card != me.id and fact.last.controller == me.controller, leaving=True)
    def mourn(self, fact: Happened) -> Effect[None]:
        yield from self.draw(seat=self.owner)


class ToyMartyr(Minion, power=1):
    """After this minion is destroyed, draw a card."""

    @after(DESTROYED, lambda me, fact: fact.card == me.id, leaving=True)
    def remember(self, fact: Happened) -> Effect[None]:
        yield from self.draw(seat=fact.last.controller if fact.last else None)


class ToyNotary(Minion, power=1):
    """At the end of your turn, you may draw a card."""

    @after(TURN_END)
    def close(self, fact: Happened) -> Effect[None]:
        if (yield from self.confirm("ask-discard")):
            yield from self.draw()


class ToyMirror(Minion, power=2):
    """Its starting power is the highest starting power of the other players' minions here, if that is higher."""

    def starting_power(self, starts: Mapping[int, int]) -> int:
        return max((starts[minion.id] for minion in self.rival_minions(self.place)), default=0)


class ToyJammer(Minion, power=1):
    """Ongoing: The abilities of other players' minions here are cancelled."""

    def cancels(self, card: Card) -> bool:
        return card.kind == "minion" and card.place == self.place and not self.mine(card)


# ---- actions -----------------------------------------------------------------------------------------------------


class ToyCheer(Action, windows=(BEFORE_SCORE, AFTER_SCORE)):
    """Special: Before or after a base scores, draw a card."""

    def on_play(self) -> Effect[None]:
        yield from self.draw()


class ToyCall(Action, windows=(BEFORE_SCORE,), special_only=True):
    """Special: Before a base scores, play an extra minion there."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion", place=self.scoring)


class ToySwap(Action, windows=(BEFORE_SCORE, AFTER_SCORE)):
    """Special: Replace the base that is being scored."""

    def on_play(self) -> Effect[None]:
        yield from ()
        self.replace_base(self.scoring)


class ToyRescue(Action, windows=(AFTER_SCORE,)):
    """Special: After a scoring, a minion of yours moves away from there."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.my_minions(self.scoring))


class ToyStorm(Action):
    """Destroy all minions on a base."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base")
        if place is not None:
            yield from self.destroy(*self.minions(place))


class ToyStrike(Action):
    """Destroy a minion. Draw a card."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one(self.minions())
        yield from self.draw()


class ToyDeal(Action):
    """Destroy a minion so that you draw two cards."""

    def on_play(self) -> Effect[None]:
        if (yield from self.destroy_one(self.minions())):
            yield from self.draw(2)


class ToyMute(Action):
    """Cancel the abilities of a minion until the start of your next turn."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.minions(), "ask-minion")
        if minion:
            yield from self.cancel(minion, until=self.controller)


class ToyGag(Action, on="minion"):
    """Ongoing: The abilities of this minion are cancelled."""

    def cancels(self, card: Card) -> bool:
        return card == self.host


class ToyTorch(Action, on="minion"):
    """Ongoing: Minions where this one is have +1 power."""

    def aura(self, minion: Minion) -> int:
        return 1


class ToyFog(Action, on="base"):
    """Ongoing: The ability of this base is cancelled."""

    def cancels(self, card: Card) -> bool:
        return card.kind == "base" and card.place == self.place


class ToyShift(Action):
    """Transfer an action from a minion to another minion."""

    def on_play(self) -> Effect[None]:
        action = yield from self.pick([action for action in self.actions_in_play() if action.host], "ask-destroy")
        if action:
            host = yield from self.pick([minion for minion in self.minions() if minion != action.host], "ask-minion")
            yield from self.transfer(action, host=host)


class ToyLure(Action):
    """Take control of a minion until the end of the turn."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.rival_minions(), "ask-minion")
        if minion:
            yield from self.take_control(minion, until=-1)


class ToyCounters(Action):
    """Place two +1 power counters on a minion."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.minions(), "ask-minion")
        if minion:
            yield from self.add_counters(minion, count=2)


class ToyDot(Action):
    """Place a +1 power counter on an action in play."""

    def on_play(self) -> Effect[None]:
        action = yield from self.pick(self.actions_in_play(), "ask-destroy")
        if action:
            yield from self.add_counters(action)


class ToyAnthem(Action):
    """Choose a base. Your minions there have +1 power until the end of the turn, whoever comes or goes."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base")
        if place is not None:
            self.power_here(place, 1)


class ToyToast(Action):
    """Choose a base. Each of your minions that is there now has +1 power until the end of the turn."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base")
        if place is not None:
            yield from self.gain_power(self.my_minions(place), 1)


class ToyGift(Action):
    """Give a card from your hand to the next player."""

    def on_play(self) -> Effect[None]:
        card = yield from self.pick(self.hand(), "ask-discard")
        if card:
            self.give(card, self.others()[0])


class ToyBarometer(Action, on="base"):
    """Ongoing: After the power of another player's minion rises, draw a card."""

    @after(POWER_ROSE, lambda me, fact: fact.seat != me.controller)
    def rise(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class ToyBless(Action):
    """One of your minions has +2 power until the start of your next turn."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-minion")
        if minion:
            yield from self.gain_power(minion, 2, until=self.controller)


class ToyRecall(Action):
    """Return a minion to its owner's hand."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.minions(), "ask-minion")
        if minion:
            yield from self.return_to_hand(minion)


class ToyBlend(Action):
    """Shuffle a minion into its owner's deck."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.minions(), "ask-minion")
        if minion:
            yield from self.shuffle_in([minion])


class ToyTuck(Action):
    """Place a card from your hand on the bottom of your deck."""

    def on_play(self) -> Effect[None]:
        card = yield from self.pick(self.hand(), "ask-discard")
        if card:
            yield from self.place_on_deck([card], "bottom")


class ToyPeek(Action):
    """Look at the top card of your deck."""

    def on_play(self) -> Effect[None]:
        yield from ()
        self.look()


class ToyShow(Action):
    """Reveal the top card of your deck."""

    def on_play(self) -> Effect[None]:
        yield from ()
        self.reveal()


class ToyPillar(Action):
    """The breakpoint of a base is 3 higher until the end of the turn."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base")
        if place is not None:
            self.lower_breakpoint(place, -3)


class ToyPit(Action):
    """The breakpoint of a base is 50 lower until the end of the turn."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base")
        if place is not None:
            self.lower_breakpoint(place, 50)


class ToyShield(Action, on="base"):
    """Ongoing: Cards of other players do not affect your minions of power 3 or less here."""

    def protects(self, card: Card, act: Act) -> bool:
        here = card.kind == "minion" and card.place == self.place and self.mine(card)
        return here and act.by_card_of_other(card) and card.power <= 3


class ToyWall(Action, on="base"):
    """Ongoing: No minion can be played here."""

    def forbids(self, card: Card, seat: int, place: int) -> bool:
        return card.kind == "minion" and place == self.place


class ToyHatch(Action, on="base"):
    """Ongoing: When one of your minions here would be destroyed, it goes to your hand instead."""

    def replaces(self, card: Card, act: Act) -> bool:
        return act.verb == DESTROY and card.place == self.place and self.mine(card)

    def instead(self, card: Card) -> Effect[None]:
        yield from self.place_in_hand(card)


class ToyTax(Action, on="base"):
    """Ongoing: Each other player gets 4 points less for this base."""

    def award(self, seat: int, points: int) -> int:
        return points - 4 if seat != self.controller else points


# ---- bases -------------------------------------------------------------------------------------------------------


class ToyMeadow(Base, breakpoint=6, prizes=(5, 3, 2)):
    """No text."""


class ToyHill(Base, breakpoint=6, prizes=(4, 2, 1)):
    """No text."""


class ToyValley(Base, breakpoint=30, prizes=(4, 2, 1)):
    """No text."""


class ToyBench(Base, breakpoint=6, prizes=(3, 2, 1)):
    """Before this base scores, each player may draw a card."""

    @after(BEFORE_SCORE, lambda me, fact: fact.place == me.place)
    def sit(self, fact: Happened) -> Effect[None]:
        for seat in self.clockwise():
            if (yield from self.confirm("ask-discard", seat=seat)):
                yield from self.draw(seat=seat)


class ToyStage(Base, breakpoint=6, prizes=(3, 2, 1)):
    """When this base scores, each winner draws a card."""

    @after(WHEN_SCORE, lambda me, fact: fact.place == me.place)
    def bow(self, fact: Happened) -> Effect[None]:
        for seat in self.winners():
            yield from self.draw(seat=seat)


class ToyWell(Base, breakpoint=30, prizes=(1, 1, 1)):
    """On your turn, you may draw a card."""

    def use(self, seat: int) -> Effect[None]:
        yield from self.draw(seat=seat)


# ---- the box -----------------------------------------------------------------------------------------------------


@contextmanager
def extra_box(slug: str, module: ModuleType) -> Iterator[None]:
    """The cards of a module can be named in positions within; afterwards the shipped cards are alone again."""
    book = registry()
    defs, rank = len(book.defs), book.rank
    cards, bases = ModuleType(module.__name__), ModuleType(module.__name__)
    for name, thing in vars(module).items():
        if isinstance(thing, type) and issubclass(thing, Card) and thing.__module__ == module.__name__:
            setattr(bases if issubclass(thing, Base) else cards, name, thing)
    book.add_box(slug, {slug: cards}, bases)
    try:
        yield
    finally:
        book.from_discard -= {card.index for card in book.defs[defs:]}
        for card in book.defs[defs:]:
            del book.by_slug[card.slug]
        for table in vars(book).values():
            if isinstance(table, list):
                del table[defs:]
        book.rank = rank
        del book.boxes[slug], book.factions[slug], book.decks[slug]
        type(book).sort.cache_clear()
        type(book).outside.cache_clear()


@contextmanager
def toy_box() -> Iterator[None]:
    """The toys can be named in positions within."""
    with extra_box("toys", sys.modules[__name__]):
        yield
