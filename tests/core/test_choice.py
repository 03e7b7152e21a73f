"""One question, one answer."""

from __future__ import annotations

from typing import Any

import pytest

from potasovka.core import Choice, IllegalAnswer, Option, Text


class Painter:
    """Names colours, and remembers which ones it was asked to describe."""

    def __init__(self) -> None:
        self.described: list[Any] = []

    def key_of(self, value: Any) -> str:
        return f"colour:{value}"

    def describe(self, choice: Choice, value: Any) -> Option:
        self.described.append(value)
        return Option(self.key_of(value), Text("ask-base"), {"word": value})


def colours(painter: Painter | None = None) -> Choice:
    return Choice(1, Text("ask-name"), ["red", "blue"], painter or Painter(), "ghost")


def test_a_choice_knows_its_seat_prompt_source_and_length() -> None:
    choice = colours()
    assert (choice.seat, choice.prompt.id, choice.source, len(choice)) == (1, "ask-name", "ghost", 2)


def test_keys_are_in_the_order_of_the_values() -> None:
    assert colours().keys == ["colour:red", "colour:blue"]
    assert colours().key(1) == "colour:blue"


def test_texts_are_made_only_when_somebody_looks_and_then_once() -> None:
    painter = Painter()
    choice = colours(painter)
    assert len(choice) == 2
    assert choice.index("colour:blue") == 1
    assert painter.described == []
    assert choice.options is choice.options
    assert painter.described == ["red", "blue"]
    assert choice.options[0] == Option("colour:red", Text("ask-base"), {"word": "red"})


def test_a_key_that_is_no_option_is_refused_by_name() -> None:
    with pytest.raises(IllegalAnswer, match=r"'colour:green' is not an option here \(ask-name\); options: colour:red"):
        colours().index("colour:green")


def test_a_refusal_names_a_dozen_options_at_most() -> None:
    many = Choice(0, Text("ask-name"), list(range(20)), Painter())
    with pytest.raises(IllegalAnswer) as refused:
        many.index("x")
    assert str(refused.value).endswith("colour:9, colour:10, colour:11, …")
