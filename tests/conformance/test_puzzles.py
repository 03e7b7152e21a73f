"""What every puzzle promises, whatever the game: it keeps what games promise, is solved by its way, and has words."""

from __future__ import annotations

import pytest

from potasovka.core import Record, Rng
from potasovka.core.catalogue import description, game_class, game_names
from potasovka.core.puzzle import Puzzle
from potasovka.core.replay import replay
from potasovka.core.words import LANGUAGES, words

PUZZLES = [
    pytest.param(name, one, id=f"{name}-{one.name}") for name in game_names() for one in description(name).puzzles()
]


@pytest.mark.parametrize(("name", "puzzle"), PUZZLES)
def test_a_puzzle_goes_on_alike_as_itself_as_a_copy_and_from_its_record(name: str, puzzle: Puzzle) -> None:
    game = game_class(name).new(puzzle.setup, 11)
    assert game.choice is not None
    solver = game.choice.seat
    for number, key in enumerate(puzzle.solution):
        assert game.result is None
        seen = game.view(solver)
        world = game.determinise(solver, Rng(number))
        assert world.view(solver)["choice"] == seen["choice"]
        twin, again = game.clone(), replay(Record.from_text(game.record().to_text()))
        for one in (game, twin, again):
            one.answer(key)
        assert game.inventory() == twin.inventory() == again.inventory()
    assert game.result is not None
    assert game.result.winners == (solver,)
    story = description(name).story(game.record())
    assert (story["winners"], story["answers"]) == ([solver], len(puzzle.solution))


@pytest.mark.parametrize(("name", "puzzle"), PUZZLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_says_what_it_wants(name: str, puzzle: Puzzle, language: str) -> None:
    told = words(language)
    for text in (puzzle.goal, *puzzle.sides):
        assert told.has(text.id), text.id
    assert description(name).puzzle_of(puzzle.setup) is puzzle
