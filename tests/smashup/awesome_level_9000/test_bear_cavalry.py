"""«Медвежья кавалерия», card by card."""

from __future__ import annotations

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, pay, refuses, scene

PRINTED = {
    "General Ivan": (1, 6),
    "Polar Commando": (2, 4),
    "Bear Cavalry": (3, 3),
    "Cub Scout": (4, 3),
    "Bear Hug": (1, 0),
    "Bear Necessities": (1, 0),
    "Bear Rides You": (1, 0),
    "Commission": (2, 0),
    "High Ground": (1, 0),
    "Superiority": (1, 0),
    "You're Pretty Much Borscht": (1, 0),
    "You're Screwed": (2, 0),
}
"""Copies and power; actions have none."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["bear_cavalry"]
    cards = [card for card in faction.cards if card.kind != "titan"]
    assert {card.name: (card.copies, card.printed) for card in cards} == PRINTED
    assert len(faction.deck) == 20


def test_general_ivan_keeps_all_minions_of_his_controller_from_being_destroyed_wherever_they_are() -> None:
    s = scene(
        "Workshop: B General Ivan",
        "Haunted House: B Ghost",
        "Secret Grove: C Ghost",
        a="Spirit, Scrap Diving, 3 Sprout",
        c="Ghost",
    )
    s.play("Spirit", at="Workshop").choose("B Ghost", "yes")
    pay(s, "Sprout")
    assert s.discard("A") == ["Sprout", "Sprout"]
    assert board(s) == {
        "Workshop": "A Spirit 3, B General Ivan 6",
        "Haunted House": "B Ghost 2",
        "Secret Grove": "C Ghost 2",
    }
    s.done()


def test_general_ivan_does_not_keep_minions_of_others_from_being_destroyed() -> None:
    s = scene("Workshop: B General Ivan, C Ghost", "Haunted House", a="Spirit, Scrap Diving, Sprout, Sprout, Sprout")
    s.play("Spirit", at="Workshop").choose("C Ghost", "yes")
    pay(s, "Sprout")
    assert s.discard("C") == ["Ghost"]
    assert board(s) == {"Workshop": "A Spirit 3, B General Ivan 6", "Haunted House": ""}
    s.done()


def test_general_ivan_protects_himself_also_from_his_own_controller() -> None:
    s = scene("Workshop: A General Ivan", "Haunted House", a="Spirit, Scrap Diving, 6 Sprout")
    s.play("Spirit", at="Workshop").choose("General Ivan", "yes")
    pay(s, "Sprout")
    assert s.where("General Ivan") == "Workshop"
    assert s.discard("A") == ["Sprout"] * 6
    s.done()


def test_general_ivan_protects_for_his_controller_not_for_his_owner() -> None:
    s = scene(
        "Workshop: A General Ivan of B [Make Contact], B Ghost",
        "Haunted House",
        a="Spirit, Scrap Diving, Sprout, Sprout, Sprout",
    )
    s.play("Spirit", at="Workshop").choose("B Ghost", "yes")
    pay(s, "Sprout")
    assert s.discard("B") == ["Ghost"]
    s.done()


def test_general_ivan_does_not_stop_moving() -> None:
    s = scene("Workshop: B General Ivan", "Haunted House", a="Bear Cavalry, Scrap Diving")
    s.play("Bear Cavalry", at="Workshop")
    assert board(s) == {"Workshop": "A Bear Cavalry 3", "Haunted House": "B General Ivan 6"}
    s.done()


def _polar(company: str = "") -> Scenario:
    return scene(
        f"Workshop: B Polar Commando{company}, C Ghost", "Haunted House: B Ghost", a="Spirit, Scrap Diving, 7 Sprout"
    )


def test_polar_commando_alone_has_two_more_power_and_cannot_be_destroyed() -> None:
    s = _polar()
    assert s.power("Polar Commando") == 6
    s.play("Spirit", at="Workshop").choose("Polar Commando", "yes")
    pay(s, "Sprout")
    assert s.discard("A") == ["Sprout"] * 6
    assert s.where("Polar Commando") == "Workshop"
    s.done()


def test_polar_commando_in_company_has_its_printed_power_and_can_be_destroyed() -> None:
    s = _polar(", B Ghost")
    assert s.power("Polar Commando") == 4
    s.play("Spirit", at="Workshop").choose("Polar Commando", "yes")
    pay(s, "Sprout")
    assert s.discard("B") == ["Polar Commando"]
    assert s.minions("Workshop") == ["Ghost", "Ghost", "Spirit"]
    s.done()


def test_polar_commando_protects_only_itself() -> None:
    s = scene("Workshop: B Polar Commando", "Haunted House: B Ghost", a="Spirit, Scrap Diving, 3 Sprout")
    s.play("Spirit", at="Workshop").choose("B Ghost", "yes")
    pay(s, "Sprout")
    assert s.discard("B") == ["Ghost"]
    s.done()


def test_polar_commando_can_be_moved_while_alone() -> None:
    s = scene("Workshop: B Polar Commando", "Haunted House: B Ghost", a="Bear Cavalry, Scrap Diving")
    s.play("Bear Cavalry", at="Workshop")
    assert board(s) == {"Workshop": "A Bear Cavalry 3", "Haunted House": "B Ghost 2, B Polar Commando 4"}
    s.done()


def test_bear_cavalry_must_move_a_rival_minion_from_its_own_base() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, C Haunting",
        "Haunted House: B Sprout",
        "Secret Grove",
        a="Bear Cavalry, Scrap Diving",
        b="3 Ghost",
        c="3 Ghost",
    )
    s.play("Bear Cavalry", at="Workshop")
    expects(s, "A", "ask-move", "Spirit", "Haunting")
    s.choose("Spirit")
    expects(s, "A", "ask-move-where", "Haunted House", "Secret Grove")
    s.choose("Secret Grove")
    assert board(s) == {
        "Workshop": "A Bear Cavalry 3, A Ghost 2, C Haunting 3",
        "Haunted House": "B Sprout 2",
        "Secret Grove": "B Spirit 3",
    }
    s.done()


def test_bear_cavalry_without_a_rival_there_just_arrives() -> None:
    s = scene("Workshop: A Ghost", "Haunted House: B Sprout", a="Bear Cavalry, Scrap Diving")
    s.play("Bear Cavalry", at="Workshop")
    assert board(s) == {"Workshop": "A Bear Cavalry 3, A Ghost 2", "Haunted House": "B Sprout 2"}
    s.done()


def test_bear_cavalry_may_choose_a_minion_that_cannot_be_affected() -> None:
    s = scene("Workshop: B Spirit [Incorporeal], B Sprout", "Haunted House", a="Bear Cavalry, Scrap Diving")
    s.play("Bear Cavalry", at="Workshop")
    expects(s, "A", "ask-move", "Spirit", "Sprout")
    s.choose("Spirit")
    assert board(s) == {"Workshop": "A Bear Cavalry 3, B Spirit 3 [B Incorporeal], B Sprout 2", "Haunted House": ""}
    s.done()


def test_bear_cavalry_moves_what_a_rival_controls_whoever_owns_it() -> None:
    s = scene(
        "Workshop: B Spirit of A [Make Contact], A Ghost of B [Make Contact]",
        "Haunted House",
        a="Bear Cavalry, Scrap Diving",
    )
    s.play("Bear Cavalry", at="Workshop")
    assert board(s) == {
        "Workshop": "A Bear Cavalry 3, A Ghost 2 [A Make Contact]",
        "Haunted House": "B Spirit 3 [B Make Contact]",
    }
    s.done()


def _cubs(guest: str) -> Scenario:
    return scene(
        f"Workshop: A Spirit, {guest}",
        "Haunted House: A Cub Scout, B Water Lily",
        "Secret Grove",
        a="You're Screwed, Water Lily",
        b="3 Ghost",
    )


def test_cub_scout_destroys_a_weaker_rival_minion_that_moves_in() -> None:
    s = _cubs("B Ghost")
    _push(s, "B Ghost", "Haunted House")
    assert s.discard("B") == ["Ghost"]
    assert board(s)["Haunted House"] == "A Cub Scout 3, B Water Lily 3"
    s.done()


def _push(s: Scenario, minion: str, to: str) -> None:
    """You're Screwed: from Workshop, whatever is asked on the way."""
    s.play("You're Screwed")
    while s.prompt != "ask-menu" and s.prompt != "ask-move-where":
        s.choose("Workshop" if s.prompt == "ask-base" else minion)
    if s.prompt == "ask-move-where":
        s.choose(to)


def test_cub_scout_spares_an_equal_minion() -> None:
    s = _cubs("B Sprout +1")
    _push(s, "Sprout", "Haunted House")
    assert board(s)["Haunted House"] == "A Cub Scout 3, B Sprout 3, B Water Lily 3"
    s.done()


def test_cub_scout_spares_those_who_move_elsewhere() -> None:
    s = _cubs("B Ghost")
    _push(s, "B Ghost", "Secret Grove")
    assert board(s)["Secret Grove"] == "B Ghost 2"
    s.done()


def test_cub_scout_spares_weak_rivals_that_are_played_there() -> None:
    s = scene("Workshop: B Cub Scout", "Haunted House", a="Sprout, Scrap Diving")
    s.play("Sprout", at="Workshop")
    assert board(s)["Workshop"] == "A Sprout 2, B Cub Scout 3"
    s.done()


def test_cub_scout_spares_minions_of_its_own_controller() -> None:
    s = scene("Workshop: A Ghost", "Haunted House: A Cub Scout", a="Bear Rides You, Water Lily")
    s.play("Bear Rides You").choose("Ghost")
    assert board(s) == {"Workshop": "", "Haunted House": "A Cub Scout 3, A Ghost 2"}
    s.done()


def test_cub_scout_cannot_destroy_a_protected_arrival() -> None:
    s = scene("Workshop: A Ghost [Incorporeal], A Spirit", "Haunted House: B Cub Scout", a="Bear Rides You, Water Lily")
    s.play("Bear Rides You").choose("Ghost")
    assert board(s)["Haunted House"] == "A Ghost 2 [A Incorporeal], B Cub Scout 3"
    s.done()


def test_bear_hug_takes_the_weakest_minion_of_every_other_player_by_current_power() -> None:
    s = scene(
        "Workshop: A Ghost, B Sprout +2, B Spirit",
        "Haunted House: B Water Lily +1, C Haunting, C Steam Queen",
        a="Bear Hug, Water Lily",
        c="3 Ghost",
    )
    s.play("Bear Hug")
    assert (s.discard("B"), s.discard("C")) == (["Spirit"], ["Haunting"])
    assert board(s) == {"Workshop": "A Ghost 2, B Sprout 4", "Haunted House": "B Water Lily 4, C Steam Queen 5"}
    s.done()


def test_bear_hug_lets_the_controller_choose_in_a_tie() -> None:
    s = scene(
        "Workshop: A Sprout, B Spirit of A [Make Contact], B Steam Man",
        "Haunted House: B Water Lily, B Steam Queen",
        a="Bear Hug, Water Lily",
    )
    s.play("Bear Hug")
    expects(s, "B", "ask-destroy-own", "Spirit", "Steam Man", "Water Lily")
    s.choose("Spirit")
    assert (s.discard("A"), s.discard("B")) == (["Bear Hug", "Spirit"], ["Make Contact"])
    assert board(s) == {"Workshop": "A Sprout 2, B Steam Man 3", "Haunted House": "B Steam Queen 5, B Water Lily 3"}
    s.done()


def test_bear_hug_asks_the_others_clockwise_and_skips_who_has_none() -> None:
    s = scene(
        "Workshop: A Ghost, A Sprout, C Ghost, C Sprout",
        "Haunted House: B Ghost",
        turn="B",
        a="Ghost",
        b="Bear Hug, Water Lily",
        d="Ghost",
    )
    s.play("Bear Hug")
    expects(s, "C", "ask-destroy-own", "Ghost", "Sprout")
    s.choose("Ghost")
    expects(s, "A", "ask-destroy-own", "Ghost", "Sprout")
    s.choose("Sprout")
    assert board(s) == {"Workshop": "A Ghost 2, C Sprout 2", "Haunted House": "B Ghost 2"}
    s.done()


def test_bear_hug_is_a_card_of_another_player_so_superiority_stops_it() -> None:
    s = scene("Workshop: B Ghost | B Superiority", "Haunted House: B Spirit", a="Bear Hug, Water Lily")
    s.play("Bear Hug")
    assert board(s) == {"Workshop": "B Ghost 2 | B Superiority", "Haunted House": "B Spirit 3"}
    assert s.discard("A") == ["Bear Hug"]
    s.done()


def test_bear_necessities_destroys_any_one_action_on_a_minion_or_on_a_base() -> None:
    s = scene(
        "Workshop: B Spirit [A Choking Vines] | B Zeppelin, A Deep Roots",
        "Haunted House: | C Escape Hatch",
        a="Bear Necessities, Water Lily",
    )
    s.play("Bear Necessities")
    expects(s, "A", "ask-destroy", "Choking Vines", "Zeppelin", "Deep Roots", "Escape Hatch")
    s.choose("Zeppelin")
    assert s.discard("B") == ["Zeppelin"]
    assert board(s) == {"Workshop": "B Spirit 3 [A Choking Vines] | A Deep Roots", "Haunted House": "| C Escape Hatch"}
    s.done()


def test_bear_necessities_must_take_even_an_own_action_when_there_is_no_other() -> None:
    s = scene("Workshop: B Spirit [A Choking Vines]", "Haunted House", a="Bear Necessities, Water Lily")
    s.play("Bear Necessities")
    assert s.discard("A") == ["Bear Necessities", "Choking Vines"]
    assert board(s)["Workshop"] == "B Spirit 3"
    s.done()


def test_bear_necessities_may_be_played_without_any_action_in_play() -> None:
    s = scene("Workshop: B Spirit", "Haunted House", a="Bear Necessities, Water Lily")
    s.play("Bear Necessities")
    assert (s.discard("A"), board(s)["Workshop"]) == (["Bear Necessities"], "B Spirit 3")
    s.done()


def test_bear_necessities_may_choose_a_protected_action_in_vain() -> None:
    s = scene(
        "Workshop: B Steam Queen | B Zeppelin", "Haunted House: | C Escape Hatch", a="Bear Necessities, Water Lily"
    )
    s.play("Bear Necessities").choose("Zeppelin")
    assert (s.actions("Workshop"), s.actions("Haunted House")) == (["Zeppelin"], ["Escape Hatch"])
    s.done()


def test_bear_rides_you_moves_one_minion_of_the_player_with_all_that_is_on_it() -> None:
    s = scene(
        "Workshop: A Ghost +1 [Incorporeal], A Spirit, B Sprout",
        "Haunted House: B Water Lily",
        "Secret Grove",
        a="Bear Rides You, Water Lily",
    )
    s.play("Bear Rides You")
    expects(s, "A", "ask-move", "Ghost", "Spirit")
    s.choose("Ghost")
    expects(s, "A", "ask-move-where", "Haunted House", "Secret Grove")
    s.choose("Haunted House")
    assert board(s) == {
        "Workshop": "A Spirit 3, B Sprout 2",
        "Haunted House": "A Ghost 3 [A Incorporeal], B Water Lily 3",
        "Secret Grove": "",
    }
    s.done()


def test_bear_rides_you_does_nothing_without_own_minions() -> None:
    s = scene("Workshop: B Sprout", "Haunted House", a="Bear Rides You, Water Lily")
    s.play("Bear Rides You")
    assert (s.discard("A"), board(s)["Workshop"]) == (["Bear Rides You"], "B Sprout 2")
    s.done()


def _commission() -> Scenario:
    return scene(
        "Workshop: A Ghost, B Sprout, C Mechanic",
        "Haunted House: B Spirit",
        "Secret Grove",
        a="Commission, 2 Water Lily, Scrap Diving",
    )


def test_commission_plays_an_extra_minion_and_must_move_a_rival_from_its_base() -> None:
    s = _commission()
    s.play("Commission")
    expects(s, "A", "ask-play-extra", "Water Lily", "pass")
    s.choose("Water Lily", "Workshop")
    expects(s, "A", "ask-move", "Sprout", "Mechanic")
    s.choose("Sprout", "Secret Grove")
    assert board(s) == {
        "Workshop": "A Ghost 2, A Water Lily 3, C Mechanic 4",
        "Haunted House": "B Spirit 3",
        "Secret Grove": "B Sprout 2",
    }
    assert s.why_not("Water Lily") == ""  # the regular minion is still there
    s.done()


def test_commission_moves_nobody_when_the_extra_minion_is_declined() -> None:
    s = _commission()
    before = board(s)
    s.play("Commission").choose("pass")
    assert board(s) == before
    assert s.discard("A") == ["Commission"]
    s.done()


def test_commission_moves_nobody_when_no_rival_is_there() -> None:
    s = _commission()
    s.play("Commission").choose("Water Lily", "Secret Grove")
    assert board(s)["Secret Grove"] == "A Water Lily 3"
    assert s.where("Sprout") == "Workshop"
    s.done()


def test_commission_may_name_a_rival_that_cannot_be_moved() -> None:
    s = scene("Workshop: B Sprout | B Deep Roots", "Haunted House", a="Commission, 2 Water Lily, Scrap Diving")
    s.play("Commission").choose("Water Lily", "Workshop")
    assert board(s)["Workshop"] == "A Water Lily 3, B Sprout 2 | B Deep Roots"
    s.done()


def test_commission_moves_from_the_base_of_the_play_even_if_the_minion_has_left_again() -> None:
    s = scene("Workshop: B Steam Queen", "Haunted House: B Sprout", a="Commission, Spirit, 4 Sprout")
    s.play("Commission").choose("Spirit", "Workshop", "Spirit", "yes")
    pay(s, "Sprout")
    assert s.discard("A").count("Spirit") == 1
    assert board(s) == {"Workshop": "", "Haunted House": "B Sprout 2, B Steam Queen 5"}
    s.done()


def _high(plays: str = "minion, action") -> Scenario:
    return scene(
        "Workshop: A Ghost, C Mechanic | A High Ground",
        "Haunted House: B Steam Queen, B Ghost",
        turn="B",
        plays=plays,
        a="Ghost",
        b="2 Bear Rides You, Ghostly Arrival, Water Lily",
    )


def test_high_ground_destroys_each_rival_minion_that_moves_there_again_and_again() -> None:
    s = _high()
    s.play("Ghostly Arrival").play("Bear Rides You").choose("Steam Queen")
    assert s.discard("B") == ["Bear Rides You", "Ghostly Arrival", "Steam Queen"]
    assert board(s) == {"Workshop": "A Ghost 2, C Mechanic 4 | A High Ground", "Haunted House": "B Ghost 2"}
    s.done()


def test_high_ground_stays_and_works_again() -> None:
    s = _high("action, action, minion")
    s.play("Bear Rides You").choose("Steam Queen").play("Bear Rides You")
    assert board(s) == {"Workshop": "A Ghost 2, C Mechanic 4 | A High Ground", "Haunted House": ""}
    s.done()


def test_high_ground_spares_minions_of_its_player() -> None:
    s = scene("Workshop: A Ghost | A High Ground", "Haunted House: A Sprout", a="Bear Rides You, Water Lily")
    s.play("Bear Rides You").choose("Sprout")
    assert board(s)["Workshop"] == "A Ghost 2, A Sprout 2 | A High Ground"
    s.done()


def test_high_ground_spares_minions_that_are_played_there() -> None:
    s = _high()
    s.play("Water Lily", at="Workshop")
    assert board(s)["Workshop"] == "A Ghost 2, B Water Lily 3, C Mechanic 4 | A High Ground"
    s.done()


def _superiority(card: str) -> Scenario:
    return scene(
        "Workshop: A Steam Man, B Ghost, C Sprout | B Superiority",
        "Haunted House: B Spirit",
        a=f"{card}, Scrap Diving, Water Lily, 4 Sprout",
    )


def test_superiority_stops_moves_by_cards_of_others_there_and_only_for_its_player() -> None:
    s = _superiority("You're Pretty Much Borscht")
    s.play("You're Pretty Much Borscht")
    assert board(s) == {
        "Workshop": "A Steam Man 3, B Ghost 2 | B Superiority",
        "Haunted House": "B Spirit 3, C Sprout 2",
    }
    s.done()


def test_superiority_stops_destruction_by_cards_of_others() -> None:
    s = _superiority("Spirit")
    s.play("Spirit", at="Workshop").choose("B Ghost", "yes")
    pay(s, "Sprout")
    assert board(s)["Workshop"] == "A Spirit 3, A Steam Man 3, B Ghost 2, C Sprout 2 | B Superiority"
    assert s.discard("A") == ["Sprout", "Sprout"]


def test_superiority_does_not_cover_other_bases() -> None:
    s = _superiority("Spirit")
    s.play("Spirit", at="Workshop").choose("Spirit @ Haunted House", "yes")
    pay(s, "Sprout")
    assert s.discard("B") == ["Spirit"]
    s.done()


def test_superiority_lets_its_own_player_move_and_destroy() -> None:
    s = scene("Workshop: B Ghost | B Superiority", "Haunted House", turn="B", a="Ghost", b="Bear Rides You, Water Lily")
    s.play("Bear Rides You")
    assert board(s) == {"Workshop": "| B Superiority", "Haunted House": "B Ghost 2"}
    s.done()


def test_superiority_stops_neither_attachments_nor_control_nor_power_changes() -> None:
    s = scene("Workshop: B Spirit | B Superiority, A Sleep Spores", "Haunted House: A Ghost", a="Make Contact")
    assert s.power("Spirit") == 2
    s.play("Make Contact").choose("Spirit")
    assert s.controller("Spirit") == "A"


def test_borscht_moves_all_rival_minions_of_a_manned_base_together_to_one_other() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Sprout, C Mechanic",
        "Haunted House: A Water Lily",
        "Secret Grove: B Steam Man",
        a="You're Pretty Much Borscht, Water Lily",
    )
    s.play("You're Pretty Much Borscht")
    expects(s, "A", "ask-base", "Workshop", "Haunted House")
    s.choose("Workshop")
    expects(s, "A", "ask-move-where", "Haunted House", "Secret Grove")
    s.choose("Secret Grove")
    assert board(s) == {
        "Workshop": "A Ghost 2",
        "Haunted House": "A Water Lily 3",
        "Secret Grove": "B Spirit 3, B Sprout 2, B Steam Man 3, C Mechanic 4",
    }
    s.done()


def test_borscht_does_nothing_when_its_player_has_no_minion() -> None:
    s = scene("Workshop: B Spirit", "Haunted House", a="You're Pretty Much Borscht, Water Lily")
    s.play("You're Pretty Much Borscht")
    assert board(s)["Workshop"] == "B Spirit 3"
    s.done()


def test_borscht_leaves_behind_who_cannot_be_moved() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit [Incorporeal], B Sprout",
        "Haunted House",
        a="You're Pretty Much Borscht, Water Lily",
    )
    s.play("You're Pretty Much Borscht")
    assert board(s) == {"Workshop": "A Ghost 2, B Spirit 3 [B Incorporeal]", "Haunted House": "B Sprout 2"}
    s.done()


def test_youre_screwed_moves_one_rival_minion_from_a_manned_base() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Sprout",
        "Haunted House: B Mechanic",
        "Secret Grove",
        a="You're Screwed, Water Lily",
    )
    s.play("You're Screwed")
    expects(s, "A", "ask-move", "Spirit", "Sprout")
    s.choose("Spirit")
    expects(s, "A", "ask-move-where", "Haunted House", "Secret Grove")
    s.choose("Secret Grove")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Sprout 2",
        "Haunted House": "B Mechanic 4",
        "Secret Grove": "B Spirit 3",
    }
    s.done()


def test_youre_screwed_chooses_the_base_first_so_a_base_without_rivals_is_a_way_out() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "Haunted House: A Water Lily",
        "Secret Grove: B Sprout",
        a="You're Screwed, Water Lily",
    )
    s.play("You're Screwed")
    expects(s, "A", "ask-base", "Workshop", "Haunted House")
    s.choose("Haunted House")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 3"
    s.done()


def test_youre_screwed_cannot_reach_bases_where_its_player_has_no_minion() -> None:
    s = scene(
        "Workshop: B Spirit",
        "Haunted House: A Water Lily of B [Make Contact], B Sprout of A [Make Contact]",
        a="You're Screwed, Water Lily",
    )
    s.play("You're Screwed")
    refuses(s, "Spirit")
    assert board(s) == {
        "Workshop": "B Spirit 3, B Sprout 2 [B Make Contact]",
        "Haunted House": "A Water Lily 3 [A Make Contact]",
    }
    s.done()
