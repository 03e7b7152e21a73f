"""Taking back what others have seen: by their consent, and never over what was revealed or rolled."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from potasovka.core import Game, Record
from potasovka.core.replay import replay, steps
from potasovka.table.refusal import Refused
from potasovka.table.row import Note, Request, TableRow

Say = Literal["ask", "accept", "decline", "block", "allow", "withdraw"]


class Agreed(NamedTuple):
    """What comes of what somebody said about taking something back."""

    row: TableRow
    before: Game | None = None
    """The game to which it is gone back, if all agree."""


class Move(NamedTuple):
    """The last thing that somebody decided."""

    number: int
    """How many answers were given before it."""
    what: dict[str, Any]
    """What it was, as a text."""


def said(row: TableRow, game: Game, seat: int | None, say: Say) -> Agreed:
    """What comes of it that a seat says this; `Refused` if it has nothing to say. The game is as everybody sees it."""
    if seat is None or seat not in row.playing:
        raise Refused("not-asked")
    if say in ("block", "allow"):
        row = _blocking(row, seat, say == "block")
        open_to = request_of(row, game)
        return Agreed(row if say == "allow" or not _waits(row, open_to, seat) else _declined(row, open_to, seat))
    if say == "ask":
        return _asked(row, game, seat)
    request = request_of(row, game)
    if say == "withdraw":
        if request is None or request.seat != seat:
            raise Refused("undo-none")
        return Agreed(replace(row, request=None))
    if request is None or not _waits(row, request, seat):
        raise Refused("undo-none")
    if say == "decline":
        return Agreed(_declined(row, request, seat))
    return _granted(row, game, replace(request, agreed=(*request.agreed, seat)))


def request_of(row: TableRow, game: Game | None) -> Request | None:
    """What is asked for now, if it is not out of date or declined."""
    request = row.request
    if request is None or game is None or request.until != len(game.answers) or request.declined is not None:
        return None
    return request


def asked(row: TableRow, seat: int) -> list[int]:
    """Who must agree to what this seat takes back."""
    return [other for other in row.playing if other != seat]


def _waits(row: TableRow, request: Request | None, seat: int) -> bool:
    """Whether a request waits for the answer of a seat."""
    return request is not None and seat in asked(row, request.seat) and seat not in request.agreed


def _asked(row: TableRow, game: Game, seat: int) -> Agreed:
    if request_of(row, game) is not None:
        raise Refused("undo-pending")
    if any(row.seats[other].blocks for other in asked(row, seat)):
        raise Refused("undo-blocked")
    old = row.request
    if old is not None and (old.seat, old.until) == (seat, len(game.answers)):
        raise Refused("undo-declined")
    move = last_move(game.record(), seat)
    if move is None:
        raise Refused("undo-nothing")
    return _granted(row, game, Request(seat, move.number, len(game.answers), move.what))


def _granted(row: TableRow, game: Game, request: Request) -> Agreed:
    """Go back if all have agreed; in any case only if it can be gone back."""
    before = replay(game.record(), request.number)
    people = row.people
    if before.shown(people, request.seat) != game.shown(people, request.seat):
        raise Refused("undo-revealed")
    if any(other not in request.agreed for other in asked(row, request.seat)):
        return Agreed(replace(row, request=request))
    place = len(before.log)
    kept = [replace(note, place=min(note.place, place)) for note in row.notes]
    line = {"kind": "log-undone", "seat": request.seat, "what": request.what}
    return Agreed(replace(row, request=None, notes=(*kept, Note(place, line))), before)


def _declined(row: TableRow, request: Request | None, seat: int) -> TableRow:
    assert request is not None
    return replace(row, request=replace(request, declined=seat))


def _blocking(row: TableRow, seat: int, blocks: bool) -> TableRow:
    seats = list(row.seats)
    seats[seat] = replace(seats[seat], blocks=blocks)
    return replace(row, seats=tuple(seats))


def last_move(record: Record, seat: int) -> Move | None:
    """The last thing that a seat decided by itself: not what a card asked, nor whether to answer what happened."""
    found = None
    for number, game in enumerate(steps(record)):
        choice = game.choice
        if number == len(record.answers) or choice is None or choice.seat != seat:
            continue
        if choice.source is None and not choice.window:
            option = choice.options[choice.index(record.answers[number])]
            found = Move(number, dict(option.text.data()))
    return found


def counts_of(game: Game) -> list[int]:
    """How many answers each seat has given."""
    counts = [0] * game.seats
    record = game.record()
    for number, then in enumerate(steps(record)):
        if number < len(record.answers) and then.choice is not None:
            counts[then.choice.seat] += 1
    return counts
