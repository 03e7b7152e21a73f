"""«Пояснения по картам» of the box: each explanation is a test."""

from __future__ import annotations

import pytest

from smashup.helpers import board, expects, refuses, scene
from smashup.what_were_we_thinking.table import drawn, horrors


def test_the_base_idaho_smith_added_is_replaced_like_any_other_so_that_there_is_one_more() -> None:
    s = scene(
        "Workshop: A Spectre, A General Ivan",
        "Haunted House",
        a="Idaho Smith, Scrap Diving",
        deck_a="4 Sprout",
        base_deck="City of Gold, Tsar's Palace",
    )
    s.play("Idaho Smith", at="Workshop").choose("yes", "Spectre", "General Ivan").end_turn()
    assert s.bases() == ["Workshop", "Haunted House", "Tsar's Palace"]
    assert (s.points("A"), s.where("Idaho Smith")) == (3, "discard")
    s.done()


def test_crypt_looter_comes_also_when_a_base_is_replaced_under_its_minions() -> None:
    s = scene(
        "Workshop: B Ghost, A Spirit",
        "Haunted House",
        turn="B",
        a="Crypt Looter, Ghost",
        b="Not in Kansas, Steam Man",
        base_deck="Secret Grove",
    )
    s.play("Not in Kansas").choose("Workshop")
    expects(s, "A", "ask-special", "special Crypt Looter", "pass")
    s.choose("special Crypt Looter")
    assert board(s) == {"Secret Grove": "A Crypt Looter 3, A Spirit 3, B Ghost 2", "Haunted House": ""}
    s.done()


def test_forgotten_horrors_draws_once_for_an_action_that_moves_several_minions() -> None:
    s = horrors(
        "Workshop: | A Forgotten Horrors",
        "Secret Grove: A 3 Ghost",
        "Haunted House: A Spirit",
        a="Whirlwinds, Sprout, Carried Away",
        plays="action, minion",
    )
    s.play("Whirlwinds").choose("Ghost #1", "Ghost #1", "Ghost #1", "Spirit")
    s.choose("Workshop", "Workshop", "Workshop", "Secret Grove")
    expects(s, "A", "ask-transfer-where", "Secret Grove", "Haunted House")
    s.choose("Secret Grove")  # to where another minion of the same card came
    assert (drawn(s), s.actions("Secret Grove")) == (1, ["Forgotten Horrors"])
    s.done()


def test_forgotten_horrors_draws_once_for_a_minion_that_moves_others_to_its_base() -> None:
    s = horrors("Workshop: | A Forgotten Horrors", "Secret Grove: A Ghost", a="Twister, Sprout, Carried Away")
    s.play("Twister", at="Workshop").choose("Ghost")
    assert (s.minions("Workshop"), drawn(s)) == (["Ghost", "Twister"], 1)
    assert s.actions("Secret Grove") == ["Forgotten Horrors"]
    s.done()


def test_forgotten_horrors_draws_once_for_a_talent_in_the_turn_its_card_was_played() -> None:
    s = horrors("Workshop: | A Forgotten Horrors", "Secret Grove: A Ghost, A Spirit", a="Zeppelin, 2 Sprout")
    s.play("Zeppelin", at="Secret Grove")
    assert drawn(s) == 0
    s.talent("Zeppelin").choose("Ghost")
    assert (drawn(s), s.actions("Secret Grove")) == (1, ["Forgotten Horrors", "Zeppelin"])
    s.done()


def test_forgotten_horrors_draws_nothing_for_a_talent_of_a_card_played_in_an_earlier_turn() -> None:
    s = horrors("Workshop: | A Forgotten Horrors", "Secret Grove: A Ghost, A Spirit | A Zeppelin")
    s.talent("Zeppelin").choose("Ghost")
    assert (s.minions("Workshop"), drawn(s), s.actions("Workshop")) == (["Ghost"], 0, ["Forgotten Horrors"])
    s.done()


def test_group_hug_is_counted_once_whatever_comes_or_goes_and_stays_when_its_minion_moves() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Mechanic",
        "The Greenhouse: A Spectre",
        a="Group Hug, 2 Carried Away, 2 Steam Queen",
        plays="action, action, action, minion, minion",
    )
    s.play("Group Hug").choose("Ghost")
    assert s.power("Ghost") == 4
    s.play("Steam Queen", at="Workshop").play("Carried Away").choose("Spirit")
    assert s.power("Ghost") == 4
    s.play("Carried Away").choose("Ghost")
    assert board(s)["The Greenhouse"] == "A Ghost 4, A Spectre 5, B Spirit 3"
    s.done()


def test_lost_city_lets_a_minion_be_played_even_if_something_else_has_chosen_the_base() -> None:
    s = scene(
        "City of Gold: A 3 General Ivan",
        "Workshop",
        turn="B score",
        a="Lost City, Steam Queen",
        b="Lost City, Scrap Diving",
        deck_b="4 Sprout",
        base_deck="Secret Grove, Tsar's Palace, The Greenhouse",
    )
    s.choose("special Lost City", "Tsar's Palace")
    expects(s, "A", "ask-special", "special Lost City", "pass")
    s.choose("special Lost City", "Steam Queen")
    assert board(s) == {"Tsar's Palace": "A Steam Queen 5", "Workshop": ""}
    s.done()


def test_lovey_bear_stays_as_it_is_among_weaker_rivals() -> None:
    s = scene("Workshop: A Lovey Bear, B Ghost, B Snuggly Bear", "The Greenhouse: B Steam Queen", a="Sprout")
    assert board(s)["Workshop"] == "A Lovey Bear 3, B Ghost 2, B Snuggly Bear 1"
    s.done()


def test_several_snuggly_bears_may_join_one_minion() -> None:
    s = scene("Workshop", "The Greenhouse", a="Steam Queen, 3 Snuggly Bear, Scrap Diving")
    s.play("Steam Queen", at="Workshop").choose("special Snuggly Bear", "special Snuggly Bear")
    expects(s, "A", "ask-special", "special Snuggly Bear", "pass")
    s.choose("pass")
    assert board(s)["Workshop"] == "A Snuggly Bear 1, A Snuggly Bear 1, A Steam Queen 5"
    s.done()


def test_bear_picnic_does_not_forbid_minions_that_their_player_does_not_own() -> None:
    s = scene(
        "Workshop: | A Bear Picnic",
        "The Greenhouse",
        turn="B",
        b="Sprout of A, Sprout of C, Groupie, Scrap Diving",
        c="Ghost",
        plays="minion, minion, minion",
    )
    s.play("sprout@of0", at="The Greenhouse").play("sprout@of2", at="The Greenhouse").play("Groupie")
    assert board(s) == {"Workshop": "B Groupie 2 | A Bear Picnic", "The Greenhouse": "B Sprout 2, B Sprout 2"}
    s.done()


def test_turn_up_to_11_changes_the_starting_value_and_other_effects_count_from_there() -> None:
    s = scene("Workshop: | B Turn Up to 11", "City of Gold", a="Favor of Zeus, Sprout")
    s.play("Favor of Zeus").choose("Workshop")
    assert (s.breakpoint("Workshop"), s.breakpoint("City of Gold")) == (16, 16)  # 21 - 5, and as printed
    s.done()


def test_overgrowth_sets_the_breakpoint_to_0_over_turn_up_to_11() -> None:
    s = scene(
        "Workshop: A Ghost | A Turn Up to 11, A Overgrowth",
        "The Greenhouse",
        turn="A start",
        a="Sprout",
        deck_a="2 Ghost",
    )
    assert s.breakpoint("Workshop") == 0
    s.done()


def test_cuddle_does_not_cancel_the_actions_on_its_minion() -> None:
    s = scene(
        "Workshop: A Lovey Bear [A Incorporeal, A Expanded Power], B General Ivan",
        "The Greenhouse",
        a="Cuddle, Sprout",
        b="Carried Away, Sprout",
    )
    assert s.power("Lovey Bear") == 7
    s.play("Cuddle", on="Lovey Bear").end_turn()
    assert s.power("Lovey Bear") == 4  # its own text is gone, Expanded Power is not
    s.play("Carried Away").choose("Lovey Bear")
    assert s.where("Lovey Bear") == "Workshop"  # nor is Incorporeal
    s.done()


@pytest.mark.parametrize("held", [0, 1, 2])
def test_attic_treasures_with_fewer_than_three_cards_puts_down_all_and_draws_three(held: int) -> None:
    hand = f"Attic Treasures, {held} Spirit" if held else "Attic Treasures"
    s = scene("Workshop: A Granny", "The Greenhouse", a=hand, deck_a="4 Mechanic")
    s.play("Attic Treasures")
    assert (s.hand("A"), s.deck("A")) == (["Mechanic"] * 3, ["Mechanic"] + ["Spirit"] * held)
    refuses(s, "play Spirit")
    s.done()
