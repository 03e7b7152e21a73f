"""How tests come to a table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from finger import Finger

TABLE = re.compile(r"/table/")


def play_bot(page: Page, game: str) -> Finger:
    """One click on a poster of the first page."""
    page.get_by_test_id(f"play-{game}").click()
    return at_table(page)


def at_table(page: Page, seed: int = 1) -> Finger:
    """Wait until the table is there."""
    page.wait_for_url(TABLE)
    expect(page.get_by_test_id("table")).to_be_visible()
    return Finger(page, seed)


def open_for_friends(page: Page) -> str:
    """A table with one seat for whoever has the link; its path."""
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("waiting")).to_be_visible()
    return "/table/" + page.url.rsplit("/", 1)[1]


def first_game(page: Page, game: str) -> Finger:
    """The dealt first game."""
    page.get_by_test_id("lesson").click()
    page.get_by_test_id(f"lesson-{game}").click()
    return at_table(page)


def asked(finger: Finger, key: str) -> None:
    """Wait until this answer is offered."""
    expect(finger.page.locator(f'[data-option="{key}"]').first).to_be_visible()
