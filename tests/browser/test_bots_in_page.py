"""A server that lets pages play bots by themselves: the first game is its own, the next costs it nothing."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import ROOT, WIDE, Server
from screens import play_bot

sys.path.insert(0, str(ROOT / "tools"))

import build_engine

STARTING = 90_000
"""Milliseconds that Python may take to start on a busy machine."""
HERE = re.compile(r"/table/here-")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Server]:
    build_engine.build()
    made = Server(tmp_path, "--bots-in-page", "--take-records")
    made.start()
    yield made
    made.stop()


def test_the_next_game_against_a_bot_is_played_in_the_page(browser: Browser, host: Server) -> None:
    context = browser.new_context(viewport=WIDE, locale="en", reduced_motion="reduce")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
    page.goto(host.address)
    finger = play_bot(page, "smashup")
    assert not HERE.search(page.url), "the engine is not there yet"
    first = re.split("[?#]", page.url.rpartition("/")[2])[0]
    finger.press_once()
    ready(page)
    page.locator("a.button.plain[href='/']").first.click()
    asked = asked_of(page)
    second = play_bot(page, "hitzroad")
    expect(page).to_have_url(HERE)
    second.play(until=200)
    expect(page.get_by_test_id("result")).to_be_visible()
    told = [address for address in asked if not address.endswith(f"/api/tables/{first}")]  # the first page lists it
    assert [address for address in told if "/api/tables" in address or "/ws/" in address] == []
    page.get_by_test_id("bring").locator("button").click()
    link = page.get_by_test_id("bring").locator("input").input_value()
    other = browser.new_context(viewport=WIDE, locale="en", reduced_motion="reduce").new_page()
    other.goto(link)
    expect(other.get_by_test_id("table")).to_be_visible()
    other.keyboard.press("End")
    expect(other.get_by_test_id("local")).to_contain_text("Played on a device")
    other.context.close()
    page.goto(host.address + "/tables")
    expect(page.locator("a[href*='/table/here-'], a[href*='/replay/here-']").first).to_be_visible()
    expect(page.locator(".row")).to_have_count(2)
    page.goto(host.address + "/new?with=friends")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("waiting")).to_be_visible()
    assert not HERE.search(page.url), "where others come it is a matter of the server"
    context.close()
    assert wrong == []


def test_a_page_that_has_the_engine_plays_on_when_the_server_is_gone(browser: Browser, host: Server) -> None:
    context = browser.new_context(viewport=WIDE, locale="en", reduced_motion="reduce")
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
    page.goto(host.address)
    assert not context.new_cdp_session(page).send("Page.getAppManifest")["errors"]
    play_bot(page, "smashup").press_once()
    ready(page)
    page.evaluate("() => navigator.serviceWorker.ready.then((found) => found.active.state)")
    page.goto(host.address)
    ready(page)
    play_bot(page, "smashup").press_once()
    expect(page).to_have_url(HERE)
    host.stop()
    page.reload()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=STARTING)
    page.goto(host.address)
    ready(page)
    play_bot(page, "hitzroad").play(until=200)
    expect(page).to_have_url(HERE)
    expect(page.get_by_test_id("result")).to_be_visible()
    context.close()
    assert wrong == []


def ready(page: Page) -> None:
    """Wait until the page can play by itself."""
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=STARTING)


def asked_of(page: Page) -> list[str]:
    """From now on, everything that is asked of the server."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    return asked
