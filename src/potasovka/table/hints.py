"""Advice for somebody who plays alone against bots: who may ask, and how often they did."""

from __future__ import annotations

from msgspec.structs import replace

from potasovka.core.catalogue import description
from potasovka.table.row import Note, TableRow

LINE = "log-hint"


def may_ask(row: TableRow, seat: int | None) -> bool:
    """Whether this seat may be advised: nobody else plays, and the game has somebody who advises."""
    return bool(description(row.game).advice) and seat is not None and row.playing == row.people == [seat]


def hinted(row: TableRow, seat: int, place: int) -> TableRow:
    """The row with a line that tells that somebody was advised, and for which time. `place` is where in the log."""
    asked = sum(note.line["kind"] == LINE for note in row.notes)
    return replace(row, notes=(*row.notes, Note(place, {"kind": LINE, "seat": seat, "count": asked + 1})))
