"""What a first visit costs: everything that comes over the line before the first page can be used."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Browser, Response, expect

from browser.conftest import ROOT, WIDE, Server
from screens import play_bot

MOST = 250_000
PACKED = ("font/woff2", "application/font-woff2")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_first_page_weighs_at_most_250_kb_and_brings_no_table(browser: Browser, server: Server, lang: str) -> None:
    context = browser.new_context(viewport=WIDE, locale=lang)
    page = context.new_page()
    came: list[Response] = []
    page.on("response", lambda response: came.append(response))
    page.goto(server.address, wait_until="networkidle")
    expect(page.get_by_test_id("play-smashup")).to_be_visible()
    weights = {one.url.rpartition("/")[2]: packed(one) for one in came}
    context.close()
    assert sum(weights.values()) <= MOST, sorted(weights.items(), key=lambda one: -one[1])
    assert not [name for name in weights if name.startswith(("smashup", "hitzroad", "TablePage"))]
    assert any(name.startswith("Home") for name in weights)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_first_page_says_nothing_whose_words_come_later(browser: Browser, server: Server, lang: str) -> None:
    """A message that is not there yet would show its name; a table that goes on has a line there, too."""
    context = browser.new_context(viewport=WIDE, locale=lang)
    page = context.new_page()
    page.goto(server.address)
    play_bot(page, "smashup")
    page.goto(server.address, wait_until="networkidle")
    expect(page.locator("section.running .row")).to_have_count(1)
    page.get_by_test_id("lesson").click()
    expect(page.get_by_test_id("lesson-hitzroad")).to_be_visible()
    files = (ROOT / "src" / "potasovka" / "locale" / lang).glob("*.ftl")
    names = {name for file in files for name in re.findall(r"^([a-z][\w-]*-[\w-]*) =", file.read_text(), re.MULTILINE)}
    said = page.locator("body").inner_text()
    labels = page.locator("[aria-label], [title]").evaluate_all(
        "found => found.map(one => `${one.getAttribute('aria-label')} ${one.title}`).join(' ')"
    )
    context.close()
    assert names.isdisjoint(re.findall(r"[a-z][\w-]+", f"{said} {labels}"))
    assert len(names) > 1000


def packed(response: Response) -> int:
    """How many bytes it has at most when it is sent packed."""
    body = response.body()
    return len(body) if response.headers.get("content-type", "") in PACKED else len(gzip.compress(body))
