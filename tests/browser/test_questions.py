"""A question where there is little room: read whole, all its answers in sight, and the hand where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.crowds import CROWDS, seated, shoot
from server.helpers import Running

TOGETHER = """
turn: A
base: Crystal Fortress
  B: Imperial Dragon
  A: Ghost
base: Workshop
hand A: Siren, Ghost
hand B: Ghost
deck A: 9 Ghost
deck B: 9 Sprout
discard A: 3 Spirit
base deck: Arena
"""
"""A minion that sets off two abilities at once, one of which asks what goes under the deck, or nothing."""

CUT = """() => {
  const prompt = document.querySelector('[data-testid=prompt]'), edge = prompt.getBoundingClientRect(), found = [];
  if (edge.height > innerHeight / 3) found.push('more than a third of the screen');
  const hidden = prompt.scrollHeight - prompt.clientHeight;
  if (hidden > 1) found.push(`${hidden} px out of sight`);
  for (const button of prompt.querySelectorAll('button')) {
    const at = button.getBoundingClientRect();
    if (at.bottom > edge.bottom + 1 || at.top < edge.top - 1) found.push(`under the edge: ${button.innerText}`);
    if (at.height < 43.5 || at.width < 43.5) found.push(`small: ${button.innerText}`);
  }
  for (const text of document.querySelectorAll('.ability [data-cut]')) found.push(`cut: ${text.innerText}`);
  const hand = document.querySelector('.cards').getBoundingClientRect();
  if (hand.bottom > innerHeight + 8) found.push(`the hand is ${hand.bottom - innerHeight} px below the screen`);
  return found;
}"""


@pytest.fixture(autouse=True)
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CROWDS, "together", TOGETHER)


def played(page: Page) -> None:
    """Play the minion, and wait until it is asked in which order things happen."""
    page.locator("[data-hand=siren]").click()
    page.locator('[data-option^="base:"]:visible').first.click()
    expect(page.locator(".ability").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", ["phone", "sideways", "wide"])
def test_a_question_is_read_whole_and_so_are_its_answers(browser: Browser, hall: Running, size: str, lang: str) -> None:
    page = seated(browser, hall, "together", size, lang)
    played(page)
    shoot(page, f"in-order-{size}-{lang}")
    assert page.evaluate(CUT) == []
    page.locator('.ability[data-option*="crystal_fortress"]').click()
    expect(page.get_by_test_id("prompt").locator(".skip")).to_be_in_viewport(ratio=1)
    shoot(page, f"declined-{size}-{lang}")
    assert page.evaluate(CUT) == []
    page.context.close()
