"""The sixteen bases of the box, as printed."""

from __future__ import annotations

from potasovka.smashup.engine.card import Base, Effect, after
from potasovka.smashup.engine.terms import AFTER_SCORE, BOTTOM, DESTROYED, DISCARD, TOP, TURN_START, Happened
from potasovka.smashup.engine.when import here


class SchoolOfWizardry(Base, breakpoint=20, prizes=(3, 2, 1)):
    """After this base is scored, the winner looks at the three bases on top of their deck, chooses which one comes in
    its place, and puts the others back on top in any order."""

    @after(AFTER_SCORE, here)
    def enrol(self, fact: Happened) -> Effect[None]:
        for winner in self.winners()[:1]:  # «Споры при раздаче»: only one can choose
            left = self.look_at_bases(3, winner)
            chosen = yield from self.pick(left, "ask-next-base", seat=winner, place=self.place, what="back-on-top")
            if chosen:
                self.choose_next_base(chosen)
                left.remove(chosen)
            while left:
                base = yield from self.pick(left, "ask-base-on-top", seat=winner)
                assert base is not None
                left.remove(base)
                self.put_base(base, TOP, winner)


class TheGreatLibrary(Base, breakpoint=22, prizes=(4, 2, 1)):
    """After this base is scored, each player with a minion here may draw a card."""

    @after(AFTER_SCORE, here)
    def read(self, fact: Happened) -> Effect[None]:
        for seat in self.clockwise():
            if self.minions_of(seat, self.place) and (yield from self.confirm("ask-draw-may", seat=seat)):
                yield from self.draw(seat=seat)


class JungleOasis(Base, breakpoint=12, prizes=(2, 0, 0)):
    """No ability."""


class TarPits(Base, breakpoint=16, prizes=(4, 3, 2)):
    """Each minion that has been destroyed here goes from the discard pile under its owner's deck."""

    @after(DESTROYED, here)
    def sink(self, fact: Happened) -> Effect[None]:
        fallen = self.card(fact.card)
        if fallen.zone == DISCARD and (yield from self.heeds(fallen.owner)):
            yield from self.place_on_deck([fallen], BOTTOM, fallen.owner)


class NinjaDojo(Base, breakpoint=18, prizes=(2, 3, 2)):
    """After this base is scored, the winner may destroy any one minion."""

    @after(AFTER_SCORE, here)
    def strike(self, fact: Happened) -> Effect[None]:
        for winner in self.winners():
            victim = yield from self.pick(self.minions(), "ask-destroy", optional=True, seat=winner)
            if victim:
                yield from self.destroy(victim, by=winner)


class TempleOfGoju(Base, breakpoint=18, prizes=(2, 3, 2)):
    """After this base is scored, the strongest minion that each player has here goes under its owner's deck; of several
    equally strong ones all do."""

    @after(AFTER_SCORE, here)
    def purify(self, fact: Happened) -> Effect[None]:
        for seat in self.clockwise():
            theirs = self.minions_of(seat, self.place)
            most = max([minion.power for minion in theirs], default=0)
            if theirs and (yield from self.heeds(seat)):
                yield from self.place_on_deck([minion for minion in theirs if minion.power == most], BOTTOM, seat)


class CaveOfShinies(Base, breakpoint=23, prizes=(4, 2, 1)):
    """For each minion that has been destroyed here, its owner gains 1 victory point."""

    @after(DESTROYED, here)
    def glitter(self, fact: Happened) -> Effect[None]:
        yield from ()
        self.gain_points(1, self.card(fact.card).owner)


class MushroomKingdom(Base, breakpoint=20, prizes=(5, 3, 2)):
    """When a player's turn begins, that player may move somebody else's minion here from any base."""

    @after(TURN_START)
    def allure(self, fact: Happened) -> Effect[None]:
        others = [minion for minion in self.minions() if minion.controller != fact.seat]
        away = [minion for minion in others if minion.place != self.place]
        yield from self.move_one(away, [self.place], optional=True, seat=fact.seat)
