"""New tables: what was wished for, dealt once to see that it can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from potasovka.core import BadSetup, Game
from potasovka.core.catalogue import description, game_class, game_names
from potasovka.core.depth import too_deep
from potasovka.core.puzzle import Puzzle
from potasovka.table.house import Mint
from potasovka.table.refusal import Refused
from potasovka.table.row import Seat, TableRow, digest_of

MOST_SAID = 300
"""Letters of what is said to be wrong with a setup: it repeats what was sent."""
Teams = Literal["same", "new"]
"""What a rematch may be wished with: the teams that were played, or others."""
Tokens = dict[int, str]
"""The tokens that somebody is given, by seat."""


def new_table(mint: Mint, game: str, setup: Mapping[str, Any], seats: Sequence[Seat]) -> tuple[TableRow, Tokens]:
    """A new table; whoever opens it holds the seats of people."""
    cls = check_game(game)
    if too_deep(setup):
        raise Refused("bad-setup", why="setup is nested too deeply")
    if any(seat.kind != "bot" for seat in seats):
        setup = description(game).for_people(setup)
    seed = mint.seed()
    try:
        agreed = dict(cls.new({**setup, "players": len(seats)}, seed, quiet=True).setup)
    except BadSetup as error:
        raise Refused("bad-setup", why=str(error)[:MOST_SAID]) from None
    row = TableRow(mint.name(), game, cls.rules, agreed, seed, tuple(seats), salt=mint.salt())
    return held(mint, replace(row, concede="bot" if len(seats) > 2 else "close"))


def new_lesson(mint: Mint, game: str) -> tuple[TableRow, Tokens]:
    """The first game of a newcomer."""
    cls = check_game(game)
    told = description(game)
    lesson = told.lesson
    if lesson is None:
        raise Refused("no-lesson", game=game)
    seats = (Seat("person"), *[Seat("bot", bot=lesson.bot or told.stand_in) for _ in range(lesson.bots)])
    agreed = dict(cls.new(lesson.setup, lesson.seed, quiet=True).setup)
    row = TableRow(mint.name(), game, cls.rules, agreed, lesson.seed, seats, lesson=True, salt=mint.salt())
    return held(mint, replace(row, concede="close"))


def new_daily(mint: Mint, game: str, day: str, seed: int, name: str | None) -> tuple[TableRow, Tokens]:
    """The game of a day, dealt from the seed of that day; the salt is the table's own, so its commitment tells nobody
    anything about the others."""
    cls = check_game(game)
    setup = check_daily(game)
    agreed = dict(cls.new(setup, seed, quiet=True).setup)
    row = TableRow(mint.name(), game, cls.rules, agreed, seed, (Seat("person", name=name),), day=day, salt=mint.salt())
    return held(mint, replace(row, concede="close"))


def new_puzzle(mint: Mint, game: str, name: str) -> tuple[TableRow, Tokens]:
    """A puzzle: whoever is asked first is the person."""
    puzzle = check_puzzle(game, name)
    cls, seed = check_game(game), mint.seed()
    dealt = cls.new(puzzle.setup, seed, quiet=True)
    assert dealt.choice is not None
    bot = Seat("bot", bot=description(game).stand_in)
    seats = [Seat("person") if seat == dealt.choice.seat else bot for seat in range(dealt.seats)]
    row = TableRow(mint.name(), game, cls.rules, dict(dealt.setup), seed, tuple(seats), salt=mint.salt())
    return held(mint, replace(row, concede="close"))


def check_puzzle(game: str, name: str) -> Puzzle:
    """The puzzle of this name."""
    check_game(game)
    puzzle = description(game).puzzle(name)
    if puzzle is None:
        raise Refused("no-puzzle", game=game, name=name[:40])
    return puzzle


def check_daily(game: str) -> Mapping[str, Any]:
    """What is agreed for a game's game of the day."""
    setup = description(game).daily
    if setup is None:
        raise Refused("no-daily", game=game)
    return setup


def new_again(
    mint: Mint, row: TableRow, holder: int, game: Game, teams: Teams | None = None
) -> tuple[TableRow, Tokens]:
    """The table where the same people play again: their seats are kept for them, and the secret is the same."""
    puzzle = description(row.game).puzzle_of(row.setup)
    if row.lesson:
        again, tokens = new_lesson(mint, row.game)
    elif puzzle is not None:
        again, tokens = new_puzzle(mint, row.game, puzzle.name)
    else:
        setup = {name: value for name, value in row.setup.items() if name != "players"} | _teams(row, game, teams)
        seats = [_seat_again(row, number, holder) for number in range(len(row.seats))]
        again, tokens = new_table(mint, row.game, setup, seats)
    return replace(again, secret=row.secret, open=row.open, concede=row.concede), tokens


def _teams(row: TableRow, game: Game, teams: Teams | None) -> dict[str, Any]:
    """What is agreed anew about who plays what; if nobody says, it is found as it was the last time."""
    described = description(row.game)
    changes: dict[str, Any] = {}
    for setting in described.settings:
        if setting.kind == "teams" and teams == "same":
            changes[setting.name] = [list(side) for side in described.sides(game)]
        elif setting.kind == "teams" and teams == "new" and row.setup.get(setting.name) not in setting.ways:
            changes[setting.name] = setting.default
    return changes


def _seat_again(row: TableRow, number: int, holder: int) -> Seat:
    seat = row.seats[number]
    if seat.kind == "bot":
        return Seat("bot", bot=seat.bot, name=seat.name)
    mine = number == holder or (seat.first and row.seats[holder].first)
    return Seat("person", name=seat.name) if mine else Seat("open", name=seat.name, kept=seat.digest)


def held(mint: Mint, row: TableRow) -> tuple[TableRow, Tokens]:
    """A table whose seats of people are held by the one who opens it, and their tokens."""
    tokens = {number: mint.token() for number in row.people}
    seats = [
        replace(seat, digest=digest_of(tokens[number]), first=True) if number in tokens else seat
        for number, seat in enumerate(row.seats)
    ]
    return replace(row, seats=tuple(seats)), tokens


def closed(mint: Mint, row: TableRow) -> tuple[TableRow, str]:
    """A table that is looked at by those only who play at it or know the secret, and the secret."""
    secret = mint.token()
    return replace(row, secret=digest_of(secret)), secret


def check_game(name: str) -> type[Game]:
    """The class of a game."""
    if name not in game_names():
        raise Refused("no-game", game=name[:40])
    return game_class(name)
