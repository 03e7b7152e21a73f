"""Taking back: only what nobody else was shown, and nobody has learnt anything by."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from msgspec.structs import replace

from potasovka.core import Choice, Event, Game, Text
from potasovka.table.answers import Step
from potasovka.table.row import Seat, TableRow
from potasovka.table.undo import undoable
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


def test_picks_are_one_step_for_everybody_else(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    spectator = room.sit(keeper)
    begun, heard = kept(one), (other.n, spectator.n)
    for key in ("play:ghost", "base:workshop", "pass"):
        one.answer(key)
        assert one.back is not None
        assert one.back["keys"] == [key]
        late = room.sit(keeper, 1)
        assert (other.n, spectator.n) == heard
        assert kept(late) == kept(other)
        report = room.loop.run(keeper.report(1))
        assert json.dumps(report["view"]) == json.dumps(other.view)
    for keys in (["play:ghost", "base:workshop"], ["play:ghost"], []):
        one.take_back()
        assert room.keys(keeper) == keys
    assert kept(one) == begun
    with refused("no-back"):
        one.take_back()
    one.answer("play:ghost")
    one.answer("base:workshop")
    one.answer("pass")
    one.answer("end")  # two cards are drawn, and the other one is asked
    assert one.back is None
    assert (other.n, spectator.n) == (heard[0] + 1, heard[1] + 1)
    assert json.dumps(other.view) == json.dumps(keeper.table.playing().view(1))


def test_who_is_shown_several_steps_at_once_sees_every_event_of_them(room: Room) -> None:
    """Each with the table as it was then: also the last event of each step, and nothing of what was taken back."""
    _, (one, other) = room.people(MINE, PERSON, PERSON)
    one.answer("play:raze", "base:workshop")
    one.take_back()
    for key in ("play:ghost", "base:workshop", "pass", "play:raze", "base:haunted_house"):
        one.answer(key)
    news = json.loads(other.raw[-1])
    assert news["type"] == "state"
    played = [line["kind"] for line in news["log"]].index("log-play-at")
    scenes = [index - news["log_from"] for index, _ in news["film"]]
    assert scenes == list(range(len(news["log"]) - 1))
    changed = {path[0] for path, _ in news["film"][played][1]}
    assert "places" in changed
    assert [line["card"] for line in news["log"] if line["kind"] == "log-play-at"] == ["ghost", "raze"]


def test_several_steps_are_taken_back_at_once(room: Room) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    begun = kept(one)
    for key in ("play:ghost", "base:workshop", "pass"):
        one.answer(key)
    with refused("no-back"):
        one.take_back(7)
    one.take_back(1)
    assert room.keys(keeper) == ["play:ghost"]
    assert one.back is not None
    one.take_back(0)
    assert kept(one) == begun


def test_another_card_is_chosen_instead_without_anything_in_between(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    heard = other.n
    one.answer("play:ghost")
    said = one.n
    assert one.back is not None
    assert [option["key"] for option in one.back["choice"]["options"]][1:3] == ["play:mechanic", "play:raze"]
    one.answer_instead("play:mechanic")
    assert one.n == said + 1
    assert one.choice["source"] == "mechanic"
    assert one.choice["number"] == 1
    assert room.keys(keeper) == ["play:mechanic"]
    wrong = ((0, "play:nobody", "illegal"), (5, "play:ghost", "no-back"), (-1, "play:ghost", "no-back"))
    for number, key, code in wrong:
        with refused(code):
            one.answer_instead(key, number=number)
    assert room.keys(keeper) == ["play:mechanic"]
    one.take_back()
    assert room.keys(keeper) == []
    assert other.n == heard


def test_what_is_chosen_instead_may_be_certain(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    heard = other.n
    one.answer("play:ghost")
    one.answer_instead("end")
    assert room.keys(keeper) == ["end"]
    assert keeper.table.counts == [1, 0]
    assert one.back is None
    assert other.n == heard + 1
    assert other.choice


def test_a_seat_that_is_lent_shows_what_was_undecided(room: Room) -> None:
    keeper, tokens = room.lay(MINE, PERSON, PERSON)
    leaves, stays = room.sit(keeper, 0), room.sit(keeper, 1)
    leaves.answer("play:ghost")
    leaves.answer("base:workshop")
    heard = stays.n
    leaves.leave()
    room.loop.advance(100)
    room.loop.run(keeper.lend(tokens[1], 0))
    assert stays.n > heard
    assert json.dumps(stays.view) == json.dumps(keeper.table.playing().view(1))
    room.loop.run(keeper.give_back(tokens[0], 0))
    for house in (keeper, room.load(keeper.table.row.id)):
        assert house.table.undo is None


def test_what_its_player_has_learnt_is_not_taken_back(room: Room) -> None:
    _, (one, _) = room.people(FULL, PERSON, PERSON)
    one.answer("end")  # two cards are drawn
    assert one.choice
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
    first = kept(spectator)
    one.answer("play:ghost", "base:workshop")
    one.answer("mechanic")
    assert kept(spectator) == first
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
LINE = Event.of({"kind": "log-something"})


def can(row: TableRow, *, passed: bool = False, **changes: Any) -> bool:
    """Whether an answer that changes this can be taken back."""
    before, after = cast(Game, Moment()), cast(Game, Moment(**changes))
    return undoable(Step(0, before, after, [Passed(1, 0, {})] if passed else []), row)


@pytest.mark.parametrize(
    ("changes", "two", "alone"),
    [
        ({}, True, True),
        ({"views": {0: {"new": 1}, 1: {}, None: {}}}, True, True),
        ({"views": {0: {}, 1: {"new": 1}, None: {}}}, True, True),
        ({"views": {0: {}, 1: {}, None: {"new": 1}}}, True, True),
        ({"log": [LINE]}, True, True),
        ({"occasions": 1}, False, True),
        ({"hidden": 1}, False, False),
        ({"seat": 1}, False, False),
        ({"seat": None}, False, False),
        ({"passed": True}, False, False),
    ],
)
def test_what_may_be_taken_back_at_a_table_of_two_and_alone(changes: dict[str, Any], two: bool, alone: bool) -> None:
    assert can(TWO, **changes) is two
    assert can(ALONE, **changes) is alone


def test_what_a_bot_answered_for_somebody_is_not_taken_back() -> None:
    lent = replace(ALONE, seats=(Seat("person", bot="greedy", lent=True), ALONE.seats[1]))
    assert can(ALONE)
    assert not can(lent)
