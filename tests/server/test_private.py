"""Who may look and sit: a private table wants the secret of its link, and a rematch's seats are kept."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from potasovka.core.catalogue import game_class
from potasovka.server.database import migrate
from potasovka.table.row import digest_of
from server.helpers import ME, OPEN, RANDOM, Running


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def opened(server: Running, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    made = server.http.post("/api/tables", json={"game": "hitzroad", "seats": list(seats), **more})
    assert made.status_code == 201
    found: dict[str, Any] = made.json()
    return found


def finished(server: Running) -> dict[str, Any]:
    made = opened(server, ME)
    server.sit(made["table"], made["tokens"]["0"]).play(lambda keys: keys[-1])
    return made


CALLS = ["", "/report", "/record", "/story", "/review", "/replay?at=3", "/replay?at=3&seat=0"]


def test_nothing_of_a_private_table_is_shown_without_the_link(server: Running) -> None:
    made = finished(server)
    assert made["secret"]
    held = 0
    for call in CALLS:
        url = f"/api/tables/{made['table']}{call}"
        refused = server.http.get(url)
        assert (refused.status_code, refused.json()["error"]) == (403, "private")
        assert server.http.get(url, headers=bearer("x" * 32)).status_code == 401
        held += 2
    for token in (None, "x" * 32):
        stranger = server.sit(made["table"], token, wait=False)
        assert stranger.read()["code"] == ("private" if token is None else "foreign")
        assert stranger.closed()
        held += 1
    assert held == 16
    for key in (made["secret"], made["tokens"]["0"]):
        for call in CALLS:
            assert server.http.get(f"/api/tables/{made['table']}{call}", headers=bearer(key)).status_code == 200
    watcher = server.sit(made["table"], made["secret"])
    assert watcher.info["you"] is None
    assert watcher.info["open"] is False
    watcher.until(lambda: watcher.view)
    assert watcher.view["seat"] is None


def test_the_secret_is_no_seat(server: Running) -> None:
    made = opened(server, ME, OPEN)
    url = f"/api/tables/{made['table']}"
    bot = {"kind": "bot", "bot": "random"}
    assert server.http.put(f"{url}/seats/1", json=bot, headers=bearer(made["secret"])).status_code == 401
    assert server.http.post(f"{url}/rematch", headers=bearer(made["secret"])).status_code == 401
    assert server.http.get(url, headers=bearer(made["secret"])).json()["you"] is None


def test_a_seat_at_a_private_table_wants_the_link(server: Running) -> None:
    made = opened(server, ME, OPEN)
    url = f"/api/tables/{made['table']}/seats/1"
    for headers in ({}, bearer("x" * 32)):
        assert server.http.post(url, json={}, headers=headers).json()["error"] == "private"
    assert server.http.post(url, json={}, headers=bearer(made["secret"])).status_code == 201


def test_an_open_table_says_so(server: Running) -> None:
    made = opened(server, ME, OPEN, open=True)
    assert made["secret"] is None
    assert server.http.get(f"/api/tables/{made['table']}").json()["open"] is True
    assert server.sit(made["table"]).info["open"] is True
    assert server.http.post(f"/api/tables/{made['table']}/seats/1", json={}).status_code == 201


def test_no_secret_is_told_or_kept(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    made = finished(server)
    key = bearer(made["tokens"]["0"])
    said = [server.http.get(f"/api/tables/{made['table']}{call}", headers=key).text for call in CALLS]
    watcher = server.sit(made["table"], made["secret"])
    watcher.until(lambda: watcher.view)
    assert all(made["secret"] not in text for text in [*said, *watcher.raw])
    server.stop()
    kept = list(sqlite3.connect(tmp_path / "tables.sqlite3").iterdump())
    assert any(made["table"] in line for line in kept)
    assert all(made["secret"] not in line for line in kept)


def test_the_seats_of_a_rematch_are_kept_for_those_who_sat(server: Running) -> None:
    """A stranger who knows both addresses, and even one who watches by the link, gets none of them."""
    made = opened(server, {**ME, "name": "Анна"}, OPEN)
    old = f"/api/tables/{made['table']}"
    boris = server.http.post(f"{old}/seats/1", json={"name": "Борис"}, headers=bearer(made["secret"])).json()["token"]
    players = server.sit(made["table"], made["tokens"]["0"]), server.sit(made["table"], boris)
    while not players[0].view.get("over"):
        for player in players:
            player.all_read()
            if player.choice is not None:
                player.answer(player.keys[-1])
    again = server.http.post(f"{old}/rematch", headers=bearer(made["tokens"]["0"])).json()
    new = f"/api/tables/{again['table']}"
    told = server.http.get(new, headers=bearer(made["secret"])).json()["seats"][1]
    assert (told["kind"], told["name"], told["kept"]) == ("open", "Борис", True)
    held = 0
    for headers in ({}, bearer("x" * 32), bearer(made["secret"]), bearer(made["tokens"]["0"])):
        refused = server.http.post(f"{new}/seats/1", json={"name": "Борис"}, headers=headers)
        assert (refused.status_code, refused.json()["error"]) == (403, "kept")
        held += 1
    assert held == 4
    assert server.http.get(new, headers=bearer(boris)).status_code == 401  # the old token is no seat here
    sat = server.http.post(f"{old}/rematch", headers=bearer(boris)).json()["tokens"]
    assert list(sat) == ["1"]
    assert server.http.get(new, headers=bearer(sat["1"])).json()["state"] == "playing"


def test_the_host_can_free_a_kept_seat(server: Running) -> None:
    made = opened(server, ME, OPEN)
    old = f"/api/tables/{made['table']}"
    other = server.http.post(f"{old}/seats/1", json={}, headers=bearer(made["secret"])).json()["token"]
    players = server.sit(made["table"], made["tokens"]["0"]), server.sit(made["table"], other)
    while not players[0].view.get("over"):
        for player in players:
            player.all_read()
            if player.choice is not None:
                player.answer(player.keys[-1])
    again = server.http.post(f"{old}/rematch", headers=bearer(made["tokens"]["0"])).json()
    new = f"/api/tables/{again['table']}/seats/1"
    freed = server.http.put(new, json={"kind": "open"}, headers=bearer(again["tokens"]["0"])).json()["seats"][1]
    assert (freed["kind"], freed["name"], freed["kept"]) == ("open", None, False)
    assert server.http.post(new, json={}).json()["error"] == "private"
    assert server.http.post(new, json={}, headers=bearer(made["secret"])).status_code == 201


def test_a_table_of_before_goes_on_for_its_players_and_for_nobody_else(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    migrate(engine, "0002")
    seats = json.dumps([{"kind": "person", "digest": digest_of("mine")}, {"kind": "open"}])
    rules = game_class("hitzroad").rules
    insert = "INSERT INTO tables VALUES (?, 'hitzroad', ?, '{\"players\": 2}', 3, ?, 0, NULL, ?)"
    with engine.begin() as connection:
        connection.exec_driver_sql(insert, ("waiting", rules, seats, False))
        connection.exec_driver_sql(insert, ("played", "of old", seats, True))
        connection.exec_driver_sql("INSERT INTO answers VALUES ('played', 0, 1, 'end')")
    engine.dispose()
    server = start()
    assert server.http.get("/api/tables/played/record").json()["error"] == "private"
    assert "rules of old" in server.http.get("/api/tables/played/record", headers=bearer("mine")).text
    assert server.sit("waiting", wait=False).read()["code"] == "private"
    assert server.sit("waiting", "mine").info["you"] == 0
    assert server.http.post("/api/tables/waiting/seats/1", json={}).status_code == 201


@pytest.mark.parametrize("value", [2, None])
def test_open_is_a_switch(server: Running, value: Any) -> None:
    wish = {"game": "hitzroad", "seats": [ME, RANDOM], "open": value}
    assert server.http.post("/api/tables", json=wish).json()["error"] == "malformed"
