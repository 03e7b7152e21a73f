"""Specials: nobody learns whether somebody was asked, and who does not want to be asked is not."""

from __future__ import annotations

import pytest

from table.fakes import Work
from table.room import BUY, CAN_ANSWER, CANNOT, GREEDY, PAUSES, PERSON, RANDOM, Person, Room, refused

NEARLY = PAUSES.window - 0.01


def watched(room: Room, position: str) -> tuple[Person, Person, Person]:
    """A, B and a spectator at a position in which B is about to play."""
    keeper, (a, b) = room.people(position, PERSON, PERSON)
    return a, b, room.sit(keeper)


def states(person: Person) -> list[bytes]:
    """All states somebody heard."""
    return [raw for raw in person.raw if raw.startswith(b'{"type":"state"')]


def test_whether_a_special_could_be_played_does_not_show(room: Room) -> None:
    heard = []
    for position in (CAN_ANSWER, CANNOT):
        a, b, spectator = watched(room, position)
        before = b.n, spectator.n
        b.answer(*BUY)
        assert b.types[-1] == "ok"
        if position is CAN_ANSWER:
            assert a.choice["window"]
            a.answer("pass")
        else:
            assert a.choice == {}
        with refused("not-asked"):
            b.answer("end", number=2)
        with refused("no-back"):
            b.take_back()
        room.loop.advance(NEARLY)
        assert (b.n, spectator.n) == before
        room.loop.advance(0.02)
        assert b.n > before[0]
        assert spectator.n > before[1]
        assert b.choice["number"] == 2
        heard.append((states(b), states(spectator)))
    assert heard[0] == heard[1]


def test_an_answer_within_the_pause_does_not_shorten_it(room: Room) -> None:
    a, b, _ = watched(room, CAN_ANSWER)
    heard = b.n
    b.answer(*BUY)
    room.loop.advance(1.0)
    a.answer("pass")
    room.loop.advance(0.4)
    assert b.n == heard
    room.loop.advance(0.2)
    assert b.n > heard


def test_a_special_that_was_used_is_an_occasion_for_everybody_again(room: Room) -> None:
    a, b, spectator = watched(room, CAN_ANSWER)
    b.answer(*BUY)
    room.loop.advance(2 * PAUSES.window)
    heard = b.n, spectator.n
    a.answer(a.choice["options"][0]["key"])
    assert (b.n, spectator.n) == heard
    room.loop.advance(NEARLY)
    assert (b.n, spectator.n) == heard
    room.loop.advance(2 * PAUSES.window)
    assert b.n > heard[0]


@pytest.mark.parametrize(("ask", "waits"), [("could", False), ("always", True)])
def test_with_one_person_nobody_waits_unless_they_wish_to(room: Room, ask: str, waits: bool) -> None:
    keeper, (b,) = room.people(CANNOT, RANDOM, PERSON)
    b.ask(ask)
    assert b.info["windows"] == ask
    heard = b.n
    b.answer(*BUY)
    assert (b.n == heard) is waits
    assert keeper.table.breath.held is waits
    room.loop.advance(PAUSES.window)
    assert b.n > heard


def test_nothing_is_taken_back_within_the_pause(room: Room) -> None:
    _, (b,) = room.people(CANNOT, RANDOM, PERSON)
    b.ask("always")
    b.answer(*BUY)
    assert b.keeper.table.back_of(1)
    with refused("no-back"):
        b.take_back()
    room.loop.advance(PAUSES.window)
    b.take_back()
    assert room.keys(b.keeper) == []


def test_a_bot_is_asked_within_the_same_pause(room: Room) -> None:
    _, (b, _) = room.people(CAN_ANSWER + "hand C: Steam Man\ndeck C: 12 Mako\n", GREEDY, PERSON, PERSON)
    room.bots.say = lambda game, seat: "pass"
    heard = b.n
    b.answer(*BUY)
    assert room.bots.asked == [(0, "greedy")]
    assert b.n == heard
    room.loop.advance(PAUSES.window)
    assert b.n > heard
    assert b.choice["number"] == 2


def test_a_bot_that_is_to_play_waits_until_the_pause_is_over(room: Room) -> None:
    keeper, _ = room.lay(CANNOT, PERSON, GREEDY)
    keeper.table.breath.hold(5.0)
    room.sit(keeper, 0)
    room.loop.advance(4.9)
    assert room.bots.asked == []
    room.loop.advance(0.2)
    assert room.bots.asked == [(1, "greedy")]


def test_each_occasion_makes_the_pause_longer(room: Room) -> None:
    breath = room.lay(CANNOT, PERSON, PERSON)[0].table.breath
    breath.hold(1.0)
    room.loop.advance(0.5)
    breath.hold(1.0)
    assert breath.left == pytest.approx(1.5)
    room.loop.advance(1.4)
    assert breath.held
    room.loop.advance(0.2)
    assert not breath.held


def test_who_never_wants_to_be_asked_is_passed_for_until_the_turn_ends(room: Room) -> None:
    a, b, spectator = watched(room, CAN_ANSWER)
    a.ask("never")
    assert a.info["windows"] == "never"
    assert b.info["windows"] == "could"
    b.answer(*BUY)
    assert room.keys(a.keeper) == [*BUY, "pass"]
    room.loop.advance(PAUSES.window)
    assert a.choice == {}
    assert [line["prompt"]["id"] for line in a.log if line["kind"] == "log-auto-passed"] == ["ask-special"]
    for other in (b, spectator, room.sit(a.keeper)):
        assert all(line["kind"] != "log-auto-passed" for line in other.log)
    again = room.sit(a.keeper, 0)
    assert again.log == a.log
    b.answer("end")
    room.loop.advance(PAUSES.window)
    assert a.info["windows"] == "could"


def test_the_line_that_tells_of_it_stands_where_it_happened(room: Room) -> None:
    a, b, spectator = watched(room, CAN_ANSWER)
    a.ask("never")
    b.answer("play:ghost", "base:workshop", "pass")
    told = len(b.log)
    assert told > 0
    b.answer(*BUY)
    room.loop.advance(PAUSES.window)
    place = [line["kind"] for line in a.log].index("log-auto-passed")
    assert told < place < len(a.log) - 1
    assert a.log[:place] == spectator.log[:place]
    assert a.log == room.sit(a.keeper, 0).log


def test_saying_never_while_one_is_asked_passes_at_once(room: Room) -> None:
    a, b, _ = watched(room, CAN_ANSWER)
    b.answer(*BUY)
    assert a.choice["window"]
    a.ask("never")
    assert room.keys(a.keeper) == [*BUY, "pass"]
    room.loop.advance(PAUSES.window)
    assert b.choice["number"] == 2


def test_a_pass_for_somebody_is_stored_with_the_answer_or_neither_is(room: Room) -> None:
    a, b, _ = watched(room, CAN_ANSWER)
    a.ask("never")
    room.store.fails = True
    with refused("not-saved"):
        b.answer(*BUY)
    assert room.keys(a.keeper) == []
    room.store.fails = False
    b.answer(*BUY)
    room.loop.advance(PAUSES.window)
    assert [line["kind"] for line in a.log].count("log-auto-passed") == 1


def test_what_was_passed_for_somebody_is_not_taken_back(room: Room) -> None:
    a, b, _ = watched(room, CAN_ANSWER)
    a.ask("never")
    b.answer(*BUY)
    room.loop.advance(PAUSES.window)
    assert not b.back


def test_a_bot_on_a_lent_seat_is_asked_although_its_person_never_wanted_to(room: Room) -> None:
    keeper, tokens = room.lay(CAN_ANSWER, PERSON, PERSON)
    a, b = room.sit(keeper, 0), room.sit(keeper, 1)
    a.ask("never")
    a.leave()
    room.loop.advance(PAUSES.away)
    room.loop.run(keeper.lend(tokens[1], 0))
    room.bots.say = lambda game, seat: "pass"
    b.answer(*BUY)
    assert room.bots.asked == [(0, "normal")]


def test_somebody_who_comes_within_the_pause_is_shown_nothing_early(room: Room) -> None:
    _, b, spectator = watched(room, CANNOT)
    b.answer(*BUY)
    late = room.sit(b.keeper)
    assert late.info["state"] == "playing"
    assert late.view == spectator.view
    assert late.log == spectator.log
    reporting = Work(room.loop, b.keeper.report(None))
    room.loop.advance(NEARLY)
    assert not reporting.done()
    room.loop.advance(0.02)
    assert reporting.result["view"] == late.view == spectator.view
    assert reporting.result["log"] == late.log


def test_the_first_to_look_within_the_pause_is_shown_the_table_after_it(room: Room) -> None:
    keeper, _ = room.lay(CANNOT, PERSON, PERSON)
    b = room.sit(keeper, 1)
    b.answer(*BUY)
    late = room.sit(keeper)
    assert late.view == {}
    assert late.types == ["table"]
    room.loop.advance(PAUSES.window)
    assert late.n == 1
    assert late.view["places"] == b.view["places"]


def test_a_stopped_table_lets_everybody_go_and_does_nothing_more(room: Room) -> None:
    a, b, spectator = watched(room, CANNOT)
    b.answer(*BUY)
    b.keeper.stop()
    assert all(person.closed for person in (a, b, spectator))
    room.loop.advance(PAUSES.window)
