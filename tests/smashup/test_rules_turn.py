"""«Вот как это делается»: the five phases of a turn, talents, extra cards, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from potasovka.core import BadSetup
from potasovka.core.replay import replay
from potasovka.smashup import SmashUp
from smashup.helpers import board, expects, refuses, scene, within

pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.parametrize("order", [("Steam Man", "Zeppelin"), ("Zeppelin", "Steam Man")])
def test_one_minion_and_one_action_in_any_order(order: tuple[str, str]) -> None:
    """«Вот как это делается», 2: one of each."""
    s = scene("Toy Meadow", "Toy Valley: A Venus Man Trap", a="2 Steam Man, 2 Zeppelin")
    s.play(order[0], at="Toy Meadow").play(order[1], at="Toy Meadow")
    assert board(s)["Toy Meadow"] == "A Steam Man 4 | A Zeppelin"
    refuses(s, "play Steam Man", "play Zeppelin")


def test_no_second_minion_and_no_second_action() -> None:
    """«Вот как это делается», 2."""
    s = scene("Workshop", "Toy Valley", a="2 Steam Man, 2 Scrap Diving")
    s.play("Steam Man", at="Workshop")
    refuses(s, "play Steam Man")
    assert s.why_not("Steam Man") == "why-no-slot"
    s = scene("Workshop", "Toy Valley", a="2 Steam Man, 2 Scrap Diving")
    s.play("Scrap Diving")
    refuses(s, "play Scrap Diving")


def test_nothing_need_be_played() -> None:
    """«Вот как это делается», 2."""
    s = scene("Workshop", "Toy Valley", a="Steam Man, Scrap Diving", deck_a="2 Ghost")
    s.end_turn()
    assert (s.asked, s.hand("A")) == ("B", ["Ghost", "Ghost", "Scrap Diving", "Steam Man"])


def test_a_minion_is_played_at_any_base_with_its_text() -> None:
    """«Как сыграть приспешника»."""
    s = scene("Workshop", "Toy Valley", a="Ghost, Scrap Diving")
    s.choose("play Ghost")
    expects(s, "A", "ask-play-where", "Workshop", "Toy Valley")
    s.choose("Toy Valley")
    expects(s, "A", "ask-discard", "Scrap Diving", "pass")


def test_a_standard_action_goes_to_the_discard_pile_and_others_stay() -> None:
    """«Как сыграть действие»; «Обычное действие»."""
    s = scene(
        "Workshop: A Ghost",
        "Toy Valley",
        a="Scrap Diving, Zeppelin, Incorporeal, Steam Man",
        plays="action, action, action, minion",
    )
    s.play("Scrap Diving").play("Zeppelin", at="Workshop").play("Incorporeal")
    assert s.discard("A") == ["Scrap Diving"]
    assert board(s)["Workshop"] == "A Ghost 2 [A Incorporeal] | A Zeppelin"


def test_draw_two_cards_and_no_more() -> None:
    """«Возьми две карты»."""
    s = scene("Workshop", "Toy Valley", a="Steam Man", deck_a="Ghost, Spirit, Sprout")
    s.end_turn()
    assert (s.hand("A"), s.deck("A")) == (["Ghost", "Spirit", "Steam Man"], ["Sprout"])


def test_over_ten_cards_the_player_chooses_what_to_discard() -> None:
    """«Возьми две карты»: ten cards after drawing."""
    s = scene("Workshop", "Toy Valley", a="9 Scrap Diving, Steam Man", deck_a="Ghost, Spirit")
    s.end_turn()
    assert (s.asked, s.prompt, sorted(s.options)) == ("A", "ask-hand-limit", ["Ghost", "Scrap Diving", "Spirit"])
    s.choose("Ghost", "Spirit")
    assert (s.asked, s.discard("A"), len(s.hand("A"))) == ("B", ["Ghost", "Spirit"], 10)


def test_ten_cards_are_kept() -> None:
    """«Возьми две карты»."""
    s = scene("Workshop", "Toy Valley", a="8 Scrap Diving", deck_a="Ghost, Spirit")
    s.end_turn()
    assert (s.asked, len(s.hand("A"))) == ("B", 10)


def test_an_empty_deck_is_made_anew_in_the_middle_of_drawing() -> None:
    """«Возьми две карты»: the discard pile is shuffled only when a card is needed."""
    s = scene("Workshop", "Toy Valley", a="Steam Man", deck_a="Ghost", discard_a="3 Spirit")
    s.end_turn()
    assert (s.hand("A"), len(s.deck("A")), s.discard("A")) == (["Ghost", "Spirit", "Steam Man"], 2, [])
    s = scene("Workshop", "Toy Valley", a="Steam Man", deck_a="2 Ghost", discard_a="3 Spirit")
    s.end_turn()
    assert (s.deck("A"), s.discard("A")) == ([], ["Spirit"] * 3)


def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    """«Всё остальное» (all the rest)."""
    s = scene("Workshop", "Toy Valley", a="Steam Man", b="Ghost")
    s.end_turn()
    assert (s.asked, s.hand("A")) == ("B", ["Steam Man"])


def test_a_table_where_nobody_can_do_anything_does_not_hang() -> None:
    """«Всё остальное» (all the rest): nothing breaks."""
    with within(5):
        scene("Workshop: A Ghost", "Toy Valley", a="", b="")


LAST = """
turn: A play
base: Workshop
base: Toy Valley
hand A: Ghost
hand B: Spirit
deck A: 4 Spirit
deck B: 4 Spirit
"""
"""A can play one minion, and nothing more."""


@pytest.mark.parametrize("ask_end", [False, True])
def test_a_turn_ends_by_itself_after_the_last_possible_play_unless_its_player_is_to_say_so(ask_end: bool) -> None:
    """docs/rules-decisions.md, "Turn and plays"; what is said to end it makes no other difference."""
    game = SmashUp.new({"position": LAST, "ask_end": ask_end}, 1)
    for key in ("play:ghost", "base:workshop"):
        game.answer(key)
    if ask_end:
        assert game.choice is not None
        assert (game.choice.seat, game.choice.keys) == (0, ["end"])
        game.answer("end")
    assert game.choice is not None
    assert game.choice.seat == 1
    assert game.view(None) == _after_last()
    assert replay(game.record()).state_digest() == game.state_digest()


def _after_last() -> dict[str, Any]:
    game = SmashUp.new({"position": LAST}, 1)
    for key in ("play:ghost", "base:workshop"):
        game.answer(key)
    return game.view(None)


def test_a_setup_says_who_ends_a_turn_only_if_somebody_did() -> None:
    assert "ask_end" not in SmashUp.new({"players": 2}, 1).setup
    for said in (True, False):
        assert SmashUp.new({"players": 2, "ask_end": said}, 1).setup["ask_end"] is said
    for wrong in (1, "yes", None):
        with pytest.raises(BadSetup, match="ask_end must be true or false"):
            SmashUp.new({"players": 2, "ask_end": wrong}, 1)


def test_turns_pass_clockwise() -> None:
    """«Конец хода»."""
    s = scene("Workshop", "Toy Valley", turn="C", a="Ghost", b="Ghost", c="Ghost")
    seen = [s.asked]
    for _ in range(3):
        s.end_turn()
        seen.append(s.asked)
    assert seen == ["C", "A", "B", "C"]


def test_plays_and_talents_are_there_again_next_turn() -> None:
    """«Самое главное»; «Талант»: once in each of one's turns."""
    s = scene("Workshop: A Venus Man Trap", "Toy Valley", a="2 Steam Man, 2 Scrap Diving", deck_a="9 Sprout", b="Ghost")
    s.talent("Venus Man Trap").play("Steam Man", at="Toy Valley")
    refuses(s, "talent Venus Man Trap")
    s.end_turn().end_turn()
    while s.prompt != "ask-menu":
        s.choose("no")
    assert "talent Venus Man Trap" in s.options
    assert s.why_not("Steam Man") == ""


def test_a_talent_is_not_there_on_other_turns() -> None:
    """«Талант»."""
    s = scene("Workshop: A Venus Man Trap", "Toy Valley", turn="B", a="Ghost")
    refuses(s, "talent Venus Man Trap")


def test_a_talent_need_not_be_used() -> None:
    """«Как применить свойство»; «Талант»."""
    s = scene("Workshop: A Venus Man Trap", "Toy Valley", a="Scrap Diving", deck_a="9 Sprout")
    s.end_turn()
    assert (s.asked, s.minions("Workshop")) == ("B", ["Venus Man Trap"])


def test_a_base_that_may_be_used_on_ones_turn_is_used_once_a_turn_by_each_player() -> None:
    """«В твой ход» (on your turn): rules-decisions, a base's "on your turn, you may"."""
    s = scene("Toy Well", "Toy Valley", a="Scrap Diving", deck_a="4 Ghost", b="Spirit", deck_b="4 Ghost")
    s.choose("use Toy Well")
    assert s.hand("A") == ["Ghost", "Scrap Diving"]
    refuses(s, "use Toy Well")
    s.end_turn()
    s.choose("use Toy Well")
    assert s.hand("B") == ["Ghost", "Spirit"]


def test_until_my_next_turn_spans_the_turns_of_others_and_ends_before_my_start() -> None:
    """«Начало хода» (WWT, start of a turn)."""
    s = scene("Workshop: A Steam Man", "Toy Valley", a="Toy Bless, Ghost", b="Ghost")
    s.play("Toy Bless").end_turn()
    assert (s.asked, s.power("Steam Man")) == ("B", 5)
    s.end_turn()
    assert (s.asked, s.power("Steam Man")) == ("A", 3)


def test_all_start_of_turn_abilities_happen_in_the_order_of_the_current_player() -> None:
    """«Начало хода»: all of them; «Всё остальное»: the current player orders."""
    s = scene(
        "Workshop: A Water Lily, A Ghost [Choking Vines] | A Entangled",
        "Toy Valley",
        turn="A start",
        a="Scrap Diving",
        deck_a="Spirit",
    )
    assert (s.asked, s.prompt) == ("A", "ask-order")
    faces = [option["ref"]["face"] for option in s.game.view(0)["choice"]["options"]]
    assert sorted(faces) == ["choking_vines", "entangled", "water_lily"]  # each can be read before it is chosen
    assert sorted(s.options) == ["Choking Vines", "Entangled", "Water Lily"]
    s.choose("Entangled", "Water Lily")
    assert (board(s)["Workshop"], s.hand("A")) == ("A Water Lily 3", ["Scrap Diving", "Spirit"])


def test_abilities_of_other_players_do_not_happen_at_my_start_of_turn() -> None:
    """«Начало хода»: of *your* turn."""
    s = scene(
        "Workshop: B Water Lily, A Ghost [B Choking Vines] | B Entangled",
        "Toy Valley",
        turn="A start",
        a="Scrap Diving",
        deck_b="Spirit",
    )
    assert (board(s)["Workshop"], s.hand("B")) == (
        "A Ghost 2 [B Choking Vines], B Water Lily 3 | B Entangled",
        ["Ghost"],
    )


def test_an_extra_card_outside_the_play_phase_is_played_at_once_or_lost() -> None:
    """«Всё остальное»: outside Play Cards extras cannot be kept."""
    s = scene(
        "Toy Meadow: A Toy Four, B Toy Three",
        "Toy Valley",
        turn="A score",
        a="Toy Call, Toy One",
        deck_a="4 Ghost",
        base_deck="Toy Hill",
    )
    s.choose("special Toy Call")
    expects(s, "A", "ask-play-extra", "Toy One", "pass")
    s.choose("pass")
    assert (s.hand("A").count("Toy One"), s.points("A")) == (1, 5)


def test_an_extra_card_of_a_special_is_played_at_once_where_it_says() -> None:
    """«Я первый!»."""
    s = scene(
        "Toy Meadow: A Toy Three, B Toy Three",
        "Toy Valley",
        turn="A score",
        a="Toy Call, Toy One",
        deck_a="4 Ghost",
        base_deck="Toy Hill",
    )
    s.choose("special Toy Call", "Toy One")
    assert (s.points("A"), s.points("B")) == (5, 3)


def test_a_card_that_may_be_played_only_in_a_window_is_not_offered_on_the_turn() -> None:
    """«Спецсвойство»: the text says when."""
    s = scene("Toy Meadow", "Toy Valley", a="Toy Call, Toy One")
    assert s.why_not("Toy Call") != ""
    refuses(s, "play Toy Call")


def test_unused_extra_cards_are_lost_at_the_end_of_the_phase() -> None:
    """«Добавочные карты»: in the same turn."""
    s = scene(
        "Toy Valley",
        "Workshop",
        a="Insta-Grow, 3 Steam Man, Scrap Diving",
        b="Scrap Diving, Ghost",
        deck_a="4 Ghost",
        deck_b="4 Ghost",
    )
    s.play("Insta-Grow").end_turn().end_turn()
    s.play("Steam Man", at="Toy Valley")
    assert s.why_not("Steam Man") == "why-no-slot"


@pytest.mark.parametrize(("points", "winner"), [("A 15, B 14", 0), ("A 15, B 17", 1), ("A 14, B 14", None)])
def test_fifteen_points_at_the_end_of_any_turn_end_the_game_and_most_points_win(
    points: str, winner: int | None
) -> None:
    """«Цель игры»; «Игра окончена»."""
    s = scene("Toy Valley", "Workshop", a="Steam Man", points=points)
    s.end_turn()
    result = s.game.result
    assert (None if result is None else result.winners) == (None if winner is None else (winner,))


def test_a_tie_for_most_points_plays_on_until_somebody_leads() -> None:
    """«Игра окончена»: there are no draws."""
    s = scene("Toy Valley", "Workshop", a="Steam Man", b="Shady Deal, Ghost", points="A 15, B 15")
    s.end_turn()
    assert s.game.result is None
    s.play("Shady Deal").end_turn()
    result = s.game.result
    assert result is not None
    assert (result.winners, result.scores) == ((1,), (15, 16))


def test_three_players_tied_below_the_leader_do_not_matter() -> None:
    """«Игра окончена»."""
    s = scene("Toy Valley", "Workshop", a="Steam Man", c="Ghost", points="A 15, B 15, C 18")
    s.end_turn()
    result = s.game.result
    assert result is not None
    assert result.winners == (2,)


def test_nothing_can_be_answered_after_the_end() -> None:
    """«Игра окончена»."""
    s = scene("Toy Valley", "Workshop", a="Steam Man", points="A 15, B 3")
    s.end_turn()
    with pytest.raises(ValueError, match="over"):
        s.game.pick(0)
    with pytest.raises(ValueError, match="over"):
        s.game.answer("end")
