"""What is kept of a table: its row, and one row for each answer given at it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from potasovka.core import Record
from potasovka.table.refusal import Refused


class Seat(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["person", "bot", "open"]
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


class AnswerRow(NamedTuple):
    """One row: who answered what, as the how-manieth answer of the table."""

    table_id: str
    number: int
    seat: int
    key: str


class TableRow(msgspec.Struct, frozen=True):
    """All that is kept of a table besides its answers; it is never changed, only replaced."""

    id: str
    """Its unguessable name in addresses."""
    game: str
    """The game's name in the catalogue."""
    rules: str
    """The version of the rules it is played by."""
    setup: Mapping[str, Any]
    """What was agreed, as the game takes it."""
    seed: int
    """Where chance begins; it never leaves the house before the game is over."""
    seats: tuple[Seat, ...]
    """Who sits where."""
    lesson: bool = False
    """Whether it is a first game."""
    rematch: str | None = None
    """The table where the same people play again."""
    over: bool = False
    """Whether the game has ended, so that its record is no secret any more."""
    version: int = 0
    """Raised whenever anything but an answer is written: whoever writes must have seen the last one."""

    @property
    def seated(self) -> bool:
        """Whether no seat is open: the game has begun."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def bot_of(self, number: int) -> str | None:
        """The bot that plays for a seat now."""
        seat = self.seats[number]
        return seat.bot if seat.kind == "bot" or seat.lent else None

    def seat(self, number: int) -> Seat:
        """The seat of this number, if there is one."""
        if not 0 <= number < len(self.seats):
            raise Refused("no-seat", seat=number)
        return self.seats[number]

    def holder(self, token: str | None) -> int | None:
        """The seat that a token holds."""
        if token is None:
            return None
        digest = digest_of(token)
        held = None
        for number, seat in enumerate(self.seats):
            if seat.digest is not None and hmac.compare_digest(seat.digest, digest):
                held = number
        return held

    def must_hold(self, token: str | None) -> int:
        """The seat that a token holds; whoever holds none is refused."""
        held = self.holder(token)
        if held is None:
            raise Refused("foreign")
        return held


Given = tuple[int, str]
"""Who answered what."""


class Stored(NamedTuple):
    """A table as it is kept."""

    row: TableRow
    given: list[Given]
    """Who answered what, in order."""

    def record(self) -> Record:
        """The game so far as a record; nothing is played for it, so its rules may be of any version."""
        row = self.row
        return Record(row.game, row.rules, row.setup, row.seed, tuple(key for _, key in self.given))


def digest_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
