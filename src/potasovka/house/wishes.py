"""What somebody wishes of a house: a table with its seats, a seat, playing again."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from potasovka.core.catalogue import description
from potasovka.house.days import Day
from potasovka.table.house import Mint
from potasovka.table.names import LONGEST, clean_name
from potasovka.table.opening import Teams, Tokens, check_game, closed, new_daily, new_lesson, new_puzzle, new_table
from potasovka.table.refusal import Refused
from potasovka.table.row import Seat, TableRow
from potasovka.table.seating import check_bot

MOST_SEATS = 8
"""Seats that a table can have."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that is asked for; a field nobody knows is refused."""


class SeatWish(Wish, frozen=True):
    """Who shall sit on a seat."""

    kind: Literal["me", "open", "bot"]
    name: str | None = None
    bot: str | None = None


class TableWish(Wish, frozen=True):
    """A table to open."""

    game: str
    setup: dict[str, Any] = {}
    seats: list[SeatWish] = []
    lesson: bool = False
    daily: bool = False
    """Whether it is the game of the day, for the one seat that is `me`."""
    puzzle: str | None = None
    """The puzzle of this name: it has its own setup and seats."""
    open: bool = False
    concede: Literal["bot", "close"] | None = None


class RematchWish(Wish, frozen=True):
    """Playing again: with the teams that were played, or with new ones; left out, as it was agreed."""

    teams: Teams | None = None


class Person(Wish, frozen=True):
    """Somebody who sits down."""

    name: str | None = None


class SeatChange(Wish, frozen=True):
    """What the host makes of a seat."""

    kind: Literal["bot", "open"]
    bot: str | None = None


class Opened(NamedTuple):
    """A new table, the tokens of the seats that whoever wished for it holds, and the secret of the links to it."""

    row: TableRow
    tokens: Tokens
    secret: str | None


def opened(mint: Mint, wish: TableWish, day: Day | None = None) -> Opened:
    """The table that somebody wishes for; the game of the day wants to know what day it is."""
    check_game(wish.game)
    if wish.lesson:
        row, tokens = new_lesson(mint, wish.game)
    elif wish.puzzle is not None:
        row, tokens = new_puzzle(mint, wish.game, wish.puzzle)
    elif day is not None:
        if [one.kind for one in wish.seats] != ["me"]:
            raise Refused("malformed", where="seats")
        row, tokens = new_daily(mint, wish.game, day.date, day.seed, wish.seats[0].name or None)
    else:
        row, tokens = new_table(mint, wish.game, wish.setup, [_seat(wish.game, one) for one in wish.seats])
    if wish.concede is not None:
        row = replace(row, concede=wish.concede)
    if wish.open:
        return Opened(replace(row, open=True), tokens, None)
    row, secret = closed(mint, row)
    return Opened(row, tokens, secret)


def _seat(game: str, wish: SeatWish) -> Seat:
    if wish.kind == "bot":
        bot = wish.bot or description(game).stand_in
        check_bot(game, bot)
        return Seat("bot", bot=bot, name=wish.name)
    if wish.bot is not None:
        raise Refused("malformed", where="seats.bot")
    return Seat("person", name=wish.name or None) if wish.kind == "me" else Seat("open")


def bot_of(change: SeatChange) -> str | None:
    """The bot that shall have a seat, if it shall not be open."""
    if (change.kind == "bot") != (change.bot is not None):
        raise Refused("malformed", where="bot")
    return change.bot


def shown_name(said: str | None) -> str | None:
    """A name as it is shown; a `ValueError` if it is too long."""
    name = clean_name(said or "") or ""
    if len(name) > LONGEST:
        raise ValueError(f"a name has at most {LONGEST} characters")
    return name or None
