"""Keys on a keyboard that writes another alphabet, and the colours a person chose."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from finger import Finger
from screens import first_game

PRESS = """([key, code, held]) => {
  const target = document.activeElement ?? document.body;
  const event = { key, code, bubbles: true, cancelable: true, shiftKey: held === 'shift', ctrlKey: held === 'ctrl' };
  target.dispatchEvent(new KeyboardEvent('keydown', event));
}"""


def press(page: Page, key: str, code: str, held: str = "") -> None:
    """Press a key as a Russian keyboard tells it: what it writes, and where it lies."""
    page.evaluate(PRESS, [key, code, held])


def begun(visit: Visit) -> Finger:
    """The first brawl at its first question."""
    finger = first_game(visit(), "smashup")
    expect(finger.page.locator('[data-option="play:hatchling"]').first).to_be_visible()
    return finger


def test_a_turn_is_ended_and_taken_back_on_a_russian_keyboard(visit: Visit) -> None:
    finger = begun(visit)
    finger.press("play:hatchling")
    expect(finger.page.locator('[data-option="base:dragons_lair"]').first).to_be_visible()
    press(finger.page, "я", "KeyZ", "ctrl")
    expect(finger.page.locator('[data-option="play:hatchling"]').first).to_be_visible()
    finger.press("play:hatchling")
    finger.press("base:dragons_lair")
    expect(finger.page.locator('[data-option="end"]')).to_be_visible()
    before = finger.look()["n"]
    press(finger.page, "у", "KeyE")
    finger.settled(before)
    expect(finger.page.get_by_test_id("log")).to_contain_text("Player 1 (you) draws")


def test_a_card_is_read_and_the_keys_are_shown_on_a_russian_keyboard(visit: Visit) -> None:
    page = begun(visit).page
    page.locator("[data-hand=hatchling]").focus()
    press(page, "ш", "KeyI")
    expect(page.get_by_role("dialog")).to_contain_text("Hatchling")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, ",", "Slash", "shift")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")


def test_dark_colours_are_chosen_and_kept(visit: Visit) -> None:
    page = visit()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_test_id("theme-switch").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    first_game(page, "smashup")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("theme").get_by_label("as the system has it").check()
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
