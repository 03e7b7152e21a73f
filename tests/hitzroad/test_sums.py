"""What the end page adds up is what the engine counts."""

from __future__ import annotations

import random

import pytest

from potasovka.core import Record
from potasovka.hitzroad import HitZRoad, scoring
from potasovka.hitzroad.story import story


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_parts_of_every_sum_give_the_points_of_the_engine(players: int) -> None:
    arrived = 0
    for seed in range(40):
        game = HitZRoad.new({"players": players}, seed)
        chance = random.Random(seed)
        while (choice := game.choice) is not None:
            for party in game.view(None)["parties"]:
                parts = party["sum"]
                assert parts["cards"] + parts["tokens"] == (party["points"] if party["alive"] else 0)
                assert parts["bonuses"] == scoring.BONUS * len(party["bonuses"])
                assert sum(parts.values()) == 2 * parts["total"], "on the way points are told as they stand, too"
            keys = [option.key for option in choice.options]
            game.pick(keys.index("flee") if "flee" in keys else chance.randrange(len(keys)))
        assert game.result is not None
        told = story(Record(game.name, game.rules, game.setup, seed, tuple(game.answers)))
        assert [one["total"] for one in told["sums"]] == list(game.result.scores)
        for one in told["sums"]:
            assert one["cards"] + one["tokens"] + one["bonuses"] + one["sets"] == one["total"]
        for seat, one in enumerate(told["sums"]):
            assert one["bonuses"] == sum(bonus["points"] for bonus in told["bonuses"] if bonus["seat"] == seat)
        arrived += bool(game.state.order)
        rung = scoring.title(game.result.scores[0]) if game.state.order else 0
        assert told["title"] == (rung if players == 1 else None)
    assert arrived
