"""The same code on PostgreSQL."""

from __future__ import annotations

import asyncio
import time

import sqlalchemy as sa

from potasovka.core import Record
from potasovka.core.replay import replay
from potasovka.server.archive import forget_old, touch_tables
from potasovka.server.database import migrate
from potasovka.server.store import DatabaseStore
from potasovka.table.row import Stored, TableRow
from server.helpers import ME, RANDOM, Running, fast


def test_a_game_is_played_stopped_and_finished_on_postgresql(postgres: str) -> None:
    server = Running(fast(postgres))
    table, tokens = server.open("smashup", ME, RANDOM)
    player = server.sit(table, tokens[0])
    player.play(lambda keys: keys[0], most=5)
    server.stop()
    server = Running(fast(postgres))
    try:
        again = server.sit(table, tokens[0])
        again.until(lambda: again.choice)
        assert again.choice is not None
        assert again.choice["number"] == 5
        solo, mine = server.open("hitzroad", ME)
        walker = server.sit(solo, mine[0])
        walker.play(lambda keys: keys[-1])
        record = Record.from_text(server.http.get(f"/api/tables/{solo}/record").text)
        assert list(replay(record).view(None)["scores"]) == walker.view["scores"]
    finally:
        server.stop()


def test_a_table_that_somebody_just_comes_to_is_not_forgotten(postgres: str) -> None:
    server = Running(fast(postgres))
    engine = sa.create_engine(postgres)
    try:
        names = [server.open("hitzroad", ME, RANDOM)[0] for _ in range(2)]
        with engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE tables SET touched = {int(time.time()) - 31 * 86400}")
        with engine.begin() as coming, engine.begin() as forgetting:
            touch_tables(coming, names[:1])
            forgetting.exec_driver_sql("SET LOCAL lock_timeout = '5s'")
            assert forget_old(forgetting, 30) == 1
        with engine.begin() as connection:
            assert connection.exec_driver_sql("SELECT id FROM tables").scalars().all() == names[:1]
    finally:
        engine.dispose()
        server.stop()


def test_seeds_of_an_older_database_are_kept_on_postgresql(postgres: str) -> None:
    engine = sa.create_engine(postgres)
    migrate(engine, "0002")
    columns = "id, game, rules, setup, seed, seats, lesson, over"
    with engine.begin() as connection:
        connection.exec_driver_sql(
            f"INSERT INTO tables ({columns}) VALUES ('old', 'g', '2', '{{}}', {2**62 - 1}, '[]', false, false)"
        )
    engine.dispose()
    store = DatabaseStore(postgres)
    try:
        new = TableRow("new", "g", "3", {}, 2**128 - 1, (), salt="5a" * 32)
        asyncio.run(store.add_table(new))
        kept = [asyncio.run(store.load_table(name)) for name in ("old", "new")]
    finally:
        store.close()
    assert kept == [Stored(TableRow("old", "g", "2", {}, 2**62 - 1, ()), []), Stored(new, [])]
