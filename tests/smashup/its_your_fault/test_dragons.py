"""«Драконы», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "Great Wyrm": (1, 5),
    "Wyvern": (2, 4),
    "Imperial Dragon": (3, 3),
    "Hatchling": (4, 2),
    "Bring Down the Walls": (2, 0),
    "Burn It Down": (1, 0),
    "Dangerous Ground": (1, 0),
    "Dragon Lands": (1, 0),
    "Flank Attack": (1, 0),
    "Intimidating Presence": (1, 0),
    "Raze": (1, 0),
    "Ruins": (2, 0),
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["dragons"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


@pytest.mark.parametrize(
    "base", ["Workshop: A Great Wyrm, B Mechanic, C Ghost", "Workshop: A Spectre, B Mechanic, C Ghost | A Ruins"]
)
def test_great_wyrm_and_ruins_cost_each_other_player_there_a_point_of_that_base(base: str) -> None:
    s = scene(base, "The Greenhouse: B Mechanic, C Ghost", a="Ghost")
    assert s.prizes("Workshop") == {"A": 4, "B": 1, "C": 0}
    assert s.prizes("The Greenhouse") == {"B": 4, "C": 2}
    s.done()


def test_great_wyrm_and_ruins_add_up_and_no_award_falls_below_zero() -> None:
    s = scene("Crystal Fortress: A Great Wyrm, B General Ivan, C Ghost | A Ruins", "Workshop", a="Ghost")
    assert s.prizes("Crystal Fortress") == {"A": 1, "B": 1, "C": 0}
    s.done()


def test_great_wyrm_and_ruins_count_when_the_base_is_scored_and_serve_their_controller() -> None:
    s = scene(
        "Workshop: A Spectre, A Spectre, B Great Wyrm, B Spectre | A Ruins",
        "Inventor's Salon: C Ghost",
        turn="A score",
        a="Ghost",
        base_deck="Haunted House",
    )
    assert [s.points(seat) for seat in "ABC"] == [3, 3, 0]
    assert s.bases() == ["Haunted House", "Inventor's Salon"]
    s.done()


@pytest.mark.parametrize(
    "base", ["Field of Honor: A Great Wyrm, A Sprout", "Field of Honor: A Spectre, A Sprout | A Ruins"]
)
def test_great_wyrm_and_ruins_do_not_lessen_points_that_abilities_give(base: str) -> None:
    s = scene(base, "Workshop", turn="B", a="Ghost", b="Torn Apart, Ghost", deck_b="Spirit")
    s.play("Torn Apart")
    assert (s.points("A"), s.points("B"), s.discard("A")) == (0, 1, ["Sprout"])
    s.done()


def test_wyvern_destroys_a_minion_of_power_3_or_less_where_it_is_played() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Mechanic, C Spirit +1",
        "The Greenhouse: B Ghost",
        a="Wyvern, Raze",
    )
    s.play("Wyvern", at="Workshop")
    expects(s, "A", "ask-destroy", "Ghost", "Spirit")
    s.choose("B Spirit")
    assert board(s) == {"Workshop": "A Ghost 2, A Wyvern 4, B Mechanic 4, C Spirit 4", "The Greenhouse": "B Ghost 2"}
    assert s.discard("B") == ["Spirit"]
    s.done()


def test_wyvern_must_destroy_and_in_wyrms_desolation_it_may_have_only_itself() -> None:
    s = scene("Wyrm's Desolation: B Spectre", "Workshop: B Ghost", a="Wyvern, Raze")
    s.play("Wyvern", at="Wyrm's Desolation")
    assert (s.discard("A"), board(s)["Workshop"]) == (["Wyvern"], "B Ghost 2")
    s.done()


def test_wyvern_lowers_the_breakpoint_of_its_base_by_3_once_a_turn_until_the_end_of_the_turn() -> None:
    s = scene(
        "Workshop: A Wyvern, A Wyvern, B Wyvern", "The Greenhouse", a="Raze, Ghost", b="Raze, Ghost", deck_a="2 Ghost"
    )
    refuses(s, "talent B Wyvern")
    s.talent("A Wyvern #1")
    assert (s.breakpoint("Workshop"), s.breakpoint("The Greenhouse")) == (17, 24)
    s.talent("A Wyvern")
    assert s.breakpoint("Workshop") == 14
    refuses(s, "talent A Wyvern")
    s.end_turn()
    assert (s.asked, s.breakpoint("Workshop")) == ("B", 20)
    s.done()


def test_imperial_dragon_draws_after_another_player_plays_a_minion_there() -> None:
    s = scene(
        "Workshop: A Imperial Dragon, C Imperial Dragon",
        "The Greenhouse: A Imperial Dragon",
        turn="B",
        a="Ghost",
        b="3 Steam Man",
        c="Ghost",
        deck_a="3 Sprout",
        deck_c="3 Sprout",
        plays="minion, minion, minion",
    )
    s.play("Steam Man", at="Workshop").choose("A Imperial Dragon")
    assert (s.hand("A"), s.hand("C")) == (["Ghost", "Sprout"], ["Ghost", "Sprout"])
    s.play("Steam Man", at="The Greenhouse")
    assert (len(s.hand("A")), len(s.hand("C"))) == (3, 2)
    s.done()


def test_imperial_dragon_draws_after_another_player_moves_a_minion_there_whosever_it_is() -> None:
    s = scene(
        "Workshop: A Imperial Dragon",
        "The Greenhouse: A Ghost, B Ghost, C Ghost",
        turn="B",
        a="Ghost",
        b="2 Carried Away, Ghost",
        deck_a="3 Sprout",
        plays="action, action",
    )
    s.play("Carried Away").choose("A Ghost").play("Carried Away").choose("C Ghost")
    assert s.hand("A") == ["Ghost", "Sprout", "Sprout"]
    assert s.minions("Workshop") == ["Ghost", "Ghost", "Imperial Dragon"]
    s.done()


def test_imperial_dragon_draws_nothing_for_its_own_player_nor_for_who_leaves() -> None:
    s = scene(
        "Workshop: A Imperial Dragon, B Ghost",
        "The Greenhouse: B Spirit",
        a="2 Steam Man, 2 Carried Away",
        deck_a="3 Sprout",
        plays="minion, minion, action, action",
    )
    s.play("Steam Man", at="Workshop").play("Carried Away").choose("Spirit").play("Carried Away").choose("Ghost")
    assert (s.deck("A"), board(s)["The Greenhouse"]) == (["Sprout"] * 3, "B Ghost 2")
    s.done()


def test_imperial_dragon_draws_when_another_player_moves_it_and_not_when_its_own_does() -> None:
    s = scene(
        "Workshop: A Imperial Dragon",
        "The Greenhouse: C Imperial Dragon",
        turn="B",
        a="Ghost",
        b="2 Carried Away, Ghost",
        c="Ghost",
        deck_a="3 Sprout",
        deck_c="3 Sprout",
    )
    s.play("Carried Away").choose("A Imperial Dragon")
    assert (s.prompt, s.asked) == ("ask-order", "B")  # both dragons at the new base draw
    s.choose("A Imperial Dragon")
    assert (s.hand("A"), s.hand("C")) == (["Ghost", "Sprout"], ["Ghost", "Sprout"])
    s = scene("Workshop: A Imperial Dragon", "The Greenhouse", a="Carried Away, Ghost", deck_a="3 Sprout")
    s.play("Carried Away")
    assert (s.hand("A"), s.minions("The Greenhouse")) == (["Ghost"], ["Imperial Dragon"])
    s.done()


def test_hatchling_weakens_what_another_player_plays_or_moves_there_until_the_end_of_the_turn() -> None:
    s = scene(
        "Workshop: A Hatchling, B Spirit",
        "The Greenhouse: C Mechanic, B Spectre",
        turn="B",
        a="Ghost",
        b="2 Steam Man, Carried Away",
        c="Ghost",
        plays="minion, minion, action",
    )
    s.play("Steam Man", at="Workshop").play("Carried Away").choose("Mechanic")
    assert board(s) == {
        "Workshop": "A Hatchling 2, B Spirit 3, B Steam Man 2, C Mechanic 3",
        "The Greenhouse": "B Spectre 5",
    }
    s.end_turn()
    assert board(s)["Workshop"] == "A Hatchling 2, B Spirit 3, B Steam Man 3, C Mechanic 4"
    s.done()


def test_hatchling_leaves_alone_what_its_own_player_brings_and_what_comes_elsewhere() -> None:
    s = scene(
        "Workshop: A Hatchling",
        "The Greenhouse: A Hatchling, B Spirit",
        "Inventor's Salon: B Mechanic",
        a="2 Steam Man, 2 Carried Away",
        plays="minion, minion, action, action",
    )
    s.play("Steam Man", at="Workshop").play("Carried Away").choose("Spirit", "Workshop")
    s.play("Carried Away").choose("Spirit", "Inventor's Salon")
    assert board(s) == {
        "Workshop": "A Hatchling 2, A Steam Man 3",
        "The Greenhouse": "A Hatchling 2",
        "Inventor's Salon": "B Mechanic 4, B Spirit 3",
    }
    s.done()


def test_hatchling_weakens_itself_when_another_player_moves_it() -> None:
    s = scene("Workshop: A Hatchling", "The Greenhouse: B Ghost", turn="B", b="Carried Away, Ghost")
    s.play("Carried Away").choose("Hatchling")
    assert board(s) == {"Workshop": "", "The Greenhouse": "A Hatchling 1, B Ghost 2"}
    s.done()


def test_three_hatchlings_weaken_a_newcomer_each_and_never_below_zero() -> None:
    s = scene("Workshop: A 3 Hatchling", "The Greenhouse", turn="B", b="Captain Ahab, Raze")
    s.play("Captain Ahab", at="Workshop")
    assert s.power("Captain Ahab") == 0
    s.done()


def _walls(**more: str) -> Scenario:
    return scene(
        "Workshop: A General Ivan, B General Ivan, B General Ivan, A Ghost | A Bring Down the Walls",
        "The Greenhouse: | A Bring Down the Walls",
        turn="A score",
        base_deck="Haunted House",
        deck_a="3 Sprout",
        **more,
    )


def test_bring_down_the_walls_lets_its_player_play_a_minion_there_before_the_base_scores() -> None:
    s = _walls(a="Haunting, General Ivan, Raze", b="Ghost, Raze")
    expects(s, "A", "ask-play-extra", "Haunting", "General Ivan", "pass")
    s.choose("General Ivan")
    assert (s.points("A"), s.points("B")) == (4, 2)  # 14 against 12, and it came before the award
    assert s.discard("A") == ["Bring Down the Walls", "General Ivan", "General Ivan", "Ghost"]
    s.done()


def test_bring_down_the_walls_may_be_declined() -> None:
    s = _walls(a="Haunting, General Ivan, Raze", b="Ghost, Raze")
    s.choose("pass")
    assert (s.points("A"), s.points("B")) == (2, 4)
    assert s.actions("The Greenhouse") == ["Bring Down the Walls"]
    s.done()


def _burn(**more: str) -> Scenario:
    return scene(
        "Workshop: A Ghost [Incorporeal], B Sprout +1 [A Choking Vines] | A Ruins, B Zeppelin",
        "The Greenhouse: B Ghost | B Raze",
        a="Burn It Down, Ghost",
        base_deck="Haunted House, Tsar's Palace",
        **more,
    )


def test_burn_it_down_replaces_a_base_by_the_top_of_the_deck_and_keeps_minions_and_what_is_on_them() -> None:
    s = _burn(base_discard="Secret Grove, Trailer Park")
    s.play("Burn It Down")
    expects(s, "A", "ask-base", "Workshop", "The Greenhouse")
    s.choose("Workshop")
    expects(s, "A", "ask-base-from-discard", "Secret Grove", "Trailer Park", "Workshop", "pass")
    s.choose("pass")
    assert board(s) == {
        "Haunted House": "A Ghost 2 [A Incorporeal], B Sprout 3 [A Choking Vines]",
        "The Greenhouse": "B Ghost 2 | B Raze",
    }
    assert (s.discard("A"), s.discard("B")) == (["Burn It Down", "Ruins"], ["Zeppelin"])
    assert [s.brawl.card[base].name for base in s.brawl.state.base_deck] == ["Tsar's Palace"]
    s.done()


def test_burn_it_down_may_take_a_discarded_base_instead_even_the_burnt_one() -> None:
    s = _burn(base_discard="Secret Grove, Trailer Park")
    s.play("Burn It Down").choose("Workshop", "Trailer Park")
    assert board(s)["Trailer Park"] == "A Ghost 2 [A Incorporeal], B Sprout 3 [A Choking Vines]"
    assert len(s.brawl.state.base_deck) == 2
    s = _burn()
    s.play("Burn It Down").choose("Workshop")
    expects(s, "A", "ask-base-from-discard", "Workshop", "pass")
    s.choose("Workshop")
    assert board(s)["Workshop"] == "A Ghost 2 [A Incorporeal], B Sprout 3 [A Choking Vines]"
    s.done()


def test_burn_it_down_does_not_show_the_top_of_the_base_deck_before_the_choice() -> None:
    s = _burn(base_discard="Secret Grove")
    s.play("Burn It Down").choose("Workshop")
    top = s.brawl.state.base_deck[-1]
    assert s.brawl.state.known[top] == 0
    s.choose("pass")
    assert s.brawl.state.known[top] == s.brawl.deal.everybody


def test_the_abilities_of_the_new_base_hold_and_those_of_the_burnt_one_do_not() -> None:
    s = scene(
        "Haunted House: B Spirit",
        "Workshop",
        a="Burn It Down, Steam Man, Raze",
        plays="minion, action, action",
        base_deck="Wyrm's Desolation",
    )
    s.play("Burn It Down").choose("Haunted House", "pass")
    s.play("Steam Man", at="Wyrm's Desolation")
    assert board(s)["Wyrm's Desolation"] == "A Steam Man 2, B Spirit 2"
    assert s.hand("A") == ["Raze"]
    s.done()


def _ground(**more: str) -> Scenario:
    return scene("Workshop: | B Dangerous Ground", "The Greenhouse: A Mechanic", b="Captain Ahab, Ghost, Raze", **more)


def test_dangerous_ground_makes_other_players_discard_a_card_in_order_to_play_a_minion_there() -> None:
    s = _ground(a="Steam Man, Raze, Zeppelin, Spectre")
    s.play("Steam Man", at="Workshop")
    expects(s, "A", "ask-discard", "Raze", "Zeppelin", "Spectre")
    s.choose("Zeppelin")
    assert (s.discard("A"), s.minions("Workshop"), len(s.hand("B"))) == (["Zeppelin"], ["Steam Man"], 3)
    s.done()


def test_dangerous_ground_bars_who_holds_no_other_card() -> None:
    s = _ground(a="Steam Man")
    assert s.why_not_at("Steam Man", "Workshop") == "card-dangerous_ground"
    s.play("Steam Man")
    assert board(s)["The Greenhouse"] == "A Mechanic 4, A Steam Man 3"
    s.done()


def test_dangerous_ground_costs_nothing_elsewhere_for_moves_for_actions_or_for_its_own_player() -> None:
    s = _ground(a="2 Steam Man, Carried Away, Raze", plays="minion, minion, action, action")
    s.play("Steam Man", at="The Greenhouse").play("Carried Away").choose("Mechanic").play("Raze", at="Workshop")
    assert (s.discard("A"), s.minions("Workshop")) == (["Carried Away"], ["Mechanic"])
    s.done()
    s = _ground(turn="B", a="Ghost")
    s.play("Captain Ahab", at="Workshop")
    assert (s.discard("B"), s.minions("Workshop")) == ([], ["Captain Ahab"])
    s.done()


def test_two_dangerous_grounds_cost_two_cards() -> None:
    grounds = "Workshop: | B Dangerous Ground, C Dangerous Ground"
    s = scene(grounds, "The Greenhouse", a="Steam Man, Raze", c="Ghost")
    assert s.why_not_at("Steam Man", "Workshop") == "card-dangerous_ground"
    s = scene(grounds, "The Greenhouse", a="Steam Man, Raze, Ruins", c="Ghost", deck_a="3 Sprout")
    s.play("Steam Man", at="Workshop").choose("Raze")
    assert (s.discard("A"), s.minions("Workshop")) == (["Raze", "Ruins"], ["Steam Man"])
    s.done()


def test_dragon_lands_gives_its_players_minions_there_one_more_power() -> None:
    s = scene(
        "Workshop: A Ghost, A Sprout of B [Make Contact], B Ghost | A Dragon Lands", "The Greenhouse: A Ghost", a="Raze"
    )
    assert board(s) == {
        "Workshop": "A Ghost 3, A Sprout 3 [A Make Contact], B Ghost 2 | A Dragon Lands",
        "The Greenhouse": "A Ghost 2",
    }
    s.done()


def test_intimidating_presence_takes_one_power_from_the_minions_of_other_players_there() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost, C Spirit | A Intimidating Presence", "The Greenhouse: B Ghost", a="Raze", c="Raze"
    )
    assert board(s) == {
        "Workshop": "A Ghost 2, B Ghost 1, C Spirit 2 | A Intimidating Presence",
        "The Greenhouse": "B Ghost 2",
    }
    s.done()


@pytest.mark.parametrize(("card", "points"), [("Dragon Lands", [4, 2]), ("Intimidating Presence", [4, 2])])
def test_dragon_lands_and_intimidating_presence_may_be_played_on_a_base_before_it_scores(
    card: str, points: list[int]
) -> None:
    s = scene(
        "Trailer Park: A General Ivan, A Mechanic, B General Ivan, B Spectre",
        "The Greenhouse: A Ghost, B Ghost",
        turn="B score",
        a=f"{card}, Ghost, Raze",
        b="Ghost",
        base_deck="Haunted House",
    )
    expects(s, "A", "ask-special", f"special {card}", "pass")
    s.choose(f"special {card}")
    assert [s.points(seat) for seat in "AB"] == points
    assert card in s.discard("A")
    assert board(s)["The Greenhouse"] == "A Ghost 2, B Ghost 2"
    s.done()


@pytest.mark.parametrize("card", ["Dragon Lands", "Intimidating Presence"])
def test_dragon_lands_and_intimidating_presence_are_also_regular_actions_on_any_base(card: str) -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse", a=f"{card}, Raze, Ghost")
    s.play(card)
    expects(s, "A", "ask-play-where", "Workshop", "The Greenhouse")
    s.choose("The Greenhouse")
    assert s.actions("The Greenhouse") == [card]
    assert s.why_not("Raze") == "why-no-slot"
    s.done()


def _flank(**more: str) -> Scenario:
    return scene("Workshop: B Ghost", "The Dread Gazebo", "The Greenhouse", a="Flank Attack, Ghost, Raze", **more)


def test_flank_attack_finds_an_action_for_bases_in_the_deck_plays_it_and_shuffles() -> None:
    s = _flank(deck_a="Ghost, Zeppelin, Choking Vines, Ruins, Insta-Grow", discard_a="Insta-Grow", discard_b="Ruins")
    s.play("Flank Attack")
    expects(s, "A", "ask-search", "Zeppelin", "Ruins")
    s.choose("Ruins")
    expects(s, "A", "ask-play-where", "Workshop", "The Greenhouse")
    s.choose("The Greenhouse")
    assert (s.actions("The Greenhouse"), sorted(s.deck("A"))) == (
        ["Ruins"],
        ["Choking Vines", "Ghost", "Insta-Grow", "Zeppelin"],
    )
    assert told(s, "log-shuffle") == [{"seat": 0}]
    assert (s.why_not("Raze"), s.discard("A")) == ("why-no-slot", ["Flank Attack", "Insta-Grow"])
    s.done()


def test_flank_attack_may_search_the_discard_pile_alone_and_then_does_not_shuffle() -> None:
    s = _flank(deck_a="Zeppelin", discard_a="Ruins, Dragon Lands, Choking Vines")
    s.play("Flank Attack")
    expects(s, "A", "ask-search-which", "deck", "discard", "both")
    s.choose("discard")
    expects(s, "A", "ask-search", "Ruins", "Dragon Lands")
    s.choose("Dragon Lands", "The Greenhouse")
    assert (s.actions("The Greenhouse"), told(s, "log-shuffle")) == (["Dragon Lands"], [])
    s.done()


def test_flank_attack_may_search_both_and_finds_nothing_where_nothing_is() -> None:
    s = _flank(deck_a="Zeppelin, Ghost", discard_a="Ruins")
    s.play("Flank Attack").choose("both")
    expects(s, "A", "ask-search", "Zeppelin", "Ruins")
    s.choose("Zeppelin", "Workshop")
    assert (s.actions("Workshop"), len(told(s, "log-shuffle"))) == (["Zeppelin"], 1)
    s = _flank(deck_a="Ghost, Insta-Grow", discard_b="Ruins")
    s.play("Flank Attack")
    assert (s.discard("A"), s.actions("Workshop")) == (["Flank Attack"], [])
    s.done()


def test_raze_cancels_the_ability_of_its_base_and_of_no_other() -> None:
    s = scene(
        "Wyrm's Desolation: A Ghost, B Ghost | B Raze",
        "Haunted House: | A Raze",
        "The Deep: B Sprout",
        a="Steam Man, Mechanic, Ruins",
        plays="minion, minion",
    )
    assert board(s)["Wyrm's Desolation"] == "A Ghost 2, B Ghost 2 | B Raze"
    s.play("Steam Man", at="Haunted House")
    assert s.discard("A") == []
    s.play("Mechanic", at="The Deep")
    expects(s, "A", "ask-destroy", "Sprout", "pass")


def test_raze_leaves_the_abilities_of_minions_and_actions_there_alone() -> None:
    s = scene("Workshop: A Heracles | B Raze, A Dragon Lands", "The Greenhouse", a="Favor of Zeus, Ghost")
    s.play("Favor of Zeus").choose("The Greenhouse")
    assert board(s)["Workshop"] == "A Heracles 6 | A Dragon Lands, B Raze"
    s.done()


def test_without_raze_the_ability_is_there_again() -> None:
    s = scene("Wyrm's Desolation: A Ghost | B Raze", "Workshop", a="Bear Necessities, Ghost, Ruins")
    s.play("Bear Necessities")
    assert (board(s)["Wyrm's Desolation"], s.discard("B")) == ("A Ghost 1", ["Raze"])
    s.done()
