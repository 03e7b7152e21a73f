"""Zombies: What lies in the discard pile comes back, again and again."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after, special
from potasovka.smashup.engine.terms import DISCARD, ON_YOUR_TURN, PER_NAME, TURN_START, Happened


class ZombieLord(Minion, power=5):
    """At each base where you have no minion, you may play an extra one of power up to 2 out of your discard pile."""

    def on_play(self) -> Effect[None]:
        empty = [place for place in self.places() if not self.has_minion(place)]
        while empty:
            dead = [card for card in self.discard_pile() if card.kind == "minion" and card.printed <= 2]
            able = [card for card in dead if any(self.may_play(card, place=place) for place in empty)]
            card = yield from self.pick(able, "ask-play-extra", optional=True)
            ways = [place for place in empty if card and self.may_play(card, place=place)]
            place = yield from self.pick_place(ways, "ask-raise-where", card=card)
            if card is None or place is None:
                return
            empty.remove(place)
            yield from self.play_card(card, place=place)


class GraveDigger(Minion, power=4, copies=2):
    """A minion of your discard pile may come into your hand."""

    def on_play(self) -> Effect[None]:
        yield from self.take_one([card for card in self.discard_pile() if card.kind == "minion"], optional=True)


class TenaciousZ(Minion, power=2, copies=3):
    """Special: On your turn you may play this card out of your discard pile as an extra minion. Only one Tenacious Z a
    turn does this for you."""

    @special(ON_YOUR_TURN, lambda me, fact: me.may_play(me), zone=DISCARD, limit=PER_NAME)
    def claw_out(self, fact: Happened) -> Effect[None]:
        yield from self.play_card(self)


class Walker(Minion, power=2, copies=4):
    """Look at the top card of your deck, and either discard it or leave it there."""

    def on_play(self) -> Effect[None]:
        for card in self.look():
            if (yield from self.confirm("ask-discard-it", card=card)):
                yield from self.discard([card])


class GraveRobbing(Action, copies=2):
    """Take any card out of your discard pile into your hand."""

    def on_play(self) -> Effect[None]:
        yield from self.take_one(self.discard_pile())


class LendAHand(Action):
    """Shuffle as many cards of your discard pile as you like into your deck."""

    def on_play(self) -> Effect[None]:
        pile = self.discard_pile()
        back = yield from self.pick_some(pile, "ask-shuffle-in", len(pile))
        yield from self.shuffle_in(back)


class MallCrawl(Action):
    """Search your deck for as many cards of one name as you like, put them into your discard pile, and shuffle."""

    def on_play(self) -> Effect[None]:
        found = yield from self.pick_namesakes(self.look_through_deck(), "ask-search", "discard")
        yield from self.discard(found)
        self.shuffle_deck()


class NotEnoughBullets(Action):
    """Choose a name. Take any number of minions of that name out of your discard pile into your hand."""

    def on_play(self) -> Effect[None]:
        fallen = [card for card in self.discard_pile() if card.kind == "minion"]
        back = yield from self.pick_namesakes(fallen, "ask-to-hand")
        yield from self.place_in_hand(*back)


class Outbreak(Action):
    """You get an extra minion, to be played at a base without minions of yours."""

    def on_play(self) -> Effect[None]:
        yield from self.extra("minion", vacant=True)


class Overrun(Action, on="base"):
    """Ongoing: Nobody else can play minions here. When your turn begins, destroy this action."""

    def forbids(self, card: Card, seat: int, place: int) -> bool:
        return card.kind == "minion" and seat != self.controller

    @after(TURN_START)
    def wander_off(self, fact: Happened) -> Effect[None]:
        yield from self.destroy(self)


class TheyKeepComing(Action, copies=2):
    """Play a minion out of your discard pile as an extra one."""

    def on_play(self) -> Effect[None]:
        yield from self.raise_minion(lambda card: True)


class TheyreComingToGetYou(Action, on="base", name="They're Coming To Get You"):
    """Ongoing: Each time in your turn that you could play a minion from your hand, you may instead play one out of your
    discard pile here."""

    def opens_discard(self, card: Card, seat: int) -> bool:
        return card.kind == "minion" and seat == self.controller
