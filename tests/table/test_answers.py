"""Answering: what is taken, what is refused, and that nothing is so before it is stored."""

from __future__ import annotations

import pytest

from potasovka.smashup import SmashUp
from potasovka.table.messages import Answer, Hello
from potasovka.table.refusal import NotSaved
from potasovka.table.row import Stored
from potasovka.table.standing import stand
from potasovka.table.table import Table
from table.fakes import Gate, Work
from table.room import FULL, MINE, OPEN, PAUSES, PERSON, RANDOM, Person, Room, play, refused


def over_the_limit(room: Room) -> tuple[Person, Person]:
    """The first of two people must discard three cards."""
    _, (one, other) = room.people(FULL, PERSON, PERSON)
    one.answer("end")
    return one, other


def test_an_answer_is_acknowledged_before_its_state(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    heard = len(one.raw)
    one.answer("play:ghost")
    assert one.types[heard:] == ["ok", "state"]
    assert one.raw[heard] == b'{"type":"ok","number":0}'
    assert one.choice["number"] == 1
    assert room.keys(keeper) == ["play:ghost"]
    assert other.choice == {}


def test_a_late_a_foreign_and_an_impossible_answer_change_nothing(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    spectator = room.sit(keeper)
    before = keeper.table.playing().state_digest()
    heard = [len(person.raw) for person in (one, other, spectator)]
    with refused("stale"):
        one.answer("play:ghost", number=1)
    with refused("stale"):
        other.answer("play:ghost", number=1)
    with refused("not-asked"):
        other.answer("play:ghost", number=0)
    with refused("not-asked"):
        spectator.answer("play:ghost", number=0)
    with refused("not-asked"):
        spectator.ask("never")
    with refused("illegal"):
        one.answer("play:dragon")
    with refused("illegal"):
        one.picks("play:ghost")
    with refused("no-back"):
        other.take_back()
    with refused("no-battle"):
        other.ask_odds()
    with refused("malformed"):
        one.say(Hello(None))
    assert [len(person.raw) for person in (one, other, spectator)] == heard
    assert keeper.table.playing().state_digest() == before
    assert room.keys(keeper) == []
    one.answer("play:ghost")
    with refused("stale"):
        one.answer("play:ghost", number=0)


@pytest.mark.parametrize("keys", [[], ["play:ghost"] * 101])
def test_no_answer_and_too_many_are_not_understood(room: Room, keys: list[str]) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    with refused("malformed"):
        one.answer(*keys)
    assert room.keys(keeper) == []


def test_several_answers_are_given_together_or_not_at_all(room: Room) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    with refused("illegal"):
        one.answer("play:ghost", "base:nowhere")
    with refused("illegal"):
        one.answer("end", "end")  # the second question is the other's
    assert room.keys(keeper) == []
    one.answer("play:ghost", "base:workshop")
    assert room.keys(keeper) == ["play:ghost", "base:workshop"]
    assert one.choice["number"] == 2


def test_a_whole_set_is_picked_at_once_in_any_order(room: Room) -> None:
    one, _ = over_the_limit(room)
    assert one.choice["pick"]["least"] == 3
    for keys in (["ghost", "raze", "spirit"], ["ghost", "spirit"], ["ghost", "ghost", "spirit"]):
        with refused("illegal"):
            one.picks(*keys)
    one.picks("water_lily", "ghost", "spirit")
    assert len(room.keys(one.keeper)) == 4
    assert sorted(one.view["players"][0]["discard"]) == ["ghost", "spirit", "water_lily"]


def test_before_the_beginning_and_after_the_end_nothing_is_answered(room: Room) -> None:
    keeper, _ = room.open("smashup", PERSON, OPEN)
    one = room.sit(keeper, 0)
    with refused("waiting"):
        one.answer("x", number=0)
    with refused("waiting"):
        one.ask_odds()
    keeper, _ = room.open("hitzroad", PERSON)
    walker = room.sit(keeper, 0)
    play([walker])
    assert walker.view["over"]
    with refused("over"):
        walker.answer("x", number=0)


def test_an_answer_that_breaks_the_game_changes_nothing(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    with monkeypatch.context() as patch:
        patch.setattr(SmashUp, "answer", lambda game, key: 1 / 0)
        with refused("failed"):
            one.answer("play:ghost")
    assert room.keys(keeper) == []
    one.answer("play:ghost")


def test_nothing_is_seen_before_it_is_stored(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    heard = len(one.raw), len(other.raw)
    game = keeper.table.game
    room.store.gate = Gate()
    first = Work(room.loop, keeper.hear(one.guest, Answer(0, ["play:ghost", "base:workshop"])))
    again = Work(room.loop, keeper.hear(one.guest, Answer(0, ["end"])))
    comes = Person(room, keeper, None)
    joining = Work(room.loop, keeper.join(comes.guest))
    room.loop.settle()
    assert (len(one.raw), len(other.raw), len(comes.raw)) == (*heard, 0)
    assert keeper.table.game is game
    assert not keeper.idle
    room.store.gate.open()
    room.loop.settle()
    assert first.done()
    assert joining.done()
    assert one.types[heard[0]] == "ok"
    assert one.view["places"] == keeper.table.playing().view(0)["places"]
    assert again.error is not None
    assert str(again.error) == "stale"
    assert room.keys(keeper) == ["play:ghost", "base:workshop"]


def test_a_store_that_fails_loses_nothing(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    before = keeper.table.playing().state_digest()
    heard = len(one.raw), len(other.raw)
    room.store.fails = True
    with refused("not-saved"):
        one.answer("play:ghost")
    assert (len(one.raw), len(other.raw)) == heard
    assert keeper.table.playing().state_digest() == before
    room.store.fails = False
    one.answer("play:ghost")
    assert one.choice["number"] == 1


def test_when_the_store_is_gone_altogether_the_table_stays_as_it_is(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    before = keeper.table.game

    async def gone(table: str) -> None:
        raise NotSaved("Gone")

    room.store.fails = True
    with monkeypatch.context() as patch:
        patch.setattr(room.store, "load_table", gone)
        with refused("not-saved"):
            one.answer("play:ghost")
    assert keeper.table.game is before
    room.store.fails = False
    one.answer("play:ghost")


def test_who_was_taken_back_in_another_house_is_shown_what_was_answered_instead(room: Room) -> None:
    here, _ = room.lay(MINE, PERSON, RANDOM)
    one = room.sit(here, 0)
    one.answer("play:ghost", "base:workshop")
    there = room.load(here.table.row.id)
    other = room.sit(there, 0)
    assert other.log == one.log
    one.take_back()
    one.answer("play:raze", "base:workshop")
    one.answer("play:ghost", "base:haunted_house", "mechanic")
    assert len(one.log) > len(other.log)
    with refused("stale"):
        other.answer("pass")
    assert other.log == one.log
    assert other.view == one.view


def test_the_end_is_stored_with_the_last_answer(room: Room) -> None:
    keeper, _ = room.open("hitzroad", PERSON)
    table = keeper.table.row.id
    walker = room.sit(keeper, 0)
    while walker.choice:
        assert not room.store.rows[table].over
        assert not keeper.table.row.over
        walker.answer(walker.keys[-1])
    assert room.store.rows[table].over
    assert keeper.table.row.over
    assert walker.info["state"] == "over"
    assert walker.info["result"]["scores"] == walker.view["scores"]
    stored = room.loop.run(room.store.load_table(table))
    assert stored.record() == keeper.table.record()


def test_the_end_is_told_to_nobody_while_the_breath_is_held(room: Room) -> None:
    keeper, _ = room.open("hitzroad", PERSON)
    walker = room.sit(keeper, 0)
    play([walker])
    keeper.table.breath.hold(5.0)
    assert room.sit(keeper).info["state"] == "playing"
    with refused("not-over"):
        keeper.table.finished()
    room.loop.advance(5.0)
    assert walker.info["state"] == "over"
    assert keeper.table.finished().choice is None


def test_a_table_decides_without_any_waiting(room: Room) -> None:
    keeper, _ = room.lay(MINE, PERSON, PERSON)
    row = keeper.table.row
    table = Table(stand(Stored(row, [])), room.loop, PAUSES)
    step = table.answer(0, 0, ["play:ghost", "base:workshop"])
    assert [(one.number, one.seat, one.key) for one in step.rows("t")] == [
        (0, 0, "play:ghost"),
        (1, 0, "base:workshop"),
    ]
    assert table.playing() is step.before
    assert table.counts == [0, 0]
    table.accept(step)
    assert table.playing() is step.after
    assert table.counts == [2, 0]
