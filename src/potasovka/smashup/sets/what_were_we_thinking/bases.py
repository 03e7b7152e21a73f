"""The eight bases of the box."""

from __future__ import annotations

from collections.abc import Iterable

from potasovka.smashup.engine.card import Base, Effect, after
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    BEFORE_SCORE,
    MINION_PLAYED,
    MOVED,
    TURN_START,
    Happened,
    Slot,
    standing,
)
from potasovka.smashup.engine.when import here


class AncientTemple(Base, breakpoint=20, prizes=(4, 2, 1)):
    """When a player's turn begins and exactly one minion here is theirs, that minion has +5 power this turn as long as
    it stays here."""

    @after(TURN_START)
    def awaken(self, fact: Happened) -> Effect[None]:
        theirs = self.minions_of(fact.seat, self.place)
        if len(theirs) == 1:
            yield from self.gain_power(theirs, 5, while_at=self.place)


class CityOfGold(Base, breakpoint=16, prizes=(3, 1, 1)):
    """At the start of a player's turn, they gain 1 victory point if they have a minion here."""

    @after(TURN_START)
    def glitter(self, fact: Happened) -> Effect[None]:
        yield from ()
        if self.minions_of(fact.seat, self.place):
            self.gain_points(1, fact.seat)


class GrandmasHouse(Base, breakpoint=25, prizes=(5, 3, 2), name="Grandma's House"):
    """After a player plays a minion here, they look at the top card of their deck and place it on the top or bottom of
    their deck."""

    @after(MINION_PLAYED, here)
    def peek(self, fact: Happened) -> Effect[None]:
        for card in self.look(seat=fact.seat):
            yield from self.top_or_bottom(card, fact.seat)


class RetirementCommunity(Base, breakpoint=20, prizes=(4, 2, 1)):
    """When this base has scored, each player may save one of their minions here from the discard pile: it goes on top
    of their deck or under it."""

    @after(AFTER_SCORE, here)
    def retire(self, fact: Happened) -> Effect[None]:
        for seat in self.clockwise():
            theirs = self.minions_of(seat, self.place)
            minion = yield from self.pick(theirs, "ask-to-deck", optional=True, seat=seat)
            if minion:
                yield from self.top_or_bottom(minion, seat)


class LakeMinnetonka(Base, breakpoint=26, prizes=(5, 3, 2)):
    """After a player plays a minion here or moves one here, it has +1 power until the end of the turn."""

    @after(MINION_PLAYED, here)
    @after(MOVED, here)
    def purify(self, fact: Happened) -> Effect[None]:
        yield from self.gain_power(self.minion(fact.card), 1)


class Palooza(Base, breakpoint=27, prizes=(6, 4, 3)):
    """When this base is about to score, each player may bring one of their minions here from another base."""

    @after(BEFORE_SCORE, here)
    def headline(self, fact: Happened) -> Effect[None]:
        for seat in self.clockwise():
            away = [minion for minion in self.minions_of(seat) if minion.place != self.place]
            yield from self.move_one(away, [self.place], optional=True, seat=seat)


class OutInTheWoods(Base, breakpoint=18, prizes=(3, 2, 1)):
    """When this base is about to score, every minion here gets +1 power this turn."""

    @after(BEFORE_SCORE, here)
    def surprise(self, fact: Happened) -> Effect[None]:
        yield from self.gain_power(self.minions(self.place), 1)


class UnderTheBed(Base, breakpoint=22, prizes=(4, 2, 1)):
    """Once on your turn, if you have already played a minion at another base, you may play an extra one of power up to
    2 here."""

    def extra_plays(self, seat: int) -> Iterable[Slot]:
        if len(self.plays("minion", seat)) > len(self.minions_played_at(self.place, seat)):
            return (standing("minion", self.place, 2, self.id),)
        return ()
