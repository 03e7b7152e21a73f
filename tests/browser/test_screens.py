"""Every screen at both sizes: nothing serious by axe, nothing wider than the screen, nothing too small for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, SIDEWAYS, WIDE, Visit
from browser.measures import violations
from screens import SCREENS

SMALL = """() => {
  const rest = 'button, a[href], select, input:not([type=checkbox]):not([type=radio]), [data-option], [data-pick]';
  const inText = (one) => one.matches('a') && getComputedStyle(one).display === 'inline';
  return [...document.querySelectorAll(rest)].filter((one) => {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    if (!box.width || style.visibility === 'hidden' || one.closest('.visually-hidden') || inText(one)) return false;
    return box.width < 43.5 || box.height < 43.5;
  }).map((one) => `${one.outerHTML.slice(0, 120)} ${JSON.stringify(one.getBoundingClientRect())}`);
}"""

TINY = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    if (!node.textContent.trim() || !one.getClientRects().length || one.closest('svg, .visually-hidden')) continue;
    if (parseFloat(getComputedStyle(one).fontSize) < 13.9) found.add(one.outerHTML.slice(0, 120));
  }
  return [...found];
}"""


def too_wide(page: Page) -> bool:
    """Whether the page itself scrolls sideways."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    return wide


@pytest.mark.parametrize("name", list(SCREENS))
def test_a_screen_on_a_phone(visit: Visit, name: str) -> None:
    page = visit(size=PHONE, lang="ru")
    SCREENS[name](page)
    assert violations(page) == []
    assert not too_wide(page)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TINY) == []


@pytest.mark.parametrize("name", list(SCREENS))
def test_a_screen_on_a_wide_screen_by_day_and_in_the_dark(visit: Visit, name: str) -> None:
    page = visit(size=WIDE)
    SCREENS[name](page)
    assert violations(page) == []
    assert not too_wide(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert violations(page, "color-contrast") == [], "only colours have changed"


@pytest.mark.parametrize("name", ["first-brawl", "brawl", "first-road", "battle"])
def test_a_table_on_a_phone_held_sideways(visit: Visit, name: str) -> None:
    page = visit(size=SIDEWAYS, lang="ru")
    SCREENS[name](page)
    assert violations(page) == []
    assert not too_wide(page)
    prompt = page.get_by_test_id("prompt")
    if not prompt.locator(".said[data-more~=down]").count():  # a long question scrolls where it stands, with a sign
        expect(prompt.locator(".question")).to_be_in_viewport(ratio=1)
    expect(prompt.locator(".question")).to_be_in_viewport(ratio=0.5)
    assert page.get_by_test_id("table").evaluate("(table) => table.scrollHeight <= table.clientHeight"), (
        "the page scrolls"
    )
