"""What happens is shown: event by event, each with its table, and no question before what led to it."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from browser.conftest import PHONE, SIDEWAYS, WIDE, Visit
from browser.measures import faults
from finger import Finger
from screens import at_table, first_game, open_for_friends, play_bot

QUEUE = """
window.beats = []; window.wrong = [];
const kept = JSON.parse(localStorage.getItem('potasovka.settings') ?? '{}');
localStorage.setItem('potasovka.settings', JSON.stringify({ ...kept, speed: 'SPEED' }));
const table = () => document.querySelector('[data-testid=table]');
new MutationObserver((records) => {
  for (const { type, target, oldValue } of records) {
    if (type === 'attributes') window.beats.push(oldValue, target.dataset.beat);
  }
  const beat = table()?.dataset.beat;
  if (beat && document.querySelector('[data-option], [data-pick]')) window.wrong.push(beat);
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-beat'], attributeOldValue: true });
"""
"""Notes every beat that the page shows, and whether something could be answered meanwhile."""
HURRY = """
setInterval(() => {
  if (!table()?.dataset.beat || window.held) return;
  window.held = true;
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true }));
}, 20);
"""
"""Holds the space bar from the first beat on."""


def watching(speed: str, *, hurry: bool = False) -> str:
    return QUEUE.replace("SPEED", speed) + (HURRY if hurry else "")


def shown(page: Page) -> list[tuple[int, int]]:
    """The beats that were shown so far, each once: from which line of the log on, and how many."""
    found: list[tuple[int, int]] = []
    for said in page.evaluate("window.beats"):
        if said:
            first, count = map(int, said.split())
            if (first, count) not in found:
                found.append((first, count))
    return found


def nothing_is_missing(page: Page, *, least: int) -> None:
    """Every line of the log since the page was there was shown, in its order, and no question before it."""
    lines = int(page.get_by_test_id("table").get_attribute("data-log") or 0)
    beats = shown(page)
    reached = beats[0][0]
    for first, count in beats:
        assert first == reached, f"line {reached} was not shown: {beats}"
        reached += count
    assert reached == lines
    assert len(beats) >= least
    assert page.evaluate("window.wrong") == []


def settle(page: Page) -> None:
    """Wait until all is shown."""
    expect(page.get_by_test_id("table")).to_have_attribute("data-beat", "", timeout=60_000)


@pytest.mark.parametrize("game", ["smashup", "hitzroad"])
def test_a_whole_game_against_a_bot_is_shown_event_by_event(visit: Visit, game: str) -> None:
    page = visit(moving=True, script=watching("fast", hurry=True))
    play_bot(page, game).play(until=240)
    settle(page)
    nothing_is_missing(page, least=30 if game == "smashup" else 8)


@pytest.mark.parametrize(("game", "presses"), [("hitzroad", 1000), ("smashup", 50)])
def test_two_people_are_shown_each_others_moves(visit: Visit, game: str, presses: int) -> None:
    host = visit(f"/new?with=friends&game={game}", moving=True, script=watching("fast", hurry=True))
    path = open_for_friends(host)
    guest = visit(path, moving=True, size=PHONE, script=watching("fast", hurry=True))
    guest.get_by_test_id("sit").click()
    fingers = [at_table(host), at_table(guest, seed=2)]
    end = time.monotonic() + 150
    while sum(finger.presses for finger in fingers) < presses and not all(one.look()["over"] for one in fingers):
        assert time.monotonic() < end, [finger.look() for finger in fingers]
        pressed = [finger.press_once() for finger in fingers]
        if not any(pressed):
            host.wait_for_timeout(20)
    for page in (host, guest):
        page.wait_for_timeout(300)
        settle(page)
        nothing_is_missing(page, least=8)


def tap(finger: Finger) -> None:
    """Press something that is offered, and wait for nothing."""
    seen = finger.look()
    if seen["doubt"]:
        finger.page.get_by_test_id("all-the-same").click(timeout=3000)
    elif seen["options"] and not seen["busy"]:
        key = finger.chance.choice(seen["options"])
        finger.page.locator(f'[data-option="{key}"]').locator("visible=true").first.click(timeout=3000)
    elif seen["picks"] and not seen["busy"]:
        finger.press_once()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_card_that_a_rival_plays_is_large_before_it_lies_there(visit: Visit, size: dict[str, int]) -> None:
    page = visit(moving=True, size=size, script=watching("calm"))
    finger = first_game(page, "smashup")
    while not page.locator("[data-stage-card]").count():
        tap(finger)
        page.wait_for_timeout(30)
    card = page.locator("[data-stage-card]").first
    expect(card).to_be_visible()
    expect(page.get_by_test_id("prompt")).not_to_be_empty()
    page.get_by_test_id("skip").click()
    settle(page)
    expect(page.get_by_test_id("stage")).to_have_count(0)


def come_to_a_capture(visit: Visit, speed: str) -> Page:
    """A page on which a base is just being captured."""
    page = visit(moving=True, script=watching(speed))
    finger = play_bot(page, "smashup")
    for _ in range(600):
        if page.get_by_test_id("capture").count():
            break
        with suppress(Error):  # what was there a moment ago is gone: look again
            tap(finger)
        if page.get_by_test_id("stage").count() and not page.get_by_test_id("capture").count():
            page.evaluate("window.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
            page.evaluate("window.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))")
        page.wait_for_timeout(20)
    expect(page.get_by_test_id("capture")).to_be_visible()
    return page


def test_a_capture_stays_while_it_is_pointed_at(visit: Visit) -> None:
    page = come_to_a_capture(visit, "normal")
    capture = page.get_by_test_id("capture")
    box = capture.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 40)
    page.mouse.move(box["x"] + 40, box["y"] + 50)
    expect(capture.locator(".time")).to_have_count(0)
    page.wait_for_timeout(9000)
    expect(capture).to_be_visible()
    page.get_by_test_id("go-on").click()
    expect(capture).to_have_count(0)


def test_a_capture_is_a_scene_during_which_nothing_goes_on(visit: Visit) -> None:
    page = come_to_a_capture(visit, "calm")
    capture, table = page.get_by_test_id("capture"), page.get_by_test_id("table")
    page.wait_for_timeout(500)  # it has come forward, and its line is in the log
    beat, before = table.get_attribute("data-beat"), page.locator("main").inner_text()
    page.wait_for_timeout(1500)
    assert table.get_attribute("data-beat") == beat
    assert page.locator("main").inner_text() == before
    page.get_by_test_id("go-on").click()
    expect(capture).to_have_count(0)


def test_the_strip_shows_what_was_played_again_and_the_last_turn_once_more(visit: Visit) -> None:
    page = visit(moving=True, script=watching("fast"))
    finger = play_bot(page, "smashup")
    while page.get_by_test_id("strip").locator("li").count() < 4:
        finger.press_once()
        page.wait_for_timeout(20)
    settle(page)
    page.get_by_test_id("strip").locator("li button").last.click()
    expect(page.get_by_test_id("thing")).to_be_visible()
    page.keyboard.press("Escape")
    lines = page.get_by_test_id("table").get_attribute("data-log")
    again = page.get_by_test_id("again").bounding_box()
    page.get_by_test_id("again").click()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-beat", "")
    skip = page.get_by_test_id("skip").bounding_box()
    assert again is not None
    assert skip is not None
    assert again["x"] + again["width"] < skip["x"], "who presses to skip too late must not see it all again"
    settle(page)
    assert page.get_by_test_id("table").get_attribute("data-log") == lines


def test_who_comes_back_is_told_what_they_missed(visit: Visit) -> None:
    host = visit("/new?with=friends&game=hitzroad")
    path = open_for_friends(host)
    guest = visit(path)
    guest.get_by_test_id("sit").click()
    fingers = [at_table(host), at_table(guest, seed=2)]
    fingers[0 if fingers[0].look()["options"] else 1].press_once()
    while not fingers[0].look()["options"]:
        fingers[1].press_once()
    away = guest.url
    guest.goto("about:blank")
    lines = host.get_by_test_id("table").get_attribute("data-log")
    while host.get_by_test_id("table").get_attribute("data-log") == lines:
        fingers[0].press_once()
    guest.goto(away)
    expect(guest.get_by_test_id("missed")).to_be_visible()
    guest.keyboard.press("Escape")
    expect(guest.get_by_test_id("missed")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_without_motion_nothing_is_played_and_all_is_listed_beside_the_question(
    visit: Visit, size: dict[str, int]
) -> None:
    page = visit(script=watching("normal"), size=size)
    finger = play_bot(page, "smashup")
    told = page.get_by_test_id("told")
    while told.locator("li").count() < 4:
        finger.press_once()
        page.wait_for_timeout(20)
    expect(page.get_by_test_id("table")).to_have_attribute("data-busy", "false")
    assert shown(page) == []
    expect(told.locator("li").last).to_be_in_viewport(ratio=0.9)
    assert faults(page) == []
    page.get_by_test_id("since").click()
    expect(told).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("since")).to_have_attribute("aria-expanded", "false")
    expect(told).to_have_count(0)


def test_where_no_line_can_be_spared_what_happened_is_read_in_a_dialog(visit: Visit) -> None:
    page = visit(script=watching("normal"), size=SIDEWAYS)
    finger = play_bot(page, "smashup")
    while page.get_by_test_id("since").count() == 0:
        finger.press_once()
        page.wait_for_timeout(20)
    page.get_by_test_id("since").click()
    expect(page.get_by_test_id("missed").locator("li").first).to_be_visible()
