"""What a server gives to pages that play by themselves."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from potasovka.core import PotasovkaError
from potasovka.server import engine, pages
from potasovka.server.headers import HEADERS
from server.helpers import Running, fast

PACKED = b"packed"


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with an engine of one file and a client of two."""
    parts = [{"name": "a", "file": "a.packed", "size": 6, "raw": 9, "sha256": hashlib.sha256(PACKED).hexdigest()}]
    room, client = tmp_path / "engine", tmp_path / "client"
    room.mkdir()
    (client / "assets").mkdir(parents=True)
    (room / "engine.json").write_text(json.dumps({"parts": parts}))
    (room / "a.packed").write_bytes(PACKED)
    (client / "index.html").write_text("<title>the page</title>")
    (client / "site-worker.js").write_text("// the worker")
    for name in ("host.worker-Ab3_-x.js", "index-Ab3.js"):
        (client / "assets" / name).write_text("1")
    monkeypatch.setattr(engine, "ENGINE", room)
    monkeypatch.setattr(pages, "ENGINE", room)
    monkeypatch.setattr(pages, "CLIENT", client)
    running = Running(replace(fast(f"sqlite:///{tmp_path}/tables.db"), bots_in_page=True))
    yield running
    running.stop()


def test_pages_are_told_what_to_load_and_get_it(host: Running) -> None:
    parts = host.http.get("/api/games").json()["engine"]
    assert [part["file"] for part in parts] == ["a.packed"]
    found = host.http.get(f"/engine/{parts[0]['file']}")
    assert found.content == PACKED
    assert "immutable" in found.headers["cache-control"]
    for path in ("/engine/../engine.json/..", "/engine/..%2Fclient/index.html", "/engine/nothing"):
        assert host.http.get(path).content != PACKED


def test_only_the_workers_may_start_what_they_have_unpacked(host: Running) -> None:
    policies = {
        name: host.http.get(f"/assets/{name}").headers.get_list("content-security-policy")
        for name in ("host.worker-Ab3_-x.js", "index-Ab3.js")
    }
    assert [len(found) for found in policies.values()] == [1, 1]
    assert "'wasm-unsafe-eval'" in policies["host.worker-Ab3_-x.js"][0]
    assert "wasm" not in policies["index-Ab3.js"][0]
    assert "blob:" not in policies["index-Ab3.js"][0].partition("img-src")[0]


def test_a_page_that_can_play_by_itself_can_be_installed(host: Running) -> None:
    for path in ("/", "/table/x"):
        assert '<link rel="manifest" href="/manifest.webmanifest" />' in host.http.get(path).text
    worker = host.http.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-security-policy"] == HEADERS["content-security-policy"]
    told, _, code = worker.text.partition(";\n")
    site = json.loads(told.removeprefix("const SITE = "))
    assert (site["served"], code) == (True, "// the worker")
    assert {"./", "assets/index-Ab3.js", "engine/a.packed", "api/games"} <= {*site["files"]}
    assert not {"index.html", "site-worker.js"} & {*site["files"]}
    for file in site["files"]:
        assert host.http.get(f"/{file}").status_code == 200, file


def test_a_new_client_has_a_new_worker(host: Running, tmp_path: Path) -> None:
    before = host.http.get("/sw.js").text
    assert host.http.get("/sw.js").text == before
    (tmp_path / "client" / "index.html").write_text("<title>another page</title>")
    assert host.http.get("/sw.js").text != before


def test_a_host_who_did_not_ask_for_it_says_nothing_of_it(tmp_path: Path) -> None:
    running = Running(fast(f"sqlite:///{tmp_path}/tables.db"))
    assert running.http.get("/api/games").json()["engine"] == []
    assert "manifest" not in running.http.get("/").text
    assert "const SITE" not in running.http.get("/sw.js").text
    running.stop()


def test_an_engine_that_was_never_packed_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "ENGINE", tmp_path)
    with pytest.raises(PotasovkaError, match="make engine builds it"):
        engine.engine_parts()
