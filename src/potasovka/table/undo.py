"""Taking back: what nobody else has been shown, and nobody has learnt anything by."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from potasovka.core import Game, wire
from potasovka.table.answers import Step
from potasovka.table.row import Chain, TableRow


class LastStep(TypedDict):
    """The last step that can be taken back: the question it answered, and how."""

    choice: wire.Choice
    keys: list[str]


class Undo(NamedTuple):
    """A chain of steps that a person could take back, one by one; everybody else sees the game before all of them."""

    seat: int
    games: tuple[Game, ...]
    """The game before each of the steps, the first one first."""

    @property
    def first(self) -> Game:
        """The game as everybody else is shown it."""
        return self.games[0]

    @property
    def before(self) -> Game:
        """The game before the last step."""
        return self.games[-1]

    @property
    def chain(self) -> Chain:
        """How many answers there were before each step."""
        return tuple([len(game.answers) for game in self.games])

    def asking(self, number: int, count: int, now: Game) -> Game | None:
        """The game before the step that answered the question of this number; its player has given so many answers."""
        numbers = [count - len(now.answers) + len(game.answers) for game in self.games]
        return self.games[numbers.index(number)] if number in numbers else None

    def until(self, game: Game) -> Undo | None:
        """What could be taken back before one of the steps."""
        step = self.games.index(game)
        return Undo(self.seat, self.games[:step]) if step else None


def longer(undo: Undo | None, step: Step) -> Undo | None:
    """What can be taken back after a step."""
    return Undo(step.seat, (*(undo.games if undo is not None else ()), step.before)) if step.undoable else None


def undoable(step: Step, row: TableRow) -> bool:
    """Whether a step can be taken back: the same person is still to speak, has learnt nothing, and chance was not used.

    What it would show to others does not matter: they are shown it only when it cannot be taken back any more.
    """
    seat, before, after = step.seat, step.before, step.after
    choice = after.choice
    if step.passed or choice is None or choice.seat != seat or row.bot_of(seat) is not None:
        return False
    if len(row.people) > 1 and after.occasions != before.occasions:  # others were perhaps asked
        return False
    return after.shown([seat]) == before.shown([seat])
