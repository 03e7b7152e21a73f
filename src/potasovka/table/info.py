"""What is told about a table: its frame, and what somebody may take away to report a problem."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

from potasovka.table.names import clean_name
from potasovka.table.windows import Ask

if TYPE_CHECKING:
    from potasovka.table.table import Table


class Seat(TypedDict):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    bot: str | None
    name: str | None
    here: bool
    away: int | None
    lent: bool
    kept: bool


class Result(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[int]


class TableInfo(TypedDict):
    """A table as its frame shows it."""

    id: str
    game: str
    state: Literal["waiting", "playing", "over"]
    setup: dict[str, Any]
    seats: list[Seat]
    you: int | None
    host: bool
    lesson: bool
    open: bool
    away_wait: float
    windows: Ask
    result: Result | None
    rematch: str | None
    commitment: str | None


def info_of(table: Table, seat: int | None) -> TableInfo:
    """A table as this seat is told about it."""
    row, game = table.row, table.game
    result = None if game is None or table.breath.held else game.result
    return {
        "id": row.id,
        "game": row.game,
        "state": "waiting" if game is None else "playing" if result is None else "over",
        "setup": {name: value for name, value in row.setup.items() if name != "position"},
        "seats": [_seat_info(table, number) for number in range(len(row.seats))],
        "you": seat,
        "host": seat is not None and row.seats[seat].first,
        "lesson": row.lesson,
        "open": row.open,
        "away_wait": table.pauses.away,
        "windows": table.windows.asks(seat, game),
        "result": None if result is None else {"winners": list(result.winners), "scores": list(result.scores)},
        "rematch": row.rematch,
        "commitment": None if table.seal is None else table.seal.commitment,
    }


def _seat_info(table: Table, number: int) -> Seat:
    seat = table.row.seats[number]
    away = table.away(number)
    return {
        "seat": number,
        "kind": seat.kind,
        "bot": seat.bot,
        "name": clean_name(seat.name or ""),
        "here": table.audience.here(number),
        "away": None if away is None else int(away),
        "lent": seat.lent,
        "kept": seat.kept is not None,
    }


def report_of(table: Table, seat: int | None) -> dict[str, Any]:
    """What somebody may take away to show that something is wrong."""
    game = table.seen_from(seat)
    own = 0 if seat is None else table.counts[seat]
    return {
        "table": table.row.id,
        "game": table.row.game,
        "version": table.row.rules,
        "number": len(game.answers) if table.over else own,
        "seat": seat,
        "view": table.view(seat),
        "log": table.audience.watcher(seat).lines(game),
        "record": table.record().to_text() if table.over and not table.breath.held else None,
    }
