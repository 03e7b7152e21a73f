"""The board of the Big Base: what its places pay, its sides and slots, and the cards that can do nothing on it.

All of this is OURS. What is printed on the board could not be read anywhere: whoever owns it can put the printed
numbers and abilities in here, and nowhere else. docs/big-base.md says what is known and what is not.
"""

from __future__ import annotations

from potasovka.smashup.engine.card import Berth, Card, Effect, after
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    BEFORE_SCORE,
    DESTROY,
    MINION_PLAYED,
    MOVE,
    OCCUPIED,
    PER_NAME,
    TURN_START,
    Act,
    Happened,
)
from potasovka.smashup.engine.when import here, i_did, i_did_here

PRIZES = ((4, 2, 1, 0), (6, 4, 2, 1), (8, 5, 3, 1))
"""Points by place over the whole board, for each period."""
LED = 1
"""Points for each side that a player leads; this one is printed in the rulebook."""
ROUNDS = 3
"""Rounds of a period, as the rulebook says."""
PERIODS = 3
"""Periods of a game, as the rulebook says."""


class North1(Berth, name="North 1"):
    """On occupation: Draw a card."""

    @after(OCCUPIED, lambda me, fact: fact.card == me.id)
    def move_in(self, fact: Happened) -> Effect[None]:
        yield from self.draw()


class North2(Berth, name="North 2"):
    """Ongoing: While you have a minion here, your total on this side is 2 higher."""

    def total_bonus(self, seat: int) -> int:
        return 2 if seat == self.controller and self.has_minion(self.place) else 0


class North3(Berth, name="North 3"):
    """Ongoing: Once a turn, after you play an action, you may move one of your minions here."""

    @after(ACTION_PLAYED, i_did, limit=PER_NAME)
    def muster(self, fact: Happened) -> Effect[bool]:
        away = [minion for minion in self.my_minions() if minion.place != self.place]
        return (yield from self.move_one(away, [self.place], optional=True)) is not None


class East1(Berth, name="East 1"):
    """On occupation: A minion of yours on this side gets a +1 power counter."""

    @after(OCCUPIED, lambda me, fact: fact.card == me.id)
    def move_in(self, fact: Happened) -> Effect[None]:
        yield from self.add_counter_to_one(self.my_minions(self.place))


class East2(Berth, name="East 2"):
    """Ongoing: Other players cannot move your minions that are on this side."""

    protects_from = (MOVE,)

    def protects(self, card: Card, act: Act) -> bool:
        return card.kind == "minion" and card.place == self.place and self.mine(card) and act.by_other(self)


class East3(Berth, name="East 3"):
    """Talent: Discard a card to draw a card."""

    talent_limit = PER_NAME

    def talent_ready(self) -> bool:
        return self.hand_size > 0

    def talent(self) -> Effect[None]:
        paid = yield from self.pick(self.hand(), "ask-discard")
        if paid and (yield from self.discard([paid])):
            yield from self.draw()


class South1(Berth, name="South 1"):
    """On occupation: You may play an extra action."""

    @after(OCCUPIED, lambda me, fact: fact.card == me.id)
    def move_in(self, fact: Happened) -> Effect[None]:
        yield from self.extra("action")


class South2(Berth, name="South 2"):
    """Ongoing: At the start of your turn, look at the top card of your deck; you may put it on the bottom."""

    @after(TURN_START)
    def scout(self, fact: Happened) -> Effect[None]:
        for card in self.look():
            yield from self.top_or_bottom(card)


class South3(Berth, name="South 3"):
    """Ongoing: Actions of other players cannot destroy your minions that are on this side."""

    protects_from = (DESTROY,)

    def protects(self, card: Card, act: Act) -> bool:
        mine = card.kind == "minion" and card.place == self.place and self.mine(card)
        return mine and act.by_action_of_other(self)


class West1(Berth, name="West 1"):
    """On occupation: You may play an extra minion here, of power up to 2."""

    @after(OCCUPIED, lambda me, fact: fact.card == me.id)
    def move_in(self, fact: Happened) -> Effect[None]:
        yield from self.extra("minion", place=self.place, max_power=2)


class West2(Berth, name="West 2"):
    """Ongoing: Before the base scores, you may move one of your minions here."""

    @after(BEFORE_SCORE, here)
    def close_ranks(self, fact: Happened) -> Effect[None]:
        away = [minion for minion in self.my_minions() if minion.place != self.place]
        yield from self.move_one(away, [self.place], optional=True)


class West3(Berth, name="West 3"):
    """Ongoing: Once a turn, after you play a minion here, that minion has +1 power until the end of the round."""

    @after(MINION_PLAYED, i_did_here, limit=PER_NAME)
    def cheer(self, fact: Happened) -> Effect[None]:
        yield from self.gain_power(self.if_in_play(fact.card), 1)


class FourthSlot(Berth):
    """No ability: with four players every side has one more slot."""


SIDES: dict[str, tuple[type[Berth], ...]] = {
    "north": (North1, North2, North3),
    "east": (East1, East2, East3),
    "south": (South1, South2, South3),
    "west": (West1, West2, West3),
}
"""The sides in the order of their places, and their slots."""
BESIDES = {4: (FourthSlot,)}
"""What every side has besides with so many players; this is the rulebook's."""


def slots(players: int) -> list[tuple[type[Berth], ...]]:
    """The slots of each side with so many players."""
    return [(*side, *BESIDES.get(players, ())) for side in SIDES.values()]


USELESS = frozenset({"favor_of_zeus", "overgrowth", "rampage"})
"""Actions that do nothing but change a breakpoint, which nobody looks at on this board,"""
ASK_FOR_BREAKPOINTS = frozenset({"rock_stars"})
"""unless their player has one of these factions: «Бесполезные свойства»."""
