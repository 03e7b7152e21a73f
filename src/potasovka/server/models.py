"""What HTTP requests and answers look like; the OpenAPI page is made of these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from potasovka.core.wire import Patch
from potasovka.house.wishes import MOST_SEATS, shown_name
from potasovka.table.names import LONGEST


def name_of(said: str) -> str:
    """A name as it is shown."""
    return shown_name(said) or ""


Name = Annotated[str, StringConstraints(max_length=4 * LONGEST), AfterValidator(name_of)]


class Asked(BaseModel):
    """Something a client sends; a field nobody knows is refused."""

    model_config = ConfigDict(extra="forbid")


class Text(BaseModel):
    """Words to be said in the reader's language."""

    id: str
    args: dict[str, str | int | float | bool | Text | None]


class Error(BaseModel):
    """Something cannot be done, and nothing has changed."""

    error: str
    text: Text


class Value(BaseModel):
    """Something that can be chosen for a setting."""

    name: str
    text: str
    within: str


class Setting(BaseModel):
    """Something that is agreed before a game."""

    name: str
    kind: Literal["switch", "one", "several", "teams", "seat"]
    default: Any
    with_people: Any
    values: list[Value]
    within: str
    each: int
    twice: str
    only_with: str
    ways: list[str]
    help: str


class PuzzleInfo(BaseModel):
    """What is told of a puzzle to whoever has not solved it yet."""

    name: str
    level: int
    goal: Text
    sides: list[Text]


class Puzzles(BaseModel):
    """All puzzles of a game, and their names in the order in which they are the puzzle of the day."""

    puzzles: list[PuzzleInfo]
    days: list[str]


class Step(BaseModel):
    """A step of the way to solve a puzzle: what is asked, and what to answer."""

    asked: Text
    answer: Text


class GameInfo(BaseModel):
    """A game that can be played."""

    name: str
    players: list[int]
    bots: list[str]
    stand_in: str
    settings: list[Setting]
    shelves: list[str]
    lesson: bool
    daily: bool
    puzzles: int
    """How many there are."""
    hidden: bool
    windows: bool
    reviewed: bool
    """Whether its finished games can be reviewed."""
    events: dict[str, str]


class Brought(BaseModel):
    """Where a finished game can be looked at."""

    table: str
    game: str


class Packed(BaseModel):
    """A file that is stored packed."""

    name: str
    file: str
    size: int
    """Bytes to load."""
    raw: int
    """Bytes when it is unpacked."""
    sha256: str


class Games(BaseModel):
    """What there is to play."""

    version: str
    games: list[GameInfo]
    report_to: str
    """Where people send reports of problems; empty if the host has not said."""
    engine: list[Packed]
    """What a page loads that has tables of its own; nothing if it shall have none."""
    takes_records: bool
    """Whether finished games that were played elsewhere can be brought here."""


class SeatWish(Asked):
    """Who shall sit on a seat."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: str | None = None


class TableWish(Asked):
    """A table to open."""

    game: str
    setup: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(default_factory=list, max_length=MOST_SEATS)
    lesson: bool = False
    daily: bool = False
    """Whether it is the game of the day, for the one seat that is `me`."""
    puzzle: str | None = None
    """The puzzle of this name: it has its own setup and seats."""
    open: bool = False
    concede: Literal["bot", "close"] | None = None


class Opened(BaseModel):
    """A table, the tokens of the seats that the caller holds at it, and the secret of the links to it.

    An open table has no secret, and one where people play again has that of the table before.
    """

    table: str
    tokens: dict[int, str]
    secret: str | None


class RematchWish(Asked):
    """Playing again: with the teams that were played, or with new ones; left out, as it was agreed."""

    teams: Literal["same", "new"] | None = None


class Person(Asked):
    """Somebody who sits down."""

    name: Name | None = None


class Token(BaseModel):
    """What holds a seat."""

    token: str


class SeatChange(Asked):
    """What the host makes of a seat."""

    kind: Literal["bot", "open"]
    bot: str | None = None


class Seat(BaseModel):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    bot: str | None
    name: str | None
    here: bool
    away: int | None
    lent: bool
    kept: bool
    blocks: bool
    conceded: bool


class UndoRequest(BaseModel):
    """Somebody asks to take back what others have seen."""

    seat: int
    what: Text
    asked: list[int]
    agreed: list[int]
    declined: int | None


class Result(BaseModel):
    """How a game ended."""

    winners: list[int]
    scores: list[int]


class TableInfo(BaseModel):
    """A table as its frame shows it."""

    id: str
    game: str
    state: Literal["waiting", "playing", "over"]
    setup: dict[str, Any]
    seats: list[Seat]
    you: int | None
    host: bool
    lesson: bool
    day: str | None
    """The date, if it is a game of the day."""
    local: bool
    """Whether it was played elsewhere and brought here when it was over: its chance was its players' own."""
    puzzle: PuzzleInfo | None
    """The puzzle that is played, if one is."""
    open: bool
    away_wait: float
    windows: Literal["always", "could", "never"]
    result: Result | None
    rematch: str | None
    commitment: str | None
    undo: UndoRequest | None
    concede: Literal["bot", "close"]
    hints: bool


class TableNow(TableInfo):
    """A table as somebody who looks at it from afar is told about it."""

    your_turn: bool
    """Whether the seat that looks is asked something."""
    turn: int | None
    """Whose turn it is; nothing before a game and after it."""


class Replay(BaseModel):
    """A finished game after so many answers."""

    at: int
    total: int
    view: dict[str, Any]
    log: list[dict[str, Any]]
    asked: int | None
    answer: Text | None
    key: str | None
    film: list[tuple[int, Patch]]
    patch: Patch | None
    log_from: int


class StoryTurn(BaseModel):
    """A turn or a round of a finished game."""

    turn: int
    seat: int | None
    at: int
    scores: list[int]


class Story(BaseModel):
    """How a game went, told once it is over; a game adds its own."""

    model_config = ConfigDict(extra="allow")

    game: str
    answers: int
    winners: list[int]
    scores: list[int]
    turns: list[StoryTurn]


class ReviewNow(BaseModel):
    """How far the review of a finished game is."""

    state: Literal["none", "working", "failed", "done"]
    done: int
    """How many parts are found."""
    parts: int
    """Of how many; none as long as nobody has counted them."""
    review: dict[str, Any] | None


class Report(BaseModel):
    """What "Report a problem" saves."""

    table: str
    game: str
    version: str
    number: int
    seat: int | None
    view: dict[str, Any]
    log: list[dict[str, Any]]
    record: str | None
