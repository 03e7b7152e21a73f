"""Being called: the tab, the icon, sounds, and the browser's own notices."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from screens import play_bot

STUB = """
window.told = [];
window.Notification = class {
  static permission = "default";
  static asked = 0;
  static async requestPermission() {
    this.asked += 1;
    return (this.permission = window.answer ?? "granted");
  }
  constructor(title, more) { window.told.push([title, more.body]); }
  close() {}
};
"""
AWAY = "Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });"
LOUD = """
window.sounds = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { createGain() { window.sounds += 1; return super.createGain(); } };
"""


def mine(page: Page) -> None:
    """Wait until it is one's turn."""
    expect(page).to_have_title(re.compile("^Your turn"))


def test_the_tab_says_when_it_is_ones_turn(visit: Visit) -> None:
    page = visit()
    finger = play_bot(page, "smashup")
    mine(page)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn"))
    finger.play(until=240)
    expect(page).to_have_title(re.compile("^Smash Up"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon.svg"))


def test_who_looks_elsewhere_is_called_but_only_if_they_wished_it(visit: Visit) -> None:
    page = visit(script=STUB + AWAY)
    finger = play_bot(page, "smashup")
    mine(page)
    assert page.evaluate("Notification.asked") == 0
    page.get_by_test_id("menu").click()
    page.get_by_test_id("notify").click()
    expect(page.get_by_test_id("notify")).to_be_checked()
    assert page.evaluate("Notification.asked") == 1
    page.keyboard.press("Escape")
    assert page.evaluate("told") == []
    page.evaluate("window.away = true")
    while not page.evaluate("told.length"):
        if not finger.press_once():
            page.wait_for_timeout(30)
    assert page.evaluate("told[0]") == ["Your turn", "Smash Up"]


def test_a_browser_that_lets_no_page_notify_is_not_switched_off_in_silence(visit: Visit) -> None:
    page = visit(script=STUB.replace("window.told.push", "throw new TypeError") + AWAY)
    finger = play_bot(page, "smashup")
    mine(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("notify").click()
    page.keyboard.press("Escape")
    page.evaluate("window.away = true")
    failed = page.get_by_test_id("notify-failed")
    while not failed.count():
        if not finger.press_once():
            page.wait_for_timeout(30)
    expect(failed).to_contain_text("does not let the page notify you")
    failed.get_by_role("button").click()
    expect(failed).to_have_count(0)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("notify")).not_to_be_checked()


def test_who_says_no_to_the_browser_is_told_what_that_means(visit: Visit) -> None:
    page = visit(script=STUB + "window.answer = 'denied';")
    play_bot(page, "hitzroad")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("notify").click()
    expect(page.get_by_text("told not to notify")).to_be_visible()
    expect(page.get_by_test_id("notify")).not_to_be_checked()


def test_a_page_that_is_not_served_securely_says_so_plainly(visit: Visit) -> None:
    page = visit(script="Object.defineProperty(window, 'isSecureContext', { get: () => false });")
    play_bot(page, "hitzroad")
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("no-notices")).to_contain_text("https")
    expect(page.get_by_test_id("notify")).to_be_disabled()


def test_sounds_are_on_and_one_switch_turns_them_off(visit: Visit) -> None:
    page = visit(script=LOUD)
    finger = play_bot(page, "smashup")
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("sound")).to_be_checked()
    page.keyboard.press("Escape")
    while not page.evaluate("sounds"):
        if not finger.press_once():
            page.wait_for_timeout(30)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("sound").uncheck()
    page.keyboard.press("Escape")
    heard = page.evaluate("sounds")
    before = finger.presses
    while finger.presses < before + 6:
        if not finger.press_once():
            page.wait_for_timeout(30)
    assert page.evaluate("sounds") == heard
