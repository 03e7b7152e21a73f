"""How a game is played: the questions to which «Замес» and the Big Base have different answers, and nothing else.

All else is the same game. Cards never ask which mode it is.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from potasovka.core.choice import Choice
from potasovka.smashup import board as printed
from potasovka.smashup import wire
from potasovka.smashup.engine import bases, big_base, board_view, telling, turn
from potasovka.smashup.engine.goal import WIN, Goal
from potasovka.smashup.engine.terms import NOBODY, NOWHERE, SCORE_MOMENTS, START, Entry, Happened

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card
    from potasovka.smashup.engine.handle import Handle


class Mode:
    """The usual game: a base card at each place."""

    name: ClassVar[str] = "classic"
    goal: Goal | None = None
    """What must be reached in this turn, if it is a puzzle."""

    # ---- which base card is here

    def lay_bases(self, game: Brawl, first: int) -> None:
        """Set-up: one base for each player and one more."""
        for _ in range(game.seats + 1):
            bases.put(game, game.state.add_place(), bases.draw_first(game))

    def base_card(self, game: Brawl, place: int) -> int:
        """The base card at a place, as it lies on the table."""
        return game.state.base[place]

    def ground(self, game: Brawl, place: int) -> int:
        """What tells one stay of a base card at a place from another."""
        base = game.state.base[place]
        return NOWHERE if base == NOWHERE else game.state.stamp[base]

    def swap(self, game: Brawl, place: int, new: Card | None, how: str) -> None:
        """The base card at a place is replaced by one, or by the top of the deck."""
        bases.swap_under(game, place, new, how)

    def add_base(self, game: Brawl, source: Handle) -> Generator[Choice, None, int]:
        """One more base comes into play; returns its place."""
        yield from ()
        return bases.add(game)

    def new_ground(self, game: Brawl, seat: int, place: int, source: Handle) -> Generator[Choice, None, int]:
        """Where a player does what they may do on the base that has replaced the scored one at a place."""
        yield from ()
        return place

    # ---- what ends a turn

    def opening(self, game: Brawl, first: int) -> list[Entry]:
        """What begins when everybody has their first hand, the last thing first."""
        return [("begin", first)]

    def turn(self, seat: int) -> list[Entry]:
        """A turn, the last thing first."""
        return turn.rest_of_turn(seat, START)

    def rest(self, game: Brawl, seat: int, phase: int) -> list[Entry]:
        """What is still to be done from the middle of a player's turn on, the last thing first."""
        return turn.rest_of_turn(seat, phase)

    def turn_number(self, game: Brawl) -> int:
        """The number of this turn, for what lasts until the end of one; NOWHERE between turns."""
        return game.state.turn

    def next_turn_of(self, game: Brawl, seat: int) -> int:
        """The number of a player's next turn."""
        s = game.state
        return s.turn + (seat - s.current - 1) % len(s.vp) + 1

    def winners(self, game: Brawl, seat: int) -> tuple[int, ...]:
        """Who has won, when a player's turn has ended; nobody, if the game goes on."""
        leader = turn.leader(game)
        if leader == NOBODY:
            return ()
        telling.tell(game, "log-win", seat=leader, points=game.state.vp[leader])
        return (leader,)

    # ---- what is scored, and what it pays

    def prizes(self, game: Brawl, place: int) -> tuple[int, ...]:
        """What the players' ranks at a place are worth."""
        return game.base(place).prizes

    def scored(self, game: Brawl, place: int) -> bool:
        """Whether a place has been scored and what is there is about to leave."""
        score = game.state.score
        return score is not None and score.place == place and score.paid

    def occasion(self, game: Brawl, card: Card, fact: Happened) -> Happened:
        """What a Special is offered for: what happened, or all that happened at once if to the card it is the same."""
        return fact

    def aim(self, game: Brawl, place: int) -> None:
        """Something is done because of the scoring of this place, or of them all if it is NOWHERE."""

    def captured(self, game: Brawl, base: int, winners: tuple[int, ...]) -> None:
        """A base was captured, and these were first at it."""

    def board_seen(self, game: Brawl) -> wire.Board | None:
        """The board as everybody sees it, if there is one."""
        return None


class BigBase(Mode):
    """«Большая база»: four sides with one base card, rounds and periods."""

    name = "big_base"

    def lay_bases(self, game: Brawl, first: int) -> None:
        base = bases.draw_first(game)
        big_base.lay_out(game, first, base, printed.slots(game.seats))
        big_base.put(game, base)

    def base_card(self, game: Brawl, place: int) -> int:
        return big_base.board_of(game).base

    def ground(self, game: Brawl, place: int) -> int:
        return -2 - place  # a side stays what it is, whatever lies in the middle

    def swap(self, game: Brawl, place: int, new: Card | None, how: str) -> None:
        big_base.replace_base(game, new)

    def add_base(self, game: Brawl, source: Handle) -> Generator[Choice, None, int]:
        big_base.replace_base(game, None)
        return (yield from big_base.pick_side(game, source.controller, source.place, source))

    def new_ground(self, game: Brawl, seat: int, place: int, source: Handle) -> Generator[Choice, None, int]:
        return (yield from big_base.pick_side(game, seat, NOWHERE, source))

    def opening(self, game: Brawl, first: int) -> list[Entry]:
        return [("round",), *(("useless", seat) for seat in reversed(big_base.in_order(game)))]

    def turn(self, seat: int) -> list[Entry]:
        return big_base.turn_of(seat, START)

    def rest(self, game: Brawl, seat: int, phase: int) -> list[Entry]:
        return big_base.rest(game, seat, phase)

    def turn_number(self, game: Brawl) -> int:
        return big_base.turn_number(game)

    def next_turn_of(self, game: Brawl, seat: int) -> int:
        return big_base.next_turn_of(game, seat)

    def prizes(self, game: Brawl, place: int) -> tuple[int, ...]:
        return (printed.LED, 0, 0)

    def scored(self, game: Brawl, place: int) -> bool:
        scores = big_base.board_of(game).scores
        return bool(scores) and scores[place].paid

    def occasion(self, game: Brawl, card: Card, fact: Happened) -> Happened:
        if fact.kind in SCORE_MOMENTS and card.any_base:
            return replace(fact, card=big_base.board_of(game).base, place=NOWHERE)
        return fact

    def aim(self, game: Brawl, place: int) -> None:
        if place != NOWHERE:
            game.state.score = big_base.board_of(game).scores[place]

    def board_seen(self, game: Brawl) -> wire.Board | None:
        return None if game.state.board is None else board_view.board(game)


class Puzzle(Mode):
    """The usual game, which ends with this turn: its player has reached the goal, or the others have won."""

    def __init__(self, goal: Goal) -> None:
        self.goal: Goal = goal

    def captured(self, game: Brawl, base: int, winners: tuple[int, ...]) -> None:
        if game.state.current in winners:
            game.state.used["captured", base, game.state.stamp[base]] = game.state.turn

    def winners(self, game: Brawl, seat: int) -> tuple[int, ...]:
        if self.goal.kind == WIN:
            solved = turn.leader(game) == seat
        else:
            solved = sum(mark[0] == "captured" for mark in game.state.used) >= self.goal.bases
        telling.tell(game, "log-solved" if solved else "log-unsolved", seat=seat)
        return (seat,) if solved else tuple([other for other in range(game.seats) if other != seat])


CLASSIC = Mode()
MODES = {mode.name: mode for mode in (CLASSIC, BigBase())}
"""By name."""
