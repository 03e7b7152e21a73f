"""The database: what was stored before stays, and an end is stored with its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from potasovka.server.database import migrate
from potasovka.server.store import DatabaseStore
from potasovka.table.refusal import Stale
from potasovka.table.row import AnswerRow, Seat, Stored, TableRow

ROW = TableRow("t", "hitzroad", "2", {"players": 1}, 5, (Seat("person", name="Анна", digest="x"),))
OLD = """
INSERT INTO tables (id, game, version, setup, seed, seats, lesson, rematch) VALUES
 ('played', 'smashup', '0.4.0', '{"players":2}', 3,
  '[{"kind":"person","name":"Анна"},{"kind":"bot","bot":"greedy"}]', false, NULL),
 ('again', 'hitzroad', '1', '{"players":1}', 4, '[{"kind":"person"}]', true, 'played')
"""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite3"


@pytest.fixture
def store(url: str) -> Iterator[DatabaseStore]:
    made = DatabaseStore(url)
    yield made
    made.close()


def kept(store: DatabaseStore, table: str = "t") -> Stored:
    found = asyncio.run(store.load_table(table))
    assert found is not None
    return found


def test_a_table_comes_back_as_it_was_stored(store: DatabaseStore) -> None:
    asyncio.run(store.add_table(ROW))
    assert kept(store) == Stored(ROW, [])
    assert asyncio.run(store.load_table("nothing")) is None


def test_only_what_may_change_is_written_again(store: DatabaseStore) -> None:
    asyncio.run(store.add_table(ROW))
    asyncio.run(store.add_answers([AnswerRow("t", 0, 0, "pass")], 0, True))
    stale = replace(ROW, rematch="u", seats=(Seat("open"),), seed=6)
    asyncio.run(store.save_table(stale))
    assert kept(store).row == replace(ROW, rematch="u", seats=(Seat("open"),), over=True, version=1)


def test_the_end_is_stored_with_the_last_answers_or_neither_is(store: DatabaseStore) -> None:
    asyncio.run(store.add_table(ROW))
    asyncio.run(store.add_answers([AnswerRow("t", 0, 0, "pass")], 0, False))
    assert not kept(store).row.over
    with pytest.raises(Stale):
        asyncio.run(store.add_answers([AnswerRow("t", 1, 0, "pass"), AnswerRow("t", 0, 0, "pass")], 0, True))
    assert kept(store) == Stored(ROW, [(0, "pass")])
    asyncio.run(store.add_answers([AnswerRow("t", 1, 0, "end")], 0, True))
    assert kept(store).row.over
    assert kept(store).given == [(0, "pass"), (0, "end")]


def test_of_those_that_are_committed_together_only_the_finished_one_is_over(store: DatabaseStore) -> None:
    async def both() -> list[Any]:
        for name in ("t", "u"):
            await store.add_table(replace(ROW, id=name))
        writes = [store.add_answers([AnswerRow(name, 0, 0, "pass")], 0, name == "u") for name in ("t", "u", "t")]
        return await asyncio.gather(*writes, return_exceptions=True)

    done = asyncio.run(both())
    assert [type(one) for one in done] == [type(None), type(None), Stale]
    assert (kept(store, "t").row.over, kept(store, "u").row.over) == (False, True)


def test_tables_of_an_older_database_are_kept(url: str) -> None:
    engine = sa.create_engine(url)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql(OLD)
        connection.exec_driver_sql("INSERT INTO answers VALUES ('played', 0, 1, 'end')")
    engine.dispose()
    store = DatabaseStore(url)
    try:
        played, again = kept(store, "played"), kept(store, "again")
    finally:
        store.close()
    seats = (Seat("person", name="Анна"), Seat("bot", bot="greedy"))
    assert played == Stored(TableRow("played", "smashup", "0.4.0", {"players": 2}, 3, seats), [(1, "end")])
    assert (again.row.rules, again.row.rematch, again.row.lesson) == ("1", "played", True)
    assert again.row.over  # or nobody could have played again
