"""A hint in a real browser: asked, read, closed, asked again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, WIDE, Visit
from screens import at_table, draft, play_bot


def test_where_factions_are_taken_no_hint_can_be_asked_for(visit: Visit) -> None:
    page = visit()
    draft(page)
    expect(page.get_by_test_id("prompt")).to_contain_text("Take your first faction.")
    expect(page.get_by_test_id("ask-hint")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_hint_names_answers_that_are_there_with_their_chance_and_is_told_in_the_log(
    visit: Visit, size: dict[str, int]
) -> None:
    page = visit(size=size)
    play_bot(page, "smashup")
    at_table(page)
    asked = page.locator("[data-testid=table][data-busy=false] [data-testid=prompt].asked")
    expect(asked).to_be_visible(timeout=30_000)
    page.get_by_test_id("ask-hint").click()
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible(timeout=30_000)
    advised = hint.locator("[data-advised]")
    assert 1 <= advised.count() <= 3
    for one in advised.all():
        assert "%" in one.inner_text()
        assert ":" not in one.locator("b").inner_text(), "a name, not a key"
    box = hint.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    prompt = page.get_by_test_id("prompt").bounding_box()
    assert prompt is not None
    assert box["y"] + box["height"] <= prompt["y"], "it does not cover what is asked"
    cross = hint.get_by_role("button", name="Close")
    colours = "(one, of) => [one, one.closest(of)].map((each) => getComputedStyle(each).color)"
    written, around = cross.evaluate(colours, "[data-testid=hint]")
    assert written == around, "the cross is not seen"
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(asked).to_be_visible()
    for close in (cross, page.get_by_test_id("ask-hint")):
        page.get_by_test_id("ask-hint").click()
        expect(hint).to_be_visible()
        close.click()
        expect(hint).to_have_count(0)
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    told = page.get_by_test_id("log").get_by_text("asks for a hint")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("Player 1 (you) asks for a hint (1).")
