"""The Big Base as everybody sees it: nothing on it is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup import board as printed
from potasovka.smashup import wire
from potasovka.smashup.engine import big_base, rounds, scoring, telling, turn, values
from potasovka.smashup.engine.terms import NOBODY, NOWHERE

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl


def board(game: Brawl) -> wire.Board:
    """The middle, the tracks, the sides, and what everybody would get now."""
    board = big_base.board_of(game)
    coming = big_base.next_base(game)
    return {
        "base": telling.slug_of(game, board.base),
        "next": telling.slug_of(game, coming) if _open(game, coming) else None,
        "first": board.first,
        "round": board.round,
        "rounds": printed.ROUNDS,
        "period": board.period,
        "periods": printed.PERIODS,
        "prizes": [list(row) for row in printed.PRIZES],
        "led": printed.LED,
        "sides": [_side(game, place) for place in range(len(big_base.SIDES))],
        "standings": _standings(game),
    }


def _open(game: Brawl, base: int) -> bool:
    """Whether a base card of the deck lies open; one that somebody has chosen in secret does not."""
    return base != NOWHERE and game.state.known[base] == game.deal.everybody


def _side(game: Brawl, place: int) -> wire.BoardSide:
    board = big_base.board_of(game)
    ranks = scoring.ranking(game, (place,), values.totals(game, place))
    return {
        "side": big_base.SIDES[place],
        "berths": [_berth(game, card) for card in board.berths[place]],
        "leaders": [seat for seat, _, position in ranks if not position],
    }


def _berth(game: Brawl, card: int) -> wire.Berth:
    s = game.state
    used = bool(s.used) and s.ctrl[card] != NOBODY and turn.talent_key(game, game.card[card]) in s.used
    return {
        "card": telling.slug_of(game, card),
        "handle": s.handle[card],
        "holder": None if s.ctrl[card] == NOBODY else s.ctrl[card],
        "talent_used": used,
    }


def _standings(game: Brawl) -> list[wire.BoardStanding]:
    led = [0] * game.seats
    for place in range(len(big_base.SIDES)):
        for seat, _, points in scoring.prizes(game, place, values.totals(game, place)):
            led[seat] += points
    return [
        {"seat": seat, "total": total, "points": points, "led": led[seat]}
        for seat, total, points in rounds.standings(game)
    ]
