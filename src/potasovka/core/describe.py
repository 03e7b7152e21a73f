"""What a game tells about itself: all that server, terminal, studies and bots know of it, found by its name.

A game is a package of `potasovka` with a module `description` that has a `DESCRIPTION`. What lies in higher rooms
(bots, the table in a terminal, commands) is named by module path and loaded when somebody asks for it, so that no arrow
points upward.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct

from potasovka.core.game import Game
from potasovka.core.puzzle import Puzzle
from potasovka.core.record import Record
from potasovka.core.wire import Story

Row = dict[str, Any]
RANDOM = "potasovka.bots.random:RandomBot"
LEVELS = ("easy", "normal", "hard", "expert")
"""How well a bot plays, from the weakest on; bots of other names are characters."""
SEAT = "seat"
"""How an argument that is a player is named in `Description.events`."""


class Value(Struct, frozen=True):
    """Something that can be chosen for a setting."""

    name: str
    """As the setup says it."""
    text: str
    """The message that names it."""
    within: str = ""
    """It is there only if this value of the setting `Setting.within` is chosen."""


class Setting(Struct, frozen=True, kw_only=True):
    """Something that is agreed before a game. Its words are `<game>-setting-<name>` and `<game>-setting-<name>-why`."""

    name: str
    """As the setup says it."""
    kind: Literal["switch", "one", "several", "teams", "seat"]
    """Yes or no; one of `ways`; some of the values; some for each seat (or one of `ways` to leave that open); a seat,
    or chance."""
    default: Any
    """What is agreed when nobody says."""
    with_people: Any = None
    """The same at a table with people, if it is something else there."""
    values: tuple[Value, ...] = ()
    """What there is to choose from."""
    within: str = ""
    """The setting on which it depends which values there are."""
    each: int = 0
    """Of teams: how many values each seat has."""
    twice: str = ""
    """Of teams: the setting whose values are on the table twice, with all that is within them."""
    only_with: str = ""
    """Of a switch: it is off, if nobody says, without this value of the setting `within`; of one of several ways: there
    is only the usual one without it."""
    ways: tuple[str, ...] = ()
    """Of one: what there is; of teams: how they are found if nobody names them. Words:
    `<game>-setting-<name>-<way>`."""
    help: str = ""
    """A line for `--help`."""


class Shelf(Struct, frozen=True):
    """Something that card sheets can be sorted by: a field of each row."""

    field: str
    """The field."""
    words: str
    """What the messages that name its values begin with; nothing if the values are numbers."""
    help: str
    """A line for `--help`."""


class Lesson(Struct, frozen=True):
    """The first game: a table that is always dealt the same, with the newcomer on seat 0."""

    setup: Mapping[str, Any]
    """What is agreed."""
    seed: int
    """Where chance begins."""
    bots: int
    """How many bots sit at it."""
    bot: str = ""
    """Which ones; the one that stands in, if nothing is said."""


def _no_facts(game: Game) -> dict[str, Any]:
    return {}


def _no_story(record: Record) -> Story:
    return {"game": record.game, "answers": len(record.answers), "winners": [], "scores": [], "turns": []}


def _no_sides(game: Game) -> tuple[tuple[str, ...], ...]:
    return ()


def _no_puzzles() -> tuple[Puzzle, ...]:
    return ()


class Description(Struct, frozen=True, kw_only=True):
    """One game."""

    name: str
    """Its name in the catalogue; its words are in `locale/*/<name>*.ftl` and `locale/*/web-<name>*.ftl`."""
    game: str
    """The class, as `module:attribute`."""
    players: tuple[int, int]
    """The least and the most."""
    cards: Callable[[], list[Row]]
    """All card sheets in every language; each has an `id` and a `name`."""
    settings: tuple[Setting, ...] = ()
    """What can be agreed besides the number of players."""
    shelves: tuple[Shelf, ...] = ()
    """What card sheets can be sorted by."""
    lesson: Lesson | None = None
    """The first game."""
    daily: Mapping[str, Any] | None = None
    """What is agreed for the game of the day, which one person plays and which is dealt alike to everybody."""
    puzzles: Callable[[], tuple[Puzzle, ...]] = _no_puzzles
    """Positions with a goal, for one person, the easiest first."""
    events: Mapping[str, str] = {}
    """How the arguments of log events are said: `seat` is a player, anything else begins the message that names it."""
    shapes: tuple[type, ...] = ()
    """The shapes of its view and of all else that only it sends: the browser's types are made of them."""
    hidden: bool = False
    """Whether players hold what others must not see."""
    windows: bool = False
    """Whether hidden cards may answer what somebody did."""
    facts: Callable[[Game], dict[str, Any]] = _no_facts
    """What a study wants to know of a finished game."""
    story: Callable[[Record], Story] = _no_story
    """How a finished game went, told from its record."""
    sides: Callable[[Game], tuple[tuple[str, ...], ...]] = _no_sides
    """By which names, besides its own, each seat's victory is counted in a study (factions)."""
    side_words: str = ""
    """What the messages that name them begin with."""
    bots: Mapping[str, str] = {}
    """Its bots besides `random`: what makes one of a chance, as `module:attribute`."""
    measures: Mapping[str, str] = {}
    """Bots that nobody is offered: others are measured by them, and they stay where they sit."""
    school: str = ""
    """How its bots learn (`lab.training.School`), as `module:attribute`."""
    stand_in: str = "random"
    """The bot that plays for somebody who left, and the one that is met if nobody chooses."""
    advice: str = ""
    """Who advises people (`core/advice.py`), as `module:attribute`."""
    reviewer: str = ""
    """Who looks at finished games (`core/review.py`), as `module:attribute`."""
    numbers: str = ""
    """How it is told in numbers (`core/numbers.py`), as `module:attribute`."""
    terminal: str = ""
    """Its table in a terminal, as `module:attribute`."""
    commands: Mapping[str, str] = {}
    """Commands of its own, each a function, as `module:attribute`."""

    def for_people(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """What was agreed, and what is usual at a table with people where nothing was said."""
        usual = {one.name: one.with_people for one in self.settings if one.with_people is not None}
        return {**usual, **setup}

    def reviews(self, record: Record) -> bool:
        """Whether the game of a record can be reviewed when it is over: a puzzle is solved or not, and that is all."""
        return bool(self.reviewer) and self.puzzle_of(record.setup) is None

    def puzzle(self, name: str) -> Puzzle | None:
        """The puzzle of this name."""
        return next((one for one in self.puzzles() if one.name == name), None)

    def puzzle_of(self, setup: Mapping[str, Any]) -> Puzzle | None:
        """The puzzle that is played, if one is."""
        position = setup.get("position")
        return next((one for one in self.puzzles() if one.setup["position"] == position), None) if position else None

    @property
    def offered_bots(self) -> dict[str, str]:
        """The bots that people can choose; `random` only if there is no other."""
        return dict(self.bots) or {"random": RANDOM}

    @property
    def all_bots(self) -> dict[str, str]:
        """All its bots, those to measure by last."""
        return {**self.offered_bots, **self.measures, "random": RANDOM}
