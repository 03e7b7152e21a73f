"""What is shown where there is little room, and what a person does to see the rest."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import PHONE, SIDEWAYS, WIDE, Visit
from browser.crowds import seated
from browser.measures import where
from finger import Finger
from screens import first_game, play_bot
from server.helpers import Running

COVERED = """() => {
  const shown = document.querySelector('[role=tooltip]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-glow]')].filter((one) => {
    const at = one.getBoundingClientRect();
    return at.left < shown.right && shown.left < at.right && at.top < shown.bottom && shown.top < at.bottom;
  }).map((one) => one.innerText);
}"""


def test_a_resting_pointer_covers_nothing_that_is_asked_about(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "wide")
    Finger(page).press("play:captive_audience")
    expect(page.get_by_test_id("prompt").locator(".asks")).to_be_visible()
    for thing in ("[data-place='0']", "[data-place='2']", "[data-drop-card] >> nth=0"):
        page.mouse.move(0, 0)
        page.locator(thing).first.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()
        assert page.evaluate(COVERED) == []
    page.context.close()


DIMMED = """() => [...document.querySelectorAll('.poster, .sticker')]
  .filter((one) => !one.matches('[data-chosen], [data-instead]'))  // what may be chosen instead stays as it was
  .map((one) => ({
    offered: one.matches('[data-glow], [data-pick]'),
    dim: getComputedStyle(one).filter.includes('saturate'),
  }))"""


def test_what_is_asked_about_on_the_board_is_all_that_is_bright(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "wide")
    assert not any(one["dim"] for one in page.evaluate(DIMMED))  # anything may be played
    finger = Finger(page)
    finger.press("play:bear_cavalry")  # goes to a base: what stands at one stays bright
    things = page.evaluate(DIMMED)
    assert not any(one["dim"] for one in things)
    finger.press("base:haunted_house")  # and moves a minion of the other player there
    expect(page.locator(".sticker[data-glow]").first).to_be_visible()
    page.wait_for_timeout(400)
    things = page.evaluate(DIMMED)
    assert {one["offered"] for one in things} == {True, False}
    assert all(one["dim"] != one["offered"] for one in things)
    page.context.close()


def test_a_pointer_under_which_the_table_changed_opens_nothing(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "wide")
    page.locator('[data-option="play:captive_audience"]').click()
    expect(page.get_by_test_id("prompt").locator(".asks")).to_be_visible()
    page.wait_for_timeout(1200)  # longer than a pointer rests before it looks
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.context.close()


def test_one_tap_opens_a_base_on_a_phone(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "four", "phone")
    bases = page.locator("[data-open]")
    expect(bases).to_have_count(5)
    bases.nth(4).click()
    expect(page.locator("[data-place]")).to_have_attribute("data-place", "4")
    expect(bases.nth(4)).to_have_attribute("aria-pressed", "true")
    expect(bases.nth(1)).to_have_attribute("aria-label", re.compile("Кабинет изобретателя, 20/22, впереди: Бот 2"))
    page.context.close()


def test_a_question_on_a_phone_opens_a_base_that_it_is_about(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "many", "phone", "en")
    page.locator("[data-open='4']").click()
    Finger(page).press("play:bear_cavalry")
    expect(page.locator('[data-option^="base:"]').first).to_be_visible()
    expect(page.locator("[data-open].offers")).to_have_count(6)
    page.context.close()


def test_the_tab_of_the_open_base_answers_for_it_and_a_double_tap_on_another_does_not(
    browser: Browser, hall: Running
) -> None:
    page = seated(browser, hall, "many", "phone", "en")
    Finger(page).press("play:bear_cavalry")
    expect(page.locator('[data-option^="base:"]').first).to_be_visible()
    page.locator("[data-open='2']").dblclick()
    expect(page.locator("[data-place]")).to_have_attribute("data-place", "2")
    expect(page.locator("[data-open].offers")).to_have_count(6)
    page.wait_for_timeout(500)
    page.locator("[data-open='2']").click()
    expect(page.locator("[data-place='2'] ~ .rows")).to_contain_text("Bear Cavalry")
    page.context.close()


def test_back_on_a_phone_closes_what_lies_open_before_it_leaves(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "phone", "en")
    table, log = page.url, page.get_by_role("button", name="Log")
    for _ in range(2):
        log.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.url == table
    log.click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("keys").click()  # one closes and another one opens
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id("table")).to_be_visible()
    page.wait_for_timeout(200)
    page.go_back()  # nothing lies open any more
    assert page.url != table
    page.context.close()


def test_who_touches_is_told_once_that_a_held_card_is_read(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "phone", "en")
    tip = page.get_by_test_id("hold-tip")
    expect(tip).to_be_visible()
    tip.get_by_role("button").click()
    expect(tip).to_have_count(0)
    page.reload()
    expect(page.locator("[data-option]").first).to_be_visible()
    expect(tip).to_have_count(0)
    page.context.close()


def test_escape_closes_only_what_lies_on_top(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "wide", "en")
    page.get_by_test_id("menu").click()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(page.get_by_test_id("report")).to_be_visible()
    page.context.close()


def test_a_cancelled_base_and_a_changed_breakpoint_look_so(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "wide", "en")
    poster = page.locator("[data-place='0']")
    expect(poster).to_contain_text("cancelled")
    expect(poster.locator(".numbers .up")).to_have_text("21")
    expect(page.locator("[data-place='1']")).not_to_contain_text("cancelled")
    expect(page.locator("[data-place='1'] .numbers .up, [data-place='1'] .numbers .down")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_bases_that_are_gone_are_looked_through(browser: Browser, hall: Running, size: str) -> None:
    page = seated(browser, hall, "two", size, "en")
    page.get_by_test_id("base-pile").click()
    expect(page.get_by_role("dialog")).to_contain_text("Arena")
    expect(page.get_by_role("dialog")).to_contain_text("The Pasture")
    page.context.close()


def test_what_may_be_chosen_is_said_aloud(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "wide", "en")
    offered = page.locator("[data-glow]")
    for one in offered.all():
        expect(one).to_have_accessible_description("You may choose this.")
    expect(page.locator("[data-hand]:not([data-glow])").first).to_have_accessible_description("")
    page.context.close()


def test_the_log_of_a_phone_opens_at_its_newest_line(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "phone", "en")
    page.evaluate("""() => document.head.append(Object.assign(document.createElement('style'), {
        textContent: '[data-testid=log] p { min-height: 70dvh }' }))""")
    page.locator("[data-hand=bear_cavalry]").click()
    page.locator("[data-option]").first.click()
    expect(page.locator("[data-option]").first).to_be_visible()
    page.get_by_role("button", name="Log").click()
    log = page.get_by_test_id("log")
    expect(log.locator("p").last).to_be_in_viewport(ratio=0.5)
    page.context.close()


def test_of_equal_cards_only_the_one_that_was_touched_is_chosen(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "twins", "phone", "en")
    ghosts = page.locator("[data-hand=ghost]")
    ghosts.nth(1).click()
    expect(ghosts.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-chosen]")).to_have_count(1)
    ghosts.nth(0).click()  # the other one stands for it
    expect(ghosts.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-chosen]")).to_have_count(1)
    ghosts.nth(0).click()
    expect(page.locator("[data-chosen]")).to_have_count(0)
    page.context.close()


def test_buried_cards_and_a_rival_open_on_a_tap(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "phone", "en")
    page.locator(".mound").last.click()
    expect(page.get_by_role("dialog")).to_contain_text("Spirit")
    page.keyboard.press("Escape")
    page.locator(".mound").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("1 card lies face down")
    page.keyboard.press("Escape")
    page.locator(".others .who").click()
    expect(page.get_by_role("dialog")).to_contain_text("Cards in the deck: 9")
    page.context.close()


def test_hand_cards_show_their_text_where_there_is_room_and_on_a_phone_when_wished(
    browser: Browser, hall: Running
) -> None:
    text = "[data-hand=bear_cavalry] .text"
    wide = seated(browser, hall, "two", "wide", "en")
    expect(wide.locator(text)).to_be_visible()
    wide.context.close()
    page = seated(browser, hall, "two", "phone", "en")
    expect(page.locator(text)).to_have_count(0)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("hand-text").check()
    page.keyboard.press("Escape")
    expect(page.locator(text)).to_be_visible()
    page.context.close()


def test_the_sheet_of_a_card_has_the_rulebooks_notes(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "two", "phone", "en")
    page.locator("[data-drop-card]").filter(has_text="Rainbow Girl").click()
    expect(page.get_by_test_id("note")).to_have_text("Note: Minions that come later in the turn get nothing.")
    page.context.close()


def test_the_log_is_read_and_folded_by_keyboard_and_thumb(visit: Visit) -> None:
    page = visit(size=PHONE)
    finger = play_bot(page, "smashup")
    while page.get_by_test_id("strip").locator("li").count() < 3:
        finger.press_once()
        page.wait_for_timeout(20)
    page.get_by_role("button", name="Log").click()
    log = page.get_by_test_id("log")
    fold = log.locator(".fold").last
    box = fold.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    name = log.locator(".card").last
    expect(name).to_be_visible()
    name.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").last).to_contain_text(name.inner_text())
    page.context.close()


def test_every_page_of_a_hint_is_read_once(visit: Visit) -> None:
    """Sideways the last page has more room than the others, because its button is narrower."""
    page = visit(size=SIDEWAYS, lang="ru")
    first_game(page, "hitzroad")
    said = page.locator("[data-testid=hint] .text:not(.gauge)")
    expect(said).to_contain_text("Довези до Лос-Анджелеса")
    pages: list[str] = []
    while page.get_by_text("Кто выбирает первым?").count() and len(pages) < 20:
        pages.append(said.inner_text())
        page.get_by_test_id("lesson-next").click()
        page.wait_for_timeout(100)
    assert len({*pages}) == len(pages)
    assert pages[-1].endswith("спросят снова.")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_hint_moves_nothing(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size=size, lang="ru")
    first_game(page, "smashup")
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text("Будь сильнее")
    before = where(page)
    assert before
    while page.get_by_text("Будь сильнее").count():  # a long one has several pages
        page.get_by_test_id("lesson-next").click()
        assert not hint.locator("[data-cut]").count()
    assert where(page) == before
