"""Dinosaurs: Big, and growing bigger."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import (
    AFFECTED,
    ASIDE,
    DESTROY,
    NOBODY,
    ON_YOUR_TURN,
    PER_CARD,
    PER_NAME,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import i_did


def _action_on_minion(me: Card, fact: Happened) -> bool:
    return (me.card(fact.cause).kind, me.card(fact.card).kind) == ("action", "minion")


def _eggs(me: Titan) -> list[Minion]:
    return [minion for minion in me.my_minions() if not me.protected(minion, Act(DESTROY, me, me.owner))]


def _may_hatch(me: Titan, fact: Happened) -> bool:
    return me.playable and not me.has_played_minion(me.owner) and bool(_eggs(me))


class KingRex(Minion, power=7):
    """No ability: this one is strong enough."""


class Laseratops(Minion, power=4, copies=2):
    """Destroy a minion of power up to 2 here."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one([minion for minion in self.minions(self.place) if minion.power <= 2])


class ArmorStego(Minion, power=3, copies=3):
    """Ongoing: While it is another player's turn, this minion has +2 power."""

    def own_power(self) -> int:
        return 0 if self.current in (NOBODY, self.controller) else 2


class WarRaptor(Minion, power=2, copies=4):
    """Ongoing: This minion has +1 power for each War Raptor here, itself included."""

    def own_power(self) -> int:
        return sum(minion.name == self.name for minion in self.minions(self.place))


class Augmentation(Action, copies=2):
    """A minion has +4 power until your turn ends."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.minions(), "ask-power", count=4)
        if minion:
            yield from self.gain_power(minion, 4, self.end_of_my_turn)


class Howl(Action, copies=2):
    """Each of your minions has +1 power until your turn ends."""

    def on_play(self) -> Effect[None]:
        yield from self.gain_power(self.my_minions(), 1, self.end_of_my_turn)


class NaturalSelection(Action):
    """Choose a minion of yours. Destroy a weaker one at its base."""

    def on_play(self) -> Effect[None]:
        hunter = yield from self.pick(self.my_minions(), "ask-minion", what="hunt")
        if hunter:
            there = self.minions(hunter.place)
            yield from self.destroy_one([minion for minion in there if minion.power < hunter.power])


class Rampage(Action):
    """Choose a minion of yours. The breakpoint of its base is lower by its power for the turn."""

    def on_play(self) -> Effect[None]:
        minion = yield from self.pick(self.my_minions(), "ask-minion", what="rampage")
        if minion:
            self.lower_breakpoint(minion.place, minion.power)


class SurvivalOfTheFittest(Action):
    """At each base where a stronger minion stands, destroy the weakest one; of equal ones you choose."""

    def on_play(self) -> Effect[None]:
        doomed: list[Minion] = []
        for place in self.places():
            powers = [minion.power for minion in self.minions(place)]
            if len(set(powers)) > 1:
                weakest = [minion for minion in self.minions(place) if minion.power == min(powers)]
                doomed += yield from self.pick_some(weakest, "ask-destroy", 1, 1, what="weakest", place=place)
        yield from self.destroy(*doomed)


class ToothAndClawAndGuns(Action, on="minion", name="Tooth and Claw… and Guns"):
    """Play on a minion. Ongoing: When an ability would affect it, be it your own or a base's, destroy this action, and
    that ability does not affect the minion."""

    def wards(self, card: Card, act: Act) -> bool:
        return card == self.host and act.cause != self


class Upgrade(Action, on="minion"):
    """Play on a minion. Ongoing: It has +2 power."""

    def host_power(self) -> int:
        return 2


class WildlifePreserve(Action, on="base"):
    """Ongoing: Actions of other players do not affect your minions here."""

    def protects(self, card: Card, act: Act) -> bool:
        mine = card.kind == "minion" and card.place == self.place and self.mine(card)
        return mine and act.by_action_of_other(self)


class FortTitanosaurus(Titan):
    """Special: On your turn, before you have played a minion, you may destroy one of yours to play this titan at its
    base, with as many +1 counters as that minion had power. Ongoing: Once a turn, when an action that you played has
    directly affected minions, you may put a +1 counter on one of them, on this titan, or on both. Talent: If this titan
    has four counters or more, draw a card."""

    @special(ON_YOUR_TURN, _may_hatch, zone=ASIDE, limit=PER_NAME)
    def hatch(self, fact: Happened) -> Effect[None]:
        egg = yield from self.pick(_eggs(self), "ask-destroy", what="for-the-titan")
        if egg:
            place, power = egg.place, egg.power
            if (yield from self.destroy(egg)):
                self.come_into_play(place, power)

    @after(AFFECTED, lambda me, fact: i_did(me, fact) and _action_on_minion(me, fact), limit=PER_CARD)
    def grow(self, fact: Happened) -> Effect[bool]:
        touched = [minion for number in self.together_with(fact) for minion in self.if_in_play(number)]
        minion = yield from self.pick(touched, "ask-counter", optional=True)
        grows = yield from self.confirm("ask-counter-titan")
        yield from self.add_counters(*([minion] if minion else []), *([self] if grows else []))
        if not (minion or grows):
            self.forgo(fact)
        return bool(minion or grows)

    def talent_ready(self) -> bool:
        return self.counters >= 4

    def talent(self) -> Effect[None]:
        yield from self.draw()
