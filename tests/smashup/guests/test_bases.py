"""The bases of the guests."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from potasovka.smashup.scenario import Scenario
from smashup.helpers import board, expects, refuses, scene, told
from smashup.its_your_fault.table import graves, under

PRINTED = {
    "Golem Schloß": (22, (4, 3, 2)),
    "Laboratorium": (25, (5, 3, 3)),
    "Ancient Dojo": (25, (5, 4, 3)),
    "Tournament Site": (19, (2, 0, 0)),
    "Saloon": (20, (3, 2, 1)),
    "So-so Corral": (19, (4, 2, 1)),
    "Pyramids": (21, (4, 2, 1)),
    "Star Portal": (17, (3, 1, 1)),
}
"""Breakpoint and prizes."""


def test_the_bases_are_as_printed() -> None:
    assert {base.name: (base.printed, base.prizes) for base in registry().boxes["guests"].bases} == PRINTED


def test_ruling_813_golem_schloss_strengthens_all_minions_of_the_winner_in_play() -> None:
    """Those on the base lose theirs when they are discarded."""
    s = scene(
        "Golem Schloß: A 4 Spectre, B Spirit",
        "The Mothership: A Ghost, A Zapbot +1, B Mako",
        turn="A score",
        a="Ghost",
        deck_a="3 Howl",
        base_deck="Workshop",
    )
    assert board(s) == {"Workshop": "", "The Mothership": "A Ghost 3, A Zapbot 4, B Mako 2"}
    assert (s.points("A"), s.points("B"), len(s.discard("A"))) == (4, 3, 4)


def test_golem_schloss_serves_each_tied_winner() -> None:
    s = scene(
        "Golem Schloß: A 2 General Ivan, B 2 General Ivan, C Spectre",
        "The Mothership: A Ghost, B Mako, C Zapbot",
        turn="A score",
        a="Ghost",
        c="Ghost",
        deck_a="3 Howl",
        base_deck="Workshop",
    )
    assert board(s)["The Mothership"] == "A Ghost 3, B Mako 3, C Zapbot 2"


def test_laboratorium_charges_the_first_minion_played_there_in_a_turn() -> None:
    s = scene(
        "Laboratorium: A Ghost, B Spirit",
        "The Mothership",
        plays="minion, minion, minion, action",
        a="Drunken Master, Igor, Zapbot, Howl",
        b="Igor, Howl",
        deck_a="3 Howl",
    )
    s.play("Zapbot", at="The Mothership")
    s.play("Drunken Master", at="Laboratorium").play("Igor", at="Laboratorium")
    assert board(s) == {
        "Laboratorium": "A Drunken Master 4, A Ghost 2, A Igor 2, B Spirit 3",
        "The Mothership": "A Zapbot 2",
    }
    s.end_turn()
    s.play("Igor", at="Laboratorium")
    assert s.counters("B Igor") == 1


def test_laboratorium_charges_nobody_who_has_left_again() -> None:
    s = scene("Laboratorium: B Ghost", "The Mothership", plays="minion, minion", a="Spirit, 4 Igor")
    s.play("Spirit", at="Laboratorium").choose("A Spirit", "yes")
    s.play("Igor", at="Laboratorium")
    assert board(s)["Laboratorium"] == "A Igor 2, B Ghost 2"


def test_ancient_dojo_teaches_all_weaker_own_minions_there() -> None:
    s = scene(
        "Ancient Dojo: A Ghost, A Drunken Master, A Spectre, B Mako",
        "The Mothership: A Zapbot",
        a="Lab Assistant, Howl",
    )
    s.play("Lab Assistant", at="Ancient Dojo").choose("Spectre")
    assert board(s) == {
        "Ancient Dojo": "A Drunken Master 3, A Ghost 3, A Lab Assistant 3, A Spectre 6, B Mako 2",
        "The Mothership": "A Zapbot 2",
    }
    s.done()


def test_ruling_821_ancient_dojo_compares_current_powers() -> None:
    """A printed 3 with a counter teaches whoever has less than 4, counters and all."""
    s = scene(
        "Ancient Dojo: A Ghost, A Hammerhead, A Zapbot +2, B Mako | A German Engineering",
        "The Mothership: A Zapbot",
        a="Drunken Master, Howl",
    )
    s.play("Drunken Master", at="Ancient Dojo")
    expects(s, "A", "ask-order", "Ancient Dojo", "German Engineering")
    s.choose("German Engineering")
    assert board(s)["Ancient Dojo"] == (
        "A Drunken Master 4, A Ghost 3, A Hammerhead 4, A Zapbot 4, B Mako 2 | A German Engineering"
    )
    s.done()


def test_ancient_dojo_teaches_nobody_when_the_minion_has_left_again() -> None:
    s = scene("Ancient Dojo: A Ghost, B Mako", "The Mothership", a="Spirit, 3 Howl")
    s.play("Spirit", at="Ancient Dojo").choose("Spirit", "yes")
    assert board(s)["Ancient Dojo"] == "A Ghost 2, B Mako 2"


@pytest.mark.parametrize(("others", "points"), [("B Spirit, C Zapbot", 2), ("B Spirit", 3), ("B Zapbot [A Poison]", 4)])
def test_tournament_site_pays_the_winner_for_everybody_without_power_there(others: str, points: int) -> None:
    """A minion of no power is no power."""
    s = scene(
        f"Tournament Site: A 4 Spectre, {others}",
        "The Mothership: C Ghost",
        turn="A score",
        a="Ghost",
        c="Ghost",
        deck_a="3 Howl",
        base_deck="Workshop",
    )
    assert (s.points("A"), s.points("B"), s.points("C")) == (points, 0, 0)


def test_tournament_site_pays_each_tied_winner() -> None:
    s = scene(
        "Tournament Site: A 2 Spectre, B 2 Spectre",
        "The Mothership: C Ghost",
        turn="A score",
        a="Ghost",
        c="Ghost",
        deck_a="3 Howl",
        base_deck="Workshop",
    )
    assert (s.points("A"), s.points("B"), s.points("C")) == (3, 3, 0)


def test_ruling_845_the_saloon_treats_everybody_who_still_has_a_minion_there() -> None:
    s = scene(
        "Saloon: A Ghost, B Spirit, C Mechanic",
        "Jungle Oasis: B Sprout",
        a="Seeing Stars, Ghost",
        c="Ghost",
        deck_a="2 Howl",
        deck_b="2 Howl",
        deck_c="2 Howl",
    )
    s.play("Seeing Stars").choose("Spirit")
    expects(s, "A", "ask-draw-may", "yes", "no")
    s.choose("yes")
    expects(s, "C", "ask-draw-may", "yes", "no")  # B has nobody there any more
    s.choose("no")
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["Ghost", "Howl"], ["Ghost"], ["Ghost"])
    s.done()


def test_the_saloon_treats_nobody_for_a_minion_destroyed_elsewhere() -> None:
    s = scene(
        "Saloon: A Ghost, C Mechanic", "Jungle Oasis: B Sprout", a="Seeing Stars, Ghost", c="Ghost", deck_a="Howl"
    )
    s.play("Seeing Stars").choose("Sprout")
    assert s.hand("A") == ["Ghost"]
    s.done()


def test_so_so_corral_lets_a_minion_played_there_duel() -> None:
    s = scene("So-so Corral: A Ghost, B Spirit, C Spectre", "Jungle Oasis: B Sprout", a="Mechanic, Howl", c="Ghost")
    s.play("Mechanic", at="So-so Corral")
    expects(s, "A", "ask-duel", "Spirit", "Spectre", "pass")
    s.choose("Spirit", "pass", "pass")
    assert board(s) == {"So-so Corral": "A Ghost 2, A Mechanic 4, C Spectre 5", "Jungle Oasis": "B Sprout 2"}
    s.done()


def test_so_so_corral_destroys_a_challenger_who_loses_and_may_be_peaceful() -> None:
    s = scene("So-so Corral: B Spectre", "Jungle Oasis", a="Mechanic, Howl").play("Mechanic", at="So-so Corral")
    twin = Scenario(s.game.setup["position"]).play("Mechanic", at="So-so Corral").choose("pass")
    assert board(twin)["So-so Corral"] == "A Mechanic 4, B Spectre 5"
    s.choose("Spectre", "pass", "pass")
    assert board(s)["So-so Corral"] == "B Spectre 5"


def test_so_so_corral_takes_no_notice_of_minions_played_elsewhere() -> None:
    s = scene("So-so Corral: A Ghost, B Spectre", "Jungle Oasis: B Sprout", a="Mechanic, Howl")
    s.play("Mechanic", at="Jungle Oasis")
    s.done()


def test_so_so_corral_comes_after_the_duel_of_a_gunfighter_played_there() -> None:
    s = scene("So-so Corral: B Sprout, B Ghost", "Jungle Oasis", a="Gunfighter, Howl")
    s.play("Gunfighter", at="So-so Corral").choose("Sprout", "pass", "pass")
    expects(s, "A", "ask-duel", "Ghost", "pass")
    s.choose("Ghost", "pass", "pass")
    assert (board(s)["So-so Corral"], len(told(s, "log-duel"))) == ("A Gunfighter 3", 2)


def test_so_so_corral_gives_the_credit_for_the_loser_to_whoever_played_the_challenger() -> None:
    s = scene("So-so Corral: B Sprout", "Jungle Oasis", a="Mechanic, Howl").play("Mechanic", at="So-so Corral")
    s.choose("Sprout", "pass", "pass")
    assert [line["seat"] for line in told(s, "log-destroy")] == [0]


def test_pyramids_let_each_player_bury_a_card_of_the_hand_once_on_their_turn() -> None:
    s = scene("Pyramids: B Ghost", "Jungle Oasis", a="Ghost, Howl, Sprout")
    s.choose("use Pyramids")
    expects(s, "A", "ask-bury", "Ghost", "Howl", "Sprout")
    s.choose("Howl")
    assert (graves(s), s.hand("A")) == ({"Pyramids": ["A Howl"]}, ["Ghost", "Sprout"])
    refuses(s, "use Pyramids")
    s.done()


def test_pyramids_take_nothing_from_an_empty_hand() -> None:
    s = under(
        scene("Pyramids: A Pyramid Engineer", "Jungle Oasis: A Captain Ahab"), "Jungle Oasis", "on base: A Zeppelin"
    )
    refuses(s, "use Pyramids")


def test_star_portal_draws_for_a_card_buried_there() -> None:
    s = scene("Star Portal: B Ghost", "Jungle Oasis", a="Lost Knowledge, Sprout, Howl", deck_a="9 Zeppelin")
    twin = Scenario(s.game.setup["position"]).play("Lost Knowledge").choose("Howl", "Jungle Oasis")
    s.play("Lost Knowledge").choose("Howl", "Star Portal")
    assert (s.hand("A"), twin.hand("A")) == (["Sprout", "Zeppelin"], ["Sprout"])


def test_star_portal_draws_for_an_action_played_on_it_for_its_player() -> None:
    s = scene("Star Portal: B Ghost", "Jungle Oasis", a="Gold Strike, Sprout", deck_a="9 Zeppelin", deck_b="9 Zeppelin")
    s.play("Gold Strike", at="Star Portal")
    assert (s.hand("A"), s.hand("B")) == (["Sprout", "Zeppelin"], ["Ghost"])


def test_star_portal_draws_nothing_for_an_action_on_a_minion_there_or_a_standard_one() -> None:
    s = scene("Star Portal: B Ghost", "Jungle Oasis", a="Ancient Curse, Plague of Locusts, Sprout", deck_a="9 Zeppelin")
    s.play("Ancient Curse")
    assert s.hand("A") == ["Plague of Locusts", "Sprout"]


def test_ruling_853_star_portal_draws_once_for_a_tomb_trap_that_buries_itself_there() -> None:
    s = scene("Star Portal: B Ghost", "Jungle Oasis", a="Tomb Trap, Sprout", deck_a="9 Zeppelin")
    s.play("Tomb Trap").choose("Star Portal")
    assert (s.hand("A"), graves(s)) == (["Sprout", "Zeppelin"], {"Star Portal": ["A Tomb Trap"]})
