"""A table on the Big Base in few lines."""

from __future__ import annotations

from potasovka.smashup.engine.big_base import board_of
from potasovka.smashup.scenario import Scenario
from potasovka.smashup.wire import Board


def table(*sides: str, turn: str = "A", board: str = "first A", base: str = "Toy Valley", **more: str) -> Scenario:
    """Each side as its name and its lines: `table("north; A 1: Toy One; B 2: Toy Three", a="Toy Four")`.

    Hands are `a` to `d`, other lines go by their names, as `deck_a`.
    """
    lines = [f"turn: {turn}", f"board: {board}", f"base: {base}"]
    for side in sides:
        name, *rest = side.split("; ")
        lines += [f"side: {name}", *(f"  {line}" for line in rest)]
    more = {"a": "Ghost", "b": "Ghost", "base_deck": "Toy Meadow, Toy Hill", **more}
    more = {"deck_a": "6 Toy One", "deck_b": "6 Toy One", **more}
    for key, value in more.items():
        head, _, seat = key.rpartition("_")
        one = len(seat) == 1
        lines.append(f"{head or 'hand'} {seat.upper()}: {value}" if one else f"{key.replace('_', ' ')}: {value}")
    return Scenario("\n".join(line for line in lines if not line.endswith(": ")))


def seen(s: Scenario) -> Board:
    """The board as everybody sees it."""
    board: Board = s.game.view(None)["board"]
    return board


def tracks(s: Scenario) -> tuple[int, int, str]:
    """Period, round, and who has the first player's token."""
    board = board_of(s.brawl)
    return board.period, board.round, "ABCD"[board.first]


def quietly(s: Scenario, until: str = "ask-menu") -> Scenario:
    """Go on, agreeing to nothing and showing nothing, until this is asked, or the game is over."""
    for _ in range(40):
        if s.game.choice is None or s.prompt == until:
            return s
        refusals = [word for word in ("done", "no", "pass") if word in s.options]
        s.choose(refusals[0] if refusals else s.choice.keys[0])  # some order there must be
    raise AssertionError(f"{s.asked} is asked {s.prompt}: {s.options}")


def end(s: Scenario, turns: int = 1) -> Scenario:
    """So many turns end, and nobody does anything in between."""
    for _ in range(turns):
        quietly(s)
        s.end_turn()
    return quietly(s)
