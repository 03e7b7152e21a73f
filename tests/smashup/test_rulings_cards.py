"""Rulings on protection, control, triggers, cancelling and single cards: each test carries its ruling's number."""

from __future__ import annotations

import pytest

from smashup.helpers import board, expects, refuses, scene, told

pytestmark = pytest.mark.usefixtures("toys")


def test_ruling_077_actions_a_minion_becomes_immune_to_fall_off_and_own_ones_stay() -> None:
    s = scene(
        "Workshop: B Ghost [A Choking Vines, B Toy Gag]", "Toy Valley", turn="B", a="Ghost", b="Incorporeal, Steam Man"
    )
    s.play("Incorporeal")
    assert board(s)["Workshop"] == "B Ghost 2 [B Incorporeal, B Toy Gag]"
    assert s.discard("A") == ["Choking Vines"]
    s.done()


def test_ruling_079_an_ongoing_ability_works_only_in_play() -> None:
    s = scene("Workshop", "Toy Valley", a="Haunting, Scrap Diving")
    haunting = next(card for card in s.brawl.pile(1, 0) if card.name == "Haunting")
    assert haunting.power == 3
    s.play("Haunting", at="Workshop")
    assert s.power("Haunting") == 6


def test_ruling_081_an_immune_minion_may_be_chosen_and_the_next_sentence_still_happens() -> None:
    s = scene("Workshop: B Ghost [Incorporeal]", "Toy Valley: B Spirit", a="Toy Strike, Steam Man", deck_a="Sprout")
    s.play("Toy Strike").choose("B Ghost")
    assert (s.where("Spirit"), s.discard("B"), s.hand("A")) == ("Toy Valley", [], ["Sprout", "Steam Man"])
    s.done()


def test_ruling_083_in_a_tie_bear_hug_may_be_wasted_on_an_immune_minion() -> None:
    s = scene("Workshop: B Ghost [Incorporeal], B Sprout", "Toy Valley", a="Bear Hug, Steam Man")
    s.play("Bear Hug")
    expects(s, "B", "ask-destroy-own", "Ghost", "Sprout")
    s.choose("Ghost")
    assert (s.minions("Workshop"), s.discard("B")) == (["Ghost", "Sprout"], [])
    s.done()


def test_ruling_087_what_protects_from_cards_of_others_looks_at_the_card_not_at_the_hand_that_does_it() -> None:
    s = scene("Workshop: B Ghost | B Superiority", "Toy Valley", a="Bear Hug, Steam Man")
    s.play("Bear Hug")
    assert (s.minions("Workshop"), s.discard("B")) == (["Ghost"], [])


def test_ruling_089_a_sprout_that_cannot_be_destroyed_stays_and_still_may_search() -> None:
    s = scene("Workshop: A Sprout, A General Ivan", "Toy Valley", turn="A start", a="Scrap Diving", deck_a="Steam Man")
    expects(s, "A", "ask-search-may", "yes", "no")
    s.choose("yes")
    assert board(s)["Workshop"] == "A General Ivan 6, A Sprout 2, A Steam Man 3"
    s.done()


def test_ruling_091_polar_commando_is_not_alone_with_a_borrowed_minion() -> None:
    s = scene("Workshop: A Polar Commando, A Ghost of B [Make Contact]", "Toy Valley", a="Scrap Diving")
    assert s.power("Polar Commando") == 4
    s = scene("Workshop: A Polar Commando, B Ghost of A [Make Contact]", "Toy Valley", a="Scrap Diving")
    assert s.power("Polar Commando") == 6


def test_ruling_093_steam_queen_saves_actions_from_the_dome_but_does_not_open_it() -> None:
    s = scene(
        "Workshop: A Steam Queen | A Zeppelin",
        "Toy Valley",
        turn="B",
        a="Deep Roots, Ghost",
        b="Ornate Dome, Steam Man",
    )
    s.play("Ornate Dome", at="Workshop").end_turn()
    assert s.actions("Workshop") == ["Ornate Dome", "Zeppelin"]
    assert s.why_not_at("Deep Roots", "Workshop") == "card-ornate_dome"


def test_ruling_095_deep_roots_does_not_stop_shuffling_into_the_deck() -> None:
    s = scene("Workshop: B Spirit | B Deep Roots", "Toy Valley", a="Toy Blend, Steam Man", deck_b="Ghost")
    s.play("Toy Blend")
    assert (s.minions("Workshop"), sorted(s.deck("B"))) == ([], ["Ghost", "Spirit"])


def test_ruling_095_deep_roots_stops_returning_to_hand() -> None:
    s = scene("Workshop: B Spirit | B Deep Roots", "Toy Valley", a="Toy Recall, Steam Man")
    s.play("Toy Recall")
    assert s.minions("Workshop") == ["Spirit"]


def test_entangled_stops_returning_to_hand_too() -> None:
    s = scene("Workshop: B Spirit | B Entangled", "Toy Valley", a="Toy Recall, Steam Man")
    s.play("Toy Recall")
    assert s.minions("Workshop") == ["Spirit"]


def test_ruling_097_superiority_stops_neither_power_changes_nor_control() -> None:
    s = scene(
        "Workshop: B Spirit | B Superiority",
        "Toy Valley: A Ghost",
        a="Sleep Spores, Toy Lure, Steam Man",
        plays="action, action, minion",
    )
    s.play("Sleep Spores", at="Workshop")
    assert s.power("Spirit") == 2
    s.play("Toy Lure")
    assert s.controller("Spirit") == "A"


def test_ruling_097_superiority_stops_returning_to_hand() -> None:
    s = scene("Workshop: B Spirit | B Superiority", "Toy Valley", a="Toy Recall, Steam Man")
    s.play("Toy Recall")
    assert s.minions("Workshop") == ["Spirit"]


def test_ruling_099_and_299_a_change_that_brings_a_minion_under_protection_stands() -> None:
    s = scene(
        "Workshop: B Toy Four, B Toy Three | B Toy Shield",
        "Toy Valley",
        a="Sleep Spores, Toy Strike, Ghost",
        plays="action, action, minion",
    )
    s.play("Sleep Spores", at="Workshop")
    assert board(s)["Workshop"] == "B Toy Four 3, B Toy Three 3 | A Sleep Spores, B Toy Shield"
    s.play("Toy Strike").choose("Toy Four")
    assert s.minions("Workshop") == ["Toy Four", "Toy Three"]


def test_ruling_101_the_protecting_action_itself_can_be_destroyed() -> None:
    s = scene("Workshop: B Ghost [Incorporeal]", "Toy Valley", a="Bear Necessities, Steam Man")
    s.play("Bear Necessities")
    assert (board(s)["Workshop"], s.discard("B")) == ("B Ghost 2", ["Incorporeal"])


def test_ruling_103_an_action_transferred_to_a_minion_immune_to_it_is_discarded() -> None:
    s = scene("Workshop: B Ghost [Incorporeal], B Spirit [A Choking Vines]", "Toy Valley", a="Toy Shift, Steam Man")
    s.play("Toy Shift").choose("Choking Vines")
    assert board(s)["Workshop"] == "B Ghost 2 [B Incorporeal], B Spirit 3"
    assert s.discard("A") == ["Choking Vines", "Toy Shift"]


def test_ruling_105_ornate_dome_stops_only_actions_played_on_the_base() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit | B Ornate Dome",
        "Toy Valley",
        plays="action, action, minion",
        a="Choking Vines, You're Pretty Much Borscht, Steam Man",
    )
    s.play("Choking Vines").choose("Spirit").play("You're Pretty Much Borscht")
    assert board(s) == {"Workshop": "A Ghost 2 | B Ornate Dome", "Toy Valley": "B Spirit 3 [A Choking Vines]"}


def test_ruling_107_bear_cavalry_must_choose_a_rooted_minion_in_vain() -> None:
    s = scene("Workshop: B Spirit | B Deep Roots", "Toy Valley", a="Bear Cavalry, Scrap Diving")
    s.play("Bear Cavalry", at="Workshop")
    assert board(s)["Workshop"] == "A Bear Cavalry 3, B Spirit 3 | B Deep Roots"
    s.done()


def test_ruling_109_a_minion_under_somebody_elses_control_is_not_yours() -> None:
    s = scene("Workshop: B Spirit of A [Make Contact], A Ghost", "Toy Valley", a="Bear Rides You, Steam Man")
    s.play("Bear Rides You")
    assert board(s) == {"Workshop": "B Spirit 3 [B Make Contact]", "Toy Valley": "A Ghost 2"}


def test_ruling_113_a_borrowed_minion_goes_to_its_owner_and_make_contact_to_its_own() -> None:
    s = scene("Workshop: A Spirit of B [Make Contact]", "Toy Valley", a="Toy Strike, Steam Man", deck_a="Sprout")
    s.play("Toy Strike")
    assert (s.discard("A"), s.discard("B")) == (["Make Contact", "Toy Strike"], ["Spirit"])


def test_ruling_115_control_for_a_turn_returns_to_the_previous_controller() -> None:
    s = scene(
        "Workshop: C Spirit of A [Make Contact]", "Toy Valley", turn="B", a="Ghost", b="Toy Lure, Steam Man", c="Ghost"
    )
    s.play("Toy Lure")
    assert s.controller("Spirit") == "B"
    s.end_turn()
    assert s.controller("Spirit") == "C"


def test_ruling_117_a_foreign_card_played_from_hand_goes_to_its_owner_when_destroyed() -> None:
    s = scene("Workshop", "Toy Valley", a="Toy Three of B, Toy Strike", deck_a="Sprout")
    s.play("Toy Three", at="Workshop")
    assert s.controller("Toy Three") == "A"
    s.play("Toy Strike")
    assert s.discard("B") == ["Toy Three"]


def test_ruling_119_an_unseen_foreign_card_may_go_into_the_holders_deck() -> None:
    s = scene("Workshop", "Toy Valley", a="Toy Three of B, Toy Tuck, Steam Man", deck_a="Sprout")
    s.play("Toy Tuck").choose("Toy Three")
    assert (s.deck("A"), s.deck("B")) == (["Sprout", "Toy Three"], [])


def test_ruling_123_continuous_power_counts_before_cub_scout_looks() -> None:
    s = scene("Workshop: B Cub Scout | A Rotary Slug Thrower", "Toy Valley: A Ghost", a="Bear Rides You, Steam Man")
    s.play("Bear Rides You")
    assert board(s)["Workshop"] == "A Ghost 4, B Cub Scout 3 | A Rotary Slug Thrower"


def test_ruling_125_of_two_cub_scouts_only_one_destroys() -> None:
    s = scene("Field of Honor: B Cub Scout, B Cub Scout", "Toy Valley: A Ghost", a="Bear Rides You, Steam Man")
    s.play("Bear Rides You")
    assert (s.discard("A"), s.points("B")) == (["Bear Rides You", "Ghost"], 1)
    s.done()


def test_ruling_127_cards_moved_together_do_not_see_each_other_arrive() -> None:
    s = scene(
        "Workshop: A Ghost, B Cub Scout, C Sprout", "Toy Valley", a="You're Pretty Much Borscht, Steam Man", c="Ghost"
    )
    s.play("You're Pretty Much Borscht")
    assert board(s)["Toy Valley"] == "B Cub Scout 3, C Sprout 2"
    s.done()


def test_ruling_129_unmanned_high_ground_does_nothing() -> None:
    s = scene("Workshop: | B High Ground", "Toy Valley: A Ghost", a="Bear Rides You, Steam Man")
    s.play("Bear Rides You")
    assert board(s)["Workshop"] == "A Ghost 2 | B High Ground"


def test_ruling_133_a_minion_that_enters_through_an_action_does_not_react_to_it() -> None:
    s = scene(
        "Workshop",
        "Toy Valley",
        a="Commission, Toy Watcher, Insta-Grow, Steam Man",
        deck_a="3 Sprout",
        plays="action, action, minion",
    )
    s.play("Commission").choose("Toy Watcher", "Workshop")
    assert "Sprout" not in s.hand("A")
    s.play("Insta-Grow")
    assert s.hand("A") == ["Sprout", "Steam Man"]


def test_ruling_137_a_prevented_destruction_triggers_nothing() -> None:
    s = scene("Field of Honor: B General Ivan, B Toy Martyr", "Toy Valley", a="Toy Strike, Steam Man", deck_b="Ghost")
    s.play("Toy Strike").choose("Toy Martyr")
    assert (s.points("A"), s.deck("B")) == (0, ["Ghost"])


def test_ruling_139_who_destroys_an_own_minion_because_of_bear_hug_gets_the_credit() -> None:
    s = scene("Field of Honor: B Ghost", "Toy Valley", a="Bear Hug, Steam Man")
    s.play("Bear Hug")
    assert (s.points("A"), s.points("B")) == (0, 1)


def test_ruling_141_high_ground_earns_its_player_the_point_of_field_of_honor() -> None:
    s = scene("Field of Honor: B Ghost | B High Ground", "Toy Valley: A Spirit", a="Bear Rides You, Steam Man")
    s.play("Bear Rides You")
    assert (s.points("A"), s.points("B"), s.discard("A")) == (0, 1, ["Bear Rides You", "Spirit"])


def test_ruling_143_three_minions_destroyed_together_are_one_point() -> None:
    s = scene("Field of Honor: B Ghost, B Spirit, C Ghost", "Toy Valley", a="Toy Storm, Steam Man")
    s.play("Toy Storm").choose("Field of Honor")
    assert (s.minions("Field of Honor"), s.points("A")) == ([], 1)


def test_ruling_163_two_triggers_of_one_play_are_ordered_by_the_current_player() -> None:
    s = scene("Haunted House: A Toy Greeter", "Toy Valley", a="Steam Man, Scrap Diving, Insta-Grow", deck_a="Sprout")
    s.play("Steam Man", at="Haunted House")
    expects(s, "A", "ask-order", "Toy Greeter", "Haunted House")
    s.choose("Toy Greeter")
    expects(s, "A", "ask-discard", "Scrap Diving", "Insta-Grow", "Sprout")


def test_ruling_165_what_a_cancelled_card_did_before_stays() -> None:
    s = scene("Workshop", "Toy Valley", a="Weed Eater, Toy Mute, Insta-Grow", plays="action, action, minion")
    s.play("Weed Eater", at="Workshop").play("Toy Mute")
    assert s.power("Weed Eater") == 3


def test_ruling_167_a_cancelling_action_cannot_stay_on_haunting_while_it_is_immune_but_stays_if_it_was_there() -> None:
    s = scene("Workshop: B Haunting", "Toy Valley", a="Toy Gag, Steam Man", b="2 Ghost")
    s.play("Toy Gag")
    assert (board(s)["Workshop"], s.discard("A")) == ("B Haunting 6", ["Toy Gag"])
    s = scene("Workshop: B Haunting [A Toy Gag]", "Toy Valley", turn="B", a="Ghost", b="3 Insta-Grow, Steam Man")
    s.play("Insta-Grow")
    s.play("Steam Man", at="Workshop")
    assert board(s)["Workshop"].startswith("B Haunting 3 [A Toy Gag]")


def test_ruling_169_a_base_with_a_cancelled_ability_asks_nothing() -> None:
    s = scene("Haunted House: | B Toy Fog", "Toy Valley", a="Steam Man, Scrap Diving")
    s.play("Steam Man", at="Haunted House")
    assert (s.hand("A"), s.discard("A")) == (["Scrap Diving"], [])


def test_ruling_173_what_lasts_outlives_its_source() -> None:
    s = scene("Workshop: A Ghost | A Overgrowth", "Toy Valley", turn="A start", a="Bear Necessities, Steam Man")
    s.play("Bear Necessities")
    assert (s.discard("A"), s.breakpoint("Workshop")) == (["Bear Necessities", "Overgrowth"], 0)


def test_ruling_175_what_lasts_on_a_minion_follows_its_moves() -> None:
    s = scene("Workshop", "Toy Valley", a="Weed Eater, Bear Rides You, Insta-Grow", plays="action, action, minion")
    s.play("Weed Eater", at="Workshop").play("Bear Rides You")
    assert board(s)["Toy Valley"] == "A Weed Eater 3"


def test_ruling_177_spectre_cannot_take_the_place_of_one_particular_minion() -> None:
    s = scene(
        "Workshop: A Sprout",
        "Toy Valley",
        turn="A start",
        a="Scrap Diving",
        deck_a="Steam Man, Water Lily",
        discard_a="Spectre",
    )
    s.choose("yes")
    expects(s, "A", "ask-search", "Steam Man", "Water Lily")


def test_ruling_179_seance_does_not_count_itself() -> None:
    s = scene("Workshop", "Toy Valley", a="Séance, 2 Water Lily", deck_a="9 Sprout")
    s.play("Séance")
    assert s.hand("A") == ["Sprout", "Sprout", "Sprout", "Water Lily", "Water Lily"]


def test_ruling_181_spirit_may_not_pay_a_part() -> None:
    s = scene("Workshop: B Mechanic", "Toy Valley", a="Spirit, 3 Scrap Diving")
    s.play("Spirit", at="Workshop").choose("Mechanic")
    assert (s.hand("A"), s.where("Mechanic")) == (["Scrap Diving"] * 3, "Workshop")
    s.done()


def test_ruling_183_the_dead_rise_with_three_cards_raises_power_2_at_most() -> None:
    s = scene("Workshop", "Toy Valley", a="The Dead Rise, 3 Ghost, Steam Man", discard_a="Spirit, Sprout")
    s.play("The Dead Rise").choose("Ghost", "Ghost", "Ghost", "done")
    expects(s, "A", "ask-play-extra", "Ghost", "Sprout", "pass")


def test_ruling_185_a_talent_that_finds_nothing_is_spent_and_the_deck_shuffled() -> None:
    s = scene("Workshop: A Venus Man Trap", "Toy Valley", a="Scrap Diving", deck_a="Spirit, Mechanic")
    s.talent("Venus Man Trap")
    assert told(s, "log-shuffle") == [{"seat": 0}]
    refuses(s, "talent Venus Man Trap")


def test_ruling_187_budding_searches_the_players_own_deck_for_the_name() -> None:
    s = scene("Workshop: B Cub Scout", "Toy Valley", a="Budding, Steam Man", deck_a="Spirit", deck_b="Cub Scout")
    s.play("Budding")
    assert (s.hand("A"), s.deck("B"), told(s, "log-shuffle")) == (["Steam Man"], ["Cub Scout"], [{"seat": 0}])


def test_ruling_189_captain_ahab_needs_another_base_with_an_own_action() -> None:
    s = scene("Workshop: A Captain Ahab | A Zeppelin", "Toy Valley: | B Deep Roots", a="Scrap Diving")
    refuses(s, "talent Captain Ahab")


def test_ruling_191_difference_engine_draws_nothing_without_an_own_minion_there() -> None:
    s = scene("Workshop: B Ghost | A Difference Engine", "Toy Valley: A Ghost", a="Scrap Diving", deck_a="9 Sprout")
    s.end_turn()
    assert len(s.hand("A")) == 3


def test_ruling_241_tsars_palace_bars_printed_2_for_everybody_and_only_plays() -> None:
    s = scene(
        "Tsar's Palace: A General Ivan, B Steam Man | A Sleep Spores, A Sleep Spores",
        "Workshop: A Ghost",
        a="Sprout, Bear Rides You, Insta-Grow",
    )
    assert s.power("Steam Man") == 1  # reduced in play, and stays
    assert s.why_not_at("Sprout", "Tsar's Palace") == "card-tsars_palace"  # the leader, too
    s.play("Bear Rides You").choose("Ghost")
    assert s.minions("Tsar's Palace", "A") == ["General Ivan", "Ghost"]


def test_ruling_243_haunted_house_takes_nothing_from_an_empty_hand_and_the_play_stands() -> None:
    s = scene("Haunted House: A Captain Ahab", "Workshop: | A Zeppelin", a="Steam Man")
    s.play("Steam Man", at="Haunted House")
    assert s.minions("Haunted House") == ["Captain Ahab", "Steam Man"]
    s.done()


def test_ruling_245_the_extra_minion_of_secret_grove_may_come_before_the_regular_one() -> None:
    s = scene("Secret Grove", "Workshop", a="2 Sprout, Steam Man, Scrap Diving")
    s.play("Sprout", at="Secret Grove").play("Steam Man", at="Workshop")
    assert s.why_not("Sprout") == "why-no-slot"
