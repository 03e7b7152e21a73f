"""What a first visit costs: everything that comes over the line before the first page can be used."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Browser, Response, expect

from browser.conftest import WIDE, Server

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


def packed(response: Response) -> int:
    """How many bytes it has at most when it is sent packed."""
    body = response.body()
    return len(body) if response.headers.get("content-type", "") in PACKED else len(gzip.compress(body))
