"""What is told about a table: its frame, and what somebody may take away to report a problem."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, cast

from potasovka.core import Game, wire
from potasovka.core.catalogue import description
from potasovka.core.game import Result as GameResult
from potasovka.core.puzzle import PuzzleInfo
from potasovka.table.consent import asked
from potasovka.table.hints import may_ask
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
    blocks: bool
    conceded: bool


class UndoRequest(TypedDict):
    """Somebody asks to take back what others have seen."""

    seat: int
    what: wire.Text
    asked: list[int]
    agreed: list[int]
    declined: int | None


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
    day: str | None
    local: bool
    puzzle: PuzzleInfo | None
    open: bool
    away_wait: float
    windows: Ask
    result: Result | None
    rematch: str | None
    commitment: str | None
    undo: UndoRequest | None
    concede: Literal["bot", "close"]
    hints: bool


class TableNow(TableInfo):
    """A table as somebody who looks at it from afar is told about it."""

    your_turn: bool
    """Whether the seat that looks is asked something."""
    turn: int | None
    """Whose turn it is; nothing before a game and after it."""


def now_of(table: Table, seat: int | None) -> TableNow:
    """A table as the holder of this seat is told about it from afar."""
    begun = table.game is not None
    asked = seat is not None and begun and table.view(seat)["choice"] is not None
    return {**info_of(table, seat), "your_turn": asked, "turn": table.seen_from(seat).turn if begun else None}


def info_of(table: Table, seat: int | None) -> TableInfo:
    """A table as this seat is told about it."""
    row, game = table.row, table.game
    result = None if game is None or table.breath.held else _result(table, game)
    puzzle = description(row.game).puzzle_of(row.setup)
    return {
        "id": row.id,
        "game": row.game,
        "state": "waiting" if game is None else "playing" if result is None else "over",
        "setup": {name: value for name, value in row.setup.items() if name != "position"},
        "seats": [_seat_info(table, number) for number in range(len(row.seats))],
        "you": seat,
        "host": seat is not None and row.seats[seat].first,
        "lesson": row.lesson,
        "day": row.day,
        "local": row.local,
        "puzzle": None if puzzle is None else puzzle.info(),
        "open": row.open,
        "away_wait": table.pauses.away,
        "windows": table.windows.asks(seat, game),
        "result": None if result is None else {"winners": list(result.winners), "scores": list(result.scores)},
        "rematch": row.rematch,
        "commitment": None if table.seal is None else table.seal.commitment,
        "undo": None if game is None else _undo(table),
        "concede": row.concede,
        "hints": may_ask(row, seat),
    }


def _result(table: Table, game: Game) -> GameResult | None:
    """How it ended; at a table that was closed those win who have not given up."""
    if not table.row.closed:
        return game.result
    winners = [number for number, seat in enumerate(table.row.seats) if not seat.conceded]
    return GameResult(tuple(winners), tuple(game.view(None)["scores"]))


def _undo(table: Table) -> UndoRequest | None:
    """What somebody asks to take back, also if it was declined, until everybody has seen something else."""
    request = table.row.request
    if request is None or request.until != len(table.seen_from(None).answers):
        return None
    return {
        "seat": request.seat,
        "what": cast(wire.Text, request.what),
        "asked": asked(table.row, request.seat),
        "agreed": list(request.agreed),
        "declined": request.declined,
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
        "blocks": seat.blocks,
        "conceded": seat.conceded,
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
