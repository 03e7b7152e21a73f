"""Tornados: Everything moves: minions, actions, even whole bases."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import AFTER_SCORE, ASIDE, BEFORE_SCORE, MOVED, PER_PLAY, Happened
from potasovka.smashup.engine.when import elsewhere


class MonsterTornado(Minion, power=5):
    """Talent: A minion of power up to 4 moves, from here to another base or the other way round."""

    def light(self) -> list[Minion]:
        return [minion for minion in self.minions() if minion.power <= 4]

    def talent_ready(self) -> bool:
        return bool(self.light())

    def talent(self) -> Effect[None]:
        yield from self.move_to_or_from(self.light(), self.place)


class Cyclone(Minion, power=4, copies=2):
    """Talent: This minion moves to another base."""

    def talent(self) -> Effect[None]:
        yield from self.move_one([self])


class Twister(Minion, power=3, copies=3):
    """If you like, a minion of power up to 3 moves, from here to another base or the other way round; it may be this
    one."""

    def on_play(self) -> Effect[None]:
        small = [minion for minion in self.minions() if minion.power <= 3]
        yield from self.move_to_or_from(small, self.place, optional=True)


class DustDevil(Minion, power=2, copies=4):
    """Special: Just before another base is scored, this minion may move there."""

    @special(BEFORE_SCORE, elsewhere, limit=PER_PLAY)
    def rush(self, fact: Happened) -> Effect[None]:
        yield from self.move(self, fact.place)


class CarriedAway(Action, copies=2):
    """Move a minion to another base."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.minions())


class GoneWithTheWind(Action, windows=(AFTER_SCORE,), special_only=True):
    """Special: Play when a base has been scored. One of your minions there may move to another base, and so escape the
    discard pile."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.my_minions(self.scoring), optional=True)


class NotInKansas(Action):
    """Destroy a base, the actions on it and the actions on minions there; its minions stay. In its place comes the top
    of the base deck."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base", what="destroy")
        if place is not None:
            there: list[Card] = [action for action in self.actions_in_play() if action.place == place]
            yield from self.destroy(*there)
            self.replace_base(place)


class OverTheRainbow(Action, windows=(BEFORE_SCORE,), special_only=True):
    """Special: Play just before a base is scored. One of your minions elsewhere moves to it."""

    def on_play(self) -> Effect[None]:
        away = [minion for minion in self.my_minions() if minion.place != self.scoring]
        yield from self.move_one(away, [self.scoring])


class PickedUp(Action, windows=(BEFORE_SCORE,), special_only=True):
    """Special: Play just before a base is scored. A minion there moves to another base."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.minions(self.scoring))


class RippedOff(Action):
    """Transfer an action from a base to another base, or from a minion to another minion."""

    def on_play(self) -> Effect[None]:
        action = yield from self.pick(self.actions_in_play(), "ask-transfer")
        if action and action.host:
            others = [minion for minion in self.minions() if minion != action.host]
            host = yield from self.pick(others, "ask-transfer-where", card=action)
            if host:
                yield from self.transfer(action, host=host)
        elif action:
            place = yield from self.pick_place(self.other_places(action.place), "ask-transfer-where", card=action)
            if place is not None:
                yield from self.transfer(action, place=place)


class TradeWinds(Action, copies=2):
    """Choose two minions of power up to 3. Each of them moves to where the other was."""

    def on_play(self) -> Effect[None]:
        small = [minion for minion in self.minions() if minion.power <= 3]
        one = yield from self.pick(small, "ask-move", what="swap")
        other = yield from self.pick([m for m in small if m != one], "ask-swap-with", card=one)
        if one and other:
            yield from self.move_apart([(one, other.place), (other, one.place)])


class Whirlwinds(Action):
    """As many of your minions as you like move to other bases."""

    def on_play(self) -> Effect[None]:
        yield from self.move_many(self.my_minions())


class CategoryFive(Titan, name="Category 5"):
    """Special: When you have moved at least two minions in one turn, you may play this titan at a base with a minion of
    yours. Ongoing: When minions of yours have moved to this base or away from it, one of them gets a +1 power counter.
    Talent: Either move this titan to another base, or put a +1 power counter on it."""

    def gathers(self, fact: Happened) -> bool:
        moved = self.minions_moved_by(self.owner) >= 2
        first = fact.batch[0][0] == fact.card  # who moved together is one occasion
        return fact.seat == self.owner and moved and first and self.playable and bool(self.my_places())

    @special(MOVED, gathers, zone=ASIDE)
    def form(self, fact: Happened) -> Effect[None]:
        place = yield from self.pick_place(self.my_places(), "ask-play-titan")
        if place is not None:
            self.come_into_play(place)

    def stirred(self, fact: Happened) -> list[Minion]:
        """My minions that moved together to or from here."""
        moved = [self.minion(card) for card, *ways in fact.batch if self.place in ways]
        return [minion for minion in moved if minion.in_play and self.mine(minion)]

    @after(MOVED, lambda me, fact: me.stirred(fact)[:1] == [me.card(fact.card)])
    def whirl(self, fact: Happened) -> Effect[None]:
        yield from self.add_counter_to_one(self.stirred(fact))

    def talent(self) -> Effect[None]:
        if (yield from self.pick_word(("move", "counter"), "ask-which")) == "counter":
            yield from self.add_counters(self)
        elif (place := (yield from self.pick_place(self.other_places(self.place), "ask-move-where"))) is not None:
            yield from self.move([self], place)
