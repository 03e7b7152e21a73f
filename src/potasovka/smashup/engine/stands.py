"""Who stands in which berth of the Big Base, kept in step with the cards: `zones`, `lasting` and verbs tell of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from potasovka.smashup.engine.terms import NOBODY, NOWHERE, OCCUPIED, Arrival, Board, Happened

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.state import State


def free(board: Board, place: int) -> list[int]:
    """The berths of a side where nobody stands."""
    taken = board.stands[place]
    return [berth for berth in range(len(board.berths[place])) if berth not in taken]


def has_cards(s: State, place: int, seat: int) -> bool:
    """Whether a player has minions, titans, actions on the base or buried cards at a side."""
    ctrl = s.ctrl
    rows = (s.minions[place], s.actions[place], s.titans[place], s.buried[place])
    return any(ctrl[card] == seat for row in rows for card in row)


def take(game: Brawl, place: int, seat: int, berth: int, *, occupies: bool) -> None:
    """A player stands in a free berth from now on, and has its ability."""
    s = game.state
    assert s.board is not None
    card = s.board.berths[place][berth]
    _note(s, place, seat, berth)
    s.ctrl[card] = seat
    s.clock += 1
    s.stamp[card] = s.clock
    game.layout_changed(card, here=True)
    if occupies:
        s.board = replace(s.board, occupied=(*s.board.occupied, Happened(OCCUPIED, card, seat, place)))


def came(game: Brawl, place: int, seat: int, *, occupies: bool) -> None:
    """A card of a player has come to a side. Where they will stand is asked for as soon as somebody can be."""
    s = game.state
    assert s.board is not None
    if s.board.stands[place][seat] >= 0:
        return
    open_ = free(s.board, place)
    if len(open_) == 1:
        take(game, place, seat, open_[0], occupies=occupies)
    elif not any((one.place, one.seat) == (place, seat) for one in s.board.arrivals):
        s.board = replace(s.board, arrivals=(*s.board.arrivals, Arrival(place, seat, occupies)))


def left(game: Brawl, place: int, seat: int) -> None:
    """A card of a player has left a side; with the last one they leave their berth."""
    s = game.state
    board = s.board
    assert board is not None
    if seat == NOBODY or has_cards(s, place, seat):
        return
    if any((one.place, one.seat) == (place, seat) for one in board.arrivals):
        waiting = tuple([one for one in board.arrivals if (one.place, one.seat) != (place, seat)])
        s.board = board = replace(board, arrivals=waiting)
    berth = board.stands[place][seat]
    if berth >= 0:
        card = board.berths[place][berth]
        _note(s, place, seat, NOWHERE)
        s.ctrl[card] = NOBODY
        game.layout_changed(card, here=False)


def changed_hands(game: Brawl, card: int, before: int) -> None:
    """Another player controls a minion in play: it goes over to their berth («Свойства карт на „Большой базе“»)."""
    s = game.state
    place = s.place[card]
    if s.ctrl[card] != before and place != NOWHERE and card in s.minions[place]:  # it may be on its way out
        came(game, place, s.ctrl[card], occupies=True)
        left(game, place, before)


def _note(s: State, place: int, seat: int, berth: int) -> None:
    assert s.board is not None
    rows = [list(row) for row in s.board.stands]
    rows[place][seat] = berth
    s.board = replace(s.board, stands=tuple(map(tuple, rows)))
