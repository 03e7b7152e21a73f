"""HTTP: everything but playing itself."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from potasovka import __version__
from potasovka.core.words import LANGUAGES
from potasovka.server import cards, models
from potasovka.server.hall import Hall, check_bot, check_game, check_seat
from potasovka.server.live import Live
from potasovka.server.pages import page
from potasovka.server.refusal import Refused
from potasovka.server.replays import Replays
from potasovka.server.schema import SeatRow

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Error, "description": what}
    for status, what in {
        401: "no such token",
        403: "not yours to change",
        404: "there is no such thing",
        409: "not now",
        413: "too much at once",
        422: "not understood",
        503: "could not be saved",
    }.items()
}
PLAIN: dict[str, Any] = {
    "response_model": None,
    "responses": {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
}
"""An answer that is a text, while its errors are not."""
router = APIRouter(prefix="/api", responses=ERRORS)


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _token(authorization: Annotated[str | None, Header()] = None) -> str | None:
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


async def _live(request: Request, table: Annotated[str, Path(max_length=24)]) -> Live:
    return await _hall(request).find(table)


InHall = Annotated[Hall, Depends(_hall)]
AtTable = Annotated[Live, Depends(_live)]
ByToken = Annotated[str | None, Depends(_token)]
Number = Annotated[int, Path(ge=0, le=7)]


@router.get("/games")
async def games() -> models.Games:
    """What there is to play."""
    return models.Games(version=__version__, games=[models.GameInfo(**game) for game in cards.games()])


@router.get("/cards/{game}", response_model=list[dict[str, Any]])
async def all_cards(request: Request, game: str) -> Response:
    """All cards of a game, in both languages."""
    body = cards.cards(game)
    if body is None:
        raise Refused("no-game", 404, game=game[:40])
    return page(request, body, "application/json")


@router.get("/locale/{language}", **PLAIN)
async def locale(request: Request, language: str) -> Response:
    """All messages of a language, as a Fluent file."""
    if language not in LANGUAGES:
        raise Refused("no-language", 404, language=language[:40])
    return page(request, cards.messages(language), "text/plain")


@router.post("/tables", status_code=201)
async def open_table(wish: models.TableWish, hall: InHall) -> models.Opened:
    """Open a table; the caller holds the seats that are `me`."""
    check_game(wish.game)
    if wish.lesson:
        live, tokens = await hall.lesson(wish.game)
    else:
        live, tokens = await hall.open(wish.game, wish.setup, [_seat(wish.game, one) for one in wish.seats])
    return models.Opened(table=live.row.id, tokens=tokens)


def _seat(game: str, wish: models.SeatWish) -> SeatRow:
    if wish.kind == "bot":
        bot = wish.bot or "random"
        check_bot(game, bot)
        return SeatRow("bot", bot=bot, name=wish.name)
    if wish.bot is not None:
        raise Refused("malformed", 422, where="seats.bot")
    return SeatRow("person", name=wish.name or None) if wish.kind == "me" else SeatRow("open")


@router.get("/tables/{table}")
async def table_info(live: AtTable, token: ByToken) -> models.TableInfo:
    """A table, as the holder of the token or anybody is told about it."""
    return models.TableInfo(**live.info(live.holder(token)))


@router.post("/tables/{table}/seats/{seat}", status_code=201)
async def take_seat(live: AtTable, seat: Number, person: models.Person, hall: InHall) -> models.Token:
    """Sit down on an open seat."""
    return models.Token(token=await hall.take(live, seat, person.name or None))


@router.put("/tables/{table}/seats/{seat}")
async def set_seat(
    live: AtTable, seat: Number, change: models.SeatChange, hall: InHall, token: ByToken
) -> models.TableInfo:
    """The host gives a seat to a bot, or leaves it open."""
    if (change.kind == "bot") != (change.bot is not None):
        raise Refused("malformed", 422, where="bot")
    await hall.set_seat(live, token, seat, change.bot)
    return models.TableInfo(**live.info(live.holder(token)))


@router.post("/tables/{table}/seats/{seat}/lend")
async def lend(live: AtTable, seat: Number, hall: InHall, token: ByToken) -> models.TableInfo:
    """Let a bot play for somebody who has been away for long."""
    await hall.lend(live, token, seat)
    return models.TableInfo(**live.info(live.holder(token)))


@router.post("/tables/{table}/seats/{seat}/return")
async def give_back(live: AtTable, seat: Number, hall: InHall, token: ByToken) -> models.TableInfo:
    """Take one's seat back from the bot."""
    await hall.give_back(live, token, seat)
    return models.TableInfo(**live.info(live.holder(token)))


@router.post("/tables/{table}/rematch")
async def rematch(live: AtTable, hall: InHall, token: ByToken) -> models.Opened:
    """The table where the same people play again."""
    table, tokens = await hall.rematch(live, token)
    return models.Opened(table=table, tokens=tokens)


@router.get("/tables/{table}/record", **PLAIN)
async def record(live: AtTable) -> PlainTextResponse:
    """The record of a finished game."""
    if not live.over or live.holding:
        raise Refused("not-over")
    return PlainTextResponse(live.record().to_text())


@router.get("/tables/{table}/replay")
async def replay(
    request: Request,
    live: AtTable,
    at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
) -> models.Replay:
    """A finished game after `at` answers, as a seat or a spectator saw it."""
    if seat is not None:
        check_seat(live, seat)
    if not live.over or live.holding:
        raise Refused("not-over")
    replays: Replays = request.app.state.replays
    return models.Replay(**await replays.show(live.row.id, live.record(), at, seat))


@router.get("/tables/{table}/report")
async def report(live: AtTable, token: ByToken) -> models.Report:
    """What "Report a problem" saves."""
    return models.Report(**await live.report(live.holder(token)))
