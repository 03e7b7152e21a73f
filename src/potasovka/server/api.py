"""HTTP: everything but playing itself."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from potasovka import __version__
from potasovka.core.words import LANGUAGES
from potasovka.house import cards, puzzles
from potasovka.house.records import taken
from potasovka.house.reviews import Reviews
from potasovka.house.wishes import SeatChange, TableWish, bot_of, opened
from potasovka.server import days, models
from potasovka.server.addresses import counted_as
from potasovka.server.engine import engine_parts
from potasovka.server.hall import Hall
from potasovka.server.limits import Visitors
from potasovka.server.pages import page
from potasovka.server.replays import Replays
from potasovka.table.info import info_of, now_of
from potasovka.table.keeper import Keeper
from potasovka.table.opening import check_game
from potasovka.table.refusal import Refused

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Error, "description": what}
    for status, what in {
        401: "no such token",
        403: "not yours to change",
        404: "there is no such thing",
        409: "not now",
        408: "it did not come in time",
        413: "too much at once",
        421: "not the name of this server",
        422: "not understood",
        429: "too often; the header `retry-after` says when to try again",
        500: "a fault of the server",
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


def _visitors(request: Request) -> Visitors:
    visitors: Visitors = request.app.state.visitors
    return visitors


def _address(request: Request) -> str | None:
    return request.client.host if request.client else None


def _token(authorization: Annotated[str | None, Header()] = None) -> str | None:
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def _reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


TableId = Annotated[str, Path(max_length=24)]


async def _keeper(request: Request, table: TableId) -> Keeper:
    return await _hall(request).find(table)


def _info(keeper: Keeper, token: str | None) -> models.TableInfo:
    return models.TableInfo.model_validate(info_of(keeper.table, keeper.table.row.holder(token)))


InHall = Annotated[Hall, Depends(_hall)]
AtTable = Annotated[Keeper, Depends(_keeper)]
InBackground = Annotated[Reviews, Depends(_reviews)]
ByToken = Annotated[str | None, Depends(_token)]
Number = Annotated[int, Path(ge=0, le=7)]


@router.get("/games")
async def games(hall: InHall) -> models.Games:
    """What there is to play."""
    found = [models.GameInfo(**game) for game in cards.games()]
    engine = [models.Packed(**part) for part in engine_parts()] if hall.options.bots_in_page else []
    options = hall.options
    return models.Games(
        version=__version__,
        games=found,
        report_to=options.report_to,
        engine=engine,
        takes_records=options.takes_records,
    )


@router.get("/cards/{game}", response_model=list[dict[str, Any]])
async def all_cards(request: Request, game: str) -> Response:
    """All cards of a game, in both languages."""
    body = cards.cards(game)
    if body is None:
        raise Refused("no-game", game=game[:40])
    return page(request, body, "application/json")


@router.get("/puzzles/{game}", response_model=models.Puzzles)
async def all_puzzles(request: Request, game: str) -> Response:
    """All puzzles of a game, and which of them is that of which day."""
    return page(request, puzzles.puzzles(game), "application/json")


@router.get("/puzzles/{game}/{name}/way")
async def way(game: str, name: str) -> list[models.Step]:
    """How a puzzle is solved."""
    return [models.Step.model_validate(step) for step in puzzles.way(game, name)]


@router.get("/puzzles/{game}/{name}/way/{at}")
async def way_at(request: Request, game: str, name: str, at: Annotated[int, Path(ge=0, le=1_000_000)]) -> models.Replay:
    """The table of a puzzle after `at` answers of its way, as whoever solves it sees it."""
    record, seat = puzzles.way_played(game, name)
    replays: Replays = request.app.state.replays
    address = _address(request)
    with _visitors(request).replay(address):
        return models.Replay(**await replays.show((f"{game}/{name}", address), record, at, seat))


@router.get("/locale/{language}", **PLAIN)
async def locale(request: Request, language: str, part: cards.Part = "all") -> Response:
    """The messages of a language, as a Fluent file: all of them, those the first page needs, or the rest."""
    if language not in LANGUAGES:
        raise Refused("no-language", language=language[:40])
    return page(request, cards.messages(language, part), "text/plain")


@router.post("/tables", status_code=201)
async def open_table(request: Request, wish: models.TableWish, hall: InHall) -> models.Opened:
    """Open a table; the caller holds the seats that are `me`."""
    check_game(wish.game)
    _visitors(request).table(_address(request))
    day = await days.today(hall.store, hall.mint, wish.game) if wish.daily else None
    new = opened(hall.mint, msgspec.convert(wish.model_dump(), TableWish), day)
    await hall.add(new.row)
    return models.Opened(table=new.row.id, tokens=new.tokens, secret=new.secret)


@router.post("/records", status_code=201)
async def bring_record(request: Request, hall: InHall) -> models.Brought:
    """Bring a finished game that was played elsewhere: the text of its record. Anybody who has the link may look."""
    if not hall.options.takes_records:
        raise Refused("no-records")
    _visitors(request).table(_address(request))
    text = (await request.body()).decode("utf-8", "replace")
    row, answers = await asyncio.to_thread(taken, hall.mint, text)
    await hall.store.add_finished(row, answers)
    return models.Brought(table=row.id, game=row.game)


@router.get("/tables/{table}")
async def table_info(keeper: AtTable, token: ByToken) -> models.TableNow:
    """A table, as the holder of the token or of a link's secret is told about it, or anybody if it is open."""
    table = keeper.table
    table.row.admit(token)
    seat = table.row.holder(token)
    return models.TableNow.model_validate(now_of(table, seat))


@router.post("/tables/{table}/seats/{seat}", status_code=201)
async def take_seat(keeper: AtTable, seat: Number, person: models.Person, token: ByToken) -> models.Token:
    """Sit down on an open seat: by the secret of a link, or by the token of the same seat at the table before."""
    return models.Token(token=await keeper.take_seat(seat, person.name or None, token))


@router.put("/tables/{table}/seats/{seat}")
async def set_seat(keeper: AtTable, seat: Number, change: models.SeatChange, token: ByToken) -> models.TableInfo:
    """The host gives a seat to a bot, or leaves it open."""
    await keeper.set_seat(token, seat, bot_of(msgspec.convert(change.model_dump(), SeatChange)))
    return _info(keeper, token)


@router.post("/tables/{table}/seats/{seat}/lend")
async def lend(keeper: AtTable, seat: Number, token: ByToken) -> models.TableInfo:
    """Let a bot play for somebody who has been away for long."""
    await keeper.lend(token, seat)
    return _info(keeper, token)


@router.post("/tables/{table}/seats/{seat}/return")
async def give_back(keeper: AtTable, seat: Number, token: ByToken) -> models.TableInfo:
    """Take one's seat back from the bot."""
    await keeper.give_back(token, seat)
    return _info(keeper, token)


@router.post("/tables/{table}/seats/{seat}/concede")
async def concede(keeper: AtTable, seat: Number, token: ByToken) -> models.TableInfo:
    """Give up: a bot plays on, or the table is closed, as it was agreed."""
    await keeper.concede(token, seat)
    return _info(keeper, token)


@router.post("/tables/{table}/rematch")
async def rematch(
    keeper: AtTable, hall: InHall, token: ByToken, wish: models.RematchWish | None = None
) -> models.Opened:
    """The table where the same people play again, with the same teams or with new ones if one wishes."""
    table, tokens = await hall.rematch(keeper, token, None if wish is None else wish.teams)
    return models.Opened(table=table, tokens=tokens, secret=None)


@router.get("/tables/{table}/record", **PLAIN)
async def record(table: TableId, hall: InHall, token: ByToken) -> PlainTextResponse:
    """The record of a finished game, also of one whose rules are not played here any more."""
    return PlainTextResponse((await hall.record(table, token)).to_text())


@router.get("/tables/{table}/replay")
async def replay(
    request: Request,
    keeper: AtTable,
    token: ByToken,
    at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
) -> models.Replay:
    """A finished game after `at` answers, as a seat or a spectator saw it."""
    keeper.table.row.admit(token)
    if seat is not None:
        keeper.table.row.seat(seat)
    record = keeper.table.record()
    replays: Replays = request.app.state.replays
    address = _address(request)
    with _visitors(request).replay(address):
        return models.Replay(**await replays.show((keeper.table.row.id, address), record, at, seat))


@router.get("/tables/{table}/story")
async def story(request: Request, keeper: AtTable, token: ByToken) -> models.Story:
    """How a finished game went: points turn by turn, and what each game tells besides."""
    keeper.table.row.admit(token)
    record = keeper.table.record()
    replays: Replays = request.app.state.replays
    with _visitors(request).replay(_address(request)):
        return models.Story.model_validate(await replays.tell(keeper.table.row.id, record))


@router.get("/tables/{table}/review")
async def review(keeper: AtTable, token: ByToken, reviews: InBackground) -> models.ReviewNow:
    """How far the review of a finished game is, and the review when it is done."""
    keeper.table.row.admit(token)
    keeper.table.finished()
    return models.ReviewNow.model_validate(await reviews.now(keeper.table.row.id))


@router.post("/tables/{table}/review")
async def ask_review(request: Request, keeper: AtTable, token: ByToken, reviews: InBackground) -> models.ReviewNow:
    """Let a finished game be reviewed, unless it is or was; it goes on by itself."""
    row = keeper.table.row
    row.admit(token)
    record, address = keeper.table.record(), _address(request)
    most = _visitors(request).of(address).most_reviews
    return models.ReviewNow.model_validate(await reviews.ask(row.id, record, row.judged, counted_as(address)[0], most))


@router.get("/tables/{table}/report")
async def report(keeper: AtTable, token: ByToken) -> models.Report:
    """What "Report a problem" saves."""
    return models.Report(**await keeper.report(keeper.table.row.admit(token)))
