"""The command that reviews a finished game, as somebody at a terminal meets it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.test_commands import fails, run
from potasovka.core import Rng
from potasovka.core.record import Record
from potasovka.hitzroad import HitZRoad
from potasovka.smashup import SmashUp
from smashup.test_review import blunder

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in which a victory was missed."""
    path = tmp_path / "game.txt"
    path.write_text(blunder().to_text(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "better", "heads"),
    [
        ("en", "Better: “Play King Rex”, 100 % to win.", ("Chance to win after each turn", "Player 1", "Luck")),
        ("ru", "Лучше: «Сыграть: Король ящеров», шансы 100 %.", ("Шансы на победу", "Игрок 1", "Удача")),
    ],
)
def test_a_review_prints_chances_sums_and_decisions(
    record: Path, language: str, better: str, heads: tuple[str]
) -> None:
    result = run("review", str(record), "--lang", language)
    assert result.exit_code == 0, result.output
    assert better in result.stdout
    assert "100 (100) %" in result.stdout
    assert "◆" in result.stdout
    assert all(head in result.stdout for head in heads)
    assert not re.search(r"\{|\}|none|review-", result.stdout)


def test_a_review_as_json_is_only_json_and_the_same_each_time(record: Path) -> None:
    one, other = run("review", str(record), "--json"), run("review", str(record), "--json")
    told = json.loads(one.stdout)
    assert told == json.loads(other.stdout)
    assert [point["known"] for point in told["points"]][-1] == [0.0, 1.0]
    assert [row["seat"] for row in told["sums"]] == [0, 1]
    mine = json.loads(run("review", str(record), "--json", "--seat", "2").stdout)
    assert [row["seat"] for row in mine["sums"]] == [1]
    assert (mine["judged"], mine["points"]) == ([], told["points"])


def test_where_nothing_was_lost_that_is_said(record: Path) -> None:
    result = run("review", str(record), "--seat", "2")
    assert "No decision cost anything worth a word." in result.stdout


def test_the_picture_is_an_svg_of_all_chances(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "chances.svg"
    result = run("review", str(record), "--picture", str(file), "--lang", "ru")
    assert result.exit_code == 0, result.output
    assert str(file) in result.stdout.replace("\n", "")
    told = json.loads(run("review", str(record), "--json").stdout)
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    for kind in ("known", "full"):
        lines = [path for path in root.iter(f"{SVG}path") if path.get("class") == kind]
        assert len({line.get("stroke") for line in lines}) == 2
        assert [len(re.findall("[ML]", line.get("d", ""))) for line in lines] == [len(told["points"])] * 2
    known = [path for path in root.iter(f"{SVG}path") if path.get("class") == "known"]
    assert len({line.get("stroke-dasharray") for line in known}) == 2
    assert len([path for path in root.iter(f"{SVG}path") if path.get("class") == "turning"]) == len(told["turning"])
    said = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
    assert "Шансы на победу после каждого хода" in said
    assert "Игрок 2" in said
    complaint = fails("review", str(record), "--picture", str(file))
    assert "nothing is overwritten" in complaint


def test_what_is_no_finished_game_of_this_kind_is_refused(tmp_path: Path, record: Path) -> None:
    def filed(made: Record) -> str:
        path = tmp_path / "other.txt"
        path.write_text(made.to_text(), encoding="utf-8")
        return str(path)

    running = SmashUp.new({"players": 2}, 3, quiet=True)
    assert "is not over" in fails("review", filed(running.record()))
    road, chance = HitZRoad.new({"players": 1}, 3), Rng(3)
    while road.choice is not None:
        road.pick(chance.below(len(road.choice)))
    assert "has no review" in fails("review", filed(road.record()))
    done = blunder()
    assert "rules 1 of smashup" in fails("review", filed(done._replace(rules="1")))
    assert "cannot be given" in fails("review", filed(done._replace(answers=("pass", *done.answers))))
    assert "chess" in fails("review", filed(done._replace(game="chess")))
    assert "cannot be read" in fails("review", str(tmp_path / "nowhere.txt"))
    for player in ("0", "3"):
        assert "--seat must be a player from 1 to 2" in fails("review", str(record), "--seat", player)
    assert "there is no folder" in fails("review", str(record), "--picture", str(tmp_path / "no" / "a.svg"))
