"""Who may sit where: each change of a seat gives the row as it will be, or says why it cannot be."""

from __future__ import annotations

from msgspec.structs import replace

from potasovka.core.catalogue import description
from potasovka.table.refusal import Refused, Stale
from potasovka.table.row import Note, Seat, TableRow, digest_of


def take(row: TableRow, number: int, name: str | None, token: str, by: str | None) -> TableRow:
    """Somebody sits down on an open seat; the token holds it from now on, `by` is what invites them."""
    if row.seat(number).kind != "open":
        raise Refused("taken")
    row.check_guest(number, by)
    return _changed(row, number, Seat("person", name=name, digest=digest_of(token)))


def set_by_host(row: TableRow, token: str | None, number: int, bot: str | None) -> TableRow:
    """The host gives a seat to a bot, or leaves it open."""
    holder = row.must_hold(token)
    seat = row.seat(number)
    if not row.seats[holder].first:
        raise Refused("not-host")
    if row.seated:
        raise Refused("begun")
    if seat.first:
        raise Refused("taken")
    if bot is not None:
        check_bot(row.game, bot)
    return _changed(row, number, Seat("open") if bot is None else Seat("bot", bot=bot))


def lend(row: TableRow, token: str | None, number: int, away: bool) -> TableRow:
    """A bot plays for somebody who has been away for long."""
    row.must_hold(token)
    seat = row.seat(number)
    if not row.seated or seat.lent or not away:
        raise Refused("not-away")
    return _changed(row, number, replace(seat, lent=True, bot=description(row.game).stand_in))


def give_back(row: TableRow, token: str | None, number: int) -> TableRow:
    """A person takes their seat back from the bot."""
    seat = row.seat(number)
    if row.must_hold(token) != number:
        raise Refused("not-yours")
    if not seat.lent:
        raise Refused("not-lent")
    if seat.conceded:
        raise Refused("conceded")
    return _changed(row, number, replace(seat, lent=False, bot=None))


def concede(row: TableRow, token: str | None, number: int, place: int) -> TableRow:
    """Somebody gives up: a bot plays on for them, or the table is closed, as it was agreed.

    `place` is where in the log it is told.
    """
    seat = row.seat(number)
    if row.must_hold(token) != number:
        raise Refused("not-yours")
    if not row.seated:
        raise Refused("waiting")
    if row.over:
        raise Refused("over")
    if seat.conceded:
        raise Refused("conceded")
    gone = replace(seat, conceded=True, lent=True, bot=description(row.game).stand_in)
    after = replace(_changed(row, number, gone), request=None)
    note = Note(place, {"kind": "log-conceded", "seat": number})
    after = replace(after, notes=(*after.notes, note))
    left = [one for one in after.people if not after.seats[one].conceded]
    return replace(after, closed=True, over=True) if row.concede == "close" or not left else after


def play_again(row: TableRow, table: str) -> TableRow:
    """The same people play again at another table; who comes second has not seen the first."""
    if row.rematch is not None:
        raise Stale
    return replace(row, rematch=table)


def check_bot(game: str, bot: str) -> None:
    """Refuse a bot that cannot play this game."""
    if bot not in description(game).all_bots:
        raise Refused("no-bot", bot=bot[:40])


def _changed(row: TableRow, number: int, seat: Seat) -> TableRow:
    return replace(row, seats=(*row.seats[:number], seat, *row.seats[number + 1 :]))
