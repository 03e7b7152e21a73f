"""Bases of the guests."""

from __future__ import annotations

from potasovka.smashup.engine.card import Base, Effect, after
from potasovka.smashup.engine.terms import ACTION_PLAYED, DESTROYED, MINION_PLAYED, WAS_BURIED, Happened
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
