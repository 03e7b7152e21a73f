"""Bots have a name, a face and now and then a word, which can be switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, WIDE, Server, Visit
from browser.measures import violations
from screens import play_bot


@pytest.mark.parametrize(("game", "size"), [("smashup", WIDE), ("hitzroad", PHONE)], ids=["brawl", "road"])
def test_a_bot_is_somebody_and_can_be_told_to_be_quiet(
    visit: Visit, server: Server, game: str, size: dict[str, int]
) -> None:
    page = visit(size=size)
    play_bot(page, game)
    bubble = page.get_by_test_id("bubble")
    expect(bubble).to_contain_text("Good luck! I brought cookies.")
    said, asked = bubble.bounding_box(), page.get_by_test_id("prompt").bounding_box()
    assert said is not None
    assert asked is not None
    assert said["y"] + said["height"] <= asked["y"] or said["y"] >= asked["y"] + asked["height"], "over the question"
    assert said["y"] + said["height"] <= 56, "over what is read"
    tools = page.locator("header .tools").bounding_box()
    assert tools is not None
    assert said["x"] + said["width"] <= tools["x"]
    assert violations(page) == []
    expect(bubble).to_have_count(0)  # it goes by itself
    page.reload()
    expect(page.get_by_test_id("table")).to_be_visible()
    page.wait_for_timeout(500)
    expect(bubble).to_have_count(0)  # said once
    panel = page.locator("[data-panel='1'], [data-party='1']").first
    assert "Bot 2" not in (panel.get_attribute("aria-label") or "Bot 2")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("remarks").uncheck()
    page.goto(server.address)
    row = page.locator("section.running .row").first
    assert bot_name(row.inner_text()) not in ("", "Bot 2")
    play_bot(page, game)
    page.wait_for_timeout(500)
    expect(bubble).to_have_count(0)


def bot_name(row: str) -> str:
    """Who the bot of a line in the list of tables is."""
    return next((name for name in ("Biscuit", "Bandit", "Clover") if name in row), "")


def test_the_bot_has_the_last_word(visit: Visit) -> None:
    page = visit(lang="ru")
    play_bot(page, "hitzroad").play(until=160)
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("parting")).to_contain_text("«")
    expect(page.get_by_test_id("parting").get_by_test_id("face")).to_be_visible()
