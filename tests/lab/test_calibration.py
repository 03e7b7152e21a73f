"""What bots say of their chances beside what came true."""

from __future__ import annotations

import pytest

from potasovka.core import PotasovkaError
from potasovka.lab.calibration import Bin, _compare, calibrate


def test_chances_are_sorted_by_size_and_part_of_the_game() -> None:
    found: dict[str, list[Bin]] = {}
    _compare(found, [("opening", [0.1, 0.9]), ("opening", [0.15, 0.85]), ("end", [1.0, 0.0])], (1,))
    assert set(found) == {"opening", "end"}
    low, *_, high = found["opening"]
    assert (low.n, low.came, high.n, high.came) == (2, 0, 2, 2)
    assert high.said == pytest.approx(1.75)
    assert high.squares == pytest.approx(0.1**2 + 0.15**2)
    assert found["end"][-1].came == 0


@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 2, "mode": "big_base"}])
def test_a_game_is_judged_once_a_turn_and_each_time_for_all_seats(setup: dict[str, object]) -> None:
    told: list[int] = []
    found = calibrate("smashup", setup, "random", 2, 3, told.append)
    assert told == [1, 1]
    assert list(found) == [phase for phase in ("opening", "middle", "end") if phase in found]
    bins = [one for some in found.values() for one in some]
    turns = sum(one.n for one in bins) // 2
    assert turns > 20
    assert sum(one.said for one in bins) == pytest.approx(turns)
    assert sum(one.came for one in bins) == turns


def test_games_without_number_are_refused() -> None:
    with pytest.raises(PotasovkaError, match="games must be at least 1"):
        calibrate("smashup", {"players": 2}, "random", 0, 3)
