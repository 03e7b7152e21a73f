"""The planner: what it pays, fights, flees and bids, and that it knows a view and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from hitzroad.helpers import lay, on_card, party
from potasovka.core import Rng
from potasovka.hitzroad import HitZRoad, clash, odds
from potasovka.hitzroad.bidding import Auction, Bidder
from potasovka.hitzroad.planner import CAUTIOUS, EXPERT, HARD, RECKLESS, Style, plan
from potasovka.hitzroad.worth import weights


@pytest.mark.parametrize("style", [EXPERT, HARD, CAUTIOUS, RECKLESS])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_style_plays_whole_games(players: int, style: Style) -> None:
    game = HitZRoad.new({"players": players}, 11 + players, quiet=True)
    while game.choice is not None:
        game.answer(plan(game.view(game.choice.seat), style))
    assert game.result is not None


def test_it_knows_the_view_and_nothing_else() -> None:
    """Two worlds that look the same get the same answer."""
    game = HitZRoad.new({"players": 1}, 7)
    while game.choice is not None:
        key = plan(game.view(0), EXPERT)
        assert plan(game.determinise(0, Rng(1)).view(0), EXPERT) == key
        game.answer(key)


@pytest.mark.parametrize(
    ("card", "has", "key"),
    [
        ("III-17", {"fanatic": 1}, "bomb"),
        ("III-22", {"molotov": 1, "survivors": 2, "ammo": 0, "adrenaline": 0}, "molotov"),
        ("II-7", {"survivors": 1}, "pay:1gas"),
        ("II-11", {"sniper_rifle": 1}, "use"),
    ],
)
def test_plain_sense(card: str, has: dict[str, Any], key: str) -> None:
    assert plan(on_card(card, **has).view(0), EXPERT) == key


def test_it_saves_the_last_survivor() -> None:
    game = on_card("II-13", survivors=1, ammo=0, gas=0, adrenaline=2, script=[5])
    assert game.choice is not None
    assert "save" in game.choice.keys
    assert plan(game.view(0), EXPERT) == "save"


def test_it_flees_from_a_lost_battle() -> None:
    game = on_card("III-16", survivors=1, ammo=0, gas=4, adrenaline=0)
    assert game.choice is not None
    assert plan(game.view(0), EXPERT) == "flee"


def auction_of(cards: tuple[str, ...], **has: Any) -> HitZRoad:
    """Two players in front of routes of these cards."""
    game = HitZRoad.new({"players": 2}, 3)
    state = game.state
    for seat in range(2):
        party(game, seat, **has)
    lay(game, *cards)
    state.step, state.turn, state.bids, state.passes = "bid", 0, [0, 0], 0
    game.run()
    return game


def last_bid(game: HitZRoad) -> int:
    """How far the one who is asked would go, one by one, if the other outbid every bid."""
    state = game.state
    assert game.choice is not None
    seat = game.choice.seat
    for price in range(1, 11):
        state.bids[1 - seat] = price - 1
        state.asks, state.asked, state.values = "", -1, ()
        game.run()
        if game.choice is None or game.choice.seat != seat or plan(game.view(seat), EXPERT) == "pass":
            return price - 1
    return 10


def test_it_bids_more_when_the_last_route_is_deadly() -> None:
    """Two routes alike, or two with which a small party would not come away."""
    alike = auction_of(("II-2", "II-16", "II-1", "II-17", "II-8", "II-10"), survivors=3)
    deadly = auction_of(("II-3", "II-10", "III-22", "III-19", "III-21", "III-18"), survivors=3)
    assert last_bid(deadly) > last_bid(alike)


def test_it_never_bids_what_it_cannot_pay() -> None:
    for seed in range(6):
        game = HitZRoad.new({"players": 3}, seed, quiet=True)
        while (choice := game.choice) is not None:
            key = plan(game.view(choice.seat), EXPERT)
            if key.startswith("bid:"):
                assert int(key.removeprefix("bid:")) <= game.state.wealth(choice.seat)
            game.answer(key)


def test_the_auction_in_thought_gives_routes_by_bids_and_knows_what_is_at_stake() -> None:
    auction = Auction([Bidder(0, [5.0, 4.0, 0.0], 2), Bidder(1, [5.0, 1.0, 0.0], 2)], [0, 0, 2], spite=0.0)
    assert auction.routes([0, 0]) == [0, 1]
    assert auction.routes([0, 1]) == [1, 0]
    assert (auction.stake(0), auction.stake(1)) == (1.0, 4.0)
    auction.spite = 0.5
    assert auction.stake(0) == 3.0  # and it takes four from the other


def test_a_toll_that_cannot_be_paid_is_not_taken() -> None:
    rich, poor = Bidder(0, [0.0, 0.0, 9.0], 2), Bidder(1, [1.0, 0.0, 0.0], 2)
    assert Auction([rich, poor], [0, 0, 2], spite=0.0).routes([1, 0])[0] != 2


@pytest.mark.parametrize("style", range(len(clash.STYLES)))
def test_ends_of_a_melee_add_up_and_are_no_better_than_best_play(style: int) -> None:
    for survivors, zombies, adrenaline, horde in ((1, 1, 0, 0), (3, 4, 2, 0), (5, 6, 4, 2), (7, 8, 1, 3)):
        end = clash.melee(survivors, zombies, adrenaline, horde, style)
        assert sum(end.left) == pytest.approx(1)
        assert 1 - end.left[0] <= odds.melee(survivors, zombies, adrenaline, horde).survive + 1e-9


def test_a_party_without_adrenaline_has_no_choice_and_the_same_odds() -> None:
    end = clash.melee(4, 5, 0, 1, 0)
    assert end.left == pytest.approx(odds.melee(4, 5, 0, 1).by_survivors)


def test_weights_are_there_for_every_round() -> None:
    for round_ in range(1, 9):
        alive, gain = weights(round_)
        assert len(alive.tokens) == len(gain.tokens) == 8
