"""Rows that nobody could have written are told as such, and the rest of the house lives on."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from server.helpers import ME, Running
from server.test_tables import refused_everywhere

SPOILT = {
    "a gap": "DELETE FROM answers WHERE table_id = :table AND number = 1",
    "a first answer that is missing": "DELETE FROM answers WHERE table_id = :table AND number = 0",
    "a seat that there is not": "UPDATE answers SET seat = 7 WHERE table_id = :table AND number = 1",
    "a seat that was not asked": "UPDATE answers SET seat = 1 - seat WHERE table_id = :table AND number = 1",
    "an illegal key": "UPDATE answers SET key = 'nonsense' WHERE table_id = :table AND number = 1",
    "seats that are no JSON": "UPDATE tables SET seats = '[{' WHERE id = :table",
    "seats that are none": 'UPDATE tables SET seats = \'[{"kind": "cat"}]\' WHERE id = :table',
    "no seats": "UPDATE tables SET seats = '[]' WHERE id = :table",
    "a setup that is no JSON": "UPDATE tables SET setup = 'x' WHERE id = :table",
    "a setup that is no setup": "UPDATE tables SET setup = '[1]' WHERE id = :table",
    "a setup of another game": "UPDATE tables SET setup = '{\"players\": 99}' WHERE id = :table",
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT.keys())
def test_a_bad_row_is_told_in_words(server: Running, spoil: str) -> None:
    table, tokens = server.open("hitzroad", ME, ME)
    people = [server.sit(table, tokens[seat]) for seat in (0, 1)]
    for _ in range(3):
        for person in people:
            person.all_read()
        asked = next(person for person in people if person.choice)
        asked.answer(asked.keys[0])
    server.hall.keepers.pop(table)
    run(server, spoil, table=table)
    refused_everywhere(server, table, tokens[0], "broken")
    answer = server.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["error"]) == (409, "broken")
    server.sit(*server.open("hitzroad", ME)[:1])


def run(server: Running, sql: str, **values: Any) -> None:
    """Do something in the database."""
    server.inside(lambda: server.hall.store.work(lambda connection: connection.execute(sa.text(sql), values)))
