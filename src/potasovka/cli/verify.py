"""Checking a record: whether its chance is the one that was promised, and every answer in it was legal."""

from __future__ import annotations

from typing import NamedTuple

from potasovka.core import PotasovkaError, Record, Text
from potasovka.core.replay import replay


class Verdict(NamedTuple):
    """What a check has found."""

    good: bool
    lines: list[Text]


def verify(record: Record, promised: str | None) -> Verdict:
    """Check a record; `promised` is the commitment that somebody was shown before the game, if they wrote it down."""
    checks = [_chance(record), _promise(record, promised), _answers(record)]
    return Verdict(all(good for good, _ in checks), [text for _, text in checks if text is not None])


def _chance(record: Record) -> tuple[bool, Text | None]:
    if record.seal is None:
        return False, Text("cli-verify-no-commitment")
    found = "cli-verify-chance" if record.fair else "cli-verify-other-chance"
    return record.fair is True, Text(found, {"commitment": record.seal.commitment})


def _promise(record: Record, promised: str | None) -> tuple[bool, Text | None]:
    if promised is None or record.seal is None:
        return True, None
    same = promised.strip().lower() == record.seal.commitment
    return same, Text("cli-verify-promise" if same else "cli-verify-other-promise")


def _answers(record: Record) -> tuple[bool, Text]:
    args = {"answers": len(record.answers)}
    try:
        game = replay(record, quiet=True)
    except PotasovkaError as error:
        return False, Text("cli-verify-bad-answers", {"why": str(error)})
    return True, Text("cli-verify-answers" if game.result else "cli-verify-answers-so-far", args)
