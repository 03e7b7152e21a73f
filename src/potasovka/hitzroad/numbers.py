"""«Зомбистопом по Америке» in numbers: what everybody may know, for whoever learns to play."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Any, NamedTuple

from potasovka.core.game import Game
from potasovka.core.numbers import Field, blank, starts, word
from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.dice import FACES
from potasovka.hitzroad.game import HitZRoad
from potasovka.hitzroad.scoring import card_points
from potasovka.hitzroad.state import TOKENS, State
from potasovka.hitzroad.view import unseen

OPTIONS = 96
"""Answers that are told."""
ROUTES = 4
HEAD = 9
PARTY = 8 + len(TOKENS)
OPTION = 5


class Layout(NamedTuple):
    """Where things stand in the row of a game for so many players."""

    fields: tuple[Field, ...]
    at: dict[str, int]
    empty: array[int]


@cache
def _layout(players: int) -> Layout:
    fields = (
        Field("head", (HEAD,), "round, question, who walks, route, place on it, card, zombies, bites, lightnings"),
        Field("dice", (len(FACES),), "how many dice of the last roll show each face"),
        Field("parties", (players, PARTY), "place in the order, survivors, ammunition, gas, adrenaline, bid, points, "
              "armoured bus, tokens"),
        Field("routes", (ROUTES, 6), "two cards with their levels, toll, who took it"),
        Field("unseen", (len(CARDS),), "whether nobody knows where a card is"),
        Field("won", (players, len(CARDS)), "whether a party has won a card"),
        Field("options", (OPTIONS, OPTION), "what is asked, and up to four numbers that tell an answer apart"),
    )  # fmt: skip
    return Layout(fields, starts(fields), blank(fields))


class HitZRoadNumbers:
    """Cards, seats and routes are counted from 1, so that 0 is none; seats from the one that looks."""

    options = OPTIONS

    def fields(self, players: int) -> tuple[Field, ...]:
        """The parts of the row, in order."""
        return _layout(players).fields

    def of(self, game: Game, seat: int) -> array[int]:
        """What a seat may know now."""
        assert isinstance(game, HitZRoad)
        state = game.state
        layout = _layout(state.players)
        row, at = layout.empty[:], layout.at
        _write_head(state, seat, row, at)
        _write_parties(state, seat, row, at)
        _write_road(state, seat, row, at)
        if state.asked == seat:
            asked = row[at["head"] + 1] = word(state.asks)
            for number, value in enumerate(state.values[:OPTIONS]):
                _write_option(asked, value, row, at["options"] + OPTION * number)
        return row


def _write_head(state: State, seat: int, row: array[int], at: dict[str, int]) -> None:
    head = at["head"]
    row[head] = state.round
    if state.route >= 0 and not state.hidden[2 * state.route + state.place]:
        row[head + 2] = 1 + (state.walker - seat) % state.players
        row[head + 3] = 1 + state.route
        row[head + 4] = 1 + state.place
        row[head + 5] = 1 + state.card
        row[head + 6] = state.zombies
        row[head + 7] = state.bites
        row[head + 8] = state.bolts
        for face in state.dice:
            row[at["dice"] + face] += 1


def _write_parties(state: State, seat: int, row: array[int], at: dict[str, int]) -> None:
    start = at["parties"]
    for offset in range(state.players):
        who = (seat + offset) % state.players
        row[start] = 1 + state.order.index(who) if who in state.order else 0
        row[start + 1] = state.survivors[who]
        row[start + 2], row[start + 3], row[start + 4] = state.owns(who)
        row[start + 5] = state.bids[who]
        row[start + 6] = card_points(state, who)
        row[start + 7] = state.exterminator[who]
        for number, token in enumerate(TOKENS):
            row[start + 8 + number] = state.has(who, token)
        for card in state.won[who]:
            row[at["won"] + offset * len(CARDS) + card] = 1
        start += PARTY


def _write_road(state: State, seat: int, row: array[int], at: dict[str, int]) -> None:
    for route in range(len(state.taken)):
        start = at["routes"] + 6 * route
        for place in range(2):
            card = state.road[2 * route + place]
            if card >= 0:
                row[start + 2 * place] = 0 if state.hidden[2 * route + place] else 1 + card
                row[start + 2 * place + 1] = CARDS[card].level
        row[start + 4] = state.tolls[route]
        row[start + 5] = 0 if state.taken[route] < 0 else 1 + (state.taken[route] - seat) % state.players
    for card in unseen(state):
        row[at["unseen"] + card] = 1


def _write_option(asked: int, value: Any, row: array[int], at: int) -> None:
    """What an answer is made of, number by number; words as numbers."""
    for column, part in enumerate([asked, *_parts(value)][:OPTION]):
        row[at + column] = part if isinstance(part, int) else word(str(part))


def _parts(value: Any) -> list[Any]:
    return [part for inner in value for part in _parts(inner)] if isinstance(value, tuple) else [value]


NUMBERS = HitZRoadNumbers()
