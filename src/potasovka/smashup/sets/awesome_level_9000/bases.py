"""The eight bases of the box, as printed."""

from __future__ import annotations

from collections.abc import Iterable

from potasovka.smashup.engine.card import Base, Card, Effect, after
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    AFTER_SCORE,
    DESTROYED,
    MINION_PLAYED,
    Happened,
    Slot,
    standing,
)
from potasovka.smashup.engine.when import here


class FieldOfHonor(Base, breakpoint=18, prizes=(3, 2, 1)):
    """Whenever one or more minions are destroyed here, the player who destroyed them gains 1 victory point."""

    @after(DESTROYED, lambda me, fact: here(me, fact) and fact.first)
    def honour(self, fact: Happened) -> Effect[None]:
        yield from ()
        self.gain_points(1, fact.seat)


class TsarsPalace(Base, breakpoint=22, prizes=(5, 3, 2), name="Tsar's Palace"):
    """Minions of power up to 2 cannot be played here."""

    def forbids(self, card: Card, seat: int, place: int) -> bool:
        return card.kind == "minion" and card.printed <= 2


class HauntedHouse(Base, breakpoint=18, prizes=(4, 3, 2)):
    """Whoever has played a minion here must then discard a card."""

    @after(MINION_PLAYED, here)
    def haunt(self, fact: Happened) -> Effect[None]:
        card = yield from self.pick(self.hand(fact.seat), "ask-discard", seat=fact.seat)
        if card:
            yield from self.discard([card], fact.seat)


class TheDreadGazebo(Base, breakpoint=20, prizes=(4, 2, 1)):
    """Actions cannot be played on this base."""

    def forbids(self, card: Card, seat: int, place: int) -> bool:
        return card.kind == "action"


class SecretGrove(Base, breakpoint=21, prizes=(3, 2, 1)):
    """Each player may, on their turn, play an extra minion of power up to 2 here."""

    def extra_plays(self, seat: int) -> Iterable[Slot]:
        return (standing("minion", self.place, 2, self.id),)


class TheGreenhouse(Base, breakpoint=24, prizes=(4, 2, 1)):
    """When this base has been scored and a new one lies in its place, the winner may search their deck for a minion,
    play it on the new base, and shuffle."""

    @after(AFTER_SCORE, here)
    def seed(self, fact: Happened) -> Effect[None]:
        yield from ()
        self.owe("grow", self.winners())

    def grow(self, fact: Happened, winner: int) -> Effect[None]:
        if (yield from self.confirm("ask-search-may", seat=winner, place=fact.place)):
            yield from self.search_and_play(lambda card: card.kind == "minion", fact.place, winner)


class InventorsSalon(Base, breakpoint=22, prizes=(4, 2, 1), name="Inventor's Salon"):
    """After this base is scored, the winner may place an action from their discard pile into their hand."""

    @after(AFTER_SCORE, here)
    def invent(self, fact: Happened) -> Effect[None]:
        for winner in self.winners():
            pile = [card for card in self.discard_pile(winner) if card.kind == "action"]
            idea = yield from self.pick(pile, "ask-to-hand", optional=True, seat=winner)
            if idea:
                yield from self.place_in_hand(idea)


class Workshop(Base, breakpoint=20, prizes=(4, 2, 1)):
    """After a player plays an action on this base, that player may play an extra action."""

    @after(ACTION_PLAYED, here)
    def tinker(self, fact: Happened) -> Effect[None]:
        yield from self.extra("action", seat=fact.seat)
