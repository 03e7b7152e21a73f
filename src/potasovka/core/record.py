"""A game written down: setup, seed, rules version and the keys answered, as a text people can read and diff."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from potasovka.core.commitment import Seal, commit, head_lines
from potasovka.core.depth import too_deep
from potasovka.core.errors import BadRecord
from potasovka.core.seed import read_seed

_FIRST = "potasovka record 1"
_SEALED = "potasovka record 2"
"""The first line where salt and commitment follow the seed."""
_SEAL = re.compile(r"[0-9a-f]{64}")
LARGEST = 4 * 1024 * 1024
"""Characters of the longest text that can be a record; a long game has some ten thousand."""


class Record(NamedTuple):
    """All that is needed to play a game again."""

    game: str
    """The game's name in the catalogue."""
    rules: str
    """The version of the game's rules that it was played by."""
    setup: Mapping[str, Any]
    """What was agreed before the game."""
    seed: int
    """Where chance began."""
    answers: tuple[str, ...]
    """The keys answered, in order."""
    seal: Seal | None = None
    """What everybody was shown before the game, if it was played at a table that promises."""

    @property
    def fair(self) -> bool | None:
        """Whether chance is the one that was promised; `None` if nothing was."""
        if self.seal is None:
            return None
        return commit(self.game, self.rules, self.setup, self.seed, self.seal.salt) == self.seal.commitment

    def to_text(self) -> str:
        """The record as a text file: head lines, one answer a line, a closing line that proves it is whole."""
        lines = [_FIRST if self.seal is None else _SEALED]
        lines += head_lines(self.game, self.rules, self.setup, self.seed)
        if self.seal is not None:
            lines += [f"salt {self.seal.salt}", f"commitment {self.seal.commitment}"]
        lines.extend(self.answers)
        body = "\n".join(lines) + "\n"
        return f"{body}end {len(self.answers)} {_digest(body)}\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; a `BadRecord` says whether it is no record, cut, or edited."""
        if len(text) > LARGEST:
            raise BadRecord(f"this is not a record: none is longer than {LARGEST} characters")
        if text.startswith("\ufeff"):
            text = text[1:]
        lines = text.replace("\r\n", "\n").split("\n")
        if lines[0] not in (_FIRST, _SEALED):
            raise BadRecord(f"this is not a record: line 1 is {lines[0][:40]!r}, not {_FIRST!r} or {_SEALED!r}")
        names = ("game", "rules", "setup", "seed") + (("salt", "commitment") if lines[0] == _SEALED else ())
        while lines and not lines[-1]:
            lines.pop()
        closing = lines[-1].split(" ")
        if closing[0] != "end" or len(closing) != 3 or not closing[1].isdecimal():
            raise BadRecord(f"the record is cut: its last line, {len(lines)}, is not 'end …'")
        body = "\n".join(lines[:-1]) + "\n"
        answers = tuple(lines[len(names) + 1 : -1])
        if str(len(answers)) != closing[1]:
            raise BadRecord(f"the record is cut: it promises {closing[1]} answers and holds {len(answers)}")
        if _digest(body) != closing[2]:
            raise BadRecord("the record was edited: its closing line does not fit its text")
        if lines[2].startswith("engine "):  # written before rules had a version of their own: refused by that name
            lines[2] = f"rules {lines[2]}"
        head = {}
        for number, name in enumerate(names, 2):
            word, _, value = lines[number - 1].partition(" ")
            if word != name or not value:
                raise BadRecord(f"line {number} should begin with '{name} '")
            head[name] = value
        try:
            setup = msgspec.json.decode(head["setup"], type=dict[str, Any])
            seed = read_seed(head["seed"])
        except ValueError as error:
            raise BadRecord(f"the head of the record cannot be read: {error}") from None
        except RecursionError:
            raise BadRecord("the head of the record cannot be read: its setup is nested too deeply") from None
        if too_deep(setup):
            raise BadRecord("the head of the record cannot be read: its setup is nested too deeply")
        return cls(head["game"], head["rules"], setup, seed, answers, _seal(head))


def _seal(head: dict[str, str]) -> Seal | None:
    if "salt" not in head:
        return None
    for name in ("salt", "commitment"):
        if not _SEAL.fullmatch(head[name]):
            raise BadRecord(f"the {name} of a record is 64 hexadecimal digits, not {head[name][:80]!r}")
    return Seal(head["salt"], head["commitment"])


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]
