"""Rows that nobody should have written: they are refused in words, over HTTP and by socket, and the rest lives on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from server.helpers import ME, RANDOM, Running

BAD = {
    "seats that are no JSON": "UPDATE tables SET seats = 'x' WHERE id = :table",
    "seats of another kind": 'UPDATE tables SET seats = \'[{"kind": "chair"}]\' WHERE id = :table',
    "fewer seats": "UPDATE tables SET seats = '[]' WHERE id = :table",
    "a setup that is no JSON": "UPDATE tables SET setup = '{' WHERE id = :table",
    "a setup that is a list": "UPDATE tables SET setup = '[]' WHERE id = :table",
    "a setup of another game": "UPDATE tables SET setup = '{\"boxes\": 3}' WHERE id = :table",
    "a deep setup": 'UPDATE tables SET setup = \'{"a": ' + "[" * 5000 + "]" * 5000 + "}' WHERE id = :table",
    "no seed": "UPDATE tables SET seed = 'x' WHERE id = :table",
    "another game": "UPDATE tables SET game = 'smashup' WHERE id = :table",
    "no game": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "an answer that is none": "INSERT INTO answers VALUES (:table, 50, 0, 'nonsense')",
    "an answer that is no text": "INSERT INTO answers VALUES (:table, 50, 0, x'ff00')",
}
CALLS = ["", "/report", "/record", "/replay?at=0"]


@pytest.mark.parametrize("harm", list(BAD))
def test_a_bad_row_is_refused_in_words(start: Callable[..., Running], tmp_path: Path, harm: str) -> None:
    server = start()
    bad, tokens = server.open("hitzroad", ME, RANDOM)
    player = server.sit(bad, tokens[0])
    player.play(lambda keys: keys[0], most=2)
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
        assert answer.headers["x-frame-options"] == "DENY"
        held += 1
    lost = server.sit(bad, tokens[0], wait=False)
    assert lost.read()["type"] == "refused"
    assert lost.closed()
    assert held == len(CALLS)
    lives = server.sit(good, mine[0])
    lives.until(lambda: lives.choice)
    assert lives.answer(lives.keys[0])["type"] == "ok"
