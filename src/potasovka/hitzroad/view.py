"""What a seat may know.

Parties, cards turned face up and cards won are public; the deck, the cards that left unseen and the face-down
cards of a solo road are known to nobody. So every seat and every spectator sees the same table.
"""

from __future__ import annotations

from potasovka.core import Choice, Rng
from potasovka.hitzroad import wire
from potasovka.hitzroad.cards import CARDS, LEVELS
from potasovka.hitzroad.dice import FACES
from potasovka.hitzroad.mixes import mix_data
from potasovka.hitzroad.scoring import bonuses_of, card_points, result, sum_of
from potasovka.hitzroad.state import TOKENS, State


def view(state: State, seat: int | None, choice: Choice | None) -> wire.RoadView:
    """All that a seat may know, as plain data."""
    asked = choice is not None and choice.seat == seat
    final = result(state) if state.step == "over" else None
    points = [card_points(state, who) for who in range(state.players)] if final is None else list(final.scores)
    return {
        "game": "hitzroad",
        "seat": seat,
        "players": state.players,
        "round": state.round,
        "step": state.step,
        "asked": state.asked if choice is not None else None,
        "order": state.order[:],
        "turn": state.turn,
        "deck": {str(level): sum(CARDS[n].level == level for n in state.deck) for level in LEVELS},
        "unseen": [CARDS[n].id for n in unseen(state)],
        "box": [CARDS[n].id for n in sorted(state.box)],
        "routes": [_route(state, route) for route in range(len(state.taken))],
        "walk": _walk(state),
        "parties": [_party(state, who) for who in range(state.players)],
        "choice": choice.data(state.given[choice.seat]) if asked and choice is not None else None,
        "over": final is not None,
        "winners": list(final.winners) if final is not None else [],
        "scores": points,
    }


def unseen(state: State) -> list[int]:
    """The cards whose place nobody knows, sorted."""
    face_down = [card for slot, card in enumerate(state.road) if state.hidden[slot]]
    return sorted(state.deck + state.aside + face_down)


def _route(state: State, route: int) -> wire.Route:
    cards: list[wire.RoadSlot] = []
    for slot in (2 * route, 2 * route + 1):
        card = state.road[slot]
        if card < 0:
            cards.append({"card": None, "level": None, "lies": "gone"})
        elif state.hidden[slot]:
            cards.append({"card": None, "level": CARDS[card].level, "lies": "hidden"})
        else:
            cards.append({"card": CARDS[card].id, "level": CARDS[card].level, "lies": "open"})
    taken = state.taken[route]
    return {"cards": cards, "toll": state.tolls[route], "taken": taken if taken >= 0 else None}


def _walk(state: State) -> wire.Walk | None:
    """The card being played and the battle on it."""
    if state.route < 0 or state.hidden[2 * state.route + state.place]:
        return None
    return {
        "seat": state.walker,
        "route": state.route,
        "place": state.place,
        "card": CARDS[state.card].id,
        "zombies": state.zombies,
        "dice": [FACES[face] for face in state.dice],
        "bites": state.bites,
        "bolts": state.bolts,
    }


def _party(state: State, seat: int) -> wire.Party:
    return {
        "alive": seat in state.order,
        "survivors": state.survivors[seat],
        **mix_data(state.owns(seat)),
        "bid": state.bids[seat],
        "tokens": {token: state.has(seat, token) for token in TOKENS if state.has(seat, token)},
        "exterminator": state.exterminator[seat],
        "won": [CARDS[card].id for card in state.won[seat]],
        "points": card_points(state, seat),
        "sum": sum_of(state, seat),
        "bonuses": bonuses_of(state, seat),
    }


def another_world(state: State, rng: Rng) -> State:
    """A copy in which the cards whose place nobody knows are dealt anew, level by level."""
    world = state.copy()
    slots = [slot for slot, hidden in enumerate(world.hidden) if hidden]
    for level in LEVELS:
        pool = [card for card in unseen(state) if CARDS[card].level == level]
        rng.shuffle(pool)
        for zone in (world.deck, world.aside):
            for place, card in enumerate(zone):
                if CARDS[card].level == level:
                    zone[place] = pool.pop()
        for slot in slots:
            if CARDS[state.road[slot]].level == level:
                world.road[slot] = pool.pop()
    world.rng = Rng(rng.seed())
    return world
