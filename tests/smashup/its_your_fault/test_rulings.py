"""Rulings about the cards and bases of this box, some with cards of the others: a test carries its ruling's number."""

from __future__ import annotations

import pytest

from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import beside, titans, under


def in_order(s: Scenario) -> None:
    """Name the first of what was triggered together as long as an order is asked for."""
    while s.prompt == "ask-order":
        s.game.pick(0)


def about_to_score(*others: str, **more: str) -> Scenario:
    """Trailer Park is about to score: 10 for A, 11 for B."""
    return scene(
        more.pop("park", "Trailer Park: A General Ivan, A Mechanic, B General Ivan, B Spectre"),
        *others,
        turn=more.pop("turn", "A score"),
        base_deck=more.pop("base_deck", "Haunted House"),
        **more,
    )


def test_ruling_001_the_cancelling_of_mind_lady_ends_before_start_of_turn_effects() -> None:
    s = scene(
        "Workshop: A Mind Lady, B Awesome Guy, B Ghost [A Choking Vines]",
        "The Greenhouse",
        a="Raze, Ghost",
        b="Raze, Ghost",
    )
    s.talent("Mind Lady").choose("Awesome Guy").end_turn().end_turn()
    assert s.asked == "A"
    assert board(s)["Workshop"] == "A Mind Lady 5, B Awesome Guy 5, B Ghost 2 [A Choking Vines]"
    s.done()


def test_ruling_017_the_talent_of_cyclone_on_the_turn_it_is_played_and_only_on_its_players_turns() -> None:
    s = scene("Workshop", "The Greenhouse", a="Cyclone, Raze", b="Ghost, Raze", deck_a="9 Sprout")
    s.play("Cyclone", at="Workshop").talent("Cyclone")
    assert s.minions("The Greenhouse") == ["Cyclone"]
    s.end_turn()
    refuses(s, "talent Cyclone")
    s.end_turn().talent("Cyclone")
    assert s.minions("Workshop") == ["Cyclone"]
    s.done()


def test_ruling_025_points_go_by_totals_after_over_the_rainbow() -> None:
    s = about_to_score("The Greenhouse: C Spectre, C Ghost", c="Over the Rainbow, Ghost")
    expects(s, "C", "ask-special", "special Over the Rainbow", "pass")
    s.choose("special Over the Rainbow", "Spectre")
    assert [s.points(seat) for seat in "ABC"] == [2, 4, 1]
    s.done()


def test_ruling_033_a_titan_without_counters_earns_no_points() -> None:
    park = "Trailer Park: B 3 General Ivan, B Mechanic"
    s = under(about_to_score("Workshop", park=park, a="Ghost"), "Trailer Park", "titan: A Category 5")
    assert (s.points("A"), s.points("B")) == (0, 4)
    s = under(about_to_score("Workshop", park=park, a="Ghost"), "Trailer Park", "titan: A Category 5 +1")
    assert (s.points("A"), s.points("B")) == (2, 4)  # at least 1 power
    s.done()


def test_ruling_035_great_wyrm_does_not_lessen_what_city_of_gold_gives() -> None:
    s = scene("City of Gold: A Great Wyrm, B Ghost", "Workshop", turn="B start", b="Raze, Ghost")
    assert (s.points("A"), s.points("B")) == (0, 1)
    s.done()


def test_ruling_043_flock_does_not_follow_who_is_gone_with_the_wind() -> None:
    s = about_to_score(
        "The Greenhouse",
        park="Trailer Park: A General Ivan, A Flock, A Mechanic, B General Ivan, B Spectre",
        a="Gone with the Wind, Ghost",
        deck_a="9 Sprout",
    )
    s.choose("special Gone with the Wind", "General Ivan")
    assert (s.minions("The Greenhouse"), "Flock" in s.discard("A")) == (["General Ivan"], True)
    s.done()


@pytest.mark.parametrize(("base", "drawn"), [("Tornado Alley", 2), ("Lake Minnetonka", 3)])
def test_ruling_045_total_sellout_looks_at_the_breakpoint_favor_of_zeus_left(base: str, drawn: int) -> None:
    s = scene(
        f"{base}: A 4 General Ivan",
        "The Greenhouse",
        a="Favor of Zeus, Total Sellout, Ghost",
        deck_a="9 Sprout",
        base_deck="Workshop",
    )
    s.play("Favor of Zeus").choose(base).end_turn().choose("special Total Sellout")
    assert s.hand("A").count("Sprout") == drawn + 2
    s.done()


def test_ruling_049_megalodon_before_scoring_looks_at_current_power_and_is_optional() -> None:
    s = about_to_score(
        "The Greenhouse: B Ghost",
        park="Trailer Park: A Megalodon, B Spirit +1, B Mechanic, B 2 Spectre, C Mechanic | C Intimidating Presence",
        b="Ghost",
        c="Ghost",
    )
    expects(s, "A", "ask-special", "special Megalodon", "pass")
    s.choose("special Megalodon")
    expects(s, "A", "ask-destroy", "Spirit", "Mechanic")  # printed 3 and 4, now 3 each; the Mechanic of C still has 4
    s.choose("Mechanic")
    assert [s.points(seat) for seat in "ABC"] == [2, 4, 2]
    s.done()


def test_ruling_063_justice_friends_counts_current_power() -> None:
    s = scene("Workshop: A Spirit +2, A Spectre, B Spirit +2", "The Greenhouse", a="Justice Friends, Ghost")
    s.play("Justice Friends")
    assert board(s)["Workshop"] == "A Spectre 7, A Spirit 7, B Spirit 5"
    s.done()


def test_ruling_075_wyrms_desolation_and_sleep_spores_add_up_down_to_zero() -> None:
    s = scene("Wyrm's Desolation: A Ghost, A Snuggly Bear, B Ghost | B Sleep Spores", "The Greenhouse", a="Ghost")
    assert board(s)["Wyrm's Desolation"] == "A Ghost 0, A Snuggly Bear 0, B Ghost 1 | B Sleep Spores"
    s.done()


def test_ruling_081_torn_apart_may_choose_an_immune_minion_and_still_draws() -> None:
    s = scene(
        "Workshop: B Ghost [Incorporeal], B Spirit", "The Greenhouse", a="Torn Apart, Ghost", deck_a="Raze, Sprout"
    )
    s.play("Torn Apart").choose("Ghost")
    assert board(s)["Workshop"] == "B Ghost 2 [B Incorporeal], B Spirit 3"
    assert s.hand("A") == ["Ghost", "Raze"]
    s.done()


def test_ruling_085_bear_hug_reaches_into_converted_cave() -> None:
    s = scene("Converted Cave: B Ghost, C Ghost", "The Greenhouse: B Spirit", a="Bear Hug, Ghost")
    s.play("Bear Hug")
    assert board(s) == {"Converted Cave": "", "The Greenhouse": "B Spirit 3"}
    s.done()


def test_rulings_099_and_299_secret_base_lets_the_change_stand_that_brings_a_minion_under_it() -> None:
    s = scene(
        "Workshop: B Spirit +1, B Spirit +2 | B Secret Base, A Sleep Spores",
        "The Greenhouse",
        a="Torn Apart, Ghost",
        deck_a="Raze",
    )
    on = "| A Sleep Spores, B Secret Base"
    assert board(s)["Workshop"] == f"B Spirit 3, B Spirit 4 {on}"
    s.play("Torn Apart")
    assert board(s)["Workshop"] == f"B Spirit 3, B Spirit 4 {on}"
    s.done()


def test_ruling_103_what_ripped_off_transfers_to_an_immune_minion_is_discarded() -> None:
    s = scene("Workshop: A Ghost [Chum], B Spirit [Incorporeal]", "The Greenhouse", a="Ripped Off, Ghost")
    s.play("Ripped Off").choose("Chum")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 3 [B Incorporeal]"
    assert s.discard("A") == ["Chum", "Ripped Off"]
    s.done()


def test_ruling_105_ornate_dome_stops_neither_actions_on_minions_nor_favor_of_zeus() -> None:
    s = scene(
        "The Greenhouse: B Ghost | B Ornate Dome",
        "Inventor's Salon",
        a="Chum, Favor of Zeus, Ruins, Ghost",
        plays="action, action, action",
    )
    s.play("Chum").play("Favor of Zeus").choose("The Greenhouse")
    assert (s.attached("Ghost"), s.breakpoint("The Greenhouse")) == (["Chum"], 19)
    assert s.why_not_at("Ruins", "The Greenhouse") == "card-ornate_dome"


def test_ruling_109_carried_away_moves_a_minion_that_somebody_else_controls_and_bear_rides_you_does_not() -> None:
    s = scene(
        "Workshop: B Ghost of A [Make Contact]",
        "The Greenhouse",
        a="Bear Rides You, Carried Away, Ghost",
        plays="action, action, minion",
    )
    s.play("Bear Rides You")
    assert s.minions("Workshop") == ["Ghost"]
    s.play("Carried Away")
    assert board(s)["The Greenhouse"] == "B Ghost 2 [B Make Contact]"
    s.done()


def test_ruling_131_imperial_dragon_does_not_mind_who_leaves() -> None:
    s = scene(
        "Workshop: A Imperial Dragon, B Ghost",
        "The Greenhouse",
        turn="B",
        b="Carried Away, Ghost",
        deck_a="Sprout",
        a="Raze",
    )
    s.play("Carried Away").choose("Ghost")
    assert (s.hand("A"), s.minions("The Greenhouse")) == (["Raze"], ["Ghost"])
    s.done()


def test_ruling_133_odysseus_played_through_favor_of_aphrodite_does_not_answer_it() -> None:
    s = scene("Workshop: A Odysseus of B [Make Contact]", "The Greenhouse", a="Favor of Aphrodite, Odysseus, Ghost")
    s.play("Favor of Aphrodite").play("Odysseus", at="The Greenhouse")
    assert (s.counters("Odysseus @ Workshop"), s.counters("Odysseus @ The Greenhouse")) == (1, 0)
    s.done()


def test_ruling_135_chum_answers_a_death_at_another_base() -> None:
    s = scene("Workshop: A Ghost [Chum]", "The Greenhouse: B Ghost", a="Torn Apart, Ghost", deck_a="Sprout")
    s.play("Torn Apart").choose("B Ghost")
    assert board(s) == {"Workshop": "A Ghost 3 [A Chum]", "The Greenhouse": ""}
    s.done()


@pytest.mark.parametrize(
    "reef", ["Shark Reef: A Mechanic, B General Ivan, B Ghost", "Shark Reef: B Ghost | B Too Cute"]
)
def test_ruling_137_a_prevented_destruction_calls_neither_mako_nor_shark_reef(reef: str) -> None:
    s = scene(reef, "The Greenhouse: A Spectre", a="Torn Apart, Mako, Ghost", deck_a="2 Raze")
    s.play("Torn Apart")
    assert (s.prompt, "Ghost" in s.minions("Shark Reef"), s.discard("B")) == ("ask-menu", True, [])
    s.done()


def test_ruling_139_bear_hug_gives_the_credit_and_the_mako_to_who_destroys_their_own() -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse: B Spectre", a="Bear Hug, Mako, Ghost", b="Mako, Ghost")
    s.play("Bear Hug")
    assert s.asked == "B"
    assert s.prompt == "ask-special"
    s.game.pick(0)
    assert board(s)["Workshop"] == "B Mako 2"
    s.done()


def test_ruling_143_feeding_frenzy_on_field_of_honor_is_one_point() -> None:
    s = scene("Field of Honor: B 3 Ghost", "The Greenhouse", a="Feeding Frenzy, Ghost")
    s.play("Feeding Frenzy").choose("Field of Honor", "Ghost #1", "Ghost #1", "Ghost")
    in_order(s)
    assert (s.points("A"), s.minions("Field of Honor")) == (1, [])
    s.done()


def test_ruling_145_the_burst_may_follow_what_another_player_plays() -> None:
    s = scene("Workshop", "The Greenhouse: A The Burst", turn="B", a="Ghost", b="Steam Man, Raze")
    s.play("Steam Man", at="Workshop")
    expects(s, "A", "ask-move-where", "Workshop", "pass")
    s.choose("Workshop")
    assert s.minions("Workshop") == ["Steam Man", "The Burst"]
    s.done()


def test_ruling_147_argonaut_in_an_actions_place_triggers_what_minions_and_what_actions_trigger() -> None:
    s = scene(
        "Haunted House", "The Greenhouse: B Heracles", a="Argonaut, 2 Raze", plays="action, action", deck_a="9 Sprout"
    )
    s.play("Argonaut", at="Haunted House")
    in_order(s)
    assert (s.discard("A"), s.power("Heracles"), s.minions("Haunted House")) == (["Raze"], 5, ["Argonaut"])
    s.done()


def test_ruling_149_argonaut_in_an_actions_place_may_go_to_the_dread_gazebo() -> None:
    s = scene("The Dread Gazebo", "The Greenhouse", a="Argonaut, Raze, Ghost", plays="action, minion")
    s.play("Argonaut", at="The Dread Gazebo")
    kinds = [value[1].kind for value in s.choice.values]
    s.game.pick(kinds.index("action"))
    assert (s.minions("The Dread Gazebo"), s.why_not("Ghost"), s.why_not("Raze")) == (["Argonaut"], "", "why-no-slot")
    s.done()


def test_ruling_151_spartan_gains_nothing_for_a_special_on_another_players_turn() -> None:
    s = about_to_score("The Greenhouse: A Spartan", turn="B score", a="Dragon Lands, Ghost", b="Ghost")
    s.choose("special Dragon Lands")
    assert (s.points("A"), s.counters("Spartan")) == (4, 0)
    s.done()


def test_ruling_155_crypt_looter_may_be_played_on_the_base_of_not_in_kansas() -> None:
    s = scene(
        "Workshop: B Ghost",
        "The Greenhouse",
        turn="B",
        a="Crypt Looter, Ghost",
        b="Not in Kansas, Ghost",
        base_deck="Shark Reef",
    )
    s.play("Not in Kansas").choose("Workshop")
    assert (s.asked, s.prompt) == ("A", "ask-special")
    s.game.pick(0)
    assert board(s)["Shark Reef"] == "A Crypt Looter 3, B Ghost 2"
    s.done()


def test_ruling_163_oracle_at_delphi_and_family_reunion_go_in_the_current_players_order() -> None:
    s = scene(
        "Oracle at Delphi: | A Family Reunion", "The Greenhouse", a="Steam Man, Ruins", deck_a="Sprout, Mechanic, Raze"
    )
    s.play("Steam Man", at="Oracle at Delphi")
    expects(s, "A", "ask-order", "Oracle at Delphi", "Family Reunion")
    s.choose("Family Reunion")  # puts Raze on top, where the oracle finds it
    assert (s.hand("A"), s.deck("A")) == (["Raze", "Ruins"], ["Sprout", "Mechanic"])
    s.done()


def test_ruling_165_what_wyvern_did_stays_when_my_only_weakness_comes() -> None:
    s = scene("The Greenhouse: A Wyvern, A Wyvern", "Workshop", a="My Only Weakness!, Ghost")
    s.talent("Wyvern #1").play("My Only Weakness!").choose("Wyvern #1")
    assert s.breakpoint("The Greenhouse") == 21
    s.talent("Wyvern #2")
    refuses(s, "talent Wyvern #1")
    assert s.breakpoint("The Greenhouse") == 18
    s.done()


def test_ruling_167_my_only_weakness_cannot_hold_on_haunting_while_it_is_immune_but_stays_if_it_was_there() -> None:
    s = scene("Workshop: B Haunting", "The Greenhouse", a="My Only Weakness!, Ghost", b="2 Ghost")
    s.play("My Only Weakness!")
    assert (board(s)["Workshop"], s.discard("A")) == ("B Haunting 6", ["My Only Weakness!"])
    s = scene("Workshop: B Haunting [A My Only Weakness!]", "The Greenhouse", a="Raze, Ghost", b="3 Captain Ahab")
    s.end_turn().play("Captain Ahab", at="The Greenhouse")
    assert board(s)["Workshop"] == "B Haunting 3 [A My Only Weakness!]"
    s.done()


def test_ruling_169_raze_silences_haunted_house() -> None:
    s = scene("Haunted House: | B Raze", "The Greenhouse", a="Steam Man, Ruins")
    s.play("Steam Man", at="Haunted House")
    assert (s.hand("A"), s.minions("Haunted House")) == (["Ruins"], ["Steam Man"])
    s.done()


def test_ruling_173_what_dangerous_waters_did_outlasts_it() -> None:
    s = scene("Workshop: B Spectre | A Dangerous Waters", "The Greenhouse", a="Bear Necessities, Ghost")
    s.talent("Dangerous Waters").play("Bear Necessities")
    assert board(s)["Workshop"] == "B Spectre 3"
    s.done()


def test_ruling_193_burn_it_down_chooses_before_the_top_of_the_base_deck_is_seen() -> None:
    s = scene("Workshop", "The Greenhouse", a="Burn It Down, Ghost", base_deck="Shark Reef", base_discard="The Deep")
    s.play("Burn It Down").choose("Workshop")
    expects(s, "A", "ask-base-from-discard", "The Deep", "Workshop", "pass")
    assert (s.brawl.state.known[s.brawl.state.base_deck[-1]], told(s, "log-look")) == (0, [])


def test_ruling_195_wyvern_must_destroy_even_an_own_minion_and_none_if_there_is_none() -> None:
    s = scene("Workshop: A Ghost, B Mechanic", "The Greenhouse: B Ghost", a="Wyvern, Raze")
    s.play("Wyvern", at="Workshop")
    assert (s.discard("A"), s.minions("Workshop")) == (["Ghost"], ["Mechanic", "Wyvern"])
    s = scene("Workshop: B Mechanic", "The Greenhouse: B Ghost", a="Wyvern, Raze")
    s.play("Wyvern", at="Workshop")
    assert board(s) == {"Workshop": "A Wyvern 4, B Mechanic 4", "The Greenhouse": "B Ghost 2"}
    s.done()


def test_ruling_197_moving_to_dangerous_ground_costs_nothing() -> None:
    s = scene("Workshop: | B Dangerous Ground", "The Greenhouse: A Ghost", a="Carried Away, Ghost, Raze")
    s.play("Carried Away")
    assert (s.minions("Workshop"), s.hand("A")) == (["Ghost"], ["Ghost", "Raze"])
    s.done()


def test_ruling_199_dragon_lands_as_the_regular_action_and_before_scoring_as_an_extra() -> None:
    s = scene("The Greenhouse: A Ghost", "Inventor's Salon", a="Dragon Lands, Raze, Ghost")
    s.play("Dragon Lands", at="The Greenhouse")
    assert (s.power("Ghost"), s.why_not("Raze")) == (3, "why-no-slot")
    s = scene(
        "Trailer Park: A 3 General Ivan, A Mechanic",
        "The Greenhouse",
        a="Dragon Lands, Raze",
        base_deck="Workshop",
        deck_a="9 Sprout",
    )
    s.play("Raze", at="The Greenhouse").choose("special Dragon Lands")
    assert "Dragon Lands" in s.discard("A")
    s.done()


def test_ruling_201_trade_winds_with_one_small_minion_moves_nobody() -> None:
    s = scene("Workshop: B Ghost, B Mechanic", "The Greenhouse: A Spectre", a="Trade Winds, Ghost")
    s.play("Trade Winds")
    assert board(s) == {"Workshop": "B Ghost 2, B Mechanic 4", "The Greenhouse": "A Spectre 5"}
    s.done()


def test_ruling_203_monster_tornado_looks_at_current_power() -> None:
    s = scene("Workshop: A Monster Tornado", "Wyrm's Desolation: B Spectre, B General Ivan", a="Raze, Ghost")
    s.talent("Monster Tornado")
    assert board(s) == {"Workshop": "A Monster Tornado 5, B Spectre 5", "Wyrm's Desolation": "B General Ivan 5"}
    s.done()


def test_ruling_205_radioactive_exposure_compares_power_in_play_with_printed_power() -> None:
    s = scene(
        "Workshop: A Ghost +1 [Expanded Power]",
        "The Greenhouse",
        a="Radioactive Exposure, Ghost",
        deck_a="Mechanic, Spirit, Spectre",
    )
    s.play("Radioactive Exposure")
    assert (board(s)["Workshop"], sorted(s.deck("A"))) == ("A Spectre 5", ["Mechanic", "Spirit"])
    s.done()


def test_ruling_207_two_citizens_search_one_after_the_other_and_shuffle_each_time() -> None:
    s = scene(
        "Workshop: A 2 Mild Mannered Citizen",
        "The Greenhouse",
        turn="A start",
        a="Ghost",
        deck_a="Mind Lady, Awesome Guy, Ghost",
    )
    s.choose("yes", "Mind Lady", "yes")
    assert board(s)["Workshop"] == "A Awesome Guy 5, A Mind Lady 5"
    assert told(s, "log-shuffle") == [{"seat": 0}, {"seat": 0}]
    s.done()


def test_ruling_231_diva_is_carried_away_to_the_same_base() -> None:
    s = scene("Workshop: A Diva, A Ghost, A Spirit", "The Greenhouse", "Inventor's Salon", a="Carried Away, Ghost")
    s.play("Carried Away").choose("Ghost", "Inventor's Salon")
    expects(s, "A", "ask-join", "yes", "no")
    s.choose("yes")
    assert board(s) == {"Workshop": "A Spirit 3", "The Greenhouse": "", "Inventor's Salon": "A Diva 3, A Ghost 2"}
    s.done()


def test_ruling_239_argonaut_in_an_actions_place_is_a_minion_for_arena() -> None:
    s = scene("Arena", "The Greenhouse", a="Argonaut, 2 Raze", plays="action", deck_a="9 Sprout")
    s.play("Argonaut", at="Arena")
    expects(s, "A", "ask-which", "draw", "action", "nothing")
    s.choose("action").play("Raze", at="The Greenhouse")
    assert (s.minions("Arena"), s.actions("The Greenhouse")) == (["Argonaut"], ["Raze"])


def test_ruling_247_wooden_horse_serves_b_on_bs_turn() -> None:
    s = scene("Wooden Horse: A Ghost", "The Greenhouse", turn="B", a="Ghost", b="Favor of Zeus, Ghost")
    s.play("Favor of Zeus").choose("The Greenhouse")
    expects(s, "B", "ask-power", "Ghost", "pass")
    s.choose("Ghost")
    assert board(s)["Wooden Horse"] == "A Ghost 4"
    s.done()


def test_ruling_249_trailer_park_puts_the_counter_on_bs_minion_that_a_moved() -> None:
    s = scene("Trailer Park: A Ghost", "The Greenhouse: B Spirit", a="Carried Away, Ghost")
    s.play("Carried Away").choose("Spirit")
    assert board(s)["Trailer Park"] == "A Ghost 2, B Spirit 4"
    s.done()


def test_ruling_251_a_titan_alone_earns_nothing_from_city_of_gold() -> None:
    s = scene("City of Gold: B Ghost", "Workshop: A Ghost", turn="A start", a="Ghost")
    s = under(s, "City of Gold", "titan: A Category 5 +3")
    assert (s.points("A"), s.points("B")) == (0, 0)
    s.done()


def test_ruling_259_an_uncovered_over_the_rainbow_cannot_be_played_and_is_discarded() -> None:
    s = under(
        scene("Workshop: A Ghost", "The Greenhouse", turn="A start", a="Ghost"),
        "Workshop",
        "buried: A Over the Rainbow",
    )
    assert (s.asked, s.prompt) == ("A", "ask-uncover")
    s.game.pick(0)
    assert (s.discard("A"), board(s)["Workshop"]) == (["Over the Rainbow"], "A Ghost 2")
    s.done()


def test_ruling_261_torn_apart_cannot_reach_a_buried_minion() -> None:
    s = under(
        scene("Workshop", "The Greenhouse", a="Torn Apart, Steam Man", deck_a="Raze"), "Workshop", "buried: B Ghost"
    )
    s.play("Torn Apart")
    assert (s.hand("A"), s.discard("B"), s.where("Ghost")) == (["Raze", "Steam Man"], [], "buried, hand")
    s.done()


@pytest.mark.parametrize("card", ["Burn It Down", "Not in Kansas"])
def test_ruling_263_a_replaced_base_takes_buried_cards_and_titans_along(card: str) -> None:
    s = scene("Workshop: B Spirit", "The Greenhouse: B Mechanic", a=f"{card}, Ghost", base_deck="Shark Reef")
    s = under(s, "Workshop", "buried: B Sprout, A Raze", "titan: B Helicoprion +2")
    s = under(s, "The Greenhouse", "buried: B Mako")
    s.play(card).choose("Workshop")
    if s.prompt == "ask-base-from-discard":
        s.choose("pass")
    assert board(s) == {"Shark Reef": "B Spirit 3", "The Greenhouse": "B Mechanic 4"}
    assert (s.discard("B"), "Raze" in s.discard("A"), s.where("Mako")) == (["Sprout"], True, "buried")
    assert (titans(s), beside(s, "B")) == ({}, {"Helicoprion": 0})
    s.done()


@pytest.mark.parametrize("card", ["Carried Away", "Picked Up"])
def test_ruling_275_a_duel_whose_minions_are_parted_has_no_result(card: str) -> None:
    s = about_to_score(
        "The Greenhouse",
        park="Trailer Park: A Sheriff, A Spectre, B General Ivan, B Spectre",
        a=f"{card}, Ghost",
        b="Ghost",
        deck_a="9 Sprout",
    )
    s.choose("special Sheriff", "General Ivan", card, "pass", "General Ivan")
    if s.prompt == "ask-special":
        s.choose("pass")
    assert (s.points("A"), s.points("B")) == (4, 2)
    assert (board(s)["The Greenhouse"], "Sheriff" in s.discard("A")) == ("B General Ivan 6", True)
    assert len(told(s, "log-duel-broken-off")) == 1
    s.done()


def test_ruling_281_a_titan_declined_is_not_kept_for_later() -> None:
    s = scene("Workshop: A Ghost, A Spirit", "The Greenhouse", titans_a="Category 5", a="Whirlwinds, 2 Steam Man")
    s.play("Whirlwinds").choose("Ghost", "Spirit", "pass")
    refuses(s, "special Category 5")
    s.play("Steam Man", at="Workshop")
    assert (titans(s), beside(s, "A")) == ({}, {"Category 5": 0})


@pytest.mark.parametrize(("ghost", "stays"), [("A Ghost", "B Helicoprion 0"), ("A Ghost +1", "A Category 5 0")])
def test_ruling_283_of_two_titans_the_lower_total_leaves_and_the_newcomer_in_a_tie(ghost: str, stays: str) -> None:
    s = scene(f"Workshop: A Spectre, {ghost}, B Spectre, B Ghost", "The Greenhouse", a="Raze, Ghost")
    s = under(under(s, "Workshop", "titan: B Helicoprion"), "The Greenhouse", "titan: A Category 5")
    s.talent("Category 5").choose("move")
    assert titans(s) == {"Workshop": stays}
    assert {**beside(s, "A"), **beside(s, "B")} == ({"Category 5": 0} if "B" in stays else {"Helicoprion": 0})
    s.done()


def test_ruling_287_a_titan_on_a_scored_base_goes_beside_its_owners_deck_without_counters() -> None:
    s = under(about_to_score("Workshop", a="Ghost"), "Trailer Park", "titan: A Category 5 +2")
    assert (s.points("A"), s.points("B")) == (4, 2)  # 12 against 11
    assert (titans(s), beside(s, "A")) == ({}, {"Category 5": 0})
    s.done()


def test_ruling_289_what_touches_minions_or_actions_does_not_touch_titans() -> None:
    s = scene(
        "Workshop: B Ghost | B Ruins", "The Greenhouse", a="Carried Away, Ripped Off, Ghost", plays="action, action"
    )
    s = under(s, "Workshop", "titan: B The Everything Glove")
    s.play("Ripped Off").play("Carried Away")
    assert titans(s) == {"Workshop": "B The Everything Glove 0"}
    assert board(s) == {"Workshop": "B Ghost 2", "The Greenhouse": "| B Ruins"}


def test_ruling_297_only_its_owner_may_play_a_titan() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost, B Spirit",
        "The Greenhouse",
        turn="B",
        titans_a="Category 5, The Everything Glove",
        a="Ghost",
        b="Whirlwinds, Torn Apart, Ghost",
        deck_b="9 Sprout",
        plays="action, action, minion",
    )
    s.play("Whirlwinds").choose("B Ghost", "Spirit").play("Torn Apart").choose("B Ghost")
    assert (s.asked, s.prompt, titans(s)) == ("B", "ask-menu", {})
    s.done()


def test_ruling_301_dragons_lair_pays_at_the_award_step() -> None:
    s = about_to_score(
        "The Greenhouse: A Ghost",
        park="Dragon's Lair: A 2 General Ivan, B General Ivan",
        a="Ghost",
        deck_a="Over the Rainbow, Gone with the Wind, 9 Sprout",
    )
    expects(s, "A", "ask-special", "special Gone with the Wind", "pass")  # too late for what comes before
    assert (s.points("A"), len(s.hand("A"))) == (2, 4)
    s.choose("pass")
    s.done()
