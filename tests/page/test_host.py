"""Tables in a page: the same messages as a server's, kept by the browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from page.browser import FakeBrowser, Place, Visit
from potasovka.bots import Bot, make_bot
from potasovka.core import Record, Rng
from potasovka.core.catalogue import description
from potasovka.core.replay import replay
from potasovka.house import thought

ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}


def run(do: Callable[[FakeBrowser], Awaitable[None]]) -> FakeBrowser:
    browser = FakeBrowser()

    async def all_of_it() -> None:
        await do(browser)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    asyncio.run(all_of_it())
    return browser


async def watched(visit: Visit, table: str, token: str | None) -> dict[str, Any]:
    """What a seat sees when it comes now."""
    place = visit.sit(table, token)
    view = (await place.hear("state"))["view"]
    place.leave()
    return dict(view)


async def play_on(visit: Visit, table: str, tokens: dict[str, str], chance: Rng, most: int = 10_000) -> int:
    """Answer at random for all seats that are held, until the end or so many answers; how many were given."""
    places = {int(seat): visit.sit(table, token) for seat, token in tokens.items()}
    watcher = next(iter(places.values()))
    await watcher.hear("table")
    given = 0
    while given < most and watcher.table["state"] != "over":
        for seat, place in places.items():
            view = await watched(visit, table, tokens[str(seat)])
            choice = view["choice"]
            if choice is not None:
                option = choice["options"][chance.below(len(choice["options"]))]
                place.say(type="answer", number=choice["number"], keys=[option["key"]])
                assert (await place.hear("ok"))["number"] == choice["number"]
                given += 1
                break
        else:
            await asyncio.sleep(0)
        watcher.table = (await visit.ask("GET", f"/api/tables/{table}", tokens[str(min(places))]))[1]
    for place in places.values():
        place.leave()
    return given


@pytest.mark.parametrize(
    ("game", "seats", "setup"),
    [
        ("smashup", [ME, BOT], {}),
        ("smashup", [ME, ME, BOT], {"factions": "draft"}),
        ("smashup", [ME, ME], {"mode": "big_base"}),
        ("hitzroad", [ME], {}),
        ("hitzroad", [ME, {"kind": "bot", "bot": "normal"}], {}),
    ],
)
def test_a_whole_game_is_played_and_its_record_plays_again(game: str, seats: list[Any], setup: dict[str, Any]) -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game=game, seats=seats, setup=setup)
        assert table.startswith("here-")
        assert await play_on(visit, table, tokens, Rng(5)) > 5
        token = tokens["0"]
        status, text = await visit.text("GET", f"/api/tables/{table}/record", token)
        assert status == 200
        record = Record.from_text(text)
        assert record.fair
        result = replay(record).result
        assert result is not None
        info = (await visit.ask("GET", f"/api/tables/{table}", token))[1]
        assert info["result"]["scores"] == list(result.scores)
        status, moment = await visit.ask("GET", f"/api/tables/{table}/replay?at=3&seat=0", token)
        assert (status, moment["at"], moment["total"]) == (200, 3, len(record.answers))
        status, story = await visit.ask("GET", f"/api/tables/{table}/story", token)
        assert (status, story["winners"]) == (200, list(result.winners))
        status, again = await visit.ask("POST", f"/api/tables/{table}/rematch", token, {"teams": None})
        assert status == 200
        assert len(again["tokens"]) == sum(seat["kind"] == "me" for seat in seats)

    browser = run(play)
    assert bool(browser.thoughts) == any(seat.get("bot") for seat in seats)


def test_a_later_visit_goes_on_in_the_middle_of_a_choice() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="smashup", seats=[ME, BOT])
        await play_on(visit, table, tokens, Rng(1), 7)
        before = await _settled(visit, table, tokens["0"])
        after = await _settled(Visit(browser), table, tokens["0"])
        assert json.dumps(before, sort_keys=True) == json.dumps(after, sort_keys=True)

    run(play)


async def _settled(visit: Visit, table: str, token: str) -> dict[str, Any]:
    """What a seat sees when it is asked."""
    stays = visit.sit(table, token)  # bots play while somebody looks
    await stays.hear("table")
    for _ in range(2000):
        view = await watched(visit, table, token)
        if view["choice"] is not None:
            return view
        await asyncio.sleep(0)
    raise AssertionError("nobody is asked")


def test_what_was_answered_is_taken_back_also_on_a_later_visit() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="smashup", seats=[ME, BOT], setup={"first": 0})
        view = await _settled(visit, table, tokens["0"])
        place, back = await _until_it_can_be_taken_back(visit, table, tokens["0"], view)
        place.leave()
        later = Visit(browser).sit(table, tokens["0"])
        state = await later.hear("state")
        assert state["back"] == back
        later.say(type="back")
        state = await later.hear("state")
        assert state["back"] != back

    run(play)


async def _until_it_can_be_taken_back(visit: Visit, table: str, token: str, view: dict[str, Any]) -> tuple[Place, Any]:
    place = visit.sit(table, token)
    await place.hear("state")
    chance = Rng(2)
    for _ in range(60):
        choice = (await _settled(visit, table, token))["choice"]
        key = choice["options"][chance.below(len(choice["options"]))]["key"]
        place.say(type="answer", number=choice["number"], keys=[key])
        state = await place.hear("state")
        if state["back"] is not None:
            return place, state["back"]
    raise AssertionError("nothing can ever be taken back")


def test_two_who_look_from_one_seat_are_shown_the_same() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="hitzroad", seats=[ME])
        one, other = visit.sit(table, tokens["0"]), visit.sit(table, tokens["0"])
        choice = (await one.hear("state"))["view"]["choice"]
        await other.hear("state")
        one.say(type="answer", number=choice["number"], keys=[choice["options"][0]["key"]])
        assert (await one.hear("state"))["patch"] == (await other.hear("state"))["patch"]
        other.say(type="answer", number=choice["number"], keys=[choice["options"][0]["key"]])
        assert (await other.hear("refused"))["code"] == "stale"

    run(play)


def test_nothing_is_told_that_the_browser_does_not_keep() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="hitzroad", seats=[ME])
        kept = dict(browser.kept)
        place = visit.sit(table, tokens["0"])
        choice = (await place.hear("state"))["view"]["choice"]
        browser.full = True
        place.say(type="answer", number=choice["number"], keys=[choice["options"][0]["key"]])
        assert (await place.hear("refused"))["code"] == "not-saved"
        assert browser.kept == kept
        browser.full = False
        place.say(type="answer", number=choice["number"], keys=[choice["options"][0]["key"]])
        await place.hear("ok")
        assert browser.kept != kept

    run(play)


def test_for_a_bot_that_cannot_think_a_simple_one_does_and_the_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(game: str, bot: str, rng: Rng) -> Bot:
        made.append(bot)
        return make_bot(game, bot, rng)

    monkeypatch.setattr(thought, "make_bot", make)

    async def play(browser: FakeBrowser) -> None:
        browser.dull = True
        visit = Visit(browser)
        table, tokens = await visit.open(game="smashup", seats=[ME, BOT], setup={"first": 1})
        assert (await _settled(visit, table, tokens["0"]))["choice"]["options"]
        place = Visit(browser).sit(table, tokens["0"])
        log = (await place.hear("state"))["log"]
        assert [line for line in log if line["kind"] == "log-bot-failed"] == [{"kind": "log-bot-failed", "seat": 1}]

    assert run(play).thoughts
    assert set(made) == {"easy"}


def test_a_lesson_is_opened() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="smashup", lesson=True)
        assert (await visit.ask("GET", f"/api/tables/{table}", tokens["0"]))[1]["lesson"] is True

    run(play)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/tables", {"game": "chess"}, 404, "no-game"),
        ("POST", "/api/tables", {"game": "smashup", "colour": "red"}, 422, "malformed"),
        ("POST", "/api/tables", {"game": "smashup", "seats": [{"kind": "bot", "bot": "oracle"}]}, 422, "no-bot"),
        ("POST", "/api/tables", {"game": "smashup", "seats": [{"kind": "me"}] * 9}, 422, "malformed"),
        ("POST", "/api/tables", {"game": "smashup", "seats": [{"kind": "me", "name": "a" * 41}] * 2}, 422, "malformed"),
        ("POST", "/api/tables", {"game": "smashup", "seats": [{"kind": "me"}]}, 422, "bad-setup"),
        ("GET", "/api/tables/here-nowhere", None, 404, "no-table"),
        ("GET", "/api/tables/elsewhere", None, 404, "no-table"),
        ("GET", "/api/nothing", None, 404, "no-page"),
        ("POST", "/api/luggage", ["{}"], 422, "bad-luggage"),
        ("POST", "/api/records", "no record", 422, "bad-record"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_kept(
    method: str, path: str, body: Any, status: int, code: str
) -> None:
    async def play(browser: FakeBrowser) -> None:
        got, said = await Visit(browser).ask(method, path, None, body)
        assert (got, said["error"]) == (status, code)

    assert not run(play).kept


def test_a_stranger_is_refused() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="hitzroad", seats=[ME])
        assert (await visit.ask("GET", f"/api/tables/{table}"))[1]["error"] == "private"
        assert (await visit.ask("GET", f"/api/tables/{table}", "wrong"))[1]["error"] == "foreign"
        assert (await visit.ask("GET", f"/api/tables/{table}/record", tokens["0"]))[1]["error"] == "not-over"
        place = visit.sit(table, "wrong")
        assert (await place.hear("refused"))["code"] == "foreign"
        assert browser.hung_up == [1]

    run(play)


def test_a_puzzle_is_played_in_the_page_and_tells_its_way() -> None:
    puzzle = description("smashup").puzzles()[0]

    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="smashup", puzzle=puzzle.name)
        ((seat, token),) = tokens.items()
        place = visit.sit(table, token)
        for key in puzzle.solution:
            choice = (await watched(visit, table, token))["choice"]
            place.say(type="answer", number=choice["number"], keys=[key])
            await place.hear("ok")
        info = (await visit.ask("GET", f"/api/tables/{table}", token))[1]
        assert (info["state"], info["puzzle"]["name"]) == ("over", puzzle.name)
        assert info["result"]["winners"] == [int(seat)]
        status, way = await visit.ask("GET", f"/api/puzzles/smashup/{puzzle.name}/way")
        assert (status, len(way)) == (200, len(puzzle.solution))
        status, last = await visit.ask("GET", f"/api/puzzles/smashup/{puzzle.name}/way/{len(way)}")
        assert (status, last["view"]["over"], last["view"]["seat"]) == (200, True, int(seat))
        for path, code in (("smashup/nowhere", "no-puzzle"), ("go/x", "no-game")):
            status, refused = await visit.ask("GET", f"/api/puzzles/{path}/way")
            assert (status, refused["error"]) == (404, code)
        status, refused = await visit.ask("POST", "/api/tables", body={"game": "smashup", "puzzle": "nowhere"})
        assert (status, refused["error"]) == (404, "no-puzzle")

    run(play)
