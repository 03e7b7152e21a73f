"""Specials: nobody learns whether somebody was asked, and who does not want to be asked is not."""

from __future__ import annotations

import time
from collections.abc import Callable

from server.helpers import Player, Running

PAUSE = 1.0
COMMON = """
turn: B
base: Workshop
  A: Ghost
base: The Greenhouse
hand B: Toll Bay, Ghost, Sprout
deck B: 12 Mako
"""
CAN_ANSWER = COMMON + "hand A: Hello, Dolly!, Raze\ndeck A: 12 Mako\n"
CANNOT = COMMON + "hand A: Steam Man, Raze\ndeck A: Hello, Dolly!, 11 Mako\n"
BUY = ("play:toll_bay", "base:the_greenhouse")


def sit(server: Running, position: str) -> tuple[str, Player, Player, Player]:
    """A, B and a spectator at a position in which B is about to play."""
    table, tokens = server.lay(position, "person", "person")
    people = server.sit(table, tokens[0]), server.sit(table, tokens[1]), server.sit(table)
    for player in people:
        player.until(lambda player=player: player.view)
    return table, *people


def states(player: Player) -> list[str]:
    """All states a socket heard."""
    return [raw for raw in player.raw if raw.startswith('{"type":"state"')]


def test_whether_a_special_could_be_played_does_not_show(start: Callable[..., Running]) -> None:
    server = start(window_pause=PAUSE)
    heard = []
    for position in (CAN_ANSWER, CANNOT):
        _, a, b, watcher = sit(server, position)
        began = time.monotonic()
        assert b.answer(*BUY)["type"] == "ok"
        n = b.n
        if position is CAN_ANSWER:
            a.until(lambda a=a: a.choice is not None)
            assert a.choice is not None
            assert a.choice["window"]
            assert a.answer("pass")["type"] == "ok"
        b.say(type="answer", number=2, keys=["end"])
        assert b.until_type("refused", "state")["code"] == "not-asked"
        b.until(lambda b=b, n=n: b.n > n)
        waited = time.monotonic() - began
        assert waited >= PAUSE * 0.9
        watcher.until(lambda watcher=watcher: watcher.n > 1)
        b.until(lambda b=b: b.choice is not None)
        for player in (b, watcher):
            player.all_read()
        heard.append((states(b), states(watcher)))
    assert heard[0] == heard[1]


def test_with_one_person_nobody_waits_unless_they_wish_to(start: Callable[..., Running]) -> None:
    server = start(window_pause=PAUSE)
    for ask, waits in (("could", False), ("always", True)):
        table, tokens = server.lay(CANNOT, "random", "person")
        b = server.sit(table, tokens[1])
        b.until(lambda b=b: b.choice)
        b.say(type="windows", ask=ask)
        began = time.monotonic()
        n = b.n
        assert b.answer(*BUY)["type"] == "ok"
        b.until(lambda b=b, n=n: b.n > n)
        assert b.info["windows"] == ask
        assert (time.monotonic() - began >= PAUSE * 0.9) is waits


def test_a_bot_is_asked_within_the_same_pause(start: Callable[..., Running]) -> None:
    server = start(window_pause=PAUSE, bot_pause=30.0)
    position = CAN_ANSWER + "hand C: Steam Man\ndeck C: 12 Mako\n"
    table, tokens = server.lay(position, "greedy", "person", "person")
    b = server.sit(table, tokens[1])
    b.until(lambda: b.choice)
    n = b.n
    assert b.answer(*BUY)["type"] == "ok"
    b.until(lambda: b.n > n)
    assert b.log


def test_who_never_wants_to_be_asked_is_passed_for_until_the_turn_ends(server: Running) -> None:
    table, a, b, watcher = sit(server, CAN_ANSWER)
    a.say(type="windows", ask="never")
    a.until(lambda: a.info["windows"] == "never")
    assert b.answer(*BUY)["type"] == "ok"
    b.until(lambda: b.choice is not None and b.choice["number"] == 2)
    a.all_read()
    assert a.choice is None
    assert [line["prompt"]["id"] for line in a.log if line["kind"] == "log-auto-passed"] == ["ask-special"]
    watcher.all_read()
    assert all(line["kind"] != "log-auto-passed" for player in (b, watcher) for line in player.log)
    assert "pass" in server.answers(table)
    assert b.answer("end")["type"] == "ok"
    a.until(lambda: a.info["windows"] == "could")
    again = server.sit(table, None)
    again.until(lambda: again.view)
    assert again.log == watcher.log or len(again.log) > len(watcher.log)


def test_saying_never_while_one_is_asked_passes_at_once(server: Running) -> None:
    table, a, b, _ = sit(server, CAN_ANSWER)
    assert b.answer(*BUY)["type"] == "ok"
    a.until(lambda: a.choice is not None)
    a.say(type="windows", ask="never")
    a.until(lambda: a.choice is None)
    assert server.answers(table)[-1] == "pass"
    b.until(lambda: b.choice is not None and b.choice["number"] == 2)


def test_somebody_who_comes_within_the_pause_is_shown_nothing_early(start: Callable[..., Running]) -> None:
    server = start(window_pause=PAUSE)
    table, _, b, _ = sit(server, CANNOT)
    assert b.answer(*BUY)["type"] == "ok"
    began = time.monotonic()
    stranger = server.sit(table)
    report = server.http.get(f"/api/tables/{table}/report").json()
    assert time.monotonic() - began >= PAUSE * 0.5
    stranger.all_read()
    assert stranger.view == report["view"]
