"""Studies: same seed, same result."""

from __future__ import annotations

import pytest

from potasovka.core import BadSetup, PotasovkaError
from potasovka.lab import Crew, game_seed, simulate
from potasovka.lab.study import play_one

AL9 = {"players": 2, "boxes": ["awesome_level_9000"]}


def test_the_number_of_processes_changes_nothing() -> None:
    told: list[int] = []
    alone = simulate("smashup", AL9, 70, 7)
    together = simulate("smashup", AL9, 70, 7, Crew(2), progress=told.append)
    assert (alone.digest, alone.decisions, alone.by_seat) == (together.digest, together.decisions, together.by_seat)
    assert alone.by_side == together.by_side
    assert sum(told) == 70


def test_each_game_has_its_own_seed() -> None:
    assert (
        len({game_seed(7, number) for number in range(1000)} | {game_seed(8, number) for number in range(1000)}) == 2000
    )


def test_more_games_begin_with_the_same_games() -> None:
    few = [play_one("smashup", AL9, game_seed(7, number)).digest for number in range(3)]
    assert few == [play_one("smashup", AL9, game_seed(7, number)).digest for number in range(3)]
    assert len(set(few)) == 3


def test_wins_add_up() -> None:
    teams = [["bear_cavalry", "ghosts"], ["killer_plants", "steampunks"]]
    study = simulate("smashup", {"players": 2, "factions": teams}, 12, 1)
    assert study.games == 12
    assert sum(tally.wins for tally in study.by_seat) + study.nobody == 12
    assert {name: tally.games for name, tally in study.by_side.items()} == dict.fromkeys(
        (side for team in teams for side in team), 12
    )
    assert sum(tally.wins for tally in study.by_side.values()) == 2 * 12
    assert study.by_seat[0].share == study.by_seat[0].wins / 12


def test_a_game_may_add_facts_of_its_own() -> None:
    study = simulate("hitzroad", {"players": 1}, 20, 3)
    means = study.as_dict()["means"]
    assert 0 <= means["alive"] <= 1
    assert "winners" not in means
    assert study.by_seat[0].wins + study.nobody == 20


def test_what_is_wrong_is_said_before_the_first_game() -> None:
    with pytest.raises(BadSetup, match="players must be"):
        simulate("smashup", {"players": 9}, 10, 1, Crew(2))
    with pytest.raises(PotasovkaError, match="no game 'chess'"):
        simulate("chess", {}, 10, 1)
    with pytest.raises(PotasovkaError, match="games must be at least 1, not 0"):
        simulate("smashup", AL9, 0, 1)
    with pytest.raises(PotasovkaError, match="jobs must be at least 1, not 0"):
        simulate("smashup", AL9, 1, 1, Crew(0))


def test_a_game_that_breaks_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> int:
        raise KeyError("oops")

    monkeypatch.setattr("potasovka.lab.study.play_out", broken)
    with pytest.raises(RuntimeError, match=r"smashup .*, seed 5, after 0 answers: KeyError: 'oops'"):
        play_one("smashup", AL9, 5)
