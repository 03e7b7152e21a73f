"""The story of a brawl, beside what a film of the same brawl shows."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from potasovka.core import Event, Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine.values import Part
from potasovka.smashup.story import Witness, best_card, story


def played(players: int, seed: int, mode: str = "classic") -> SmashUp:
    """A random brawl at its end."""
    game, chance = SmashUp.new({"players": players, "mode": mode}, seed), Rng(seed)
    while game.choice is not None:
        game.pick(chance.below(len(game.choice)))
    return game


def shots(game: SmashUp) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Every event with what a spectator sees when it has happened."""
    again = SmashUp.new(game.setup, game.seed)
    seen = {len(again.log) - 1: again.view(None)}
    for key in game.answers:
        again.begin_film()
        again.answer(key)
        seen |= {shot.event: shot.everybody for shot in again.shots}
        seen.setdefault(len(again.log) - 1, again.view(None))
    return [(again.log[event].public, view) for event, view in seen.items()]


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_points_turn_by_turn_and_captures_are_those_of_the_film(players: int, seed: int) -> None:
    game = played(players, seed)
    told, film = story(game.record()), shots(game)
    last = {view["turn"]: view["scores"] for _, view in film}
    assert [turn["scores"] for turn in told["turns"]] == [last[turn["turn"]] for turn in told["turns"]]
    awards = [
        (line["place"], line["seat"], line["total"], line["points"]) for line, _ in film if line["kind"] == "log-award"
    ]
    assert awards == [
        (capture["base"], share["seat"], share["total"], share["points"])
        for capture in told["captures"]
        for share in capture["shares"]
    ]
    assert len(told["captures"]) == len(
        {view["turn"] * 100 + line["at"] for line, view in film if line["kind"] == "log-award"}
    )
    assert told["factions"] == [player["factions"] for player in film[-1][1]["players"]]


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5), (2, 11)])
@pytest.mark.parametrize("mode", ["classic", "big_base"])
def test_captures_and_gains_add_up_to_the_result(players: int, seed: int, mode: str) -> None:
    told = story(played(players, seed, mode).record())
    points = [0] * players
    for share in [share for capture in told["captures"] for share in capture["shares"]]:
        points[share["seat"]] += share["points"]
    for gain in told["gains"]:
        points[gain["seat"]] += gain["points"]
    assert points == told["scores"]
    assert all(gain["card"] for gain in told["gains"])


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5), (2, 11)])
def test_after_the_deciding_capture_the_lead_never_changed(players: int, seed: int) -> None:
    game = played(players, seed)
    told = story(game.record())
    (winner,) = told["winners"]

    def leads_from(turn: int) -> bool:
        ends = [one["scores"] for one in told["turns"][turn - 1 :]]
        return all(max(points) == points[winner] and points.count(points[winner]) == 1 for points in ends)

    assert told["deciding"] is not None
    deciding = told["captures"][told["deciding"]]
    assert leads_from(deciding["turn"])
    before = [one["turn"] for one in told["captures"][: told["deciding"]] if one["turn"] < deciding["turn"]]
    assert not any(leads_from(turn) for turn in before)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 5)])
def test_the_best_card_has_its_share_of_every_prize(players: int, seed: int) -> None:
    game = played(players, seed)
    told = story(game.record())
    gains: defaultdict[tuple[int, str], float] = defaultdict(float)
    for line, view in shots(game):
        if line["kind"] == "log-award":
            parts = [part for part in view["places"][line["at"]]["total_parts"][line["seat"]] if part["amount"] > 0]
            for part in parts:
                share = part["amount"] / sum(one["amount"] for one in parts)
                gains[line["seat"], part["card"]] += share * line["points"]
    assert told["best"] is not None
    best = told["best"]
    assert best["by_power"] == round(gains[best["seat"], best["card"]], 1)
    assert best["points"] >= round(max(gains.values()), 1)
    assert abs(best["points"] - best["by_power"] - best["by_text"]) < 0.11


def test_points_by_text_count_for_the_card_that_gives_them_and_not_for_a_base() -> None:
    witness = Witness()
    log = [
        Event.of({"kind": "log-award", "seat": 0, "points": 4}),
        Event.of({"kind": "log-points", "seat": 0, "points": 1, "card": "ghost"}),
        Event.of({"kind": "log-points", "seat": 1, "points": 9, "card": "workshop"}),
        Event.of({"kind": "log-points", "seat": 1, "points": 2, "card": None, "why": "sprout"}),
    ]
    witness.strength[0] = [[Part("ghost", 3), Part("spectre", 5), Part("", 1), Part("sleep_spores", -1)], []]
    found = best_card(log, witness, {"workshop"})
    assert found == {"seat": 0, "card": "ghost", "points": 2.5, "by_power": 1.5, "by_text": 1.0}
    assert best_card(log[2:], witness, {"workshop"}) == {
        "seat": 1,
        "card": "sprout",
        "points": 2.0,
        "by_power": 0.0,
        "by_text": 2.0,
    }
    assert best_card(log[2:3], witness, {"workshop"}) is None
