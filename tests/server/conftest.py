"""Servers for the tests: one for all that need nothing special."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from server.helpers import Running, fast
from server_process import Postgres, Process


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
def process_on(tmp_path: Path) -> Iterator[Callable[[str], Process]]:
    """Start a server of its own process on a database; it does not outlive the test."""
    made: list[Process] = []

    def begin(database: str) -> Process:
        made.append(Process(tmp_path, database=database, name=f"server{len(made)}"))
        made[-1].start()
        return made[-1]

    yield begin
    for one in made:
        one.kill()


@pytest.fixture
def process(process_on: Callable[[str], Process]) -> Process:
    """A server of its own process, running on an SQLite file."""
    return process_on("")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL of its own, in a folder of its own: pytest's is closed to its user whenever another run begins."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory(prefix="potasovka-") as folder:
        patch.setenv("XDG_RUNTIME_DIR", "")
        made = Postgres(Path(folder))
        yield made
        made.close()


@pytest.fixture
def postgres(postgres_server: Postgres) -> Iterator[str]:
    """The address of an empty database."""
    yield postgres_server.url
    postgres_server.clear()
