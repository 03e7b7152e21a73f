"""Bear Cavalry: Shove the others' minions around and crush whatever lands next to you."""

from __future__ import annotations

from potasovka.smashup.engine.card import Action, Card, Effect, Minion, after
from potasovka.smashup.engine.terms import DESTROY, MOVE, MOVED, RETURN, Act, Happened
from potasovka.smashup.engine.when import rival_arrives


class GeneralIvan(Minion, power=6):
    """Ongoing: No minion of yours can be destroyed, this one included."""

    protects_from = (DESTROY,)

    def protects(self, card: Card, act: Act) -> bool:
        return card.kind == "minion" and self.mine(card)


class PolarCommando(Minion, power=4, copies=2):
    """Ongoing: While you have no other minion here, this one has +2 power and cannot be destroyed."""

    protects_from = (DESTROY,)

    def alone(self) -> bool:
        return len(self.my_minions(self.place)) == 1

    def own_power(self) -> int:
        return 2 if self.alone() else 0

    def protects(self, card: Card, act: Act) -> bool:
        return card == self and self.alone()


class BearCavalry(Minion, power=3, copies=3):
    """Move a minion of another player from here to another base."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.rival_minions(self.place))


class CubScout(Minion, power=3, copies=4):
    """Ongoing: After a minion of another player has moved here, destroy it if it is weaker than this one."""

    @after(MOVED, rival_arrives)
    def meet(self, fact: Happened) -> Effect[None]:
        guest = self.minion(fact.card)
        if guest.in_play and guest.place == self.place and guest.power < self.power:
            yield from self.destroy(guest)


class BearHug(Action):
    """Each other player destroys the weakest minion they have; in a tie they choose which."""

    def on_play(self) -> Effect[None]:
        for seat in self.others():
            theirs = [minion for minion in self.minions() if minion.controller == seat]
            least = min((minion.power for minion in theirs), default=0)
            weakest = [minion for minion in theirs if minion.power == least]
            victim = yield from self.pick(weakest, "ask-destroy-own", seat=seat)
            if victim:
                yield from self.destroy(victim, by=seat)


class BearNecessities(Action):
    """Destroy one action that is on a minion or on a base."""

    def on_play(self) -> Effect[None]:
        yield from self.destroy_one(self.actions_in_play())


class BearRidesYou(Action):
    """Move a minion of yours to another base."""

    def on_play(self) -> Effect[None]:
        yield from self.move_one(self.my_minions())


class Commission(Action, copies=2):
    """Play an extra minion now, then move a minion of another player from its base to another base."""

    def on_play(self) -> Effect[None]:
        played = yield from self.extra_now("minion")
        play = self.play_of(played.id) if played else None
        if play:
            yield from self.move_one(self.rival_minions(play.place))


class HighGround(Action, on="base"):
    """Ongoing: While you have a minion here, each minion of another player that moves here is destroyed."""

    @after(MOVED, lambda me, fact: rival_arrives(me, fact) and me.has_minion(me.place))
    def repel(self, fact: Happened) -> Effect[None]:
        guest = self.minion(fact.card)
        if guest.in_play and guest.place == self.place and self.has_minion(self.place):
            yield from self.destroy(guest)


class Superiority(Action, on="base"):
    """Ongoing: Cards of other players can neither destroy nor move nor return your minions here."""

    protects_from = (DESTROY, MOVE, RETURN)

    def protects(self, card: Card, act: Act) -> bool:
        mine = card.kind == "minion" and card.place == self.place and self.mine(card)
        return mine and act.by_card_of_other(card)


class YourePrettyMuchBorscht(Action, name="You're Pretty Much Borscht"):
    """Choose a base with a minion of yours. Move all minions of other players from there to one other base."""

    def on_play(self) -> Effect[None]:
        here = yield from self.pick_place(self.my_places(), "ask-base", what="drive-out")
        if here is not None:
            to = yield from self.pick_place(self.other_places(here), "ask-move-where", what="all", place=here)
            if to is not None:
                yield from self.move(self.rival_minions(here), to)


class YoureScrewed(Action, copies=2, name="You're Screwed"):
    """Choose a base with a minion of yours. Move one minion of another player from there to another base."""

    def on_play(self) -> Effect[None]:
        here = yield from self.pick_place(self.my_places(), "ask-base", what="drive-one-out")
        if here is not None:
            yield from self.move_one(self.rival_minions(here))
