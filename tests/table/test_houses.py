"""Two houses with one store: neither breaks what the other wrote, and what one is told the other shows."""

from __future__ import annotations

import pytest

from potasovka.table.keeper import AGAIN, LEAD_WAIT, Keeper
from table.fakes import Gate
from table.room import (
    BUY,
    CAN_ANSWER,
    CANNOT,
    FULL,
    GREEDY,
    MINE,
    OPEN,
    PAUSES,
    PERSON,
    WINDOW,
    Person,
    Room,
    play,
    refused,
)


@pytest.fixture
def there(room: Room) -> Room:
    """Another house with the same store and the same time."""
    other = Room()
    other.loop, other.store = room.loop, room.store
    other.house = room.house._replace(bots=other.bots, others=other.others)
    return other


def both(room: Room, there: Room, position: str, *seats: object) -> tuple[Keeper, Keeper, list[Person], list[Person]]:
    """A table in both houses, and somebody on every seat in both of them."""
    here, people = room.people(position, *seats)  # type: ignore[arg-type]
    away = there.load(here.table.row.id)
    return here, away, people, [there.sit(away, seat) for seat in away.table.row.people]


def test_what_is_answered_in_one_house_is_shown_in_the_other(room: Room, there: Room) -> None:
    _, away, (one, _), (_, other) = both(room, there, MINE, PERSON, PERSON)
    one.answer("play:ghost", "base:workshop", "pass", "end")
    assert not other.choice
    room.loop.run(away.catch_up(0, 4))
    assert other.choice["number"] == 0
    other.answer("end")
    assert away.table.counts == [4, 1]


def test_what_is_known_is_not_read_again(room: Room, there: Room) -> None:
    here, _, (one, _), _ = both(room, there, MINE, PERSON, PERSON)
    one.answer("end")
    room.store.rows.clear()
    room.loop.run(here.catch_up(0, 1))
    with refused("no-table"):
        room.loop.run(here.catch_up(0, 2))


def test_the_second_answer_to_a_question_is_stale_and_the_first_is_shown(room: Room, there: Room) -> None:
    _, _, (one, _), (twin, _) = both(room, there, MINE, PERSON, PERSON)
    one.answer("play:mechanic")
    with refused("stale"):
        twin.answer("play:ghost")
    assert twin.view == one.view
    assert twin.choice["number"] == 1


def test_the_same_answer_in_both_houses_is_stored_once_and_both_are_told_so(room: Room, there: Room) -> None:
    here, _, (one, _), (twin, _) = both(room, there, MINE, PERSON, PERSON)
    one.answer("play:mechanic")
    twin.answer("play:mechanic")
    assert "ok" in twin.types
    assert room.keys(here) == ["play:mechanic"]
    assert twin.view == one.view


def test_an_answer_that_still_makes_sense_is_given_to_what_was_not_known(room: Room, there: Room) -> None:
    here, away, (one, other), (twin, _) = both(room, there, MINE, PERSON, PERSON)
    other.leave()
    room.loop.advance(PAUSES.away)
    room.loop.run(here.lend("token2", 1))  # the row has another version now
    twin.answer("end")
    assert away.table.row.seats[1].lent
    assert room.keys(here) == ["end"]
    assert one.view["choice"] is not None


def test_a_stale_take_back_removes_nothing(room: Room, there: Room) -> None:
    here, _, (one,), (twin,) = both(room, there, MINE, PERSON, GREEDY)
    one.answer("play:ghost")
    twin.keeper.table.stand(room.load(here.table.row.id).table.standing)
    twin.keeper.table.tell_all()
    twin.answer("base:workshop")
    assert one.back
    with refused("no-back"):
        one.take_back()
    assert room.keys(here) == ["play:ghost", "base:workshop"]
    assert one.view == twin.view


def test_nothing_is_added_to_what_was_taken_back_elsewhere(room: Room, there: Room) -> None:
    here, away, (one,), (twin,) = both(room, there, MINE, PERSON, GREEDY)
    one.answer("play:ghost")
    room.loop.run(away.catch_up())
    one.take_back()
    with refused("stale"):
        twin.answer("base:workshop")
    assert room.keys(here) == []
    assert twin.keys == one.keys
    twin.answer("play:mechanic")
    room.loop.run(here.catch_up(1, 1))
    assert one.view == twin.view


def test_what_was_taken_back_and_answered_anew_is_shown_elsewhere(room: Room, there: Room) -> None:
    _, away, (one,), (twin,) = both(room, there, MINE, PERSON, GREEDY)
    one.answer("play:ghost")
    room.loop.run(away.catch_up())
    one.take_back()
    one.answer("play:mechanic")
    room.loop.run(away.catch_up(1, 1))
    assert twin.view == one.view
    assert twin.log == one.log
    assert away.table.counts == [1, 0]


def test_a_seat_is_sold_once_and_others_are_tried_again(room: Room, there: Room) -> None:
    here, _ = room.open("smashup", PERSON, OPEN, OPEN)
    away = there.load(here.table.row.id)
    room.loop.run(here.take_seat(1, "Анна"))
    with refused("taken"):
        room.loop.run(away.take_seat(1, "Борис"))
    room.loop.run(away.take_seat(2, "Вера"))
    assert [seat.name for seat in away.table.row.seats] == [None, "Анна", "Вера"]
    assert away.table.game is not None


def test_a_game_is_played_again_at_one_table(room: Room, there: Room) -> None:
    here, tokens = room.open("hitzroad", PERSON)
    play([room.sit(here, 0)])
    away = there.load(here.table.row.id)
    first, mine = room.loop.run(here.rematch(tokens[0], room.put_up))
    again, none = room.loop.run(away.rematch(tokens[0], there.put_up))
    assert (first, none) == (again, None)
    assert mine is not None
    assert len(room.store.rows) == 2


@pytest.mark.parametrize("position", [CAN_ANSWER, CANNOT])
def test_the_breath_is_held_in_each_house(room: Room, there: Room, position: str) -> None:
    _, away, (_, playing), (asked, _) = both(room, there, position, PERSON, PERSON)
    watching = there.sit(away)
    playing.answer(*BUY)
    before = list(watching.raw)
    room.loop.run(away.catch_up())
    assert away.table.breath.left == PAUSES.window
    assert watching.raw == before
    assert bool(asked.choice) == (position == CAN_ANSWER)
    room.loop.advance(PAUSES.window)
    assert watching.raw != before


def test_only_the_last_move_makes_a_house_that_was_behind_wait(room: Room, there: Room) -> None:
    _, away, (asked, playing), _ = both(room, there, CAN_ANSWER, PERSON, PERSON)
    playing.answer(*BUY)
    room.loop.advance(PAUSES.window)
    asked.answer("pass")
    room.loop.advance(PAUSES.window * 5)
    playing.answer("end")
    room.loop.run(away.catch_up())
    assert not away.table.breath.held


def test_who_does_not_want_to_be_asked_is_passed_for_where_they_look(room: Room, there: Room) -> None:
    here, _ = room.lay(CAN_ANSWER, PERSON, PERSON)
    away = there.load(here.table.row.id)
    playing, asked = room.sit(here, 1), there.sit(away, 0)
    asked.ask("never")
    playing.answer(*BUY)
    assert room.keys(here) == list(BUY)
    room.loop.run(away.catch_up())
    assert room.keys(here) == [*BUY, "pass"]
    assert "log-auto-passed" not in str(asked.log)
    room.loop.advance(PAUSES.window)
    assert "log-auto-passed" in str(asked.log)


def test_a_seat_looked_at_elsewhere_is_not_away(room: Room) -> None:
    keeper, tokens = room.lay(MINE, PERSON, PERSON)
    one = room.sit(keeper, 0)
    room.loop.advance(PAUSES.away)
    keeper.look_elsewhere(frozenset([1]))
    assert one.info["seats"][1]["here"]
    with refused("not-away"):
        room.loop.run(keeper.lend(tokens[0], 1))
    keeper.look_elsewhere(frozenset())
    with refused("not-away"):
        room.loop.run(keeper.lend(tokens[0], 1))
    room.loop.advance(PAUSES.away)
    room.loop.run(keeper.lend(tokens[0], 1))


def test_other_houses_are_told_from_where_somebody_looks(room: Room) -> None:
    keeper, _ = room.lay(MINE, PERSON, PERSON)
    one = room.sit(keeper, 0)
    room.sit(keeper)
    one.leave()
    table = keeper.table.row.id
    assert room.others.told == [(table, frozenset(seats)) for seats in ({0}, {0, None}, {None})]


def test_no_spectator_elsewhere_spoils_a_take_back_or_notices_one(room: Room, there: Room) -> None:
    here, (one,) = room.people(MINE, PERSON, GREEDY)
    away = there.load(here.table.row.id)
    early = there.sit(away)
    here.look_elsewhere(frozenset([None]))
    seen = early.view, early.log, early.n
    for _ in range(3):
        one.answer("play:ghost", "base:workshop")
        room.loop.run(away.catch_up())
        late = there.sit(there.load(here.table.row.id))
        here.look_elsewhere(frozenset([None]))
        assert (early.view, early.log, early.n) == seen
        assert (late.view, late.log) == seen[:2]
        assert one.back
        one.take_back()
        room.loop.run(away.catch_up())
        room.loop.run(late.keeper.catch_up())
        assert (early.view, early.log, early.n) == seen
        assert (late.view, late.log, late.n) == (*seen[:2], 1)
    one.answer("play:ghost", "base:workshop")
    one.answer("pass", "end")
    room.loop.run(away.catch_up())
    assert early.view == here.table.view(None)
    assert early.n > seen[2]


def test_what_a_spectator_elsewhere_was_shown_is_not_hidden_by_a_take_back(room: Room, there: Room) -> None:
    here, (one,) = room.people(MINE, PERSON, GREEDY)
    away = there.load(here.table.row.id)
    early = there.sit(away)
    one.answer("play:ghost")
    one.answer("base:workshop")
    room.loop.run(away.catch_up())
    seen = early.view, early.n
    assert one.back
    one.take_back()
    assert one.back
    room.loop.run(away.catch_up())
    assert (early.view, early.n) == seen
    assert there.sit(there.load(here.table.row.id)).view == early.view


def test_what_can_be_taken_back_stays_so_when_seats_change_elsewhere(room: Room, there: Room) -> None:
    here, tokens = room.lay(FULL, PERSON, PERSON)
    one, twin = room.sit(here, 0), there.sit(there.load(here.table.row.id), 0)
    one.answer("end")
    one.answer("ghost")
    assert one.back
    room.loop.run(twin.keeper.catch_up())
    assert twin.back
    room.loop.advance(PAUSES.away)
    room.loop.run(twin.keeper.lend(tokens[0], 1))
    room.loop.run(here.catch_up())
    assert one.info["seats"][1]["lent"]
    assert one.back
    one.take_back()
    assert room.keys(here) == ["end"]
    room.loop.run(twin.keeper.catch_up())
    assert not twin.back
    assert twin.view == one.view


def test_bots_think_where_they_may_and_their_answer_ends_what_others_thought(room: Room, there: Room) -> None:
    _, away, (one,), (twin,) = both(room, there, MINE, PERSON, GREEDY)
    there.others.leading = False
    one.answer("end")
    room.loop.run(away.catch_up())
    room.loop.advance(PAUSES.bot)
    assert there.bots.asked == []
    assert room.bots.asked
    there.others.leading = True
    there.bots.gate = Gate()
    room.loop.run(away.catch_up())
    room.loop.advance(LEAD_WAIT + PAUSES.bot)
    there.bots.gate.open()
    room.loop.advance(AGAIN + 10 * PAUSES.bot)
    room.loop.run(away.catch_up())
    assert twin.view == one.view
    assert room.others.followed


def test_what_was_stored_although_the_store_could_not_say_so_counts(room: Room) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    room.store.deaf = True
    one.answer("play:ghost")
    assert "ok" in one.types
    one.answer("base:workshop")
    assert room.keys(keeper) == ["play:ghost", "base:workshop"]


def test_a_take_back_that_the_store_could_not_confirm_counts(room: Room) -> None:
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("play:ghost")
    room.store.deaf = True
    one.take_back()
    assert room.keys(keeper) == []
    assert one.choice["number"] == 0


def test_a_seat_that_the_store_could_not_confirm_counts(room: Room) -> None:
    keeper, _ = room.open("smashup", PERSON, OPEN)
    room.store.deaf = True
    token = room.loop.run(keeper.take_seat(1, "Анна"))
    assert keeper.table.row.holder(token) == 1


def test_a_table_that_is_broken_elsewhere_is_told_as_such(room: Room) -> None:
    keeper, (one, _) = room.people(WINDOW, PERSON, PERSON)
    room.store.answers[keeper.table.row.id].append((0, "nonsense"))
    with refused("broken"):
        room.loop.run(keeper.catch_up())
    assert not one.closed
