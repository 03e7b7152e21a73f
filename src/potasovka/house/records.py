"""A finished game out of its record: it is played through to see that it is one, and stands as a table that is over."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from potasovka.core import BadRecord, PotasovkaError, Record
from potasovka.core.catalogue import game_names
from potasovka.core.replay import steps
from potasovka.table.house import Mint
from potasovka.table.refusal import Refused
from potasovka.table.row import AnswerRow, Seat, TableRow


class Taken(NamedTuple):
    """A table that was played elsewhere."""

    row: TableRow
    answers: tuple[AnswerRow, ...]


def taken(mint: Mint, text: str) -> Taken:
    """The table of a record; a `Refused` says why it is none."""
    name = mint.name()
    given: list[AnswerRow] = []
    try:
        record = Record.from_text(text)
        if record.game not in game_names():
            raise Refused("no-game", game=record.game[:40])
        for game in steps(record, quiet=True):
            if (number := len(given)) < len(record.answers):
                assert game.choice is not None
                given.append(AnswerRow(name, number, game.choice.seat, record.answers[number]))
    except (BadRecord, PotasovkaError) as error:
        raise Refused("bad-record", why=str(error)[:300]) from None
    if game.choice is not None:
        raise Refused("not-over")
    seats = tuple([Seat("person") for _ in range(game.seats)])
    row = TableRow(name, record.game, record.rules, record.setup, record.seed, seats, over=True, open=True, local=True)
    return Taken(replace(row, salt=None if record.seal is None else record.seal.salt), tuple(given))
