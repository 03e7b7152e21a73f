"""Cause and effect: the card because of which something happens is seen meanwhile, with a path to what it does."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.crowds import CROWDS, seated
from browser.measures import measured
from finger import Finger
from server.helpers import Running

POSITION = """
turn: A
base: Haunted House
  A: Ghost
  B: Great White, 2 Sprout
base: Workshop
  B: Mako
hand A: Torn Apart, Augmentation, Bear Cavalry, Walker
hand B: 4 Ghost
deck A: 9 Ghost
deck B: 9 Sprout
base deck: Arena
"""
SEEN = """
window.seen = [];
const look = () => {
  const stage = document.querySelector('[data-testid=stage]');
  if (stage) {
    const cause = stage.querySelector('[data-stage-cause]');
    const one = JSON.stringify({
      kind: stage.dataset.kind,
      cause: cause?.dataset.stageCause ?? null,
      colour: getComputedStyle(stage).getPropertyValue('--colour'),
      large: [...document.querySelectorAll('[data-stage-card] .name')].map((name) => name.innerText),
      paths: document.querySelectorAll('[data-testid=path]').length,
      numbers: [...document.querySelectorAll('[data-testid=changed]')].map((number) => number.innerText),
    });
    if (window.seen.at(-1) !== one) window.seen.push(one);
  }
  requestAnimationFrame(look);
};
look();
"""
"""Notes what the stage shows, frame by frame."""


def played(browser: Browser, hall: Running, size: str, card: str, about: str) -> list[dict[str, Any]]:
    """What was shown when one's own card was played on a minion or a base."""
    CROWDS["cause"] = POSITION
    page = seated(browser, hall, "cause", size, "en", speed="normal")
    page.evaluate(SEEN)
    finger = Finger(page)
    finger.press(f"play:{card}")
    if size == "phone" and not page.locator(f'[data-option*="{about}"]').count():
        page.locator("[data-open]:not([aria-pressed=true])").click()
    page.locator(f'[data-option*="{about}"]').first.click()
    page.wait_for_function("() => window.seen.length > 0")
    expect(page.get_by_test_id("table")).to_have_attribute("data-busy", "false")
    found: list[dict[str, Any]] = page.evaluate("window.seen.map((one) => JSON.parse(one))")
    page.context.close()
    return found


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_card_that_lies_nowhere_is_seen_while_its_text_is_done(browser: Browser, hall: Running, size: str) -> None:
    seen = [one for one in played(browser, hall, size, "torn_apart", "sprout") if one["paths"]]
    for kind in ("log-destroy", "log-draw"):
        assert {one["cause"] for one in seen if one["kind"] == kind} == {"torn_apart"}, (kind, seen)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_change_of_power_is_drawn_on_its_card_in_the_colour_of_who_caused_it(
    browser: Browser, hall: Running, size: str
) -> None:
    seen = played(browser, hall, size, "augmentation", "mako")
    changes = [one for one in seen if one["kind"] == "log-power" and one["numbers"]]
    assert changes, seen
    assert all(one["cause"] == "augmentation" and one["numbers"] == ["+4"] and one["paths"] for one in changes)
    assert {one["colour"] for one in changes} == {"#c2341d"}


def test_a_card_of_a_deck_that_one_looks_at_is_large(browser: Browser, hall: Running) -> None:
    seen = played(browser, hall, "wide", "walker", "haunted_house")
    assert ["Ghost"] in [one["large"] for one in seen if one["kind"] == "log-look"], seen


FULL = """
turn: A
base: Haunted House
  A: Ghost
base: Workshop
  A: 7 Bear Cavalry
  B: Mako
hand A: Augmentation, Torn Apart
hand B: 4 Ghost
deck A: 9 Ghost
deck B: 9 Sprout
base deck: Arena
"""
"""A base that is captured when the turn ends, which it does after the last play."""


@pytest.mark.parametrize("under", ["[data-hand]", ".mine .panel button"])
def test_a_touch_anywhere_on_the_board_goes_on(browser: Browser, hall: Running, under: str) -> None:
    CROWDS["full"] = FULL
    page = seated(browser, hall, "full", "phone", "en", speed="calm")
    finger = Finger(page)
    finger.press("play:augmentation")
    page.locator('[data-option*="ghost"]').first.tap()
    capture = page.get_by_test_id("capture")
    expect(capture.get_by_test_id("go-on")).to_be_visible()
    expect(capture.locator(".time")).to_have_count(0)  # it waits for somebody
    page.get_by_test_id("menu").tap()  # what has a meaning of its own keeps it
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(capture).to_be_visible()
    page.locator(under).first.tap()
    expect(capture).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.context.close()


def test_a_capture_cuts_no_name(browser: Browser, hall: Running) -> None:
    CROWDS["full"] = FULL
    page = seated(browser, hall, "full", "phone", "ru", speed="calm", friends=True)
    Finger(page).press("play:augmentation")
    page.locator('[data-option*="ghost"]').first.tap()
    capture = page.get_by_test_id("capture")
    expect(capture).to_contain_text("Константиновна")
    capture.locator(".who").first.evaluate("(name) => (name.textContent = 'Достопримечательность')")
    assert not [fault for fault in measured(page, "cutWords") if "who" in fault]
    page.context.close()
