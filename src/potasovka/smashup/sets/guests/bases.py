"""Bases of the guests."""

from __future__ import annotations

from potasovka.smashup.engine.card import Base, Effect, after
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    AFTER_SCORE,
    DESTROYED,
    MINION_PLAYED,
    WAS_BURIED,
    WHEN_SCORE,
    Happened,
)
from potasovka.smashup.engine.when import here


class Saloon(Base, breakpoint=20, prizes=(3, 2, 1)):
    """After a minion has been destroyed here, every player who has one here may draw a card."""

    @after(DESTROYED, here)
    def treat(self, fact: Happened) -> Effect[None]:
        for seat in self.clockwise():
            guest = bool(self.minions_of(seat, self.place))
            if guest and (yield from self.confirm("ask-draw-may", seat=seat, fact=fact)):
                yield from self.draw(seat=seat)


class SoSoCorral(Base, breakpoint=19, prizes=(4, 2, 1), name="So-so Corral"):
    """After you have played a minion here, it may challenge one of another player here to a duel. The loser is
    destroyed."""

    @after(MINION_PLAYED, here)
    def face_off(self, fact: Happened) -> Effect[None]:
        for minion in self.if_in_play(fact.card):
            if minion.place == self.place:
                yield from self.duel_one(minion, optional=True)


class Pyramids(Base, breakpoint=21, prizes=(4, 2, 1)):
    """Once on your turn, you may bury a card of your hand here."""

    def usable(self, seat: int) -> bool:
        return bool(self.hand(seat))

    def use(self, seat: int) -> Effect[None]:
        yield from self.bury_one(self.hand(seat), at=self.place, seat=seat)


class StarPortal(Base, breakpoint=17, prizes=(3, 1, 1)):
    """After a card has been buried here, or an action played on this base, its controller draws a card."""

    @after(WAS_BURIED, here)
    @after(ACTION_PLAYED, here)
    def beam(self, fact: Happened) -> Effect[None]:
        yield from self.draw(seat=fact.seat)


class GolemSchloss(Base, breakpoint=22, prizes=(4, 3, 2), name="Golem Schloß"):
    """After this base is scored, all minions of the winner, here and elsewhere, get a +1 power counter each."""

    @after(AFTER_SCORE, here)
    def raise_golems(self, fact: Happened) -> Effect[None]:
        for winner in self.winners():
            yield from self.add_counters(*self.minions_of(winner), by=winner)


class Laboratorium(Base, breakpoint=25, prizes=(5, 3, 3)):
    """The first minion that is played here in a turn gets a +1 power counter from its controller."""

    @after(MINION_PLAYED, lambda me, fact: here(me, fact) and fact.nth_here == 1)
    def electrify(self, fact: Happened) -> Effect[None]:
        for minion in self.if_in_play(fact.card):
            yield from self.add_counters(minion, by=minion.controller)


class AncientDojo(Base, breakpoint=25, prizes=(5, 4, 3)):
    """When you have played a minion here, each weaker minion you have here gets a +1 power counter."""

    @after(MINION_PLAYED, here)
    def teach(self, fact: Happened) -> Effect[None]:
        for master in self.if_in_play(fact.card):
            pupils = [m for m in self.minions_of(fact.seat, self.place) if m.power < master.power]
            yield from self.add_counters(*pupils, by=fact.seat)


class TournamentSite(Base, breakpoint=19, prizes=(2, 0, 0)):
    """When this base is scored, the winner gains 1 victory point for each player without any power here."""

    @after(WHEN_SCORE, here)
    def crown(self, fact: Happened) -> Effect[None]:
        yield from ()
        absent = sum(self.total(seat, self.place) == 0 for seat in self.clockwise())
        for winner in self.winners() if absent else ():
            self.gain_points(absent, winner)
