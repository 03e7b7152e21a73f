"""The commands of the lab, as somebody at a terminal meets them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.test_commands import fails, run


def test_a_ladder_prints_wins_and_strength_and_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    args = ("lab", "ladder", "hitzroad", "--pairs", "normal:random", "--games", "4", "--keep", str(kept))
    told = run(*args)
    assert told.exit_code == 0, told.output
    for words in ("normal", "random", "95 % between", "Elo"):
        assert words in told.stdout
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 5
    data = json.loads(run(*args, "--json").stdout)
    assert kept.read_text(encoding="utf-8").splitlines() == lines
    assert data["pairs"][0]["games"] == 4
    assert data["elo"]["normal"] > data["elo"]["random"] == 0


def test_a_ladder_speaks_russian() -> None:
    told = run("lab", "ladder", "hitzroad", "--pairs", "normal:random", "--games", "2", "--lang", "ru").stdout
    assert "Против" in told
    assert "Эло" in told


@pytest.mark.parametrize(
    ("args", "wrong"),
    [
        (("ladder", "smashup", "--pairs", "expert"), "--pairs takes pairs such as expert:greedy, not 'expert'"),
        (("ladder", "smashup", "--pairs", "expert:oracle"), "there is no bot 'oracle'"),
        (("ladder", "smashup", "--games", "0"), "games must be at least 1"),
        (("ladder", "smashup", "--keep", "no/such/folder/file"), "there is no folder"),
        (("train", "hitzroad"), "the bots of hitzroad have nothing to learn"),
        (("value", "hitzroad", "--bot", "random"), "the bots of hitzroad have nothing to learn"),
        (("value", "smashup", "--games", "0"), "games must be at least 1"),
        (("balance", "hitzroad"), "hitzroad has no factions to weigh"),
        (("balance", "smashup", "--draw-to", "matrix.txt"), "a picture ends with .svg or .png"),
        (("ladder", "hitzroad", "--games", "1", "--cluster", "nowhere"), "there is no Ray cluster at nowhere"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(args: tuple[str, ...], wrong: str) -> None:
    assert wrong in fails("lab", *args)


def test_chances_are_compared_with_what_came() -> None:
    told = run("lab", "value", "smashup", "--bot", "random", "--games", "2", "--lang", "en").stdout
    for words in ("Came true", "Brier", "opening"):
        assert words in told
    data = json.loads(run("lab", "value", "smashup", "--bot", "random", "--games", "1", "--json").stdout)
    assert sum(one["n"] for one in data["opening"]) > 0


def test_a_training_writes_weights_and_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("potasovka.lab.smashup_school.files", lambda name: tmp_path)
    args = ("lab", "train", "smashup", "--games", "1", "--seed", "2", "--keep", str(tmp_path / "lessons"))
    told = run(*args)
    assert told.exit_code == 0, told.output
    written = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    assert str(tmp_path / "weights.json") in told.stdout.replace("\n", "")
    assert written["made"]["command"] == "potasovka lab train smashup --games 1 --seed 2"
    assert len(written["made"]["date"]) == 10


def test_a_balance_prints_factions_and_pairs_and_draws_them(tmp_path: Path) -> None:
    picture = tmp_path / "matrix.png"
    args = ("lab", "balance", "smashup", "--bot", "random", "--games", "1", "--boxes", "awesome_level_9000")
    told = run(*args, "--draw-to", str(picture), "--lang", "ru")
    assert told.exit_code == 0, told.output
    for words in ("Призраки", "Призраки + Стимпанки", "95 % между"):
        assert words in told.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")
    data = json.loads(run(*args, "--json").stdout)
    assert len(data["pairs"]) == 6
    assert set(data["factions"]) == {name for pair in data["pairs"] for name in pair["factions"]}
