"""The whole true state in plain lines: names, zones, numbers, in a fixed order, however the state keeps them."""

from __future__ import annotations

from collections.abc import Iterable

from potasovka.core import Choice
from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.dice import FACES
from potasovka.hitzroad.state import TOKENS, State


def inventory(state: State, choice: Choice | None) -> list[str]:
    """One line for each thing there is."""
    asked = "nobody" if choice is None else f"{choice.seat} {choice.prompt.id} {choice.keys}"
    walk = f"route {state.route} card {state.place}, zombies {state.zombies}, bites {state.bites}, bolts {state.bolts}"
    return [
        f"chance {state.rng.state}",
        f"round {state.round}, {state.step}; order {state.order}, turn {state.turn}",
        f"asked {asked}; answered {state.given}",
        f"bids {state.bids}, passed {state.passes}",
        "deck " + _row(state.deck),
        "aside " + _row(state.aside),
        "box " + _row(state.box),
        f"road {_row(state.road)}; hidden {state.hidden}, tolls {state.tolls}, taken {state.taken}",
        f"{walk}, dice {[FACES[face] for face in state.dice]}",
        *[_party(state, seat) for seat in range(state.players)],
    ]


def _row(cards: Iterable[int]) -> str:
    return ", ".join(["gone" if card < 0 else CARDS[card].id for card in cards])


def _party(state: State, seat: int) -> str:
    tokens = {token: state.has(seat, token) for token in TOKENS if state.has(seat, token)}
    has = f"{state.survivors[seat]} people, {state.owns(seat)}, {tokens}, exterminator {state.exterminator[seat]}"
    return f"seat {seat}: {has}, points {state.points[seat]}, won {_row(state.won[seat])}"
