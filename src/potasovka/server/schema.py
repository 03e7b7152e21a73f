"""What is stored: a table, and one row for each answer given at it."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(24), nullable=False),
    sa.Column("version", sa.String(24), nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("lesson", sa.Boolean, nullable=False),
    sa.Column("rematch", sa.String(24), nullable=True),
)

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)


class SeatRow(msgspec.Struct):
    """Who sits on a seat."""

    kind: str
    """`person`, `bot` or `open`."""
    bot: str | None = None
    """The bot that plays it, if one does."""
    name: str | None = None
    """What the person is called."""
    digest: str | None = None
    """The hash of the token that holds it; the token itself is kept nowhere."""
    lent: bool = False
    """Whether a bot plays for the person who left."""
    first: bool = False
    """Whether it belonged to the one who opened the table from the beginning."""


class TableRow(msgspec.Struct):
    """All that is stored about a table besides its answers."""

    id: str
    """Its unguessable name in addresses."""
    game: str
    """The game's name in the catalogue."""
    version: str
    """The version of the engine that plays it."""
    setup: dict[str, object]
    """What was agreed, as the game takes it."""
    seed: int
    """Where chance begins; it never leaves the server before the game is over."""
    seats: list[SeatRow]
    """Who sits where."""
    lesson: bool = False
    """Whether it is a first game."""
    rematch: str | None = None
    """The table where the same people play again."""

    def to_columns(self) -> dict[str, object]:
        """The row as the database keeps it."""
        columns = {name: getattr(self, name) for name in self.__struct_fields__}
        for name in ("setup", "seats"):
            columns[name] = msgspec.json.encode(columns[name]).decode()
        return columns

    @classmethod
    def from_columns(cls, columns: sa.RowMapping) -> TableRow:
        """A row out of the database."""
        values = {str(name): value for name, value in columns.items()}
        values["setup"] = msgspec.json.decode(values["setup"])
        values["seats"] = msgspec.json.decode(values["seats"], type=list[SeatRow])
        return cls(**values)
