"""Building the deck, and laying the routes of a round."""

from __future__ import annotations

from potasovka.hitzroad.cards import CARDS, LEVELS
from potasovka.hitzroad.state import ROUNDS, State
from potasovka.hitzroad.table import Table

OUT_UNSEEN = 4
"""How many cards of each level go back into the box unseen."""
BLIND_BONUS = 2
"""What the face-down route of a solo game pays."""


def build(state: State) -> None:
    """HZR «Подготовка»: four cards of each level out unseen; III under II under I."""
    # HZR «Изменения для 1–3 участников»: cards with J, Q, K or A stay in the box.
    in_game = [n for n, card in enumerate(CARDS) if card.rank is None or state.players == 4]
    state.box = [n for n, card in enumerate(CARDS) if card.rank is not None and state.players < 4]
    for level in reversed(LEVELS):
        pile = [n for n in in_game if CARDS[n].level == level]
        state.rng.shuffle(pile)
        state.aside += pile[:OUT_UNSEEN]
        state.deck += pile[OUT_UNSEEN:]


def routes_of(players: int) -> int:
    """How many routes are laid for so many players."""
    return 4 if players == 4 else 3


def tolls(players: int, alive: int) -> list[int]:
    """What each route costs this round, the keys of HZR «Если вы потеряли товарища» and the smaller games."""
    if players == 1:
        return [-BLIND_BONUS, 0, 2]
    costs = [0] * routes_of(players)
    keys = players - alive + (1 if players == 2 else 0)
    if keys == 1:
        costs[-1] = 2
    elif keys > 1:
        costs[-2:] = [2, 4]
    return costs


def plan(table: Table) -> None:
    """HZR «Планирование»: lay the routes, two cards each."""
    state = table.state
    state.round += 1
    routes = routes_of(state.players)
    state.road = [state.deck.pop() for _ in range(2 * routes)]
    # HZR «Изменения для 1 участника»: the first route and half of the second lie face down.
    state.hidden = [state.players == 1 and slot in (0, 1, 3) for slot in range(2 * routes)]
    state.tolls = tolls(state.players, len(state.order))
    state.taken = [-1] * routes
    table.tell("round", n=state.round)
    for route in range(routes):
        slots = (2 * route, 2 * route + 1)
        first, second = [None if state.hidden[slot] else CARDS[state.road[slot]].id for slot in slots]
        table.tell("laid", route=route + 1, first=first, second=second, toll=state.tolls[route])
    state.turn = 0
    # No auction with nobody to bid against (HZR solo; a player left alone).
    state.step = "bid" if len(state.order) > 1 else "choose"


def sweep(table: Table) -> None:
    """Put away what is left of the routes; the next round begins or the game ends."""
    state = table.state
    for slot, card in enumerate(state.road):
        if card >= 0:
            (state.aside if state.hidden[slot] else state.box).append(card)
    state.road, state.hidden, state.tolls, state.taken = [], [], [], []
    state.step = "plan" if state.round < ROUNDS and state.order else "end"
