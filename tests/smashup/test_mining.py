"""The tool that looks for puzzles: what it finds again, what it keeps, what it leaves out."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from potasovka.core import Rng
from potasovka.lab.study import game_seed
from potasovka.smashup import SmashUp
from potasovka.smashup.experience import made
from potasovka.smashup.puzzles import read, solves

TOOLS = Path(__file__).resolve().parents[2] / "tools"
MADE: dict[str, Any] = read()


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("mine_puzzles")


def test_positions_that_are_kept_are_found_to_be_puzzles_again(tool: ModuleType) -> None:
    """Most of them, whatever bots have learned since: ways are looked for by habit, which does not find each."""
    rows = MADE["puzzles"][::6]
    found = 0
    for row in rows:
        kept = tool.read(row)
        plain = "".join(line + "\n" for line in row["position"] if not line.startswith("goal: "))
        game = SmashUp.new({"position": plain}, 1, quiet=True)
        again = tool.puzzle_of(game.brawl, kept.goal, kept.factions, Rng(1))
        if again is not None:
            found += 1
            door = SmashUp.new({"position": kept.position, "ask_end": True}, 1, quiet=True)
            assert (again.position, again.name, solves(door, again.solution)) == (kept.position, kept.name, True)
    assert found > len(rows) // 2


def test_a_whole_game_is_looked_through(tool: ModuleType) -> None:
    """Games that once had a puzzle are played by what bots know now: one of a dozen has one again."""
    games = sorted(row["game"] for row in MADE["puzzles"])[:12]
    found = next(filter(None, (tool.mine(game_seed(5, game - 1)) for game in games)))
    assert solves(SmashUp.new({"position": found.position, "ask_end": True}, 1, quiet=True), found.solution)


def test_the_file_says_how_it_was_made() -> None:
    assert set(MADE["made"]) == {"command", "weights"}
    assert set(MADE["made"]["weights"]) == {"command", "date"}


def test_levels_are_those_of_what_bots_know_today(tool: ModuleType) -> None:
    """After `lab train` they are judged anew: `python tools/mine_puzzles.py --judge`."""
    assert MADE["judged"] == made()
    for row in MADE["puzzles"]:
        assert tool.read(row).level == row["level"]
    for row in MADE["puzzles"][::15]:
        assert tool.judged(tool.read(row)) == tool.read(row)


def test_judging_leaves_a_puzzle_what_it_is(tool: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    rows = [{**row, "hits": 0.5, "level": 1} for row in MADE["puzzles"][::25]]
    file.write_text(json.dumps({**MADE, "judged": {}, "puzzles": rows}), encoding="utf-8")
    tool.judge(file)
    again = json.loads(file.read_text(encoding="utf-8"))
    assert again["puzzles"] == MADE["puzzles"][::25]
    assert (again["made"], again["judged"]) == (MADE["made"], made())


def test_what_is_kept_is_read_again(tool: ModuleType) -> None:
    for row in MADE["puzzles"]:
        assert tool.row(row["game"], tool.read(row)) == row


def test_it_goes_on_where_it_stopped(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [None, MADE["puzzles"][0], None]
    seeds: list[int] = []
    monkeypatch.setattr(tool, "mine", seeds.append)
    keep = tmp_path / "mined.jsonl"
    keep.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert [*tool.games_of(5, 9, keep)] == [None, tool.read(rows[1]), None, None, None]
    assert seeds == [game_seed(9, 3), game_seed(9, 4)]
    assert len(keep.read_text(encoding="utf-8").splitlines()) == 5


def test_of_each_level_and_goal_so_many_are_chosen_the_rarest_factions_first(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    easy = tool.Found("a", tool.Goal("win"), ("ghosts", "sheep"), ("play:x", "play:y", "end"), 0.05)
    found = {
        1: easy,
        2: easy._replace(position="b"),
        3: easy._replace(position="c", factions=("sharks", "robots")),
        4: easy._replace(position="d", hits=0.0),
        5: easy._replace(position="e", goal=tool.Goal("capture", 2)),
    }
    monkeypatch.setattr(tool, "OF_EACH", 2)
    assert [game for game, _ in tool.chosen(found)] == [1, 3, 5, 4]
    assert [one.level for one in (easy, easy._replace(hits=0.01), easy._replace(hits=0.0))] == [1, 2, 3]
