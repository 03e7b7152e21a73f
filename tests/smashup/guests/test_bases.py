"""The bases of the guests."""

from __future__ import annotations

import pytest

from potasovka.smashup.engine.registry import registry
from smashup.helpers import board, expects, scene

PRINTED = {
    "Golem Schloß": (22, (4, 3, 2)),
    "Laboratorium": (25, (5, 3, 3)),
    "Ancient Dojo": (25, (5, 4, 3)),
    "Tournament Site": (19, (2, 0, 0)),
}
"""Breakpoint and prizes."""


def test_the_bases_are_as_printed() -> None:
    found = {base.name: (base.printed, base.prizes) for base in registry().boxes["guests"].bases}
    assert {name: found.get(name) for name in PRINTED} == PRINTED


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
