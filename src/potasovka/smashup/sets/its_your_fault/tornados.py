"""«Торнадо»: nothing stays where it was."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Titan, after, special
from potasovka.smashup.engine.terms import AFTER_SCORE, ASIDE, BEFORE_SCORE, MOVED, PER_PLAY, Happened
from potasovka.smashup.engine.when import elsewhere


class MonsterTornado(Minion, power=5):
    """Talent: Move a minion of power 4 or less from here to another base, or from another base to here."""

    def talent(self) -> Effect[None]:
        yield from self.move_to_or_from([minion for minion in self.minions() if minion.power <= 4], self.place)


class Cyclone(Minion, power=4, copies=2):
    """Talent: Move this minion to another base."""

    def talent(self) -> Effect[None]:
        yield from self.move_one([self])


class Twister(Minion, power=3, copies=3):
    """You may move a minion of power 3 or less from here to another base, or from another base to here."""

    def on_play(self) -> Effect[None]:
        small = [minion for minion in self.minions() if minion.power <= 3]
        yield from self.move_to_or_from(small, self.place, optional=True)


class DustDevil(Minion, power=2, copies=4):
    """Special: Before another base scores, you may move this minion there."""

    @special(BEFORE_SCORE, elsewhere, limit=PER_PLAY)
    def rush(self, fact: Happened) -> Effect[None]:
        yield from self.move(self, fact.place)


class CarriedAway(Action, copies=2):
    """Move a minion to another base."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.minions())


class GoneWithTheWind(Action, windows=(AFTER_SCORE,), special_only=True):
    """Special: Play after a base scores. You may move one of your minions from there to another base instead of the
    discard pile."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.my_minions(self.scoring), optional=True)


class NotInKansas(Action):
    """Destroy a base, the actions on it and the actions on minions there; its minions stay. Replace it with the top
    card of the base deck."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.places(), "ask-base")
        if place is not None:
            there: list[Card] = [action for action in self.actions_in_play() if action.place == place]
            yield from self.destroy(*there)
            self.replace_base(place)


class OverTheRainbow(Action, windows=(BEFORE_SCORE,), special_only=True):
    """Special: Play before a base scores. Move one of your minions from another base to there."""

    def on_play(self) -> Effect[None]:
        away = [minion for minion in self.my_minions() if minion.place != self.scoring]
        yield from self.move_one(away, [self.scoring])


class PickedUp(Action, windows=(BEFORE_SCORE,), special_only=True):
    """Special: Play before a base scores. Move a minion from there to another base."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.minions(self.scoring))


class RippedOff(Action):
    """Transfer an action from a base to another base, or from a minion to another minion."""

    def on_play(self) -> Effect[None]:
        action = yield from self.pick(self.actions_in_play(), "ask-transfer")
        if action and action.host:
            others = [minion for minion in self.minions() if minion != action.host]
            yield from self.transfer_to_one(action, others)
        elif action:
            place = yield from self.pick_place(self.other_places(action.place), "ask-transfer-where")
            if place is not None:
                yield from self.transfer(action, place=place)


class TradeWinds(Action, copies=2):
    """Choose two minions of power 3 or less. Move each one to the other's base."""

    def on_play(self) -> Effect[None]:
        small = [minion for minion in self.minions() if minion.power <= 3]
        one = yield from self.pick(small, "ask-move")
        other = yield from self.pick([minion for minion in small if minion != one], "ask-swap-with")
        if one and other:
            yield from self.move_apart([(one, other.place), (other, one.place)])


class Whirlwinds(Action):
    """Move any number of your minions to other bases."""

    def on_play(self) -> Effect[None]:
        yield from self.move_many(self.my_minions())


class CategoryFive(Titan, name="Category 5"):
    """Special: After you have moved two or more minions in a turn, you may play this titan at a base where you have a
    minion. Ongoing: After one or more of your minions move to or from here, place a +1 power counter on one of them.
    Talent: Move this titan to another base, or place a +1 power counter on it."""

    def gathers(self, fact: Happened) -> bool:
        moved = sum(mark[:2] == ("mover", self.owner) for mark in self.game.s.used) >= 2
        first = fact.batch[0][0] == fact.card  # who moved together is one occasion
        return fact.seat == self.owner and moved and first and self.playable and bool(self.my_places())

    @special(MOVED, gathers, zone=ASIDE)
    def form(self, fact: Happened) -> Effect[None]:
        place = yield from self.pick_place(self.my_places(), "ask-play-titan")
        if place is not None:
            self.come_into_play(place)

    def stirred(self, fact: Happened) -> list[Minion]:
        """My minions that moved together to or from here."""
        moved = [self.game.minion(card) for card, *ways in fact.batch if self.place in ways]
        return [minion for minion in moved if minion.kind == "minion" and minion.in_play and self.mine(minion)]

    @after(MOVED, lambda me, fact: me.stirred(fact)[:1] == [me.game.card(fact.card)])
    def whirl(self, fact: Happened) -> Effect[None]:
        yield from self.add_counter_to_one(self.stirred(fact))

    def talent(self) -> Effect[None]:
        if (yield from self.pick_word(("move", "counter"), "ask-which")) == "counter":
            yield from self.add_counters(self)
        elif (place := (yield from self.pick_place(self.other_places(self.place), "ask-move-where"))) is not None:
            yield from self.move([self], place)
