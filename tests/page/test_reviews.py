"""Reviews in a page: made by its worker, kept in the text of the table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from page.browser import FakeBrowser, Visit
from page.test_host import ME, play_on, run
from potasovka.core import Rng
from potasovka.page.text import kept_from
from smashup.test_review import blunder


async def finished(visit: Visit) -> str:
    """The table of a finished game."""
    status, text = await visit.text("POST", "/api/records", body=blunder().to_text())
    assert status == 201
    return str(json.loads(text)["table"])


async def whole(visit: Visit, table: str) -> dict[str, Any]:
    """The review, once it is there."""
    for _ in range(2000):
        now = (await visit.ask("GET", f"/api/tables/{table}/review"))[1]
        if now["state"] == "done":
            return dict(now["review"])
        await asyncio.sleep(0)
    raise AssertionError("it is never done")


def test_a_review_is_made_and_a_later_visit_finds_it() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table = await finished(visit)
        url = f"/api/tables/{table}/review"
        assert (await visit.ask("GET", url))[1]["state"] == "none"
        assert (await visit.ask("POST", url))[1]["state"] == "working"
        assert (await visit.ask("POST", url))[1]["state"] == "working"
        told = await whole(visit, table)
        assert told["judged"][0]["better"][0]["key"] == "play:king_rex"
        thoughts = browser.thoughts
        later = Visit(browser)
        assert (await later.ask("POST", url))[1]["review"] == told
        assert browser.thoughts == thoughts
        packed = (await later.ask("GET", "/api/luggage"))[1]["tables"]
        elsewhere = Visit(FakeBrowser())
        assert (await elsewhere.ask("POST", "/api/luggage", body=packed))[0] == 200
        assert await whole(elsewhere, table) == told

    run(play)


def test_a_review_stays_when_something_else_of_the_table_is_kept() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table = await finished(visit)
        await visit.ask("POST", f"/api/tables/{table}/review")
        told = await whole(visit, table)
        store = visit.host._hall.store
        kept = await store.kept(table)
        assert kept is not None
        await store.save_table(kept.row, certain=True)
        assert await whole(Visit(browser), table) == told
        assert kept_from(browser.kept[table]).row.version == kept.row.version + 1

    run(play)


def test_nothing_of_a_running_game_is_reviewed_and_the_road_has_no_review() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="smashup", seats=[ME, ME])
        url = f"/api/tables/{table}/review"
        for method in ("GET", "POST"):
            assert (await visit.ask(method, url, tokens["0"]))[1]["error"] == "not-over"
            assert (await visit.ask(method, url))[1]["error"] == "private"
        road, tokens = await visit.open(game="hitzroad", seats=[ME])
        await play_on(visit, road, tokens, Rng(5))
        status, said = await visit.ask("POST", f"/api/tables/{road}/review", tokens["0"])
        assert (status, said["error"]) == (404, "no-review")

    assert run(play).thoughts == 0


def test_a_page_that_cannot_think_says_so_and_can_be_asked_again() -> None:
    async def play(browser: FakeBrowser) -> None:
        browser.dull = True
        visit = Visit(browser)
        table = await finished(visit)
        url = f"/api/tables/{table}/review"
        await visit.ask("POST", url)
        while (now := (await visit.ask("GET", url))[1])["state"] == "working":
            await asyncio.sleep(0)
        assert now["state"] == "failed"
        browser.dull = False
        assert (await visit.ask("POST", url))[1]["state"] == "working"
        assert (await whole(visit, table))["sums"]

    run(play)


def test_a_text_of_before_there_were_reviews_is_read() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="smashup", seats=[ME, ME])
        assert "review" not in json.loads(browser.kept[table])
        assert (await Visit(browser).ask("GET", f"/api/tables/{table}", tokens["0"]))[0] == 200

    run(play)
