"""«Овечки», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told

PRINTED = {
    "Little Bo Peep": (1, 5),
    "Ram": (2, 4),
    "Black Sheep": (3, 4),
    "Flock": (4, 2),
    "Counting Sheep": (1, 0),
    "Ewe Shall Pass": (2, 0),
    "Hello, Dolly!": (1, 0),
    "In Sheep's Clothing": (1, 0),
    "On the Lamb": (1, 0),
    "Shearing": (1, 0),
    "To Follow, or Not?": (2, 0),
    "Wood for Sheep": (1, 0),
}


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["sheep"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


@pytest.mark.parametrize(
    ("minion", "moves"), [("B Ghost", False), ("A Flock", False), ("B Spirit", False), ("C Sprout", True)]
)
def test_little_bo_peep_keeps_others_from_moving_minions_to_or_from_her(minion: str, moves: bool) -> None:
    s = scene(
        "Workshop: A Little Bo Peep, A Flock, B Ghost",
        "The Greenhouse: B Spirit",
        "Haunted House: C Sprout",
        turn="B",
        b="Carried Away, Ghost",
        c="Ghost",
    )
    before = board(s)
    s.play("Carried Away").choose(minion, "The Greenhouse" if minion != "B Spirit" else "Workshop")
    assert (board(s) != before, s.minions("The Greenhouse")) == (moves, ["Spirit", "Sprout"] if moves else ["Spirit"])
    s.done()


def test_little_bo_peep_with_nobody_to_bring_has_no_talent_to_use() -> None:
    s = scene("Workshop: A Little Bo Peep, A Ghost", "The Greenhouse: B Ghost", a="Ghost")
    refuses(s, "talent Little Bo Peep")
    s.done()


def test_little_bo_peep_lets_her_player_move_minions_and_brings_one_to_her() -> None:
    s = scene(
        "Workshop: A Little Bo Peep, A Ghost",
        "The Greenhouse: A Spirit, A Sprout, B Ghost",
        a="Raze, Bear Rides You, Ghost",
        plays="action, action, minion",
    )
    s.talent("Little Bo Peep")
    expects(s, "A", "ask-move", "Spirit", "Sprout")
    s.choose("Spirit").play("Bear Rides You").choose("A Ghost")
    assert board(s) == {
        "Workshop": "A Little Bo Peep 5, A Spirit 3",
        "The Greenhouse": "A Ghost 2, A Sprout 2, B Ghost 2",
    }
    s.done()


def test_ram_moves_and_may_return_a_weak_minion_from_where_it_arrives() -> None:
    s = scene(
        "Workshop: A Ram, B Ghost",
        "The Greenhouse: A Sprout, B Captain Ahab, B Spirit",
        "Haunted House",
        a="Raze, Ghost",
    )
    s.talent("Ram")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Haunted House")
    s.choose("The Greenhouse")
    expects(s, "A", "ask-return", "Sprout", "Captain Ahab", "pass")
    s.choose("Captain Ahab")
    assert board(s)["The Greenhouse"] == "A Ram 4, A Sprout 2, B Spirit 3"
    assert (s.hand("B"), board(s)["Workshop"]) == (["Captain Ahab", "Ghost"], "B Ghost 2")
    s.done()


def test_ram_must_move_but_need_not_return_anybody() -> None:
    s = scene("Workshop: A Ram", "The Greenhouse: B Ghost", a="Raze, Ghost")
    s.talent("Ram").choose("pass")
    assert board(s) == {"Workshop": "", "The Greenhouse": "A Ram 4, B Ghost 2"}
    s.done()


def test_ram_that_cannot_move_returns_nobody() -> None:
    s = scene("Workshop: A Ram, B Little Bo Peep, B Ghost", "The Greenhouse: B Ghost", a="Raze, Ghost")
    s.talent("Ram")
    assert board(s) == {"Workshop": "A Ram 4, B Ghost 2, B Little Bo Peep 5", "The Greenhouse": "B Ghost 2"}
    s.done()


def test_black_sheep_moves_away_when_another_minion_is_played_there() -> None:
    s = scene(
        "Workshop: A Black Sheep, B Black Sheep",
        "The Greenhouse: A Black Sheep",
        "Haunted House",
        a="Steam Man, Raze",
        b="Ghost",
    )
    s.play("Steam Man", at="Workshop").choose("A Black Sheep")
    expects(s, "A", "ask-move-where", "The Greenhouse", "Haunted House")
    s.choose("Haunted House")
    expects(s, "B", "ask-move-where", "The Greenhouse", "Haunted House")
    s.choose("The Greenhouse")
    assert board(s) == {
        "Workshop": "A Steam Man 3",
        "The Greenhouse": "A Black Sheep 4, B Black Sheep 4",
        "Haunted House": "A Black Sheep 4",
    }
    s.done()


def test_black_sheep_stays_when_it_is_played_itself_or_a_minion_moves_in() -> None:
    s = scene("Workshop", "The Greenhouse: A Ghost", a="Black Sheep, Bear Rides You, Ghost")
    s.play("Black Sheep", at="Workshop").play("Bear Rides You").choose("A Ghost")
    assert board(s) == {"Workshop": "A Black Sheep 4, A Ghost 2", "The Greenhouse": ""}


def test_flock_follows_whoever_leaves_whoever_moves_them() -> None:
    s = scene(
        "Workshop: A 2 Flock, A Ghost, B Flock, B Spirit",
        "The Greenhouse: A Flock",
        "Haunted House",
        turn="B",
        b="Carried Away, Ghost, Raze",
    )
    s.play("Carried Away").choose("A Ghost", "Haunted House")
    while s.prompt == "ask-order":
        s.game.pick(0)
    assert board(s) == {
        "Workshop": "B Spirit 3",
        "The Greenhouse": "A Flock 2",
        "Haunted House": "A Flock 2, A Flock 2, A Ghost 2, B Flock 2",
    }
    s.done()


def test_flock_does_not_follow_who_leaves_play_nor_companions_of_its_own_move() -> None:
    s = scene(
        "Workshop: A Flock, B Ghost, B Flock",
        "The Greenhouse",
        a="On the Lamb, Torn Apart, Ghost",
        plays="action, action, minion",
        deck_a="Raze",
    )
    s.play("Torn Apart").choose("Ghost")
    assert board(s)["Workshop"] == "A Flock 2, B Flock 2"
    s.play("On the Lamb")
    assert board(s)["The Greenhouse"] == "A Flock 2, B Flock 2"
    s.done()


def test_flock_does_not_follow_from_a_base_that_has_been_scored() -> None:
    s = scene(
        "Workshop: A 3 General Ivan, A Flock, B Mechanic | A Shipwreck Cove",
        "The Greenhouse",
        turn="A score",
        a="Gone with the Wind, Ghost",
        deck_a="9 Sprout",
        base_deck="Haunted House",
    )
    s.choose("special Gone with the Wind", "General Ivan #1")
    while s.prompt == "ask-special":
        s.choose("pass")
    assert (s.minions("The Greenhouse"), "Flock" in s.discard("A")) == (["General Ivan"], True)


def sheep_count(*, turn: str = "B", **more: str) -> Scenario:
    """Counting Sheep of A at the Workshop; minions of all elsewhere."""
    return scene(
        more.pop("workshop", "Workshop: A Ghost, A Spirit, B Mechanic | A Counting Sheep"),
        more.pop("greenhouse", "The Greenhouse: A Sprout, B Spirit"),
        turn=turn,
        deck_a="9 Sprout",
        deck_b="9 Sprout",
        **more,
    )


def test_counting_sheep_answers_once_a_turn_when_the_power_of_a_minion_of_another_player_rises() -> None:
    s = sheep_count(b="2 It's Blitzin' Time!, Ghost, Raze", a="Raze, Ghost", plays="action, action, minion")
    s.play("It's Blitzin' Time!").choose("Spirit")
    assert board(s)["Workshop"] == "A Ghost 3, A Spirit 4, B Mechanic 4 | A Counting Sheep"
    assert s.power("Sprout") == 2
    s.play("It's Blitzin' Time!").choose("Mechanic")
    assert board(s)["Workshop"] == "A Ghost 3, A Spirit 4, B Mechanic 7 | A Counting Sheep"
    s.end_turn()
    assert (s.asked, board(s)["Workshop"]) == ("A", "A Ghost 2, A Spirit 3, B Mechanic 4 | A Counting Sheep")


def test_counting_sheep_does_not_answer_the_rise_of_its_players_minions() -> None:
    s = sheep_count(turn="A", a="It's Blitzin' Time!, Ghost", b="Ghost")
    s.play("It's Blitzin' Time!").choose("Sprout")
    assert board(s)["Workshop"] == "A Ghost 2, A Spirit 3, B Mechanic 4 | A Counting Sheep"
    s.done()


def test_counting_sheep_does_not_answer_minions_that_enter_play_or_weaken() -> None:
    s = sheep_count(
        turn="B",
        b="Steam Man, Shearing, Raze",
        a="Ghost",
        greenhouse="The Greenhouse: B Spirit | B Rotary Slug Thrower",
    )
    s.play("Steam Man", at="The Greenhouse").play("Shearing", on="Spirit @ The Greenhouse")
    assert board(s)["Workshop"] == "A Ghost 2, A Spirit 3, B Mechanic 4 | A Counting Sheep"


def test_counting_sheep_answers_the_end_of_a_reduction() -> None:
    s = sheep_count(
        turn="A", a="Raze, Ghost", b="Ghost", greenhouse="The Greenhouse: B Spirit | A Becalmed Shores", c="Ghost"
    )
    s = Scenario(s.game.setup["position"] + "\nbase: Haunted House")
    s.talent("Becalmed Shores").choose("Haunted House")
    assert s.power("Spirit @ The Greenhouse") == 3
    assert board(s)["Workshop"] == "A Ghost 3, A Spirit 4, B Mechanic 4 | A Counting Sheep"
    s.done()


def test_counting_sheep_answers_shearing_that_comes_back_at_the_start_of_the_turn() -> None:
    s = sheep_count(turn="B", a="Raze, Ghost", b="Raze, Ghost", greenhouse="The Greenhouse: B Spirit [A Shearing]")
    s.end_turn()
    assert (s.asked, "Shearing" in s.hand("A")) == ("A", True)
    assert board(s)["Workshop"] == "A Ghost 3, A Spirit 4, B Mechanic 4 | A Counting Sheep"
    s.done()


def test_counting_sheep_answers_a_rise_that_goes_with_a_move() -> None:
    s = sheep_count(
        turn="B",
        b="Bear Rides You, Ghost",
        a="Ghost",
        greenhouse="The Greenhouse: B Spirit, B Spectre | B Rotary Slug Thrower",
        workshop="Workshop: A Ghost, B Captain Ahab | A Counting Sheep",
    )
    s.play("Bear Rides You").choose("Captain Ahab")
    assert (s.power("Captain Ahab"), s.power("A Ghost")) == (4, 3)
    s.done()


def test_the_end_of_a_reduction_with_the_turn_is_noticed_before_the_next_turn_begins() -> None:
    s = sheep_count(
        turn="A",
        workshop="Workshop: A Ghost, A Spirit | A Counting Sheep",
        greenhouse="The Greenhouse: A Weed Eater, B Spirit",
        a="Steam Man, Raze, Zeppelin",
        b="Weed Eater, Zeppelin, Raze",
    )
    s.end_turn().play("Weed Eater", at="The Greenhouse")  # 3 this turn, 5 afterwards
    s.end_turn()
    assert (s.asked, s.power("B Weed Eater"), s.power("A Ghost")) == ("A", 5, 2)
    s.play("Steam Man", at="The Greenhouse")
    assert s.power("Ghost @ Workshop") == 2


def test_ewe_shall_pass_moves_an_own_minion_draws_and_gives_an_action() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit", "The Greenhouse: A Sprout", a="Ewe Shall Pass, Raze", deck_a="Mako, Sprout"
    )
    s.play("Ewe Shall Pass")
    expects(s, "A", "ask-move", "Ghost", "Sprout")
    s.choose("Ghost")
    assert board(s) == {"Workshop": "B Spirit 3", "The Greenhouse": "A Ghost 2, A Sprout 2"}
    assert (s.hand("A"), s.why_not("Raze")) == (["Mako", "Raze"], "")
    s.done()


def test_hello_dolly_has_the_text_of_a_standard_action_for_its_own_player() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Sprout",
        "The Greenhouse: A Mechanic",
        turn="B",
        b="Toll Bay, Ghost",
        a="Hello, Dolly!, Raze",
        deck_a="9 Mako",
        deck_b="9 Mako",
    )
    assert "hello_dolly" in [card["card"] for card in s.game.view(0)["refused"]]
    s.play("Toll Bay").choose("The Greenhouse")
    expects(s, "A", "ask-special", "special Hello, Dolly!", "pass")
    s.choose("special Hello, Dolly!", "Workshop")
    assert (s.hand("A"), s.hand("B")) == (["Mako", "Mako", "Raze"], ["Ghost", "Mako"])
    assert (s.discard("A"), s.discard("B")) == (["Hello, Dolly!"], ["Toll Bay"])
    s.done()


def test_hello_dolly_may_be_kept_and_answers_neither_ones_own_actions_nor_minions() -> None:
    s = scene(
        "Workshop: A Ghost", "The Greenhouse", turn="B", b="Toll Bay, Steam Man", a="Hello, Dolly!, Raze", deck_b="Mako"
    )
    s.play("Steam Man", at="Workshop").play("Toll Bay").choose("Workshop", "pass")
    assert "Hello, Dolly!" in s.hand("A")
    s = scene("Workshop: B Ghost", "The Greenhouse", a="Toll Bay, Hello, Dolly!, Ghost", deck_a="Mako")
    assert s.why_not("Hello, Dolly!") == "why-special-only"
    s.play("Toll Bay").choose("Workshop")
    assert s.hand("A") == ["Ghost", "Hello, Dolly!", "Mako"]
    s.done()


def test_hello_dolly_goes_on_a_base_of_its_own_choice_and_runs_that_text_while_it_stays() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "The Greenhouse: A Spirit, B Ghost",
        turn="B",
        b="Sleep Spores, Bear Necessities, Ghost",
        a="Hello, Dolly!, Raze",
        plays="action, action, minion",
    )
    s.play("Sleep Spores", at="Workshop").choose("special Hello, Dolly!")
    expects(s, "A", "ask-play-where", "Workshop", "The Greenhouse")
    s.choose("The Greenhouse")
    assert (s.actions("Workshop"), s.actions("The Greenhouse")) == (["Sleep Spores"], ["Hello, Dolly!"])
    assert [s.power(minion) for minion in ("A Ghost", "B Spirit", "A Spirit", "B Ghost")] == [1, 3, 3, 1]
    s.play("Bear Necessities").choose("Hello, Dolly!")
    assert (s.discard("A"), s.power("B Ghost")) == (["Hello, Dolly!"], 2)
    assert [line["card"] for line in told(s, "log-destroy")] == ["hello_dolly"]


def test_hello_dolly_in_the_discard_pile_is_itself_again() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "The Greenhouse",
        turn="B",
        b="Toll Bay, 2 Ghost, Raze",
        a="Hello, Dolly!, Scrap Diving, Ghost",
        deck_a="9 Mako",
        deck_b="9 Mako",
    )
    s.play("Toll Bay").choose("Workshop", "special Hello, Dolly!", "Workshop").end_turn()
    s.play("Scrap Diving")
    assert s.why_not("Hello, Dolly!") == "why-special-only"


def test_hello_dolly_goes_on_a_minion_that_suits_its_player() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit, B Sprout",
        "The Greenhouse",
        turn="B",
        b="Smart Set-Up, Steam Man, Raze",
        a="Hello, Dolly!, Raze",
        deck_a="9 Mako",
    )
    s.play("Smart Set-Up").choose("special Hello, Dolly!")
    expects(s, "A", "ask-play-on-minion", "Spirit", "Sprout")  # minions of others, seen from A
    s.choose("Sprout").play("Steam Man", at="Workshop").choose("Hello, Dolly!")
    assert (s.attached("Ghost"), s.attached("Sprout"), s.attached("Spirit")) == (
        ["Smart Set-Up"],
        ["Hello, Dolly!"],
        [],
    )
    assert "Mako" in s.hand("A")


def test_hello_dolly_cannot_copy_argonaut() -> None:
    s = scene(
        "Workshop", "The Greenhouse", turn="B", b="Argonaut, Raze", a="Hello, Dolly!, Raze", plays="action, action"
    )
    s.play("Argonaut", at="Workshop")
    assert (s.asked, s.prompt, s.minions("Workshop")) == ("B", "ask-menu", ["Argonaut"])
    s.done()


def test_in_sheeps_clothing_may_send_its_host_after_who_leaves_and_is_destroyed() -> None:
    s = scene(
        "Workshop: B Ghost [A In Sheep's Clothing], B Spirit, B Mechanic",
        "The Greenhouse",
        "Haunted House",
        turn="B",
        a="Ghost",
        b="2 Bear Rides You, Raze",
        plays="action, action, action",
    )
    s.play("Bear Rides You").choose("Spirit", "The Greenhouse")
    expects(s, "A", "ask-move-where", "The Greenhouse", "pass")
    s.choose("pass").play("Bear Rides You").choose("Mechanic", "Haunted House")
    expects(s, "A", "ask-move-where", "Haunted House", "pass")
    s.choose("Haunted House")
    assert board(s) == {"Workshop": "", "The Greenhouse": "B Spirit 3", "Haunted House": "B Ghost 2, B Mechanic 4"}
    assert s.discard("A") == ["In Sheep's Clothing"]
    s.done()


def test_in_sheeps_clothing_stays_if_its_host_cannot_follow() -> None:
    s = scene(
        "Workshop: B Ghost [A In Sheep's Clothing], B Spirit",
        "The Greenhouse: C Little Bo Peep",
        "Haunted House",
        turn="C",
        a="Ghost",
        c="Carried Away, Raze",
        plays="action, action",
    )
    s.play("Carried Away").choose("Spirit", "The Greenhouse").choose("The Greenhouse")
    assert board(s)["Workshop"] == "B Ghost 2 [A In Sheep's Clothing]"
    assert s.discard("A") == []
    s.done()


def test_in_sheeps_clothing_minds_neither_its_hosts_own_move_nor_an_exchange_with_it() -> None:
    s = scene(
        "Workshop: A Ghost [In Sheep's Clothing], A Spirit",
        "The Greenhouse: B Captain Ahab",
        a="Trade Winds, Bear Rides You, Ghost",
        plays="action, action, minion",
    )
    s.play("Trade Winds").choose("Ghost", "Captain Ahab")
    assert board(s)["The Greenhouse"] == "A Ghost 2 [A In Sheep's Clothing]"
    s.play("Bear Rides You").choose("Ghost")
    assert board(s)["Workshop"] == "A Ghost 2 [A In Sheep's Clothing], A Spirit 3, B Captain Ahab 2"
    s.done()


def test_on_the_lamb_moves_a_minion_and_all_of_one_other_player_from_there_to_one_base() -> None:
    s = scene(
        "Workshop: A Ghost, A Spirit, B Mechanic, B Sprout, C Ghost",
        "The Greenhouse: B Ghost",
        "Haunted House",
        a="On the Lamb, Ghost",
        c="Ghost",
    )
    s.play("On the Lamb")
    expects(s, "A", "ask-move", "Ghost", "Spirit")
    s.choose("Spirit", "seat:1", "Haunted House")
    assert board(s) == {
        "Workshop": "A Ghost 2, C Ghost 2",
        "The Greenhouse": "B Ghost 2",
        "Haunted House": "A Spirit 3, B Mechanic 4, B Sprout 2",
    }
    s.done()


def test_on_the_lamb_may_name_a_player_without_minions_there() -> None:
    s = scene("Workshop: A Ghost, B Mechanic", "The Greenhouse", a="On the Lamb, Ghost", c="Ghost")
    s.play("On the Lamb").choose("seat:2")
    assert board(s) == {"Workshop": "B Mechanic 4", "The Greenhouse": "A Ghost 2"}
    s.done()


def test_shearing_draws_weakens_any_minion_and_comes_back_when_its_players_turn_begins() -> None:
    s = scene(
        "Workshop: A Ghost, B Mechanic", "The Greenhouse", a="Shearing, Ghost", b="Raze, Ghost", deck_a="Mako, 8 Sprout"
    )
    s.play("Shearing")
    expects(s, "A", "ask-play-on-minion", "Ghost", "Mechanic")
    s.choose("Mechanic")
    assert (board(s)["Workshop"], s.hand("A")) == ("A Ghost 2, B Mechanic 2 [A Shearing]", ["Ghost", "Mako"])
    s.end_turn()
    assert (s.asked, s.power("Mechanic")) == ("B", 2)
    s.end_turn()
    assert (s.asked, s.power("Mechanic"), "Shearing" in s.hand("A")) == ("A", 4, True)
    s.done()


def test_to_follow_or_not_plays_a_random_action_of_another_players_discard_pile_for_oneself() -> None:
    s = scene(
        "Workshop: A Ghost, B Spirit",
        "The Greenhouse",
        a="To Follow, or Not?, Raze",
        discard_b="Zeppelin, Mako",
        deck_a="Sprout",
    )
    s.play("To Follow, or Not?")
    expects(s, "A", "ask-play-extra", "Zeppelin", "pass")
    s.choose("Zeppelin", "Workshop")
    assert board(s)["Workshop"] == "A Ghost 2, B Spirit 3 | A Zeppelin"
    assert (s.hand("A"), s.discard("B"), s.discard("A")) == (["Raze", "Sprout"], ["Mako"], ["To Follow, or Not?"])


def test_to_follow_or_not_may_put_it_back_and_still_draws() -> None:
    s = scene("Workshop", "The Greenhouse", a="To Follow, or Not?, Ghost", discard_b="Zeppelin", deck_a="Sprout")
    s.play("To Follow, or Not?").choose("pass")
    assert (s.discard("B"), s.hand("A")) == (["Zeppelin"], ["Ghost", "Sprout"])
    assert [line["cards"] for line in told(s, "log-reveal")] == [["zeppelin"]]
    s.done()


def test_a_standard_action_played_by_to_follow_or_not_goes_to_its_owners_discard_pile() -> None:
    s = scene(
        "Workshop: A Ghost",
        "The Greenhouse",
        a="To Follow, or Not?, Ghost",
        discard_b="Toll Bay",
        deck_a="9 Sprout",
        b="Ghost",
    )
    s.play("To Follow, or Not?").choose("Toll Bay", "Workshop")
    assert (s.discard("B"), s.discard("A"), s.hand("A")) == (["Toll Bay"], ["To Follow, or Not?"], ["Ghost", "Sprout"])
    s.done()


@pytest.mark.parametrize(("hand", "offered"), [("To Follow, or Not?", True), ("To Follow, or Not?, Ghost", False)])
def test_to_follow_or_not_plays_make_contact_only_with_an_empty_hand(hand: str, offered: bool) -> None:
    s = scene("Workshop: B Spirit, B Ghost", "The Greenhouse", a=hand, discard_b="Make Contact", deck_a="9 Sprout")
    s.play("To Follow, or Not?")
    assert (s.prompt == "ask-play-extra") == offered
    assert s.discard("B") == ["Make Contact"]


def test_to_follow_or_not_cannot_play_a_special_out_of_its_time() -> None:
    s = scene(
        "Workshop", "The Greenhouse", a="To Follow, or Not?, Ghost", discard_b="Over the Rainbow", deck_a="Sprout"
    )
    s.play("To Follow, or Not?")
    assert (s.discard("B"), s.hand("A")) == (["Over the Rainbow"], ["Ghost", "Sprout"])
    s.done()


def test_wood_for_sheep_plays_a_random_card_of_another_hand_for_one_of_ones_own() -> None:
    s = scene("Workshop", "The Greenhouse: A Sprout", a="Wood for Sheep, Raze, Mako", b="Spirit", c="Ghost")
    s.play("Wood for Sheep").choose("seat:1")
    expects(s, "A", "ask-give", "Raze", "Mako", "pass")
    s.choose("Raze", "Workshop")
    expects(s, "A", "ask-minion", "Spirit", "Sprout")  # its ability is mine to use
    s.choose("Sprout")
    assert board(s)["Workshop"] == "A Spirit 3"
    assert (s.hand("A"), s.hand("B")) == (["Mako"], ["Raze"])
    assert s.game.view(2)["players"][1]["known_hand"] == []  # C has not seen what was given
    assert s.game.view(0)["players"][1]["known_hand"] == ["raze"]


def test_a_minion_played_by_wood_for_sheep_goes_back_to_its_owners_discard_pile() -> None:
    s = scene(
        "Workshop: B Spectre",
        "The Greenhouse",
        a="Wood for Sheep, Mako, Torn Apart",
        b="Steam Man",
        deck_a="9 Sprout",
        plays="action, action, minion",
    )
    s.play("Wood for Sheep").choose("Mako", "Workshop").play("Torn Apart")
    assert (s.discard("B"), s.hand("B"), s.controller("Spectre")) == (["Steam Man"], ["Mako"], "B")


def test_wood_for_sheep_may_leave_it_and_gives_no_extra_action() -> None:
    s = scene("Workshop", "The Greenhouse", a="Wood for Sheep, Raze, Mako", b="Spirit")
    s.play("Wood for Sheep").choose("pass")
    assert (s.hand("B"), s.why_not("Raze"), s.game.view(0)["players"][1]["known_hand"]) == (
        ["Spirit"],
        "why-no-slot",
        ["spirit"],
    )
    s.done()


@pytest.mark.parametrize("hand", ["Over the Rainbow", "Make Contact"])
def test_wood_for_sheep_takes_no_price_for_a_card_that_cannot_be_played(hand: str) -> None:
    s = scene("Workshop: B Ghost", "The Greenhouse", a="Wood for Sheep, 2 Raze, Mako", b=hand)
    s.play("Wood for Sheep")
    assert (s.hand("B"), len(s.hand("A"))) == ([hand], 3)
    s.done()


def test_wood_for_sheep_finds_nothing_in_an_empty_hand() -> None:
    s = scene("Workshop", "The Greenhouse", a="Wood for Sheep, Raze, Mako", b="Ghost", c="")
    s.play("Wood for Sheep").choose("seat:2")
    assert (s.hand("A"), s.hand("B"), refuses(s, "play Raze")) == (["Mako", "Raze"], ["Ghost"], None)
    s.done()


def test_hello_dolly_back_in_the_hand_does_not_answer_the_same_action_again() -> None:
    """«Я первый!»: one occasion is answered once by a card, or Eh? copied would be copied for ever."""
    s = scene("Workshop: A Ghost, B Spirit", "The Greenhouse", turn="B", b="Eh?, Steam Man", a="Hello, Dolly!, Raze")
    s.play("Eh?").choose("no")
    expects(s, "A", "ask-special", "special Hello, Dolly!", "pass")
    s.choose("special Hello, Dolly!", "yes")
    assert (s.asked, s.prompt) == ("B", "ask-menu")
    assert s.hand("A") == ["Hello, Dolly!", "Raze"]
    s.done()
