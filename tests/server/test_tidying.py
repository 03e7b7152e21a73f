"""A server's process looks for cycles after many requests, not in the middle of answers."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from potasovka.server import tidying
from potasovka.server.store import DatabaseStore
from potasovka.server.tidying import Tidying
from potasovka.table.refusal import NotSaved


class Knot:
    """Something that only a look for cycles can free."""

    def __init__(self) -> None:
        self.myself = self


@pytest.fixture
def by_hand() -> Iterator[None]:
    tidying.tidy_by_hand()
    yield
    gc.enable()
    gc.unfreeze()


@pytest.mark.usefixtures("by_hand")
def test_what_requests_leave_behind_is_tidied_up_after_many_of_them() -> None:
    left, knots = Tidying(), []
    for _ in range(tidying.MOST_LEFT - 1):
        knots.append(weakref.ref(Knot()))
        left.note()
    assert all(knot() is not None for knot in knots)
    left.note()
    assert not any(knot() is not None for knot in knots)


def test_where_python_tidies_up_by_itself_nothing_is_done() -> None:
    assert gc.isenabled()
    frozen = gc.get_freeze_count()
    tidying.tidy()
    assert gc.get_freeze_count() == frozen


def test_a_database_that_fails_again_and_again_leaves_nothing_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who cannot be answered tries again on the same socket, and every failure leaves a trace behind."""
    store = DatabaseStore(f"sqlite:///{tmp_path}/tables.sqlite3")
    collected: list[bool] = []
    monkeypatch.setattr(tidying, "tidy", lambda: collected.append(True))

    def fail(connection: sa.Connection) -> None:
        raise OSError("gone")

    async def try_often() -> None:
        for _ in range(2 * tidying.MOST_FAILED):
            with pytest.raises(NotSaved):
                await store.work(fail)

    asyncio.run(try_often())
    store.close()
    assert len(collected) == 2
