"""The same code on PostgreSQL."""

from __future__ import annotations

from potasovka.core import Record
from potasovka.core.replay import replay
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
