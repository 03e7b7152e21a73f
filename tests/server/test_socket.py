"""Playing over a socket: what each seat is told, and every way to be refused."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from potasovka.core.words import LANGUAGES, words
from potasovka.server.limits import Limits
from potasovka.server.socket import LARGEST, PATIENCE
from potasovka.table.refusal import NotSaved
from server.helpers import GREEDY, ME, OPEN, RANDOM, Player, Running

MINE = """
turn: A
base: Workshop
  A: Ghost
base: Haunted House
hand A: Ghost, Mechanic, Raze
hand B: Spirit
deck A: 12 Spirit
deck B: 12 Mako
"""
FULL = """
turn: A
base: Workshop
base: Haunted House
hand A: Ghost, 3 Spirit, 2 Haunting, Steam Man, 2 Zeppelin, Bear Hug, Water Lily
hand B: Spirit
deck A: 12 Spirit
deck B: 12 Mako
"""


def two(server: Running, position: str = MINE) -> tuple[str, Player, Player]:
    """Two people at a position."""
    table, tokens = server.lay(position, "person", "person")
    one, other = server.sit(table, tokens[0]), server.sit(table, tokens[1])
    for player in (one, other):
        player.until(lambda player=player: player.view)
    return table, one, other


def refused(player: Player, code: str) -> None:
    """The next thing this socket hears is a refusal, in words of both languages."""
    message = player.until_type("refused", "ok")
    assert message.get("code") == code, message
    for language in LANGUAGES:
        assert words(language).has(message["text"]["id"])


def test_each_seat_sees_its_own_hand_and_a_spectator_none(server: Running) -> None:
    table, one, other = two(server)
    watcher = server.sit(table)
    watcher.until(lambda: watcher.view)
    hands = [[len(player["hand"]) for player in seat.view["players"]] for seat in (one, other, watcher)]
    assert hands == [[3, 0], [0, 1], [0, 0]]
    assert one.choice is not None
    assert other.choice is None
    assert watcher.info["you"] is None
    assert "log" not in one.view


def test_changes_sum_up_to_what_a_newcomer_is_shown(server: Running) -> None:
    table, tokens = server.open("smashup", ME, RANDOM)
    player = server.sit(table, tokens[0])
    player.play(lambda keys: keys[0], most=30)
    player.until(lambda: player.choice is not None or player.view["over"])
    again = server.sit(table, tokens[0])
    again.until(lambda: again.view)
    player.all_read()
    assert (again.view, again.log) == (player.view, player.log)
    assert again.n == 1


def over_the_limit(server: Running) -> tuple[str, Player, Player]:
    """The first of two people must discard three cards."""
    table, one, other = two(server, FULL)
    assert one.answer("end")["type"] == "ok"
    one.until(lambda: one.choice is not None and one.choice["number"] == 1)
    other.all_read()
    return table, one, other


def test_a_choice_that_shows_nothing_to_others_is_not_heard_by_them(server: Running) -> None:
    _, one, other = over_the_limit(server)
    heard = other.n
    for number, key in enumerate(("ghost", "spirit"), 2):
        assert one.answer(key)["type"] == "ok"
        one.until(lambda number=number: one.choice is not None and one.choice["number"] == number)
    other.all_read()
    assert other.n == heard
    assert one.answer("spirit")["type"] == "ok"
    other.until(lambda: other.n > heard)
    assert other.view["players"][0]["discard"] == ["ghost", "spirit", "spirit"]


def test_several_answers_are_given_together_or_not_at_all(server: Running) -> None:
    table, one, _ = two(server)
    assert one.choice is not None
    one.say(type="answer", number=0, keys=["play:ghost", "base:9"])
    refused(one, "illegal")
    assert server.answers(table) == ()
    assert one.answer("play:ghost", "base:workshop")["type"] == "ok"
    assert len(server.answers(table)) == 2


def test_a_whole_set_is_picked_at_once(server: Running) -> None:
    table, one, _ = over_the_limit(server)
    assert one.choice is not None
    assert one.choice["pick"]["least"] == 3
    for keys in (["ghost", "raze", "spirit"], ["ghost", "spirit"], ["ghost", "ghost", "spirit"]):
        one.say(type="picks", number=1, keys=keys)
        refused(one, "illegal")
    one.say(type="picks", number=1, keys=["water_lily", "ghost", "spirit"])
    assert one.until_type("ok", "refused") == {"type": "ok", "number": 1}
    assert len(server.answers(table)) == 4
    one.until(lambda: sorted(one.view["players"][0]["discard"]) == ["ghost", "spirit", "water_lily"])


def test_a_late_a_foreign_and_an_impossible_answer_change_nothing(server: Running) -> None:
    table, one, other = two(server)
    watcher = server.sit(table)
    one.say(type="answer", number=1, keys=["play:ghost"])
    refused(one, "stale")
    one.say(type="answer", number=0, keys=["play:dragon"])
    refused(one, "illegal")
    one.say(type="picks", number=0, keys=["play:ghost"])
    refused(one, "illegal")
    other.say(type="answer", number=0, keys=["play:ghost"])
    refused(other, "not-asked")
    watcher.say(type="answer", number=0, keys=["play:ghost"])
    refused(watcher, "not-asked")
    watcher.say(type="windows", ask="never")
    refused(watcher, "not-asked")
    other.say(type="back")
    refused(other, "no-back")
    other.say(type="odds")
    refused(other, "no-battle")
    assert server.answers(table) == ()
    assert one.answer("play:ghost")["type"] == "ok"
    one.say(type="answer", number=0, keys=["play:ghost"])
    refused(one, "stale")


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "answer"}',
        '{"type": "answer", "number": "0", "keys": ["play:ghost"]}',
        '{"type": "answer", "number": 0, "keys": "play:ghost"}',
        '{"type": "answer", "number": 0, "keys": []}',
        '{"type": "answer", "number": 0, "keys": [1]}',
        '{"type": "answer", "number": 1e400, "keys": ["play:ghost"]}',
        '{"type": "windows", "ask": "sometimes"}',
        '{"type": "hello", "token": null}',
        '{"type": "shout"}',
        "[" * 3000,
        "😀",
        b"\xff\xfe",
    ],
)
def test_what_cannot_be_understood_is_refused(server: Running, message: str | bytes) -> None:
    table, tokens = server.lay(MINE, "person", "random")
    player = server.sit(table, tokens[0])
    player.socket.send(message)
    refused(player, "malformed")
    assert player.answer("play:ghost")["type"] == "ok"


def test_a_message_that_is_too_large_is_refused_and_one_that_is_huge_ends_the_socket(server: Running) -> None:
    table, tokens = server.lay(MINE, "person", "random")
    player = server.sit(table, tokens[0])
    for size in (LARGEST + 1, 1_000_000):
        player.socket.send('{"type": "answer", "number": 0, "keys": ["' + "x" * size + '"]}')
        refused(player, "too-large")
    player.socket.send("ж" * (LARGEST - 10))
    refused(player, "too-large")
    assert player.answer("play:ghost")["type"] == "ok"
    with pytest.raises(ConnectionClosed):  # noqa: PT012
        player.socket.send("x" * 3_000_000)
        while True:
            player.read()


def test_somebody_who_speaks_too_fast_is_refused_and_then_shown_out(start: Callable[..., Running]) -> None:
    server = start(messages=20.0)
    table, tokens = server.lay(MINE, "person", "random")
    player = server.sit(table, tokens[0])
    for _ in range(60):
        player.say(type="odds")
    codes = [player.until_type("refused")["code"] for _ in range(60)]
    assert codes.count("no-battle") >= 20
    assert codes.count("too-fast") >= 20
    for _ in range(20 * PATIENCE):
        try:
            player.say(type="odds")
        except ConnectionClosed:
            break
    assert player.closed()
    again = server.sit(table, tokens[0])
    again.until(lambda: again.choice)
    assert again.answer("play:ghost")["type"] == "ok"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "token": "x" * 32}, "foreign"),
        ({"type": "back"}, "malformed"),
        ({"type": "hello"}, "malformed"),
    ],
)
def test_a_stranger_is_told_so_and_the_socket_is_closed(server: Running, first: dict[str, Any], code: str) -> None:
    table, _ = server.lay(MINE, "person", "random")
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as socket:
        socket.send(json.dumps(first))
        assert json.loads(socket.recv(60))["code"] == code
        with pytest.raises(ConnectionClosed):
            socket.recv(60)


def test_a_table_that_is_not_there_is_refused(server: Running) -> None:
    player = server.sit("nothing", wait=False)
    assert player.read()["code"] == "no-table"
    assert player.closed()


def test_a_page_of_another_origin_cannot_open_a_socket(server: Running) -> None:
    table, _ = server.lay(MINE, "person", "random")
    address = f"ws://127.0.0.1:{server.port}/ws/{table}"
    with pytest.raises(InvalidStatus), connect(address, origin="http://evil.example"):  # type: ignore[arg-type]
        pass
    with connect(address, origin=f"http://127.0.0.1:{server.port}") as socket:  # type: ignore[arg-type]
        socket.send('{"type": "hello", "token": null}')
        assert json.loads(socket.recv(60))["type"] == "table"


def test_before_the_beginning_and_after_the_end_nothing_is_answered(server: Running) -> None:
    table, tokens = server.open("smashup", ME, OPEN)
    player = server.sit(table, tokens[0])
    player.say(type="answer", number=0, keys=["x"])
    refused(player, "waiting")
    table, tokens = server.open("hitzroad", ME)
    player = server.sit(table, tokens[0])
    player.play(lambda keys: keys[-1])
    player.say(type="answer", number=0, keys=["x"])
    refused(player, "over")


def test_an_answer_is_taken_back_while_nobody_has_seen_anything(server: Running) -> None:
    table, one, other = over_the_limit(server)
    before, log, heard = json.loads(json.dumps(one.view)), list(one.log), other.n
    assert not one.back  # two cards were drawn
    assert one.answer("ghost")["type"] == "ok"
    one.until(lambda: one.back)
    other.say(type="back")
    refused(other, "no-back")
    one.say(type="back")
    one.until(lambda: not one.back)
    assert (one.view, one.log) == (before, log)
    assert server.answers(table) == ("end",)
    assert one.answer("ghost", "spirit")["type"] == "ok"
    one.until(lambda: one.back)
    one.say(type="back")
    one.until(lambda: not one.back)
    assert one.view == before
    other.all_read()
    assert other.n == heard
    assert one.answer("ghost", "spirit", "spirit")["type"] == "ok"
    one.say(type="back")
    refused(one, "no-back")  # the other player sees what was discarded, and it is their turn


def test_what_is_not_certain_is_seen_by_nobody_else_and_what_is_stays(server: Running) -> None:
    table, one, other = two(server)
    heard = other.n
    for number, key in enumerate(("play:ghost", "base:workshop", "pass"), 1):
        assert one.answer(key)["type"] == "ok"
        one.until(lambda number=number: one.choice is not None and one.choice["number"] == number)  # type: ignore[misc]
    one.say(type="back", number=1)
    one.until(lambda: one.choice is not None and one.choice["number"] == 1)
    one.say(type="answer", number=0, keys=["play:mechanic"], instead=True)
    assert one.until_type("refused", "ok")["type"] == "ok"
    one.until(lambda: one.choice is not None and one.choice["source"] == "mechanic")
    assert server.answers(table) == ("play:mechanic",)
    other.all_read()
    assert other.n == heard
    one.say(type="answer", number=0, keys=["end"], instead=True)
    assert one.until_type("refused", "ok")["type"] == "ok"
    other.until(lambda: other.choice is not None)
    assert server.answers(table) == ("end",)
    one.say(type="back")
    refused(one, "no-back")


def test_against_bots_a_play_is_taken_back_whoever_looks(server: Running) -> None:
    table, tokens = server.lay(MINE, "person", "random")
    one = server.sit(table, tokens[0])
    one.until(lambda: one.view)
    before, lines = json.loads(json.dumps(one.view)), len(one.log)
    for watched in (False, True):
        assert one.answer("play:ghost", "base:workshop")["type"] == "ok"
        one.until(lambda: one.back)
        assert len(one.log) > lines
        if watched:
            spectator = server.sit(table)
            spectator.until(lambda spectator=spectator: spectator.view)
            report = server.http.get(f"/api/tables/{table}/report").json()
            assert report["view"] == spectator.view
            assert len(spectator.log) == lines
        one.say(type="back")
        one.until(lambda: not one.back)
        assert one.view == before
        assert len(one.log) == lines


def test_drawing_cards_is_not_taken_back(server: Running) -> None:
    table, tokens = server.lay(MINE, "person", "random")
    one = server.sit(table, tokens[0])
    one.until(lambda: one.view)
    assert one.answer("end")["type"] == "ok"
    one.all_read()
    assert not one.back


def test_the_odds_of_a_battle_are_told_when_there_is_one(server: Running) -> None:
    table, tokens = server.open("hitzroad", ME)
    player = server.sit(table, tokens[0])
    found = None
    while found is None and not player.view.get("over"):
        player.until(lambda: player.choice is not None or player.view.get("over"))
        player.say(type="odds")
        message = player.until_type("odds", "refused")
        found = message.get("odds")
        if player.choice is not None:
            player.play(lambda keys: keys[0], most=1)
    assert found


def test_a_thinking_bot_that_breaks_does_not_stop_the_table(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> str:
        raise RuntimeError("secret")

    monkeypatch.setattr("potasovka.server.thinking.Thinking._ask", broken)
    table, tokens = server.open("smashup", ME, GREEDY, first=1)
    player = server.sit(table, tokens[0])
    player.play(lambda keys: keys[0], most=3)
    assert "bot greedy failed at smashup: RuntimeError" in caplog.text
    assert "secret" not in caplog.text


def test_a_disk_that_fails_changes_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, one, _ = two(server)
    with monkeypatch.context() as patch:

        async def full(*_: object) -> None:
            raise NotSaved("OperationalError")

        patch.setattr("potasovka.server.store.DatabaseStore.add_answers", full)
        one.say(type="answer", number=0, keys=["play:ghost"])
        refused(one, "not-saved")
    assert one.answer("play:ghost")["type"] == "ok"


def test_a_database_that_fails_is_said_everywhere(server: Running) -> None:
    table, one, _ = over_the_limit(server)
    assert one.answer("ghost")["type"] == "ok"
    one.until(lambda: one.back)
    store = server.hall.store
    engine, connection = store.worker.engine, store.worker.connection

    class Broken:
        def connect(self) -> None:
            raise RuntimeError("secret")

    store.worker.engine, store.worker.connection = Broken(), None  # type: ignore[assignment]
    try:
        one.say(type="back")
        refused(one, "not-saved")
        one.say(type="answer", number=2, keys=["spirit"])
        refused(one, "not-saved")
        answer = server.http.post("/api/tables", json={"game": "hitzroad", "seats": [ME]})
        assert (answer.status_code, answer.json()["error"]) == (503, "not-saved")
    finally:
        store.worker.engine, store.worker.connection = engine, connection
    one.say(type="back")
    one.until(lambda: not one.back)
    assert server.answers(table) == ("end",)


def test_somebody_who_does_not_say_hello_is_let_go(start: Callable[..., Running]) -> None:
    server = start(limits=Limits(greeting_wait=0.1))
    table, _ = server.lay(MINE, "person", "random")
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as socket:
        began = time.monotonic()
        assert json.loads(socket.recv(60))["code"] == "malformed"
        assert time.monotonic() - began < 60
