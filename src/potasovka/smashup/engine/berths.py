"""Berths: the slots («зоны») of the Big Base's sides. Who stands where, and what comes of it.

«Игра на „Большой базе“»: a player stands in one berth a side, and a berth has the cards of one player. A berth is a
card of its own kind that its holder controls, so its ability works as every other. On tables without a board nothing
here does anything.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, triggers
from potasovka.smashup.engine.stands import free, left, take
from potasovka.smashup.engine.terms import NOWHERE

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.terms import Arrival


def spread(game: Brawl, seat: int, targets: Sequence[ask.Value]) -> Sequence[ask.Value]:
    """Where a player's card may go at these sides: to their own berth, or to any that is free."""
    board = game.state.board
    if board is None:
        return targets
    found: list[ask.Value] = []
    for target in targets:
        place = target[1]
        open_ = free(board, place) if board.stands[place][seat] < 0 else []
        found += [(*target, berth) for berth in open_] if len(open_) > 1 else [target]
    return found


def stand_at(game: Brawl, seat: int, target: ask.Value) -> None:
    """A card is about to be played to where its player has said; whoever stands there already does so still."""
    if len(target) > 2 and target[0] == "base":
        board = game.state.board
        assert board is not None
        if target[2] in free(board, target[1]):
            take(game, target[1], seat, target[2], occupies=True)


def choose(game: Brawl, seat: int, place: int, *, occupies: bool) -> Generator[Choice, None, None]:
    """A card of this player is about to come to a side: they say to which berth, if they stand in none there."""
    board = game.state.board
    if board is None or board.stands[place][seat] >= 0:
        return
    options = [("berth", place, berth) for berth in free(board, place)]
    value = yield from ask.ask(game, seat, "ask-berth", options, None, None, {"place": place})
    take(game, place, seat, value[2], occupies=occupies)


def of(game: Brawl, place: int, seat: int) -> int:
    """The berth in which a player stands at a side."""
    board = game.state.board
    return NOWHERE if board is None else board.stands[place][seat]


def keep(game: Brawl, place: int, seat: int, berth: int) -> None:
    """What is uncovered stays in its berth, which was not empty: nobody else has it meanwhile, nor is it occupied."""
    if berth != NOWHERE and of(game, place, seat) == NOWHERE:
        take(game, place, seat, berth, occupies=False)


def give_up(game: Brawl, place: int, seat: int) -> None:
    """A berth that was kept and in which nothing stands after all."""
    if game.state.board is not None:
        left(game, place, seat)


def settle(game: Brawl) -> None:
    """After an effect: those who wait for it hear which berths were occupied."""
    s = game.state
    assert s.board is not None
    if s.board.occupied:
        facts, s.board = s.board.occupied, replace(s.board, occupied=())
        for fact in facts:
            triggers.emit(game, fact, game.sight.index)


def arrivals(game: Brawl) -> list[Arrival]:
    """Whose cards stand in no berth yet, since nobody could be asked when they came."""
    board = game.state.board
    assert board is not None
    return [one for one in board.arrivals if board.stands[one.place][one.seat] < 0]


def which(game: Brawl) -> Choice | None:
    """One after another they say where they stand."""
    s = game.state
    waiting = arrivals(game)
    assert s.board is not None
    if not waiting:
        s.board = replace(s.board, arrivals=())
        s.agenda.pop()
        return None
    one = waiting[0]
    options = [("berth", one.place, berth) for berth in free(s.board, one.place)]
    if len(options) == 1:
        which_answered(game, options[0])
        return None
    return ask.choice(game, one.seat, "ask-berth", options, None, about={"place": one.place})


def which_answered(game: Brawl, value: ask.Value) -> None:
    """It is decided where one of them stands."""
    one = arrivals(game)[0]
    game.state.agenda.append(("stand", one.place, one.seat, value[2], one.occupies))


def stand(game: Brawl, place: int, seat: int, berth: int, occupies: bool) -> None:
    """A player stands in a berth from now on."""
    take(game, place, seat, berth, occupies=occupies)
