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
from potasovka.table.refusal import Stale, Unplayable
from potasovka.table.row import AnswerRow, Further, Seat, Stored, TableRow, TakenBack

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
    assert (played.row.salt, played.row.seal) == (None, None)  # nothing was promised then


def test_a_seed_of_any_length_and_the_salt_come_back_as_they_were(store: DatabaseStore) -> None:
    rows = [replace(ROW, id=f"t{seed}"[:24], seed=seed, salt="5a" * 32) for seed in (0, 2**63, 2**128 - 1, 2**256 - 1)]
    for row in rows:
        asyncio.run(store.add_table(row))
    assert [kept(store, row.id).row for row in rows] == rows


def test_seeds_of_an_older_database_stay_the_same_numbers(url: str) -> None:
    engine = sa.create_engine(url)
    migrate(engine, "0002")
    seeds = (0, 7, 2**62 - 1)
    columns = "id, game, rules, setup, seed, seats, lesson, over"
    row = f"INSERT INTO tables ({columns}) VALUES ('{{0}}', 'g', '2', '{{{{}}}}', {{0}}, '[]', false, false)"
    with engine.begin() as connection:
        for seed in seeds:
            connection.exec_driver_sql(row.format(seed))
    engine.dispose()
    store = DatabaseStore(url)
    try:
        assert [kept(store, str(seed)).row.seed for seed in seeds] == list(seeds)
    finally:
        store.close()


def given(store: DatabaseStore, number: int, key: str = "pass", version: int = 0) -> None:
    asyncio.run(store.add_answers([AnswerRow("t", number, 0, key)], version, False))


def test_only_what_was_seen_is_taken_back(store: DatabaseStore) -> None:
    asyncio.run(store.add_table(ROW))
    for number in range(3):
        given(store, number)
    for version, number, until in ((0, 1, 2), (0, 1, 4), (1, 1, 3)):
        with pytest.raises(Stale):
            asyncio.run(store.take_back(replace(ROW, version=version), TakenBack(number, until)))
    assert kept(store) == Stored(ROW, [(0, "pass")] * 3)
    asyncio.run(store.take_back(ROW, TakenBack(1, 3)))
    assert kept(store) == Stored(replace(ROW, version=1), [(0, "pass")])


def test_what_can_be_taken_back_is_kept_until_something_was(store: DatabaseStore) -> None:
    asyncio.run(store.add_table(ROW))
    for number in range(2):
        asyncio.run(store.add_answers([AnswerRow("t", number, 0, "pass", number)], 0, False))
    assert kept(store).chain == (0, 1)
    assert asyncio.run(store.read_on("t", 0, 1)) == Further([(0, "pass")], (1,))
    asyncio.run(store.take_back(ROW, TakenBack(1, 2, (0,))))
    assert kept(store) == Stored(replace(ROW, version=1), [(0, "pass")], (0,))
    asyncio.run(store.save_table(replace(ROW, version=1), certain=True))
    assert kept(store) == Stored(replace(ROW, version=2), [(0, "pass")])


def test_one_answer_takes_the_place_of_others_or_nothing_changes(store: DatabaseStore) -> None:
    asyncio.run(store.add_table(ROW))
    for number in range(2):
        given(store, number)
    instead = [AnswerRow("t", 1, 0, "end", 1)]
    with pytest.raises(Stale):
        asyncio.run(store.take_back(replace(ROW, version=1), TakenBack(1, 2, (), instead, True)))
    assert kept(store) == Stored(ROW, [(0, "pass")] * 2)
    asyncio.run(store.take_back(ROW, TakenBack(1, 2, (), instead, True)))
    assert kept(store) == Stored(replace(ROW, version=1, over=True), [(0, "pass"), (0, "end")], (1,))


def test_nothing_is_added_to_another_version_than_was_seen(store: DatabaseStore) -> None:
    asyncio.run(store.add_table(ROW))
    given(store, 0)
    asyncio.run(store.take_back(ROW, TakenBack(0, 1)))
    with pytest.raises(Stale):
        given(store, 0)
    with pytest.raises(Stale):
        asyncio.run(store.add_answers([AnswerRow("nothing", 0, 0, "pass")], 0, False))
    given(store, 0, version=1)
    assert kept(store).given == [(0, "pass")]


def test_a_row_is_changed_only_if_it_was_seen(store: DatabaseStore) -> None:
    asyncio.run(store.add_table(ROW))
    asyncio.run(store.save_table(replace(ROW, rematch="u"), replace(ROW, id="u")))
    with pytest.raises(Stale):
        asyncio.run(store.save_table(replace(ROW, rematch="v"), replace(ROW, id="v")))
    assert kept(store).row.rematch == "u"
    assert kept(store, "u").row == replace(ROW, id="u")
    assert asyncio.run(store.load_table("v")) is None


def test_what_is_new_is_read_or_all_if_the_version_is_another(store: DatabaseStore) -> None:
    asyncio.run(store.add_table(ROW))
    given(store, 0, "a")
    given(store, 1, "b")
    assert asyncio.run(store.read_on("t", 0, 2)) == Further([])
    assert asyncio.run(store.read_on("t", 0, 1)) == Further([(0, "b")])
    assert asyncio.run(store.read_on("t", 1, 1)) == kept(store)
    assert asyncio.run(store.read_on("nothing", 0, 0)) is None
    given(store, 3, "d")
    with pytest.raises(Unplayable):
        asyncio.run(store.read_on("t", 0, 2))
