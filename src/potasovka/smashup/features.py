"""A game of Smash Up in numbers, for whoever judges it: a row for each seat, without words and without a view.

A row is what a table looks like to one seat when a turn has just ended; in the middle of one, open plays and cards in
hand would look like assets. Both modes have the same columns, of which a capture means something else in each.
"""

from __future__ import annotations

from potasovka.smashup.board import PERIODS, ROUNDS
from potasovka.smashup.engine import rounds, scoring, values
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.terms import NOWHERE, Board

NAMES = (
    *("points", "points_squared", "close", "goal_in_sight", "coming", "coming_soon", "coming_next", "behind_soon"),
    *("power", "lead", "lead_soon", "led", "places", "minions", "lone_strength", "actions", "titans", "counters"),
    *("buried", "hand", "hand_minions", "hand_best", "full_hand", "first", "second", "first_coming", "first_reach"),
)
"""The columns."""
GOAL = 15.0
CLOSE = 10
"""From so many points on the next capture may be the last."""
NEAR = 5
"""A base that misses no more power than this may be captured in one turn."""
SURE = 4.0
"""A lead of so much power is hardly lost in one turn."""
Row = list[float]


def features(game: Brawl) -> list[Row]:
    """The columns of every seat."""
    s = game.state
    game.wake()
    seats = range(len(s.vp))
    table = [_Seat() for _ in seats]
    if s.board is None:
        for place, base in enumerate(s.base):
            if base != NOWHERE:
                _see_base(game, place, table)
    else:
        _see_board(game, s.board, table)
    for row in s.minions:
        for minion in row:
            table[s.ctrl[minion]].see_minion(s.counters[minion])
    for row in s.actions:
        for action in row:
            table[s.ctrl[action]].actions += 1
    for row in s.attached.values():
        for action in row:
            table[s.ctrl[action]].actions += 1
    for row in s.titans:
        for titan in row:
            table[s.ctrl[titan]].titans += 1
    for row in s.buried:
        for card in row:
            table[s.ctrl[card]].buried += 1
    return [one.row(game, seat) for seat, one in enumerate(table)]


class _Seat:
    """What is counted of a seat on the way."""

    __slots__ = (
        *("actions", "buried", "coming", "coming_next", "coming_soon", "counters", "lead", "lead_soon", "led"),
        *("lone", "minions", "places", "power", "reach", "titans", "trailing"),
    )

    def __init__(self) -> None:
        self.coming = self.coming_soon = self.coming_next = self.trailing = self.lead = self.lead_soon = 0.0
        self.power = self.lone = self.reach = 0.0
        self.actions = self.buried = self.titans = self.counters = self.minions = self.places = self.led = 0

    def see_minion(self, counters: int) -> None:
        """One of its minions."""
        self.minions += 1
        self.counters += counters

    def row(self, game: Brawl, seat: int) -> Row:
        """All that there is to say of the seat."""
        s, book = game.state, game.deal.book
        points = s.vp[seat]
        hand = s.hand[seat]
        strong = [book.printed[s.face[card]] for card in hand if book.kind[s.face[card]] == "minion"]
        turn = (seat - s.current) % len(s.vp)
        return [
            points / GOAL,
            points * points / (GOAL * GOAL),
            max(0, points - CLOSE) / 5.0,
            1.0 if points + self.coming_next >= GOAL else 0.0,
            self.coming / 5.0,
            self.coming_soon / 5.0,
            self.coming_next / 5.0,
            self.trailing / 5.0,
            self.power / 20.0,
            self.lead / 4.0,
            self.lead_soon / 4.0,
            self.led / 2.0,
            self.places / 3.0,
            self.minions / 6.0,
            self.lone / 10.0,
            self.actions / 3.0,
            float(self.titans),
            self.counters / 5.0,
            self.buried / 3.0,
            len(hand) / 8.0,
            len(strong) / 4.0,
            max(strong, default=0) / 5.0,
            max(0, len(hand) - 8) / 2.0,
            1.0 if turn == 0 else 0.0,
            1.0 if turn == 1 else 0.0,
            self.coming_next / 5.0 if turn == 0 else 0.0,
            self.reach / 5.0 if turn == 0 else 0.0,
        ]


def _see_base(game: Brawl, place: int, table: list[_Seat]) -> None:
    """A base and what everybody has on it."""
    totals = values.totals(game, place)
    filled, limit = sum(totals), max(1, values.breakpoint(game, place))
    full = min(1.0, filled / limit)
    near = limit - filled <= NEAR
    prizes = game.deal.mode.prizes(game, place)
    soon = full * full * full
    for seat, _, points in scoring.prizes(game, place, totals):
        one = table[seat]
        one.coming += points * full
        one.coming_soon += points * soon
        if near:
            one.coming_next += points
            one.trailing += prizes[0] - points
    _see_totals(totals, full, table)
    if near:
        best = max(totals)
        for seat, one in enumerate(table):
            if totals[seat] + NEAR > best:
                one.reach += prizes[0]


def _see_totals(totals: list[int], full: float, table: list[_Seat]) -> None:
    """How far everybody is ahead of all others, or behind, at a place that is so full."""
    best = max(totals)
    alone = totals.count(best) == 1
    second = max([total for total in totals if total != best], default=0) if alone else best
    for one, total in zip(table, totals, strict=True):
        one.power += total
        if not total:
            continue
        one.places += 1
        ahead = total - (second if total == best else best)
        one.led += ahead > 0
        share = max(-1.0, min(1.0, ahead / SURE))
        one.lead += share
        one.lead_soon += share * full * full
        if total == best and not second:
            one.lone += total


def _see_board(game: Brawl, board: Board, table: list[_Seat]) -> None:
    """The Big Base is captured after so many rounds, full or not."""
    near = min(1.0, board.round / ROUNDS) if board.period <= PERIODS else 1.0
    standings = rounds.standings(game)
    most = standings[0][2] if standings else 0
    for seat, _, points in standings:
        _see_coming(table[seat], points, near)
        table[seat].trailing += (most - points) * near * near
    for place in range(len(board.stands)):
        totals = values.totals(game, place)
        for seat, _, points in scoring.prizes(game, place, totals):
            _see_coming(table[seat], points, near)
        _see_totals(totals, near, table)
    best = max(one.power for one in table)
    for one in table:
        if one.power + NEAR > best:
            one.reach += most * near


def _see_coming(one: _Seat, points: int, near: float) -> None:
    one.coming += points
    one.coming_soon += points * near * near
    if near == 1.0:
        one.coming_next += points
