"""Answers that cost the one who gives them something say so: a client makes none of them the loud one."""

from __future__ import annotations

from potasovka.smashup.scenario import Scenario


def losing(table: Scenario) -> list[str]:
    """The answers to the open question that cost something."""
    return [option["key"] for option in table.choice.data(0)["options"] if option["loses"]]


def test_to_destroy_costs_only_who_destroys_their_own() -> None:
    table = Scenario("turn: A\nbase: Workshop\n  A: Sprout\n  B: Ghost\nhand A: Seeing Stars")
    table.play("Seeing Stars")
    assert losing(table) == ["sprout.1"]


def test_a_sacrifice_costs_a_minion() -> None:
    table = Scenario("turn: A\nbase: Workshop\n  A: Sprout, Ghost\nhand A: Sacrifice")
    table.play("Sacrifice")
    assert losing(table) == table.choice.keys


def test_to_give_up_a_titan_costs_it() -> None:
    table = Scenario("turn: A start\nbase: Workshop\n  titan: A Invisible Ninja\nhand A: Ghost\ndeck A: 6 Ghost")
    assert table.choice.message == "ask-vanish"
    assert losing(table) == ["yes"]
