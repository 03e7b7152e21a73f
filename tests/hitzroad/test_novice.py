"""The beginner: plays whole games, reads symbols and no text."""

from __future__ import annotations

import pytest

from hitzroad.helpers import on_card
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.novice import novice


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_plays_whole_games(players: int) -> None:
    for seed in range(5):
        game = HitZRoad.new({"players": players}, seed, quiet=True)
        while game.choice is not None:
            game.answer(novice(game.view(game.choice.seat)))
        assert game.result is not None


def test_it_shoots_by_the_number_of_zombies_and_runs_from_twice_as_many() -> None:
    assert novice(on_card("I-13").view(0)) == "fire:2"
    assert novice(on_card("III-16", survivors=4, ammo=0, gas=4).view(0)) == "flee"
    assert novice(on_card("III-16", survivors=5, ammo=0, gas=4).view(0)) == "fight"


def test_it_gives_up_nobody_while_it_can_pay() -> None:
    assert novice(on_card("II-7").view(0)) == "pay:1gas"
    assert novice(on_card("II-11", sniper_rifle=1).view(0)) == "use"
