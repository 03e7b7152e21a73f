"""Mad Scientists: Charge your creatures with counters, and take them apart for more."""

from __future__ import annotations

from collections.abc import Mapping

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after
from potasovka.smashup.engine.terms import (
    ASIDE,
    BOTTOM,
    COUNTER,
    COUNTERS_CHANGED,
    DESTROY,
    MINION_PLAYED,
    PER_CARD,
    TO_DISCARD,
    TURN_START,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import i_did, i_did_here


def _fellows(me: Card) -> list[Minion]:
    return [minion for minion in me.my_minions() if minion != me]


class HerrDoktor(Minion, power=5):
    """Talent: Another minion of yours gets a +1 power counter."""

    def talent_ready(self) -> bool:
        return bool(_fellows(self))

    def talent(self) -> Effect[None]:
        yield from self.add_counter_to_one(_fellows(self))


class TheMonster(Minion, power=4, copies=2):
    """Talent: Take a +1 power counter off this minion; for it you get an extra minion."""

    def talent_ready(self) -> bool:
        return self.counters > 0

    def talent(self) -> Effect[None]:
        if (yield from self.remove_counters(self)):
            yield from self.extra("minion")


class LabAssistant(Minion, power=3, copies=3):
    """Another minion of yours gets a +1 power counter."""

    def on_play(self) -> Effect[None]:
        yield from self.add_counter_to_one(_fellows(self))


class Igor(Minion, power=2, copies=4):
    """Ongoing: When this minion has gone from play to the discard pile, destroyed or not, a minion of yours gets a +1
    power counter."""

    @after(TO_DISCARD, lambda me, fact: fact.card == me.id, leaving=True)
    def bequeath(self, fact: Happened) -> Effect[None]:
        master = fact.last.controller if fact.last else self.owner
        heir = yield from self.pick(self.minions_of(master), "ask-counter", seat=master)
        yield from self.add_counters(*([heir] if heir else []), by=master)


class AngryMob(Action):
    """Choose a minion of yours. Put as many cards of your hand as you like under your deck; the minion gets a +1 power
    counter for each."""

    def on_play(self) -> Effect[None]:
        leader = yield from self.pick(self.my_minions(), "ask-minion", what="mob")
        joined = 0
        while card := (yield from self.pick(self.hand(), "ask-to-bottom", optional=True)):
            joined += len((yield from self.place_on_deck([card], BOTTOM)))
        yield from self.add_counters(*([leader] if leader and joined else []), count=joined)


class Blitzed(Action):
    """Take as many +1 power counters off your minions as you like. Destroy a minion with no more power than you took
    counters."""

    def on_play(self) -> Effect[None]:
        taken = yield from self.take_counters(self.my_minions())
        yield from self.destroy_one([minion for minion in self.minions() if minion.power <= taken])


class BodyShop(Action):
    """Destroy a minion of yours. Share out as many +1 power counters as it had power among your minions."""

    def on_play(self) -> Effect[None]:
        spare = yield from self.pick(self.my_minions(), "ask-destroy", what="for-parts")
        parts = spare.power if spare else 0
        yield from self.destroy(*([spare] if spare else []))
        yield from self.spread_counters(self.my_minions(), parts)


class GermanEngineering(Action, on="base"):
    """Ongoing: Each minion you have played here gets a +1 power counter."""

    @after(MINION_PLAYED, i_did_here)
    def fine_tune(self, fact: Happened) -> Effect[None]:
        yield from self.add_counters(*self.if_in_play(fact.card))


class GraveSituation(Action, on="base"):
    """Ongoing: A minion of yours here that would be destroyed goes to the hand instead."""

    def replaces(self, card: Card, act: Act) -> bool:
        return act.verb == DESTROY and card.kind == "minion" and card.place == self.place and self.mine(card)

    def instead(self, card: Card) -> Effect[None]:
        yield from self.place_in_hand(card)


class ItsAlive(Action, copies=2, name="IT'S ALIVE!"):
    """You may play an extra minion right away. It gets a +1 power counter."""

    def on_play(self) -> Effect[None]:
        creature = yield from self.extra_now("minion")
        yield from self.add_counters(*([creature] if creature else []))


class Jolt(Action):
    """All your minions get a +1 power counter each."""

    def on_play(self) -> Effect[None]:
        yield from self.add_counters(*self.my_minions())


class Uberserum(Action, on="minion", copies=2, name="Überserum"):
    """Play on a minion. Ongoing: It cannot be destroyed, and whenever your turn begins, it gets a +1 power counter."""

    protects_from = (DESTROY,)

    def protects(self, card: Card, act: Act) -> bool:
        return card == self.host

    @after(TURN_START)
    def work(self, fact: Happened) -> Effect[None]:
        yield from self.add_counters(*([self.host] if self.host else []))


def _prices(me: Card, paid: Mapping[str, Card]) -> dict[str, list[Card]]:
    """What can still be paid for the Bride, each thing once and each with another minion, so that both can be paid."""
    mine = [minion for minion in me.my_minions() if minion not in paid.values()]
    spare = [card for card in (*me.hand(), *me.discard_pile()) if card.kind == "minion" and card.owner == me.owner]
    ways: dict[str, list[Card]] = {
        "box": [card for card in spare if card not in paid.values()],
        "destroy": [minion for minion in mine if not me.protected(minion, Act(DESTROY, me, me.controller))],
        "remove": [m for m in mine if m.counters and not me.protected(m, Act(COUNTER, me, me.controller))],
    }
    ways = {way: ways[way] for way in ways if way not in paid}
    if not paid:
        ways = {way: [card for card in ways[way] if _prices(me, {way: card})] for way in ways}
    return {way: cards for way, cards in ways.items() if cards}


def _pay(me: Titan, paid: Mapping[str, Card]) -> Effect[tuple[str, Card] | None]:
    """One of the things that can still be paid; what it was, if it was."""
    ways = _prices(me, paid)
    words = (*ways, *(() if paid else ("nothing",)))
    way = (yield from me.pick_word(words, "ask-titan-price", count=len(paid))) or ""
    card = yield from me.pick(ways.get(way, ()), "ask-price", what=way)
    if card and way == "box":
        me.put_in_box(card)
    elif card and way == "destroy":
        card = card if (yield from me.destroy(card)) else None
    elif card:
        card = card if (yield from me.remove_counters(card)) else None
    return (way, card) if card else None


def _sparks(me: Card) -> dict[str, object]:
    charged = sum(minion.counters for minion in me.my_minions()) >= 2
    return {"place": me.my_minions(me.place), "spend": charged}


class TheBride(Titan):
    """Special: When your turn begins, you may play this titan for two different ones of these, with two different
    minions: put a minion that you own out of your hand or discard pile into the box; destroy a minion of yours; take a
    +1 power counter off one. Ongoing: Once a turn, when you have put +1 power counters on minions of yours or taken
    them off, draw a card. Talent: Either a minion of yours here gets a +1 power counter, or you take two off your
    minions for an extra action."""

    @after(TURN_START, lambda me, fact: me.playable and _prices(me, {}), zone=ASIDE)
    def awaken(self, fact: Happened) -> Effect[None]:
        first = yield from _pay(self, {})
        if first and (yield from _pay(self, dict([first]))):
            yield from self.come_to_one(self.places())

    @after(COUNTERS_CHANGED, lambda me, fact: i_did(me, fact) and me.card(fact.card) in me.my_minions(), limit=PER_CARD)
    def rejoice(self, fact: Happened) -> Effect[None]:
        yield from self.draw()

    def talent_ready(self) -> bool:
        return any(_sparks(self).values())

    def talent(self) -> Effect[None]:
        if (yield from self.pick_way(_sparks(self), what="own-here")) == "place":
            yield from self.add_counter_to_one(self.my_minions(self.place))
        elif (yield from self.take_counters(self.my_minions(), 2, 2)) >= 2:
            yield from self.extra("action")
