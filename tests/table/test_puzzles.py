"""A table with a puzzle: one person, the goal for everybody to see, over with the turn."""

from __future__ import annotations

import pytest

from potasovka.core.catalogue import description, game_class
from potasovka.core.puzzle import Puzzle
from potasovka.table.keeper import Keeper
from potasovka.table.opening import new_again, new_puzzle
from table.room import Person, Room, refused

EASY = description("smashup").puzzles()[0]


def begun(room: Room, puzzle: Puzzle = EASY) -> tuple[Keeper, dict[int, str], Person]:
    """A table with a puzzle, and its solver."""
    row, tokens = new_puzzle(room.mint, "smashup", puzzle.name)
    room.loop.run(room.add(row))
    keeper = room.keepers[row.id]
    return keeper, tokens, room.sit(keeper, *tokens)


def test_whoever_is_asked_first_is_the_person_and_the_others_are_bots(room: Room) -> None:
    by_solver = {}
    for puzzle in description("smashup").puzzles():
        game = game_class("smashup").new(puzzle.setup, 1, quiet=True)
        assert game.choice is not None
        by_solver[game.choice.seat] = puzzle
    assert len(by_solver) > 1
    for solver, puzzle in by_solver.items():
        keeper, tokens, person = begun(room, puzzle)
        kinds = [seat.kind for seat in keeper.table.row.seats]
        assert (kinds.count("person"), kinds[solver], list(tokens)) == (1, "person", [solver])
        assert person.choice["prompt"]["id"] == "ask-menu"


def test_the_goal_is_told_to_everybody_and_the_way_to_nobody(room: Room) -> None:
    keeper, _, person = begun(room)
    for one in (person, room.sit(keeper)):
        assert one.info["puzzle"] == EASY.info()
        assert one.info["setup"] == {"ask_end": True}
    plain, _ = room.open("smashup", *keeper.table.row.seats)
    assert room.sit(plain, 0).info["puzzle"] is None


def test_its_way_solves_it_and_no_bot_is_asked(room: Room) -> None:
    keeper, _, person = begun(room)
    for key in EASY.solution:
        assert not keeper.table.over
        person.answer(key)
    assert keeper.table.over
    assert room.keys(keeper) == list(EASY.solution)
    assert person.info["result"]["winners"] == [person.guest.seat]


def test_the_end_of_the_turn_is_the_end_and_can_be_tried_again(room: Room) -> None:
    keeper, tokens, person = begun(room)
    person.answer("end")
    assert keeper.table.over
    assert person.guest.seat not in person.info["result"]["winners"]
    row, again = new_again(room.mint, keeper.table.row, *tokens, keeper.table.playing())
    assert (row.setup, list(again)) == (keeper.table.row.setup, list(tokens))
    assert row.seats[person.guest.seat or 0].kind == "person"


def test_what_was_played_is_taken_back(room: Room) -> None:
    keeper, _, person = begun(room)
    before = person.keys
    person.answer(EASY.solution[0])
    assert person.keys != before
    person.take_back()
    assert person.keys == before
    assert room.keys(keeper) == []


@pytest.mark.parametrize(
    ("game", "name", "code"),
    [("smashup", "nowhere", "no-puzzle"), ("hitzroad", "x", "no-puzzle"), ("go", "x", "no-game")],
)
def test_what_is_not_there_is_refused_by_name(room: Room, game: str, name: str, code: str) -> None:
    with refused(code):
        new_puzzle(room.mint, game, name)
