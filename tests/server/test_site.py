"""The folder of plain files: whole or not at all, and only where it may be."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from potasovka.core import PotasovkaError
from potasovka.core.catalogue import game_names
from potasovka.server import engine as engine_of_page
from potasovka.server import site


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client and an engine of two files."""
    client, engine = tmp_path / "client", tmp_path / "engine"
    (client / "assets").mkdir(parents=True)
    page = '<head><title>x</title><script src="/assets/a.js"></script><link href="/icon.svg"></head>'
    (client / "index.html").write_text(page)
    (client / "assets" / "a.js").write_text("1")
    (client / "built-from.txt").write_text("x")
    (client / "site-worker.js").write_text("// worker\n")
    engine.mkdir()
    (engine / "engine.json").write_text(json.dumps({"made_of": "", "parts": [{"name": "a", "file": "a.packed"}]}))
    (engine / "a.packed").write_bytes(b"a")
    (engine / "licences.txt").write_text("free")
    monkeypatch.setattr(site, "CLIENT", client)
    monkeypatch.setattr(engine_of_page, "ENGINE", engine)
    return tmp_path


def told(out: Path) -> dict[str, object]:
    """What the page is told of the site."""
    found = re.search(r'<script id="site" type="application/json">(.*?)</script>', (out / "index.html").read_text())
    assert found
    said: dict[str, object] = json.loads(found[1])
    return said


def test_everything_is_named_after_what_is_in_it_and_lies_beside_the_page(built: Path) -> None:
    out = built / "out" / "site"
    assert site.make_site(out) == sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    page = (out / "index.html").read_text()
    assert 'src="./assets/a.js"' in page
    assert '="/' not in page
    sheets = told(out)["sheets"]
    assert isinstance(sheets, dict)
    assert {f"{what}-{game}" for game in game_names() for what in ("cards", "puzzles")} < set(sheets)
    for part in sheets.values():
        packed = (out / part["file"]).read_bytes()
        assert hashlib.sha256(packed).hexdigest() == part["sha256"]
        assert len(gzip.decompress(packed)) == part["raw"]
    worker = (out / "sw.js").read_text()
    kept = json.loads(worker.partition("const SITE = ")[2].partition(";\n")[0])
    files = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert set(kept["files"]) == (files - {"sw.js", "index.html", site.MARK}) | {"./"}


def test_the_same_files_are_the_same_build_and_others_are_not(built: Path) -> None:
    builds = []
    for name, report_to in (("one", ""), ("two", ""), ("three", "somebody")):
        site.make_site(built / name, report_to)
        builds.append(told(built / name)["build"])
    assert builds[0] == builds[1] != builds[2]


def test_a_site_is_made_anew_and_any_other_folder_is_left_alone(built: Path) -> None:
    out = built / "site"
    site.make_site(out)
    (out / "stale.js").write_text("old")
    site.make_site(out)
    assert not (out / "stale.js").exists()
    other = built / "mine"
    other.mkdir()
    (other / "diary.txt").write_text("dear diary")
    with pytest.raises(PotasovkaError, match="was not made by potasovka site"):
        site.make_site(other)
    assert [path.name for path in other.iterdir()] == ["diary.txt"]


@pytest.mark.parametrize(
    ("room", "missing", "said"),
    [(site, "CLIENT", "client.*make site"), (engine_of_page, "ENGINE", "engine.*make engine")],
)
def test_what_is_not_built_is_named(
    built: Path, monkeypatch: pytest.MonkeyPatch, room: ModuleType, missing: str, said: str
) -> None:
    monkeypatch.setattr(room, missing, built / "nowhere")
    with pytest.raises(PotasovkaError, match=f"the {said}"):
        site.make_site(built / "out")
    assert not (built / "out").exists()
