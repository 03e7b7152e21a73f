"""What a table needs of the house it stands in; a server gives one, and so can the page of a browser."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from types import TracebackType
from typing import Any, NamedTuple, Protocol

from potasovka.core import Game
from potasovka.table.row import AnswerRow, Stored, TableRow


class Pauses(NamedTuple):
    """How long somebody waits, in seconds."""

    bot: float
    """Between the answers of bots."""
    window: float
    """Whenever a hidden card could have been played, if there are two people."""
    away: float
    """Until the seat of a person who left may be lent to a bot."""


class Timer(Protocol):
    """Something that is going to happen."""

    def cancel(self) -> object:
        """Let it not happen."""


class Clock(Protocol):
    """What time it is."""

    def now(self) -> float:
        """Seconds since some moment."""

    def call_at(self, when: float, do: Callable[[], None], /) -> Timer:
        """Do something at a time."""


class Task(Protocol):
    """Work that goes on by itself."""

    def done(self) -> bool:
        """Whether it has ended."""

    def cancel(self) -> object:
        """End it."""


class Lock(Protocol):
    """One at a time."""

    def locked(self) -> bool:
        """Whether somebody is inside."""

    async def __aenter__(self) -> None:
        """Go in."""

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None:
        """Go out."""


class Loop(Clock, Protocol):
    """A clock and what waiting needs: the event loop of the house, of which a table knows no more than this."""

    async def sleep(self, seconds: float, /) -> None:
        """Wait."""

    def lock(self) -> Lock:
        """A new lock."""

    def start(self, work: Coroutine[Any, Any, None], /) -> Task:
        """Let work go on by itself."""


class Store(Protocol):
    """Where tables are kept. What it cannot do is `NotSaved`, and nothing has changed in it."""

    async def add_table(self, row: TableRow, /) -> None:
        """Keep a new table."""

    async def save_table(self, row: TableRow, /) -> None:
        """Keep what may change of a table besides its answers: its seats, and where it is played again."""

    async def load_table(self, table: str, /) -> Stored | None:
        """What is kept of a table, if there is such a table."""

    async def add_answers(self, rows: Sequence[AnswerRow], over: bool, /) -> None:
        """Keep answers, all or none, and with them that the game is over; a number that is taken is `NotSaved`."""

    async def take_back(self, table: str, number: int, /) -> None:
        """Forget the answers of a table from this number on."""


class Bots(Protocol):
    """Who plays for those who are not there."""

    async def choose(self, table: str, game: Game, seat: int, bot: str, owner: str, /) -> str:
        """The key that a bot chooses at this seat; it may think for long, and it may fail.

        Bots think for all owners in turn, however many tables each of them has.
        """


class Mint(Protocol):
    """Makes what nobody can guess."""

    def name(self) -> str:
        """A name for a table."""

    def token(self) -> str:
        """A token for a seat."""

    def seed(self) -> int:
        """Where the chance of a new table begins."""

    def salt(self) -> str:
        """64 hexadecimal digits that hide a seed in its commitment."""

    def chance(self, answered: int, /) -> int:
        """Where the chance of a bot begins after so many answers."""


class Sink(Protocol):
    """Where the messages for somebody who looks at a table go; nobody waits for a slow reader."""

    def send(self, message: bytes, /) -> None:
        """Send a message in its turn."""

    def close(self) -> None:
        """Close after what was sent."""


class House(NamedTuple):
    """What all tables of a house share."""

    pauses: Pauses
    loop: Loop
    store: Store
    bots: Bots
    mint: Mint
