"""Rows that nobody should have written: they are refused in words, over HTTP and by socket, and the rest lives on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from potasovka.core import PotasovkaError
from potasovka.server.archive import Archive
from potasovka.smashup import SmashUp
from server.helpers import ME, RANDOM, Running

BAD = {
    "a gap": "DELETE FROM answers WHERE table_id = :table AND number = 1",
    "a first answer that is missing": "DELETE FROM answers WHERE table_id = :table AND number = 0",
    "a seat that there is not": "UPDATE answers SET seat = 7 WHERE table_id = :table AND number = 1",
    "a seat that was not asked": "UPDATE answers SET seat = 1 - seat WHERE table_id = :table AND number = 1",
    "an illegal key": "UPDATE answers SET key = 'nonsense' WHERE table_id = :table AND number = 1",
    "seats that are no JSON": "UPDATE tables SET seats = 'x' WHERE id = :table",
    "seats of another kind": 'UPDATE tables SET seats = \'[{"kind": "chair"}]\' WHERE id = :table',
    "fewer seats": "UPDATE tables SET seats = '[]' WHERE id = :table",
    "a setup that is no JSON": "UPDATE tables SET setup = '{' WHERE id = :table",
    "a setup that is a list": "UPDATE tables SET setup = '[]' WHERE id = :table",
    "a setup of another game": "UPDATE tables SET setup = '{\"boxes\": 3}' WHERE id = :table",
    "a deep setup": 'UPDATE tables SET setup = \'{"a": ' + "[" * 5000 + "]" * 5000 + "}' WHERE id = :table",
    "no seed": "UPDATE tables SET seed = 'x' WHERE id = :table",
    "another game": f"UPDATE tables SET game = 'smashup', rules = '{SmashUp.rules}' WHERE id = :table",
    "other rules": "UPDATE tables SET rules = 'x' WHERE id = :table",
    "no game": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "an answer that is none": "INSERT INTO answers VALUES (:table, 50, 0, 'nonsense', NULL)",
    "an answer that is no text": "INSERT INTO answers VALUES (:table, 50, 0, x'ff00', NULL)",
}
TOLD = {"no game": {"no-game"}, "other rules": {"version"}, "fewer seats": {"broken", "foreign"}}
"""What is not told as broken; without seats nobody's token can be known for the record."""
CALLS = ["", "/report", "/record", "/replay?at=0", "/story", "/review"]


@pytest.mark.parametrize("harm", list(BAD))
def test_a_bad_row_is_refused_in_words(start: Callable[..., Running], tmp_path: Path, harm: str) -> None:
    server = start()
    bad, tokens = server.open("hitzroad", ME, RANDOM)
    player = server.sit(bad, tokens[0])
    player.play(lambda keys: keys[0], most=3)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        database.execute(BAD[harm], {"table": bad})
    server = start()
    good, mine = server.open("hitzroad", ME, RANDOM)
    held = 0
    for call in CALLS:
        answer = server.http.get(f"/api/tables/{bad}{call}", headers={"authorization": f"Bearer {tokens[0]}"})
        assert answer.status_code >= 400, call
        assert set(answer.json()) == {"error", "text"}
        assert answer.json()["error"] in TOLD.get(harm, {"broken"}), call
        assert answer.headers["x-frame-options"] == "DENY"
        held += 1
    lost = server.sit(bad, tokens[0], wait=False)
    assert lost.read()["type"] == "refused"
    assert lost.closed()
    assert held == len(CALLS)
    lives = server.sit(good, mine[0])
    lives.until(lambda: lives.choice)
    assert lives.answer(lives.keys[0])["type"] == "ok"


def test_the_host_can_still_list_and_export_the_others(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    bad, good = (server.open("hitzroad", ME, RANDOM)[0] for _ in range(2))
    server.stop()
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET seats = '[1]', over = 1 WHERE id = ?", (bad,))
    archive = Archive(f"sqlite:///{file}")
    assert [shelf.row.id for shelf in archive.shelves()] == [good]
    with pytest.raises(PotasovkaError, match=f"table {bad} cannot be read"):
        archive.record(bad)


@pytest.mark.parametrize("name", ["%00", "a%00b", "%F0%9F%90%BB", "a.b", "a" * 24 + "b"])
def test_what_no_table_is_called_is_not_looked_for(server: Running, name: str) -> None:
    assert server.http.get(f"/api/tables/{name}").status_code in (404, 422)


@pytest.mark.parametrize("body", [{"game": "\ud800"}, {"game": "smashup", "seats": [{"kind": "bot", "bot": "\ud800"}]}])
def test_halves_of_characters_are_refused_in_words(server: Running, body: dict[str, object]) -> None:
    answer = server.http.post("/api/tables", content=json.dumps(body), headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert set(answer.json()) == {"error", "text"}
