"""What is kept of a table: its row, and one row for each answer given at it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from potasovka.core import Record
from potasovka.core.commitment import Seal, commit
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
    kept: str | None = None
    """If it is kept for somebody: the hash of the token that held it at the table before."""
    blocks: bool = False
    """Whether the person does not want to be asked to let others take something back."""
    conceded: bool = False
    """Whether the person has given the game up."""


class Request(msgspec.Struct, frozen=True):
    """Somebody asks the others to let them take something back that these have seen."""

    seat: int
    """Who asks."""
    number: int
    """How many answers would stay."""
    until: int
    """How many everybody had seen; with any other it is out of date."""
    what: dict[str, Any]
    """What would be taken back first, as a text."""
    agreed: tuple[int, ...] = ()
    """Who has agreed."""
    declined: int | None = None
    """Who has not."""


class Note(msgspec.Struct, frozen=True):
    """Something that happened at the table and not in the game, told to all in the log."""

    place: int
    """Before which event of the game it was."""
    line: dict[str, Any]


class AnswerRow(NamedTuple):
    """One row: who answered what, as the how-manieth answer of the table."""

    table_id: str
    number: int
    seat: int
    key: str
    back_to: int | None = None
    """How many answers there were before those that it was given with; none if they cannot be taken back."""


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
    day: str | None = None
    """Whether it is a game of the day: the date of the seed that everybody is dealt then."""
    rematch: str | None = None
    """The table where the same people play again."""
    over: bool = False
    """Whether the game has ended, so that its record is no secret any more."""
    salt: str | None = None
    """What hides the seed in the commitment, a secret like it; tables opened before there were any have none."""
    secret: str | None = None
    """The hash of the secret in the links to this table, which lets people look and sit down."""
    open: bool = False
    """Whether anybody who knows its name may look and sit down."""
    request: Request | None = None
    """What somebody asks to take back."""
    notes: tuple[Note, ...] = ()
    """What happened at the table and not in the game."""
    concede: Literal["bot", "close"] = "bot"
    """What was agreed for when somebody gives up: a bot plays on for them, or the table is closed."""
    closed: bool = False
    """Whether it was closed because somebody gave up."""
    local: bool = False
    """Whether it was played elsewhere and brought here when it was over: its chance was its players' own."""
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

    @property
    def judged(self) -> tuple[int, ...]:
        """The seats whose decisions a review judges: those of people, or all where nobody is one."""
        return tuple(self.people) or tuple(range(len(self.seats)))

    @property
    def playing(self) -> list[int]:
        """The seats of people for whom no bot plays."""
        return [number for number in self.people if not self.seats[number].lent]

    @property
    def seal(self) -> Seal | None:
        """What the record will show for the commitment, if one was given."""
        if self.salt is None:
            return None
        return Seal(self.salt, commit(self.game, self.rules, self.setup, self.seed, self.salt))

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
        held = None
        for number, seat in enumerate(self.seats):
            if _fits(token, seat.digest):
                held = number
        return held

    def must_hold(self, token: str | None) -> int:
        """The seat that a token holds; whoever holds none is refused."""
        held = self.holder(token)
        if held is None:
            raise Refused("foreign")
        return held

    def admit(self, token: str | None) -> int | None:
        """The seat from which the bearer of a token, or of the secret of a link, may look; none is a spectator's."""
        held = self.holder(token)
        if held is None and not self.invites(token):
            if token is not None:
                raise Refused("foreign")
            if not self.open:
                raise Refused("private")
        return held

    def check_guest(self, number: int, token: str | None) -> None:
        """Refuse somebody who may not sit down on this seat: it is kept for another, or nobody has invited them.

        A table of before there were secrets invites whoever knows its name.
        """
        kept = self.seat(number).kept
        if kept is not None and not _fits(token, kept):
            raise Refused("kept")
        if kept is None and not self.open and self.secret is not None and not self.invites(token):
            raise Refused("private")

    def invites(self, secret: str | None) -> bool:
        """Whether this is the secret in the links to this table."""
        return _fits(secret, self.secret)


Given = tuple[int, str]
"""Who answered what."""
Chain = tuple[int, ...]
"""How many answers there were before each step that its player can still take back, the first one first."""


def chain_of(back_to: Sequence[int | None], first: int = 0) -> Chain:
    """What can be taken back of answers from the number `first` on, by what is kept with each of them."""
    chain: list[int] = []
    end = first + len(back_to)
    while end > first and (start := back_to[end - first - 1]) is not None and first <= start < end:
        chain.append(start)
        end = start
    return tuple(reversed(chain))


class Stored(NamedTuple):
    """A table as it is kept."""

    row: TableRow
    given: list[Given]
    """Who answered what, in order."""
    chain: Chain = ()
    """What can be taken back."""

    def record(self) -> Record:
        """The game so far as a record; nothing is played for it, so its rules may be of any version."""
        row = self.row
        return Record(row.game, row.rules, row.setup, row.seed, tuple(key for _, key in self.given), row.seal)


class Further(NamedTuple):
    """What was answered at a table beyond what is known."""

    given: list[Given]
    chain: Chain = ()
    """What can be taken back of it; if all of it can be, so can what could be before."""


class TakenBack(NamedTuple):
    """The last answers of a table, that are forgotten."""

    number: int
    """How many answers stay."""
    until: int
    """How many there were."""
    chain: Chain = ()
    """What can be taken back of those that stay."""
    instead: Sequence[AnswerRow] = ()
    """What was answered instead."""
    over: bool = False
    """Whether the game has ended with that."""


def _fits(token: str | None, digest: str | None) -> bool:
    """Whether a token has this hash; how long it takes tells nothing."""
    return token is not None and digest is not None and hmac.compare_digest(digest_of(token), digest)


def digest_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
