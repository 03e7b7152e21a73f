"""Fits find what made the examples."""

from __future__ import annotations

from math import exp

import pytest

from potasovka.core import Rng
from potasovka.lab.fit import Position, Question, chances, fit_habits, fit_shares, fit_value, solve


def test_equations_are_solved_also_with_a_zero_in_the_way() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_chances_add_up_and_follow_the_weights() -> None:
    told = chances([2.0, -1.0], [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]])
    assert sum(told) == pytest.approx(1.0)
    assert told[0] > told[2] > told[1]
    assert told[0] / told[2] == pytest.approx(exp(2.0))


def test_the_weights_that_made_the_winners_are_found() -> None:
    true, rng, positions = [1.5, -0.8, 0.0], Rng(1), []
    for _ in range(3000):
        rows = [[rng.below(1000) / 500 - 1 for _ in true] for _ in range(3)]
        drawn, winner = rng.below(10**6) / 10**6, 0
        told = chances(true, rows)
        while winner < 2 and drawn >= told[winner]:
            drawn -= told[winner]
            winner += 1
        positions.append(Position(rows, winner))
    assert fit_value(positions, [0.0, 0.0, 0.0]) == pytest.approx(true, abs=0.15)


def test_without_examples_the_weights_stay_where_they_were() -> None:
    assert fit_value([], [1.0, -2.0]) == [1.0, -2.0]


def test_what_is_chosen_more_often_weighs_more() -> None:
    """Three times out of four `good` beats `plain`; of the second traits none tells anything."""
    questions = [Question([("good", "x"), ("plain", "y")], int(n % 4 == 0)) for n in range(400)]
    weights = fit_habits(questions)
    share = weights["good"] * weights["x"] / (weights["good"] * weights["x"] + weights["plain"] * weights["y"])
    assert share == pytest.approx(0.75, abs=0.01)
    assert "" not in weights


def test_a_trait_seldom_seen_stays_near_one() -> None:
    questions = [Question([("rare", ""), ("plain", "")], 0)] + [Question([("plain", ""), ("other", "")], 0)] * 50
    assert fit_habits(questions)["rare"] < 4


def test_shares_are_told_against_what_was_expected() -> None:
    told = fit_shares({"strong": 30, "even": 10}, {"strong": 10.0, "even": 10.0, "weak": 10.0})
    assert told["strong"] > told["even"] == 0.0 > told["weak"]
