"""Eight of the nine bases of the box; the ninth is unknown."""

from __future__ import annotations

from potasovka.smashup.engine.card import Base, Effect, Minion, after
from potasovka.smashup.engine.terms import (
    BASE_PLAYED,
    DISCARD,
    MINION_PLAYED,
    MOVED,
    NOBODY,
    PER_CARD,
    PER_SEAT,
    TO_DISCARD,
    Happened,
)
from potasovka.smashup.engine.when import here, here_on_own_turn


class MermaidPool(Base, breakpoint=23, prizes=(4, 2, 1)):
    """A player with a minion here may, once on their turn, move somebody else's minion to this base."""

    def bathers(self, seat: int) -> list[Minion]:
        return [m for m in self.minions() if m.controller != seat and m.place != self.place]

    def usable(self, seat: int) -> bool:
        return bool(self.minions_of(seat, self.place)) and bool(self.bathers(seat))

    def use(self, seat: int) -> Effect[None]:
        yield from self.move_one(self.bathers(seat), [self.place])


class MermaidReef(Base, breakpoint=17, prizes=(3, 1, 1)):
    """During your turn, each minion of another player here adds 1 less power to its controller's total."""

    def contribution(self, minion: Minion, power: int) -> int:
        return power - 1 if self.current not in (NOBODY, minion.controller) else power


class SheepShrine(Base, breakpoint=19, prizes=(4, 2, 1)):
    """After this base comes into play, each player may move one of their minions here. During set-up it is replaced and
    shuffled back."""

    not_at_setup = True

    @after(BASE_PLAYED, lambda me, fact: fact.card == me.id)
    def gather(self, fact: Happened) -> Effect[None]:
        for seat in self.clockwise():
            away = [minion for minion in self.minions_of(seat) if minion.place != self.place]
            yield from self.move_one(away, [self.place], optional=True, seat=seat)


class ThePasture(Base, breakpoint=25, prizes=(5, 3, 2)):
    """After the first time a player moves a minion here in a turn, they move another minion here from another base."""

    @after(MOVED, here, limit=PER_SEAT)
    def graze(self, fact: Happened) -> Effect[None]:
        away = [minion for minion in self.minions() if minion.place != self.place]
        yield from self.move_one(away, [self.place], seat=fact.seat)


class Boneyard(Base, breakpoint=22, prizes=(4, 2, 1)):
    """Once in your own turn, a minion you own that had at most 3 power and was just discarded from a different base may
    be buried here by you."""

    def takes(self, fact: Happened) -> bool:
        fallen = self.card(fact.card)
        small = fact.last is not None and fact.last.power <= 3 and fallen.kind == "minion"
        return small and fact.place != self.place and fallen.owner == self.current

    @after(TO_DISCARD, takes, limit=PER_CARD)
    def collect(self, fact: Happened) -> Effect[bool]:
        fallen = self.card(fact.card)
        offered = [fallen] if fallen.zone == DISCARD else []
        chosen = yield from self.bury_one(offered, at=self.place, optional=True, seat=fallen.owner)
        return chosen is not None


class Ossuary(Base, breakpoint=20, prizes=(3, 2, 1)):
    """Once on your turn, a minion of power up to 3 from your discard pile may be buried here."""

    def usable(self, seat: int) -> bool:
        return any(card.kind == "minion" and card.printed <= 3 for card in self.discard_pile(seat))

    def use(self, seat: int) -> Effect[None]:
        light = [card for card in self.discard_pile(seat) if card.kind == "minion" and card.printed <= 3]
        yield from self.bury_one(light, at=self.place, seat=seat)


class Arena(Base, breakpoint=23, prizes=(4, 3, 1)):
    """The first minion you play here in your own turn lets you take an extra action or draw a card, if you like."""

    @after(MINION_PLAYED, here_on_own_turn, limit=PER_CARD)
    def cheer(self, fact: Happened) -> Effect[None]:
        what = yield from self.pick_word(("draw", "action", "nothing"), "ask-which", seat=fact.seat)
        if what == "draw":
            yield from self.draw(1, fact.seat)
        elif what == "action":
            yield from self.extra("action", seat=fact.seat)


class HallOfFame(Base, breakpoint=20, prizes=(4, 2, 1)):
    """The first minion you play here in your own turn has +2 power until that turn ends."""

    @after(MINION_PLAYED, here_on_own_turn, limit=PER_CARD)
    def induct(self, fact: Happened) -> Effect[None]:
        yield from self.gain_power(self.minion(fact.card), 2)
