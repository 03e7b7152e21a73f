"""HZR «Конец игры», the solo ladder."""

from __future__ import annotations

import pytest

from hitzroad.helpers import party, told
from potasovka.core import Result
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.cards import NUMBER
from potasovka.hitzroad.scoring import bonus_holders, title


def ended(players: int, alive: list[int], cards: dict[int, list[str]], **parties: dict[str, int]) -> HitZRoad:
    """A game after its eighth round; parties by name p0, p1, …, all alike unless said otherwise."""
    game = HitZRoad.new({"players": players}, 1)
    state = game.state
    for seat in range(players):
        party(game, seat, survivors=2 if seat in alive else 0, ammo=1, gas=1, adrenaline=1)
        party(game, seat, **parties.get(f"p{seat}", {}))
        state.won[seat] = [NUMBER[card] for card in cards.get(seat, [])]
    state.order = alive
    state.round, state.step = 8, "sweep"
    state.asks, state.asked, state.values = "", -1, ()
    game.log.clear()
    game.run()
    return game


def test_a_single_player_alive_wins_whatever_the_points() -> None:
    game = ended(3, [1], {1: []})
    assert game.result == Result((1,), (0, 0, 0))


def test_nobody_wins_if_all_died() -> None:
    game = ended(2, [], {})
    assert game.result == Result((), (0, 0))
    assert told(game, "nobody") == [{}]


def test_points_on_cards_decide() -> None:
    game = ended(3, [0, 1, 2], {0: ["I-11"], 1: ["II-14", "II-3"], 2: ["I-1"]})
    assert game.result == Result((1,), (2, 3, 1))


def test_token_points_count() -> None:
    game = ended(2, [0, 1], {1: ["I-11"]})
    game.state.points[0] = 6
    assert game.result == Result((0,), (6, 2))


def test_four_bonus_cards_of_three() -> None:
    parties = {"p0": {"ammo": 2}, "p1": {"gas": 2}, "p2": {"adrenaline": 2}, "p3": {"survivors": 3}}
    game = ended(4, [0, 1, 2, 3], {}, **parties)
    assert game.result == Result((3,), (3, 3, 3, 3))  # the tie goes to most survivors
    assert [(line["seat"], line["most"]) for line in told(game, "bonus")] == [
        (0, "ammo"),
        (1, "gas"),
        (2, "adrenaline"),
        (3, "survivors"),
    ]


def test_no_bonus_on_a_tie_for_most() -> None:
    game = ended(3, [0, 1, 2], {2: ["I-1"]}, p0={"ammo": 5}, p1={"ammo": 5})
    assert bonus_holders(game.state) == [-1, -1, -1, -1]
    assert game.result == Result((2,), (0, 0, 1))


def test_the_dead_get_no_bonus_and_no_points() -> None:
    game = ended(3, [0, 1], {0: ["I-1"]}, p2={"ammo": 9})
    assert game.result == Result((0,), (1, 0, 0))


def test_no_bonus_cards_for_a_single_survivor() -> None:
    game = ended(2, [1], {1: ["I-1"]}, p1={"ammo": 9})
    assert game.result == Result((1,), (0, 1))


def test_a_tie_goes_to_most_survivors() -> None:
    # Three survivors are most, so the bonus goes there; the cards make the points equal.
    game = ended(2, [0, 1], {1: ["I-1", "I-11"]}, p0={"survivors": 3})
    assert game.result == Result((0,), (3, 3))


def test_then_the_victory_is_shared() -> None:
    game = ended(3, [0, 1, 2], {0: ["I-1"], 2: ["I-2"]})
    assert game.result == Result((0, 2), (1, 0, 1))
    assert [line["seat"] for line in told(game, "victory")] == [0, 2]


def test_solo_points_and_sets() -> None:
    """«Изменения для 1 участника»: a point for each set of survivor, gas, ammunition and adrenaline."""
    game = ended(1, [0], {0: ["I-1", "I-11"]}, p0={"survivors": 4, "ammo": 3, "gas": 2, "adrenaline": 7})
    assert game.result == Result((0,), (3 + 2,))


def test_solo_death_is_no_win_and_no_points() -> None:
    game = ended(1, [], {})
    assert game.result == Result((), (0,))
    assert game.facts()["title"] == 0


@pytest.mark.parametrize(
    ("score", "rung"),
    [(0, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (18, 4), (19, 5), (21, 5), (22, 6), (60, 6)],
)
def test_the_ladder(score: int, rung: int) -> None:
    """«Шкала крутизны»: the thresholds are the rulebook's, the titles ours."""
    assert title(score) == rung


def test_the_game_ends_after_the_eighth_round() -> None:
    game = ended(2, [0, 1], {})
    assert game.choice is None
    assert game.state.round == 8


def test_a_player_left_alone_plays_the_remaining_rounds() -> None:
    """docs/hitzroad.md, 1: and wins only if alive at the end."""
    game = HitZRoad.new({"players": 2}, 3)
    state = game.state
    state.order, state.turn, state.step = [1], 1, "choose"
    state.survivors[0] = 0
    state.asks, state.asked, state.values = "", -1, ()
    game.run()
    assert (state.round, state.tolls) == (2, [0, 2, 4])
    assert game.result is None
    party(game, 1, survivors=7, ammo=20, adrenaline=20)
    while game.choice is not None:
        assert game.choice.seat == 1
        assert game.choice.prompt.id != "hitzroad-ask-bid"
        game.pick(0)
    assert game.result is not None
    assert game.result.winners == ((1,) if state.survivors[1] else ())
    assert state.round == 8 or not state.survivors[1]


def test_facts_of_a_finished_game() -> None:
    game = ended(1, [0], {0: ["I-1"]}, p0={"survivors": 1})
    facts = game.facts()
    assert facts["scores"] == [2]
    assert facts["alive"] == [True]
    assert facts["survivors"] == [1]
    assert (facts["title"], facts["rounds"], facts["winners"]) == (1, 8, [0])
