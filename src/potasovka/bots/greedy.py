"""A player that looks one step ahead in Smash Up: it tries each answer in a world it can imagine and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from potasovka.core import Game, Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.board import PERIODS, ROUNDS
from potasovka.smashup.engine import consent, rounds, scoring, values
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.terms import NOWHERE, Board

WORLDS = 1
"""Worlds in which each answer is tried."""
TRIES = 2
"""Ways to answer what an answer leads to; the best one counts."""
FOLLOWING = 8
"""Questions that are answered on the way before the table is judged as it is."""
WIN = 1000.0
POINT = 10.0
"""What a point is worth that somebody has."""
COMING = 6.0
"""What a point is worth that a full base is going to give."""
POWER = 0.35
CARD = 0.3
"""What a card in hand is worth: less than it does on the table, or they would all be kept."""
ROOM = 8
"""Cards beyond these are worth nothing: two are drawn at the end of a turn, and ten may be kept."""


AGREEMENTS = ("ask-useless", "ask-useless-known", "ask-useless-agree", "ask-dull", "ask-dull-agree")
"""Questions about what can be done on the Big Base at all, which are not judged by how the table looks."""


class GreedyBot:
    """Takes the answer after which the table looks best."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        """Its own chance, apart from the game's."""

    def choose(self, view: dict[str, Any], imagine: Callable[[], Game]) -> str:
        """The key of the chosen option; `imagine` gives a world that agrees with all this seat has seen."""
        keys = [option["key"] for option in view["choice"]["options"]]
        if len(keys) == 1:
            return str(keys[0])
        if view["choice"]["prompt"]["id"] in AGREEMENTS:
            return agree(imagine(), keys)
        worths = [0.0] * len(keys)
        for _ in range(WORLDS):
            world = imagine()
            assert isinstance(world, SmashUp)
            for at, key in enumerate(keys):
                worths[at] += self._worth(world, key, view["seat"])
        best = max(worths)
        return str(self.rng.pick([key for key, worth in zip(keys, worths, strict=True) if worth > best - 1e-9]))

    def _worth(self, world: SmashUp, key: str, seat: int) -> float:
        """How good the table looks after an answer. To end the turn leaves it as it is: the cards come anyway."""
        if key == "end":
            return judge(world, seat)
        best = -WIN
        for _ in range(TRIES):
            trial = world.clone()
            trial.answer(key)
            asked = self._follow(trial, seat)
            best = max(best, judge(trial, seat))
            if not asked:
                break
        return best

    def _follow(self, trial: SmashUp, seat: int) -> int:
        """Answer what the answer leads to by chance, until the next card may be played; how much was asked."""
        for asked in range(FOLLOWING):
            choice = trial.choice
            if choice is None or choice.seat != seat or choice.message == "ask-menu":
                return asked
            trial.pick(self.rng.below(len(choice)))
        return FOLLOWING


def agree(world: Game, keys: list[str]) -> str:
    """What is agreed on the Big Base: useless are only cards that are known to be, and no base card is dull."""
    assert isinstance(world, SmashUp)
    choice = world.choice
    assert choice is not None
    if choice.message != "ask-useless":
        return "yes" if choice.message == "ask-useless-known" else "no"
    cards = [(value[1], key) for value, key in zip(choice.values, choice.keys, strict=True) if len(value) > 1]
    known = [key for card, key in cards if consent.known_useless(world.brawl, choice.seat, card)]
    return known[0] if known else "done"


def judge(game: SmashUp, seat: int) -> float:
    """How good the table looks to a seat: points, points to come, power, cards."""
    result = game.result
    if result is not None:
        return WIN if seat in result.winners else -WIN
    brawl = game.brawl
    brawl.wake()
    s = brawl.state
    others = [other for other in range(game.seats) if other != seat]
    worth = POINT * (s.vp[seat] - max(s.vp[other] for other in others))
    worth += CARD * min(len(s.hand[seat]), ROOM)
    if s.board is not None:
        return worth + _worth_of_board(brawl, s.board, seat, others)
    for place, base in enumerate(s.base):
        if base != NOWHERE:
            worth += _worth_of_base(brawl, place, seat, others)
    return worth


def _worth_of_board(game: Brawl, board: Board, seat: int, others: list[int]) -> float:
    """The Big Base is scored after so many rounds, full or not; till then much may change."""
    near = min(1.0, board.round / ROUNDS) if board.period <= PERIODS else 1.0
    coming = dict.fromkeys(range(game.seats), 0)
    for player, _, points in rounds.standings(game):
        coming[player] += points
    for place in range(len(board.stands)):
        for player, _, points in scoring.prizes(game, place, values.totals(game, place)):
            coming[player] += points
    totals = rounds.totals(game)
    lead = coming[seat] - max(coming[other] for other in others)
    power = totals[seat] - 0.5 * max(totals[other] for other in others)
    return COMING * lead * near * near + POWER * power


def _worth_of_base(game: Brawl, place: int, seat: int, others: list[int]) -> float:
    totals = values.totals(game, place)
    full = min(1.0, sum(totals) / max(1, values.breakpoint(game, place)))
    coming = dict.fromkeys(range(game.seats), 0)
    for player, _, points in scoring.prizes(game, place, totals):
        coming[player] += points
    lead = coming[seat] - max(coming[other] for other in others)
    power = totals[seat] - 0.5 * max(totals[other] for other in others)
    return COMING * lead * full * full + POWER * power
