"""What is agreed at a new table when nobody says."""

from __future__ import annotations

import pytest

from potasovka.table.opening import new_again, new_lesson
from table.room import GREEDY, OPEN, PERSON, RANDOM, Room


def test_people_end_their_turns_themselves_and_bots_are_not_asked(room: Room) -> None:
    for seats, asked in (((PERSON, GREEDY), True), ((OPEN, GREEDY), True), ((RANDOM, GREEDY), None)):
        keeper, _ = room.open("smashup", *seats)
        assert keeper.table.row.setup.get("ask_end") is asked
    assert new_lesson(room.mint, "smashup")[0].setup["ask_end"] is True
    assert [seat.bot for seat in new_lesson(room.mint, "smashup")[0].seats] == [None, "easy"]
    assert "ask_end" not in room.open("hitzroad", PERSON)[0].table.row.setup


@pytest.mark.parametrize("said", [True, False])
def test_what_was_agreed_holds_for_a_rematch(room: Room, said: bool) -> None:
    table = room.open("smashup", PERSON, GREEDY, ask_end=said)[0].table
    assert table.row.setup["ask_end"] is said
    assert new_again(room.mint, table.row, 0, table.playing())[0].setup["ask_end"] is said


def test_a_rematch_has_the_same_factions_or_new_ones_as_one_wishes(room: Room) -> None:
    drawn = room.open("smashup", PERSON, GREEDY)[0].table
    teams = [player["factions"] for player in drawn.view(None)["players"]]
    assert new_again(room.mint, drawn.row, 0, drawn.playing(), "same")[0].setup["factions"] == teams
    assert new_again(room.mint, drawn.row, 0, drawn.playing(), "new")[0].setup == drawn.row.setup
    fixed = room.open("smashup", PERSON, GREEDY, factions=teams)[0].table
    assert new_again(room.mint, fixed.row, 0, fixed.playing())[0].setup["factions"] == teams
    assert new_again(room.mint, fixed.row, 0, fixed.playing(), "new")[0].setup["factions"] == "random"
    road = room.open("hitzroad", PERSON, GREEDY)[0].table
    assert new_again(room.mint, road.row, 0, road.playing(), "same")[0].setup == road.row.setup


def test_giving_up_closes_a_table_of_two_and_a_rematch_keeps_what_was_agreed(room: Room) -> None:
    keeper, tokens = room.open("hitzroad", PERSON, PERSON)
    assert keeper.table.row.concede == "close"
    assert room.open("hitzroad", PERSON, RANDOM, RANDOM)[0].table.row.concede == "bot"
    room.sit(keeper, 0)
    room.loop.run(keeper.concede(tokens[1], 1))
    table, _ = room.loop.run(keeper.rematch(tokens[0], room.put_up))
    again = room.keepers[table].table.row
    assert (again.concede, again.closed, again.notes) == ("close", False, ())
    assert not any(seat.conceded for seat in again.seats)


LAST = """
turn: B play
base: Workshop
base: Haunted House
hand A: Ghost
hand B: Ghost
deck A: 12 Spirit
deck B: 12 Mako
"""


def test_a_bot_that_can_only_end_its_turn_does_so_without_a_thought(room: Room) -> None:
    keeper, _ = room.lay(LAST, PERSON, GREEDY, ask_end=True)
    room.sit(keeper, 0)
    room.loop.advance(5)
    assert room.keys(keeper) == ["play:ghost", "base:workshop", "end"]
    assert len(room.bots.asked) == 2
