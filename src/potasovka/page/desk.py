"""The desk: what a client asks besides playing itself, in the words of the server's HTTP (docs/protocol.md).

What never changes (games, cards, words) is not asked here: it lies beside the page as files.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from potasovka.house.days import day_without_a_house
from potasovka.house.puzzles import way, way_played
from potasovka.house.status import status_of
from potasovka.house.wishes import MOST_SEATS, Person, RematchWish, SeatChange, TableWish, bot_of, opened, shown_name
from potasovka.page.hall import PageHall
from potasovka.page.luggage import Luggage
from potasovka.page.replays import PageReplays
from potasovka.table.info import info_of, now_of
from potasovka.table.keeper import Keeper
from potasovka.table.refusal import Refused

T = TypeVar("T")
encode = msgspec.json.encode
log = logging.getLogger("potasovka.page")
PAGE = "page"
"""Who owns all reviews of a page."""
MOST_REVIEWS = 8
"""Reviews that a page makes at once."""


class Request(NamedTuple):
    """What somebody asks."""

    method: str
    path: str
    """With what stands behind the `?`."""
    token: str | None
    body: str


class Reply(NamedTuple):
    """What they are told."""

    status: int
    body: str


class Asked(NamedTuple):
    """A question that was understood."""

    body: str
    token: str | None
    table: str
    seat: int
    query: dict[str, list[str]]


Answer = Callable[[Asked], Awaitable[Reply]]


class Desk:
    """Answers for all tables of a page."""

    def __init__(self, hall: PageHall) -> None:
        self._hall = hall
        self._luggage = Luggage(hall)
        self._replays = PageReplays()
        table, seat = r"/api/tables/(?P<table>[^/]+)", r"/seats/(?P<seat>[0-7])"
        self._ways: list[tuple[str, str, Answer]] = [
            ("POST", "/api/tables", self._open),
            ("GET", table, self._info),
            ("DELETE", table, self._forget),
            ("POST", table + seat, self._sit),
            ("PUT", table + seat, self._reseat),
            ("POST", table + seat + "/(?:lend|return|concede)", self._change),
            ("POST", table + "/rematch", self._rematch),
            ("GET", table + "/record", self._record),
            ("GET", table + "/replay", self._replay),
            ("GET", table + "/story", self._story),
            ("GET", table + "/review", self._review),
            ("POST", table + "/review", self._ask_review),
            ("GET", table + "/report", self._report),
            ("GET", r"/api/puzzles/(?P<game>[^/]+)/(?P<puzzle>[^/]+)/way", self._way),
            ("GET", r"/api/puzzles/(?P<game>[^/]+)/(?P<puzzle>[^/]+)/way/(?P<at>[^/]+)", self._way_at),
            ("GET", "/api/luggage", self._pack),
            ("POST", "/api/luggage", self._unpack),
            ("POST", "/api/records", self._take_record),
        ]
        self._done: dict[str, Callable[[Keeper, Asked], Awaitable[None]]] = {
            "lend": lambda keeper, asked: keeper.lend(asked.token, asked.seat),
            "return": lambda keeper, asked: keeper.give_back(asked.token, asked.seat),
            "concede": lambda keeper, asked: keeper.concede(asked.token, asked.seat),
        }

    async def answer(self, request: Request) -> Reply:
        """What comes of a request; a refusal is an answer, too."""
        try:
            answer, asked = self._find(request)
            return await answer(asked)
        except Refused as refused:
            return _refusal(refused)
        except Exception:
            log.exception("a request failed")
            return _refusal(Refused("failed"))

    def _find(self, request: Request) -> tuple[Answer, Asked]:
        parts = urlsplit(request.path)
        for method, pattern, answer in self._ways:
            found = re.fullmatch(pattern, parts.path)
            if found is not None and method == request.method:
                named = found.groupdict()
                query = parse_qs(parts.query)
                table, seat = unquote(named.get("table") or ""), int(named.get("seat") or 0)
                if answer == self._change:
                    query["change"] = [parts.path.rpartition("/")[2]]
                query |= {name: [unquote(named[name])] for name in ("game", "puzzle", "at") if name in named}
                return answer, Asked(request.body, request.token, table, seat, query)
        raise Refused("no-page")

    # ---- tables and seats --------------------------------------------------------------------------------------------

    async def _open(self, asked: Asked) -> Reply:
        wish = _wish(asked.body, TableWish)
        if len(wish.seats) > MOST_SEATS:
            raise Refused("malformed", where="seats")
        named = [msgspec.structs.replace(seat, name=_name(seat.name)) for seat in wish.seats]
        day = day_without_a_house(wish.game) if wish.daily else None
        new = opened(self._hall.mint, msgspec.structs.replace(wish, seats=named), day)
        await self._hall.add(new.row)
        return _reply({"table": new.row.id, "tokens": new.tokens, "secret": new.secret}, 201)

    async def _info(self, asked: Asked) -> Reply:
        table = (await self._hall.find(asked.table)).table
        table.row.admit(asked.token)
        seat = table.row.holder(asked.token)
        return _reply(now_of(table, seat))

    async def _forget(self, asked: Asked) -> Reply:
        await self._hall.forget(asked.table, asked.token)
        return _reply(None)

    async def _sit(self, asked: Asked) -> Reply:
        keeper = await self._hall.find(asked.table)
        name = _name(_wish(asked.body, Person).name)
        return _reply({"token": await keeper.take_seat(asked.seat, name, asked.token)}, 201)

    async def _reseat(self, asked: Asked) -> Reply:
        keeper = await self._hall.find(asked.table)
        await keeper.set_seat(asked.token, asked.seat, bot_of(_wish(asked.body, SeatChange)))
        return _told(keeper, asked)

    async def _change(self, asked: Asked) -> Reply:
        keeper = await self._hall.find(asked.table)
        await self._done[asked.query["change"][0]](keeper, asked)
        return _told(keeper, asked)

    async def _rematch(self, asked: Asked) -> Reply:
        keeper = await self._hall.find(asked.table)
        teams = _wish(asked.body or "{}", RematchWish).teams
        table, tokens = await self._hall.rematch(keeper, asked.token, teams)
        return _reply({"table": table, "tokens": tokens, "secret": None})

    # ---- looking back ------------------------------------------------------------------------------------------------

    async def _record(self, asked: Asked) -> Reply:
        return Reply(200, (await self._hall.record(asked.table, asked.token)).to_text())

    async def _replay(self, asked: Asked) -> Reply:
        table = (await self._hall.find(asked.table)).table
        table.row.admit(asked.token)
        at, seat = _number(asked, "at") or 0, _number(asked, "seat")
        if seat is not None:
            table.row.seat(seat)
        return _reply(self._replays.show(asked.table, table.record(), at, seat))

    async def _story(self, asked: Asked) -> Reply:
        table = (await self._hall.find(asked.table)).table
        table.row.admit(asked.token)
        return _reply(self._replays.tell(asked.table, table.record()))

    async def _review(self, asked: Asked) -> Reply:
        table = (await self._hall.find(asked.table)).table
        table.row.admit(asked.token)
        table.finished()
        return _reply(await self._hall.reviews.now(asked.table))

    async def _ask_review(self, asked: Asked) -> Reply:
        table = (await self._hall.find(asked.table)).table
        table.row.admit(asked.token)
        record = table.record()
        return _reply(await self._hall.reviews.ask(asked.table, record, table.row.judged, PAGE, MOST_REVIEWS))

    async def _report(self, asked: Asked) -> Reply:
        keeper = await self._hall.find(asked.table)
        return _reply(await keeper.report(keeper.table.row.admit(asked.token)))

    async def _way(self, asked: Asked) -> Reply:
        return _reply(way(asked.query["game"][0], asked.query["puzzle"][0]))

    async def _way_at(self, asked: Asked) -> Reply:
        game, name = asked.query["game"][0], asked.query["puzzle"][0]
        record, seat = way_played(game, name)
        return _reply(self._replays.show(f"{game}/{name}", record, _number(asked, "at") or 0, seat))

    # ---- in and out --------------------------------------------------------------------------------------------------

    async def _pack(self, asked: Asked) -> Reply:
        return _reply({"tables": await self._luggage.pack()})

    async def _unpack(self, asked: Asked) -> Reply:
        return _reply({"tables": await self._luggage.unpack(asked.body)})

    async def _take_record(self, asked: Asked) -> Reply:
        return _reply(await self._luggage.take_record(asked.body), 201)


def _refusal(refused: Refused) -> Reply:
    return _reply({"error": refused.code, "text": refused.text.data()}, status_of(refused))


def _reply(said: Any, status: int = 200) -> Reply:
    return Reply(status, encode(said).decode())


def _told(keeper: Keeper, asked: Asked) -> Reply:
    return _reply(info_of(keeper.table, keeper.table.row.holder(asked.token)))


def _wish(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", where=str(error)[:200]) from None


def _name(said: str | None) -> str | None:
    try:
        return shown_name(said)
    except ValueError as error:
        raise Refused("malformed", where=str(error)) from None


def _number(asked: Asked, name: str) -> int | None:
    said = asked.query.get(name)
    if said is None:
        return None
    if not (said[0].isascii() and said[0].isdigit() and len(said[0]) <= 7):
        raise Refused("malformed", where=name)
    return int(said[0])
