"""HZR «Маршрут», «Если вы потеряли товарища», the smaller games."""

from __future__ import annotations

import pytest

from hitzroad.helpers import QUIET_CARD, answer, asked, black, has, keys, lay, on_card, party, script_used_up, told, won
from potasovka.core import ScriptedRng
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.cards import CARDS, NUMBER
from potasovka.hitzroad.deck import tolls

QUIET = ["I-1", "I-2", "I-3", "II-1", "II-2", "II-3", "III-1", "I-17"]


def choosing(players: int, tolls: list[int] | None = None, first: tuple[str, ...] = (), **everybody: int) -> HitZRoad:
    """A game where seat 0 is first to choose among routes of quiet cards, or of these cards first."""
    game = HitZRoad.new({"players": players}, 1)
    lay(game, *first, *[card for card in QUIET if card not in first][: len(game.state.road) - len(first)])
    state = game.state
    state.order, state.turn, state.step = list(range(players)), 0, "choose"
    if tolls is not None:
        state.tolls = tolls
    for seat in range(players):
        party(game, seat, **everybody)
    state.rng = ScriptedRng([])
    game.run()
    return game


def test_routes_are_chosen_in_order_and_only_once() -> None:
    """«Маршрут»: one of the routes left."""
    game = choosing(4)
    assert keys(game) == ["route:1", "route:2", "route:3", "route:4"]
    answer(game, "route:2")
    assert keys(game) == ["route:1", "route:3", "route:4"]
    answer(game, "route:4")
    assert keys(game) == ["route:1", "route:3"]
    answer(game, "route:1")
    assert [won(game, seat) for seat in range(4)] == [
        ["I-3", "II-1"],
        ["III-1", "I-17"],
        ["I-1", "I-2"],
        ["II-2", "II-3"],
    ]


def test_the_two_cards_are_played_left_to_right() -> None:
    game = answer(choosing(2), "route:2")
    assert [line["card"] for line in told(game, "arrives")] == ["I-3", "II-1"]


def test_scavenge_event_battle_in_this_order() -> None:
    """«Маршрут», 1–3: what lies there can pay for the event, and what the event leaves fights."""
    game = on_card("I-16", ammo=0, gas=0, adrenaline=0)
    kinds = [event.kind.removeprefix("hitzroad-log-") for event in game.log]
    assert kinds == ["arrives", "finds", "token", "zombies"]
    assert keys(game) == ["fire:0", "fire:1"]


def test_routes_nobody_took_go_into_the_box() -> None:
    game = answer(choosing(2), "route:1", "route:2")
    assert {"II-2", "II-3"} <= {CARDS[card].id for card in game.state.box}
    assert game.state.round == 2


@pytest.mark.parametrize(
    ("players", "alive", "costs"),
    [
        (4, 4, [0, 0, 0, 0]),
        (4, 3, [0, 0, 0, 2]),
        (4, 2, [0, 0, 2, 4]),
        (4, 1, [0, 0, 2, 4]),
        (3, 3, [0, 0, 0]),
        (3, 2, [0, 0, 2]),
        (3, 1, [0, 2, 4]),
        (2, 2, [0, 0, 2]),
        (2, 1, [0, 2, 4]),
        (1, 1, [-2, 0, 2]),
    ],
)
def test_keys_by_players_and_how_many_are_left(players: int, alive: int, costs: list[int]) -> None:
    """«Если вы потеряли товарища»; «2 участника»; docs/hitzroad.md, 4 for three routes."""
    assert tolls(players, alive) == costs


def test_a_key_is_paid_before_the_first_card() -> None:
    """«Если вы потеряли товарища»."""
    game = choosing(4, [0, 0, 2, 4])
    answer(game, "route:4")
    assert asked(game) == "pay-key"
    assert told(game, "arrives") == []
    assert len(keys(game)) == 15
    answer(game, "pay:4gas")
    assert has(game)[2] == 0 + 1  # I-17 brings one of each
    assert won(game) == ["III-1", "I-17"]


def test_who_cannot_pay_cannot_choose_it() -> None:
    """«Если вы потеряли товарища»: not enough resources, not this route."""
    game = choosing(4, [0, 0, 2, 4], ammo=1, gas=1, adrenaline=1)
    assert keys(game) == ["route:1", "route:2", "route:3"]
    game = choosing(4, [0, 0, 2, 4], ammo=1, gas=0, adrenaline=0)
    assert keys(game) == ["route:1", "route:2"]


def test_two_players_have_a_key_on_the_third_route() -> None:
    """«Изменения для 2 участников»."""
    assert HitZRoad.new({"players": 2}, 5).state.tolls == [0, 0, 2]


def test_elimination_takes_cards_tokens_and_marker() -> None:
    """«Если вы потеряли товарища»."""
    game = on_card("II-6", players=3, survivors=1, map=1, school_bus=1, exterminator=True)
    state = game.state
    assert state.order == [1, 2]
    assert has(game) == (0, 0, 0, 0)
    assert not any(state.tokens)
    assert not state.exterminator[0]
    assert NUMBER["II-6"] in state.box


def test_won_cards_of_the_dead_go_into_the_box() -> None:
    game = choosing(3, first=("I-1", "II-6"), survivors=1)
    answer(game, "route:1")
    assert won(game) == []
    assert {"I-1", "II-6"} <= {CARDS[card].id for card in game.state.box}
    assert told(game, "wins")[-1]["card"] == "I-1"


def test_the_end_of_the_party_on_card_one_ends_the_route() -> None:
    """docs/hitzroad.md, 3."""
    game = on_card("II-6", "I-1", players=2, survivors=1)
    assert [line["card"] for line in told(game, "arrives")] == ["II-6"]
    assert NUMBER["I-1"] in game.state.box


def test_the_key_comes_with_the_next_round() -> None:
    """«Со следующего раунда»: a death changes nothing in its own round."""
    game = choosing(4, first=("II-6",), survivors=1)
    answer(game, "route:1")
    assert game.state.order == [1, 2, 3]
    assert game.state.tolls == [0, 0, 0, 0]
    answer(game, "route:2", "route:3")  # the last route goes to the last player without a question
    assert game.state.round == 2
    assert game.state.tolls == [0, 0, 0, 2]


def test_the_others_go_on_in_their_order() -> None:
    game = on_card("II-6", players=4, survivors=1)
    assert game.choice is not None
    assert game.choice.seat == 1
    assert game.state.order == [1, 2, 3]


def test_an_event_that_kills_the_leader_ends_the_card() -> None:
    """Bad luck mid-card: no battle, no points, no tokens."""
    game = on_card("III-13", survivors=1, script=black("blank"))
    assert told(game, "zombies") == []
    assert told(game, "out") != []
    assert game.choice is None
    assert game.result is not None
    assert game.result.winners == ()
    assert script_used_up(game)


def test_fleeing_from_card_one_still_leads_to_card_two() -> None:
    """docs/hitzroad.md, 3."""
    game = answer(on_card("I-13", "I-1"), "fire:0", "flee")
    assert won(game) == ["I-1"]


def solo(*cards: str, **mine: int) -> HitZRoad:
    """A solo game whose first road is made of these six cards, lying as the rules want."""
    game = HitZRoad.new({"players": 1}, 1)
    lay(game, *cards)
    game.state.hidden = [True, True, False, True, False, False]
    game.state.rng = ScriptedRng([])
    game.state.step = "choose"
    party(game, 0, **mine)
    game.log.clear()
    game.run()
    return game


SOLO = ("I-1", "I-2", "I-3", "II-1", QUIET_CARD, "II-3")


def lies(game: HitZRoad) -> list[list[str]]:
    return [[slot["lies"] for slot in route["cards"]] for route in game.view(0)["routes"]]


def test_solo_routes_are_hidden_half_hidden_and_open() -> None:
    """«Изменения для 1 участника»."""
    game = HitZRoad.new({"players": 1}, 9)
    assert lies(game) == [["hidden", "hidden"], ["open", "hidden"], ["open", "open"]]
    laid = told(game, "laid")
    assert [line["first"] is None for line in laid] == [True, False, False]
    assert [line["second"] is None for line in laid] == [True, True, False]


def test_solo_the_blind_route_pays_two_before_its_cards_are_turned() -> None:
    """«Изменения для 1 участника»."""
    game = answer(solo(*SOLO), "route:1")
    assert asked(game) == "blind"
    assert told(game, "turned") == []
    assert lies(game)[0] == ["hidden", "hidden"]
    assert len(keys(game)) == 6
    answer(game, "take:1gas+1adrenaline")
    assert [line["card"] for line in told(game, "turned")] == ["I-1", "I-2"]
    assert has(game) == (5, 4 + 4 + 2, 4 + 1 + 1, 4 + 1)


def test_solo_the_second_route_costs_nothing() -> None:
    game = answer(solo(*SOLO), "route:2")
    assert [line["card"] for line in told(game, "turned")] == ["II-1"]
    assert won(game) == ["I-3", "II-1"]


def test_solo_the_open_route_costs_two() -> None:
    game = answer(solo(*SOLO), "route:3")
    assert asked(game) == "pay-key"
    answer(game, "pay:2ammo")
    assert has(game) == (5, 2, 8, 5)


def test_solo_who_cannot_pay_cannot_take_the_open_route() -> None:
    game = solo(*SOLO, ammo=1, gas=0, adrenaline=0)
    assert keys(game) == ["route:1", "route:2"]


def test_solo_the_four_other_cards_leave_unseen_if_they_lay_face_down() -> None:
    """docs/hitzroad.md, 4: the remaining cards are removed; what lay face down stays unknown."""
    game = answer(solo(*SOLO), "route:3", "pay:2ammo")
    state = game.state
    assert {NUMBER["I-1"], NUMBER["I-2"], NUMBER["II-1"]} <= set(state.aside)
    assert NUMBER["I-3"] in state.box
    assert state.round == 2
