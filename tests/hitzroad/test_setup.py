"""HZR «Подготовка к игре», «Изменения для 1–3 участников»."""

from __future__ import annotations

from collections import Counter

import pytest

from hitzroad.helpers import zones
from potasovka.core import BadSetup, IllegalAnswer
from potasovka.core.catalogue import game_class
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.cards import CARDS


def new(players: int, seed: int = 1) -> HitZRoad:
    return HitZRoad.new({"players": players}, seed)


def test_the_catalogue_finds_the_game() -> None:
    assert game_class("hitzroad") is HitZRoad


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_leader_four_survivors_and_four_of_each_resource(players: int) -> None:
    """«Подготовка», 1–2."""
    state = new(players).state
    assert state.survivors == [5] * players
    assert state.stock == [4] * (3 * players)
    assert state.bids == [0] * players
    assert not any(state.tokens)


def test_order_cards_are_dealt_at_random() -> None:
    """«Подготовка», 2."""
    first = Counter(new(4, seed).state.order[0] for seed in range(400))
    assert set(first) == {0, 1, 2, 3}
    assert all(60 < n < 140 for n in first.values())


@pytest.mark.parametrize(
    ("players", "by_level"), [(1, (12, 18, 18)), (2, (12, 18, 18)), (3, (12, 18, 18)), (4, (16, 24, 24))]
)
def test_the_deck(players: int, by_level: tuple[int, ...]) -> None:
    """«Подготовка»: four of each level out unseen, III under II under I; no J, Q, K, A for 1–3 players."""
    state = new(players).state
    drawn_first = state.road + state.deck[::-1]
    assert [CARDS[card].level for card in drawn_first] == [1] * by_level[0] + [2] * by_level[1] + [3] * by_level[2]
    assert Counter(CARDS[card].level for card in state.aside) == {1: 4, 2: 4, 3: 4}
    ranked = [n for n, card in enumerate(CARDS) if card.rank is not None]
    assert len(ranked) == 16
    if players == 4:
        assert state.box == []
    else:
        assert sorted(state.box) == ranked
    assert sorted(zones(state)) == list(range(76))


def test_the_deck_is_enough_for_eight_rounds() -> None:
    for players in (1, 2, 3, 4):
        state = new(players).state
        assert len(state.deck) == 7 * len(state.road)


def test_every_card_can_be_out_and_every_card_can_come_first() -> None:
    out: set[int] = set()
    first: set[int] = set()
    for seed in range(500):
        state = new(4, seed).state
        out.update(state.aside)
        first.add(state.road[0])
    assert out == set(range(76))
    assert first == {n for n, card in enumerate(CARDS) if card.level == 1}


@pytest.mark.parametrize(("players", "routes"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_routes_of_two_cards(players: int, routes: int) -> None:
    """«Планирование»; three routes for one to three players."""
    game = new(players)
    assert len(game.state.road) == 2 * routes
    assert [len(route["cards"]) for route in game.view(0)["routes"]] == [2] * routes


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({}, "players"),
        ({"players": 0}, "0"),
        ({"players": 5}, "5"),
        ({"players": "two"}, "two"),
        ({"players": 2.0}, "2.0"),
        ({"players": True}, "True"),
        ({"players": None}, "None"),
        ({"players": 2, "factions": []}, "factions"),
    ],
)
def test_a_bad_setup_is_named(setup: dict[str, object], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        HitZRoad.new(setup, 1)


def test_a_bad_seed_is_named() -> None:
    with pytest.raises(BadSetup, match="seed"):
        HitZRoad.new({"players": 1}, "seven")  # type: ignore[arg-type]


def test_an_answer_that_is_no_option_changes_nothing() -> None:
    game = new(2)
    before = game.state_digest()
    for wrong in ("bid:99", "", "route:1", "PASS"):
        with pytest.raises(IllegalAnswer, match="not an option"):
            game.answer(wrong)
    for index in (-1, 99):
        with pytest.raises(IllegalAnswer, match=str(index)):
            game.pick(index)
    assert game.state_digest() == before
    assert game.answers == []


def test_there_is_no_such_seat() -> None:
    with pytest.raises(IllegalAnswer, match="seat 2"):
        new(2).view(2)


def test_facts_need_an_end() -> None:
    with pytest.raises(IllegalAnswer, match="not over"):
        new(1).facts()
