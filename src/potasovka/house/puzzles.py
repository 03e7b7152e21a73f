"""Puzzles as a client needs them: which there are, which is that of the day, and how one is solved."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

import msgspec

from potasovka.core import Record
from potasovka.core.catalogue import description, game_class
from potasovka.core.puzzle import Step
from potasovka.core.replay import start
from potasovka.table.opening import check_game, check_puzzle


@cache
def puzzles(game: str) -> bytes:
    """All puzzles of a game, and their names in the order in which they are the puzzle of the day, as JSON.

    The day decides alone, so that it is the same everywhere: days are counted from 1970-01-01 in Greenwich, and after
    the last name comes the first again.
    """
    check_game(game)
    told = description(game).puzzles()
    days = sorted([one.name for one in told], key=lambda name: blake2b(name.encode(), person=b"potasovka day").digest())
    return msgspec.json.encode({"puzzles": [one.info() for one in told], "days": days})


@cache
def way(game: str, name: str) -> tuple[Step, ...]:
    """How a puzzle is solved, step by step."""
    record, _ = way_played(game, name)
    played = start(record, quiet=True)
    steps: list[Step] = []
    for key in record.answers:
        choice = played.choice
        assert choice is not None
        steps.append({"asked": choice.prompt.data(), "answer": choice.options[choice.index(key)].text.data()})
        played.answer(key)
    return tuple(steps)


@cache
def way_played(game: str, name: str) -> tuple[Record, int]:
    """The way as a game that was played so, and the seat that goes it."""
    puzzle = check_puzzle(game, name)
    record = Record(game, game_class(game).rules, puzzle.setup, 0, puzzle.solution)
    choice = start(record, quiet=True).choice
    assert choice is not None
    return record, choice.seat
