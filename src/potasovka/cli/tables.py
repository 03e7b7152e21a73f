"""How each game looks in a terminal: one small adapter a game, so that `play` and `replay` know none of them."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from potasovka.cli import say
from potasovka.core import Event, Game, PotasovkaError, Result, Text
from potasovka.core.catalogue import description, load
from potasovka.core.describe import Row
from potasovka.core.words import Words

Json = Annotated[bool, typer.Option("--json", help="print plain data instead of pages")]
"""The option of every command that can print data."""


class Table(ABC):
    """A game as a terminal shows it. Everything comes from what a seat may know."""

    tells_result: ClassVar[bool] = False
    """Whether the table of a finished game says itself who won."""
    help: ClassVar[str]
    """The message that lists the commands of this game."""

    def __init__(self, words: Words) -> None:
        self.words = words
        """The language."""

    @abstractmethod
    def show(self, game: Game, seat: int | None) -> RenderableType:
        """The whole table as a seat sees it."""

    @abstractmethod
    def pages(self, rows: list[Row]) -> Iterator[RenderableType]:
        """Card sheets, some to a page."""

    def tell(self, game: Game, event: Event, seat: int | None) -> str:
        """A line of the log as a seat is told it."""
        return say.say_event(event.for_seat(seat), game.name, self.words)

    def is_new_scene(self, view: dict[str, Any]) -> bool:
        """Whether the table should be shown before this question, and not only the question."""
        return True

    def option(self, option: dict[str, Any], view: dict[str, Any]) -> RenderableType:
        """One option in words."""
        return Rich(say.say_data(option["text"], self.words))

    def command(self, letter: str, rest: str, game: Game, seat: int) -> RenderableType | None:
        """What a command of this game shows; `None` if it has no such command."""
        return None

    def ending(self, result: Result) -> list[str]:
        """Scores and winners, unless the table says them itself."""
        if self.tells_result:
            return []
        lines = [
            self.words.say(Text("cli-score", {"player": say.player(seat, self.words), "n": points}))
            for seat, points in enumerate(result.scores)
        ]
        names = ", ".join(say.player(seat, self.words) for seat in result.winners)
        won = Text("cli-winners", {"players": names}) if names else Text("cli-nobody")
        return [*lines, self.words.say(won)]

    def position(self, game: Game) -> str:
        """The true position as text, for a replay."""
        return ""


def table_for(game: str, words: Words) -> Table:
    """The adapter of a game, which the game names."""
    path = description(game).terminal
    if not path:
        raise PotasovkaError(f"{game} cannot be shown in a terminal")
    table: Table = load(path)(words)
    return table


def page(title: str, heads: list[str], words: Words) -> Grid:
    """An empty page of card sheets: narrow columns of numbers, then one wide column of names and texts."""
    grid = Grid(title=title, title_style="bold", title_justify="left", header_style="dim", box=SIMPLE_HEAD)
    for head in heads:
        grid.add_column(words.say(Text(head)), justify="right")
    grid.add_column(words.say(Text("cli-text")), ratio=1)
    return grid


def entry(name: str, note: str, text: str) -> Rich:
    """A card on such a page."""
    return Rich.assemble((name, "bold"), (f" · {note}" if note else "", "dim"), "\n", text)


def print_json(data: Any) -> None:
    """Plain data on the standard output."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def new_console(*, stderr: bool = False) -> Console:
    """A console on the standard output as it is now."""
    return Console(stderr=stderr, highlight=False)
