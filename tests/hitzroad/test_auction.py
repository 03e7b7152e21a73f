"""HZR «Аукцион»."""

from __future__ import annotations

import pytest

from hitzroad.helpers import answer, asked, has, keys, party, told
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.mixes import mixes


def auction(players: int, order: list[int] | None = None, **everybody: int) -> HitZRoad:
    """The beginning of an auction; order 0, 1, 2, … unless said otherwise."""
    game = HitZRoad.new({"players": players}, 1)
    game.state.order = order or list(range(players))
    for seat in range(players):
        party(game, seat, **everybody)
    game.state.asks, game.state.asked, game.state.values = "", -1, ()
    game.run()
    return game


def who(game: HitZRoad) -> int:
    assert game.choice is not None
    return game.choice.seat


def test_in_turn_order_from_the_first() -> None:
    """«Аукцион»: by the order cards, from #1."""
    game = auction(4, [2, 0, 3, 1])
    seen = []
    for _ in range(3):
        seen.append(who(game))
        answer(game, "pass")
    assert seen == [2, 0, 3]
    assert who(game) == 1


def test_a_raise_is_at_least_one_over_the_highest() -> None:
    """«Аукцион», 1."""
    game = auction(3)
    assert keys(game) == ["pass", *(f"bid:{n}" for n in range(1, 11))]
    answer(game, "bid:4")
    assert keys(game) == ["pass", *(f"bid:{n}" for n in range(5, 11))]


def test_one_marker_a_space() -> None:
    """«Аукцион», 1: nobody can join a bid that stands."""
    game = answer(auction(3), "bid:4", "bid:6")
    assert "bid:4" not in keys(game)
    assert "bid:6" not in keys(game)


def test_at_most_ten_and_then_nobody_is_asked() -> None:
    """«Аукцион», 1: the last space is 10."""
    game = auction(2, ammo=20)
    assert keys(game)[-1] == "bid:10"
    answer(game, "bid:10")
    assert asked(game) == "pay-bid"
    assert game.state.bids == [10, 0]


def test_never_more_than_you_own() -> None:
    """«Аукцион», 1."""
    game = auction(2, ammo=1, gas=0, adrenaline=2)
    assert keys(game) == ["pass", "bid:1", "bid:2", "bid:3"]


def test_somebody_who_owns_nothing_passes_silently() -> None:
    game = auction(2, ammo=0, gas=0, adrenaline=0)
    assert asked(game) == "route"
    assert len(told(game, "passes")) == 2


def test_back_after_passing_if_somebody_raised() -> None:
    """«Аукцион», 1: a pass is not for good."""
    game = answer(auction(3), "pass", "bid:1", "pass")
    assert who(game) == 0
    answer(game, "bid:2")
    assert who(game) == 1
    assert keys(game)[1] == "bid:3"


def test_the_auction_ends_when_all_pass_without_a_bid() -> None:
    """«Аукцион», 2."""
    game = answer(auction(3), "pass", "pass", "pass")
    assert asked(game) == "route"


def test_the_highest_bidder_is_not_asked_when_all_others_have_passed() -> None:
    """«Аукцион», 2; nobody bids against themselves."""
    game = answer(auction(3), "pass", "bid:3", "pass", "pass")
    assert asked(game) == "pay-bid"
    assert who(game) == 1


def test_everybody_pays_their_own_bid_in_any_mix() -> None:
    """«Аукцион», 3."""
    game = answer(auction(2), "bid:1", "bid:3", "pass")
    assert (who(game), keys(game)) == (0, ["pay:1ammo", "pay:1gas", "pay:1adrenaline"])
    answer(game, "pay:1gas")
    assert who(game) == 1
    assert len(keys(game)) == 10
    answer(game, "pay:2ammo+1adrenaline")
    assert has(game, 0) == (5, 4, 3, 4)
    assert has(game, 1) == (5, 2, 4, 3)


def test_the_only_mix_is_paid_silently() -> None:
    game = answer(auction(2, ammo=0, gas=0, adrenaline=2), "bid:2")
    assert asked(game) == "route"
    assert has(game, 0) == (5, 0, 0, 0)


def test_the_new_order_is_by_bid() -> None:
    """«Аукцион», 4."""
    game = answer(auction(4), "bid:1", "bid:2", "bid:3", "bid:4", "pass", "pass", "pass")
    answer(game, "pay:1gas", "pay:2gas", "pay:3gas", "pay:4gas")
    assert game.state.order == [3, 2, 1, 0]
    assert who(game) == 3


def test_players_at_zero_keep_their_relative_order() -> None:
    """«Аукцион», 4."""
    game = answer(auction(4, [3, 1, 0, 2]), "pass", "pass", "bid:1", "pass", "pass", "pass", "pay:1gas")
    assert game.state.order == [0, 3, 1, 2]


def test_markers_go_back_to_zero() -> None:
    """«Аукцион», 5."""
    game = answer(auction(2), "bid:2", "pass", "pay:2gas")
    assert game.state.bids == [0, 0]


def test_no_auction_in_a_solo_game() -> None:
    game = HitZRoad.new({"players": 1}, 1)
    assert asked(game) == "route"


def test_no_auction_for_a_player_left_alone() -> None:
    """docs/hitzroad.md, 1: the remaining rounds are played without one."""
    game = HitZRoad.new({"players": 3}, 1)
    state = game.state
    state.order, state.turn, state.step = [2], 1, "choose"
    state.survivors[0] = state.survivors[1] = 0
    state.asks, state.asked, state.values = "", -1, ()
    game.run()
    assert asked(game) == "route"
    assert who(game) == 2


@pytest.mark.parametrize("total", range(11))
@pytest.mark.parametrize("most", [(0, 0, 10), (2, 3, 7), (4, 4, 4), (10, 10, 10)])
def test_mixes_are_all_and_each_once(total: int, most: tuple[int, int, int]) -> None:
    wanted = {
        (a, g, d)
        for a in range(most[0] + 1)
        for g in range(most[1] + 1)
        for d in range(most[2] + 1)
        if a + g + d == total
    }
    found = mixes(total, most)
    assert len(found) == len(wanted)
    assert set(found) == wanted
