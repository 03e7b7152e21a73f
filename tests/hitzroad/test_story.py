"""The story of a journey, beside the views of the same record."""

from __future__ import annotations

import pytest

from potasovka.core import Event, Rng
from potasovka.core.replay import replay
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.story import story, won_cards


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_parties_had_and_won_is_what_the_record_says(players: int) -> None:
    game, chance = HitZRoad.new({"players": players}, 7), Rng(5)
    while game.choice is not None:
        game.pick(chance.below(len(game.choice)))
    told, end = story(game.record()), game.view(None)
    assert told["turns"][-1]["turn"] == end["round"] == len(told["parties"])
    for standing, party in zip(told["parties"][-1], end["parties"], strict=True):
        assert standing == {name: party[name] for name in standing}
    won = [event.public for event in game.log if event.kind == "hitzroad-log-wins"]
    assert [(one["seat"], one["card"]) for one in told["won"]] == [(line["seat"], line["card"]) for line in won]
    for one in told["won"]:
        there = replay(game.record(), one["at"])
        assert any(event.public.get("card") == one["card"] for event in there.log if event.kind == "hitzroad-log-wins")
    home = [one for one in told["won"] if end["parties"][one["seat"]]["alive"]]
    best = None if told["best"] is None else told["won"][told["best"]]
    assert best == (max(home, key=lambda one: one["points"]) if home else None)
    assert told["bonuses"] == [
        {"seat": event.public["seat"], "most": event.public["most"], "points": event.public["n"]}
        for event in game.log
        if event.kind == "hitzroad-log-bonus"
    ]


def test_a_card_on_which_tokens_bring_points_is_worth_them() -> None:
    log = [
        Event.of({"kind": "hitzroad-log-arrives", "seat": 0, "card": "II-9"}),
        Event.of({"kind": "hitzroad-log-points", "seat": 0, "token": "map", "n": 6}),
        Event.of({"kind": "hitzroad-log-wins", "seat": 0, "card": "II-9", "n": 0}),
        Event.of({"kind": "hitzroad-log-arrives", "seat": 0, "card": "II-10"}),
        Event.of({"kind": "hitzroad-log-wins", "seat": 0, "card": "II-10", "n": 2}),
    ]
    assert [one["points"] for one in won_cards(log, [0] * len(log))] == [6, 2]


def test_a_round_is_told_as_it_ended_and_not_with_what_the_next_one_brought() -> None:
    game, chance = HitZRoad.new({"players": 3}, 9), Rng(5)
    lost: dict[int, int] = {}
    while game.choice is not None:
        game.pick(chance.below(len(game.choice)))
    told, turn = story(game.record()), 0
    for event in game.log:
        if event.kind == "hitzroad-log-round":
            turn = event.public["n"]
        if event.kind == "hitzroad-log-loses" and event.public["seat"] == 0:
            lost[turn] = event.public["left"]
    assert lost
    for turn, left in lost.items():
        joined = [event for event in game.log if event.kind == "hitzroad-log-joins" and event.public["seat"] == 0]
        assert told["parties"][turn - 1][0]["survivors"] == left or joined
