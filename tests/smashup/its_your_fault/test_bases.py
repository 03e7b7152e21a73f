"""The ten bases of «Война без конечностей»."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, scene, told
from smashup.its_your_fault.table import titans, under

PRINTED = {
    "Dragon's Lair": (18, (2, 2, 1)),
    "Wyrm's Desolation": (20, (5, 3, 2)),
    "Oracle at Delphi": (18, (4, 2, 1)),
    "Wooden Horse": (21, (3, 2, 1)),
    "Shark Reef": (20, (4, 2, 1)),
    "The Deep": (16, (3, 2, 2)),
    "Converted Cave": (18, (4, 3, 2)),
    "Crystal Fortress": (19, (3, 1, 1)),
    "Tornado Alley": (25, (4, 3, 2)),
    "Trailer Park": (20, (4, 2, 1)),
}


def test_the_box_has_ten_bases_with_the_printed_numbers() -> None:
    stock = registry().boxes["its_your_fault"].bases
    assert {base.name: (base.printed, base.prizes) for base in stock} == PRINTED


def test_dragons_lair_lets_its_winner_draw_three_cards_when_it_scores() -> None:
    s = scene(
        "Dragon's Lair: A 2 General Ivan, B General Ivan, C Ghost",
        "The Greenhouse: B Ghost",
        turn="C score",
        a="Ghost",
        c="Ghost",
        deck_a="9 Sprout",
        deck_b="9 Sprout",
        deck_c="9 Sprout",
        base_deck="Workshop",
    )
    assert [s.points(seat) for seat in "ABC"] == [2, 2, 1]
    assert [len(s.hand(seat)) for seat in "ABC"] == [4, 1, 3]  # C draws two at the end of the turn
    s.done()


def test_dragons_lair_serves_all_winners_of_a_tie_before_what_happens_after_scoring() -> None:
    s = scene(
        "Dragon's Lair: A 2 General Ivan, B 2 General Ivan",
        "The Greenhouse: A Ghost",
        turn="A score",
        a="Ghost",
        deck_a="2 Sprout, Gone with the Wind, 5 Ghost",
        deck_b="9 Sprout",
        base_deck="Workshop",
    )
    expects(s, "A", "ask-special", "special Gone with the Wind", "pass")  # drawn at the award step
    assert [len(s.hand(seat)) for seat in "AB"] == [4, 4]
    s.choose("pass")
    s.done()


def test_dragons_lair_gives_nothing_when_another_base_scores() -> None:
    s = scene(
        "Dragon's Lair: A Ghost",
        "Trailer Park: A 4 General Ivan",
        turn="B score",
        a="Ghost",
        deck_a="9 Sprout",
        base_deck="Workshop",
    )
    assert (s.points("A"), s.hand("A")) == (4, ["Ghost"])
    s.done()


def test_wyrms_desolation_takes_one_power_from_each_minion_there() -> None:
    s = scene("Wyrm's Desolation: A Ghost, B Spectre, B Snuggly Bear", "The Greenhouse: A Ghost", a="Ghost")
    assert board(s) == {"Wyrm's Desolation": "A Ghost 1, B Snuggly Bear 0, B Spectre 4", "The Greenhouse": "A Ghost 2"}
    s.done()


def _oracle(deck: str, **more: str) -> Scenario:
    return scene("Oracle at Delphi: B Ghost", "The Greenhouse", deck_a=deck, **more)


def test_oracle_at_delphi_shows_the_top_of_the_deck_and_gives_an_action_to_who_played_a_minion_there() -> None:
    s = _oracle("Raze, Sprout", a="Steam Man, Ruins", deck_b="Raze")
    s.play("Steam Man", at="Oracle at Delphi")
    assert told(s, "log-reveal") == [{"seat": 0, "cards": ["raze"]}]
    assert (s.hand("A"), s.deck("A"), s.hand("B")) == (["Raze", "Ruins"], ["Sprout"], ["Ghost"])
    s.done()


def test_oracle_at_delphi_puts_a_minion_back() -> None:
    s = _oracle("Sprout, Raze", a="Steam Man, Ruins")
    s.play("Steam Man", at="Oracle at Delphi")
    assert told(s, "log-reveal") == [{"seat": 0, "cards": ["sprout"]}]
    assert (s.hand("A"), s.deck("A")) == (["Ruins"], ["Sprout", "Raze"])
    s.done()


def test_oracle_at_delphi_gives_a_foreign_action_to_its_owner() -> None:
    s = _oracle("Raze of B, Sprout", a="Steam Man, Ruins")
    s.play("Steam Man", at="Oracle at Delphi")
    assert (s.hand("A"), s.deck("A"), s.hand("B")) == (["Ruins"], ["Sprout"], ["Ghost", "Raze"])
    s.done()


def test_oracle_at_delphi_speaks_neither_for_other_bases_nor_for_moves_and_survives_empty_piles() -> None:
    s = scene("Oracle at Delphi", "The Greenhouse: A Ghost", a="Steam Man, Carried Away, Ruins", deck_a="Raze")
    s.play("Steam Man", at="The Greenhouse").play("Carried Away").choose("Ghost")
    assert told(s, "log-reveal") == []
    s = scene("Oracle at Delphi", "The Greenhouse", a="Steam Man, Ruins")
    s.play("Steam Man", at="Oracle at Delphi")
    assert (s.minions("Oracle at Delphi"), s.hand("A")) == (["Steam Man"], ["Ruins"])
    s.done()


def test_oracle_at_delphi_asks_the_deck_of_who_plays_on_another_players_turn() -> None:
    s = scene(
        "Oracle at Delphi: B Ghost | B Blood in the Water",
        "The Greenhouse",
        a="Torn Apart, Ghost",
        b="Steam Man, Ghost",
        deck_a="2 Ruins",
        deck_b="Raze, Sprout",
    )
    s.play("Torn Apart").choose("Steam Man")
    assert (s.hand("A"), s.hand("B")) == (["Ghost", "Ruins"], ["Ghost", "Raze"])
    s.done()


def test_wooden_horse_lets_who_plays_an_action_give_a_minion_there_two_power_for_the_turn() -> None:
    s = scene(
        "Wooden Horse: A Ghost, B Ghost",
        "The Greenhouse: A Spirit",
        a="3 Favor of Zeus, Ghost",
        deck_a="9 Sprout",
        plays="action, action, action",
    )
    s.play("Favor of Zeus").choose("The Greenhouse")
    expects(s, "A", "ask-power", "Ghost", "Ghost", "pass")
    s.choose("B Ghost").play("Favor of Zeus").choose("The Greenhouse", "B Ghost")
    assert board(s) == {"Wooden Horse": "A Ghost 2, B Ghost 6", "The Greenhouse": "A Spirit 3"}
    s.end_turn()
    assert board(s)["Wooden Horse"] == "A Ghost 2, B Ghost 2"
    s.done()


def test_wooden_horse_asks_also_who_acts_on_another_players_turn() -> None:
    s = scene(
        "Wooden Horse: A Ghost",
        "Trailer Park: A 4 General Ivan",
        turn="A score",
        a="Ghost",
        b="Intimidating Presence, Ghost",
        base_deck="Workshop",
    )
    s.choose("special Intimidating Presence")
    expects(s, "B", "ask-power", "Ghost", "pass")
    s.choose("pass")
    assert s.power("Ghost") == 2


def test_wooden_horse_does_not_mind_minions_and_asks_nobody_when_it_is_empty() -> None:
    s = scene("Wooden Horse: A Ghost", "The Greenhouse", a="2 Steam Man", plays="minion, minion")
    s.play("Steam Man", at="Wooden Horse")
    s.done()
    s = scene("Wooden Horse", "The Greenhouse: A Ghost", a="Favor of Zeus, Ghost")
    s.play("Favor of Zeus").choose("The Greenhouse")
    assert s.power("Ghost") == 2
    s.done()


def test_shark_reef_lets_who_destroyed_a_minion_there_put_a_counter_on_one_of_their_minions() -> None:
    s = scene(
        "Shark Reef: A Spirit +1, B Ghost, B Ghost",
        "The Greenhouse: A Mechanic, B Ghost",
        a="3 Torn Apart, Steam Man",
        deck_a="9 Sprout",
        plays="action, action, action, minion",
    )
    s.play("Torn Apart").choose("B Ghost @ Shark Reef #1")
    expects(s, "A", "ask-counter", "Spirit", "Mechanic", "pass")
    s.choose("Mechanic").play("Torn Apart").choose("Ghost @ Shark Reef", "pass")
    s.play("Torn Apart")  # the last Ghost dies elsewhere
    assert board(s) == {"Shark Reef": "A Spirit 4", "The Greenhouse": "A Mechanic 5"}
    s.done()


def test_shark_reef_rewards_each_of_two_that_fall_together_and_nobody_orders_equal_rewards() -> None:
    s = scene("Shark Reef: A Spirit, B Ghost, B Ghost", "The Greenhouse: A Mechanic", a="Broadside, Steam Man")
    s.play("Broadside").choose("Shark Reef", "seat:1")
    for _ in range(2):
        expects(s, "A", "ask-counter", "Spirit", "Mechanic", "pass")
        s.choose("Mechanic")
    assert board(s)["The Greenhouse"] == "A Mechanic 6"
    s.done()


def test_shark_reef_has_the_counter_put_by_who_destroyed() -> None:
    """Whoever did it gives the counter: The Bride, who waits for counters of her player, hears of it."""
    s = Scenario("""
        base: Shark Reef
          B: Ghost
        base: The Greenhouse
          A: Spirit
          B: Spirit
          titan: B The Bride
        hand A: Bear Hug, Steam Man
        hand B: Ghost
        deck B: Ghost
    """)
    s.play("Bear Hug").choose("Spirit")
    assert s.hand("B") == ["Ghost", "Ghost"]
    s.done()


def test_shark_reef_rewards_the_destroyer_not_the_current_player() -> None:
    s = scene("Shark Reef: B Ghost", "The Greenhouse: A Spirit, B Spirit", a="Bear Hug, Steam Man")
    s.play("Bear Hug")
    expects(s, "B", "ask-counter", "Spirit", "pass")
    s.choose("Spirit")
    assert board(s)["The Greenhouse"] == "A Spirit 3, B Spirit 4"
    s.done()


def _deep(*there: str, **more: str) -> Scenario:
    return scene(f"The Deep: {', '.join(there)}", "The Greenhouse: B Ghost", **more)


def test_the_deep_lets_who_plays_a_minion_of_power_4_or_more_there_destroy_a_weaker_one() -> None:
    s = _deep("A Ghost", "B Spirit", "B Mechanic", "B Cyclone +1", a="Cyclone, Raze")
    s.play("Cyclone", at="The Deep")
    expects(s, "A", "ask-destroy", "Ghost", "Spirit", "pass")
    s.choose("Spirit")
    assert board(s) == {
        "The Deep": "A Cyclone 4, A Ghost 2, B Cyclone 5, B Mechanic 4",
        "The Greenhouse": "B Ghost 2",
    }
    s.done()


def test_the_deep_looks_at_power_in_play_and_need_not_be_used() -> None:
    s = scene("The Deep: B Ghost | A Dragon Lands", "The Greenhouse", a="Steam Man, Raze")
    s.play("Steam Man", at="The Deep")  # 3, and 1 for the action beside it, and 1 for Dragon Lands
    expects(s, "A", "ask-destroy", "Ghost", "pass")
    s.choose("pass")
    assert s.minions("The Deep") == ["Ghost", "Steam Man"]
    s = scene("The Deep: B Ghost | B Intimidating Presence", "The Greenhouse", a="Cyclone, Raze")
    s.play("Cyclone", at="The Deep")
    assert board(s)["The Deep"] == "A Cyclone 3, B Ghost 2 | B Intimidating Presence"
    s.done()


def test_the_deep_forgets_a_minion_that_has_gone_elsewhere_meanwhile() -> None:
    s = scene("The Deep: B Ghost", "The Greenhouse: | A Dragon Lands", a="Twister, Raze")
    s.play("Twister", at="The Deep").choose("Twister")
    assert board(s) == {"The Deep": "B Ghost 2", "The Greenhouse": "A Twister 4 | A Dragon Lands"}
    s.done()


@pytest.mark.parametrize(("card", "at"), [("Steam Man", "The Deep"), ("Cyclone", "The Greenhouse")])
def test_the_deep_asks_nobody_for_weak_minions_or_other_bases(card: str, at: str) -> None:
    s = _deep("B Ghost", a=f"{card}, Raze")
    s.play(card, at=at)
    assert s.minions("The Deep", "B") == ["Ghost"]
    s.done()


def test_converted_cave_keeps_minions_of_power_2_or_less_from_all_but_their_controller() -> None:
    s = scene(
        "Converted Cave: A Ghost, B Ghost, B Spirit",
        "The Greenhouse: B Ghost",
        a="3 Torn Apart, Feeding Frenzy, Steam Man",
        deck_a="9 Sprout",
        plays="action, action, action, action, minion",
    )
    s.play("Torn Apart").choose("B Ghost @ Converted Cave").play("Torn Apart").choose("Spirit")
    s.play("Feeding Frenzy").choose("Converted Cave", "A Ghost", "B Ghost")
    s.play("Torn Apart").choose("Ghost @ The Greenhouse")
    assert board(s) == {"Converted Cave": "B Ghost 2", "The Greenhouse": ""}
    assert s.discard("A") == ["Feeding Frenzy", "Ghost", "Torn Apart", "Torn Apart", "Torn Apart"]
    s.done()


def test_converted_cave_keeps_neither_minions_from_moving_nor_actions() -> None:
    s = scene(
        "Converted Cave: B Ghost | B Ruins",
        "The Greenhouse",
        a="Carried Away, Bear Necessities, Steam Man",
        plays="action, action, minion",
    )
    s.play("Carried Away").play("Bear Necessities")
    assert board(s) == {"Converted Cave": "", "The Greenhouse": "B Ghost 2"}
    s.done()


def _fortress(**more: str) -> Scenario:
    return scene(
        "Crystal Fortress: B Ghost",
        "The Greenhouse",
        a="Steam Man, Raze",
        deck_a="Sprout",
        discard_a="Ghost, Mechanic, Ruins",
        discard_b="Spirit",
        **more,
    )


def test_crystal_fortress_lets_who_plays_a_minion_there_put_a_discarded_one_under_their_deck() -> None:
    s = _fortress()
    s.play("Steam Man", at="Crystal Fortress")
    expects(s, "A", "ask-to-bottom", "Ghost", "Mechanic", "pass")
    s.choose("Mechanic")
    assert (s.deck("A"), s.discard("A"), s.discard("B")) == (["Sprout", "Mechanic"], ["Ghost", "Ruins"], ["Spirit"])
    s.done()


def test_crystal_fortress_may_be_declined_and_asks_nobody_elsewhere() -> None:
    s = _fortress()
    s.play("Steam Man", at="Crystal Fortress").choose("pass")
    assert (s.deck("A"), s.discard("A")) == (["Sprout"], ["Ghost", "Mechanic", "Ruins"])
    s = _fortress()
    s.play("Steam Man", at="The Greenhouse")
    s.done()


def test_tornado_alley_lets_who_first_plays_a_minion_there_in_a_turn_move_another_one_in() -> None:
    s = scene(
        "Tornado Alley: A Ghost, B Ghost",
        "The Greenhouse: A Spirit, B Spirit",
        a="3 Steam Man, Raze",
        plays="minion, minion, minion, action",
    )
    s.play("Steam Man", at="The Greenhouse").play("Steam Man", at="Tornado Alley")
    expects(s, "A", "ask-move", "Spirit", "Spirit", "Steam Man", "pass")
    s.choose("B Spirit").play("Steam Man", at="Tornado Alley")
    assert board(s) == {
        "Tornado Alley": "A Ghost 2, A Steam Man 3, A Steam Man 3, B Ghost 2, B Spirit 3",
        "The Greenhouse": "A Spirit 3, A Steam Man 3",
    }
    s.done()


def test_tornado_alley_does_not_bring_back_the_minion_just_played_there() -> None:
    s = scene("Tornado Alley", "The Greenhouse", "Workshop: B Spirit", a="Twister, Raze")
    s.play("Twister", at="Tornado Alley").choose("Twister", "The Greenhouse")
    expects(s, "A", "ask-move", "Spirit", "pass")
    s.choose("Spirit")
    assert board(s) == {"Tornado Alley": "B Spirit 3", "The Greenhouse": "A Twister 3", "Workshop": ""}
    s.done()


def test_tornado_alley_counts_declined_times_too_and_each_player_and_turn_for_itself() -> None:
    s = scene(
        "Tornado Alley",
        "The Greenhouse: B Spirit",
        a="2 Steam Man, Raze",
        b="2 Steam Man, Raze",
        deck_a="9 Sprout",
        plays="minion, minion, action",
    )
    s.play("Steam Man", at="Tornado Alley").choose("pass").play("Steam Man", at="Tornado Alley").end_turn()
    assert s.asked == "B"
    s.play("Steam Man", at="Tornado Alley")
    expects(s, "B", "ask-move", "Spirit", "pass")
    s.choose("Spirit")
    assert s.minions("Tornado Alley") == ["Spirit", "Steam Man", "Steam Man", "Steam Man"]
    s.done()


def test_trailer_park_puts_a_counter_on_each_minion_moved_there_whosever_it_is() -> None:
    s = scene(
        "Trailer Park: B Ghost",
        "The Greenhouse: A Spirit, A Ghost, B Spirit",
        a="2 Carried Away, Whirlwinds, 2 Steam Man",
        plays="action, action, minion, minion",
    )
    s.play("Carried Away").choose("B Spirit").play("Whirlwinds").choose("A Spirit", "Ghost @ The Greenhouse")
    while s.prompt == "ask-order":
        s.game.pick(0)
    s.play("Steam Man", at="Trailer Park")
    assert board(s) == {
        "Trailer Park": "A Ghost 3, A Spirit 4, A Steam Man 3, B Ghost 2, B Spirit 4",
        "The Greenhouse": "",
    }
    s.done()


def test_trailer_park_gives_nothing_for_leaving_nor_to_a_titan() -> None:
    s = scene("Trailer Park: B Ghost", "The Greenhouse: A Spirit", a="Carried Away, Steam Man")
    s = under(s, "The Greenhouse", "titan: A Category 5")
    s.talent("Category 5").choose("move")
    assert titans(s) == {"Trailer Park": "A Category 5 0"}
    s.play("Carried Away").choose("B Ghost")
    assert board(s) == {"Trailer Park": "", "The Greenhouse": "A Spirit 3, B Ghost 2"}
    s.done()


def test_the_deep_and_tornado_alley_let_who_plays_there_on_another_players_turn_do_it() -> None:
    s = scene(
        "The Deep: A Ghost, B Ghost | B Blood in the Water",
        "The Greenhouse",
        a="Torn Apart, Ghost",
        b="Steam Man, Ghost",
    )
    s.play("Torn Apart").choose("B Ghost", "Steam Man")
    expects(s, "B", "ask-destroy", "Ghost", "pass")
    s.choose("Ghost")
    assert [(line["seat"], line["card"]) for line in told(s, "log-destroy")] == [(0, "ghost"), (1, "ghost")]
    s = scene(
        "Tornado Alley: B Ghost | B Blood in the Water",
        "The Greenhouse: A Spirit",
        a="Torn Apart, Ghost",
        b="Steam Man",
    )
    s.play("Torn Apart").choose("Ghost", "Steam Man")
    expects(s, "B", "ask-move", "Spirit", "pass")
    s.choose("Spirit")
    assert [(line["seat"], line["card"]) for line in told(s, "log-move")] == [(1, "spirit")]
    s.done()
