"""Crowded tables at every size: measured, and shot into build/screens/."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from browser.crowds import CROWDS, SIZES, seated, shoot
from browser.measures import faults, violations, where
from finger import Finger
from server.helpers import Running


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("crowd", list(CROWDS))
def test_a_crowded_table_fits(browser: Browser, hall: Running, crowd: str, size: str) -> None:
    page = seated(browser, hall, crowd, size)
    shoot(page, f"crowded-{crowd}-{size}")
    found = faults(page)
    page.context.close()
    assert "\n".join(found) == ""


@pytest.mark.parametrize("size", list(SIZES))
def test_nothing_moves_when_a_question_opens(browser: Browser, hall: Running, size: str) -> None:
    page = seated(browser, hall, "two", size)
    before = where(page)
    Finger(page).press("play:captive_audience")
    expect(page.get_by_test_id("prompt").locator(".asks")).to_be_visible()
    page.mouse.move(0, 0)
    shoot(page, f"asked-two-{size}")
    after, found = where(page), faults(page)
    page.context.close()
    assert after == before
    assert "\n".join(found) == ""


@pytest.mark.parametrize("size", ["wide", "phone", "sideways"])
def test_a_crowded_table_fits_for_those_who_watch(browser: Browser, hall: Running, size: str) -> None:
    page = seated(browser, hall, "four", size, watching=True)
    shoot(page, f"watched-four-{size}")
    found = faults(page)
    page.context.close()
    assert "\n".join(found) == ""


@pytest.mark.parametrize("size", ["wide", "tablet", "upright", "phone"])
def test_friends_with_long_names_who_are_away_need_no_more_room(browser: Browser, hall: Running, size: str) -> None:
    page = seated(browser, hall, "two", size, friends=True)
    expect(page.get_by_test_id("away")).to_be_visible()
    shoot(page, f"friends-two-{size}")
    found = faults(page)
    page.context.close()
    assert "\n".join(found) == ""


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("crowd", ["two", "board-two"])
def test_a_crowded_table_is_readable(
    browser: Browser, hall: Running, crowd: str, theme: Literal["light", "dark"], size: str
) -> None:
    page = seated(browser, hall, crowd, size, theme=theme)
    shoot(page, f"{theme}-{crowd}-{size}")
    found = violations(page)
    page.context.close()
    assert found == []
