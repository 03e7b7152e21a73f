"""Who sits where: sitting down, the host's choice, lending a seat and taking it back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from potasovka.table.opening import new_lesson
from table.room import GREEDY, MINE, OPEN, PAUSES, PERSON, RANDOM, Room, play, refused


def test_a_table_waits_until_no_seat_is_open(room: Room) -> None:
    keeper, tokens = room.open("smashup", PERSON, OPEN, OPEN)
    host = room.sit(keeper, 0)
    assert (host.info["state"], host.info["you"], host.info["host"]) == ("waiting", 0, True)
    assert host.view == {}
    boris = room.loop.run(keeper.take_seat(1, "Борис"))
    assert host.info["seats"][1]["name"] == "Борис"
    assert (keeper.table.row.holder(boris), keeper.table.row.holder(tokens[0])) == (1, 0)
    with refused("taken"):
        room.loop.run(keeper.take_seat(1, "Вера"))
    with refused("no-seat"):
        room.loop.run(keeper.take_seat(5, None))
    room.loop.run(keeper.set_seat(tokens[0], 2, "random"))
    assert host.info["state"] == "playing"
    assert host.view["seat"] == 0
    assert room.store.rows[keeper.table.row.id] == keeper.table.row
    assert not room.sit(keeper, 1).info["host"]


def test_only_the_host_chooses_who_sits_where_and_only_before_the_game(room: Room) -> None:
    keeper, tokens = room.open("smashup", PERSON, OPEN, OPEN)
    boris = room.loop.run(keeper.take_seat(1, None))
    for token, seat, bot, code in (
        (None, 2, "random", "foreign"),
        ("nonsense", 2, "random", "foreign"),
        (boris, 2, "random", "not-host"),
        (tokens[0], 7, "random", "no-seat"),
        (tokens[0], 0, None, "taken"),
        (tokens[0], 2, "deep", "no-bot"),
    ):
        with refused(code):
            room.loop.run(keeper.set_seat(token, seat, bot))
    room.loop.run(keeper.set_seat(tokens[0], 2, "greedy"))
    with refused("begun"):
        room.loop.run(keeper.set_seat(tokens[0], 2, None))


def test_whoever_loses_a_seat_sees_no_more_of_it(room: Room) -> None:
    keeper, tokens = room.open("smashup", PERSON, OPEN, OPEN)
    token = room.loop.run(keeper.take_seat(1, None))
    lost = room.sit(keeper, 1)
    room.loop.run(keeper.set_seat(tokens[0], 1, None))
    assert lost.closed
    assert keeper.table.row.holder(token) is None
    heard = len(lost.raw)
    for seat in (1, 2):
        room.loop.run(keeper.take_seat(seat, None))
    assert len(lost.raw) == heard


def test_a_seat_that_cannot_be_stored_is_not_taken(room: Room) -> None:
    keeper, tokens = room.open("smashup", PERSON, OPEN)
    host = room.sit(keeper, 0)
    heard = len(host.raw)
    room.store.fails = True
    with refused("not-saved"):
        room.loop.run(keeper.take_seat(1, "Борис"))
    with refused("not-saved"):
        room.loop.run(keeper.set_seat(tokens[0], 1, "random"))
    assert keeper.table.row.seats[1].kind == "open"
    assert keeper.table.game is None
    assert len(host.raw) == heard
    room.store.fails = False
    room.loop.run(keeper.take_seat(1, "Борис"))
    assert host.info["state"] == "playing"


def test_a_bot_plays_for_somebody_who_left_until_they_are_back(room: Room) -> None:
    keeper, tokens = room.lay(MINE, PERSON, PERSON)
    leaves, stays = room.sit(keeper, 0), room.sit(keeper, 1)
    with refused("not-away"):
        room.loop.run(keeper.lend(tokens[1], 0))
    leaves.leave()
    assert stays.info["seats"][0] == {**stays.info["seats"][0], "here": False, "away": 0}
    room.loop.advance(PAUSES.away - 1)
    for token, seat, code in ((tokens[1], 0, "not-away"), (None, 0, "foreign"), (tokens[1], 9, "no-seat")):
        with refused(code):
            room.loop.run(keeper.lend(token, seat))
    room.loop.advance(1)
    room.bots.say = lambda game, seat: "play:ghost" if "play:ghost" in game.choice.keys else game.choice.keys[0]  # type: ignore[union-attr]
    room.loop.run(keeper.lend(tokens[1], 0))
    assert stays.info["seats"][0] == {**stays.info["seats"][0], "lent": True, "bot": "normal", "kind": "person"}
    with refused("not-away"):
        room.loop.run(keeper.lend(tokens[1], 0))
    room.loop.advance(PAUSES.bot)
    assert room.keys(keeper) == ["play:ghost"]
    assert keeper.table.back_of(0) is None
    back = room.sit(keeper, 0)
    with refused("not-asked"):
        back.answer(back.keys[0])
    with refused("not-yours"):
        room.loop.run(keeper.give_back(tokens[1], 0))
    room.loop.run(keeper.give_back(tokens[0], 0))
    assert back.info["seats"][0] == {**back.info["seats"][0], "lent": False, "bot": None}
    with refused("not-lent"):
        room.loop.run(keeper.give_back(tokens[0], 0))
    room.loop.advance(PAUSES.bot * 2)
    assert room.keys(keeper) == ["play:ghost"]
    back.answer("base:workshop")


def test_no_seat_is_lent_before_the_game_and_bots_are_never_away(room: Room) -> None:
    keeper, tokens = room.open("smashup", PERSON, OPEN, RANDOM)
    room.sit(keeper, None)
    room.loop.advance(PAUSES.away * 2)
    assert keeper.table.away(0) is None
    room.sit(keeper, 0).leave()
    room.loop.advance(PAUSES.away * 2)
    with refused("not-away"):
        room.loop.run(keeper.lend(tokens[0], 0))
    room.loop.run(keeper.take_seat(1, None))
    room.loop.advance(7)
    assert [keeper.table.away(seat) for seat in (0, 1, 2)] == [7.0, 7.0, None]
    with refused("not-away"):
        room.loop.run(keeper.lend(tokens[0], 2))


@pytest.mark.parametrize("mine", [0, 1])
def test_the_same_people_play_again(room: Room, mine: int) -> None:
    keeper, tokens = room.open("hitzroad", PERSON, OPEN, GREEDY)
    tokens[1] = room.loop.run(keeper.take_seat(1, "Борис"))
    with refused("not-over"):
        room.loop.run(keeper.rematch(tokens[mine], room.put_up))
    people = [room.sit(keeper, 0), room.sit(keeper, 1)]
    while not people[0].view["over"]:
        play(people)
        room.loop.advance(PAUSES.bot)
    with refused("foreign"):
        room.loop.run(keeper.rematch(None, room.put_up))
    table, held = room.loop.run(keeper.rematch(tokens[mine], room.put_up))
    again = room.keepers[table].table.row
    assert list(held) == [mine]
    assert again.holder(held[mine]) == mine
    kinds = ["open", "open", "bot"]
    kinds[mine] = "person"
    assert [seat.kind for seat in again.seats] == kinds
    assert again.seats[mine].name == (None, "Борис")[mine]
    assert (again.setup, again.rematch, again.over) == (keeper.table.row.setup, None, False)
    assert again.seed != keeper.table.row.seed
    assert [person.info["rematch"] for person in people] == [table, table]
    assert room.store.rows[keeper.table.row.id].rematch == table
    assert room.loop.run(keeper.rematch(tokens[1 - mine], room.put_up)) == (table, None)


def test_people_at_one_screen_play_again_together(room: Room) -> None:
    keeper, tokens = room.open("hitzroad", PERSON, PERSON)
    people = [room.sit(keeper, 0), room.sit(keeper, 1)]
    play(people)
    _, held = room.loop.run(keeper.rematch(tokens[1], room.put_up))
    assert sorted(held) == [0, 1]


@pytest.mark.parametrize("game", ["hitzroad", "smashup"])
def test_a_lesson_is_dealt_alike_each_time(room: Room, game: str) -> None:
    (row, tokens), (twin, _) = new_lesson(room.mint, game), new_lesson(room.mint, game)
    assert row.lesson
    assert list(tokens) == [0]
    assert [seat.kind for seat in row.seats] == ["person", "bot"]
    assert replace(row, id="", seats=(), salt=None) == replace(twin, id="", seats=(), salt=None)


def test_a_lesson_is_played_again_as_it_was(room: Room) -> None:
    row, tokens = new_lesson(room.mint, "hitzroad")
    room.loop.run(room.add(row))
    keeper = room.keepers[row.id]
    newcomer = room.sit(keeper, 0)
    while not newcomer.view["over"]:
        play([newcomer])
        room.loop.advance(PAUSES.bot)
    table, held = room.loop.run(keeper.rematch(tokens[0], room.put_up))
    again = room.keepers[table].table.row
    assert replace(again, id="", seats=(), salt=None) == replace(row, id="", seats=(), salt=None)
    assert again.holder(held[0]) == 0
    assert again.holder(tokens[0]) is None


def test_a_rematch_that_cannot_be_stored_is_none(room: Room) -> None:
    keeper, tokens = room.open("hitzroad", PERSON)
    play([room.sit(keeper, 0)])
    room.store.fails = True
    with refused("not-saved"):
        room.loop.run(keeper.rematch(tokens[0], room.put_up))
    assert keeper.table.row.rematch is None
    room.store.fails = False
    table, _ = room.loop.run(keeper.rematch(tokens[0], room.put_up))
    assert keeper.table.row.rematch == table


def test_a_table_that_cannot_be_is_refused(room: Room) -> None:
    with refused("no-game"):
        room.open("chess", PERSON)
    for game, seats, setup in (
        ("smashup", [PERSON], {}),
        ("smashup", [PERSON, OPEN], {"boxes": ["nothing"]}),
        ("smashup", [PERSON, OPEN], {"position": "turn: A"}),
        ("hitzroad", [], {}),
    ):
        with refused("bad-setup"):
            room.open(game, *seats, **setup)
    assert room.store.rows == {}
