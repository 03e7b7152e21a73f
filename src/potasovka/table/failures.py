"""A bot that could not think: those at its table are told so."""

from __future__ import annotations

from msgspec.structs import replace

from potasovka.table.row import Note, TableRow

LINE = "log-bot-failed"


def failed_before(row: TableRow, seat: int) -> bool:
    """Whether it was told already."""
    return any(note.line["kind"] == LINE and note.line["seat"] == seat for note in row.notes)


def failed(row: TableRow, seat: int, place: int) -> TableRow:
    """The row with a line that tells of it; `place` is where in the log."""
    return (
        row if failed_before(row, seat) else replace(row, notes=(*row.notes, Note(place, {"kind": LINE, "seat": seat})))
    )
