"""How each game looks in a terminal: one small adapter a game, so that `play` and `replay` know none of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.text import Text as Rich

from potasovka.cli import say
from potasovka.core import Event, Game, PotasovkaError, Result, Text
from potasovka.core.words import Words


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
    def tell(self, event: Event, seat: int | None) -> str:
        """A line of the log as a seat is told it."""

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
    """The adapter of a game."""
    if game == "smashup":
        from potasovka.cli.smashup_table import SmashUpTable

        return SmashUpTable(words)
    if game == "hitzroad":
        from potasovka.cli.hitzroad_table import HitZRoadTable

        return HitZRoadTable(words)
    raise PotasovkaError(f"{game} cannot be shown in a terminal")


def new_console(*, stderr: bool = False) -> Console:
    """A console on the standard output as it is now."""
    return Console(stderr=stderr, highlight=False)
