"""A game written down: setup, seed, rules version and the keys answered, as a text people can read and diff."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from potasovka.core.depth import too_deep
from potasovka.core.errors import BadRecord

_FIRST = "potasovka record 1"
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

    def to_text(self) -> str:
        """The record as a text file: five head lines, one answer a line, a closing line that proves it is whole."""
        lines = [_FIRST, f"game {self.game}", f"rules {self.rules}"]
        lines.append("setup " + msgspec.json.encode(self.setup, order="deterministic").decode())
        lines.append(f"seed {self.seed}")
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
        if lines[0] != _FIRST:
            raise BadRecord(f"this is not a record: line 1 is {lines[0][:40]!r}, not {_FIRST!r}")
        while lines and not lines[-1]:
            lines.pop()
        closing = lines[-1].split(" ")
        if closing[0] != "end" or len(closing) != 3 or not closing[1].isdecimal():
            raise BadRecord(f"the record is cut: its last line, {len(lines)}, is not 'end …'")
        body = "\n".join(lines[:-1]) + "\n"
        answers = tuple(lines[5:-1])
        if str(len(answers)) != closing[1]:
            raise BadRecord(f"the record is cut: it promises {closing[1]} answers and holds {len(answers)}")
        if _digest(body) != closing[2]:
            raise BadRecord("the record was edited: its closing line does not fit its text")
        if lines[2].startswith("engine "):  # written before rules had a version of their own: refused by that name
            lines[2] = f"rules {lines[2]}"
        head = {}
        for number, name in enumerate(("game", "rules", "setup", "seed"), 2):
            word, _, value = lines[number - 1].partition(" ")
            if word != name or not value:
                raise BadRecord(f"line {number} should begin with '{name} '")
            head[name] = value
        try:
            setup = msgspec.json.decode(head["setup"], type=dict[str, Any])
            seed = int(head["seed"])
        except ValueError as error:
            raise BadRecord(f"the head of the record cannot be read: {error}") from None
        except RecursionError:
            raise BadRecord("the head of the record cannot be read: its setup is nested too deeply") from None
        if too_deep(setup):
            raise BadRecord("the head of the record cannot be read: its setup is nested too deeply")
        return cls(head["game"], head["rules"], setup, seed, answers)


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]
