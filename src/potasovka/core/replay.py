"""Playing a record again."""

from __future__ import annotations

from collections.abc import Iterator

from potasovka.core.catalogue import game_class
from potasovka.core.errors import BadRecord, IllegalAnswer, WrongRules
from potasovka.core.game import Game
from potasovka.core.record import Record


def start(record: Record, *, quiet: bool = False) -> Game:
    """The game of a record before its first answer; refuses other rules by name."""
    cls = game_class(record.game)
    if record.rules != cls.rules:
        raise WrongRules(f"the record follows rules {record.rules} of {record.game}; these are rules {cls.rules}")
    return cls.new(record.setup, record.seed, quiet=quiet)


def replay(record: Record, until: int | None = None, *, quiet: bool = False) -> Game:
    """The game after the first `until` answers of a record, or after all of them."""
    game = start(record, quiet=quiet)
    for _ in _steps(game, record, until):
        pass
    return game


def steps(record: Record, *, quiet: bool = False) -> Iterator[Game]:
    """The same game object before the first answer and after each one."""
    game = start(record, quiet=quiet)
    yield game
    yield from _steps(game, record, None)


def _steps(game: Game, record: Record, until: int | None) -> Iterator[Game]:
    if until is not None and not 0 <= until <= len(record.answers):
        raise BadRecord(f"the record has {len(record.answers)} answers; it cannot be played until {until}")
    for number, key in enumerate(record.answers[:until], 1):
        try:
            game.answer(key)
        except IllegalAnswer as error:
            raise BadRecord(f"answer {number} of the record cannot be given: {error}") from None
        yield game
