"""Rulings about the cards of the anniversary box that are not shown with their factions."""

from __future__ import annotations

from potasovka.smashup.engine import telling, triggers
from potasovka.smashup.engine.terms import MOVED, Happened, Waiting
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene


def test_ruling_111_hello_dolly_copies_make_contact_without_its_condition() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit", "Haunted House: B Sprout", a="Make Contact", b="Hello, Dolly!, Zeppelin, Ghost"
    )
    s.play("Make Contact", on="Spirit")
    s.choose("special:hello_dolly@make_contact", "A Ghost")
    assert (s.controller("Ghost"), s.controller("Spirit")) == ("B", "A")
    assert s.attached("Ghost") == ["Hello, Dolly!"]


def test_ruling_153_counting_sheep_answers_a_rise_anywhere_and_later_minions_get_nothing() -> None:
    s = Scenario("""
        turn: B
        base: Workshop
          A: Ghost
          on base: A Counting Sheep
        base: Secret Grove
          B: Spirit
        hand A: Water Lily
        hand B: Favor of Ares, Water Lily
    """)
    s.play("Favor of Ares")
    assert (s.power("Spirit"), s.power("Ghost")) == (6, 3)


def test_ruling_157_black_sheep_is_moved_by_its_own_player_so_protection_does_not_stop_it() -> None:
    s = scene("Workshop: B Black Sheep [B Incorporeal]", "Haunted House", a="Water Lily, Zeppelin")
    s.play("Water Lily", at="Workshop")
    assert board(s) == {"Workshop": "A Water Lily 3", "Haunted House": "B Black Sheep 4 [B Incorporeal]"}


def test_ruling_159_a_destroyed_shearing_does_not_come_back() -> None:
    s = scene("Workshop: B Spirit [A Shearing]", "Haunted House", turn="B", a="Ghost", b="Bear Necessities, Zeppelin")
    s.play("Bear Necessities")
    assert (s.discard("A"), s.hand("A"), s.power("Spirit")) == (["Shearing"], ["Ghost"], 3)


def test_ruling_171_a_minion_played_to_ultimate_song_has_no_abilities_this_turn() -> None:
    s = scene("Workshop: A Ghost", "Haunted House: A Spirit", a="Ultimate Song", b="Bear Cavalry, Mechanic")
    s.play("Ultimate Song").choose("Workshop")
    assert board(s) == {"Workshop": "A Ghost 2, B Bear Cavalry 3", "Haunted House": "A Spirit 3"}
    assert s.hand("B") == ["Mechanic"]


def test_ruling_223_both_counters_of_fighting_spirit_prize_may_lie_on_one_minion() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Haunted House", a="Fighting Spirit Prize, Zeppelin", deck_a="4 Sprout")
    s.play("Fighting Spirit Prize")
    assert (s.counters("Ghost"), s.counters("Spirit"), len(s.hand("A"))) == (2, 0, 3)


def test_ruling_225_rainbow_girl_strengthens_those_who_are_there_and_not_herself() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "Haunted House: A Ghost",
        a="Rainbow Girl, Water Lily, Zeppelin",
        plays="minion, minion, action",
    )
    s.play("Rainbow Girl", at="Workshop").play("Water Lily", at="Workshop")
    assert board(s)["Workshop"] == "A Ghost 3, A Rainbow Girl 2, A Water Lily 3, B Spirit 3"


def test_ruling_229_diva_does_not_copy_an_action_played_on_a_minion() -> None:
    s = scene("Workshop: A Diva, A Ghost", "Haunted House", a="Chum, Zeppelin")
    s.play("Chum", on="Ghost").done()
    assert (s.attached("Ghost"), s.attached("Diva")) == (["Chum"], [])


def test_ruling_233_smart_set_up_draws_for_the_first_minion_played_there_whoever_plays_it() -> None:
    s = scene(
        "Workshop: B Spirit [A Smart Set-Up]",
        "Haunted House",
        turn="B",
        a="Ghost",
        b="2 Water Lily, Zeppelin",
        deck_a="3 Sprout",
        plays="minion, minion, action",
    )
    s.play("Water Lily", at="Workshop").play("Water Lily", at="Workshop")
    assert s.hand("A") == ["Ghost", "Sprout"]


def test_ruling_235_akye_with_an_empty_hand_gives_nothing_and_draws_nothing() -> None:
    s = scene("Workshop", "Haunted House", a="Akye the Turtle", deck_a="3 Sprout", plays="minion")
    s.play("Akye the Turtle", at="Workshop")
    assert not [event for event in s.game.log if event.kind == "log-give"]


def test_ruling_221_a_talent_of_charmer_may_skip_its_own_move() -> None:
    s = scene("Workshop: A Charmer", "Haunted House: B Ghost, B Mechanic", a="Zeppelin")
    s.talent("Charmer").choose("pass")
    expects(s, "A", "ask-move", "Ghost", "pass")
    s.choose("Ghost")
    assert board(s) == {"Workshop": "A Charmer 3, B Ghost 2", "Haunted House": "B Mechanic 4"}
    refuses(s, "talent Charmer")


def test_ruling_071_siren_takes_one_of_what_a_minion_adds_and_never_more_than_it_has() -> None:
    s = scene("Workshop: B Siren, A Ghost, A Sprout [B Shearing]", "Haunted House", a="Zeppelin")
    assert (s.total("A", "Workshop"), s.power("Ghost"), s.power("Sprout")) == (1, 2, 0)
    assert s.total("B", "Workshop") == 2


def test_ruling_227_its_blitzin_time_gives_three_as_printed() -> None:
    s = scene("Workshop: A Ghost, B Spirit", "Haunted House", a="It's Blitzin' Time!, Water Lily")
    s.play("It's Blitzin' Time!")
    assert (s.power("Ghost"), s.power("Spirit")) == (5, 3)


def test_ruling_267_gravestones_and_lord_of_bones_each_place_a_counter() -> None:
    s = Scenario("""
        turn: A start
        base: Workshop
          A: Lord of Bones
          on base: A Gravestones
          buried: A Steam Man
        base: Haunted House
        hand A: Ghost
        hand B: Ghost
    """)
    s.choose("Steam Man", "yes")
    while s.prompt != "ask-menu":
        s.choose(s.options[0])
    assert (s.counters("Steam Man"), s.counters("Lord of Bones")) == (2, 0)


def test_ruling_269_hearse_fleet_moves_any_number_from_one_base_to_one_other() -> None:
    s = Scenario("""
        turn: A
        base: Workshop
          buried: A Ghost, A Spirit, B Sprout
        base: Haunted House
          buried: A Mechanic
        base: Secret Grove
        hand A: Hearse Fleet, Water Lily
        hand B: Ghost
    """)
    s.play("Hearse Fleet").choose("Workshop", "Ghost", "Spirit", "Secret Grove")
    buried = [[telling.slug_of(s.brawl, card) for card in row] for row in s.brawl.state.buried]
    assert buried == [["sprout"], ["mechanic"], ["ghost", "spirit"]]


def test_an_ability_of_a_text_that_a_card_no_longer_runs_is_lost() -> None:
    """A copied In Sheep's Clothing that destroyed itself while it had been triggered twice."""
    s = scene("Workshop: A Ghost, B Spirit", "Haunted House", a="Zeppelin")
    lost = Waiting(s.brawl.state.hand[0][0], 0, "slink", Happened(MOVED, 0))
    s.brawl.state.agenda.append(("triggers", (lost,)))
    assert triggers.triggered(s.brawl, (lost,)) is None
    assert s.brawl.state.agenda[-1][0] == "menu"
