"""A table as a text, as the browser keeps it and as people carry it elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from potasovka.core import BadSetup
from potasovka.core.seed import read_seed
from potasovka.table.refusal import Unplayable
from potasovka.table.row import Stored, TableRow, chain_of

FORM = 1
"""How a text is written; a text of another form can be read by nobody here."""
Answered = tuple[int, str, int | None]
"""Who answered what, and how many answers there were before those that it was given with."""


class Kept(NamedTuple):
    """All that is kept of a table."""

    row: TableRow
    answers: tuple[Answered, ...] = ()
    review: str = ""
    """The text of its review, if it has one."""

    def stored(self) -> Stored:
        """The same as a table takes it."""
        given = [(seat, key) for seat, key, _ in self.answers]
        return Stored(self.row, given, chain_of([back_to for *_, back_to in self.answers]))


class _Text(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a text says; a seed is too large for a number there."""

    form: int
    row: dict[str, Any]
    answers: tuple[Answered, ...]
    review: str = ""


def text_of(kept: Kept) -> str:
    """A table as a text."""
    columns = {name: getattr(kept.row, name) for name in kept.row.__struct_fields__}
    columns["seed"] = str(kept.row.seed)
    return msgspec.json.encode(_Text(FORM, columns, kept.answers, kept.review)).decode()


def kept_from(text: str) -> Kept:
    """The table of a text; `Unplayable` if it could never have been written."""
    try:
        said = msgspec.json.decode(text, type=_Text)
        if said.form != FORM:
            raise ValueError(f"a table of form {said.form}")
        row = msgspec.convert({**said.row, "seed": read_seed(str(said.row.get("seed")))}, TableRow)
    except (ValueError, BadSetup, RecursionError):
        raise Unplayable("broken", rules="") from None
    return Kept(row, said.answers, said.review)
