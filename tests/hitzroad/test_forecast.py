"""The odds at the moment of choice: a row for each answer, also while bites are pending, and the cheapest of equals."""

from __future__ import annotations

import pytest

from hitzroad.helpers import on_card
from potasovka.core import Rng
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.forecast import Way, best_of, forecast_data
from potasovka.hitzroad.odds import Odds

BATTLE = ("hitzroad-ask-fire", "hitzroad-ask-stand", "hitzroad-ask-bite", "hitzroad-ask-bolt")


def test_every_answer_of_every_battle_has_its_odds() -> None:
    asked: set[str] = set()
    for seed in range(40):
        game = HitZRoad.new({"players": 1 + seed % 2}, seed)
        chance = Rng(seed + 1)
        while (choice := game.choice) is not None:
            view = game.view(choice.seat)
            if choice.prompt.id in BATTLE:
                asked.add(choice.prompt.id)
                found = forecast_data(view)
                assert found is not None
                assert {row["key"] for row in found["rows"]} == {option["key"] for option in view["choice"]["options"]}
                for row in found["rows"]:
                    assert 0 <= row["survive"] <= 1 + 1e-9
                    assert sum(row["by_survivors"]) == pytest.approx(1)
            game.pick(chance.below(len(view["choice"]["options"])))
    assert asked == {*BATTLE}


def test_every_number_of_rounds_has_its_odds_however_many_there_are() -> None:
    game = on_card("III-21", survivors=7, ammo=23, gas=0)
    assert game.choice is not None
    found = forecast_data(game.view(0))
    assert found is not None
    assert [row["key"] for row in found["rows"]] == game.choice.keys
    assert game.choice.keys[-1] == "fire:23"


def test_among_answers_that_look_as_good_the_cheapest_is_recommended() -> None:
    sure = [Way(f"fire:{n}", n, Odds(0.999 + n / 10_000, 5.0, 4.0, ())) for n in range(4)]
    assert best_of(sure).key == "fire:0"
    more = [Way(f"fire:{n}", n, Odds(1.0 if n else 0.999, 5.0, 4.0, ())) for n in range(3)]
    assert best_of(more).key == "fire:1", "certain is more than nearly certain"
    read = [Way(f"fire:{n}", n, Odds(0.5, 3.84 + n / 50, 4.0, ())) for n in range(2)]
    assert best_of(read).key == "fire:1", "3.8 and 3.9 people do not look alike, however little lies between"
    needed = [Way(f"fire:{n}", n, Odds(0.5 + n / 10, 3.0, 4.0, ())) for n in range(4)]
    assert best_of(needed).key == "fire:3"


def test_people_are_not_given_up_for_millionths_of_a_chance() -> None:
    """Both look like more than 99 %: then it is the people that differ."""
    bitten = [Way("save", None, Odds(0.99990, 2.9, 5.0, ())), Way("lose", None, Odds(0.99991, 2.0, 6.0, ()))]
    assert best_of(bitten).key == "save"
    doomed = [Way("save", None, Odds(0.0, 0.0, 0.0, ())), Way("lose", None, Odds(0.001, 0.0, 0.0, ()))]
    assert best_of(doomed).key == "lose", "hardly any chance is more than none"


def test_who_is_safer_away_from_the_battle_is_told() -> None:
    def leaving(card: str, **has: int) -> tuple[bool, bool]:
        found = forecast_data(on_card(card, **has).view(0))
        assert found is not None
        return found["out"], found["leave"]

    assert leaving("III-21", survivors=2, ammo=0, gas=4) == (True, True)
    assert leaving("III-2", survivors=7, ammo=0, gas=4, adrenaline=20) == (True, False), "to fight looks as safe"
    assert leaving("III-2", ammo=1, gas=2) == (True, False), "whoever fires may still run"
    assert leaving("III-2", ammo=1, gas=0) == (False, False)
