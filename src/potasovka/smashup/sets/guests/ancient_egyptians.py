"""Ancient Egyptians: Bury your treasures, and let a curse guard them."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    ASIDE,
    BEFORE_SCORE,
    NOWHERE,
    PER_PLAY,
    TURN_START,
    UNCOVERED,
    Happened,
)
from potasovka.smashup.engine.when import here


class Pharaoh(Minion, power=5):
    """Ongoing: After another buried card has been uncovered, draw a card. Special: Before this base is scored, you may
    uncover a buried card of yours here."""

    @after(UNCOVERED, lambda me, fact: fact.card != me.id)
    def collect(self, fact: Happened) -> Effect[None]:
        yield from self.draw()

    @special(BEFORE_SCORE, lambda me, fact: here(me, fact) and me.my_buried(me.place), limit=PER_PLAY)
    def open_tomb(self, fact: Happened) -> Effect[None]:
        yield from self.uncover_one(self.my_buried(self.place))


class PriestOfAnubis(Minion, power=4, copies=2):
    """Ongoing: While a card of yours is buried here, this minion has +2 power."""

    def own_power(self) -> int:
        return 2 if self.my_buried(self.place) else 0


class PyramidEngineer(Minion, power=3, copies=3):
    """You may uncover a buried card of yours here. Talent: Bury a card of your hand here."""

    def on_play(self) -> Effect[None]:
        yield from self.uncover_one(self.my_buried(self.place), optional=True)

    def talent_ready(self) -> bool:
        return bool(self.hand())

    def talent(self) -> Effect[None]:
        yield from self.bury_one(self.hand(), at=self.place)


class EgyptianMummy(Minion, power=2, copies=4, name="Mummy"):
    """Ongoing: After this base has been scored, this minion may be buried at another base."""

    @after(AFTER_SCORE, here)
    def rest(self, fact: Happened) -> Effect[None]:
        place = yield from self.pick_place(self.other_places(self.place), "ask-bury-where", optional=True)
        if place is not None:
            yield from self.bury([self], place)


class AncientCurse(Action, on="minion", copies=2):
    """Play on a minion; you may take a +1 counter off it. Ongoing: It has -2 power."""

    def on_play(self) -> Effect[None]:
        host = self.host
        if host and host.counters and (yield from self.confirm("ask-remove-counter", card=host)):
            yield from self.remove_counters(host)

    def host_power(self) -> int:
        return -2


class BlessingOfAnubis(Action):
    """Bury this card. Special: When it has been uncovered, each of your minions here has +2 power this turn."""

    def on_play(self) -> Effect[None]:
        if self.just_uncovered:
            yield from self.gain_power(self.my_minions(self.uncovered_at), 2)
        else:
            yield from self.bury_one([self])


class LostKnowledge(Action, windows=(BEFORE_SCORE,), any_base=True):
    """Either bury a card of your hand, or uncover a buried card of yours. Special: May also be played before a base is
    scored."""

    def on_play(self) -> Effect[None]:
        if (yield from self.bury_or_uncover(self.my_buried())) == "uncover":
            yield from self.uncover_one(self.my_buried())
        else:
            yield from self.bury_one(self.hand())


class MummyStrength(Action):
    """A minion of yours has +2 power this turn; +3 if a card is buried at its base."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-power", what="buried", count=2)
        if minion:
            yield from self.gain_power(minion, 3 if self.any_buried(minion.place) else 2)


class PlagueOfLocusts(Action, windows=(BEFORE_SCORE,), any_base=True):
    """Choose a base. Each minion of another player there has -1 power this turn. Special: May also be played before a
    base is scored."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="weaken")
        if place is not None:
            yield from self.gain_power(self.rival_minions(place), -1)


class SealTheTomb(Action):
    """Either bury up to two cards of your hand at one base, or uncover up to two cards you have buried at one base."""

    def on_play(self) -> Effect[None]:
        if (yield from self.bury_or_uncover(self.my_buried())) == "uncover":
            yield from self.uncover_some(2)
            return
        cards = yield from self.pick_some(self.hand(), "ask-bury", 2, place=NOWHERE)
        ways = self.places() if cards else []
        place = yield from self.pick_place(ways, "ask-bury-where", what="some", count=len(cards))
        if place is not None:
            yield from self.bury(cards, place)


class TombTrap(Action, copies=2):
    """Bury this card. Special: When it has been uncovered, you may destroy a minion of power up to 4 here."""

    def on_play(self) -> Effect[None]:
        if self.just_uncovered:
            here = self.minions(self.uncovered_at)
            yield from self.destroy_one([minion for minion in here if minion.power <= 4], optional=True)
        else:
            yield from self.bury_one([self])


class YouCanTakeItWithYou(Action, name="You Can Take It With You"):
    """Bury this card. Special: When it has been uncovered, draw three cards."""

    def on_play(self) -> Effect[None]:
        if self.just_uncovered:
            yield from self.draw(3)
        else:
            yield from self.bury_one([self])


class Sphinx(Titan):
    """Special: When your turn begins, you may return a buried card of yours to your hand to play this titan at its
    base. Special: After a base has been scored while this titan is in play, you may return a card you have buried there
    to your hand. Talent: Bury a card of your hand here."""

    @after(TURN_START, lambda me, fact: me.playable and me.my_buried(), zone=ASIDE)
    def rise(self, fact: Happened) -> Effect[None]:
        card = yield from self.pick(self.my_buried(), "ask-return-buried", optional=True, what="titan")
        if card:
            place = card.place
            self.return_buried(card)
            self.come_into_play(place)

    @special(AFTER_SCORE, lambda me, fact: me.my_buried(fact.place))
    def keep(self, fact: Happened) -> Effect[None]:
        card = yield from self.pick(self.my_buried(fact.place), "ask-return-buried")
        if card:
            self.return_buried(card)

    def talent_ready(self) -> bool:
        return bool(self.hand())

    def talent(self) -> Effect[None]:
        yield from self.bury_one(self.hand(), at=self.place)
