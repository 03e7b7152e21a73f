"""`potasovka serve` itself."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from potasovka.cli.serve import bind
from potasovka.server.options import Options, default_file
from server.helpers import Running
from server_process import Process


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_cleanly(process: Process, by: signal.Signals) -> None:
    assert httpx.get(f"{process.url}/openapi.json").json()["info"]["title"] == "Potasovka"
    made = httpx.post(f"{process.url}/api/tables", json={"game": "smashup", "lesson": True}).json()
    assert process.interrupt(by) == 0
    said = process.said()
    assert f"http://localhost:{process.port}/" in said
    assert "Traceback" not in said
    assert "leaked" not in said
    assert all(token not in said for token in made["tokens"].values())


def test_a_port_that_is_taken_is_said_in_one_line() -> None:
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        command = [sys.executable, "-m", "potasovka.cli.main", "serve", "--no-browser", "--database", "sqlite://"]
        command += ["--port", str(taken.getsockname()[1])]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "try another --port" in done.stderr


def test_a_database_that_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/no/folder/x.sqlite3", "nonsense", "nosuchthing://x"):
        command = [sys.executable, "-m", "potasovka.cli.main", "serve", "--no-browser", "--port", "0"]
        done = subprocess.run([*command, "--database", url], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "database" in done.stderr


def test_the_database_is_a_file_of_the_user_unless_somebody_says_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("POTASOVKA_DATABASE_URL", raising=False)
    assert Options().url == f"sqlite:///{default_file()}"
    monkeypatch.setenv("POTASOVKA_DATABASE_URL", "sqlite:///other")
    assert Options().url == "sqlite:///other"
    assert Options("sqlite:///mine").url == "sqlite:///mine"


def test_a_seed_deals_the_same_tables_again(start: Callable[..., Running]) -> None:
    """`--seed` is for trials: the order in which tables are opened is all that counts."""
    wish = {"game": "smashup", "seats": [{"kind": "bot", "bot": "random"}] * 2, "open": True}
    dealt = []
    for seed in (5, 5, 6):
        server = start(seed=seed)
        made = [server.http.post("/api/tables", json=wish).json()["table"] for _ in range(2)]
        reports = [server.http.get(f"/api/tables/{table}/report").json() for table in made]
        dealt.append([report["view"]["players"] for report in reports])
        server.stop()
    assert dealt[0] == dealt[1] != dealt[2]
    assert dealt[0][0] != dealt[0][1]
