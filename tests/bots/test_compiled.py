"""The compiled engine is used where bots think, if it was made from the sources that are here."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from potasovka.bots import compiled
from potasovka.lab.crew import Crew
from potasovka.server.thinker import Thinker


def tree(root: Path) -> Path:
    """A small package with a compiled one of the same sources beside it."""
    package = root / "src" / "potasovka"
    (package / "smashup").mkdir(parents=True)
    (package / "smashup" / "search.py").write_text("WORK = 1\n")
    home = root / "build" / "compiled"
    home.mkdir(parents=True)
    (home / compiled.STAMP).write_text(compiled.stamp(package))
    return package


def first_of_path(_: int) -> str:
    return sys.path[0]


def test_what_was_compiled_from_these_sources_is_found(tmp_path: Path) -> None:
    assert compiled.home(tree(tmp_path)) == tmp_path / "build" / "compiled"


def test_without_a_compiled_engine_there_is_none(tmp_path: Path) -> None:
    package = tree(tmp_path)
    (tmp_path / "build" / "compiled" / compiled.STAMP).unlink()
    assert compiled.home(package) is None


@pytest.mark.parametrize("name", ["smashup/search.py", "smashup/new.py"])
def test_what_was_compiled_from_other_sources_is_not_used(tmp_path: Path, name: str) -> None:
    package = tree(tmp_path)
    (package / name).write_text("WORK = 2\n")
    assert compiled.home(package) is None


def test_what_was_compiled_for_another_python_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tree(tmp_path)
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-39")
    assert compiled.home(package) is None


def test_hands_of_a_study_take_it_and_this_process_goes_on_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "home", lambda: tmp_path)
    before = list(sys.path)
    assert list(Crew(jobs=2).do(first_of_path, [1, 2, 3])) == [str(tmp_path)] * 3
    assert sys.path == before


def test_thinkers_of_a_server_take_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "potasovka").mkdir()
    (tmp_path / "potasovka" / "__init__.py").write_text("raise SystemExit(7)\n")
    monkeypatch.setattr(compiled, "home", lambda: tmp_path)
    thinker = Thinker()
    thinker.process.join(60)
    assert thinker.process.exitcode == 7
    thinker.kill()
