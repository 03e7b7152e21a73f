"""`potasovka replay --verify`: what it says, and its exit code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from potasovka.bots import play_out
from potasovka.cli.main import app
from potasovka.core import Record, Rng
from potasovka.core.commitment import Seal, commit
from potasovka.hitzroad import HitZRoad

SALT = "5a" * 32


def sealed(**changed: Any) -> Record:
    """The record of a whole game with a commitment; what is changed was changed after the promise."""
    game = HitZRoad.new({"players": 2}, 271828182845904523536028747135266249775, quiet=True)
    play_out(game, Rng(1))
    made = game.record()
    return made._replace(seal=Seal(SALT, commit(made.game, made.rules, made.setup, made.seed, SALT)))._replace(
        **changed
    )


def check(record: Record, folder: Path, *more: str) -> tuple[int, str]:
    path = folder / "game.txt"
    path.write_text(record.to_text(), encoding="utf-8")
    result = CliRunner(env={"LANG": "en_GB.UTF-8"}).invoke(app, ["replay", "--verify", str(path), *more])
    assert "Traceback" not in result.output
    return result.exit_code, result.output


def test_an_honest_record_is_said_to_be_one(tmp_path: Path) -> None:
    record = sealed()
    assert record.seal is not None
    code, said = check(record, tmp_path)
    assert code == 0
    assert (
        f"Chance was fixed before the game: seed, setup and salt give the commitment {record.seal.commitment}" in said
    )
    assert f"All {len(record.answers)} answers are legal and lead to the end of the game." in said
    code, said = check(record, tmp_path, "--commitment", record.seal.commitment.upper(), "--lang", "ru")
    assert code == 0
    assert "Это тот самый отпечаток" in said


@pytest.mark.parametrize(
    "changed", [{"seed": 7}, {"setup": {"players": 2, "edition": "x"}}, {"seal": Seal("0" * 64, "5a" * 32)}]
)
def test_another_seed_setup_or_salt_does_not_match(tmp_path: Path, changed: dict[str, Any]) -> None:
    code, said = check(sealed(**changed), tmp_path)
    assert code == 1
    assert "CHANCE DOES NOT MATCH" in said


def test_a_promise_made_up_afterwards_is_not_the_one_that_was_shown(tmp_path: Path) -> None:
    shown = sealed().seal
    assert shown is not None
    other = HitZRoad.new({"players": 2}, 5, quiet=True)
    play_out(other, Rng(1))
    made = other.record()
    forged = made._replace(seal=Seal(SALT, commit(made.game, made.rules, made.setup, made.seed, SALT)))
    assert check(forged, tmp_path)[0] == 0
    code, said = check(forged, tmp_path, "--commitment", shown.commitment)
    assert code == 1
    assert "IT IS NOT THE COMMITMENT that was shown before the game." in said


def test_a_record_without_a_promise_cannot_be_verified(tmp_path: Path) -> None:
    code, said = check(sealed(seal=None), tmp_path)
    assert code == 1
    assert "NOTHING TO CHECK CHANCE BY" in said
    assert "answers are legal" in said


def test_an_impossible_answer_is_named(tmp_path: Path) -> None:
    honest = sealed()
    code, said = check(honest._replace(answers=(*honest.answers[:5], "dance")), tmp_path)
    assert code == 1
    assert "THE GAME CANNOT BE PLAYED AGAIN: answer 6 of the record cannot be given" in said


def test_a_game_that_is_not_over_is_said_to_be_so(tmp_path: Path) -> None:
    code, said = check(sealed(answers=sealed().answers[:5]), tmp_path)
    assert code == 0
    assert "All 5 answers are legal; the game is not over." in said


@pytest.mark.parametrize("changed", [{"rules": "0"}, {"game": "chess"}])
def test_what_is_not_played_here_cannot_be_verified(tmp_path: Path, changed: dict[str, Any]) -> None:
    code, said = check(sealed(**changed), tmp_path)
    assert code == 1
    assert "THE GAME CANNOT BE PLAYED AGAIN" in said
