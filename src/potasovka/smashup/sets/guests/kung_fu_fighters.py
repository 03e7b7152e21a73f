"""Kung Fu Fighters: Let power flow from one minion to another, and strike down whoever is weaker."""

from __future__ import annotations

from collections.abc import Sequence

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import (
    ASIDE,
    BEFORE_SCORE,
    COUNTERS_MOVED,
    DESTROY,
    MINION_PLAYED,
    ON_YOUR_TURN,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import i_did, rival_did_here


def _flows(givers: Sequence[Minion], takers: Sequence[Minion]) -> bool:
    return any(giver.counters for giver in givers) and len(takers) > 1


class DragonWarrior(Minion, power=5):
    """Ongoing: This minion cannot be destroyed. Talent: As many +1 power counters as you like pass from one minion to
    another."""

    protects_from = (DESTROY,)

    def protects(self, card: Card, act: Act) -> bool:
        return card == self

    def talent_ready(self) -> bool:
        return _flows(self.minions(), self.minions())

    def talent(self) -> Effect[None]:
        yield from self.transfer_some(self.minions(), self.minions())


class LadyWhirlwind(Minion, power=4, copies=2):
    """Talent: While there is no +1 power counter on this minion, destroy a weaker one here to put one on it."""

    def weaker(self) -> list[Minion]:
        return [minion for minion in self.minions(self.place) if minion.power < self.power]

    def talent_ready(self) -> bool:
        return not self.counters and bool(self.weaker())

    def talent(self) -> Effect[None]:
        if (yield from self.destroy_one(self.weaker())):
            yield from self.add_counters(self)


class DrunkenMaster(Minion, power=3, copies=3):
    """Talent: While there is no +1 power counter on this minion, put one on it."""

    def talent_ready(self) -> bool:
        return not self.counters

    def talent(self) -> Effect[None]:
        yield from self.add_counters(self)


class Cricket(Minion, power=2, copies=4):
    """One +1 power counter may pass from any minion to another."""

    def on_play(self) -> Effect[None]:
        yield from self.transfer_some(self.minions(), self.minions(), 1, optional=True)


class ALittleBitFrightening(Action):
    """Choose a minion of yours. Destroy a weaker one at its base, to put two +1 power counters in all on your minions
    there."""

    def on_play(self) -> Effect[None]:
        master = yield from self.pick(self.my_minions(), "ask-minion", what="frighten")
        if master:
            weaker = [minion for minion in self.minions(master.place) if minion.power < master.power]
            if (yield from self.destroy_one(weaker)):
                yield from self.spread_counters(self.my_minions(master.place), 2)


class AncientChineseArt(Action, on="base", copies=2):
    """Talent: Either a minion here gets a +1 power counter, or as many as you like pass from one minion here to
    another one here."""

    def talent_ready(self) -> bool:
        return bool(self.minions(self.place))

    def talent(self) -> Effect[None]:
        here = self.minions(self.place)
        if (yield from self.pick_way({"place": here, "transfer": _flows(here, here)})) == "place":
            yield from self.add_counter_to_one(here)
        else:
            yield from self.transfer_some(here, here)


class EverybodyKnewTheirPart(Action):
    """Choose a minion of yours. You get an extra minion that is weaker, to be played at its base."""

    def on_play(self) -> Effect[None]:
        lead = yield from self.pick(self.my_minions(), "ask-minion", what="lead")
        if lead and lead.power:
            yield from self.extra("minion", place=lead.place, max_power=lead.power - 1)


class EverybodyWasKungFuFighting(Action, name="Everybody was Kung Fu Fighting"):
    """Choose a base. Everybody who has a minion there destroys one of somebody else's there, you first, then
    clockwise."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="brawl")
        assert place is not None
        for seat in [seat for seat in self.clockwise() if self.minions_of(seat, place)]:
            others = [minion for minion in self.minions(place) if minion.controller != seat]
            victim = yield from self.pick(others, "ask-destroy", seat=seat)
            yield from self.destroy(*([victim] if victim else []), by=seat)


def _own_cards(me: Card) -> list[Card]:
    return [card for card in (*me.counter_bearers(), *me.actions_in_play()) if me.mine(card)]


class ExpertTiming(Action, windows=(BEFORE_SCORE,), any_base=True):
    """Choose a card of yours in play. As many +1 power counters as you like pass from it to another card, or you use
    its talent an extra time, or both. Special: You may also play this before a base is scored."""

    def on_play(self) -> Effect[None]:
        able = [card for card in _own_cards(self) if card.counters or self.may_use_talent(card)]
        card = yield from self.pick(able, "ask-own-card")
        if card:
            yield from self.transfer_some([card], self.counter_bearers(), optional=True)
            if self.may_use_talent(card) and (yield from self.confirm("ask-talent-again", card=card)):
                yield from self.use_talent(card)


class KungFuFastAsLightning(Action, copies=2, name="Fast as Lightning"):
    """A minion of your choice has +2 power this turn, and where it would go to the discard pile it goes back to its
    owner's hand."""

    def on_play(self) -> Effect[None]:
        yield from self.strengthen_and_save(self.minions(), 2)


class LetsGetItOn(Action, name="Let's Get It On"):
    """Choose a minion of yours. Destroy one or more minions at its base that together have no more power than it."""

    def on_play(self) -> Effect[None]:
        fighter = yield from self.pick(self.my_minions(), "ask-minion", what="brawl")
        left, beaten = fighter.power if fighter else 0, list[Minion]()
        while fighter:
            weak = [m for m in self.minions(fighter.place) if m.power <= left and m not in beaten]
            victim = yield from self.pick(weak, "ask-destroy", optional=bool(beaten), what="in-all", power=left)
            if victim is None:
                break
            beaten.append(victim)
            left -= victim.power
        yield from self.destroy(*beaten)


class OhHohHohHoah(Action, on="base", name="Oh-hoh-hoh-hoah"):
    """Ongoing: When another player has played a minion here, one of your minions gets a +1 power counter."""

    @after(MINION_PLAYED, rival_did_here)
    def shout(self, fact: Happened) -> Effect[None]:
        yield from self.add_counter_to_one(self.my_minions())


def _bare(me: Card) -> list[Minion]:
    return [minion for minion in me.minions() if not minion.counters]


def _lessons(me: Card) -> dict[str, object]:
    return {"place": _bare(me), "transfer": _flows(me.my_minions(), me.minions())}


def _may_come(me: Titan, fact: Happened) -> bool:
    return me.playable and sum(minion.counters for minion in me.my_minions()) > 1


class Sifu(Titan):
    """Special: With two or more +1 power counters on minions of yours, this titan may be played on your turn; two of
    those or more pass to it. Ongoing: Each time you have transferred +1 power counters to a minion, you may put one
    more on it. Talent: Either a +1 power counter passes from a minion of yours to another minion, or a minion without
    one gets one."""

    @special(ON_YOUR_TURN, _may_come, zone=ASIDE)
    def receive(self, fact: Happened) -> Effect[None]:
        yield from self.come_to_one(self.places())
        yield from self.take_counters(self.my_minions(), 2, onto=self)

    @after(COUNTERS_MOVED, lambda me, fact: i_did(me, fact) and me.if_in_play(fact.card))
    def deepen(self, fact: Happened) -> Effect[None]:
        pupils = self.if_in_play(fact.card)
        if pupils and (yield from self.confirm("ask-counter-more", fact=fact)):
            yield from self.add_counters(*pupils)

    def talent_ready(self) -> bool:
        return any(_lessons(self).values())

    def talent(self) -> Effect[None]:
        if (yield from self.pick_way(_lessons(self), what="bare")) == "place":
            yield from self.add_counter_to_one(_bare(self))
        else:
            yield from self.transfer_some(self.my_minions(), self.minions(), 1)
