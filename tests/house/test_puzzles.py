"""Which puzzles there are, which is that of the day, and how one is solved, as a client is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from potasovka.core.catalogue import description, game_names
from potasovka.house.cards import games
from potasovka.house.puzzles import puzzles, way
from potasovka.table.refusal import Refused


def told(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(puzzles(game))
    return found


def test_every_puzzle_has_its_day_and_no_days_follow_the_levels() -> None:
    sheet = told("smashup")
    names = [one["name"] for one in sheet["puzzles"]]
    assert names == [one.name for one in description("smashup").puzzles()]
    assert sorted(sheet["days"]) == sorted(names)
    levels = {one["name"]: one["level"] for one in sheet["puzzles"]}
    by_day = [levels[name] for name in sheet["days"]]
    assert by_day not in (sorted(by_day), sorted(by_day, reverse=True))


def test_nothing_is_told_of_the_way() -> None:
    assert all(set(one) == {"name", "level", "goal", "sides"} for one in told("smashup")["puzzles"])


def test_a_game_says_how_many_it_has() -> None:
    assert {game["name"]: game["puzzles"] for game in games()} == {
        name: len(told(name)["puzzles"]) for name in game_names()
    }
    assert told("hitzroad") == {"puzzles": [], "days": []}


def test_a_way_is_told_step_by_step_in_words() -> None:
    puzzle = description("smashup").puzzles()[0]
    steps = way("smashup", puzzle.name)
    assert len(steps) == len(puzzle.solution)
    assert steps[0]["asked"]["id"] == "ask-menu"
    assert all(step["answer"]["id"] for step in steps)


@pytest.mark.parametrize(
    ("game", "name", "code"),
    [("smashup", "nowhere", "no-puzzle"), ("hitzroad", "x", "no-puzzle"), ("go", "x", "no-game")],
)
def test_what_is_not_there_is_named(game: str, name: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        way(game, name)
    assert refused.value.code == code
