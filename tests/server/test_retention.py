"""Tables leave the memory when nobody looks, and the disk when the host wants it; `potasovka tables` keeps house."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import subprocess
import sys
import time
import weakref
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from potasovka.core import Record
from potasovka.core.replay import replay
from potasovka.server.doors import HttpDoor, SocketDoor
from potasovka.table.keeper import Keeper
from potasovka.table.row import Seat
from potasovka.table.table import Table
from potasovka.table.watcher import Guest
from server.helpers import ME, OPEN, RANDOM, Running, wait_for
from server_process import Process

DAY = 86400


def command(folder: Path, *said: str) -> subprocess.CompletedProcess[str]:
    """`potasovka tables …` on the database of a folder."""
    line = [sys.executable, "-m", "potasovka.cli.main", "tables", *said]
    return subprocess.run(
        [*line, "--database", f"sqlite:///{folder}/tables.sqlite3"], capture_output=True, text=True, check=False
    )


def age(folder: Path, table: str, days: float) -> None:
    """Let a table be looked at so many days ago."""
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database, database:
        database.execute("UPDATE tables SET touched = ? WHERE id = ?", (time.time() - days * DAY, table))


def names(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        return {name for (name,) in database.execute("SELECT id FROM tables")}


def finished(server: Running) -> str:
    table, tokens = server.open("hitzroad", ME)
    player = server.sit(table, tokens[0])
    player.play(lambda keys: keys[-1])
    player.close()
    return table


def test_finished_and_abandoned_tables_leave_the_memory(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("potasovka.server.hall.OVER", 0.05)
    server = start()
    over = [finished(server) for _ in range(10)]
    wait_for(lambda: not server.hall.keepers)
    monkeypatch.setattr("potasovka.server.hall.IDLE", 0.05)
    opened = [server.open("hitzroad", ME, RANDOM)[0] for _ in range(20)]
    assert all(server.http.get(f"/api/tables/{table}").status_code == 200 for table in [*over, *opened])
    wait_for(lambda: not server.hall.keepers)
    table, tokens = server.open("hitzroad", ME, RANDOM)
    player = server.sit(table, tokens[0])
    player.until(lambda: player.choice)
    time.sleep(0.3)
    assert list(server.hall.keepers) == [table]  # somebody looks
    assert player.answer(player.keys[0])["type"] == "ok"


def test_what_is_let_go_frees_itself(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables and connections do not wait for the collector."""
    monkeypatch.setattr("potasovka.server.hall.OVER", 0.05)
    monkeypatch.setattr("potasovka.server.hall.IDLE", 0.05)
    made: list[weakref.ref[object]] = []
    for kind in (Table, HttpDoor, SocketDoor):

        def begin(self: Any, *given: Any, plain: Any = kind.__init__, **named: Any) -> None:
            made.append(weakref.ref(self))
            plain(self, *given, **named)

        monkeypatch.setattr(kind, "__init__", begin)
    server = start()
    gc.collect()
    gc.disable()
    try:
        for _ in range(10):
            finished(server)
            table, tokens = server.open("hitzroad", ME, RANDOM)
            player = server.sit(table, tokens[0])
            player.until(lambda player=player: player.choice)
            player.close()
        server.http.close()
        assert len(made) >= 50
        wait_for(lambda: not [one for one in made if one() is not None])
    finally:
        gc.enable()


def test_a_table_stays_for_those_who_come_back_soon(start: Callable[..., Running]) -> None:
    server = start()
    table, tokens = server.open("hitzroad", ME, RANDOM)
    player = server.sit(table, tokens[0])
    player.until(lambda: player.choice)
    keeper = server.hall.keepers[table]
    player.close()
    again = server.sit(table, tokens[0])
    again.until(lambda: again.choice)
    assert server.hall.keepers[table] is keeper


def test_a_table_has_one_keeper_also_if_somebody_comes_while_it_is_put_up(start: Callable[..., Running]) -> None:
    server = start()
    hall = server.hall
    keeper, _ = server.add("hitzroad", {"players": 1}, [Seat("person")])
    row = replace(keeper.table.row, id="again")

    async def come_between() -> list[Keeper]:
        await hall.store.add_table(row)
        return await asyncio.gather(hall.put_up(row), hall.find(row.id), hall.put_up(row))

    first, *others = server.inside(come_between)
    assert [one is first for one in (*others, hall.keepers[row.id])] == [True] * 3


def test_who_leaves_an_old_keeper_does_not_hold_the_new_one_in_memory(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    hall = server.hall
    table, _ = server.open("hitzroad", ME, RANDOM)
    monkeypatch.setattr("potasovka.server.hall.IDLE", 0.2)

    async def leave_the_old_one() -> None:
        old = hall.keepers[table]
        hall._let_go(old)
        assert await hall.find(table) is not old
        hall._let_go(old)
        assert table in hall.keepers
        hall.leave(old, Guest(None, Mock()))

    server.inside(leave_the_old_one)
    wait_for(lambda: not hall.keepers)


def test_tables_nobody_looks_at_are_forgotten_after_a_time(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start(forget_after=30.0)
    old = [server.open("hitzroad", ME, RANDOM)[0] for _ in range(3)]
    fresh, _ = server.open("hitzroad", ME, RANDOM)
    seen, tokens = server.open("hitzroad", ME, RANDOM)
    server.stop()
    for table in [*old, seen]:
        age(tmp_path, table, 31)
    server = start()  # without the wish nothing is forgotten
    assert server.inside(server.hall.forget) == 0
    server.sit(seen, tokens[0])
    server.stop()
    server = start(forget_after=30.0)
    wait_for(lambda: names(tmp_path) == {fresh, seen})
    assert server.http.get(f"/api/tables/{old[0]}").status_code == 404


def test_a_table_that_is_looked_at_is_not_forgotten(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start(forget_after=30.0)
    table, tokens = server.open("hitzroad", ME, RANDOM)
    player = server.sit(table, tokens[0])
    age(tmp_path, table, 31)
    assert server.inside(server.hall.forget) == 0
    player.until(lambda: player.choice)
    assert player.answer(player.keys[0])["type"] == "ok"


def test_a_table_that_was_deleted_leaves_the_memory(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    table, tokens = server.open("hitzroad", ME, RANDOM)
    player = server.sit(table, tokens[0])
    player.until(lambda: player.choice)
    assert command(tmp_path, "delete", table).returncode == 0
    assert player.answer(player.keys[0])["code"] == "no-table"
    assert player.closed()
    assert table not in server.hall.keepers
    assert server.http.get(f"/api/tables/{table}").status_code == 404


def test_a_table_that_was_deleted_while_nobody_did_anything_is_let_go(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    server = start()
    table, tokens = server.open("hitzroad", ME, RANDOM)
    player = server.sit(table, tokens[0])
    player.until(lambda: player.choice)
    assert command(tmp_path, "delete", table).returncode == 0
    server.inside(server.hall.forget)
    assert player.closed()
    assert server.http.get(f"/api/tables/{table}").status_code == 404


def test_a_table_can_be_looked_at_also_if_that_cannot_be_noted(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    table, _ = server.open("hitzroad", ME, RANDOM)
    server.stop()
    server = start()
    monkeypatch.setattr("potasovka.server.hall.touch_tables", Mock(side_effect=OSError))
    assert server.http.get(f"/api/tables/{table}").status_code == 200


def test_the_command_lists_exports_and_deletes_beside_a_running_server(process: Process, tmp_path: Path) -> None:
    import httpx

    from server.helpers import Player

    def opened(*seats: dict[str, Any]) -> tuple[str, dict[str, str]]:
        made = httpx.post(f"{process.url}/api/tables", json={"game": "hitzroad", "seats": list(seats)}).json()
        return made["table"], made["tokens"]

    over, tokens = opened({**ME, "name": "Анна"})
    player = Player(process.port, over, tokens["0"])
    player.play(lambda keys: keys[-1])
    player.close()
    waiting, _ = opened(ME, OPEN)
    playing, _ = opened(ME, RANDOM)

    listed = json.loads(command(tmp_path, "list", "--json").stdout)
    assert {one["table"]: one["state"] for one in listed} == {over: "over", waiting: "waiting", playing: "playing"}
    assert next(one for one in listed if one["table"] == over)["seats"] == ["Анна"]
    shown = command(tmp_path, "list").stdout
    assert all(name in shown for name in (over, waiting, playing))

    folder = tmp_path / "records"
    done = command(tmp_path, "export", str(folder))
    assert (done.returncode, done.stdout) == (0, f"1 records in {folder}\n")
    text = (folder / f"{over}.potasovka").read_text(encoding="utf-8")
    assert replay(Record.from_text(text)).result is not None

    done = command(tmp_path, "delete", over, waiting)
    assert (done.returncode, done.stdout) == (0, "2 tables deleted\n")
    assert [one["table"] for one in json.loads(command(tmp_path, "list", "--json").stdout)] == [playing]
    age(tmp_path, playing, 3)
    assert command(tmp_path, "delete", "--older-than", "2", "--finished").stdout == "0 tables deleted\n"
    assert command(tmp_path, "delete", "--older-than", "2").stdout == "1 tables deleted\n"


def test_what_is_wrong_is_said_in_one_line(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    waiting, _ = server.open("hitzroad", ME, OPEN)
    server.stop()
    (tmp_path / "file").write_text("", encoding="utf-8")
    for said, words in {
        ("export", "records", "nothing"): "there is no table 'nothing'",
        ("export", "records", waiting): "is not over",
        ("export", str(tmp_path / "file")): "nothing can be written",
        ("delete",): "name the tables",
        ("delete", waiting, "--older-than", "3"): "name the tables",
        ("delete", "--older-than", "-1"): "must be a number of days",
        ("delete", waiting, "nothing"): "nothing was deleted",
    }.items():
        done = command(tmp_path, *said)
        assert done.returncode == 2, said
        assert words in done.stderr
        assert done.stderr.count("\n") == 1
    assert names(tmp_path) == {waiting}
    empty = tmp_path / "empty"
    empty.mkdir()
    for _ in range(2):
        done = command(empty, "list")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "the database cannot be read" in done.stderr
        (empty / "tables.sqlite3").touch()
