"""The page checks by itself that chance was fixed before the game, and says so."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from screens import open_for_friends, play_bot

CHECKED = "Checked: chance was fixed before the game."
FORGE = """() => {
  const kept = JSON.parse(localStorage.getItem("potasovka.tables"));
  localStorage.setItem("potasovka.tables", JSON.stringify(kept.map((one) => ({ ...one, commitment: "0".repeat(64) }))));
}"""


def said(page: Page, sentence: str) -> None:
    expect(page.get_by_test_id("fairness")).to_have_text(sentence)


def shown(page: Page) -> str:
    """The commitment that a page shows."""
    page.get_by_test_id("commitment").locator("summary").click()
    return page.get_by_test_id("commitment").locator("input").input_value()


def test_the_promise_is_shown_before_the_game_and_checked_after_it(visit: Visit) -> None:
    page = visit()
    finger = play_bot(page, "hitzroad")
    page.get_by_test_id("menu").click()
    promise = shown(page)
    assert len(promise) == 64
    page.keyboard.press("Escape")
    finger.play(until=120)
    said(page, CHECKED)
    page.reload()
    said(page, CHECKED)  # the promise is kept on this device
    address, _, secret = page.url.partition("#")
    record_of = address.replace("/table/", "/api/tables/") + "/record"
    record = page.request.get(record_of, headers={"Authorization": f"Bearer {secret}"}).text()
    assert f"\ncommitment {promise}\n" in record
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("replay-step")).to_be_enabled()  # the page is there: the table before it is gone
    page.keyboard.press("End")
    said(page, CHECKED)


def test_who_comes_late_or_was_promised_something_else_is_told_so(visit: Visit) -> None:
    page = visit()
    play_bot(page, "hitzroad").play(until=120)
    said(page, CHECKED)
    late = visit("/" + page.url.split("/", 3)[3])
    said(late, "Chance fits the commitment in the record; this device was not there to see it before the end.")
    page.evaluate(FORGE)
    page.reload()
    said(page, "Chance does NOT match what was promised before the game.")


def test_the_host_and_the_guest_are_shown_the_same_promise_while_they_wait(visit: Visit) -> None:
    host = visit("/new?with=friends")
    guest = visit(open_for_friends(host), lang="ru")
    assert shown(host) == shown(guest)
