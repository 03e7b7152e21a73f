"""The tool that looks for puzzles: what it finds again, what it keeps, what it leaves out."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from potasovka.lab.study import game_seed
from potasovka.smashup.puzzles import read

TOOLS = Path(__file__).resolve().parents[2] / "tools"
MADE: dict[str, Any] = read()


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("mine_puzzles")


def test_a_game_has_the_puzzle_that_is_kept_of_it(tool: ModuleType) -> None:
    """What the file says of how it was made is true: the first game that has one has this one."""
    _, seed = MADE["made"]["command"].rsplit(" ", 1)
    kept = min(MADE["puzzles"], key=lambda row: row["game"])
    assert tool.row(kept["game"], tool.mine(game_seed(int(seed), kept["game"] - 1))) == kept


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
