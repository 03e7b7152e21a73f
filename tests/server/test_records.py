"""A finished game that was played elsewhere gets a link, if the host takes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from potasovka.core import Rng
from potasovka.core.catalogue import game_class
from server.helpers import Running, fast


def record_of(game: str, answers: int | None = None) -> str:
    """A game played at random, or its beginning."""
    played, rng = game_class(game).new({"players": 2}, 5), Rng(1)
    while (choice := played.choice) is not None and len(played.answers) != answers:
        played.pick(rng.below(len(choice)))
    return played.record().to_text()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Running]:
    running = Running(replace(fast(f"sqlite:///{tmp_path}/tables.db"), takes_records=True))
    yield running
    running.stop()


@pytest.mark.parametrize("game", ["hitzroad", "smashup"])
def test_a_game_that_was_brought_is_looked_at_by_anybody_with_its_link(host: Running, game: str) -> None:
    text = record_of(game)
    assert host.http.get("/api/games").json()["takes_records"] is True
    brought = host.http.post("/api/records", content=text)
    assert brought.status_code == 201
    table = brought.json()["table"]
    info = host.http.get(f"/api/tables/{table}").json()
    assert (info["state"], info["local"], info["day"], info["game"]) == ("over", True, None, game)
    assert host.http.get(f"/api/tables/{table}/record").text == text
    answers = text.count("\n") - 6
    replay = host.http.get(f"/api/tables/{table}/replay?at={answers - 3}").json()
    assert replay["at"] == answers - 3
    assert host.http.get(f"/api/tables/{table}/story").json()["winners"] is not None


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        ("nonsense", 422, "bad-record"),
        (record_of("hitzroad", 9), 409, "not-over"),
        (record_of("hitzroad").replace("bid:1", "bid:2", 1), 422, "bad-record"),
        ("x" * 70_000, 413, "too-large"),
    ],
)
def test_what_is_no_finished_game_is_refused_in_words(host: Running, text: str, status: int, code: str) -> None:
    refused = host.http.post("/api/records", content=text)
    assert (refused.json()["error"], refused.status_code) == (code, status)


def test_a_host_who_does_not_take_games_says_so(tmp_path: Path) -> None:
    running = Running(fast(f"sqlite:///{tmp_path}/tables.db"))
    refused = running.http.post("/api/records", content=record_of("hitzroad"))
    assert (refused.status_code, refused.json()["error"]) == (403, "no-records")
    running.stop()


def test_whoever_brings_too_many_has_to_wait(tmp_path: Path) -> None:
    options = fast(f"sqlite:///{tmp_path}/tables.db")
    few = replace(options, takes_records=True, limits=replace(options.limits, home_tables=2.0))
    running = Running(few)
    text = record_of("hitzroad")
    assert [running.http.post("/api/records", content=text).status_code for _ in range(3)] == [201, 201, 429]
    running.stop()
