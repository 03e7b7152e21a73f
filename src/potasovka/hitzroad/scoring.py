"""HZR «Конец игры»: points, bonus cards, the winner; and the ladder of the solo game."""

from __future__ import annotations

from potasovka.core import Result
from potasovka.hitzroad import wire
from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.state import State
from potasovka.hitzroad.table import Table

MOST = ("ammo", "gas", "adrenaline", "survivors")
"""What the four bonus cards are for."""
BONUS = 3
"""Points of a bonus card."""
LADDER = (0, 6, 11, 16, 19, 22)
"""Where each title of the solo game begins."""


def card_points(state: State, seat: int) -> int:
    """Points on the cards a seat won, and those of its tokens."""
    return sum(CARDS[card].vp for card in state.won[seat]) + state.points[seat]


def bonus_holders(state: State) -> list[int]:
    """Who gets the cards for most ammunition, gas, adrenaline and survivors; -1 on a tie."""
    holders = []
    for kind in range(len(MOST)):
        by_seat = {seat: _amount(state, seat, kind) for seat in state.order}
        most = max(by_seat.values())
        leaders = [seat for seat, amount in by_seat.items() if amount == most]
        holders.append(leaders[0] if len(leaders) == 1 else -1)
    return holders


def _amount(state: State, seat: int, kind: int) -> int:
    return state.survivors[seat] if kind == 3 else state.owns(seat)[kind]


def solo_sets(state: State) -> int:
    """How many sets of a survivor, a gas, a round of ammunition and an adrenaline a solo player has."""
    return min(state.survivors[0], *state.owns(0))


def scores(state: State) -> tuple[int, ...]:
    """Points by seat as they stand; whoever is out has none, and bonus cards need a rival who is alive."""
    points = [card_points(state, seat) if seat in state.order else 0 for seat in range(state.players)]
    if state.players == 1 and state.order:
        points[0] += solo_sets(state)
    elif len(state.order) > 1:
        for holder in bonus_holders(state):
            if holder >= 0:
                points[holder] += BONUS
    return tuple(points)


def sum_of(state: State, seat: int) -> wire.Sum:
    """What the points of a party are made of, as they stand."""
    if seat not in state.order:
        return {"cards": 0, "tokens": 0, "bonuses": 0, "sets": 0, "total": 0}
    return {
        "cards": sum(CARDS[card].vp for card in state.won[seat]),
        "tokens": state.points[seat],
        "bonuses": BONUS * len(bonuses_of(state, seat)),
        "sets": solo_sets(state) if state.players == 1 else 0,
        "total": scores(state)[seat],
    }


def bonuses_of(state: State, seat: int) -> list[str]:
    """The bonus cards that a party would get, by what they are for."""
    if len(state.order) < 2:
        return []
    return [most for most, holder in zip(MOST, bonus_holders(state), strict=True) if holder == seat]


def result(state: State) -> Result:
    """Who won: the only one alive, or most points, then most survivors, then shared."""
    points = scores(state)
    best = max(((points[seat], state.survivors[seat]) for seat in state.order), default=None)
    winners = [seat for seat in range(state.players) if seat in state.order]
    winners = [seat for seat in winners if (points[seat], state.survivors[seat]) == best]
    return Result(tuple(winners), points)


def title(score: int) -> int:
    """The rung of the solo ladder a score reaches, 1 to 6."""
    return sum(score >= floor for floor in LADDER)


def end(table: Table) -> None:
    """Close the game and tell how it ended."""
    state = table.state
    state.step = "over"
    if len(state.order) > 1:
        for most, holder in zip(MOST, bonus_holders(state), strict=True):
            if holder >= 0:
                table.tell("bonus", holder, most=most, n=BONUS)
    final = result(state)
    for seat in state.order:
        table.tell("scores", seat, n=final.scores[seat], survivors=state.survivors[seat])
    if not final.winners:
        table.tell("nobody")
    for seat in final.winners:
        table.tell("victory", seat)
