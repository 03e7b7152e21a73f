"""One SQLite file is for one server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from potasovka.core import PotasovkaError
from potasovka.server.store import DatabaseStore
from server_process import Process, free_port


def test_a_second_server_on_one_file_is_refused_in_one_sentence(process: Process, tmp_path: Path) -> None:
    second = [sys.executable, "-m", "potasovka.cli.main", "serve", "--no-browser", "--port", str(free_port())]
    second += ["--database", f"sqlite:///{tmp_path}/tables.sqlite3"]
    done = subprocess.run(second, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    said = " ".join((done.stdout + done.stderr).split())
    assert "another server" in said
    assert "Traceback" not in said
    process.kill()
    process.start()


def test_another_name_of_the_file_is_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "real").mkdir()
    (tmp_path / "linked").symlink_to(tmp_path / "real")
    (tmp_path / "linked.sqlite3").symlink_to(tmp_path / "real" / "tables.sqlite3")
    first = DatabaseStore(f"sqlite:///{tmp_path}/real/tables.sqlite3")
    try:
        for name in ("real/tables.sqlite3", "./real/../linked/tables.sqlite3", "linked.sqlite3"):
            with pytest.raises(PotasovkaError, match="another server"):
                DatabaseStore(f"sqlite:///{name}")
    finally:
        first.close()
    DatabaseStore("sqlite:///linked.sqlite3").close()


def test_databases_that_are_no_file_are_not_locked() -> None:
    for url in ("sqlite://", "sqlite:///:memory:"):
        one, other = DatabaseStore(url), DatabaseStore(url)
        one.close()
        other.close()


def test_different_files_are_for_different_servers(tmp_path: Path) -> None:
    one, other = DatabaseStore(f"sqlite:///{tmp_path}/a.sqlite3"), DatabaseStore(f"sqlite:///{tmp_path}/b.sqlite3")
    one.close()
    other.close()
