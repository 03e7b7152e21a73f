"""Sharks: Destroy the weak, then feed on it."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import (
    ASIDE,
    BEFORE_SCORE,
    DESTROYED,
    HAND,
    PER_CARD,
    PER_NAME,
    PER_PLAY,
    TURN_END,
    TURN_START,
    Happened,
)
from potasovka.smashup.engine.when import here, i_did


class Megalodon(Minion, power=5):
    """Destroy a minion of power up to 4 here, if you like. Special: Just before this base is scored, you may destroy a
    minion of power up to 3 here."""

    def prey(self, most: int) -> list[Minion]:
        return [minion for minion in self.minions(self.place) if minion.power <= most]

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one(self.prey(4), optional=True)

    @special(BEFORE_SCORE, lambda me, fact: here(me, fact) and me.prey(3), limit=PER_PLAY)
    def feed(self, fact: Happened) -> Effect[None]:
        yield from self.destroy_one(self.prey(3))


class GreatWhite(Minion, power=4, copies=2):
    """Talent: This minion moves to another base. Destroy a minion of power up to 2 at that base."""

    def talent(self) -> Effect[None]:
        place = yield from self.pick_place(self.other_places(self.place), "ask-move-where")
        if place is not None:
            yield from self.move(self, place)
            yield from self.destroy_one([minion for minion in self.minions(place) if minion.power <= 2])


class Hammerhead(Minion, power=3, copies=3):
    """Ongoing: Each minion destroyed here gives this one a +1 power counter."""

    @after(DESTROYED, here)
    def grow(self, fact: Happened) -> Effect[None]:
        yield from self.add_counters(self)


class Mako(Minion, power=2, copies=4):
    """Special: Where you have just destroyed a minion, you may play this one from your hand as an extra."""

    @special(DESTROYED, lambda me, fact: i_did(me, fact) and me.may_play(me, place=fact.place), zone=HAND)
    def smell_blood(self, fact: Happened) -> Effect[None]:
        yield from self.play_card(self, place=fact.place)


class AirJaws(Action):
    """Choose one of your minions and another base, and move it there. Destroy a minion of power up to 3 at that
    base."""

    def on_play(self) -> Effect[None]:
        jumper = yield from self.pick(self.my_minions(), "ask-move")
        ways = self.other_places(jumper.place) if jumper else []
        place = yield from self.pick_place(ways, "ask-move-where", card=jumper)
        if jumper and place is not None:
            yield from self.move(jumper, place)
            yield from self.destroy_one([minion for minion in self.minions(place) if minion.power <= 3])


class BloodInTheWater(Action, on="base", copies=2):
    """Ongoing: Each minion destroyed here gives you an extra minion of power up to 3, to be played here."""

    @after(DESTROYED, here)
    def circle(self, fact: Happened) -> Effect[None]:
        yield from self.extra("minion", place=self.place, max_power=3)


class Chum(Action, on="minion"):
    """Play on a minion. Ongoing: Each minion destroyed anywhere gives this one a +1 power counter."""

    @after(DESTROYED)
    def fatten(self, fact: Happened) -> Effect[None]:
        if self.host:
            yield from self.add_counters(self.host)


class DangerousWaters(Action, on="base"):
    """Talent: Choose a minion here. It has -2 power for the turn."""

    def talent_ready(self) -> bool:
        return bool(self.minions(self.place))

    def talent(self) -> Effect[None]:
        minion = yield from self.pick(self.minions(self.place), "ask-weaken", count=2)
        if minion:
            yield from self.gain_power(minion, -2)


class FeedingFrenzy(Action):
    """Choose a base. Destroy as many minions of power up to 2 there as you like."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="destroy-weak", power=2)
        if place is not None:
            small = [minion for minion in self.minions(place) if minion.power <= 2]
            eaten = yield from self.pick_some(small, "ask-destroy", len(small))
            yield from self.destroy(*eaten)


class FreakinLaserBeam(Action, name="Freakin' Laser Beam"):
    """Choose a minion of yours. Destroy one at its base that has no more power; this may be the chosen one."""

    def on_play(self) -> Effect[None]:
        gunner = yield from self.pick(self.my_minions(), "ask-minion", what="shoot")
        if gunner:
            there = self.minions(gunner.place)
            yield from self.destroy_one([minion for minion in there if minion.power <= gunner.power])


class TornApart(Action):
    """Destroy a minion of power up to 3. Draw a card."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one([minion for minion in self.minions() if minion.power <= 3])
        yield from self.draw()


class WeekOfSharks(Action, on="base", copies=2):
    """Ongoing: When your turn ends, draw a card if you have a minion here. Only one Week of Sharks a turn does this for
    you."""

    @after(TURN_END, lambda me, fact: me.has_minion(me.place), limit=PER_NAME)
    def broadcast(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class Helicoprion(Titan):
    """Special: Beside the deck, this titan gets a counter whenever your turn begins and for each minion destroyed;
    then, with four or more, you may take them off and play it. Ongoing: Once a turn, when you have destroyed a minion,
    you may either move this titan to the base of that minion, whose power then counts for your total there this turn,
    or put a +1 power counter on this titan. Talent: Either shuffle a minion of power up to 3 out of your discard pile
    into the deck, or look through your deck, your discard pile or both for a Mako and take it into your hand."""

    @after(TURN_START, zone=ASIDE)
    @after(DESTROYED, zone=ASIDE)
    def whet(self, fact: Happened) -> Effect[None]:
        self.add_counter_aside()
        if self.counters >= 4 and self.playable:
            yield from self.come_to_one(self.places(), optional=True)

    @after(DESTROYED, i_did, limit=PER_CARD)
    def saw(self, fact: Happened) -> Effect[bool]:
        words = ("follow", "counter", "nothing") if fact.place != self.place else ("counter", "nothing")
        what = yield from self.pick_word(words, "ask-which", fact=fact)
        if what == "counter":
            yield from self.add_counters(self)
        elif what == "follow" and (yield from self.move([self], fact.place)):
            self.add_to_total(fact.place, fact.last.power if fact.last else 0)
        return what != "nothing"

    def talent(self) -> Effect[None]:
        small = [card for card in self.discard_pile() if card.kind == "minion" and card.printed <= 3]
        if (yield from self.pick_word(("shuffle", "search") if small else ("search",), "ask-which")) == "shuffle":
            yield from self.shuffle_in(list(filter(None, [(yield from self.pick(small, "ask-shuffle-in"))])))
            return
        yield from self.fetch(_is_mako)


def _is_mako(card: Card) -> bool:
    return card.name == Mako.name
