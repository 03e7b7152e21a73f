"""«Торнадо», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene
from smashup.its_your_fault.table import beside, titans, under

PRINTED = {
    "Monster Tornado": (1, 5),
    "Cyclone": (2, 4),
    "Twister": (3, 3),
    "Dust Devil": (4, 2),
    "Carried Away": (2, 0),
    "Gone with the Wind": (1, 0),
    "Not in Kansas": (1, 0),
    "Over the Rainbow": (1, 0),
    "Picked Up": (1, 0),
    "Ripped Off": (1, 0),
    "Trade Winds": (2, 0),
    "Whirlwinds": (1, 0),
    "Category 5": (1, 0),
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["tornados"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20  # the titan lies beside it


def _storm(**more: str) -> Scenario:
    return scene(
        "Workshop: A Monster Tornado, A Spirit, B Mechanic, B Spectre",
        "The Greenhouse: B Spirit, C Spectre",
        "Inventor's Salon: C Mechanic +1, C Mechanic",
        a=more.pop("a", "2 Raze, Twister"),
        c="Ghost",
        **more,
    )


def test_monster_tornado_moves_a_minion_of_power_4_or_less_away_from_its_base() -> None:
    s = _storm()
    s.talent("Monster Tornado")
    expects(s, "A", "ask-move", "Spirit", "Mechanic", "Spirit", "Mechanic")
    s.choose("B Mechanic")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Inventor's Salon")
    s.choose("The Greenhouse")
    assert board(s) == {
        "Workshop": "A Monster Tornado 5, A Spirit 3, B Spectre 5",
        "The Greenhouse": "B Mechanic 4, B Spirit 3, C Spectre 5",
        "Inventor's Salon": "C Mechanic 4, C Mechanic 5",
    }
    refuses(s, "talent Monster Tornado")
    s.done()


def test_monster_tornado_moves_one_from_another_base_to_its_own() -> None:
    s = _storm()
    s.talent("Monster Tornado").choose("C Mechanic")
    assert board(s)["Workshop"] == "A Monster Tornado 5, A Spirit 3, B Mechanic 4, B Spectre 5, C Mechanic 4"
    assert board(s)["Inventor's Salon"] == "C Mechanic 5"
    s.done()


def test_monster_tornado_with_nobody_weak_enough_has_no_talent_to_use() -> None:
    s = scene("Workshop: A Monster Tornado", "The Greenhouse: B Spectre", a="Raze, Ghost")
    refuses(s, "talent Monster Tornado")
    s.done()


def test_cyclone_moves_itself_to_another_base() -> None:
    s = scene(
        "Workshop: A Cyclone, B Cyclone", "The Greenhouse: A Cyclone", "Inventor's Salon: B Ghost", a="Raze, Ghost"
    )
    refuses(s, "talent B Cyclone")
    s.talent("A Cyclone @ Workshop")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Inventor's Salon")
    s.choose("Inventor's Salon")
    assert board(s) == {
        "Workshop": "B Cyclone 4",
        "The Greenhouse": "A Cyclone 4",
        "Inventor's Salon": "A Cyclone 4, B Ghost 2",
    }
    refuses(s, "talent A Cyclone @ Inventor's Salon")
    s.done()


def test_twister_may_move_a_minion_of_power_3_or_less_from_or_to_where_it_is_played() -> None:
    s = _storm()
    s.play("Twister", at="The Greenhouse")
    expects(s, "A", "ask-move", "Spirit", "Spirit", "Twister", "pass")
    s.choose("B Spirit")
    expects(s, "A", "ask-move-where", "Workshop", "Inventor's Salon")
    s.choose("Inventor's Salon")
    assert board(s) == {
        "Workshop": "A Monster Tornado 5, A Spirit 3, B Mechanic 4, B Spectre 5",
        "The Greenhouse": "A Twister 3, C Spectre 5",
        "Inventor's Salon": "B Spirit 3, C Mechanic 4, C Mechanic 5",
    }
    s.done()


def test_twister_draws_one_in_may_move_itself_and_may_leave_all_as_it_is() -> None:
    s = _storm()
    s.play("Twister", at="Inventor's Salon").choose("A Spirit")
    assert s.minions("Inventor's Salon", "A") == ["Spirit", "Twister"]
    s = _storm()
    s.play("Twister", at="The Greenhouse").choose("Twister", "Workshop")
    assert s.minions("Workshop", "A") == ["Monster Tornado", "Spirit", "Twister"]
    s = _storm()
    s.play("Twister", at="The Greenhouse").choose("pass")
    assert s.minions("The Greenhouse") == ["Spectre", "Spirit", "Twister"]
    s.done()


def _ready(*others: str, **more: str) -> Scenario:
    """Trailer Park is about to score: 10 for A, 11 for B."""
    return scene(
        "Trailer Park: A General Ivan, A Mechanic, B General Ivan, B Spectre",
        *others,
        turn=more.pop("turn", "A score"),
        base_deck="Haunted House",
        **more,
    )


def test_dust_devil_may_move_to_a_base_before_that_scores() -> None:
    s = _ready("The Greenhouse: A Dust Devil, A Ghost, B Ghost", a="Raze, Ghost")
    expects(s, "A", "ask-special", "special Dust Devil", "pass")
    s.choose("special Dust Devil")
    assert (s.points("A"), s.points("B")) == (4, 2)  # 12, and 1 for the counter of Trailer Park, against 11
    assert board(s)["The Greenhouse"] == "A Ghost 2, B Ghost 2"
    s.done()


def test_dust_devil_may_stay_and_has_no_need_to_move_where_it_is() -> None:
    s = _ready("The Greenhouse: A Dust Devil", a="Raze, Ghost")
    s.choose("pass")
    assert (s.points("A"), s.points("B"), s.minions("The Greenhouse")) == (2, 4, ["Dust Devil"])
    s = scene("Trailer Park: A Dust Devil, B 3 General Ivan", "Workshop", turn="A score", base_deck="Haunted House")
    assert (s.points("A"), s.points("B")) == (2, 4)
    s.done()


def test_dust_devil_answers_a_scoring_once() -> None:
    s = _ready("The Greenhouse: A Dust Devil", a="Ghost", b="Picked Up, Ghost")
    s.choose("special Dust Devil", "special Picked Up", "Dust Devil")
    assert (s.points("A"), s.points("B"), s.minions("The Greenhouse")) == (2, 4, ["Dust Devil"])
    s.done()


def test_carried_away_moves_any_minion_to_another_base() -> None:
    s = scene("Workshop: A Ghost, B Spectre", "The Greenhouse: C Spirit", "Inventor's Salon", a="Carried Away, Ghost")
    s.play("Carried Away")
    expects(s, "A", "ask-move", "Ghost", "Spectre", "Spirit")
    s.choose("Spectre")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Inventor's Salon")
    s.choose("The Greenhouse")
    assert board(s) == {"Workshop": "A Ghost 2", "The Greenhouse": "B Spectre 5, C Spirit 3", "Inventor's Salon": ""}
    s.done()


def _gone(**more: str) -> Scenario:
    return _ready(
        "The Greenhouse: A Ghost", "Inventor's Salon", a="Gone with the Wind, Ghost", deck_a="9 Sprout", **more
    )


def test_gone_with_the_wind_moves_an_own_minion_from_a_scored_base_instead_of_the_discard_pile() -> None:
    s = _gone()
    expects(s, "A", "ask-special", "special Gone with the Wind", "pass")
    assert (s.points("A"), s.points("B")) == (2, 4)
    s.choose("special Gone with the Wind")
    expects(s, "A", "ask-move", "General Ivan", "Mechanic", "pass")
    s.choose("General Ivan")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Inventor's Salon")
    s.choose("Inventor's Salon")
    assert board(s) == {
        "Haunted House": "",
        "The Greenhouse": "A Ghost 2",
        "Inventor's Salon": "A General Ivan 6",
    }
    assert s.discard("A") == ["Gone with the Wind", "Mechanic"]
    s.done()


def test_gone_with_the_wind_may_move_nobody_and_is_no_regular_action() -> None:
    s = _gone()
    s.choose("special Gone with the Wind", "pass")
    assert s.discard("A") == ["General Ivan", "Gone with the Wind", "Mechanic"]
    s = scene("Workshop: A Ghost", "The Greenhouse", a="Gone with the Wind, Over the Rainbow, Picked Up, Ghost")
    for card in ("Gone with the Wind", "Over the Rainbow", "Picked Up"):
        assert s.why_not(card) == "why-special-only"
    s.done()


def test_not_in_kansas_replaces_a_base_and_destroys_actions_on_it_and_on_minions_there() -> None:
    s = scene(
        "Workshop: A Ghost +1 [Incorporeal], B Sprout [A Choking Vines] | A Ruins, B Zeppelin",
        "The Greenhouse: B Ghost [Incorporeal] | B Raze",
        a="Not in Kansas, Ghost",
        base_deck="Haunted House, Tsar's Palace",
        base_discard="Secret Grove",
    )
    s.play("Not in Kansas")
    expects(s, "A", "ask-base", "Workshop", "The Greenhouse")
    s.choose("Workshop")
    assert board(s) == {
        "Haunted House": "A Ghost 3, B Sprout 2",
        "The Greenhouse": "B Ghost 2 [B Incorporeal] | B Raze",
    }
    assert s.discard("A") == ["Choking Vines", "Incorporeal", "Not in Kansas", "Ruins"]
    assert (s.discard("B"), len(s.brawl.state.base_discard)) == (["Zeppelin"], 2)
    s.done()


def test_over_the_rainbow_moves_an_own_minion_to_a_base_before_it_scores() -> None:
    s = _ready("The Greenhouse: A Ghost, B Spirit", "Inventor's Salon: A Spirit", a="Over the Rainbow, Ghost")
    expects(s, "A", "ask-special", "special Over the Rainbow", "pass")
    s.choose("special Over the Rainbow")
    expects(s, "A", "ask-move", "Ghost", "Spirit")
    s.choose("Ghost")
    assert (s.points("A"), s.points("B")) == (4, 2)
    assert board(s) == {"Haunted House": "", "The Greenhouse": "B Spirit 3", "Inventor's Salon": "A Spirit 3"}
    s.done()


def test_picked_up_moves_any_minion_from_a_base_before_it_scores_and_the_scoring_goes_on() -> None:
    s = _ready("The Greenhouse: B Ghost", "Inventor's Salon", a="Picked Up, Ghost")
    s.choose("special Picked Up")
    expects(s, "A", "ask-move", "General Ivan", "Mechanic", "General Ivan", "Spectre")
    s.choose("B General Ivan", "Inventor's Salon")
    assert (s.points("A"), s.points("B")) == (4, 2)  # though 15 is less than 20
    assert board(s) == {"Haunted House": "", "The Greenhouse": "B Ghost 2", "Inventor's Salon": "B General Ivan 6"}
    s.done()


@pytest.mark.parametrize("card", ["Over the Rainbow", "Picked Up"])
def test_over_the_rainbow_and_picked_up_need_not_be_played_and_do_not_serve_after_the_scoring(card: str) -> None:
    s = _ready("The Greenhouse: A Ghost, B Ghost", a=f"{card}, Ghost")
    s.choose("pass")
    assert (s.points("A"), s.points("B"), card in s.hand("A")) == (2, 4, True)
    s.done()


def _ripped(**more: str) -> Scenario:
    return scene(
        "Wyrm's Desolation: A Ghost [B Chum], B Mechanic | B Dragon Lands",
        "The Greenhouse: B Spirit | A Ruins",
        "The Dread Gazebo",
        a="Ripped Off, Ghost",
        **more,
    )


def test_ripped_off_transfers_an_action_from_a_base_to_another_base() -> None:
    s = _ripped()
    s.play("Ripped Off")
    expects(s, "A", "ask-transfer", "Dragon Lands", "Ruins", "Chum")
    s.choose("Dragon Lands")
    expects(s, "A", "ask-transfer-where", "The Greenhouse", "The Dread Gazebo")  # a transfer is no play
    s.choose("The Greenhouse")
    assert board(s) == {
        "Wyrm's Desolation": "A Ghost 1 [B Chum], B Mechanic 3",
        "The Greenhouse": "B Spirit 4 | A Ruins, B Dragon Lands",
        "The Dread Gazebo": "",
    }
    s.done()


def test_ripped_off_transfers_an_action_from_a_minion_to_another_minion() -> None:
    s = _ripped()
    s.play("Ripped Off").choose("Chum")
    expects(s, "A", "ask-transfer-where", "Mechanic", "Spirit")
    s.choose("Spirit")
    assert board(s)["The Greenhouse"] == "B Spirit 3 [B Chum] | A Ruins"
    assert board(s)["Wyrm's Desolation"] == "A Ghost 1, B Mechanic 4 | B Dragon Lands"
    s.done()


def test_ripped_off_takes_control_along_with_make_contact() -> None:
    s = scene("Workshop: B Ghost of A [Make Contact], B Spirit", "The Greenhouse", a="Ripped Off, Ghost")
    s.play("Ripped Off")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 3 [B Make Contact]"
    s.done()


def test_ripped_off_with_nothing_to_transfer_does_nothing() -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse", a="Ripped Off, Ghost")
    s.play("Ripped Off")
    assert (s.discard("A"), board(s)["Workshop"]) == (["Ripped Off"], "B Ghost 2")
    s.done()


def _winds(**more: str) -> Scenario:
    return scene(
        "Workshop: A Ghost, B Spirit, B Mechanic", "The Greenhouse: C Sprout +1, C Spectre", "Inventor's Salon", **more
    )


def test_trade_winds_makes_two_minions_of_power_3_or_less_change_places() -> None:
    s = _winds(a="Trade Winds, Ghost", c="Ghost")
    s.play("Trade Winds")
    expects(s, "A", "ask-move", "Ghost", "Spirit", "Sprout")
    s.choose("Sprout")
    expects(s, "A", "ask-swap-with", "Ghost", "Spirit")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Mechanic 4, C Sprout 3",
        "The Greenhouse": "B Spirit 3, C Spectre 5",
        "Inventor's Salon": "",
    }
    s.done()


def test_trade_winds_of_two_at_one_base_moves_nobody() -> None:
    s = _winds(a="Trade Winds, Ghost", c="Ghost")
    s.play("Trade Winds").choose("Ghost")
    expects(s, "A", "ask-swap-with", "Spirit", "Sprout")
    s.choose("Spirit")
    assert board(s)["Workshop"] == "A Ghost 2, B Mechanic 4, B Spirit 3"
    s.done()


def test_whirlwinds_moves_any_number_of_own_minions_each_where_its_player_likes() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit, B Ghost",
        "The Greenhouse: A Mechanic, A Sprout",
        "Inventor's Salon",
        a="Whirlwinds, Ghost",
    )
    s.play("Whirlwinds")
    expects(s, "A", "ask-move", "Ghost", "Spirit", "Mechanic", "Sprout", "done")
    s.choose("Ghost", "Mechanic", "done")
    assert sorted(s.options) == ["Inventor's Salon", "The Greenhouse"]
    s.choose("Inventor's Salon")
    assert sorted(s.options) == ["Inventor's Salon", "Workshop"]
    s.choose("Workshop")
    assert board(s) == {
        "Workshop": "A Mechanic 4, A Spirit 3, B Ghost 2",
        "The Greenhouse": "A Sprout 2",
        "Inventor's Salon": "A Ghost 2",
    }
    s.done()


def test_whirlwinds_may_move_nobody() -> None:
    s = scene("Workshop: A Ghost, B Ghost", "The Greenhouse", a="Whirlwinds, Ghost")
    s.play("Whirlwinds").choose("done")
    assert board(s) == {"Workshop": "A Ghost 2, B Ghost 2", "The Greenhouse": ""}
    s.done()


def _calm(**more: str) -> Scenario:
    return scene(
        "Workshop: A Cyclone, B Ghost",
        "The Greenhouse: A Spirit, B Spirit",
        "Inventor's Salon: B Mechanic",
        titans_a="Category 5",
        a=more.pop("a", "3 Carried Away, Whirlwinds, Ghost"),
        plays="action, action, action",
        **more,
    )


def test_category_5_may_be_played_where_its_player_has_a_minion_after_they_moved_two_minions_in_a_turn() -> None:
    s = _calm()
    s.play("Carried Away").choose("B Ghost", "Inventor's Salon")
    assert (s.prompt, titans(s)) == ("ask-menu", {})
    s.play("Carried Away").choose("Mechanic", "The Greenhouse")
    assert s.options[0].startswith("special Category 5")
    s.game.pick(0)
    expects(s, "A", "ask-play-titan", "Workshop", "The Greenhouse")
    s.choose("Workshop")
    assert (titans(s), beside(s, "A")) == ({"Workshop": "A Category 5 0"}, {})
    s.done()


def test_category_5_counts_minions_not_moves_and_only_those_its_player_moves() -> None:
    s = _calm()
    s.talent("Cyclone").choose("Inventor's Salon").play("Carried Away").choose("Cyclone", "Workshop")
    assert (s.prompt, beside(s, "A")) == ("ask-menu", {"Category 5": 0})
    s = _calm(turn="B", b="3 Carried Away, Ghost")
    s.play("Carried Away").choose("B Ghost", "Inventor's Salon").play("Carried Away").choose("B Spirit", "Workshop")
    assert (s.asked, s.prompt, beside(s, "A")) == ("B", "ask-menu", {"Category 5": 0})


def test_category_5_need_not_be_played_and_is_offered_once_for_one_batch() -> None:
    s = _calm()
    s.play("Whirlwinds").choose("Cyclone", "Spirit", "The Greenhouse", "Workshop")
    assert len(s.options) == 2
    s.choose("pass")
    assert (s.prompt, beside(s, "A")) == ("ask-menu", {"Category 5": 0})
    s.done()


def test_category_5_is_not_offered_for_a_move_of_another_player_after_two_of_its_own() -> None:
    s = scene(
        "Shark Reef: A Spectre, B 3 General Ivan",
        "The Greenhouse: A 2 Dust Devil",
        "Inventor's Salon",
        turn="A score",
        titans_a="Category 5",
        a="Ghost",
        b="Picked Up, Ghost",
        base_deck="Workshop",
    )
    s.choose("special Dust Devil #1", "pass", "special Dust Devil", "pass")
    expects(s, "B", "ask-special", "special Picked Up", "pass")
    s.choose("special Picked Up", "Spectre", "Inventor's Salon")
    assert (s.prompt, s.points("B"), beside(s, "A")) == ("ask-menu", 4, {"Category 5": 0})


@pytest.mark.parametrize("minions", ["A Ghost, B Ghost, B Spirit", "B Ghost, B Spirit"])
def test_category_5_needs_a_base_with_an_own_minion_and_no_other_titan_of_its_player(minions: str) -> None:
    s = scene(
        f"Workshop: {minions}",
        "The Greenhouse",
        titans_a="Category 5",
        a="2 Carried Away, Steam Man",
        plays="action, action, minion",
    )
    if minions.startswith("A"):
        s = under(s, "Workshop", "titan: A Helicoprion")
    s.play("Carried Away").choose("B Ghost").play("Carried Away").choose("Spirit")
    assert (s.prompt, beside(s, "A")) == ("ask-menu", {"Category 5": 0})
    s.done()


def _storming(**more: str) -> Scenario:
    s = scene(
        "Workshop: A Cyclone, A Ghost, B Ghost",
        "The Greenhouse: A Spirit, B Spirit",
        "Inventor's Salon",
        a=more.pop("a", "3 Carried Away, Whirlwinds, Ghost"),
        plays="action, action, action",
        **more,
    )
    return under(s, "Workshop", "titan: A Category 5")


def test_category_5_puts_a_counter_on_an_own_minion_that_moves_to_or_from_its_base() -> None:
    s = _storming()
    s.play("Carried Away").choose("A Spirit", "Workshop").play("Carried Away").choose("A Ghost", "Inventor's Salon")
    assert board(s) == {
        "Workshop": "A Cyclone 4, A Spirit 4, B Ghost 2",
        "The Greenhouse": "B Spirit 3",
        "Inventor's Salon": "A Ghost 3",
    }
    s.play("Carried Away").choose("A Ghost", "The Greenhouse")
    assert s.power("A Ghost") == 3  # neither to nor from here
    s.done()


def test_category_5_chooses_one_of_those_that_move_together() -> None:
    s = _storming()
    s.play("Whirlwinds").choose("Cyclone", "A Ghost", "Spirit")
    s.choose("Inventor's Salon", "Inventor's Salon", "Inventor's Salon")
    expects(s, "A", "ask-counter", "Cyclone", "Ghost")
    s.choose("Ghost")
    assert board(s)["Inventor's Salon"] == "A Cyclone 4, A Ghost 3, A Spirit 3"
    s.done()


def test_category_5_does_not_mind_minions_of_others_but_minds_who_is_moved_by_others() -> None:
    s = _storming(turn="B", b="3 Carried Away, Ghost")
    s.play("Carried Away").choose("B Ghost", "Inventor's Salon").play("Carried Away").choose(
        "Cyclone", "Inventor's Salon"
    )
    assert board(s)["Inventor's Salon"] == "A Cyclone 5, B Ghost 2"
    s.done()


def test_category_5_moves_itself_or_gains_a_counter_as_its_talent() -> None:
    s = _storming()
    s.talent("Category 5")
    expects(s, "A", "ask-which", "move", "counter")
    s.choose("counter")
    assert (titans(s), s.total("A", "Workshop")) == ({"Workshop": "A Category 5 1"}, 7)
    refuses(s, "talent Category 5")
    s = _storming()
    s.talent("Category 5").choose("move")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Inventor's Salon")
    s.choose("The Greenhouse")
    assert (titans(s), s.prompt) == ({"The Greenhouse": "A Category 5 0"}, "ask-menu")
    s.done()


def test_category_5_that_lost_its_clash_does_not_answer_the_same_move_again() -> None:
    """«Я первый!»: one occasion is answered once by a card; beside the deck again it would come back for ever."""
    s = under(_calm(), "Workshop", "titan: B Helicoprion +9")
    s.play("Carried Away").choose("B Ghost", "Inventor's Salon")
    s.play("Carried Away").choose("Mechanic", "The Greenhouse")
    s.game.pick(0)
    s.choose("Workshop")
    assert (s.prompt, beside(s, "A")) == ("ask-menu", {"Category 5": 0})
    assert titans(s) == {"Workshop": "B Helicoprion 9"}
