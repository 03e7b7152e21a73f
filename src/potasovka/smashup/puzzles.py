"""Puzzles of «Замес»: positions of self-play in which a turn can do more than it seems (`tools/mine_puzzles.py`)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from potasovka.core.choice import Text
from potasovka.core.game import Game
from potasovka.core.puzzle import Puzzle
from potasovka.core.rng import Rng
from potasovka.smashup.engine.goal import Goal, read_goal

FILE = "puzzles.json"
DEEDS = ("play", "talent", "use", "special", "trigger")
"""What answers begin with that do something with a card."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, the easiest first."""
    return tuple(_puzzle(row) for row in read()["puzzles"])


def read() -> dict[str, Any]:
    """The file as plain data."""
    data: dict[str, Any] = json.loads((files("potasovka.smashup") / FILE).read_text(encoding="utf-8"))
    return data


def _puzzle(row: dict[str, Any]) -> Puzzle:
    goal = next(line for line in row["position"] if line.startswith("goal:"))
    return Puzzle(
        name=row["name"],
        level=row["level"],
        goal=goal_text(read_goal(goal.partition(": ")[2])),
        sides=tuple(Text(f"faction-{name}") for name in row["factions"]),
        setup={"position": "\n".join(row["position"]) + "\n", "ask_end": True},
        solution=tuple(row["solution"]),
    )


def goal_text(goal: Goal) -> Text:
    """A goal in words."""
    return Text(f"puzzle-goal-{goal.kind}", {"bases": goal.bases})


def deeds(solution: Iterable[str]) -> int:
    """How many cards a way plays or uses."""
    return sum(key.partition(":")[0] in DEEDS for key in solution)


def solves(game: Game, answers: Iterable[str]) -> bool:
    """Whether these answers reach the goal, and nobody else is asked on the way; they are given in the game."""
    asked = game.choice
    assert asked is not None
    solver = asked.seat
    for key in answers:
        choice = game.choice
        if choice is None or choice.seat != solver or key not in choice.keys:
            return False
        game.answer(key)
    return game.result is not None and game.result.winners == (solver,)


def proved(game: Game, answers: tuple[str, ...], worlds: int, rng: Rng) -> bool:
    """Whether a way leads to the goal in the game and in so many worlds that its player can imagine."""
    asked = game.choice
    assert asked is not None
    seat = asked.seat
    return solves(game.clone(), answers) and all(solves(game.determinise(seat, rng), answers) for _ in range(worlds))
