"""What the odds said of a journey, beside the odds that a player was shown."""

from __future__ import annotations

from math import floor

import pytest

from hitzroad.helpers import on_card
from potasovka.core import Rng
from potasovka.core.replay import replay
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.hindsight import Looker
from potasovka.hitzroad.planner import EXPERT, plan
from potasovka.hitzroad.story import story


def _read(survive: float, survivors: float) -> tuple[int, bool, int]:
    """What stands on an answer."""
    return round(100 * survive), survive > 1 - 1e-9, floor(10 * survivors + 0.5)


def journey(players: int, seed: int, *, well: bool = False) -> HitZRoad:
    game, chance = HitZRoad.new({"players": players}, seed), Rng(seed)
    while (choice := game.choice) is not None:
        if well:
            game.answer(plan(game.view(choice.seat), EXPERT))
        else:
            game.pick(chance.below(len(choice)))
    return game


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (1, 5), (2, 3), (4, 4)])
def test_what_was_hoped_the_dice_and_the_decisions_add_up_to_who_is_left(players: int, seed: int) -> None:
    for well in (False, True):
        game = journey(players, seed, well=well)
        told = story(game.record())["hindsight"]
        begun = [event.public["seat"] for event in game.log if event.kind == "hitzroad-log-zombies"]
        assert [fight["seat"] for fight in told["fights"]] == begun
        for fight in told["fights"]:
            if fight["end"] != "fled" and not {"bomb", "molotov"} & {one["key"] for one in fight["decisions"]}:
                assert fight["left"] == pytest.approx(fight["hoped"] + fight["luck"] + fight["choices"])
        for seat in range(players):
            own = [fight for fight in told["fights"] if fight["seat"] == seat]
            assert told["luck"][seat] == pytest.approx(sum(fight["luck"] for fight in own))
            assert told["choices"][seat] == pytest.approx(sum(fight["choices"] for fight in own))


def test_each_decision_has_the_odds_that_stood_on_its_answer() -> None:
    game = journey(1, 5)
    record = game.record()
    decisions = [one for fight in story(record)["hindsight"]["fights"] for one in fight["decisions"]]
    assert decisions
    for one in decisions:
        shown = replay(record, one["at"]).odds(0)
        assert shown is not None
        rows = {row["key"]: row for row in shown["rows"]}
        assert record.answers[one["at"]] == one["key"]
        assert rows[one["key"]]["survive"] == one["survive"]
        assert rows[one["best"]]["survive"] == one["best_survive"]
        if one["key"] in ("flee", "molotov", "bomb"):
            assert (one["best"], one["alike"], one["out"]) == (one["key"], True, True)
            continue
        best = shown["best"]  # what is judged by is what was recommended; where there is one way to fight, it is that
        assert best is None or shown["rows"][best]["key"] == one["best"]
        assert one["alike"] == (
            _read(one["survive"], one["survivors"])
            == _read(rows[one["best"]]["survive"], rows[one["best"]]["survivors"])
        )


def test_decisions_that_look_as_good_as_the_best_change_nothing() -> None:
    for seed in range(4):
        for fight in story(journey(1, seed).record())["hindsight"]["fights"]:
            if all(one["alike"] for one in fight["decisions"]):
                assert fight["choices"] == 0


def test_firing_more_rounds_than_twenty_is_a_decision_of_the_battle() -> None:
    game = on_card("III-21", survivors=7, ammo=21)
    looker = Looker()
    for line in game.log:
        looker.hear(line, game.state, 0)
    looker.ask(game)
    looker.answer("fire:21", 0)
    assert [one["key"] for one in looker.fights[0]["decisions"]] == ["fire:21"]


def test_whoever_leaves_a_battle_is_not_blamed_for_it() -> None:
    game = HitZRoad.new({"players": 1}, 8)
    while (choice := game.choice) is not None:
        game.answer("flee" if "flee" in choice.keys else choice.keys[0])
    fled = [fight for fight in story(game.record())["hindsight"]["fights"] if fight["end"] == "fled"]
    assert fled
    for fight in fled:
        last = fight["decisions"][-1]
        assert (last["key"], last["best"], last["survive"]) == ("flee", "flee", 1.0)
