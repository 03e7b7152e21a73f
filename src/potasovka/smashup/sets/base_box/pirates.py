"""Pirates: Sail from base to base, and make the small ones walk the plank."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, Text, special
from potasovka.smashup.engine.terms import AFTER_SCORE, BEFORE_SCORE, DESTROY, MOVE, Act, Happened
from potasovka.smashup.engine.when import elsewhere, here


class PirateKing(Minion, power=5):
    """Special: Before a base is scored, you may move this minion to it."""

    @special(BEFORE_SCORE, elsewhere)
    def board(self, fact: Happened) -> Effect[None]:
        yield from self.move(self, fact.place)


class Buccaneer(Minion, power=4, copies=2):
    """Special: Whenever this minion would be destroyed, it moves to another base instead."""

    def ports(self) -> list[int]:
        ways = self.other_places(self.place)
        return [to for to in ways if not self.protected(self, Act(MOVE, self, self.controller, to))]

    def replaces(self, card: Card, act: Act) -> bool:
        return card == self and act.verb == DESTROY and bool(self.ports())

    def instead(self, card: Card) -> Effect[None]:
        place = yield from self.pick_place(self.ports(), "ask-move-where", what="instead")
        if place is not None:
            yield from self.move(self, place)


class SaucyWench(Minion, power=3, copies=3):
    """You may destroy a minion of power up to 2 here."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one([minion for minion in self.minions(self.place) if minion.power <= 2], optional=True)


class FirstMate(Minion, power=2, copies=4):
    """Special: Once this base has been scored, this minion need not go to the discard pile: you may move it to another
    base."""

    @special(AFTER_SCORE, lambda me, fact: here(me, fact) and me.other_places(fact.place))
    def cast_off(self, fact: Happened) -> Effect[None]:
        place = yield from self.pick_place(self.other_places(self.place), "ask-move-where")
        if place is not None:
            yield from self.move(self, place)


class Broadside(Action, copies=2):
    """Choose a base with a minion of yours, and a player. Destroy all of that player's minions of power up to 2
    there."""

    def on_play(self) -> Effect[None]:
        place = yield from self.pick_place(self.my_places(), "ask-base", what="blast", power=2)
        if place is not None:
            player = yield from self.pick_player(self.clockwise(), "ask-player", what="blast", place=place, power=2)
            if player is not None:
                yield from self.destroy(*(m for m in self.minions_of(player, place) if m.power <= 2))


class Cannon(Action):
    """Destroy at most two minions of power up to 2."""

    def on_play(self) -> Effect[None]:
        hit = yield from self.pick_some([minion for minion in self.minions() if minion.power <= 2], "ask-destroy", 2)
        yield from self.destroy(*hit)


class Dinghy(Action, copies=2):
    """As many as two of your minions may move, each to a base of its own."""

    def on_play(self) -> Effect[None]:
        yield from self.move_many(self.my_minions(), most=2)


class FullSail(Action, windows=(BEFORE_SCORE,), any_base=True):
    """Move as many of your minions as you like to other bases. Special: You may also play this before a base is
    scored."""

    def on_play(self) -> Effect[None]:
        yield from self.move_many(self.my_minions())


class Powderkeg(Action):
    """Destroy one of your minions, and with it every minion at its base that has no more power."""

    def on_play(self) -> Effect[None]:
        keg = yield from self.pick(self.my_minions(), "ask-destroy", what="blast")
        if keg:
            yield from self.destroy(*(minion for minion in self.minions(keg.place) if minion.power <= keg.power))


class SeaDogs(Action):
    """Name a faction. All minions of it that other players have at one base move to another base."""

    def on_play(self) -> Effect[None]:
        names = sorted({minion.faction for minion in self.rival_minions()})
        name = yield from self.pick_faction(names, "ask-faction-to-move")
        crew, what = [m for m in self.rival_minions() if m.faction == name], Text(f"faction-{name}")
        start = yield from self.pick_place(sorted({m.place for m in crew}), "ask-faction-from", what=what)
        if start is not None:
            to = yield from self.pick_place(self.other_places(start), "ask-faction-to", what=what, place=start)
            if to is not None:
                yield from self.move([minion for minion in crew if minion.place == start], to)


class Shanghai(Action):
    """Move a minion of another player to a different base."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.rival_minions())


class Swashbuckling(Action):
    """Each of your minions now in play has +1 power this turn."""

    def on_play(self) -> Effect[None]:
        yield from self.gain_power(self.my_minions(), 1)
