"""What each of those who look is told: patches, lines of the log, the table itself; and nothing more."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from potasovka.table.patch import Patches
from table.room import FULL, MINE, OPEN, PERSON, RANDOM, Room, play

VALUES = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from("abc"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=8,
)

same_each_time = settings(derandomize=True, database=None, deadline=None)


@same_each_time
@given(VALUES, VALUES)
def test_changes_make_the_new_out_of_the_old(old: object, new: object) -> None:
    whole = {"all": json.loads(json.dumps(old))}
    for path, value in Patches().between({"all": old}, {"all": new}):
        *way, last = path
        inner = whole
        for step in way:
            inner = inner[step]
        inner[last] = value
    assert json.dumps(whole, sort_keys=True) == json.dumps({"all": new}, sort_keys=True)


@same_each_time
@given(VALUES)
def test_what_is_the_same_is_no_change(value: object) -> None:
    assert Patches().between({"all": value}, {"all": json.loads(json.dumps(value))}) == []


def test_each_seat_sees_its_own_hand_and_a_spectator_none(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    spectator = room.sit(keeper)
    hands = [[len(player["hand"]) for player in seat.view["players"]] for seat in (one, other, spectator)]
    assert hands == [[3, 0], [0, 1], [0, 0]]
    assert spectator.info["you"] is None
    assert "log" not in one.view


def test_somebody_is_told_of_the_table_first(room: Room) -> None:
    _, (one, other) = room.people(MINE, PERSON, PERSON)
    assert other.types == ["table", "state", "table"]  # the second time they are here themselves
    assert [seat["here"] for seat in json.loads(other.raw[0])["table"]["seats"]] == [True, False]
    assert [seat["here"] for seat in other.info["seats"]] == [True, True]
    assert one.info["seats"] == other.info["seats"]


def test_changes_sum_up_to_what_a_newcomer_is_shown(room: Room) -> None:
    keeper, _ = room.open("smashup", PERSON, PERSON)
    people = [room.sit(keeper, 0), room.sit(keeper, 1)]
    spectator = room.sit(keeper)
    for _ in range(40):
        play(people, 1)
        room.loop.advance(10)
    for person in (*people, spectator):
        assert person.n > 10
        again = room.sit(keeper, person.guest.seat)
        assert again.n == 1
        assert (again.view, again.log) == (person.view, person.log)
        game = keeper.table.playing()
        whole = game.view(person.guest.seat)
        if game.choice is not None and game.choice.seat == person.guest.seat:
            game.choice.foresee(whole["choice"])  # what would do nothing is told with the question
        assert json.loads(json.dumps(whole)) == person.view
        assert json.loads(json.dumps([event.for_seat(person.guest.seat) for event in game.log])) == person.log
        again.leave()


def test_one_state_is_a_patch_with_the_lines_since_the_last(room: Room) -> None:
    _, (one, _) = room.people(MINE, PERSON, PERSON)
    lines = len(one.log)
    one.answer("play:ghost", "base:workshop")
    message = json.loads(one.raw[-1])
    assert list(message) == ["type", "n", "patch", "film", "log", "log_from", "back"]
    assert message["log_from"] == lines
    assert len(message["log"]) == len(one.log) - lines > 0


def test_who_sees_no_change_hears_nothing(room: Room) -> None:
    keeper, (one, other) = room.people(FULL, PERSON, PERSON)
    spectator = room.sit(keeper)
    one.answer("end")
    heard = len(other.raw), len(spectator.raw)
    one.answer("ghost")
    one.answer("spirit")
    assert (len(other.raw), len(spectator.raw)) == heard
    one.answer("spirit")
    assert other.view["players"][0]["discard"] == ["ghost", "spirit", "spirit"]


def test_two_who_share_a_seat_hear_the_same_under_their_own_numbers(room: Room) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    one.answer("play:ghost")
    second = room.sit(keeper, 0)
    assert (one.n, second.n) == (2, 1)
    one.answer("base:workshop")
    assert (one.n, second.n) == (3, 2)
    assert one.raw[-1].split(b",", 2)[2] == second.raw[-1].split(b",", 2)[2]
    assert second.types.count("ok") == 0


def test_whoever_has_gone_hears_no_more_and_is_away(room: Room) -> None:
    keeper, (one, other) = room.people(MINE, PERSON, PERSON)
    other.leave()
    assert one.info["seats"][1]["here"] is False
    heard = len(other.raw)
    one.answer("end")
    other.leave()
    assert len(other.raw) == heard
    room.loop.advance(12.5)
    again = room.sit(keeper, 1)
    assert json.loads(again.raw[0])["table"]["seats"][1]["away"] is None
    assert again.view["places"] == one.view["places"]


def test_a_table_tells_what_was_agreed_and_no_seed_no_token_no_position(room: Room) -> None:
    keeper, tokens = room.open("smashup", PERSON, OPEN, factions="draft")
    person = room.sit(keeper, 0)
    assert person.info["setup"]["factions"] == "draft"
    assert "seed" not in person.info["setup"]
    told = b"".join(person.raw).decode()
    assert tokens[0] not in told
    assert str(keeper.table.row.seats[0].digest) not in told
    laid, (one,) = room.people(MINE, PERSON, RANDOM)
    assert "position" in laid.table.row.setup
    assert "position" not in one.info["setup"]


def test_a_report_is_what_the_seat_sees_and_a_record_only_at_the_end(room: Room) -> None:
    keeper, (one, _) = room.people(MINE, PERSON, PERSON)
    one.answer("play:ghost")
    report = room.loop.run(keeper.report(0))
    assert (report["table"], report["game"], report["number"]) == (keeper.table.row.id, "smashup", 1)
    assert json.loads(json.dumps(report["view"])) == one.view
    assert report["record"] is None
    assert [player["hand"] for player in room.loop.run(keeper.report(None))["view"]["players"]] == [[], []]
    solo, _ = room.open("hitzroad", PERSON)
    play([room.sit(solo, 0)])
    report = room.loop.run(solo.report(None))
    assert report["record"] == solo.table.record().to_text()
    assert report["number"] == len(solo.table.finished().answers)


def test_a_spectator_is_told_the_odds_of_what_they_are_shown(room: Room) -> None:
    keeper, _ = room.open("hitzroad", PERSON)
    walker, spectator = room.sit(keeper, 0), room.sit(keeper)
    table = keeper.table
    while table.undo is None or table.playing().odds(None) == table.undo.before.odds(None):
        walker.answer(walker.keys[0])
    shown = table.undo.before.odds(None)
    spectator.odds = {}
    spectator.ask_odds()
    assert spectator.odds == ({} if shown is None else json.loads(json.dumps(shown)))


def test_the_odds_of_a_battle_are_told_to_whoever_asks(room: Room) -> None:
    keeper, _ = room.open("hitzroad", PERSON)
    walker = room.sit(keeper, 0)
    while walker.choice and keeper.table.playing().odds(0) is None:
        walker.answer(walker.keys[0])
    walker.ask_odds()
    assert walker.odds == json.loads(json.dumps(keeper.table.playing().odds(0)))
