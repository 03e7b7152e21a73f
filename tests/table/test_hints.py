"""Advice for somebody who plays alone against bots: it is counted, told in the log, and takes nothing else along."""

from __future__ import annotations

import json
from typing import Any

import pytest

from potasovka.table.messages import AskHint
from potasovka.table.refusal import Refused
from table.fakes import Gate
from table.room import GREEDY, MINE, PERSON, Person, Room


def ask(person: Person, number: int | None = None) -> None:
    asked = person.view["choice"]["number"] if number is None else number
    person.room.loop.run(person.keeper.hear(person.guest, AskHint(asked)))


def hints(person: Person) -> list[dict[str, Any]]:
    return [told for told in map(json.loads, person.raw) if told["type"] == "hint"]


def lines(person: Person) -> list[dict[str, Any]]:
    return [line for line in person.log if line["kind"] == "log-hint"]


def test_who_plays_alone_is_advised_and_the_log_counts_it(room: Room) -> None:
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    spectator = room.sit(keeper)
    ask(one)
    key = one.view["choice"]["options"][0]["key"]
    assert hints(one) == [{"type": "hint", "number": 0, "advice": [{"key": key, "chance": 0.5, "why": []}]}]
    assert hints(spectator) == []
    assert lines(one) == lines(spectator) == [{"kind": "log-hint", "seat": 0, "count": 1}]
    assert room.keys(keeper) == []
    one.answer("play:ghost")
    ask(one)
    assert [line["count"] for line in lines(one)] == [1, 2]
    assert room.store.rows[keeper.table.row.id].notes[-1].line["count"] == 2


def test_the_same_question_is_thought_about_and_counted_once(room: Room) -> None:
    _, (one,) = room.people(MINE, PERSON, GREEDY)
    ask(one)
    ask(one)
    assert room.bots.asked == [(0, "advice")]
    assert len(hints(one)) == 2
    assert len(lines(one)) == 1


def test_an_advice_spoils_no_taking_back(room: Room) -> None:
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("play:ghost")
    ask(one)
    one.take_back()
    assert room.keys(keeper) == []
    assert len(lines(one)) == 1


def test_an_advice_is_told_after_what_led_to_it_even_if_others_are_not_told_that_yet(room: Room) -> None:
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    spectator = room.sit(keeper)
    one.answer("play:ghost")
    before = [*one.log]
    ask(one)
    told = one.log[-1]
    assert one.log == [*before, told]
    assert lines(one) == lines(spectator) == [told]
    one.answer("base:workshop", "pass")
    assert one.log[: len(before) + 1] == spectator.log[: len(before) + 1] == [*before, told]


def test_among_people_nobody_is_advised(room: Room) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    assert not one.info["hints"]
    with pytest.raises(Refused) as refused:
        ask(one)
    assert refused.value.code == "no-hint"
    spectator = room.sit(keeper)
    with pytest.raises(Refused):
        ask(spectator, 0)
    assert room.bots.asked == []


def test_whoever_is_not_asked_or_names_another_question_is_refused(room: Room) -> None:
    _, (one,) = room.people(MINE, PERSON, GREEDY)
    with pytest.raises(Refused) as refused:
        ask(one, 7)
    assert refused.value.code == "stale"
    assert (hints(one), lines(one)) == ([], [])


def test_where_there_is_nothing_to_advise_that_is_said_and_not_counted(room: Room) -> None:
    _, (one,) = room.people(MINE, PERSON, GREEDY)
    room.bots.advises = False
    with pytest.raises(Refused) as refused:
        ask(one)
    assert refused.value.code == "no-hint-here"
    room.bots.say = lambda game, seat: 1 // 0  # type: ignore[return-value]
    room.bots.advises = True
    with pytest.raises(Refused) as failed:
        ask(one)
    assert (failed.value.code, lines(one)) == ("hint-failed", [])


def test_an_advice_that_comes_too_late_is_not_told(room: Room) -> None:
    _, (one,) = room.people(MINE, PERSON, GREEDY)
    room.bots.gate = gate = Gate()
    late = room.loop.start(one.keeper.hear(one.guest, AskHint(0)))
    one.answer("play:ghost")
    gate.open()
    room.loop.settle()
    assert isinstance(late.error, Refused)
    assert late.error.code == "stale"
    assert (hints(one), lines(one)) == ([], [])
