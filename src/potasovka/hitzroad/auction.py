"""HZR «Аукцион»: raise or pass until all others have passed, pay, and take new turn order cards."""

from __future__ import annotations

from potasovka.hitzroad.mixes import Mix, mixes
from potasovka.hitzroad.table import Table

HIGHEST = 10
"""The last space of the auction board."""
PASS = -1
"""The answer of somebody who does not bid."""


def ask_bid(table: Table) -> None:
    """The next player in order raises or passes; the auction ends when everybody else has passed in a row."""
    state = table.state
    highest = max(state.bids)
    if state.passes == len(state.order) - (1 if highest else 0):
        state.turn = 0
        state.step = "pay_bid"
        return
    seat = state.order[state.turn]
    most = min(HIGHEST, state.wealth(seat))
    table.ask("bid", seat, [PASS, *range(highest + 1, most + 1)])


def take_bid(table: Table, value: int) -> None:
    """Move the marker, or leave it where it is."""
    state = table.state
    seat = state.order[state.turn]
    if value == PASS:
        state.passes += 1
        table.tell("passes", seat)
    else:
        state.passes = 0
        state.bids[seat] = value
        table.tell("bids", seat, n=value)
    state.turn = (state.turn + 1) % len(state.order)


def ask_payment(table: Table) -> None:
    """HZR «Аукцион», 3: everybody pays their own bid in any mix."""
    state = table.state
    if state.turn == len(state.order):
        state.step = "reorder"
        return
    seat = state.order[state.turn]
    table.ask("pay_bid", seat, mixes(state.bids[seat], state.owns(seat)))


def take_payment(table: Table, mix: Mix) -> None:
    """Pay a bid."""
    state = table.state
    table.pay(state.order[state.turn], mix)
    state.turn += 1


def reorder(table: Table) -> None:
    """HZR «Аукцион», 4: new order by bid; players at 0 keep their relative order (the sort is stable)."""
    state = table.state
    state.order.sort(key=lambda seat: -state.bids[seat])
    state.bids = [0] * state.players
    state.passes = 0
    state.turn = 0
    table.tell("order", seats=state.order[:])
    state.step = "choose"
