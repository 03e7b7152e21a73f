"""«Игра на „Большой базе“»: the slots of our board, whose abilities belong to whoever has cards there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from potasovka.smashup import board
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    BASE_PLAYED,
    BEFORE_SCORE,
    TURN_END,
    TURN_END_ANY,
    WHEN_SCORE,
)
from smashup.big_base.table import end, table
from smashup.helpers import expects

pytestmark = pytest.mark.usefixtures("toys")


def test_every_side_has_three_slots_and_the_numbers_are_ours() -> None:
    assert [len(slots) for slots in board.SIDES.values()] == [3, 3, 3, 3]
    assert board.PRIZES == ((4, 2, 1, 0), (6, 4, 2, 1), (8, 5, 3, 1))
    assert (board.LED, board.ROUNDS, board.PERIODS) == (1, 3, 3)


def test_north_1_draws_a_card() -> None:
    s = table(a="Toy One, Toy Peek", deck_a="Toy Four, 2 Toy One")
    s.play("Toy One", at="north 1")
    assert s.hand("A") == ["Toy Four", "Toy Peek"]


def test_north_2_adds_to_the_total_while_a_minion_is_there() -> None:
    s = table("north; A 2: Toy One; B 1: Toy One")
    assert (s.total("A", "north"), s.total("B", "north")) == (3, 1)
    s = table("north; A 2:; on base: A Toy Fog; B 1: Toy One")
    assert (s.total("A", "north"), s.total("B", "north")) == (0, 1)


def test_north_3_moves_a_minion_there_once_a_turn_after_an_action() -> None:
    s = table("north; A 3: Toy One", "east; A 1: Toy Three", "west; A 3: Toy Four", a="Toy Peek, Toy Peek, Ghost")
    s.play("Toy Peek")
    expects(s, "A", "ask-move", "Toy Three", "Toy Four", "pass")
    s.choose("Toy Four")
    assert (s.minions("north"), s.slot("A", "west")) == (["Toy Four", "Toy One"], 0)
    s = table("north; A 3: Toy One", "east; A 1: Toy Three", plays="action, action", a="Toy Peek, Toy Show, Ghost")
    s.play("Toy Peek").choose("Toy Three")
    s.play("Toy Show")
    assert s.prompt == "ask-menu"


def test_east_1_gives_a_counter_to_a_minion_there() -> None:
    s = table("north; A 1: Toy Three", a="Toy One, Ghost, Toy Peek")
    s.play("Toy One", at="east 1")
    assert (s.counters("Toy One"), s.counters("Toy Three")) == (1, 0)


def test_east_2_keeps_others_from_moving_its_holders_minions() -> None:
    s = table("east; B 2: Toy One; A 1: Toy Four", "south; A 3: Toy One", base="Mermaid Pool")
    s.choose("use Mermaid Pool @ south")
    assert (s.prompt, s.minions("east", "B"), s.slot("B", "south")) == ("ask-menu", ["Toy One"], 0)
    s = table("east; A 2: Toy One", a="Way of Deception")
    s.play("Way of Deception").choose("north", "north 2")
    assert s.minions("north", "A") == ["Toy One"]


def test_east_3_exchanges_a_card_once_a_turn() -> None:
    s = table("east; A 3: Toy One", a="Ghost, Toy Peek", deck_a="Toy Four, 2 Toy One")
    s.talent("East 3").choose("Toy Peek")
    assert (s.hand("A"), s.discard("A")) == (["Ghost", "Toy Four"], ["Toy Peek"])
    assert not [option for option in s.options if option.startswith("talent")]


def test_south_1_gives_an_extra_action() -> None:
    s = table(a="Toy One, Toy Peek, Toy Show, Ghost", plays="minion, action")
    s.play("Toy One", at="south 1").play("Toy Peek").play("Toy Show")
    assert s.discard("A") == ["Toy Peek", "Toy Show"]


def test_south_2_looks_at_the_top_card_when_a_turn_begins() -> None:
    s = table("south; A 2: Toy One; B 1: Toy One", turn="A start", deck_a="Toy Four, Toy Three, Toy One")
    expects(s, "A", "ask-top-or-bottom", "top", "bottom")
    s.choose("bottom")
    assert s.deck("A") == ["Toy Three", "Toy One", "Toy Four"]


def test_south_3_protects_from_being_destroyed_by_actions_of_others() -> None:
    s = table("south; B 3: Toy One", "north; B 1: Toy Three", a="Toy Storm, Ghost")
    s.play("Toy Storm").choose("south")
    assert s.minions("south") == ["Toy One"]
    s = table("south; A 3: Toy One", "north; B 1: Toy Three", a="Toy Storm, Ghost")
    s.play("Toy Storm").choose("south")
    assert s.minions("south") == []


def test_west_1_gives_an_extra_minion_of_power_2_or_less_there() -> None:
    s = table(a="Toy Three, Toy One, Toy Four")
    s.play("Toy Three", at="west 1")
    assert [option for option in s.options if option.startswith("play")] == ["play Toy One"]
    s.play("Toy One")
    assert s.minions("west") == ["Toy One", "Toy Three"]


def test_west_2_moves_a_minion_there_before_the_base_scores() -> None:
    s = table("west; A 2: Toy One; B 1: Toy Three", "east; A 3: Toy Four", board="first A, round 3", turn="B")
    s.end_turn()
    expects(s, "A", "ask-move", "Toy Four", "pass")
    s.choose("Toy Four")
    led = [(event.public["seat"], event.public["place"]) for event in s.game.log if event.kind == "log-lead"]
    assert led == [(0, "west")]


def test_west_3_strengthens_the_first_minion_played_there_until_the_end_of_the_round() -> None:
    s = table("west; A 3: Toy Four", plays="minion, minion, action", a="Toy One, Toy Three, Ghost")
    s.play("Toy One", at="west").play("Toy Three", at="west")
    assert (s.power("Toy One"), s.power("Toy Three"), s.power("Toy Four")) == (2, 3, 4)
    assert (s.asked, s.power("Toy One")) == ("B", 2)
    end(s)
    assert s.power("Toy One") == 1


SPEAKS = re.compile(r"\bscor(e|ed|es|ing)\b|breakpoint|base deck|end of (a|your|the) turn")
MOMENTS = {BEFORE_SCORE, WHEN_SCORE, AFTER_SCORE, TURN_END, TURN_END_ANY, BASE_PLAYED}
BY_TURNS = {"award", "starting_breakpoint", "use"}
"""What bases are asked for that this mode pays, measures or allows otherwise."""


def test_what_every_card_does_here_that_speaks_of_scoring_bases_or_ends_of_turns_is_written_down() -> None:
    """docs/big-base.md, What cards do here."""
    page = (Path(__file__).parents[3] / "docs" / "big-base.md").read_text(encoding="utf-8")
    concerned = {
        cls.name
        for cls in registry().defs
        if cls.kind != "berth"
        and cls.__module__.startswith("potasovka.")
        and (MOMENTS & {*cls.triggers, *cls.specials} or BY_TURNS & {*cls.hooks} or SPEAKS.search(cls.text))
    }
    assert {"Pharaoh", "Tournament Site", "Rampage", "Terraforming", "Pyramids"} <= concerned
    assert sorted(name for name in concerned if name not in page) == []
