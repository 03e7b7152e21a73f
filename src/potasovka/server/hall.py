"""All tables: opening them, sitting down, getting up, playing again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from potasovka.bots import bot_names
from potasovka.core import BadSetup, Rng
from potasovka.core.catalogue import description, game_class, game_names
from potasovka.server.live import House, Live, token_digest
from potasovka.server.options import Options
from potasovka.server.refusal import Refused
from potasovka.server.schema import SeatRow, TableRow
from potasovka.server.store import Store
from potasovka.server.thinking import Thinking

IDLE = 900.0
"""Seconds after which a table that nobody looks at is put back into the cupboard."""
Tokens = dict[int, str]


class Hall:
    """Where the tables stand. A table is loaded when somebody asks for it."""

    def __init__(self, options: Options, store: Store) -> None:
        self.options = options
        self.house = House(options, store, Thinking(options.thinkers, options.seed))
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._dealt = 0
        self.lives: dict[str, Live] = {}
        """The tables in memory."""

    def close(self) -> None:
        """Close all sockets, let the bots go, finish writing."""
        for live in self.lives.values():
            live.stop()
        self.house.thinking.close()
        self.house.store.close()

    async def find(self, table: str) -> Live:
        """A table by its id."""
        if table in self.lives:
            return self.lives[table]
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Live:
        try:
            found = await self.house.store.load_table(table)
            if found is None:
                raise Refused("no-table", 404)
            row, given = found
            live = await asyncio.to_thread(Live, self.house, row, given)
            self.lives[table] = live
            self.watch_idle(live)
            return live
        finally:
            del self._loading[table]

    def watch_idle(self, live: Live) -> None:
        """Let a table go when nobody has looked at it for long."""
        asyncio.get_running_loop().call_later(IDLE, self._let_go, live)

    def _let_go(self, live: Live) -> None:
        if live.links or live.lock.locked():
            self.watch_idle(live)
        elif self.lives.get(live.row.id) is live:
            live.stop()
            del self.lives[live.row.id]

    async def open(self, game: str, setup: dict[str, Any], seats: Sequence[SeatRow]) -> tuple[Live, Tokens]:
        """A new table; the tokens of the seats that belong to the one who opens it."""
        cls = check_game(game)
        seed = self._seed()
        try:
            agreed = dict(cls.new({**setup, "players": len(seats)}, seed, quiet=True).setup)
        except BadSetup as error:
            raise Refused("bad-setup", 422, why=str(error)) from None
        return await self.set_up(TableRow(new_id(), game, cls.rules, agreed, seed, list(seats)))

    def _seed(self) -> int:
        """Where the chance of a new table begins."""
        if self.options.seed is None:
            return secrets.randbits(62)
        self._dealt += 1
        return Rng(self.options.seed + self._dealt).next64() >> 2

    async def lesson(self, game: str) -> tuple[Live, Tokens]:
        """The first game of a newcomer."""
        cls = check_game(game)
        told = description(game)
        lesson = told.lesson
        if lesson is None:
            raise Refused("no-lesson", 404, game=game)
        seats = [SeatRow("person"), *[SeatRow("bot", bot=told.stand_in) for _ in range(lesson.bots)]]
        agreed = dict(cls.new(lesson.setup, lesson.seed, quiet=True).setup)
        return await self.set_up(TableRow(new_id(), game, cls.rules, agreed, lesson.seed, seats, lesson=True))

    async def set_up(self, row: TableRow) -> tuple[Live, Tokens]:
        """Put a table into the hall; whoever opens it holds the seats of people that nobody holds yet."""
        tokens: Tokens = {}
        for number, seat in enumerate(row.seats):
            if seat.kind == "person":
                tokens[number] = hold(seat)
                seat.first = True
        await self.house.store.add_table(row)
        live = await asyncio.to_thread(Live, self.house, row)
        self.lives[row.id] = live
        self.watch_idle(live)
        return live, tokens

    async def take(self, live: Live, number: int, name: str | None) -> str:
        """Sit down on an open seat; the token that holds it from now on."""
        async with live.lock:
            seat = check_seat(live, number)
            if seat.kind != "open":
                raise Refused("taken")
            changed = SeatRow("person", name=name)
            token = hold(changed)
            await self._change(live, {number: changed})
        live.wake()
        return token

    async def set_seat(self, live: Live, token: str | None, number: int, bot: str | None) -> None:
        """The host gives a seat to a bot, or leaves it open."""
        async with live.lock:
            holder = check_holder(live, token)
            seat = check_seat(live, number)
            if not live.row.seats[holder].first:
                raise Refused("not-host", 403)
            if live.game is not None:
                raise Refused("begun")
            if seat.first:
                raise Refused("taken")
            if bot is not None:
                check_bot(live.row.game, bot)
            await self._change(live, {number: SeatRow("open") if bot is None else SeatRow("bot", bot=bot)})
        live.wake()

    async def lend(self, live: Live, token: str | None, number: int) -> None:
        """Let a bot play for somebody who has been away for long."""
        async with live.lock:
            check_holder(live, token)
            seat = check_seat(live, number)
            away = live.away(number)
            if live.game is None or seat.lent or away is None or away < self.options.away_wait:
                raise Refused("not-away")
            bot = description(live.row.game).stand_in
            await self._change(live, {number: changed(seat, lent=True, bot=bot)})
        live.wake()

    async def give_back(self, live: Live, token: str | None, number: int) -> None:
        """Take one's seat back from the bot."""
        async with live.lock:
            seat = check_seat(live, number)
            if check_holder(live, token) != number:
                raise Refused("not-yours", 403)
            if not seat.lent:
                raise Refused("not-lent")
            await self._change(live, {number: changed(seat, lent=False, bot=None)})

    async def rematch(self, live: Live, token: str | None) -> tuple[str, Tokens]:
        """The table where the same people play again, and the caller's seats at it."""
        async with live.lock:
            holder = check_holder(live, token)
            if not live.over:
                raise Refused("not-over")
            if live.row.rematch is None:
                again, tokens = await self._open_again(live, holder)
                row = live.row
                live.row = TableRow(**{**_fields(row), "rematch": again.row.id})
                await self.house.store.save_table(live.row)
                live.tell_table()
                return again.row.id, tokens
            table = live.row.rematch
            name = live.row.seats[holder].name
        again = await self.find(table)
        if again.row.seats[holder].kind != "open":
            return table, {}
        return table, {holder: await self.take(again, holder, name)}

    async def _open_again(self, live: Live, holder: int) -> tuple[Live, Tokens]:
        row = live.row
        mine = [n for n, seat in enumerate(row.seats) if n == holder or (seat.first and row.seats[holder].first)]
        seats = []
        for number, seat in enumerate(row.seats):
            if seat.kind == "bot":
                seats.append(SeatRow("bot", bot=seat.bot, name=seat.name))
            else:
                seats.append(SeatRow("person", name=seat.name) if number in mine else SeatRow("open"))
        if row.lesson:
            return await self.lesson(row.game)
        setup = {name: value for name, value in row.setup.items() if name != "players"}
        return await self.open(row.game, setup, seats)

    async def _change(self, live: Live, seats: dict[int, SeatRow]) -> None:
        """Store changed seats, then sit; the game begins when no seat is open."""
        now = [seats.get(number, seat) for number, seat in enumerate(live.row.seats)]
        row = TableRow(**{**_fields(live.row), "seats": now})
        await self.house.store.save_table(row)
        for number, seat in seats.items():
            if seat.digest != live.row.seats[number].digest:
                live.show_out(number)
        live.row = row
        if live.game is None and live.seated:
            live.begin()
        live.tell_table()
        live.publish()


def new_id() -> str:
    """An unguessable name for a table."""
    return secrets.token_urlsafe(9)


def hold(seat: SeatRow) -> str:
    """A new token for a seat; only its hash is kept."""
    token = secrets.token_urlsafe(24)
    seat.digest = token_digest(token)
    return token


def changed(seat: SeatRow, **values: Any) -> SeatRow:
    """A seat with some things changed."""
    return SeatRow(**{**_fields(seat), **values})


def _fields(row: SeatRow | TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def check_game(name: str) -> Any:
    """The class of a game."""
    if name not in game_names():
        raise Refused("no-game", 404, game=name[:40])
    return game_class(name)


def check_bot(game: str, bot: str) -> None:
    """Refuse a bot that cannot play this game."""
    if bot not in bot_names(game):
        raise Refused("no-bot", 422, bot=bot[:40])


def check_seat(live: Live, number: int) -> SeatRow:
    """The seat of this number."""
    if not 0 <= number < len(live.row.seats):
        raise Refused("no-seat", 404, seat=number)
    return live.row.seats[number]


def check_holder(live: Live, token: str | None) -> int:
    """The seat that this token holds."""
    holder = live.holder(token)
    if holder is None:
        raise Refused("foreign", 401)
    return holder
