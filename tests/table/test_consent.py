"""Taking back what others have seen, by their consent."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from potasovka.table.messages import read
from table.room import BUY, CANNOT, GREEDY, MINE, PAUSES, PERSON, Person, Room, refused


def bought(room: Room) -> tuple[Person, Person]:
    """B has played an action that A could have answered, so that everybody has seen it."""
    _, (a, b) = room.people(CANNOT, PERSON, PERSON)
    b.answer(*BUY)
    room.loop.advance(PAUSES.window)
    assert not b.back
    return a, b


def state(person: Person) -> str:
    return json.dumps([person.view, person.log])


def lines(person: Person) -> list[dict[str, object]]:
    """What the log says of the table."""
    return [line for line in person.log if line["kind"] in ("log-undone", "log-conceded")]


def test_what_others_have_seen_is_taken_back_when_they_agree(room: Room) -> None:
    _, people = room.people(CANNOT, PERSON, PERSON)
    a, b = people
    before = json.dumps(a.view), json.dumps(b.view)
    b.answer(*BUY)
    room.loop.advance(PAUSES.window)
    b.undo("ask")
    for one in people:
        told = one.info["undo"]
        assert told["what"]["id"] == "option-play"
        assert (told["seat"], told["asked"], told["agreed"], told["declined"]) == (1, [0], [], None)
    a.undo("accept")
    assert (json.dumps(a.view), json.dumps(b.view)) == before
    assert room.keys(a.keeper) == []
    assert a.keeper.table.counts == [0, 0]
    spectator = room.sit(a.keeper)
    for one in (a, b, spectator):
        assert one.info["undo"] is None
        assert [(line["kind"], line["seat"]) for line in lines(one)] == [("log-undone", 1)]
    b.answer("play:ghost", "base:workshop")
    b.answer("pass")
    b.answer("end")
    assert a.log[0]["kind"] == "log-undone"
    again = room.sit(room.load(a.keeper.table.row.id), 0)
    assert again.log == a.log


def test_a_request_is_declined_once_and_withdrawn_and_ends_with_the_next_answer(room: Room) -> None:
    a, b = bought(room)
    now = state(a)
    for person, say in ((a, "accept"), (a, "decline"), (b, "withdraw")):
        with refused("undo-none"):
            person.undo(say)
    b.undo("ask")
    for person, say, code in ((b, "ask", "undo-pending"), (b, "accept", "undo-none"), (a, "withdraw", "undo-none")):
        with refused(code):
            person.undo(say)
    b.undo("withdraw")
    assert a.info["undo"] is None
    b.undo("ask")
    a.undo("decline")
    assert b.info["undo"]["declined"] == 0
    with refused("undo-declined"):
        b.undo("ask")
    with refused("undo-none"):
        a.undo("accept")
    assert state(a) == now
    b.answer("end")
    assert b.info["undo"] is None


def test_who_does_not_want_to_be_asked_is_not(room: Room) -> None:
    a, b = bought(room)
    b.undo("ask")
    a.undo("block")
    assert b.info["undo"]["declined"] == 0
    assert b.info["seats"][0]["blocks"]
    with refused("undo-blocked"):
        b.undo("ask")
    a.undo("allow")
    assert not b.info["seats"][0]["blocks"]


def test_nothing_is_taken_back_over_what_was_revealed(room: Room) -> None:
    _, (one, other) = room.people(MINE, PERSON, PERSON)
    one.answer("end")  # cards are drawn
    with refused("undo-revealed"):
        one.undo("ask")
    with refused("undo-nothing"):
        other.undo("ask")
    assert one.info["undo"] is None


def test_what_can_be_taken_back_freely_is_not_asked_for(room: Room) -> None:
    _, (one, other) = room.people(MINE, PERSON, PERSON)
    one.answer("play:ghost")
    with refused("undo-free"):
        one.undo("ask")
    with refused("not-asked"):
        room.sit(one.keeper).undo("ask")
    assert other.info["undo"] is None


def test_bots_and_those_for_whom_a_bot_plays_are_not_asked(room: Room) -> None:
    keeper, tokens = room.lay(CANNOT, PERSON, PERSON)
    a, b = room.sit(keeper, 0), room.sit(keeper, 1)
    b.answer(*BUY)
    room.loop.advance(PAUSES.window)
    a.leave()
    room.loop.advance(PAUSES.away)
    room.loop.run(keeper.lend(tokens[1], 0))
    b.undo("ask")
    assert room.keys(keeper) == []
    assert [line["kind"] for line in lines(b)] == ["log-undone"]


def test_a_request_outlives_a_restart_and_a_store_that_fails_changes_nothing(room: Room) -> None:
    a, b = bought(room)
    room.store.fails = True
    with refused("not-saved"):
        b.undo("ask")
    room.store.fails = False
    assert a.info["undo"] is None
    b.undo("ask")
    house = room.load(a.keeper.table.row.id)
    later = room.sit(house, 0)
    assert later.info["undo"]["seat"] == 1
    later.undo("accept")
    assert room.keys(house) == []
    room.loop.run(a.keeper.catch_up())
    assert a.view == later.view
    assert a.log == later.log


def test_words_nobody_knows_are_refused(room: Room) -> None:
    for said in ('{"type":"undo"}', '{"type":"undo","say":"perhaps"}', '{"type":"undo","say":1}'):
        with refused("malformed"):
            read(said)


# ---- giving up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agreed", ["bot", "close"])
def test_who_gives_up_is_played_for_or_the_table_is_closed_as_agreed(room: Room, agreed: str) -> None:
    keeper, tokens = room.lay(MINE, PERSON, PERSON)
    keeper.table.row = room.store.rows[keeper.table.row.id] = replace(keeper.table.row, concede=agreed)  # type: ignore[arg-type]
    one, other = room.sit(keeper, 0), room.sit(keeper, 1)
    for token, seat, code in ((tokens[1], 0, "not-yours"), (None, 0, "foreign"), (tokens[0], 9, "no-seat")):
        with refused(code):
            room.loop.run(keeper.concede(token, seat))
    room.loop.run(keeper.concede(tokens[0], 0))
    assert other.info["seats"][0]["conceded"]
    assert lines(other) == [{"kind": "log-conceded", "seat": 0}]
    with refused("conceded" if agreed == "bot" else "over"):
        room.loop.run(keeper.concede(tokens[0], 0))
    with refused("conceded"):
        room.loop.run(keeper.give_back(tokens[0], 0))
    with refused("not-asked" if agreed == "bot" else "over"):
        one.answer("end")
    room.loop.advance(PAUSES.bot)
    if agreed == "bot":
        assert other.info["state"] == "playing"
        assert room.keys(keeper) != []
    else:
        assert other.info["state"] == "over"
        assert other.info["result"] == {"winners": [1], "scores": [0, 0]}
        assert room.keys(keeper) == []
        assert keeper.table.record().answers == ()
        assert room.load(keeper.table.row.id).table.over


def test_when_the_last_person_gives_up_the_table_is_closed(room: Room) -> None:
    keeper, tokens = room.lay(MINE, PERSON, GREEDY)
    assert keeper.table.row.concede == "bot"
    one = room.sit(keeper, 0)
    one.answer("play:ghost")
    room.loop.run(keeper.concede(tokens[0], 0))
    assert one.info["result"] == {"winners": [1], "scores": [0, 0]}
    with refused("over"):
        one.undo("ask")
