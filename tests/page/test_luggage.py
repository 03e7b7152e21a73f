"""All tables leave a browser as one text and come into another; a record becomes a game to look at."""

from __future__ import annotations

import json
from typing import Any

from page.browser import FakeBrowser, Visit
from page.test_host import BOT, ME, play_on, run, watched
from potasovka.core import Record, Rng
from potasovka.core.catalogue import game_class


def _finished(seed: int = 4) -> str:
    game, chance = game_class("hitzroad").new({"players": 1}, seed), Rng(1)
    while game.choice is not None:
        game.pick(chance.below(len(game.choice)))
    return game.record().to_text()


def test_all_tables_are_carried_to_another_browser() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="smashup", seats=[ME, ME])
        await play_on(visit, table, tokens, Rng(1), 5)
        packed = (await visit.ask("GET", "/api/luggage"))[1]["tables"]
        view = await watched(visit, table, tokens["0"])
        other = Visit(FakeBrowser())
        assert await other.ask("POST", "/api/luggage", None, packed) == (200, {"tables": 1})
        assert await watched(other, table, tokens["0"]) == view
        assert await play_on(other, table, tokens, Rng(2), 3) == 3
        assert await other.ask("POST", "/api/luggage", None, packed) == (200, {"tables": 0})  # it has come further here

    run(play)


def test_luggage_that_nobody_packed_is_refused_whole() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        await visit.open(game="hitzroad", seats=[ME])
        good = (await visit.ask("GET", "/api/luggage"))[1]["tables"]
        foreign: Any = json.loads(good[0])
        foreign["row"]["id"] = "elsewhere"
        for bad in ([*good, "{}"], [*good, json.dumps(foreign)], {"tables": good}):
            other = FakeBrowser()
            status, said = await Visit(other).ask("POST", "/api/luggage", None, bad)
            assert (status, said["error"]) == (422, "bad-luggage")
            assert not other.kept

    run(play)


def test_a_table_of_other_rules_cannot_be_played_and_is_not_lost() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="smashup", seats=[ME, BOT])
        old = json.loads(browser.kept[table])
        old["row"]["rules"] = "0"
        browser.kept[table] = json.dumps(old)
        later = Visit(browser)
        assert (await later.ask("GET", f"/api/tables/{table}", tokens["0"]))[1]["error"] == "version"
        assert (await later.ask("GET", "/api/luggage"))[1]["tables"] == [browser.kept[table]]

    run(play)


def test_a_record_becomes_a_game_to_look_at() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit, text = Visit(browser), _finished()
        status, came = await visit.text("POST", "/api/records", None, text)
        assert status == 201
        table = json.loads(came)["table"]
        assert (await visit.text("GET", f"/api/tables/{table}/record"))[1] == text
        moment = (await visit.ask("GET", f"/api/tables/{table}/replay?at=2"))[1]
        assert moment["total"] == len(Record.from_text(text).answers)

    run(play)


def test_a_record_that_is_not_over_or_was_edited_is_refused() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit, text = Visit(browser), _finished()
        record = Record.from_text(text)
        half = record._replace(answers=record.answers[:3]).to_text()
        odd = record._replace(answers=("nonsense", *record.answers)).to_text()
        for bad, code in ((half, "not-over"), (odd, "bad-record"), (text.replace("end", "and"), "bad-record")):
            _, said = await visit.text("POST", "/api/records", None, bad)
            assert json.loads(said)["error"] == code
        assert not browser.kept

    run(play)


def test_a_forgotten_table_is_gone() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="hitzroad", seats=[ME])
        assert (await visit.ask("DELETE", f"/api/tables/{table}"))[1]["error"] == "private"
        assert await visit.ask("DELETE", f"/api/tables/{table}", tokens["0"]) == (200, None)
        assert not browser.kept
        assert (await visit.ask("GET", f"/api/tables/{table}", tokens["0"]))[0] == 404

    run(play)


def test_what_nobody_can_read_can_be_forgotten() -> None:
    async def play(browser: FakeBrowser) -> None:
        visit = Visit(browser)
        table, tokens = await visit.open(game="hitzroad", seats=[ME])
        browser.kept[table] = "{"
        later = Visit(browser)
        assert (await later.ask("GET", f"/api/tables/{table}", tokens["0"]))[1]["error"] == "broken"
        assert await later.ask("DELETE", f"/api/tables/{table}", tokens["0"]) == (200, None)
        assert not browser.kept

    run(play)
