"""The tables of the database: the rows of `table/row.py` as columns."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa

from potasovka.core import BadSetup
from potasovka.core.seed import read_seed
from potasovka.table.refusal import Unplayable
from potasovka.table.row import TableRow

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(24), nullable=False),
    sa.Column("rules", sa.String(24), nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("lesson", sa.Boolean, nullable=False),
    sa.Column("rematch", sa.String(24), nullable=True),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("salt", sa.String(64), nullable=True),
    sa.Column("secret", sa.String(64), nullable=True),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False, index=True, default=lambda: int(time.time())),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("request", sa.Text, nullable=False),
    sa.Column("notes", sa.Text, nullable=False),
    sa.Column("concede", sa.String(8), nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False),
    sa.Column("day", sa.String(10), nullable=True),
    sa.Column("local", sa.Boolean, nullable=False),
)

days = sa.Table(
    "days",
    metadata,
    sa.Column("game", sa.String(24), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("seed", sa.Text, nullable=False),
)

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("back_to", sa.Integer, nullable=True),
    sqlite_with_rowid=False,
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("review", sa.Text, nullable=False),
)

PACKED = ("setup", "seats", "request", "notes")
"""Columns that hold JSON."""


def to_columns(row: TableRow) -> dict[str, object]:
    """A table's row as the database keeps it."""
    columns: dict[str, object] = {name: getattr(row, name) for name in row.__struct_fields__}
    for name in PACKED:
        columns[name] = msgspec.json.encode(columns[name]).decode()
    columns["seed"] = str(row.seed)
    return columns


def from_columns(columns: sa.RowMapping) -> TableRow:
    """A table's row out of the database; `Unplayable` if it could never have been written."""
    values = {str(name): value for name, value in columns.items()}
    try:
        for name in PACKED:
            values[name] = msgspec.json.decode(values[name])
        values["seed"] = read_seed(values["seed"])
        return msgspec.convert(values, TableRow)
    except (msgspec.DecodeError, BadSetup, RecursionError):
        raise Unplayable("broken", rules=str(columns["rules"])) from None
