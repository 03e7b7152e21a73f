"""What an answer does: it is given to a copy of the game, and the copy is handed out."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from potasovka.core import Game, IllegalAnswer
from potasovka.core.picks import answer_picks
from potasovka.table.refusal import Refused
from potasovka.table.row import AnswerRow
from potasovka.table.windows import PASS, Passed

MOST_KEYS = 100
"""Answers that may be sent at once."""

log = logging.getLogger("potasovka.table")


class Step(NamedTuple):
    """What an answer leads to. It is nothing until it is stored."""

    seat: int
    """Who answered."""
    before: Game
    after: Game
    passed: list[Passed]
    """Passes that were given for others, or for this seat, afterwards."""
    undoable: bool = False
    """Whether it can be taken back."""
    dropped: int = 0
    """How many answers are taken back for it."""

    @property
    def given(self) -> list[tuple[int, str]]:
        """Who gave which answer."""
        keys = self.after.answers[len(self.before.answers) :]
        own = len(keys) - len(self.passed)
        return [(self.seat, key) for key in keys[:own]] + [(one.seat, PASS) for one in self.passed]

    @property
    def occasions(self) -> int:
        """How many occasions for hidden cards it has brought; a Special that was used gives everybody one more."""
        choice = self.before.choice
        again = choice is not None and choice.window and self.given[0][1] != PASS
        return self.after.occasions - self.before.occasions + again

    @property
    def over(self) -> bool:
        """Whether the game has ended with it."""
        return self.after.choice is None

    def rows(self, table: str) -> list[AnswerRow]:
        """What is to be stored."""
        known = len(self.before.answers)
        back_to = known if self.undoable else None
        return [AnswerRow(table, n, seat, key, back_to) for n, (seat, key) in enumerate(self.given, known)]


def check_keys(keys: Sequence[str]) -> None:
    """Refuse no answer at all, and too many."""
    if not 1 <= len(keys) <= MOST_KEYS:
        raise Refused("malformed", where="keys")


def answered(game: Game, seat: int, keys: Sequence[str]) -> Game:
    """The game after answers to this question and the following ones of the same seat, all or nothing."""

    def give(after: Game) -> None:
        for key in keys:
            if after.choice is None or after.choice.seat != seat:
                raise Refused("illegal")
            after.answer(key)

    return _given(game, give)


def picked(game: Game, keys: Sequence[str]) -> Game:
    """The game after a whole set was picked."""
    return _given(game, lambda after: answer_picks(after, keys))


def answered_by_bot(game: Game, key: str) -> Game:
    """The game after a bot's answer; one that breaks the game is replaced by another."""
    choice = game.choice
    assert choice is not None
    for one in dict.fromkeys([key, *choice.keys]):
        after = filmed(game)
        try:
            after.answer(one)
        except Exception:
            log.exception("a bot's answer broke a game of %s", game.name)
        else:
            return after
    raise Refused("failed")


def filmed(game: Game) -> Game:
    """A copy to be answered; what happens to it is filmed."""
    after = game.clone()
    after.begin_film()
    return after


def _given(game: Game, give: Callable[[Game], None]) -> Game:
    after = filmed(game)
    try:
        give(after)
    except IllegalAnswer:
        raise Refused("illegal") from None
    except Refused:
        raise
    except Exception:
        log.exception("an answer broke a game of %s", game.name)
        raise Refused("failed") from None
    return after
