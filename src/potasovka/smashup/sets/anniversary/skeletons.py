"""Skeletons: Bury cards, then dig them up at the worst moment for others."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after, special
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    BEFORE_SCORE,
    DISCARD,
    NOWHERE,
    ON_YOUR_TURN,
    PER_CARD,
    PER_NAME,
    UNCOVERED,
    WAS_BURIED,
    Happened,
)
from potasovka.smashup.engine.when import here


def _other_minion(me: Card, fact: Happened) -> bool:
    return fact.card != me.id and me.card(fact.card).kind == "minion"


class LordOfBones(Minion, power=5):
    """Ongoing: Whenever another minion is uncovered, you may place a +1 counter on it. Talent: Bury a card of your hand
    here, or uncover a buried card of yours here."""

    @after(UNCOVERED, _other_minion)
    def bless(self, fact: Happened) -> Effect[None]:
        yield from self.add_counter_to_one(self.if_in_play(fact.card), optional=True)

    def talent_ready(self) -> bool:
        return bool(self.hand() or self.my_buried(self.place))

    def talent(self) -> Effect[None]:
        if (yield from self.bury_or_uncover(self.my_buried(self.place))) == "uncover":
            yield from self.uncover_one(self.my_buried(self.place))
        else:
            yield from self.bury_one(self.hand(), at=self.place)


class Gravetender(Minion, power=4, copies=2):
    """Ongoing: The first time in a turn that another card of yours is buried or uncovered, draw a card."""

    @after(WAS_BURIED, lambda me, fact: fact.seat == me.controller and fact.card != me.id, limit=PER_CARD)
    @after(UNCOVERED, lambda me, fact: fact.seat == me.controller and fact.card != me.id, limit=PER_CARD)
    def tend(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class Revenant(Minion, power=3, copies=3):
    """Special: From your discard pile, this card may bury itself on your turn. Only one Revenant a turn does this for
    you."""

    @special(ON_YOUR_TURN, zone=DISCARD, limit=PER_NAME)
    def crawl(self, fact: Happened) -> Effect[None]:
        yield from self.bury_one([self])


class ReturnedOne(Minion, power=2, copies=4):
    """This minion may be buried here as you play it. Special: When it has been uncovered, another buried card of yours
    here may be uncovered."""

    def on_play(self) -> Effect[None]:
        if not self.just_uncovered and (yield from self.confirm("ask-bury-this")):
            yield from self.bury([self], self.place)

    @after(UNCOVERED, lambda me, fact: fact.card == me.id)
    def wake(self, fact: Happened) -> Effect[None]:
        yield from self.uncover_one(self.my_buried(self.place), optional=True)


class BurstForth(Action, windows=(BEFORE_SCORE,), special_only=True):
    """Special: Before a base is scored, uncover a buried card of yours there."""

    def on_play(self) -> Effect[None]:
        yield from self.uncover_one(self.my_buried(self.scoring))


class DigEmUp(Action, name="Dig 'em Up"):
    """Choose a base and uncover as many as three of the cards you have buried there."""

    def on_play(self) -> Effect[None]:
        yield from self.uncover_some(3)


class GraveGoods(Action, copies=2):
    """Either bury a card of your hand, after which you may discard one to bury one more; or uncover a buried card of
    yours, and a minion uncovered this way gets two +1 counters."""

    def on_play(self) -> Effect[None]:
        if (yield from self.bury_or_uncover(self.my_buried())) == "uncover":
            card = yield from self.uncover_one(self.my_buried())
            yield from self.add_counters(*(self.if_in_play(card.id) if card else ()), count=2)
            return
        yield from self.bury_one(self.hand())
        if self.hand_size >= 2:
            paid = yield from self.pick(self.hand(), "ask-discard", optional=True, what="bury")
            if paid:
                yield from self.discard([paid])
                yield from self.bury_one(self.hand())


class Gravestones(Action, on="base"):
    """Ongoing: A minion that has been uncovered here may get a +1 counter from you. Special: Once this base has been
    scored, bury this card at a different base."""

    @after(UNCOVERED, lambda me, fact: here(me, fact) and _other_minion(me, fact))
    def engrave(self, fact: Happened) -> Effect[None]:
        yield from self.add_counter_to_one(self.if_in_play(fact.card), optional=True)

    @after(AFTER_SCORE, here)
    def topple(self, fact: Happened) -> Effect[None]:
        place = yield from self.pick_place(self.other_places(self.place), "ask-bury-where")
        if place is not None:
            yield from self.bury([self], place)


class Graveyard(Action, on="base"):
    """Talent: Uncover a buried card of yours here. A minion uncovered this way may get a +1 counter."""

    def talent_ready(self) -> bool:
        return bool(self.my_buried(self.place))

    def talent(self) -> Effect[None]:
        card = yield from self.uncover_one(self.my_buried(self.place))
        yield from self.add_counter_to_one(self.if_in_play(card.id) if card else [], optional=True)


class HearseFleet(Action, windows=(BEFORE_SCORE,)):
    """Move as many of the cards you have buried at one base as you like to a different base. Special: Played before a
    base is scored, it moves at most two of your buried cards instead, each to or from that very base."""

    def on_play(self) -> Effect[None]:
        if self.special_at != NOWHERE:
            yield from self.to_or_from(self.special_at)
            return
        filled = [place for place in self.places() if self.my_buried(place)]
        start = yield from self.pick_place(filled, "ask-base", what="buried")
        if start is not None:
            cards = self.my_buried(start)
            moved = yield from self.pick_some(cards, "ask-move-buried", len(cards))
            ways = self.other_places(start) if moved else []
            to = yield from self.pick_place(ways, "ask-move-where", what="buried", count=len(moved))
            if to is not None:
                self.move_buried(moved, to)

    def to_or_from(self, scored: int) -> Effect[None]:
        for card in (yield from self.pick_some(self.my_buried(), "ask-move-buried", 2)):
            ways = self.other_places(scored) if card.place == scored else [scored]
            to = yield from self.pick_place(ways, "ask-move-where-to", card=card)
            if to is not None:
                self.move_buried([card], to)


class PlaceEmDown(Action, name="Place 'em Down"):
    """Bury up to three minions from your discard pile whose powers add up to 6 or less."""

    def on_play(self) -> Effect[None]:
        left = 6
        for _ in range(3):
            light = [card for card in self.discard_pile() if card.kind == "minion" and card.printed <= left]
            card = yield from self.bury_one(light, optional=True)
            if card is None:
                return
            left -= card.printed


class SpookyScary(Action, copies=2, name="Spooky, Scary"):
    """Bury a minion of power up to 3 from your discard pile. Draw a card."""

    def on_play(self) -> Effect[None]:
        light = [card for card in self.discard_pile() if card.kind == "minion" and card.printed <= 3]
        yield from self.bury_one(light)
        yield from self.draw()
