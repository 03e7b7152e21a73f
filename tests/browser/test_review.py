"""The review of a finished game in a real browser: asked for, waited for, read, and gone from to a moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.crowds import shoot
from browser.measures import measured, violations
from browser.test_endings import SIZES, Looks, Played
from potasovka.core import Rng
from potasovka.core.catalogue import description
from potasovka.core.replay import steps
from potasovka.core.review import Review, review_of, review_text
from potasovka.server.reviews import ReviewShelf
from potasovka.smashup import review as brawl_review
from potasovka.smashup.review import BrawlReview
from potasovka.smashup.search import Effort
from potasovka.table.row import AnswerRow, Seat
from server.helpers import ME, Running
from server.test_reviews import finished, held_back, open_gate
from smashup.test_review import played as random_game

PERSON = Seat("person", name="Анна")
WAITING = 60_000
"""Milliseconds that a short review may take on a busy machine."""


@pytest.fixture
def look(browser: Browser) -> Iterator[Looks]:
    looks = Looks(browser)
    yield looks
    for context in looks.contexts:
        context.close()
    assert not looks.wrong, looks.wrong


@pytest.fixture(scope="module")
def whole(hall: Running) -> tuple[Played, Review]:
    """A whole game of a person against two bots, and a review of it that is kept already."""
    record = random_game(4, players=3)
    keeper, tokens = hall.add("smashup", {"players": 3}, [PERSON, Seat("bot", bot="random"), PERSON], record.seed)
    name = keeper.table.row.id
    rows = []
    for number, game in enumerate(steps(record, quiet=True)):
        if game.choice is not None:
            rows.append(AnswerRow(name, number, game.choice.seat, record.answers[number]))
    store = hall.hall.store
    version = keeper.table.row.version
    hall.inside(lambda: store.add_answers(rows, version, True))
    hall.hall._remove(keeper)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(brawl_review, "FIRST", Effort(work=60, worlds=1))
        patch.setattr(brawl_review, "SECOND", Effort(work=90, worlds=2))
        looking = BrawlReview(record, (0, 2))
        told = review_of(record, (0, 2), [looking.look(number) for number in range(looking.parts)])
    hall.inside(lambda: ReviewShelf(store).keep_review(name, review_text(told)))
    return Played(hall, name, tokens[0], "smashup"), told


def percents(page: Page) -> list[list[int]]:
    """The table of chances that is read to those who do not see the graph."""
    rows = page.get_by_test_id("review-chances").locator("tbody tr").all()
    return [[int(cell.inner_text().split()[0]) for cell in row.locator("td").all()] for row in rows]


def whole_percent(chance: float) -> int:
    return int(100 * chance + 0.5)


@pytest.mark.parametrize("size", list(SIZES))
def test_a_review_is_asked_for_waited_for_and_read(look: Looks, hall: Running, size: str) -> None:
    table = finished(hall)
    gate = held_back(hall)
    page = look(Played(hall, table, "", "smashup"), "replay", "?at=0", size=size)
    page.get_by_test_id("review").click()
    expect(page.get_by_test_id("review-begin")).to_be_visible()
    shoot(page, f"review-begin-{size}")
    page.get_by_test_id("review-begin").click()
    expect(page.get_by_test_id("review-working").locator("progress")).to_be_visible()
    shoot(page, f"review-working-{size}")
    page.keyboard.press("Escape")
    open_gate(hall, gate)
    page.get_by_test_id("review").click()
    told = page.get_by_test_id("review-told")
    expect(told).to_be_visible(timeout=WAITING)
    decision = told.locator("[data-judged='0']")
    expect(decision).to_contain_text("Better: “Play King Rex”, 100 % to win.")
    expect(decision).to_contain_text(re.compile(r"\d+\s% instead of \d+\s%"))
    expect(told.locator("[data-sum='0']")).to_contain_text("Luck")
    expect(page.get_by_test_id("review-turning")).to_contain_text("Turn 2")
    assert violations(page) == []
    page.get_by_test_id("review-turning").get_by_role("button").last.click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-n", "1")
    expect(told).to_be_hidden()


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_whole_review_fits_its_screen_and_says_what_is_kept(
    look: Looks, whole: tuple[Played, Review], size: str, theme: Literal["light", "dark"]
) -> None:
    played, kept = whole
    page = look(played, "replay", "?at=0&review=1", size=size, lang="ru", theme=theme)
    told = page.get_by_test_id("review-told")
    expect(told).to_be_visible()
    shoot(page, f"review-{theme}-{size}")
    assert percents(page) == [
        [whole_percent(chance) for pair in zip(point["known"], point["full"], strict=True) for chance in pair]
        for point in kept["points"]
    ]
    mine = [one for one in kept["judged"] if one["seat"] == 0]
    shown = page.get_by_test_id("review-decisions").locator("[data-judged]")
    dear = [one for one in mine if one["better"][0]["chance"] - one["given"]["chance"] >= 0.05]
    assert shown.count() == min(6, len(dear))
    page.get_by_test_id("review-whose").select_option("")
    page.get_by_test_id("review-more").click()
    order = [int(one.get_attribute("data-judged") or "") for one in shown.all()]
    lost = {one["at"]: one["better"][0]["chance"] - one["given"]["chance"] for one in kept["judged"]}
    assert sorted(order) == sorted(lost)
    assert [round(lost[at], 6) for at in order] == sorted((round(cost, 6) for cost in lost.values()), reverse=True)
    page.get_by_test_id("review-decisions").evaluate("(list) => list.scrollIntoView()")
    shoot(page, f"review-{theme}-{size}-below")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    sheet = page.get_by_role("dialog")
    assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth + 1")
    assert sheet.evaluate(SMALL) == []
    if size == "phone":
        assert [one for one in measured(page, "small") if "review" in one] == []
    assert violations(page) == []


SMALL = """(sheet) => [...sheet.querySelectorAll('*')]
  .filter((one) => !one.closest('.visually-hidden') && one.checkVisibility())
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 14)
  .map((one) => one.textContent)"""
"""Words that are smaller than 14 px."""


@pytest.mark.parametrize("size", list(SIZES))
def test_a_press_on_the_graph_goes_to_that_moment_and_so_does_a_decision(
    look: Looks, whole: tuple[Played, Review], size: str
) -> None:
    played, kept = whole
    page = look(played, "replay", "?at=0", size=size)
    table = page.get_by_test_id("table")
    expect(table).to_be_visible()
    page.get_by_test_id("review").click()
    graph = page.get_by_test_id("review-told").locator("svg.pressed")
    box = graph.bounding_box()
    assert box is not None
    place = {"x": box["width"] - 12, "y": box["height"] / 2}
    graph.tap(position=place) if size == "phone" else graph.click(position=place)  # type: ignore[arg-type]
    last = kept["points"][-1]["at"]
    expect(table).to_have_attribute("data-n", str(last))
    page.get_by_test_id("review").click()
    slider = page.get_by_test_id("review-turn")
    slider.focus()
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.get_by_test_id("review-read")).to_contain_text("After turn 2")
    share = f"{whole_percent(kept['points'][2]['known'][0])} %"
    expect(page.get_by_test_id("review-read")).to_contain_text(share)
    page.get_by_test_id("review-go").click()
    expect(table).to_have_attribute("data-n", str(kept["points"][2]["at"]))
    page.get_by_test_id("review").click()
    first = page.get_by_test_id("review-decisions").locator("[data-judged]").first
    at = first.get_attribute("data-judged")
    first.get_by_role("button").click()
    expect(table).to_have_attribute("data-n", at or "")
    expect(page).to_have_url(re.compile(r"[?&]seat=0\b"))
    expect(page.get_by_test_id("replay-seat")).to_have_value("0")
    # The review lies aside as it was left: the button and the way back of the browser both lead there.
    expect(first).to_be_hidden()
    shoot(page, f"review-aside-{size}")
    page.get_by_test_id("review").click()
    expect(first.get_by_role("button")).to_be_focused()
    first.get_by_role("button").click()
    expect(first).to_be_hidden()
    page.go_back()
    expect(first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("review")).to_have_text(re.compile("^ *Review$"))


def test_the_end_of_a_game_leads_to_its_review_and_that_of_the_road_does_not(look: Looks, hall: Running) -> None:
    table = finished(hall)
    page = look(Played(hall, table, "", "smashup"))
    page.get_by_test_id("to-review").click()
    expect(page.get_by_test_id("review-begin")).to_be_visible(timeout=WAITING)
    road, tokens = hall.open("hitzroad", ME)
    chance = Rng(3)
    hall.sit(road, tokens[0]).play(lambda keys: keys[chance.below(len(keys))])
    assert not description("hitzroad").reviewer
    page = look(Played(hall, road, tokens[0], "hitzroad"))
    expect(page.get_by_test_id("to-replay")).to_be_visible()
    expect(page.get_by_test_id("to-review")).to_have_count(0)


def test_what_is_refused_is_said(look: Looks, hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(hall)
    page = look(Played(hall, table, "", "smashup"), "replay", "?review=1")
    begin = page.get_by_test_id("review-begin")
    expect(begin).to_be_visible()
    reviews = hall.app.state.reviews

    async def busy(*_: Any) -> Any:
        raise RuntimeError("no")

    monkeypatch.setattr(reviews._looker, "look", busy, raising=False)
    begin.click()
    expect(page.get_by_role("alert")).to_contain_text("did not work out", timeout=WAITING)
    monkeypatch.undo()
    begin.click()
    expect(page.get_by_test_id("review-told")).to_be_visible(timeout=WAITING)
