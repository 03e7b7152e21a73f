"""A game in numbers: what each column says, in both modes, and that looking changes nothing."""

from __future__ import annotations

import pytest

from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.features import NAMES, features
from potasovka.smashup.scenario import Scenario


def seen(s: Scenario) -> list[dict[str, float]]:
    """The columns of every seat by name."""
    return [dict(zip(NAMES, row, strict=True)) for row in features(s.game.brawl)]


def test_it_counts_what_lies_on_the_table() -> None:
    """Workshop breaks at 20 and pays 4, 2, 1; Mechanics have power 4."""
    a, b = seen(
        Scenario(
            "turn: A play\npoints: A 3, B 12\nbase: Workshop\n  A: 3 Mechanic\n  B: Mechanic\nbase: Haunted House\n"
            "  B: Spirit\nhand A: Steam Queen, Raze\nhand B: Ghost\ndeck A: 4 Mako\ndeck B: 4 Mako"
        )
    )
    assert a["points"] == pytest.approx(3 / 15)
    assert a["points_squared"] == pytest.approx(9 / 225)
    assert (a["close"], b["close"]) == (0.0, 2 / 5)
    assert a["power"] == pytest.approx(12 / 20)
    assert a["minions"] == pytest.approx(3 / 6)
    assert (a["led"], b["led"]) == (0.5, 0.5)
    assert (a["places"], b["places"]) == (1 / 3, 2 / 3)
    assert a["coming"] == pytest.approx(4 * 0.8 / 5)
    assert a["coming_soon"] == pytest.approx(4 * 0.8**3 / 5, abs=0.001)
    assert (a["coming_next"], b["coming_next"]) == (4 / 5, 2 / 5)
    assert (a["behind_soon"], b["behind_soon"]) == (0.0, 2 / 5)
    assert (a["lead"], a["lead_soon"]) == (0.25, pytest.approx(0.25 * 0.64))
    assert (a["first"], b["first"]) == (1.0, 0.0)
    assert (a["second"], b["second"]) == (0.0, 1.0)
    assert (a["hand"], a["hand_minions"]) == (2 / 8, 1 / 4)
    assert a["first_coming"] == a["coming_next"]
    assert b["first_coming"] == b["first_reach"] == 0.0
    assert b["lone_strength"] > 0 == a["lone_strength"]


def test_points_in_sight_that_reach_the_goal_are_told() -> None:
    text = (
        "turn: A play\npoints: A {points}, B 2\nbase: Workshop\n  A: 9 Mechanic\nhand A: Raze\nhand B: Ghost\n"
        "deck A: 4 Mako\ndeck B: 4 Mako"
    )
    assert seen(Scenario(text.format(points=13)))[0]["goal_in_sight"] == 1.0
    assert seen(Scenario(text.format(points=3)))[0]["goal_in_sight"] == 0.0


@pytest.mark.parametrize("mode", ["classic", "big_base"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_looking_changes_nothing_and_knows_every_table(mode: str, players: int) -> None:
    game, chance = SmashUp.new({"players": players, "mode": mode}, 8, quiet=True), Rng(8)
    coming = 0
    while (choice := game.choice) is not None:
        if len(game.answers) % 7 == 0:
            before = game.state_digest()
            rows = features(game.brawl)
            assert game.state_digest() == before
            assert [len(row) for row in rows] == [len(NAMES)] * players
            assert all(isinstance(value, float) for row in rows for value in row)
            assert sum(row[NAMES.index("first")] for row in rows) == 1.0
            coming += any(row[NAMES.index("coming")] for row in rows)
        game.pick(chance.below(len(choice)))
    assert coming


def test_seats_change_places_with_their_rows() -> None:
    def table(one: str, other: str) -> Scenario:
        return Scenario(
            f"turn: {one} play\npoints: {one} 5, {other} 2\nbase: Workshop\n  {one}: 4 Mechanic\n  {other}: Ghost\n"
            f"hand {one}: Raze\nhand {other}: 2 Ghost\ndeck A: 4 Mako\ndeck B: 4 Mako"
        )

    assert seen(table("A", "B")) == seen(table("B", "A"))[::-1]


def test_a_copy_nobody_has_used_can_be_looked_at() -> None:
    game = SmashUp.new({"players": 2}, 3, quiet=True)
    assert features(game.clone().brawl) == features(game.brawl)
