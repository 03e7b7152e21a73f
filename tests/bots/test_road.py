"""The levels of Hit Z Road, each clearly better than the one below; two characters that are what they are called."""

from __future__ import annotations

from collections import Counter

import pytest

from potasovka.bots import bot_answer, bot_names, make_bot
from potasovka.core import Rng
from potasovka.core.catalogue import description
from potasovka.hitzroad import HitZRoad
from potasovka.lab import Study, simulate


def played(*bots: str, games: int) -> Study:
    return simulate("hitzroad", {"players": len(bots)}, games, 5, bots=bots)


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("easy", "random", 40), ("normal", "easy", 40), ("expert", "greedy", 40)]
)
def test_a_level_beats_what_is_below(better: str, worse: str, games: int) -> None:
    """2,000 games are a command (`potasovka simulate hitzroad --bots`); here a broken bot is noticed."""
    study = played(better, worse, games=games)
    assert study.by_bot[better].wins > 1.3 * study.by_bot[worse].wins


def test_alone_the_expert_comes_far_and_alive() -> None:
    expert = played("expert", games=25).figures["expert"]
    assert expert["alive"].mean > 0.85
    assert expert["scores"].mean > played("normal", games=25).figures["normal"]["scores"].mean + 1


def test_the_characters_differ_in_what_they_bid_fire_and_run_from_and_in_how_many_live() -> None:
    seen: dict[str, Counter[str]] = {"cautious": Counter(), "reckless": Counter()}
    for seed in range(100, 124):
        names = ["cautious", "reckless"] if seed % 2 else ["reckless", "cautious"]
        game = HitZRoad.new({"players": 2}, seed)
        bots = [make_bot("hitzroad", name, Rng(seed)) for name in names]
        while (choice := game.choice) is not None:
            key = bot_answer(bots[choice.seat], game, choice.seat, Rng(seed))
            if key.startswith("fire:"):
                seen[names[choice.seat]]["chances to fire"] += 1
                seen[names[choice.seat]]["held fire"] += key == "fire:0"
            game.answer(key)
        for line in game.log:
            if "seat" in line.public:
                seen[names[line.public["seat"]]][line.kind.removeprefix("hitzroad-log-")] += 1
    cautious, reckless = seen["cautious"], seen["reckless"]
    assert reckless["bids"] > 2 * cautious["bids"]
    assert cautious["flees"] > 1.5 * 24
    assert reckless["flees"] == 0
    held = {name: one["held fire"] / one["chances to fire"] for name, one in seen.items()}
    assert held["reckless"] > held["cautious"] + 0.05
    assert reckless["out"] > 1.5 * cautious["out"]


def test_the_old_bot_is_not_offered_but_stays_where_it_sits() -> None:
    told = description("hitzroad")
    assert list(told.offered_bots) == ["easy", "normal", "hard", "expert", "cautious", "reckless"]
    assert "greedy" in bot_names("hitzroad")
    assert make_bot("hitzroad", "greedy", Rng(1)) is not None
    assert told.stand_in in told.offered_bots
