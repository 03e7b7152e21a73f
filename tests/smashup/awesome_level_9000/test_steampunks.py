"""«Стимпанки», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene

PRINTED = {
    "Steam Queen": (1, 5),
    "Mechanic": (2, 4),
    "Steam Man": (3, 3),
    "Captain Ahab": (4, 2),
    "Aggromotive": (1, 0),
    "Change of Venue": (1, 0),
    "Difference Engine": (1, 0),
    "Escape Hatch": (1, 0),
    "Ornate Dome": (1, 0),
    "Rotary Slug Thrower": (1, 0),
    "Scrap Diving": (2, 0),
    "Zeppelin": (2, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["steampunks"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


def test_steam_queen_keeps_actions_of_her_player_everywhere_from_cards_of_others() -> None:
    s = scene(
        "Workshop: B Steam Queen",
        "Haunted House: A Ghost [B Choking Vines] | B Zeppelin, C Deep Roots",
        a="Bear Necessities, Ornate Dome, Water Lily",
        plays="action, action, minion",
    )
    s.play("Bear Necessities").choose("Choking Vines").play("Ornate Dome", at="Haunted House")
    assert board(s) == {
        "Workshop": "B Steam Queen 5",
        "Haunted House": "A Ghost 2 [B Choking Vines] | A Ornate Dome, B Zeppelin",
    }
    assert s.discard("C") == ["Deep Roots"]
    s.done()


def test_steam_queen_does_not_protect_minions_nor_actions_from_their_own_player() -> None:
    s = scene(
        "Workshop: A Steam Queen, B Sprout",
        "Haunted House: | A Zeppelin",
        a="Bear Necessities, Bear Hug, Water Lily",
        plays="action, action, minion",
    )
    s.play("Bear Necessities")
    assert s.discard("A") == ["Bear Necessities", "Zeppelin"]
    s.play("Bear Hug")
    assert s.discard("B") == ["Sprout"]
    s.done()


def test_steam_queen_follows_her_controller() -> None:
    s = scene(
        "Workshop: A Steam Queen of B [Make Contact]", "Haunted House: | B Zeppelin", a="Bear Necessities, Water Lily"
    )
    s.play("Bear Necessities").choose("Zeppelin")
    assert s.discard("B") == ["Zeppelin"]
    s.done()


def _mechanic(**more: str) -> Scenario:
    return scene("Workshop: B Ghost", "The Dread Gazebo", "Secret Grove", a="Mechanic, Scrap Diving", **more)


def test_mechanic_plays_a_base_action_from_the_discard_pile_of_its_player() -> None:
    s = _mechanic(
        discard_a="Zeppelin, Zeppelin, Choking Vines, Insta-Grow, Ghost, Sleep Spores", discard_b="Deep Roots"
    )
    s.play("Mechanic", at="Secret Grove")
    expects(s, "A", "ask-play-extra", "Zeppelin", "Sleep Spores", "pass")
    s.choose("Sleep Spores")
    expects(s, "A", "ask-play-where", "Workshop", "Secret Grove")
    s.choose("Workshop")
    assert board(s) == {
        "Workshop": "B Ghost 1 | A Sleep Spores",
        "The Dread Gazebo": "",
        "Secret Grove": "A Mechanic 4",
    }
    assert s.why_not("Scrap Diving") == ""
    s.done()


def test_mechanic_never_forces_the_extra_action() -> None:
    s = _mechanic(discard_a="Zeppelin")
    s.play("Mechanic", at="Secret Grove").choose("pass")
    assert (s.discard("A"), s.actions("Workshop")) == (["Zeppelin"], [])
    s.done()


def test_mechanic_without_a_base_action_in_the_pile_just_arrives() -> None:
    s = _mechanic(discard_a="Insta-Grow, Choking Vines")
    s.play("Mechanic", at="Secret Grove")
    assert board(s)["Secret Grove"] == "A Mechanic 4"
    s.done()


def test_the_action_of_mechanic_does_what_it_says_when_played() -> None:
    s = scene(
        "Workshop: | B Deep Roots", "Tsar's Palace: | B Zeppelin", a="Mechanic, Scrap Diving", discard_a="Ornate Dome"
    )
    s.play("Mechanic", at="Tsar's Palace").choose("Ornate Dome", "Workshop")
    assert board(s) == {"Workshop": "| A Ornate Dome", "Tsar's Palace": "A Mechanic 4 | B Zeppelin"}


def test_steam_man_has_one_more_power_while_an_action_of_his_player_is_on_his_base() -> None:
    s = scene(
        "Workshop: A Steam Man | A Zeppelin",
        "Haunted House: A Steam Man | B Zeppelin",
        "Secret Grove: A Steam Man [Incorporeal], B Steam Man | A Deep Roots, A Sleep Spores",
        a="Scrap Diving",
    )
    assert board(s) == {
        "Workshop": "A Steam Man 4 | A Zeppelin",
        "Haunted House": "A Steam Man 3 | B Zeppelin",
        "Secret Grove": "A Steam Man 4 [A Incorporeal], B Steam Man 2 | A Deep Roots, A Sleep Spores",
    }
    s.done()


def test_captain_ahab_moves_himself_to_another_base_with_an_action_of_his_player() -> None:
    s = scene(
        "Workshop: A Captain Ahab, A Ghost | A Deep Roots",
        "Haunted House: | A Sleep Spores",
        "Secret Grove: | B Zeppelin",
        "Tsar's Palace: | A Escape Hatch",
        a="Scrap Diving",
    )
    s.talent("Captain Ahab")
    expects(s, "A", "ask-move-where", "Haunted House", "Tsar's Palace")
    s.choose("Tsar's Palace")
    assert board(s) == {
        "Workshop": "A Ghost 2 | A Deep Roots",
        "Haunted House": "| A Sleep Spores",
        "Secret Grove": "| B Zeppelin",
        "Tsar's Palace": "A Captain Ahab 2 | A Escape Hatch",
    }
    refuses(s, "talent Captain Ahab")
    s.done()


def test_captain_ahab_serves_his_controller() -> None:
    s = scene(
        "Workshop: A Captain Ahab of B [Make Contact], B Captain Ahab of A [Make Contact]",
        "Haunted House: | A Sleep Spores",
        "Secret Grove: | B Zeppelin",
        a="Scrap Diving",
    )
    refuses(s, "talent B Captain Ahab")
    s.talent("A Captain Ahab")
    assert s.minions("Haunted House") == ["Captain Ahab"]
    s.done()


def test_aggromotive_adds_five_to_the_total_of_its_player_while_a_minion_is_there() -> None:
    s = scene(
        "Workshop: A Ghost, A Sprout, B Spirit | A Aggromotive",
        "Haunted House: B Ghost | A Aggromotive",
        a="Scrap Diving",
    )
    assert (s.total("A", "Workshop"), s.total("B", "Workshop")) == (9, 3)
    assert (s.total("A", "Haunted House"), s.total("B", "Haunted House")) == (0, 2)
    assert board(s)["Workshop"] == "A Ghost 2, A Sprout 2, B Spirit 3 | A Aggromotive"
    s.done()


def _venue(**more: str) -> Scenario:
    return scene(
        "Workshop: A Ghost, B Sprout [A Choking Vines] | B Deep Roots",
        "Secret Grove: | A Sleep Spores",
        "Haunted House",
        a="Change of Venue, Water Lily",
        **more,
    )


def test_change_of_venue_takes_an_own_action_in_play_into_hand_and_plays_it_again() -> None:
    s = _venue()
    s.play("Change of Venue")
    expects(s, "A", "ask-to-hand", "Choking Vines", "Sleep Spores")
    s.choose("Sleep Spores")
    expects(s, "A", "ask-play-extra", "Sleep Spores", "pass")
    s.choose("Sleep Spores", "Haunted House")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Sprout 2 [A Choking Vines] | B Deep Roots",
        "Secret Grove": "",
        "Haunted House": "| A Sleep Spores",
    }
    assert (s.hand("A"), s.discard("A")) == (["Water Lily"], ["Change of Venue"])
    s.done()


def test_change_of_venue_never_forces_the_second_play() -> None:
    s = _venue()
    s.play("Change of Venue").choose("Choking Vines", "pass")
    assert (s.hand("A"), s.attached("Sprout")) == (["Choking Vines", "Water Lily"], [])
    assert s.why_not("Choking Vines") == "why-no-slot"
    s.done()


def test_change_of_venue_may_be_played_with_no_action_in_play() -> None:
    s = scene("Workshop: | B Deep Roots", "Haunted House", a="Change of Venue, Water Lily")
    s.play("Change of Venue")
    assert (s.discard("A"), s.actions("Workshop")) == (["Change of Venue"], ["Deep Roots"])
    s.done()


@pytest.mark.parametrize(("minion", "drawn"), [("A Ghost", 3), ("B Ghost", 2), ("A Ghost of B [Make Contact]", 3)])
def test_difference_engine_draws_one_more_card_at_the_end_of_turn_with_an_own_minion_there(
    minion: str, drawn: int
) -> None:
    s = scene(
        f"Workshop: {minion} | A Difference Engine",
        "Haunted House: A Spirit | B Difference Engine",
        a="Scrap Diving",
        deck_a="9 Sprout",
        deck_b="9 Sprout",
    )
    s.end_turn()
    assert (s.asked, len(s.hand("A")), len(s.hand("B"))) == ("B", 1 + drawn, 1)
    s.done()


def test_difference_engine_works_only_at_the_end_of_its_own_players_turn() -> None:
    s = scene("Workshop: A Ghost | A Difference Engine", "Haunted House", turn="B", a="Scrap Diving", deck_a="9 Sprout")
    s.end_turn()
    assert (s.asked, s.hand("A")) == ("A", ["Scrap Diving"])


def test_escape_hatch_sends_destroyed_minions_of_its_player_there_to_hand_instead() -> None:
    s = scene(
        "Workshop: B Ghost [A Choking Vines] | B Escape Hatch",
        "Haunted House: C Sprout",
        a="Bear Hug, Water Lily",
        c="Ghost",
    )
    s.play("Bear Hug")
    assert (s.hand("B"), s.discard("B"), s.discard("C")) == (["Ghost", "Ghost"], [], ["Sprout"])
    assert s.discard("A") == ["Bear Hug", "Choking Vines"]
    assert board(s) == {"Workshop": "| B Escape Hatch", "Haunted House": ""}
    s.done()


def test_escape_hatch_does_not_help_others_nor_elsewhere() -> None:
    s = scene("Workshop: C Ghost | B Escape Hatch", "Haunted House: B Sprout", a="Bear Hug, Water Lily", c="Water Lily")
    s.play("Bear Hug")
    assert (s.discard("B"), s.discard("C"), s.hand("C")) == (["Sprout"], ["Ghost"], ["Water Lily"])
    s.done()


def test_escape_hatch_gives_a_borrowed_minion_back_to_its_owner() -> None:
    s = scene(
        "Workshop: B Ghost of C [Make Contact] | B Escape Hatch",
        "Haunted House: B Spirit",
        a="Bear Hug, Water Lily",
        c="Water Lily",
    )
    s.play("Bear Hug")
    assert (s.hand("B"), s.hand("C"), s.discard("B")) == (["Ghost"], ["Ghost", "Water Lily"], ["Make Contact"])
    s.done()


def test_escape_hatch_does_not_help_when_the_base_scores() -> None:
    s = scene(
        "Workshop: B General Ivan, B Steam Queen, A Steam Queen, A Mechanic | B Escape Hatch",
        "Haunted House",
        turn="A score",
        deck_a="2 Sprout",
        base_deck="Secret Grove",
    )
    assert s.discard("B") == ["Escape Hatch", "General Ivan", "Steam Queen"]


def test_ornate_dome_destroys_all_actions_of_others_on_its_base() -> None:
    s = scene(
        "Workshop: B Ghost [B Incorporeal] | A Zeppelin, B Deep Roots, C Sleep Spores",
        "Haunted House: | B Escape Hatch",
        a="Ornate Dome, Water Lily",
    )
    s.play("Ornate Dome", at="Workshop")
    assert board(s) == {
        "Workshop": "B Ghost 2 [B Incorporeal] | A Ornate Dome, A Zeppelin",
        "Haunted House": "| B Escape Hatch",
    }
    s.done()


def test_ornate_dome_keeps_others_from_playing_actions_on_its_base() -> None:
    s = scene(
        "Workshop: B Ghost | B Ornate Dome", "Secret Grove", "Tsar's Palace", a="Zeppelin, Choking Vines, Water Lily"
    )
    assert s.why_not_at("Zeppelin", "Workshop") == "card-ornate_dome"
    s.play("Zeppelin")
    expects(s, "A", "ask-play-where", "Secret Grove", "Tsar's Palace")


def test_ornate_dome_does_not_stop_its_own_player_nor_minions_nor_actions_on_minions() -> None:
    s = scene("Workshop: B Ghost | A Ornate Dome", "Secret Grove", a="Zeppelin, Scrap Diving", plays="action, action")
    s.play("Zeppelin", at="Workshop")
    assert s.actions("Workshop") == ["Ornate Dome", "Zeppelin"]
    s = scene("Workshop: B Ghost | B Ornate Dome", "Secret Grove", a="Choking Vines, Water Lily")
    s.play("Choking Vines").play("Water Lily", at="Workshop")
    assert board(s)["Workshop"] == "A Water Lily 3, B Ghost 2 [A Choking Vines] | B Ornate Dome"


def test_rotary_slug_thrower_gives_two_power_to_each_minion_of_its_player_there() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit of B [Make Contact], B Ghost",
        "Haunted House: A Ghost",
        a="Rotary Slug Thrower, Water Lily",
    )
    s.play("Rotary Slug Thrower", at="Workshop")
    assert board(s) == {
        "Workshop": "A Ghost 4, A Spirit 5 [A Make Contact], B Ghost 2 | A Rotary Slug Thrower",
        "Haunted House": "A Ghost 2",
    }
    s.done()


def test_scrap_diving_must_take_an_action_from_its_players_discard_pile() -> None:
    s = scene(
        "Workshop",
        "Haunted House",
        a="Scrap Diving, Water Lily",
        discard_a="Zeppelin, Ghost, Insta-Grow, Insta-Grow",
        discard_b="Bear Hug",
    )
    s.play("Scrap Diving")
    expects(s, "A", "ask-to-hand", "Insta-Grow", "Zeppelin")
    s.choose("Insta-Grow")
    assert s.hand("A") == ["Insta-Grow", "Water Lily"]
    assert (s.discard("A"), s.discard("B")) == (["Ghost", "Insta-Grow", "Scrap Diving", "Zeppelin"], ["Bear Hug"])
    s.done()


def test_scrap_diving_cannot_take_itself() -> None:
    s = scene("Workshop", "Haunted House", a="Scrap Diving, Water Lily", discard_a="Ghost")
    s.play("Scrap Diving")
    assert (s.hand("A"), s.discard("A")) == (["Water Lily"], ["Ghost", "Scrap Diving"])
    s.done()


def _zeppelin(a: str = "Scrap Diving") -> Scenario:
    return scene(
        "Workshop: A Ghost, B Mechanic | A Zeppelin",
        "Haunted House: A Spirit, B Sprout",
        "Secret Grove: A Steam Man of B [Make Contact] | B Zeppelin",
        a=a,
    )


def test_zeppelin_moves_an_own_minion_from_another_base_to_its_own() -> None:
    s = _zeppelin()
    refuses(s, "talent B Zeppelin")
    s.talent("A Zeppelin")
    expects(s, "A", "ask-move", "Ghost", "Spirit", "Steam Man")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 2, A Spirit 3, B Mechanic 4 | A Zeppelin",
        "Haunted House": "B Sprout 2",
        "Secret Grove": "A Steam Man 3 [A Make Contact] | B Zeppelin",
    }
    refuses(s, "talent A Zeppelin")
    s.done()


def test_zeppelin_moves_an_own_minion_from_its_base_to_any_other() -> None:
    s = _zeppelin()
    s.talent("A Zeppelin").choose("Ghost")
    expects(s, "A", "ask-move-where", "Haunted House", "Secret Grove")
    s.choose("Secret Grove")
    assert board(s)["Secret Grove"] == "A Ghost 2, A Steam Man 3 [A Make Contact] | B Zeppelin"
    s.done()


def test_zeppelin_may_fly_on_the_turn_it_is_played() -> None:
    s = _zeppelin("Zeppelin, Water Lily")
    s.play("Zeppelin", at="Haunted House").talent("Zeppelin @ Haunted House").choose("Ghost")
    assert s.minions("Haunted House") == ["Ghost", "Spirit", "Sprout"]
    s.done()


def test_zeppelin_cannot_lift_a_minion_that_may_not_move() -> None:
    s = scene("Workshop: A Ghost, B Sprout | A Zeppelin, B Entangled", "Haunted House", a="Scrap Diving")
    s.talent("Zeppelin")
    assert s.where("A Ghost") == "nowhere"
    assert board(s)["Workshop"] == "A Ghost 2, B Sprout 2 | A Zeppelin, B Entangled"
    s.done()
