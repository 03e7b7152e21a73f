"""Whole games in the browser, by clicks."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from finger import Finger, play_together
from screens import at_table, open_for_friends, play_bot


def over(page: Page) -> None:
    """The game is over and says who won."""
    expect(page.get_by_test_id("result")).to_be_visible()


def test_two_browsers_play_a_whole_brawl_each_on_its_own_seat(visit: Visit) -> None:
    host = visit("/new?with=friends")
    path = open_for_friends(host)
    guest = visit(path, lang="ru")
    guest.get_by_test_id("sit").click()
    fingers = [at_table(host), at_table(guest, seed=2)]
    play_together(fingers, until=240)
    over(host)
    over(guest)
    assert all(finger.presses > 10 for finger in fingers)


def test_a_whole_brawl_against_a_bot_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, lang="ru")
    finger = play_bot(page, "smashup")
    finger.play(until=240)
    over(page)
    assert finger.presses > 10


def test_a_whole_road_alone(visit: Visit) -> None:
    page = visit("/new?game=hitzroad")
    page.get_by_test_id("game-hitzroad").click()
    while page.get_by_test_id("seat-kind").count():
        page.get_by_test_id("remove-seat").last.click()
    page.get_by_test_id("start").click()
    finger = at_table(page)
    finger.play(until=120)
    over(page)
    expect(page.get_by_test_id("result").locator("li")).to_have_count(1)


def test_a_whole_road_against_a_bot_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE)
    finger = play_bot(page, "hitzroad")
    finger.play(until=120)
    over(page)
    assert finger.presses > 3


def test_on_one_device_a_curtain_hangs_between_two_hands(visit: Visit) -> None:
    page = visit("/new?with=device")
    page.get_by_test_id("start").click()
    curtain, table = page.get_by_test_id("curtain"), page.get_by_test_id("table")
    expect(curtain).to_be_visible()
    expect(table).to_have_count(0)
    finger = Finger(page)
    drawn = 0
    for _ in range(400):
        if curtain.count():
            assert not table.count(), "nothing of a hand is seen while the curtain hangs"
            drawn += 1
        if drawn >= 4:
            break
        if not finger.press_once():
            page.wait_for_timeout(30)
    assert drawn >= 4
