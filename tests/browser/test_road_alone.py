"""The road alone: the same for everybody on a day, written down, and what the odds said of it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, SIDEWAYS, WIDE, Visit
from browser.crowds import shoot
from browser.measures import violations
from finger import Finger
from screens import at_table

SIZES = {"wide": WIDE, "phone": PHONE, "sideways": SIDEWAYS}
LAID = """() => [...document.querySelectorAll('.route')]
  .map((route) => [...route.querySelectorAll('.pages > *')].map((page) => page.dataset.card ?? page.innerText))"""


TOLD = """() => [
  document.querySelector('[data-testid=spread]')?.dataset.card,
  document.querySelector('.diary')?.textContent,
].join(' ')"""
QUIET = "document.querySelector('[data-testid=table]')?.dataset.busy === 'false'"


def set_out(page: Page, road: str) -> Finger:
    """Begin a journey from the page of those who travel alone."""
    page.get_by_test_id(road).click()
    finger = at_table(page)
    expect(page.locator("[data-option]").first).to_be_visible()
    return finger


def story(page: Page) -> dict[str, object]:
    """What the server tells about the journey on this page."""
    table = page.url.rsplit("/", 1)[1].split("#")[0]
    token = page.evaluate("JSON.parse(localStorage.getItem('potasovka.tables'))[0].tokens[0]")
    told = page.request.get(
        re.sub(r"/table/.*", f"/api/tables/{table}/story", page.url), headers={"authorization": f"Bearer {token}"}
    )
    found: dict[str, object] = told.json()
    return found


def test_the_road_of_the_day_is_the_same_in_two_browsers(visit: Visit) -> None:
    pages = [visit("/alone", size=size) for size in (WIDE, PHONE)]
    fingers = [set_out(page, "play-daily") for page in pages]
    other = visit("/alone")
    set_out(other, "play-alone")
    roads = [page.evaluate(LAID) for page in pages]
    assert roads[0] == roads[1]
    assert roads[0] != other.evaluate(LAID)
    before = [page.evaluate(TOLD) for page in pages]
    for (
        finger
    ) in fingers:  # the same answers lead to the same cards and dice, whether a card is fought for or just passes
        finger.press("route:2")
    for page, told in zip(pages, before, strict=True):
        page.wait_for_function(f"told => {QUIET} && ({TOLD})() !== told", arg=told)
    assert pages[0].evaluate(TOLD) == pages[1].evaluate(TOLD)


@pytest.mark.parametrize(("size", "lang"), [("phone", "ru"), ("wide", "en"), ("sideways", "ru")])
def test_a_journey_is_written_down_and_only_the_first_try_of_a_day_counts(visit: Visit, size: str, lang: str) -> None:
    page = visit("/", size=SIZES[size], lang=lang)
    page.get_by_test_id("alone").click()
    expect(page.get_by_test_id("history")).to_have_count(0)
    points = []
    for _ in range(2):
        set_out(page, "play-daily").play()
        expect(page.get_by_test_id("record")).to_be_visible()
        told = story(page)
        points.append((told["scores"], told["title"]))
        page.get_by_test_id("record").get_by_role("link").click()
        expect(page.get_by_test_id("history")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('potasovka.journeys')"))
    assert [([one["points"]], one["title"]) for one in reversed(kept)] == points
    assert len({one["day"] for one in kept}) == 1
    rows = page.get_by_test_id("history").locator("li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_have_class(re.compile("late"))
    expect(page.get_by_test_id("daily-done")).to_contain_text(str(points[0][0][0]))  # type: ignore[index]
    shoot(page, f"road-alone-{size}")
    assert violations(page) == []


@pytest.mark.parametrize("size", list(SIZES))
def test_the_end_says_what_the_odds_said(visit: Visit, size: str) -> None:
    page = visit("/alone", size=SIZES[size], lang="en")
    set_out(page, "play-alone").play()
    expect(page.get_by_test_id("hindsight")).to_be_visible()
    told: dict[str, list[float]] = story(page)["hindsight"]  # type: ignore[assignment]
    for part in ("luck", "choices"):
        said = page.locator(f"[data-hindsight='0'] [data-part={part}]").inner_text()
        assert abs(float(said.replace("−", "-")) - told[part][0]) <= 0.051
    decisions = [one for fight in told["fights"] for one in fight["decisions"]]  # type: ignore[index]
    expect(page.locator("[data-decision]")).to_have_count(len(decisions))
    dear = [one for one in decisions if one["best_survive"] - one["survive"] >= 0.01]
    assert page.locator("[data-decision].dear").count() >= len(dear)
    page.get_by_test_id("hindsight").scroll_into_view_if_needed()
    shoot(page, f"road-odds-{size}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    assert violations(page) == []


def test_pages_that_lay_face_down_are_turned_over_before_ones_eyes(visit: Visit) -> None:
    seen = """
    window.turned = [];
    new MutationObserver(() => {
      const card = document.querySelector('[data-testid=reveal]')?.dataset.turned;
      if (card && window.turned.at(-1) !== card) window.turned.push(card);
    }).observe(document, { subtree: true, childList: true, attributes: true });
    """
    page = visit("/alone", size=PHONE, moving=True, script=seen)
    finger = set_out(page, "play-alone")
    finger.press("route:1")
    page.get_by_test_id("pay-now").click()
    expect(page.get_by_test_id("go-on")).to_be_visible(timeout=15_000)
    walked = page.evaluate(LAID)[0]
    assert page.evaluate("window.turned") == walked
