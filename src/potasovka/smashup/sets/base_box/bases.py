"""The sixteen bases of the box, as printed."""

from __future__ import annotations

from potasovka.smashup.engine.card import Base, Effect, Minion, after
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    BOTTOM,
    DESTROYED,
    DISCARD,
    MINION_PLAYED,
    TOP,
    TURN_START,
    WHEN_SCORE,
    Happened,
)
from potasovka.smashup.engine.when import here


class TheHomeworld(Base, breakpoint=23, prizes=(4, 2, 1)):
    """Each time a minion has been played here, its owner gets an extra minion of power up to 2."""

    @after(MINION_PLAYED, here)
    def call_the_kin(self, fact: Happened) -> Effect[None]:
        yield from self.extra("minion", max_power=2, seat=self.card(fact.card).owner)


class TheMothership(Base, breakpoint=20, prizes=(4, 2, 1)):
    """After this base is scored, the winner may return a minion of theirs that has power 3 or less from here to the
    hand."""

    @after(AFTER_SCORE, here)
    def beam_aboard(self, fact: Happened) -> Effect[None]:
        for winner in self.winners():
            small = [minion for minion in self.minions_of(winner, self.place) if minion.power <= 3]
            minion = yield from self.pick(small, "ask-return", optional=True, seat=winner)
            if minion:
                yield from self.return_to_hand(minion, by=winner)


class EvansCityCemetery(Base, breakpoint=20, prizes=(5, 3, 2)):
    """After this base is scored, the winner discards their whole hand and draws five cards."""

    @after(AFTER_SCORE, here)
    def bury_and_rise(self, fact: Happened) -> Effect[None]:
        for winner in self.winners():
            if (yield from self.heeds(winner)):
                yield from self.discard(self.hand(winner), winner)
                yield from self.draw(5, winner)


class RhodesPlazaMall(Base, breakpoint=24):
    """When this base is scored, each player gains 1 victory point for each minion they have here."""

    @after(WHEN_SCORE, here)
    def count_shoppers(self, fact: Happened) -> Effect[None]:
        yield from ()
        for seat in self.clockwise():
            if count := len(self.minions_of(seat, self.place)):
                self.gain_points(count, seat)


class TheGreyOpal(Base, breakpoint=17, prizes=(3, 1, 1)):
    """After this base is scored, each player but the winner may save one of their minions here from the discard pile:
    it moves to another base."""

    @after(AFTER_SCORE, here)
    def flee(self, fact: Happened) -> Effect[None]:
        for seat in self.clockwise():
            if seat not in self.winners():
                yield from self.move_one(self.minions_of(seat, self.place), optional=True, seat=seat)


class Tortuga(Base, breakpoint=21, prizes=(4, 3, 2)):
    """When this base has been scored and a new one lies in its place, the runner-up may move a minion of theirs from
    another base to the new one."""

    @after(AFTER_SCORE, here)
    def weigh_anchor(self, fact: Happened) -> Effect[None]:
        yield from ()
        second = self.score.seconds if self.score else ()
        self.owe("land", [seat for seat in self.clockwise() if seat in second])

    def land(self, fact: Happened, second: int) -> Effect[None]:
        away = [minion for minion in self.minions_of(second) if minion.place != fact.place]
        yield from self.move_one(away, [fact.place], optional=True, seat=second)


class Factory4361337(Base, breakpoint=25, prizes=(2, 2, 1), name="Factory 436-1337"):
    """When this base is scored, the winner gains 1 victory point for every full 5 power they have here."""

    @after(WHEN_SCORE, here)
    def produce(self, fact: Happened) -> Effect[None]:
        yield from ()
        for winner in self.winners():
            if made := self.total(winner, self.place) // 5:
                self.gain_points(made, winner)


class TheCentralBrain(Base, breakpoint=19, prizes=(4, 2, 1)):
    """Each minion here has +1 power."""

    def aura(self, minion: Minion) -> int:
        return 1


class SchoolOfWizardry(Base, breakpoint=20, prizes=(3, 2, 1)):
    """After this base is scored, the winner looks at the top three of the base deck, chooses which one comes in
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
    """After this base is scored, everybody who has a minion here may draw a card."""

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
        leaving = [(seat, self.strongest(seat)) for seat in self.clockwise()]
        for seat, minions in leaving:
            if minions and (yield from self.heeds(seat)):
                yield from self.place_on_deck(minions, BOTTOM, seat)

    def strongest(self, seat: int) -> list[Minion]:
        theirs = self.minions_of(seat, self.place)
        return [minion for minion in theirs if minion.power == max([other.power for other in theirs])]


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
