"""Whose bots think: one server at a time, and never one that is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from potasovka.server import lease
from potasovka.server.lease import Leases
from potasovka.server.store import DatabaseStore
from potasovka.table.refusal import NotSaved


@pytest.fixture
def stores(postgres: str) -> Iterator[list[DatabaseStore]]:
    made = [DatabaseStore(postgres), DatabaseStore(postgres)]
    yield made
    for store in made:
        store.close()


def test_one_server_leads_until_it_gives_it_up_or_is_gone(stores: list[DatabaseStore]) -> None:
    async def trial() -> None:
        one, other = (Leases(store) for store in stores)
        assert await one.take("a")
        assert await one.take("a")
        assert not await other.take("a")
        assert await other.take("b")
        assert not one.held("b")
        one.give("a")
        await stores[0].work(lambda _: None)  # what was asked for is done
        assert not one.held("a")
        assert await other.take("a")
        with pytest.raises(NotSaved):  # a connection that failed is not used again
            await stores[1].work(lambda connection: connection.exec_driver_sql("SELECT nonsense"))
        assert not other.held("a")
        for table in ("b", "a"):
            while not await one.take(table):  # its locks go when the database has noticed that it is gone
                await asyncio.sleep(0.01)

    asyncio.run(trial())


def test_a_server_that_stands_still_is_led_no_more(
    stores: list[DatabaseStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def trial() -> None:
        one, other = (Leases(store) for store in stores)
        assert await one.take("a")
        assert not await other.take("a")
        monkeypatch.setattr(lease, "END_SILENT", lease.END_SILENT.replace(lease.SILENT, "0 s"))
        assert not await other.take("a")
        while not await other.take("a"):  # the database ends its connection
            await asyncio.sleep(0.01)
        with pytest.raises(NotSaved):
            await stores[0].work(lambda connection: connection.exec_driver_sql("SELECT 1"))
        assert not one.held("a")
        assert not await one.take("a")

    asyncio.run(trial())
