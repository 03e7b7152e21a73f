"""«Пираты», card by card."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from smashup.helpers import board, expects, refuses, scene

PRINTED = {
    "Pirate King": (1, 5),
    "Buccaneer": (2, 4),
    "Saucy Wench": (3, 3),
    "First Mate": (4, 2),
    "Broadside": (2, 0),
    "Cannon": (1, 0),
    "Dinghy": (2, 0),
    "Full Sail": (1, 0),
    "Powderkeg": (1, 0),
    "Sea Dogs": (1, 0),
    "Shanghai": (1, 0),
    "Swashbuckling": (1, 0),
}
"""Copies and power; actions have none."""
SCORED = {"turn": "A score", "deck_a": "2 Zeppelin", "base_deck": "Arena, The Deep"}
"""What a position needs in which bases are scored."""


def test_the_faction_is_as_printed() -> None:
    faction = registry().factions["pirates"]
    assert {card.name: (card.copies, card.printed) for card in faction.cards} == PRINTED
    assert len(faction.deck) == 20


def test_pirate_king_may_come_before_a_base_is_scored_and_counts_there_ruling_461() -> None:
    s = scene("Workshop: A Steam Queen +11, B Steam Queen +7", "Inventor's Salon: B Pirate King, B Ghost", **SCORED)
    expects(s, "B", "ask-special", "special Pirate King", "pass")
    s.choose("special Pirate King")
    assert (s.points("A"), s.points("B"), s.discard("B")) == (2, 4, ["Pirate King", "Steam Queen"])
    assert s.minions("Inventor's Salon") == ["Ghost"]


def test_pirate_king_may_stay_away_and_is_not_asked_where_he_already_is() -> None:
    s = scene("Workshop: A Steam Queen +11, B Steam Queen +7", "Inventor's Salon: B Pirate King", **SCORED)
    s.choose("pass")
    assert (s.points("A"), s.points("B"), s.minions("Inventor's Salon")) == (4, 2, ["Pirate King"])
    s = scene("Workshop: A Steam Queen +11, B Pirate King +1", "Inventor's Salon", **SCORED)
    assert (s.points("A"), s.bases()) == (4, ["Arena", "Inventor's Salon"])


@pytest.mark.parametrize("times", [1, 2])
def test_buccaneer_sails_away_as_often_as_it_would_be_destroyed_ruling_465(times: int) -> None:
    s = scene(
        "Field of Honor: B Buccaneer",
        "Workshop",
        "Inventor's Salon",
        plays="minion, minion, action",
        a="2 Spirit, 9 Zeppelin",
    )
    for at in ("Workshop", "Inventor's Salon")[:times]:
        s.play("Spirit", at="Field of Honor").choose("Buccaneer", "yes")
        while s.prompt == "ask-discard":
            s.choose("Zeppelin")
        assert (s.asked, s.prompt) == ("B", "ask-move-where")
        s.choose(at)
        assert s.where("Buccaneer") == at
    assert (s.points("A"), s.discard("B")) == (0, [])  # nothing was destroyed


def test_buccaneer_sails_where_its_controller_says_ruling_473() -> None:
    s = scene(
        "Workshop: B Buccaneer of A [Make Contact], B Steam Queen",
        "Inventor's Salon",
        "The Deep",
        a="Bear Hug, Water Lily",
    )
    s.play("Bear Hug")
    expects(s, "B", "ask-move-where", "Inventor's Salon", "The Deep")
    s.choose("The Deep")
    assert (s.where("Buccaneer"), s.controller("Buccaneer")) == ("The Deep", "B")


def test_buccaneer_that_cannot_be_moved_is_destroyed() -> None:
    s = scene("Workshop: B Buccaneer, A Ghost | A Entangled", "Inventor's Salon", a="Bear Hug, Water Lily")
    s.play("Bear Hug")
    assert (s.minions("Workshop"), s.discard("B")) == (["Ghost"], ["Buccaneer"])


def test_saucy_wench_may_destroy_a_minion_of_power_2_or_less_at_her_base() -> None:
    s = scene(
        "Workshop: A Ghost, B Sprout, B Steam Man, B Ghost +1", "Inventor's Salon: B Ghost", a="Saucy Wench, Zeppelin"
    )
    s.play("Saucy Wench", at="Workshop")
    expects(s, "A", "ask-destroy", "Ghost", "Sprout", "pass")
    s.choose("Sprout")
    assert board(s) == {
        "Workshop": "A Ghost 2, A Saucy Wench 3, B Ghost 3, B Steam Man 3",
        "Inventor's Salon": "B Ghost 2",
    }
    s.done()


def test_saucy_wench_may_spare_them() -> None:
    s = scene("Workshop: B Sprout", "Inventor's Salon", a="Saucy Wench, Zeppelin")
    s.play("Saucy Wench", at="Workshop").choose("pass")
    assert s.minions("Workshop") == ["Saucy Wench", "Sprout"]


def test_first_mate_may_leave_a_scored_base_for_another_but_not_for_its_successor() -> None:
    s = scene(
        "Workshop: A Steam Queen +14, B First Mate, B Ghost", "Inventor's Salon", "Secret Grove: B First Mate", **SCORED
    )
    expects(s, "B", "ask-special", "special First Mate", "pass")
    s.choose("special First Mate")
    expects(s, "B", "ask-move-where", "Inventor's Salon", "Secret Grove")
    s.choose("Inventor's Salon")
    assert (s.minions("Inventor's Salon"), s.discard("B"), s.points("B")) == (["First Mate"], ["Ghost"], 2)


def test_first_mate_may_move_again_when_the_next_base_is_scored_ruling_477() -> None:
    s = scene(
        "Workshop: A First Mate, A Steam Queen +14", "Inventor's Salon: A Steam Queen +17", "Secret Grove", **SCORED
    )
    s.choose("Workshop", "special First Mate", "Inventor's Salon")
    expects(s, "A", "ask-special", "special First Mate", "pass")
    s.choose("special First Mate", "Secret Grove")
    assert (s.minions("Secret Grove"), s.points("A")) == (["First Mate"], 8)


def test_first_mate_that_moved_away_was_not_discarded_ruling_481() -> None:
    s = scene("Workshop: A First Mate, A Steam Queen +14", "Boneyard", **SCORED)
    s.choose("special First Mate")
    assert (s.minions("Boneyard"), s.discard("A")) == (["First Mate"], ["Steam Queen"])  # nobody asks about burying
    s = scene("Workshop: A First Mate, A Steam Queen +14", "Boneyard", **SCORED)
    s.choose("pass")
    expects(s, "A", "ask-bury", "First Mate", "pass")


def test_broadside_destroys_the_small_minions_of_one_player_at_a_base_with_an_own_minion_ruling_485() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost, B Sprout, B Steam Man, C Ghost",
        "Inventor's Salon: A Steam Man, B Ghost",
        "The Deep: B Ghost",
        a="Broadside, Water Lily",
        c="Ghost",
    )
    s.play("Broadside")
    expects(s, "A", "ask-base", "Workshop", "Inventor's Salon")  # not The Deep
    s.choose("Workshop")
    expects(s, "A", "ask-player", "seat:0", "seat:1", "seat:2")
    s.choose("seat:1")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Steam Man 3, C Ghost 2",
        "Inventor's Salon": "A Steam Man 3, B Ghost 2",
        "The Deep": "B Ghost 2",
    }
    s.done()


def test_broadside_does_nothing_without_an_own_minion() -> None:
    s = scene("Workshop: B Ghost", "Inventor's Salon", a="Broadside, Water Lily")
    s.play("Broadside")
    assert s.minions("Workshop") == ["Ghost"]
    s.done()


def test_cannon_destroys_up_to_two_minions_of_power_2_or_less_anywhere() -> None:
    s = scene("Workshop: A Ghost, B Sprout, B Steam Man", "Inventor's Salon: B Captain Ahab", a="Cannon, Water Lily")
    s.play("Cannon")
    expects(s, "A", "ask-destroy", "Ghost", "Sprout", "Captain Ahab", "done")
    s.choose("Sprout", "Captain Ahab")
    assert board(s) == {"Workshop": "A Ghost 2, B Steam Man 3", "Inventor's Salon": ""}
    s.done()
    s = scene("Workshop: B Sprout", "Inventor's Salon", a="Cannon, Water Lily")
    s.play("Cannon").choose("done")
    assert s.minions("Workshop") == ["Sprout"]


def test_dinghy_moves_up_to_two_own_minions_each_its_own_way_ruling_489() -> None:
    s = scene(
        "Workshop: A Ghost, A Sprout, A Steam Man, B Ghost", "Inventor's Salon", "The Deep", a="Dinghy, Water Lily"
    )
    s.play("Dinghy")
    expects(s, "A", "ask-move", "Ghost", "Sprout", "Steam Man", "done")
    s.choose("A Ghost", "Steam Man", "Inventor's Salon", "The Deep")
    assert board(s) == {
        "Workshop": "A Sprout 2, B Ghost 2",
        "Inventor's Salon": "A Ghost 2",
        "The Deep": "A Steam Man 3",
    }
    s.done()


def test_dinghy_may_move_one_or_nobody() -> None:
    s = scene("Workshop: A Ghost, A Sprout", "Inventor's Salon", a="Dinghy, Water Lily")
    s.play("Dinghy").choose("Sprout")
    assert (s.minions("Workshop"), s.minions("Inventor's Salon")) == (["Ghost"], ["Sprout"])
    s = scene("Workshop: A Ghost, A Sprout", "Inventor's Salon", a="Dinghy, Water Lily")
    s.play("Dinghy").choose("done")
    assert s.minions("Workshop") == ["Ghost", "Sprout"]


def test_full_sail_moves_any_number_of_own_minions_as_a_regular_action_ruling_493() -> None:
    s = scene(
        "Workshop: A Ghost, A Sprout, B Ghost",
        "Inventor's Salon: A Steam Man",
        "The Deep",
        a="Full Sail, Dinghy, Water Lily",
    )
    s.play("Full Sail")
    s.choose("A Ghost", "Sprout", "Steam Man", "The Deep", "Inventor's Salon", "The Deep")
    assert board(s) == {
        "Workshop": "B Ghost 2",
        "Inventor's Salon": "A Sprout 2",
        "The Deep": "A Ghost 2, A Steam Man 3",
    }
    refuses(s, "play Dinghy")  # it was the action of the turn
    s.done()


def test_full_sail_before_a_scoring_takes_the_pirates_away_and_the_base_is_scored_all_the_same() -> None:
    """«Я первый!», the example of the rulebook: the total falls below the breakpoint, and the scoring goes on."""
    s = scene("Workshop: A Steam Queen +6, B Steam Queen +5", "Inventor's Salon", b="Full Sail", **SCORED)
    expects(s, "B", "ask-special", "special Full Sail", "pass")
    s.choose("special Full Sail", "Steam Queen")
    assert (s.points("A"), s.points("B")) == (4, 0)
    assert s.minions("Inventor's Salon") == ["Steam Queen"]


def test_powderkeg_destroys_an_own_minion_and_all_there_that_are_no_stronger() -> None:
    s = scene(
        "Workshop: A Steam Man, A Mechanic, B Steam Man, B Ghost, C Steam Queen, C Ghost +2",
        "Inventor's Salon: B Ghost",
        a="Powderkeg, Water Lily",
        c="Ghost",
    )
    s.play("Powderkeg")
    expects(s, "A", "ask-destroy", "Mechanic", "Steam Man")
    s.choose("Steam Man")
    assert board(s) == {
        "Workshop": "A Mechanic 4, C Ghost 4, C Steam Queen 5",
        "Inventor's Salon": "B Ghost 2",
    }
    s.done()


def test_powderkeg_on_a_buccaneer_who_sails_away_still_takes_the_others_ruling_497() -> None:
    s = scene("Workshop: A Buccaneer, B Mechanic, B Steam Queen", "Inventor's Salon", a="Powderkeg, Water Lily")
    s.play("Powderkeg")
    assert board(s) == {"Workshop": "B Steam Queen 5", "Inventor's Salon": "A Buccaneer 4"}
    assert s.discard("B") == ["Mechanic"]


def test_sea_dogs_moves_the_minions_of_a_faction_that_others_have_at_one_base_ruling_501() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost, B Spirit, B Mechanic, C Haunting",
        "Inventor's Salon: B Ghost",
        "The Deep: A Collector",
        a="Sea Dogs, Water Lily",
        c="5 Ghost",
    )
    s.play("Sea Dogs")
    expects(s, "A", "ask-faction-to-move", "faction:ghosts", "faction:steampunks")  # nobody else has Aliens
    s.choose("faction:ghosts")
    expects(s, "A", "ask-faction-from", "Workshop", "Inventor's Salon")
    s.choose("Workshop")
    expects(s, "A", "ask-faction-to", "Inventor's Salon", "The Deep")
    s.choose("The Deep")
    assert board(s) == {
        "Workshop": "A Ghost 2, B Mechanic 4",
        "Inventor's Salon": "B Ghost 2",
        "The Deep": "A Collector 2, B Ghost 2, B Spirit 3, C Haunting 3",
    }
    s.done()


def test_shanghai_moves_a_minion_of_another_player() -> None:
    s = scene(
        "Workshop: A Ghost, B Mechanic", "Inventor's Salon: C Sprout", "The Deep", a="Shanghai, Water Lily", c="Ghost"
    )
    s.play("Shanghai")
    expects(s, "A", "ask-move", "Mechanic", "Sprout")
    s.choose("Mechanic", "The Deep")
    assert board(s) == {"Workshop": "A Ghost 2", "Inventor's Salon": "C Sprout 2", "The Deep": "B Mechanic 4"}
    s.done()


def test_swashbuckling_strengthens_own_minions_in_play_for_the_turn_ruling_505() -> None:
    s = scene(
        "Workshop: A Ghost, B Ghost",
        "Inventor's Salon: A Mechanic",
        a="Swashbuckling, Steam Man, Sprout",
        deck_a="2 Ghost",
    )
    s.play("Swashbuckling")
    assert board(s) == {"Workshop": "A Ghost 3, B Ghost 2", "Inventor's Salon": "A Mechanic 5"}
    s.play("Steam Man", at="Workshop")
    assert s.power("Steam Man") == 3  # it came later
    assert (s.asked, s.power("A Ghost")) == ("B", 2)
