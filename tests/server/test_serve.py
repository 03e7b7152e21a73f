"""`potasovka serve` itself."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from potasovka.cli.serve import bind
from potasovka.core import PotasovkaError
from potasovka.server.options import Options, check_report_to, default_file
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


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.9"])
def test_a_host_that_is_not_this_machine_is_blamed_and_not_the_port(host: str) -> None:
    with pytest.raises(PotasovkaError, match="--host") as wrong:
        bind(host, 0)
    assert host in str(wrong.value)
    assert "--port" not in str(wrong.value)


def test_a_second_server_says_where_the_first_one_is_and_what_to_do() -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        taken.listen()
        with pytest.raises(PotasovkaError, match=f"open http://localhost:{port}/; otherwise try another --port"):
            bind("127.0.0.1", port)


@pytest.mark.parametrize("text", ["two\nlines", "x" * 201])
def test_where_to_send_reports_is_one_line(text: str) -> None:
    with pytest.raises(PotasovkaError, match="--report-to"):
        check_report_to(text)


def test_everybody_is_told_where_to_send_reports(tmp_path: Path) -> None:
    where = "https://example.org/problems"
    running = Running(Options(f"sqlite:///{tmp_path}/tables.db", report_to=where))
    try:
        assert running.http.get("/api/games").json()["report_to"] == where
    finally:
        running.stop()


@pytest.mark.parametrize("command", ["serve", "simulate", "play", "replay", "odds", "cards"])
def test_help_names_no_types_of_a_program(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "potasovka.cli.main", command, "--help"], capture_output=True, text=True, check=True
    )
    takes = re.findall(r"^  --\S+ (\S+)", done.stdout, re.MULTILINE)
    assert len(takes) > 1
    assert not any(re.search("str|int|float|path|list|text>", one) for one in takes), takes
