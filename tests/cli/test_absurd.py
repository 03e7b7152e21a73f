"""Files that are deep, long or full of huge numbers are refused in words, at once."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from potasovka.cli.main import app
from potasovka.core import PotasovkaError, Record
from potasovka.core.depth import DEEPEST, too_deep
from potasovka.core.errors import BadPosition, BadRecord
from potasovka.core.record import LARGEST
from potasovka.smashup import SmashUp
from potasovka.smashup.engine.position import LONGEST, MOST_CARDS


def record(setup: str, seed: str = "1", closing: str = "0") -> str:
    body = f"potasovka record 1\ngame smashup\nrules {SmashUp.rules}\nsetup {setup}\nseed {seed}\n"
    return f"{body}end {closing} {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


@pytest.mark.parametrize("deep", [DEEPEST, 500, 100_000])
def test_a_record_that_is_nested_without_end_is_refused(tmp_path: Path, deep: int) -> None:
    file = tmp_path / "record"
    file.write_text(record('{"factions": ' + "[" * deep + "]" * deep + "}"), encoding="utf-8")
    done = CliRunner().invoke(app, ["replay", str(file)])
    assert done.exit_code == 2
    assert "nested too deeply" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "text",
    [record("{}", closing="²"), record("{}", closing="9" * 5000), record("{}", seed="9" * 5000), record("{", "1")],
)
def test_a_record_with_numbers_that_are_none_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_text(text)


def test_a_file_that_does_not_end_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="none is longer"):
        Record.from_text("x" * (LARGEST + 1))
    endless = Path("/dev/zero")
    if endless.exists():
        done = CliRunner().invoke(app, ["replay", str(endless)])
        assert done.exit_code == 2
        assert "none is longer" in done.stderr


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("deck A: 999999999 Spirit", "too large a number"),
        ("deck A: " + "9" * 5000 + " Spirit", "too large a number"),
        ("deck A: 999 Spirit\ndeck B: 999 Spirit", f"at most {MOST_CARDS}"),
        ("deck A: " + ", ".join(["Spirit"] * 2000), f"at most {MOST_CARDS}"),
        ("base: Workshop\n" * 2000, f"at most {MOST_CARDS}"),
        ("points: A " + "9" * 30, "too large a number"),
        ("base: Haunted House\n  A: Ghost +" + "9" * 30, "too large a number"),
        ("hand A: " + "x" * LONGEST, "too long"),
        ("hand A: " + "[" * 50_000, "bracket"),
        ("hand A: " + "x" * 50_000, "there is no"),
    ],
)
def test_an_absurd_position_is_refused(line: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words) as refused:
        SmashUp.new({"position": f"base: Workshop\n{line}"}, 1)
    assert len(str(refused.value)) < 600


def test_a_large_position_is_laid_out() -> None:
    game = SmashUp.new({"position": "base: Workshop\n  A: 100 Ghost\n  B: 100 Sprout\ndeck A: 300 Spirit"}, 1)
    assert game.choice is not None


def test_what_is_agreed_is_not_deep() -> None:
    assert not too_deep({"factions": [["a", "b"], ["c", "d"]], "players": 2})
    deep: list[object] = []
    for _ in range(200_000):
        deep = [deep]
    assert too_deep(deep)
    while deep:
        deep = deep.pop()  # type: ignore[assignment]
    assert issubclass(BadPosition, PotasovkaError)
