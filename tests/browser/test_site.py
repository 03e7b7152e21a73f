"""The site: tables in the page, on a server of plain files in a sub-path, and without any."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from browser.conftest import ROOT, WIDE
from browser.dumb import PLACE, DumbServer
from finger import Finger
from screens import at_table, play_bot
from smashup.test_review import blunder

sys.path.insert(0, str(ROOT / "tools"))

import build_engine

STARTING = 90_000
"""Milliseconds that Python may take to start on a busy machine."""
Come = Callable[..., Page]


@pytest.fixture
def dumb(tmp_path: Path) -> Iterator[DumbServer]:
    build_engine.build()
    made = DumbServer(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def come(browser: Browser, dumb: DumbServer) -> Iterator[Come]:
    """Open a page of the site, as a new person or `on` another page of the same one; it never looks elsewhere."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(address: str = "", *, on: Page | None = None, lang: str = "en") -> Page:
        if on is None:
            context = browser.new_context(viewport=WIDE, locale=lang, reduced_motion="reduce")
            context.set_default_timeout(30_000)
            context.on("request", lambda request: wrong.append(request.url) if _is_foreign(request, dumb) else None)
            contexts.append(context)
        else:
            context = on.context
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(dumb.address + address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, wrong


def _is_foreign(request: Request, dumb: DumbServer) -> bool:
    """Whether something is asked of anybody but the site."""
    return not request.url.startswith((dumb.address, f"blob:{dumb.origin}", "data:"))


def ready(page: Page) -> None:
    """Wait until the engine is there, however slow the machine is."""
    expect(page.get_by_test_id("play-smashup")).to_be_visible()
    expect(page.get_by_test_id("engine")).to_have_count(1)
    expect(page.get_by_test_id("engine")).to_have_count(0, timeout=STARTING)


def kept(page: Page) -> None:
    """Wait until all files are kept for when there is no network."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=STARTING)


def press(finger: Finger, times: int) -> None:
    """Press so many things, as they come."""
    for _ in range(times * 40):
        if times == 0 or finger.look()["over"]:
            return
        if finger.press_once():
            times -= 1
        else:
            finger.page.wait_for_timeout(30)
    raise AssertionError("there is nothing to press")


def offered(page: Page) -> list[str]:
    """What can be answered when all that led to it has been shown."""
    expect(page.locator("[data-testid=table][data-busy=false]")).to_be_attached()
    expect(page.locator("[data-option]").first).to_be_attached()
    seen: list[str] = Finger(page).look()["options"]
    return seen


OFFERS = "() => JSON.stringify([...document.querySelectorAll('[data-option]')].map(found => found.dataset.option))"
"""What a page offers."""


def move(finger: Finger, times: int = 1) -> None:
    """Press until the table has gone on so often: what is only picked is seen by nobody else, and forgotten by a page
    that is loaded anew."""
    for _ in range(times):
        before = finger.look()["n"]
        while finger.look()["n"] == before:
            press(finger, 1)
            finger.page.wait_for_timeout(200)


def agreed(one: Page, other: Page) -> None:
    """Two pages of a table come to offer the same, with no more to show; each counts only what it was told itself."""
    for _ in range(150):
        seen = [
            (page.get_by_test_id("table").get_attribute("data-busy"), page.evaluate(OFFERS)) for page in (one, other)
        ]
        if seen[0] == seen[1] and seen[0][0] == "false" and seen[0][1] != "[]":
            return
        one.wait_for_timeout(200)
    raise AssertionError(f"the pages differ: {seen}")


def test_a_first_visit_reads_at_once_sees_what_comes_and_then_plays_a_whole_game(come: Come, dumb: DumbServer) -> None:
    dumb.gate.clear()
    page = come()
    page.get_by_test_id("play-smashup").wait_for()
    expect(page.get_by_test_id("engine")).to_contain_text(re.compile(r"\d of \d(\.\d)? MB \("))
    for path, shown in (("rules", "h1"), ("cards", "[data-card]"), ("glossary", "h1")):
        page.locator(f"a[href$='?/{path}']").first.click()
        expect(page.locator(shown).first).to_be_visible()
        expect(page.get_by_test_id("engine")).to_have_attribute("data-stage", "load")
    dumb.gate.set()
    page.goto(dumb.address)
    ready(page)
    finger = play_bot(page, "smashup")
    assert "/some/where/?/table/here-" in page.url
    finger.play(until=240)
    expect(page.get_by_test_id("result")).to_be_visible()
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("table")).to_be_visible()


def test_without_a_network_games_go_on_and_begin_and_are_looked_at(come: Come, dumb: DumbServer) -> None:
    page = come()
    ready(page)
    kept(page)
    page.goto(dumb.address + "?/new&game=hitzroad&with=nobody")
    page.get_by_test_id("start").click()
    at_table(page).play(until=120)
    expect(page.get_by_test_id("result")).to_be_visible()
    page.goto(dumb.address)
    move(play_bot(page, "smashup"), 4)
    before = offered(page)
    page.context.set_offline(True)
    dumb.stop()
    page.reload()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    assert offered(page) == before
    press(Finger(page), 3)
    page.goto(dumb.address + "?/tables")
    page.locator("a[href*='/replay/']").first.click()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    page.goto(dumb.address)
    press(play_bot(page, "hitzroad"), 2)
    page.context.set_offline(False)
    dumb.start()


def test_two_at_one_screen_and_two_tabs_of_one_table(come: Come, dumb: DumbServer) -> None:
    page = come("?/new&with=device")
    page.get_by_test_id("start").click()
    curtain, table = page.get_by_test_id("curtain"), page.get_by_test_id("table")
    expect(curtain).to_be_visible(timeout=STARTING)
    expect(table).to_have_count(0)
    press(Finger(page), 12)
    page.goto(dumb.address)
    first = play_bot(page, "hitzroad")
    other = come(page.url.removeprefix(dumb.address), on=page)
    expect(other.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    move(first)
    agreed(page, other)
    move(Finger(other))
    agreed(other, page)
    page.close()  # it had the tables: the other one takes them over
    expect(other.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    press(Finger(other), 2)


def test_all_games_are_saved_wiped_and_brought_back(come: Come, dumb: DumbServer, tmp_path: Path) -> None:
    page = come()
    ready(page)
    finger = play_bot(page, "smashup")
    move(finger, 4)
    before, address = offered(page), page.url
    page.goto(dumb.address + "?/tables")
    with page.expect_download() as saved:
        page.get_by_test_id("export").click()
    file = tmp_path / "all.json"
    saved.value.save_as(file)
    page.goto("about:blank")
    other = come("?/tables")
    other.get_by_test_id("import").set_input_files(file)
    expect(other.get_by_test_id("import-said")).to_contain_text("1", timeout=STARTING)
    other.goto(address)
    expect(other.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    assert offered(other) == before
    press(Finger(other), 1)


def test_a_finished_game_is_reviewed_in_the_page_and_the_review_is_kept(
    come: Come, dumb: DumbServer, tmp_path: Path
) -> None:
    file = tmp_path / "game.potasovka"
    file.write_text(blunder().to_text(), encoding="utf-8")
    page = come("?/tables")
    page.get_by_test_id("record-in").set_input_files(file)
    expect(page.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    page.get_by_test_id("review").click()
    page.get_by_test_id("review-begin").click()
    told = page.get_by_test_id("review-told")
    expect(told.locator("[data-judged='0']")).to_contain_text("“Play King Rex”, 100 % to win", timeout=STARTING)
    page.reload()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    page.get_by_test_id("review").click()
    expect(told).to_be_visible()


def test_a_newer_build_comes_when_the_player_agrees_and_the_table_survives(come: Come, dumb: DumbServer) -> None:
    page = come()
    ready(page)
    kept(page)
    move(play_bot(page, "smashup"), 3)
    before, address = offered(page), page.url
    dumb.build("a newer build")
    mark = dumb.folder / PLACE / "potasovka-site.json"
    told = json.loads(mark.read_text())
    mark.write_text(json.dumps({**told, "rules": {**told["rules"], "smashup": "other"}}))
    build = page.evaluate("() => JSON.parse(document.getElementById('site').textContent).build")
    page.reload()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    expect(page.get_by_test_id("newer")).to_have_count(0)  # nobody is disturbed at a table
    page.goto(dumb.address)
    assert page.evaluate("() => JSON.parse(document.getElementById('site').textContent).build") == build
    expect(page.get_by_test_id("newer")).to_contain_text("other rules", timeout=STARTING)
    with page.expect_navigation():
        page.get_by_test_id("take-newer").click()
    expect(page.get_by_test_id("play-smashup")).to_be_visible()
    assert page.evaluate("() => JSON.parse(document.getElementById('site').textContent).build") == told["build"]
    page.goto(address)
    expect(page.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    assert offered(page) == before


def test_the_site_can_be_installed(come: Come, dumb: DumbServer) -> None:
    page = come()
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"] == dumb.address + "manifest.webmanifest"
    assert not manifest["errors"]
    told = json.loads(manifest["data"])
    for icon in told["icons"]:
        assert (dumb.folder / PLACE / icon["src"]).is_file()
    ready(page)
    kept(page)
    assert page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == dumb.address
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in errors if error["errorId"] != "in-incognito"] == []  # a page of a test always is


def test_puzzles_are_listed_at_once_and_played_without_a_server(come: Come, dumb: DumbServer) -> None:
    dumb.gate.clear()
    page = come("?/puzzles")
    name = page.get_by_test_id("daily-puzzle").get_attribute("data-puzzle")
    expect(page.get_by_test_id("engine")).to_have_attribute("data-stage", "load")
    dumb.gate.set()
    page.get_by_test_id("play-daily").click()
    page.wait_for_url(re.compile("/table/here-"), timeout=STARTING)
    expect(page.get_by_test_id("puzzle-goal")).to_have_attribute("data-puzzle", str(name))
    finger = at_table(page)
    finger.end_turn()
    finger.play()
    expect(page.get_by_test_id("puzzle-end")).to_have_attribute("data-solved", "false")
    page.get_by_test_id("show-way").last.click()
    expect(page.get_by_test_id("way").locator("li").first).to_be_visible()
    page.get_by_test_id("all-puzzles").click()
    expect(page.get_by_test_id("daily-puzzle").get_by_test_id("mark")).to_be_visible()
