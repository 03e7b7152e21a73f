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
    """A chain of steps that a person could take back, one by one; everybody else sees the game before all of them.

    The games in between are not kept: whoever goes back to one plays the few answers again.
    """

    seat: int
    first: Game
    """The game as everybody else is shown it."""
    before: Game
    """The game before the last step."""
    chain: Chain
    """How many answers there were before each step."""

    def _game(self, answers: int) -> Game:
        """The game before the step that came after so many answers."""
        known = len(self.first.answers)
        if answers == len(self.before.answers):
            return self.before
        if answers == known:
            return self.first
        game = self.first.clone()
        for key in self.before.answers[known:answers]:
            game.answer(key)
        return game

    def asking(self, number: int, count: int, now: Game) -> Game | None:
        """The game before the step that answered the question of this number; its player has given so many answers."""
        answers = len(now.answers) - count + number
        return self._game(answers) if answers in self.chain else None

    def until(self, game: Game) -> Undo | None:
        """What could be taken back before one of the steps."""
        left = self.chain[: self.chain.index(len(game.answers))]
        return Undo(self.seat, self.first, self._game(left[-1]), left) if left else None


def longer(undo: Undo | None, step: Step) -> Undo | None:
    """What can be taken back after a step."""
    if not step.undoable:
        return None
    step.before.rest()
    first, chain = (step.before, ()) if undo is None else (undo.first, undo.chain)
    return Undo(step.seat, first, step.before, (*chain, len(step.before.answers)))


def undoable(step: Step, row: TableRow) -> bool:
    """Whether a step can be taken back: the same person is still to speak, has learnt nothing, and chance was not used.

    What it would show to others does not matter: they are shown it only when it cannot be taken back any more.
    """
    seat, before, after = step.seat, step.before, step.after
    choice = after.choice
    if step.passed or choice is None or choice.seat != seat or row.bot_of(seat) is not None:
        return False
    if len(row.people) > 1 and step.occasions:  # others were perhaps asked
        return False
    return after.shown([seat]) == before.shown([seat])
