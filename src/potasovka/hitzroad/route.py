"""HZR «Маршрут»: choose a route, pay its key, walk its two cards; and what happens to who dies on the way."""

from __future__ import annotations

from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.deck import BLIND_BONUS
from potasovka.hitzroad.events import Answer
from potasovka.hitzroad.mixes import Mix, mixes
from potasovka.hitzroad.state import TOKENS
from potasovka.hitzroad.table import Table

BLIND_MIXES = mixes(BLIND_BONUS, (BLIND_BONUS, BLIND_BONUS, BLIND_BONUS))
"""All ways to take two resources."""


def choose(table: Table) -> None:
    """The next player chooses one of the routes left; a key must be payable."""
    state = table.state
    if state.turn == len(state.order):
        state.step = "sweep"
        return
    wealth = state.wealth(state.walker)
    free = [n for n, seat in enumerate(state.taken) if seat < 0 and state.tolls[n] <= wealth]
    table.ask("route", state.walker, free)


def take_route(table: Table, route: int) -> None:
    """Put the party in front of a route."""
    state = table.state
    state.taken[route] = state.walker
    state.route, state.place = route, 0
    table.tell("takes", state.walker, route=route + 1)
    state.step = "toll"


def toll(table: Table) -> None:
    """Pay the key before the first card, or take what the blind route of a solo game pays."""
    state = table.state
    cost = state.tolls[state.route]
    if cost < 0:
        table.ask("blind", state.walker, BLIND_MIXES)
    else:
        table.ask("pay_key", state.walker, mixes(cost, state.owns(state.walker)))


def take_toll(table: Table, mix: Mix) -> None:
    """Pay a key."""
    table.pay(table.state.walker, mix)
    table.state.step = "turn_over"


def take_blind(table: Table, mix: Mix) -> None:
    """Take two resources for going blind."""
    table.gain(table.state.walker, mix)
    table.tell("finds", table.state.walker, ammo=mix[0], gas=mix[1], adrenaline=mix[2])
    table.state.step = "turn_over"


def turn_over(table: Table) -> None:
    """Cards of the chosen route that lay face down are turned over."""
    state = table.state
    for slot in (2 * state.route, 2 * state.route + 1):
        if state.hidden[slot]:
            state.hidden[slot] = False
            table.tell("turned", card=CARDS[state.road[slot]].id)
    state.step = "scavenge"


def scavenge(table: Table) -> None:
    """HZR «Зачистка»: take what lies there."""
    state = table.state
    found = table.card.resources
    table.tell("arrives", state.walker, card=table.card.id)
    if any(found):
        table.gain(state.walker, found)
        table.tell("finds", state.walker, ammo=found[0], gas=found[1], adrenaline=found[2])
    state.step = "event"


def ask_event(table: Table) -> None:
    """HZR «Событие/Текст»: black text at once."""
    state = table.state
    table.ask("event", state.walker, table.card.event.options(state, state.walker))


def take_event(table: Table, answer: Answer) -> None:
    """Let the event happen; it may cost the last survivor in the middle of a card."""
    state = table.state
    table.card.event.happen(table, state.walker, answer)
    state.step = "battle" if state.survivors[state.walker] else "out"


def win_card(table: Table) -> None:
    """The card lies face down in front of its winner."""
    state = table.state
    state.won[state.walker].append(state.card)
    table.tell("wins", state.walker, card=table.card.id, n=table.card.vp)
    _leave_card(table)


def lose_card(table: Table) -> None:
    """The card goes into the box and is worth nothing."""
    table.state.box.append(table.state.card)
    _leave_card(table)


def _leave_card(table: Table) -> None:
    state = table.state
    state.road[2 * state.route + state.place] = -1
    state.zombies = state.bites = state.bolts = 0
    state.dice = []
    if state.place == 0:  # also after fleeing: the route goes on with its second card
        state.place = 1
        state.step = "scavenge"
        return
    state.route, state.place = -1, 0
    state.turn += 1
    state.step = "choose"


def out(table: Table) -> None:
    """HZR «Если вы потеряли товарища»: nobody left; cards, tokens and marker go, the route ends."""
    state = table.state
    seat = state.walker
    table.tell("out", seat)
    for slot in (2 * state.route, 2 * state.route + 1):
        if state.road[slot] >= 0:
            state.box.append(state.road[slot])
            state.road[slot] = -1
    state.box += state.won[seat]
    state.won[seat] = []
    state.points[seat] = 0
    state.stock[3 * seat : 3 * seat + 3] = [0, 0, 0]
    state.tokens[len(TOKENS) * seat : len(TOKENS) * (seat + 1)] = [0] * len(TOKENS)
    state.exterminator[seat] = False
    state.zombies = state.bites = state.bolts = 0
    state.dice = []
    state.route, state.place = -1, 0
    state.order.remove(seat)
    state.step = "choose"
