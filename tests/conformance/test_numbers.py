"""A game in numbers tells a seat what it may know, and nothing else: worlds with other hidden cards are told alike."""

from __future__ import annotations

import pytest

from conformance.test_games import TABLES, begun, walk
from potasovka.core import Game, Rng
from potasovka.core.catalogue import description, load
from potasovka.core.numbers import LARGEST, Numbers, starts, word

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
EVERY = 7
"""Every so many decisions somebody looks."""


def numbers_of(name: str) -> Numbers:
    found: Numbers = load(description(name).numbers)
    return found


def part(game: Game, seat: int, field: str) -> list[int]:
    """The numbers of one part of a row."""
    numbers = numbers_of(game.name)
    fields = numbers.fields(game.seats)
    at = starts(fields)[field]
    size = next(one.size for one in fields if one.name == field)
    return numbers.of(game, seat).tolist()[at : at + size]


@every_table
def test_a_row_is_as_long_as_its_parts_say(name: str, players: int) -> None:
    numbers = numbers_of(name)
    fields = numbers.fields(players)
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.means for field in fields)
    for game in walk(begun(name, players), 7):
        assert len(numbers.of(game, players - 1)) == sum(field.size for field in fields)


@every_table
def test_a_row_tells_nothing_of_what_is_hidden(name: str, players: int) -> None:
    numbers, rng = numbers_of(name), Rng(2)
    for at, game in enumerate(walk(begun(name, players), 7)):
        if at % EVERY == 0 and game.choice is not None:
            for seat in range(players):
                world = game.determinise(seat, rng)
                assert numbers.of(world, seat) == numbers.of(game, seat), (at, seat)


@every_table
def test_whoever_is_asked_is_told_answers_that_differ_and_nobody_else_is(name: str, players: int) -> None:
    numbers = numbers_of(name)
    columns = next(field.shape[1] for field in numbers.fields(players) if field.name == "options")
    for at, game in enumerate(walk(begun(name, players), 9)):
        choice = game.choice
        if choice is None or at % EVERY:
            continue
        for seat in range(players):
            told = part(game, seat, "options")
            rows = [tuple(told[i : i + columns]) for i in range(0, len(told), columns)]
            if seat == choice.seat:
                assert len(choice) <= numbers.options
                assert not any(any(row) for row in rows[len(choice) :])
                assert all(map(any, rows[: len(choice)]))
                assert len(set(rows[: len(choice)])) == len(choice), choice.keys
            else:
                assert not any(told)


@every_table
def test_another_table_is_told_otherwise(name: str, players: int) -> None:
    numbers = numbers_of(name)
    assert numbers.of(begun(name, players, 3), 0) != numbers.of(begun(name, players, 4), 0)


def test_words_are_numbers_that_stay_what_they_are() -> None:
    assert (word(""), word("ask-menu"), word("play")) == (0, 3037, 7120)
    assert all(0 < word(text) <= LARGEST for text in ("a", "б", "ask-play-where"))
