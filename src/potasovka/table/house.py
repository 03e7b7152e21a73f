"""What a table needs of the house it stands in; a server gives one, and so can the page of a browser."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from types import TracebackType
from typing import Any, NamedTuple, Protocol

from potasovka.core import Game
from potasovka.core.advice import Advised
from potasovka.table.row import AnswerRow, Further, Stored, TableRow, TakenBack


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
    """Where tables are kept, perhaps by several houses at once.

    What it cannot do is `NotSaved`. Every writing says what the writer has seen; if that is not what is kept any more
    it is `Stale`. In both cases nothing has changed.
    """

    async def add_table(self, row: TableRow, /) -> None:
        """Keep a new table."""

    async def save_table(self, row: TableRow, also: TableRow | None = None, /, *, certain: bool = False) -> None:
        """Keep what may change of a table besides its answers: its seats, and where it is played again.

        With it a new table is kept, or neither. The row has the version that was seen; it is kept with the next one.
        From then on nothing can be taken back any more, if it is `certain`.
        """

    async def load_table(self, table: str, /) -> Stored | None:
        """What is kept of a table, if there is such a table."""

    async def read_on(self, table: str, version: int, number: int, /) -> Stored | Further | None:
        """What is kept beyond so many answers; the whole table if it has another version."""

    async def add_answers(self, rows: Sequence[AnswerRow], version: int, over: bool, /) -> None:
        """Keep answers of a table, all or none, and with them that the game is over; `Stale` if a number is taken."""

    async def take_back(self, row: TableRow, away: TakenBack, /) -> None:
        """Forget the last answers of a table, and keep others and its row instead. The row has the version that was
        seen; it is kept with the next one."""


class StoodIn(Exception):
    """A bot could not think; a simpler one has chosen a key instead."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Bots(Protocol):
    """Who plays for those who are not there."""

    async def choose(self, table: str, game: Game, seat: int, bot: str, owner: str, /) -> str:
        """The key that a bot chooses at this seat; it may think for long, and it may fail. `StoodIn` has another's.

        Bots think for all owners in turn, however many tables each of them has.
        """

    async def advise(self, table: str, game: Game, seat: int, owner: str, /) -> list[Advised]:
        """The best answers at this seat, the very best first; it may think for long, and it may fail."""


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


class Others(Protocol):
    """The other houses that play at the same tables."""

    def present(self, table: str, seats: frozenset[int | None], /) -> None:
        """Tell them from which seats somebody looks here; `None` is a spectator."""

    async def lead(self, table: str, /) -> bool:
        """Whether the bots of a table think here from now on: at one house at a time."""

    def follow(self, table: str, /) -> None:
        """Let them think anywhere."""


class Alone:
    """There is no other house."""

    def present(self, table: str, seats: frozenset[int | None]) -> None:
        """Nobody wants to know."""

    async def lead(self, table: str) -> bool:
        """Always."""
        return True

    def follow(self, table: str) -> None:
        """Nobody else could."""


class House(NamedTuple):
    """What all tables of a house share."""

    pauses: Pauses
    loop: Loop
    store: Store
    bots: Bots
    mint: Mint
    others: Others
