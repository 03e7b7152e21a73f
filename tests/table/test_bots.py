"""Bots at a table: when they are asked, and what happens when they fail."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from potasovka.core import Game
from potasovka.smashup import SmashUp
from potasovka.table.house import StoodIn
from potasovka.table.keeper import AGAIN
from table.fakes import Gate
from table.room import BUY, CAN_ANSWER, GREEDY, MINE, PAUSES, PERSON, RANDOM, Person, Room, refused


def test_bots_do_not_play_for_nobody(room: Room) -> None:
    keeper, _ = room.open("hitzroad", RANDOM, GREEDY)
    room.loop.advance(100)
    assert room.bots.asked == []
    spectator = room.sit(keeper)
    room.loop.advance(PAUSES.bot * 3)
    assert len(room.keys(keeper)) == 3
    spectator.leave()
    room.loop.advance(100)
    assert len(room.keys(keeper)) <= 4
    room.sit(keeper)
    room.loop.advance(100_000)
    assert keeper.table.over
    assert {bot for _, bot in room.bots.asked} == {"random", "greedy"}


def test_a_bot_pauses_before_each_answer(room: Room) -> None:
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("end")
    room.loop.advance(PAUSES.bot * 0.9)
    assert room.bots.asked == []
    room.loop.advance(PAUSES.bot * 0.2)
    assert room.bots.asked == [(1, "greedy")]
    assert keeper.table.counts[1] == 1


@pytest.mark.parametrize("fault", ["raises", "nonsense"])
def test_a_bot_that_fails_answers_at_random(room: Room, fault: str, caplog: pytest.LogCaptureFixture) -> None:
    def fail(*_: object) -> str:
        if fault == "nonsense":
            return "secret"
        raise RuntimeError("secret")

    room.bots.say = fail
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("end")
    with caplog.at_level(logging.ERROR):
        room.loop.advance(PAUSES.bot)
    assert keeper.table.counts[1] == 1
    name = {"raises": "RuntimeError", "nonsense": "IllegalAnswer"}[fault]
    assert f"bot greedy failed at smashup: {name}" in caplog.text
    assert "secret" not in caplog.text
    assert failures(one) == [{"kind": "log-bot-failed", "seat": 1}]


def failures(person: Person) -> list[dict[str, Any]]:
    """What somebody is told of bots that could not think."""
    return [line for line in person.log if line["kind"] == "log-bot-failed"]


def test_a_bot_that_goes_on_failing_is_told_of_once_and_a_later_house_knows(room: Room) -> None:
    room.bots.say = lambda game, seat: 1 // 0  # type: ignore[return-value]
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("end")
    room.loop.advance(PAUSES.bot * 5)
    assert keeper.table.counts[1] > 1
    assert len(failures(one)) == 1
    assert [note.line["kind"] for note in room.store.rows[keeper.table.row.id].notes] == ["log-bot-failed"]


def test_what_another_bot_chose_instead_is_answered_and_told(room: Room) -> None:
    chosen: list[str] = []

    def stand_in(game: Game, seat: int) -> str:
        assert game.choice is not None
        chosen.append(game.choice.key(len(game.choice) - 1))
        raise StoodIn(chosen[-1])

    room.bots.say = stand_in
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("end")
    room.loop.advance(PAUSES.bot)
    assert room.keys(keeper)[-1] == chosen[0]
    assert len(failures(one)) == 1


def test_nobody_learns_from_a_failure_that_a_bot_was_asked_for_a_special(room: Room) -> None:
    room.bots.say = lambda game, seat: 1 // 0  # type: ignore[return-value]
    keeper, (one,) = room.people(CAN_ANSWER, GREEDY, PERSON)
    one.answer(*BUY)
    room.loop.advance(PAUSES.bot * 5)
    assert room.bots.asked
    assert failures(one) == []
    assert keeper.table.row.notes == ()


def test_an_answer_of_a_bot_that_breaks_the_game_is_replaced(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("end")
    plain = SmashUp.answer
    bad: list[str] = []

    def answer(game: SmashUp, key: str) -> None:
        bad.append(key) if not bad else None
        if key == bad[0]:
            raise ZeroDivisionError
        plain(game, key)

    monkeypatch.setattr(SmashUp, "answer", answer)
    room.loop.advance(PAUSES.bot)
    assert keeper.table.counts[1] == 1
    assert room.keys(keeper)[-1] != bad[0]
    assert "a bot's answer broke a game of smashup" in caplog.text


def test_a_bot_that_thinks_while_its_seat_is_taken_back_is_not_heard(room: Room) -> None:
    keeper, tokens = room.lay(MINE, PERSON, PERSON)
    other = room.sit(keeper, 1)
    room.loop.advance(PAUSES.away)
    room.bots.gate = Gate()
    room.loop.run(keeper.lend(tokens[1], 0))
    room.loop.advance(PAUSES.bot)
    assert room.bots.asked == [(0, "normal")]
    one = room.sit(keeper, 0)
    room.loop.run(keeper.give_back(tokens[0], 0))
    room.bots.gate.open()
    room.loop.settle()
    assert room.keys(keeper) == []
    one.answer("play:ghost")
    assert other.info["seats"][0]["lent"] is False


def test_what_a_bot_could_not_have_stored_is_tried_again_after_a_while(room: Room) -> None:
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("end")
    room.store.fails = True
    room.loop.advance(AGAIN)
    assert room.bots.asked == [(1, "greedy")]
    assert keeper.table.counts[1] == 0
    room.store.fails = False
    room.loop.advance(AGAIN)
    assert keeper.table.counts[1] > 0


def test_a_stopped_table_asks_no_bot(room: Room) -> None:
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("end")
    keeper.stop()
    room.loop.advance(PAUSES.bot * 5)
    assert room.bots.asked == []


def test_a_person_cannot_answer_for_a_bot(room: Room) -> None:
    _, (one,) = room.people(MINE, PERSON, GREEDY)
    one.answer("end")
    with refused("not-asked"):
        one.answer("end", number=1)


def test_bots_think_for_those_who_play_not_for_those_who_look(room: Room) -> None:
    keeper, (one,) = room.people(MINE, PERSON, GREEDY)
    spectator = room.sit(keeper)
    one.guest.origin, spectator.guest.origin = "home", "far away"
    one.answer("end")
    room.loop.advance(PAUSES.bot)
    assert room.bots.owners == ["home"]
    one.leave()
    room.loop.advance(PAUSES.bot)
    assert room.bots.owners[-1] == "far away"
