"""The tools behind `make test`: second tries are named, other Pythons found, the compiled engine is compared."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import compile_engine
import other_pythons
import run_tests

RACE = """
from pathlib import Path

def test_that_stands(): pass

def test_that_races():
    tried = Path({tried!r})
    first = not tried.exists()
    tried.touch()
    assert not first

def test_that_fails(): assert {stands}
"""


@pytest.mark.parametrize("stands", [True, False])
def test_what_needed_a_second_try_is_named_at_the_very_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], stands: bool
) -> None:
    file = tmp_path / "test_race.py"
    file.write_text(RACE.format(tried=str(tmp_path / "tried"), stands=stands))
    group = run_tests.Group("race", [str(file)], second_try=True)
    monkeypatch.setattr(run_tests, "groups", lambda: [group])
    monkeypatch.setattr(run_tests, "ROOT", tmp_path)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p xdist")
    assert run_tests.main(["race"]) == (0 if stands else 1)
    *_, times, last = capfd.readouterr().out.splitlines()
    assert times.endswith("min" if stands else "FAILED")
    assert last == "passed only at its second try, a race to be mended: test_race.py::test_that_races"


def python(path: Path, name: str, version: str) -> None:
    """A program that answers like a Python."""
    path.parent.mkdir(parents=True, exist_ok=True)
    major, minor = version.split(".")[:2]
    path.write_text(f"#!/bin/sh\necho {name} {version} {major} {minor}\n")
    path.chmod(0o755)


def test_every_new_enough_python_is_found_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python(tmp_path / "bin" / "python3", "cpython", "3.10.9")
    python(tmp_path / "bin" / "python3.12", "cpython", "3.12.1")
    python(tmp_path / "bin" / "python3-config", "cpython", "3.12.9")
    python(tmp_path / "pyenv" / "versions" / "one" / "bin" / "python3.12", "cpython", "3.12.1")
    python(tmp_path / "pyenv" / "versions" / "two" / "bin" / "python3", "pypy", "3.11.13")
    (tmp_path / "bin" / "python3.13").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "bin" / "python3.13").chmod(0o755)
    (tmp_path / "bin" / "python3.11").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{tmp_path / 'none'}")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    found = [one.name for one in other_pythons.found() if Path(one.program).is_relative_to(tmp_path)]
    assert found == ["cpython 3.12.1", "pypy 3.11.13"]


def test_a_python_that_cannot_be_tried_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_pythons, "HOME", tmp_path / "pythons")
    broken = tmp_path / "python3.12"
    broken.write_text("#!/bin/sh\necho 'no module named venv' >&2\nexit 1\n")
    broken.chmod(0o755)
    assert other_pythons.prepared(other_pythons.Python("cpython 3.12.1", str(broken))) == ("", "no module named venv")


def test_what_goes_wrong_in_another_python_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(other_pythons, "HOME", tmp_path)
    other = other_pythons.Python("cpython 3.12.1", "other")
    monkeypatch.setattr(other_pythons, "found", lambda: [other])
    monkeypatch.setattr(other_pythons, "prepared", lambda python: (python.program, ""))
    for games, trouble, code, said in (
        ("same", "", 0, "plays the same games"),
        ("another", "", 1, "FAILED\nanother"),
        ("", "SyntaxError", 1, "FAILED\nSyntaxError"),
    ):
        outcome = {sys.executable: ("same", ""), "other": (games, trouble)}
        monkeypatch.setattr(other_pythons, "trial", outcome.__getitem__)
        assert other_pythons.main() == code
        assert capsys.readouterr().out == f"cpython 3.12.1: {said}\n"


def test_without_a_compiler_that_is_said_and_fails_only_who_asked_for_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compile_engine.main(["--quick"]) == 0
    said = "the engine cannot be compiled here: no C compiler (no-such-compiler)\n"
    assert capsys.readouterr() == (said, "")
    assert compile_engine.main([]) == 1
    assert capsys.readouterr() == ("", said)


@pytest.mark.parametrize(
    ("plain", "fast", "wrong"),
    [
        (["plain", "0 a", "1 b"], ["compiled", "0 a", "1 b"], []),
        (["plain", "0 a", "1 b"], ["compiled", "0 a", "1 c"], ["plain 1 b, compiled 1 c"]),
        (["plain", "0 a", "1 b"], ["compiled", "0 a"], ["plain 1 b, compiled nothing"]),
        (["plain", "0 a", "1 E"], ["compiled", "0 a", "1 E"], []),
        (
            ["plain", "0 a", "1 KeyError: x"],
            ["compiled", "0 a", "1 KeyError: x"],
            ["plain 1 KeyError: x, compiled 1 KeyE"],
        ),
        (["plain", "0 a"], ["compiled", "0 a"], ["1 games were played instead of 2"]),
        (["plain", "0 a", "1 b"], ["plain", "0 a", "1 b"], ["the builds could not be told apart"]),
    ],
)
def test_whatever_the_compiled_engine_does_otherwise_is_seen(
    plain: list[str], fast: list[str], wrong: list[str]
) -> None:
    found = compile_engine.differences(plain, fast, 2)
    assert len(found) == len(wrong)
    assert all(one.startswith(part) for one, part in zip(found, wrong, strict=True))
