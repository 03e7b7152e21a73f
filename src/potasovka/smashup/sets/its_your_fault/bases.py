"""The ten bases of the box."""

from __future__ import annotations

from potasovka.smashup.engine.card import Base, Card, Effect, Minion, after
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    BOTTOM,
    DESTROY,
    DESTROYED,
    MINION_PLAYED,
    MOVED,
    PER_SEAT,
    WHEN_SCORE,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import here


class DragonsLair(Base, breakpoint=18, prizes=(2, 2, 1), name="Dragon's Lair"):
    """When this base is scored, its winner draws three cards."""

    @after(WHEN_SCORE, here)
    def share_hoard(self, fact: Happened) -> Effect[None]:
        for winner in self.winners():
            yield from self.draw(3, winner)


class WyrmsDesolation(Base, breakpoint=20, prizes=(5, 3, 2), name="Wyrm's Desolation"):
    """Each minion here has -1 power."""

    def aura(self, minion: Minion) -> int:
        return -1


class OracleAtDelphi(Base, breakpoint=18, prizes=(4, 2, 1)):
    """Who has played a minion here reveals the top card of their deck: an action goes to their hand, any other card
    back."""

    @after(MINION_PLAYED, here)
    def foretell(self, fact: Happened) -> Effect[None]:
        for card in self.reveal(seat=fact.seat):
            if card.kind == "action":
                yield from self.place_in_hand(card)  # seen by all, so its owner's


class WoodenHorse(Base, breakpoint=21, prizes=(3, 2, 1)):
    """Each time a player has played an action, that player may give a minion here +2 power for the turn."""

    @after(ACTION_PLAYED)
    def trick(self, fact: Happened) -> Effect[None]:
        minion = yield from self.pick(self.minions(self.place), "ask-power", optional=True, seat=fact.seat, count=2)
        if minion:
            yield from self.gain_power(minion, 2)


class SharkReef(Base, breakpoint=20, prizes=(4, 2, 1)):
    """Each time a minion has been destroyed here, whoever did it may give one of their own minions a +1 power
    counter."""

    @after(DESTROYED, here)
    def feed(self, fact: Happened) -> Effect[None]:
        theirs = [minion for minion in self.minions() if minion.controller == fact.seat]
        yield from self.add_counter_to_one(theirs, optional=True, seat=fact.seat)


class TheDeep(Base, breakpoint=16, prizes=(3, 2, 2)):
    """Who has played a minion here that has power 4 or more may destroy a weaker one here."""

    @after(MINION_PLAYED, here)
    def swallow(self, fact: Happened) -> Effect[None]:
        big = self.minion(fact.card)
        if big.place == self.place and big.power >= 4:
            weaker = [minion for minion in self.minions(self.place) if minion.power < big.power]
            victim = yield from self.pick(weaker, "ask-destroy", optional=True, seat=fact.seat)
            if victim:
                yield from self.destroy(victim, by=fact.seat)


class ConvertedCave(Base, breakpoint=18, prizes=(4, 3, 2)):
    """Minions of power 2 or less here can be destroyed by nobody but their controller."""

    protects_from = (DESTROY,)

    def protects(self, card: Card, act: Act) -> bool:
        if card.kind != "minion" or card.place != self.place:
            return False
        return card.power <= 2 and act.doer != card.controller


class CrystalFortress(Base, breakpoint=19, prizes=(3, 1, 1)):
    """Who has played a minion here may put a minion out of their discard pile under their deck."""

    @after(MINION_PLAYED, here)
    def recall(self, fact: Happened) -> Effect[None]:
        fallen = [card for card in self.discard_pile(fact.seat) if card.kind == "minion"]
        card = yield from self.pick(fallen, "ask-to-bottom", optional=True, seat=fact.seat)
        if card:
            yield from self.place_on_deck([card], BOTTOM, fact.seat)


class TornadoAlley(Base, breakpoint=25, prizes=(4, 3, 2)):
    """Who plays a minion here for the first time in a turn may then move another minion here from elsewhere."""

    @after(MINION_PLAYED, here, limit=PER_SEAT)
    def suck_in(self, fact: Happened) -> Effect[None]:
        away = [minion for minion in self.minions() if minion.place != self.place and minion.id != fact.card]
        yield from self.move_one(away, [self.place], optional=True, seat=fact.seat)


class TrailerPark(Base, breakpoint=20, prizes=(4, 2, 1)):
    """Each minion that a player moves here gets a +1 power counter."""

    @after(MOVED, here)
    def rebuild(self, fact: Happened) -> Effect[None]:
        yield from self.add_counters(self.card(fact.card))
