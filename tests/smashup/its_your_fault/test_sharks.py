"""«Акулы», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import beside, titans, under

PRINTED = {
    "Megalodon": (1, 5),
    "Great White": (2, 4),
    "Hammerhead": (3, 3),
    "Mako": (4, 2),
    "Air Jaws": (1, 0),
    "Blood in the Water": (2, 0),
    "Chum": (1, 0),
    "Dangerous Waters": (1, 0),
    "Feeding Frenzy": (1, 0),
    "Freakin' Laser Beam": (1, 0),
    "Torn Apart": (1, 0),
    "Week of Sharks": (2, 0),
    "Helicoprion": (1, 0),
}


def settle_order(s: Scenario) -> None:
    """Name the first of what was triggered together as long as an order is asked for."""
    while s.prompt == "ask-order":
        s.game.pick(0)


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["sharks"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20  # the titan lies beside it


def _megalodon(**more: str) -> Scenario:
    return scene(
        "Workshop: A Ghost, B Mechanic, B Spectre, C Spirit",
        "The Greenhouse: B Ghost",
        a="Megalodon, Raze",
        **more,
    )


def test_megalodon_may_destroy_a_minion_of_power_4_or_less_where_it_is_played() -> None:
    s = _megalodon()
    s.play("Megalodon", at="Workshop")
    expects(s, "A", "ask-destroy", "Ghost", "Mechanic", "Spirit", "pass")
    s.choose("Mechanic")
    assert board(s) == {
        "Workshop": "A Ghost 2, A Megalodon 5, B Spectre 5, C Spirit 3",
        "The Greenhouse": "B Ghost 2",
    }
    s.done()


def test_megalodon_may_leave_all_alive_when_it_is_played() -> None:
    s = _megalodon()
    s.play("Megalodon", at="Workshop").choose("pass")
    assert (len(s.minions("Workshop")), s.discard("B")) == (5, [])
    s.done()


def test_megalodon_may_destroy_a_minion_of_power_3_or_less_before_its_base_scores_once() -> None:
    s = scene(
        "Trailer Park: A Megalodon, A Ghost, B General Ivan of C [Make Contact], B Mechanic, C Spirit, C Spirit",
        "The Greenhouse: B Ghost",
        turn="B score",
        a="Raze",
        base_deck="Workshop",
    )
    expects(s, "A", "ask-special", "special Megalodon", "pass")
    s.choose("special Megalodon")
    expects(s, "A", "ask-destroy", "Ghost", "Spirit", "Spirit")
    s.choose("Spirit #1")
    assert [s.points(seat) for seat in "ABC"] == [2, 4, 1]  # 7, 10 and 3; not asked a second time
    assert board(s)["The Greenhouse"] == "B Ghost 2"
    s.done()


def test_megalodon_has_nothing_to_offer_before_another_base_scores_or_without_prey() -> None:
    s = scene(
        "Trailer Park: B 3 General Ivan, A Ghost, B Ghost",
        "The Greenhouse: A Megalodon, B Ghost",
        turn="A score",
        a="Raze",
        base_deck="Workshop",
    )
    assert s.points("B") == 4
    s = scene(
        "Trailer Park: A Megalodon, B 4 Mechanic", "The Greenhouse: B Ghost", turn="A score", base_deck="Workshop"
    )
    assert (s.points("A"), s.points("B")) == (2, 4)
    s.done()


def test_megalodon_carried_to_a_second_base_feeds_before_that_one_as_well() -> None:
    s = scene(
        "Trailer Park: A Megalodon, A Spectre, A Spectre, B Ghost, B Spirit",
        "Shark Reef: B 3 General Ivan of A [Make Contact], B Ghost",
        turn="A score",
        a="Gone with the Wind, Raze",
        base_deck="Workshop, The Greenhouse",
    )
    s.choose("Trailer Park", "special Megalodon", "B Ghost")
    s.choose("special Gone with the Wind", "Megalodon")
    expects(s, "A", "ask-special", "special Megalodon", "pass")
    s.choose("special Megalodon")
    assert s.discard("B").count("Ghost") == 2


def _great_white(**more: str) -> Scenario:
    return scene(
        "Workshop: A Great White, B Ghost",
        "The Greenhouse: A Ghost, B Spirit, C Sprout",
        "Inventor's Salon: B Spirit",
        a="Raze, Ghost",
        **more,
    )


def test_great_white_moves_and_destroys_a_minion_of_power_2_or_less_at_its_new_base() -> None:
    s = _great_white()
    s.talent("Great White")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Inventor's Salon")
    s.choose("The Greenhouse")
    expects(s, "A", "ask-destroy", "Ghost", "Sprout")
    s.choose("Sprout")
    assert board(s) == {
        "Workshop": "B Ghost 2",
        "The Greenhouse": "A Ghost 2, A Great White 4, B Spirit 3",
        "Inventor's Salon": "B Spirit 3",
    }
    refuses(s, "talent Great White")
    s.done()


def test_great_white_just_moves_where_nobody_is_small_enough() -> None:
    s = _great_white()
    s.talent("Great White").choose("Inventor's Salon")
    assert board(s)["Inventor's Salon"] == "A Great White 4, B Spirit 3"
    s.done()


def test_great_white_that_cannot_move_still_destroys_at_the_base_it_aimed_at() -> None:
    s = scene(
        "Workshop: A Great White, B Ghost | B Entangled", "The Greenhouse: B Ghost", "Haunted House: B Ghost", a="Ghost"
    )
    s.talent("Great White").choose("The Greenhouse")
    assert board(s) == {
        "Workshop": "A Great White 4, B Ghost 2 | B Entangled",
        "The Greenhouse": "",
        "Haunted House": "B Ghost 2",
    }
    s.done()


def test_hammerhead_gains_a_counter_for_each_minion_destroyed_where_it_is() -> None:
    s = scene(
        "Workshop: A Hammerhead, C Hammerhead, B 3 Ghost, A Spirit",
        "The Greenhouse: A Hammerhead, B Ghost",
        a="Feeding Frenzy, Raze, Ghost",
    )
    s.play("Feeding Frenzy").choose("Workshop", "Ghost #1", "Ghost #1", "Ghost")
    settle_order(s)
    assert board(s) == {
        "Workshop": "A Hammerhead 6, A Spirit 3, C Hammerhead 6",
        "The Greenhouse": "A Hammerhead 3, B Ghost 2",
    }
    s.done()


def test_hammerhead_does_not_mind_who_leaves_otherwise() -> None:
    s = scene("Workshop: A Hammerhead, B Ghost", "The Greenhouse", a="Carried Away, Raze, Ghost")
    s.play("Carried Away").choose("Ghost")
    assert s.power("Hammerhead") == 3
    s.done()


def _blood(**more: str) -> Scenario:
    return scene(
        "Workshop: B Ghost",
        "The Greenhouse: B Ghost, B Spectre",
        a=more.pop("a", "Torn Apart, 2 Mako, Ghost"),
        deck_a="3 Sprout",
        **more,
    )


def test_mako_may_be_played_from_hand_where_its_player_destroyed_a_minion() -> None:
    s = _blood()
    s.play("Torn Apart").choose("Ghost @ Workshop")
    assert s.options[0].startswith("special Mako")
    assert s.asked == "A"
    s.game.pick(0)
    s.game.pick(0)  # each Mako may answer the same event
    assert board(s) == {"Workshop": "A Mako 2, A Mako 2", "The Greenhouse": "B Ghost 2, B Spectre 5"}
    assert s.why_not("Ghost") == ""  # the minion play is still there
    s.done()


def test_mako_need_not_be_played_and_a_drawn_one_may_be() -> None:
    s = _blood(a="Torn Apart, Mako, Ghost")
    s.play("Torn Apart").choose("Ghost @ Workshop", "pass")
    assert (s.minions("Workshop"), s.hand("A")) == ([], ["Ghost", "Mako", "Sprout"])
    s = scene("Workshop: B Ghost", "The Greenhouse", a="Torn Apart, Ghost", deck_a="Mako, Sprout")
    s.play("Torn Apart")
    s.game.pick(0)
    assert (s.minions("Workshop"), s.hand("A")) == (["Mako"], ["Ghost"])
    s.done()


def test_mako_does_not_answer_what_others_destroy_nor_come_where_it_cannot_be_played() -> None:
    s = _blood(turn="B", b="Torn Apart, Ghost", deck_b="3 Sprout")
    s.play("Torn Apart").choose("Ghost @ Workshop")
    assert (s.asked, s.prompt) == ("B", "ask-menu")
    s = scene("Tsar's Palace: B Ghost", "Workshop", a="Torn Apart, Mako, Ghost", deck_a="3 Sprout")
    s.play("Torn Apart")
    assert (s.minions("Tsar's Palace"), s.hand("A")) == ([], ["Ghost", "Mako", "Sprout"])
    s.done()


def test_one_mako_answers_a_batch_once_and_is_offered_once_for_its_base() -> None:
    s = scene("Workshop: B 3 Ghost", "The Greenhouse", a="Feeding Frenzy, Mako, Ghost, Raze")
    s.play("Feeding Frenzy").choose("Workshop", "Ghost #1", "Ghost #1", "Ghost")
    assert len(s.options) == len({s.choice.key(i) for i in range(len(s.options))}) == 2
    s.game.pick(0)
    assert board(s)["Workshop"] == "A Mako 2"
    s.done()


def test_mako_may_be_the_regular_minion_of_a_turn() -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse", a="2 Mako, Raze")
    s.play("Mako", at="The Greenhouse")
    assert (board(s)["The Greenhouse"], s.why_not("Mako")) == ("A Mako 2", "why-no-slot")
    s.done()


def test_air_jaws_moves_an_own_minion_and_destroys_one_of_power_3_or_less_there() -> None:
    s = scene(
        "Workshop: A Spectre, B Ghost",
        "The Greenhouse: A Ghost, B Spirit, B Mechanic",
        "Inventor's Salon: B Ghost",
        a="Air Jaws, Steam Man",
    )
    s.play("Air Jaws")
    expects(s, "A", "ask-move", "Spectre", "Ghost")
    s.choose("Spectre")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Inventor's Salon")
    s.choose("The Greenhouse")
    expects(s, "A", "ask-destroy", "Ghost", "Spirit")
    s.choose("Spirit")
    assert board(s) == {
        "Workshop": "B Ghost 2",
        "The Greenhouse": "A Ghost 2, A Spectre 5, B Mechanic 4",
        "Inventor's Salon": "B Ghost 2",
    }
    s.done()


def test_air_jaws_must_destroy_even_the_jumper() -> None:
    s = scene("Workshop: A Ghost", "The Greenhouse: B Spectre", a="Air Jaws, Steam Man")
    s.play("Air Jaws")
    assert (board(s)["The Greenhouse"], s.discard("A")) == ("B Spectre 5", ["Air Jaws", "Ghost"])
    s.done()


def test_air_jaws_whose_jumper_is_held_back_still_destroys_where_it_aimed() -> None:
    s = scene("Workshop: A Ghost, B Ghost | B Entangled", "The Greenhouse: B Spirit", a="Air Jaws, Steam Man")
    s.play("Air Jaws")
    assert board(s) == {"Workshop": "A Ghost 2, B Ghost 2 | B Entangled", "The Greenhouse": ""}
    s.done()


def test_air_jaws_without_an_own_minion_does_nothing() -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse: B Ghost", a="Air Jaws, Steam Man")
    s.play("Air Jaws")
    assert (s.discard("A"), s.discard("B")) == (["Air Jaws"], [])
    s.done()


def _water(turn: str, **more: str) -> Scenario:
    return scene(
        "Workshop: B Ghost, B Spirit | A Blood in the Water",
        "The Greenhouse: B Ghost",
        turn=turn,
        deck_a="3 Sprout",
        deck_b="3 Sprout",
        **more,
    )


def test_blood_in_the_water_gives_its_player_a_minion_of_power_3_or_less_there() -> None:
    s = _water("A", a="Torn Apart, 2 Steam Man, Mechanic")
    s.play("Torn Apart").choose("Ghost @ Workshop")
    assert s.why_not("Mechanic") == ""
    s.play("Steam Man", at="Workshop").play("Mechanic", at="The Greenhouse")
    assert board(s) == {
        "Workshop": "A Steam Man 4, B Spirit 3 | A Blood in the Water",
        "The Greenhouse": "A Mechanic 4, B Ghost 2",
    }
    assert s.asked == "B"
    s.done()


def test_blood_in_the_water_gives_nothing_for_a_minion_destroyed_elsewhere() -> None:
    s = _water("A", a="Torn Apart, 2 Steam Man, Mechanic", plays="action")
    s.play("Torn Apart").choose("Ghost @ The Greenhouse")
    assert s.asked == "B"
    s.done()


def test_blood_in_the_water_on_another_players_turn_is_answered_at_once_or_not_at_all() -> None:
    s = _water("B", a="Steam Man, Mechanic, Captain Ahab", b="2 Torn Apart, Ghost", plays="action, action")
    s.play("Torn Apart").choose("Ghost @ Workshop")
    expects(s, "A", "ask-play-extra", "Steam Man", "Captain Ahab", "pass")
    s.choose("Steam Man")
    assert s.minions("Workshop", "A") == ["Steam Man"]
    s.play("Torn Apart").choose("Spirit", "pass")
    assert (s.asked, s.minions("Workshop")) == ("A", ["Steam Man"])
    s.done()


def test_chum_fattens_its_minion_whenever_a_minion_is_destroyed_at_any_base() -> None:
    s = scene(
        "Workshop: B Spectre [A Chum], A Spectre",
        "The Greenhouse: B 2 Ghost, A Ghost",
        a="Feeding Frenzy, Raze, Ghost",
    )
    s.play("Feeding Frenzy").choose("The Greenhouse", "B Ghost #1", "B Ghost", "done")
    settle_order(s)
    assert board(s) == {"Workshop": "A Spectre 5, B Spectre 7 [A Chum]", "The Greenhouse": "A Ghost 2"}
    s.done()


def test_chum_is_played_on_any_minion_and_does_nothing_for_a_destroyed_host() -> None:
    s = scene("Workshop: A Ghost, B Ghost", "The Greenhouse: B Spirit", a="Chum, Torn Apart, Ghost", deck_a="3 Sprout")
    s.play("Chum")
    expects(s, "A", "ask-play-on-minion", "Ghost", "Ghost", "Spirit")
    s.choose("Spirit")
    assert (s.attached("Spirit"), s.counters("Spirit")) == (["Chum"], 0)
    s = scene("Workshop: B Ghost [A Chum]", "The Greenhouse", a="Torn Apart, Ghost", deck_a="3 Sprout")
    s.play("Torn Apart")
    assert (s.discard("A"), s.discard("B")) == (["Chum", "Torn Apart"], ["Ghost"])
    s.done()


def test_dangerous_waters_weakens_a_minion_there_until_the_end_of_the_turn() -> None:
    s = scene(
        "Workshop: A Spirit, B Spirit, B Ghost | A Dangerous Waters, B Dangerous Waters",
        "The Greenhouse: B Ghost",
        a="Raze, Ghost",
        deck_a="3 Sprout",
    )
    refuses(s, "talent B Dangerous Waters")
    s.talent("A Dangerous Waters")
    expects(s, "A", "ask-weaken", "Spirit", "Spirit", "Ghost")
    s.choose("B Spirit")
    on = "| A Dangerous Waters, B Dangerous Waters"
    assert board(s) == {"Workshop": f"A Spirit 3, B Ghost 2, B Spirit 1 {on}", "The Greenhouse": "B Ghost 2"}
    refuses(s, "talent A Dangerous Waters")
    s.end_turn()
    assert board(s)["Workshop"] == f"A Spirit 3, B Ghost 2, B Spirit 3 {on}"
    s.done()


def test_feeding_frenzy_destroys_any_number_of_minions_of_power_2_or_less_at_one_base() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost, B Sprout, C Spirit, C Spirit | B Sleep Spores",
        "The Greenhouse: B Ghost, C Ghost",
        a="Feeding Frenzy, Steam Man",
    )
    s.play("Feeding Frenzy").choose("Workshop")
    expects(s, "A", "ask-destroy", "Ghost", "Ghost", "Sprout", "Spirit", "Spirit", "done")
    s.choose("B Ghost", "Spirit #1", "done")
    assert board(s) == {
        "Workshop": "A Ghost 1, B Sprout 2, C Spirit 2 | B Sleep Spores",
        "The Greenhouse": "B Ghost 2, C Ghost 2",
    }
    s.done()


def test_feeding_frenzy_may_destroy_nobody() -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse", a="Feeding Frenzy, Steam Man")
    s.play("Feeding Frenzy").choose("Workshop", "done")
    assert (s.discard("A"), s.discard("B")) == (["Feeding Frenzy"], [])
    s.done()


def test_freakin_laser_beam_destroys_a_minion_of_no_more_power_where_an_own_one_is() -> None:
    s = scene(
        "Workshop: A Spirit, B Spirit, B Ghost, B Mechanic, A Sprout",
        "The Greenhouse: A Spectre, B Ghost",
        a="Freakin' Laser Beam, Steam Man",
    )
    s.play("Freakin' Laser Beam")
    expects(s, "A", "ask-minion", "Spirit", "Sprout", "Spectre")
    s.choose("A Spirit")
    expects(s, "A", "ask-destroy", "Spirit", "Spirit", "Ghost", "Sprout")  # the gunner is no exception
    s.choose("B Spirit")
    assert board(s) == {
        "Workshop": "A Spirit 3, A Sprout 2, B Ghost 2, B Mechanic 4",
        "The Greenhouse": "A Spectre 5, B Ghost 2",
    }
    s.done()


def test_freakin_laser_beam_without_a_minion_of_its_player_does_nothing() -> None:
    s = scene("Workshop", "The Greenhouse: B Ghost", a="Freakin' Laser Beam, Steam Man")
    s.play("Freakin' Laser Beam")
    assert (board(s)["The Greenhouse"], s.discard("A")) == ("B Ghost 2", ["Freakin' Laser Beam"])
    s.done()


def test_torn_apart_destroys_a_minion_of_power_3_or_less_anywhere_and_draws_a_card() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Mechanic",
        "The Greenhouse: B Spirit +1, C Sprout",
        a="Torn Apart, Steam Man",
        deck_a="Raze, Sprout",
    )
    s.play("Torn Apart")
    expects(s, "A", "ask-destroy", "Ghost", "Spirit", "Sprout")
    s.choose("Sprout")
    assert board(s) == {"Workshop": "A Ghost 2, B Mechanic 4, B Spirit 3", "The Greenhouse": "B Spirit 4"}
    assert (s.hand("A"), s.discard("C")) == (["Raze", "Steam Man"], ["Sprout"])
    s.done()


def test_torn_apart_draws_even_if_nobody_can_be_destroyed() -> None:
    s = scene("Workshop: B Spectre", "The Greenhouse", a="Torn Apart, Steam Man", deck_a="Raze, Sprout")
    s.play("Torn Apart")
    assert s.hand("A") == ["Raze", "Steam Man"]
    s.done()


WEEK = "A Ghost | A Week of Sharks"


@pytest.mark.parametrize(
    ("bases", "drawn"),
    [
        ((f"Workshop: {WEEK}", "The Greenhouse"), 3),
        ((f"Workshop: {WEEK}", f"The Greenhouse: {WEEK}"), 3),
        (("Workshop: | A Week of Sharks", f"The Greenhouse: {WEEK}"), 3),
        (("Workshop: B Ghost | A Week of Sharks", "The Greenhouse: A Ghost"), 2),
        (("Workshop: A Ghost | B Week of Sharks", "The Greenhouse"), 2),
    ],
)
def test_week_of_sharks_draws_one_more_card_at_the_end_of_the_turn_with_an_own_minion_there_once(
    bases: tuple[str, ...], drawn: int
) -> None:
    s = scene(*bases, a="Steam Man, Raze", deck_a="9 Sprout", deck_b="9 Sprout")
    s.end_turn()
    settle_order(s)
    assert (len(s.hand("A")), s.hand("B")) == (2 + drawn, ["Ghost"])
    s.done()


def _saw(counters: int, **more: str) -> Scenario:
    return scene(
        "Workshop: A Ghost, B Ghost",
        "The Greenhouse: B 2 Ghost",
        titans_a=f"Helicoprion +{counters}" if counters else "Helicoprion",
        a=more.pop("a", "Torn Apart, Steam Man"),
        b="Torn Apart, Ghost",
        deck_a="9 Sprout",
        deck_b="9 Sprout",
        **more,
    )


def test_helicoprion_gathers_a_counter_at_its_players_start_of_turn_only() -> None:
    s = _saw(0, turn="A start")
    assert beside(s, "A") == {"Helicoprion": 1}
    s.end_turn()
    assert (s.asked, beside(s, "A")) == ("B", {"Helicoprion": 1})
    s.done()


def test_helicoprion_gathers_a_counter_for_each_minion_destroyed_by_anybody_anywhere() -> None:
    s = _saw(0, turn="B")
    s.play("Torn Apart").choose("A Ghost")
    assert (beside(s, "A"), titans(s)) == ({"Helicoprion": 1}, {})
    s = _saw(1, a="Feeding Frenzy, Steam Man")
    s.play("Feeding Frenzy").choose("The Greenhouse", "Ghost #1", "Ghost")
    settle_order(s)
    assert (beside(s, "A"), s.prompt) == ({"Helicoprion": 3}, "ask-menu")
    s.done()


def test_helicoprion_with_four_counters_may_be_played_without_them_at_any_base() -> None:
    s = _saw(3)
    s.play("Torn Apart").choose("B Ghost @ Workshop")
    expects(s, "A", "ask-play-titan", "Workshop", "The Greenhouse", "pass")
    s.choose("The Greenhouse")
    assert (titans(s), beside(s, "A")) == ({"The Greenhouse": "A Helicoprion 0"}, {})
    assert s.total("A", "The Greenhouse") == 0
    s.done()


def test_helicoprion_keeps_its_counters_when_it_is_not_played_and_asks_again_the_next_time() -> None:
    s = _saw(3, turn="A start")
    expects(s, "A", "ask-play-titan", "Workshop", "The Greenhouse", "pass")
    s.choose("pass").play("Torn Apart").choose("A Ghost")
    expects(s, "A", "ask-play-titan", "Workshop", "The Greenhouse", "pass")
    s.choose("pass")
    assert (beside(s, "A"), titans(s)) == ({"Helicoprion": 5}, {})
    s.done()


def test_helicoprion_cannot_be_played_while_its_player_has_another_titan() -> None:
    s = under(_saw(7, turn="A start"), "Workshop", "titan: A Category 5")
    assert (s.prompt, beside(s, "A"), titans(s)) == (
        "ask-menu",
        {"Helicoprion": 8},
        {"Workshop": "A Category 5 0"},
    )


def _sawing(at: str = "Workshop", **more: str) -> Scenario:
    s = scene(
        "Workshop: A Ghost, B Ghost",
        "The Greenhouse: B Spirit +1, B 2 Ghost",
        a=more.pop("a", "2 Freakin' Laser Beam, Torn Apart, Steam Man"),
        b="Torn Apart, Ghost",
        deck_a="9 Sprout",
        plays="action, action, action",
        **more,
    )
    return under(s, at, "titan: A Helicoprion")


def test_helicoprion_may_follow_the_blood_and_add_the_victims_power_to_its_players_total_there_for_the_turn() -> None:
    s = _sawing()
    s.play("Torn Apart").choose("Ghost @ The Greenhouse #1")
    expects(s, "A", "ask-which", "follow", "counter", "nothing")
    s.choose("follow")
    assert titans(s) == {"The Greenhouse": "A Helicoprion 0"}
    assert [s.total("A", base) for base in ("Workshop", "The Greenhouse")] == [2, 2]
    s.end_turn()
    assert (s.asked, s.total("A", "The Greenhouse")) == ("B", 0)
    s.done()


def test_helicoprion_may_take_a_counter_instead_once_a_turn() -> None:
    s = _sawing()
    s.play("Torn Apart").choose("Ghost @ The Greenhouse #1", "counter")
    assert (titans(s), s.total("A", "Workshop")) == ({"Workshop": "A Helicoprion 1"}, 3)
    s.play("Freakin' Laser Beam").choose("B Ghost @ Workshop")
    assert (s.prompt, titans(s)) == ("ask-menu", {"Workshop": "A Helicoprion 1"})


def test_helicoprion_need_do_nothing_and_may_then_answer_a_later_one() -> None:
    s = _sawing()
    s.play("Torn Apart").choose("Ghost @ The Greenhouse #1", "nothing")
    s.play("Freakin' Laser Beam").choose("B Ghost @ Workshop")
    expects(s, "A", "ask-which", "counter", "nothing")  # it is there already and cannot move
    s.choose("counter")
    assert titans(s) == {"Workshop": "A Helicoprion 1"}
    s.done()


def test_helicoprion_answers_only_what_its_player_destroys() -> None:
    s = _sawing(turn="B", deck_b="9 Sprout")
    s.play("Torn Apart").choose("A Ghost")
    assert (s.prompt, titans(s)) == ("ask-menu", {"Workshop": "A Helicoprion 0"})


def test_helicoprions_talent_shuffles_a_small_minion_of_the_discard_pile_into_the_deck() -> None:
    s = _sawing(discard_a="Mechanic, Spirit, Mako, Raze", discard_b="Ghost")
    s.talent("Helicoprion")
    expects(s, "A", "ask-which", "shuffle", "search")
    s.choose("shuffle")
    expects(s, "A", "ask-shuffle-in", "Spirit", "Mako")
    s.choose("Spirit")
    assert (s.discard("A"), s.deck("A").count("Spirit")) == (["Mako", "Mechanic", "Raze"], 1)
    refuses(s, "talent Helicoprion")
    s.done()


def test_helicoprions_talent_finds_a_mako_in_the_deck_the_discard_pile_or_both() -> None:
    s = _sawing(discard_a="Mechanic, Mako")
    s.talent("Helicoprion").choose("search")
    expects(s, "A", "ask-search-which", "deck", "discard", "both")
    s.choose("discard")
    assert ("Mako" in s.hand("A"), s.discard("A"), told(s, "log-shuffle")) == (True, ["Mechanic"], [])
    s = _sawing(discard_a="Mechanic")
    s.talent("Helicoprion")  # there is no Mako anywhere: only the deck is searched, in vain
    assert ("Mako" in s.hand("A"), s.discard("A"), len(told(s, "log-shuffle"))) == (False, ["Mechanic"], 1)
    s.done()
