"""Training: it goes on where it stopped, and comes to the same whatever the number of processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from potasovka.core import PotasovkaError
from potasovka.lab.crew import Crew
from potasovka.lab.training import Course, lessons_of, school_of, train


def course(folder: Path, games: int = 2, seed: int = 3) -> Course:
    return Course("smashup", games, seed, folder)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A very short training."""
    folder = tmp_path_factory.mktemp("trained")
    told: list[int] = []
    learned = train(course(folder), progress=lambda round_, more: told.extend([round_] * more))
    assert told == [0, 1, 2, 2]
    return folder, learned


def test_a_training_teaches(trained: tuple[Path, dict[str, Any]]) -> None:
    _, learned = trained
    nothing = school_of("smashup").nothing()
    assert set(learned) == set(nothing)
    assert learned["value"]["classic 2"] != nothing["value"]["classic 2"]
    assert learned["value"]["big_base 4"] == nothing["value"]["big_base 4"]  # no such table was played
    assert len(learned["habits"]) > 100
    assert learned["factions"]


def test_it_goes_on_where_it_stopped(trained: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    """The last round was cut off in the middle of its second lesson."""
    folder, learned = trained
    for kept in folder.iterdir():
        if kept.name != "round-3.json":
            (tmp_path / kept.name).write_text(kept.read_text(encoding="utf-8"), encoding="utf-8")
    last = tmp_path / "round-2.jsonl"
    last.write_text(last.read_text(encoding="utf-8")[:-100], encoding="utf-8")
    told: list[tuple[int, int]] = []
    assert train(course(tmp_path), progress=lambda round_, more: told.append((round_, more))) == learned
    assert told == [(2, 1), (2, 1)]


def test_processes_do_not_matter(trained: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    assert train(course(tmp_path), Crew(2)) == trained[1]


def test_a_folder_holds_one_training(trained: tuple[Path, dict[str, Any]]) -> None:
    with pytest.raises(PotasovkaError, match="holds another training"):
        train(course(trained[0], seed=4))


@pytest.mark.parametrize(("games", "jobs", "wrong"), [(0, 1, "games must be"), (1, 0, "jobs must be")])
def test_what_cannot_be_is_refused(games: int, jobs: int, wrong: str, tmp_path: Path) -> None:
    with pytest.raises(PotasovkaError, match=wrong):
        train(course(tmp_path, games), Crew(jobs))


def test_a_game_without_a_school_is_refused_by_name() -> None:
    with pytest.raises(PotasovkaError, match="the bots of hitzroad have nothing to learn"):
        school_of("hitzroad")


def test_the_weights_in_the_package_are_written_whole(
    trained: tuple[Path, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("potasovka.lab.smashup_school.files", lambda name: tmp_path)
    path = school_of("smashup").write(trained[1], {"command": "a command"})
    assert json.loads(path.read_text(encoding="utf-8")) == {"made": {"command": "a command"}, **trained[1]}


def test_earlier_rounds_are_shorter() -> None:
    assert [lessons_of(10, share) for share in (0.01, 0.4, 1.0)] == [1, 4, 10]
