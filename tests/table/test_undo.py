"""Taking back: only what nobody else could notice."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from msgspec.structs import replace

from potasovka.core import Choice, Event, Game, Text
from potasovka.table.answers import Step
from potasovka.table.row import Seat, TableRow
from potasovka.table.undo import Undo, undo_of
from potasovka.table.views import Views
from potasovka.table.windows import Passed
from table.room import FULL, MINE, PERSON, RANDOM, Person, Room, refused


def over_the_limit(room: Room) -> tuple[Person, Person]:
    """The first of two people must discard three cards."""
    _, (one, other) = room.people(FULL, PERSON, PERSON)
    one.answer("end")
    return one, other


def kept(person: Person) -> tuple[str, str]:
    """What somebody sees now."""
    return json.dumps(person.view), json.dumps(person.log)


def test_an_answer_is_taken_back_while_nobody_has_seen_anything(room: Room) -> None:
    one, other = over_the_limit(room)
    before, heard = kept(one), other.n
    assert not one.back  # two cards were drawn
    for keys in (["ghost"], ["ghost", "spirit"]):
        one.answer(*keys)
        assert one.back
        assert not other.back
        with refused("no-back"):
            other.take_back()
        one.take_back()
        assert not one.back
        assert kept(one) == before
        assert room.keys(one.keeper) == ["end"]
        with refused("no-back"):
            one.take_back()
    assert other.n == heard
    one.answer("ghost", "spirit", "spirit")
    with refused("no-back"):
        one.take_back()  # the other player sees what was discarded, and it is their turn


def test_numbers_go_back_with_the_answers(room: Room) -> None:
    one, _ = over_the_limit(room)
    one.answer("ghost", "spirit")
    assert one.choice["number"] == 3
    one.take_back()
    assert one.choice["number"] == 1
    with refused("stale"):
        one.answer("ghost", number=3)
    one.answer("ghost")


def test_what_another_person_saw_is_not_taken_back(room: Room) -> None:
    _, (one, _) = room.people(MINE, PERSON, PERSON)
    one.answer("play:ghost", "base:workshop")
    assert not one.back
    with refused("no-back"):
        one.take_back()


def test_nobody_who_looks_spoils_a_take_back(room: Room) -> None:
    """Spectators who are there, who come later, and who ask for a report, twenty of each; none of them notices."""
    keeper, (one,) = room.people(MINE, PERSON, RANDOM)
    before = kept(one)
    early = room.sit(keeper)
    seen = kept(early)
    taken_back = 0
    for _ in range(20):
        one.answer("play:ghost", "base:workshop")
        assert one.back
        late = room.sit(keeper)
        report = room.loop.run(keeper.report(None))
        assert kept(late) == kept(early) == seen
        assert (json.dumps(report["view"]), json.dumps(report["log"])) == seen
        heard = late.n, early.n
        one.take_back()
        taken_back += 1
        assert kept(one) == before
        assert (late.n, early.n) == heard
        assert kept(late) == kept(early) == seen
    assert taken_back == 20


def test_a_spectator_sees_an_answer_when_it_can_not_be_taken_back_any_more(room: Room) -> None:
    keeper, (one,) = room.people(MINE, PERSON, RANDOM)
    spectator = room.sit(keeper)
    one.answer("play:ghost", "base:workshop")
    first = kept(spectator)
    one.answer("mechanic")
    assert kept(spectator) != first
    one.answer("end")
    assert not one.back
    assert json.dumps(spectator.view) == json.dumps(keeper.table.playing().view(None))


def test_drawing_cards_is_not_taken_back(room: Room) -> None:
    _, (one,) = room.people(FULL, PERSON, RANDOM)
    one.answer("end")
    assert one.choice["number"] == 1
    assert not one.back


def test_a_store_that_fails_takes_nothing_back(room: Room) -> None:
    one, _ = over_the_limit(room)
    one.answer("ghost")
    now = kept(one)
    room.store.fails = True
    with refused("not-saved"):
        one.take_back()
    assert kept(one) == now
    assert room.keys(one.keeper) == ["end", "ghost"]
    room.store.fails = False
    one.take_back()
    assert room.keys(one.keeper) == ["end"]


def test_it_is_not_forgotten_by_a_restart(room: Room) -> None:
    one, _ = over_the_limit(room)
    one.answer("ghost")
    again = room.sit(room.load(one.keeper.table.row.id), 0)
    assert again.back
    again.take_back()
    assert room.keys(one.keeper) == ["end"]
    with refused("no-back"):
        again.take_back()


class Moment:
    """As much of a game as taking back looks at."""

    def __init__(self, **changes: Any) -> None:
        self.seat: int | None = 0
        self.hidden = self.occasions = 0
        self.log: list[Event] = []
        self.views: dict[int | None, dict[str, Any]] = {0: {}, 1: {}, None: {}}
        for name, value in changes.items():
            setattr(self, name, value)

    @property
    def choice(self) -> Choice | None:
        return None if self.seat is None else Choice(self.seat, Text("ask"), (), cast(Any, None))

    def shown(self, seats: Any) -> int:
        return self.hidden

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views[seat]


TWO = TableRow("t", "toy", "1", {}, 1, (Seat("person"), Seat("person")))
ALONE = TableRow("t", "toy", "1", {}, 1, (Seat("person"), Seat("bot", bot="random")))
LINE = Event("log-something", {})


def undo(row: TableRow, *, passed: bool = False, **changes: Any) -> Undo | None:
    """What could be taken back after an answer that changes this."""
    before, after = cast(Game, Moment()), cast(Game, Moment(**changes))
    return undo_of(Step(0, before, after, [Passed(1, 0, {})] if passed else []), row, Views())


@pytest.mark.parametrize(
    ("changes", "two", "alone"),
    [
        ({}, True, True),
        ({"views": {0: {"new": 1}, 1: {}, None: {}}}, True, True),
        ({"views": {0: {}, 1: {"new": 1}, None: {}}}, False, True),
        ({"views": {0: {}, 1: {}, None: {"new": 1}}}, True, True),
        ({"log": [LINE]}, False, True),
        ({"occasions": 1}, False, True),
        ({"hidden": 1}, False, False),
        ({"seat": 1}, False, False),
        ({"seat": None}, False, False),
        ({"passed": True}, False, False),
    ],
)
def test_what_may_be_taken_back_at_a_table_of_two_and_alone(changes: dict[str, Any], two: bool, alone: bool) -> None:
    assert (undo(TWO, **changes) is not None) is two
    assert (undo(ALONE, **changes) is not None) is alone


def test_what_a_bot_answered_for_somebody_is_not_taken_back() -> None:
    lent = replace(ALONE, seats=(Seat("person", bot="greedy", lent=True), ALONE.seats[1]))
    assert undo(ALONE) is not None
    assert undo(lent) is None
