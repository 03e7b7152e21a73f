"""Bases of the guests."""

from __future__ import annotations

from potasovka.smashup.engine.card import Base, Effect, after
from potasovka.smashup.engine.terms import AFTER_SCORE, MINION_PLAYED, WHEN_SCORE, Happened
from potasovka.smashup.engine.when import here


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
