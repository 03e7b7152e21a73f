"""The sensible player must beat chance clearly: a check that the deck is playable."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from hitzroad.helpers import on_card, play_at_random
from potasovka.core import Rng
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.policy import sensible


def play(players: int, seed: int, seat: int) -> HitZRoad:
    """A sensible player in one seat, chance in the others."""
    game = HitZRoad.new({"players": players}, seed, quiet=True)
    rng = Rng(seed)
    while game.choice is not None:
        if game.choice.seat == seat:
            game.answer(sensible(game.view(seat)))
        else:
            game.pick(rng.below(len(game.choice)))
    return game


def interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of a mean."""
    n = len(values)
    mean = sum(values) / n
    error = 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
    return mean - error, mean + error


def test_solo_it_beats_chance_clearly() -> None:
    good = [play(1, seed, 0).facts() for seed in range(120)]
    bad = [play_at_random(HitZRoad.new({"players": 1}, seed, quiet=True), Rng(seed)).facts() for seed in range(120)]
    assert interval([f["scores"][0] for f in good])[0] > interval([f["scores"][0] for f in bad])[1] + 5
    assert interval([float(f["alive"][0]) for f in good])[0] > interval([float(f["alive"][0]) for f in bad])[1] + 0.3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_against_chance_it_wins_far_more_than_its_share(players: int) -> None:
    wins = []
    for seed in range(80):
        game = play(players, seed, seed % players)
        assert game.result is not None
        wins.append(float(seed % players in game.result.winners))
    assert interval(wins)[0] > 1 / players + 0.1


def test_it_knows_the_view_and_nothing_else() -> None:
    """Two worlds that look the same get the same answer."""
    game = HitZRoad.new({"players": 1}, 7)
    while game.choice is not None:
        key = sensible(game.view(0))
        assert sensible(game.determinise(0, Rng(1)).view(0)) == key
        game.answer(key)


@pytest.mark.parametrize(
    ("card", "party", "key"),
    [
        ("III-17", {"fanatic": 1}, "bomb"),
        ("III-22", {"molotov": 1, "survivors": 2, "ammo": 0, "adrenaline": 0}, "molotov"),
        ("II-7", {}, "pay:1gas"),
        ("II-12", {}, "pay:2gas"),
        ("II-11", {"sniper_rifle": 1}, "use"),
        ("III-9", {"fanatic": 1}, "drop"),
        ("I-12", {"ammo": 1, "gas": 9, "adrenaline": 1}, "pay:1gas"),
        ("I-15", {"survivors": 7, "adrenaline": 15}, "fire:0"),
    ],
)
def test_plain_sense(card: str, party: dict[str, Any], key: str) -> None:
    game = on_card(card, **party)
    assert sensible(game.view(0)) == key


def test_it_flees_from_a_lost_battle() -> None:
    game = on_card("III-16", survivors=1, ammo=0, adrenaline=0)
    assert sensible(game.view(0)) == "flee"
