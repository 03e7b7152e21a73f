"""The engine that a page loads: the package itself, pinned, packed, and playing as it does everywhere."""

from __future__ import annotations

import gzip
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from potasovka.core.catalogue import game_names
from potasovka.core.words import LANGUAGES
from potasovka.server.site import make_site

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import build_engine  # noqa: E402
import build_web  # noqa: E402
from alone import alone  # noqa: E402

MOST = 8_000_000
"""Bytes that everything needed to play a bot may have when it is packed."""


@pytest.fixture(scope="module")
def parts() -> list[dict[str, Any]]:
    build_engine.build()
    found: list[dict[str, Any]] = json.loads((build_engine.ENGINE / "engine.json").read_text())["parts"]
    return found


def test_every_part_is_what_the_list_says(parts: list[dict[str, Any]]) -> None:
    for part in parts:
        packed = (build_engine.ENGINE / part["file"]).read_bytes()
        assert hashlib.sha256(packed).hexdigest() == part["sha256"]
        assert part["sha256"][:12] in part["file"]
        assert (len(packed), len(gzip.decompress(packed))) == (part["size"], part["raw"])


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_needed_to_play_a_bot_is_small(
    parts: list[dict[str, Any]], tmp_path: Path, game: str, language: str
) -> None:
    """Python, engine, bots, the client without what only another game shows, cards and words."""
    with alone("client"):
        build_web.build()
    make_site(tmp_path / "site")
    others = tuple(name for name in game_names() if name != game)
    sheets = ("games.*", f"cards-{game}.*", f"words-{language}-*")
    needed = [tmp_path / "site" / "index.html", *(tmp_path / "site" / "engine").glob("*.packed")]
    needed += [path for path in (tmp_path / "site" / "assets").iterdir() if not path.name.startswith(others)]
    needed += [path for name in sheets for path in (tmp_path / "site" / "sheets").glob(name)]
    weights = {path.name: _weight(path) for path in needed}
    assert len(weights) > len(parts) + 20
    assert sum(weights.values()) < MOST, sorted(weights.items(), key=lambda one: -one[1])


def _weight(path: Path) -> int:
    """Bytes of a file as a host sends it that packs what can be packed."""
    text = path.read_bytes()
    return len(text) if path.suffix in (".packed", ".woff2") else len(gzip.compress(text))


def test_a_page_has_all_rooms_it_needs_and_no_other(parts: list[dict[str, Any]]) -> None:
    bundle = next(part for part in parts if part["name"] == "potasovka.bundle")
    head, _, files = gzip.decompress((build_engine.ENGINE / bundle["file"]).read_bytes()).partition(b"\n")
    listed = json.loads(head)
    assert sum(size for _, size in listed) == len(files)
    rooms = {name.split("/")[1] for name, _ in listed if name.startswith("potasovka/") and name.count("/") > 1}
    assert rooms == set(build_engine.ROOMS)
    sources = [name for name in build_engine.own_files() if name.endswith(".py")]
    assert len(sources) == sum(name.startswith("potasovka/") and name.endswith(".pyc") for name, _ in listed)


def test_fresh_games_come_to_the_same_states_in_the_page() -> None:
    command = [sys.executable, str(ROOT / "tools" / "page_trial.py"), "--games", "12"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "12 of 12 games come to the same states" in done.stdout, done.stdout
    assert "emscripten" in done.stdout
