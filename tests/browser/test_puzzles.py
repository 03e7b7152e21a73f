"""Puzzles in the browser: solved by their way, failed and tried again, the same of the day for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, WIDE, Visit
from browser.crowds import shoot
from browser.measures import violations
from finger import Finger
from potasovka.core.catalogue import description, game_class
from potasovka.core.puzzle import Puzzle
from screens import at_table

SIZES = {"wide": WIDE, "phone": PHONE}
PUZZLES = description("smashup").puzzles()


def asks_one_by_one(puzzle: Puzzle) -> bool:
    """Whether no question on the way is about a set that is chosen at once."""
    game = game_class("smashup").new(puzzle.setup, 1, quiet=True)
    for key in puzzle.solution:
        assert game.choice is not None
        if game.choice.pick is not None:
            return False
        game.answer(key)
    return True


EASY, *_, HARD = [one for one in PUZZLES if asks_one_by_one(one)]


def begin(page: Page, name: str) -> Finger:
    """From the list of all puzzles to the table of one."""
    page.locator(f"[data-level] [data-puzzle='{name}']").click()
    finger = at_table(page)
    expect(page.get_by_test_id("puzzle-goal")).to_have_attribute("data-puzzle", name)
    expect(page.locator("[data-option]").first).to_be_attached()
    return finger


def give(finger: Finger, key: str) -> None:
    """Give an answer where it is offered: on a phone it may be at a base that is not open."""
    page = finger.page
    wanted = page.locator(f'[data-option="{key}"]').locator("visible=true")
    page.wait_for_function("() => document.querySelector('[data-testid=table]')?.dataset.busy === 'false'")
    page.locator("[data-option], [data-elsewhere]").locator("visible=true").first.wait_for()
    for at in range(page.locator("[data-elsewhere]").count()):
        if wanted.count():
            break
        page.locator("[data-elsewhere]").nth(at).click()
    if key == "end":
        finger.end_turn()
    else:
        finger.press(key)
    if page.get_by_test_id("all-the-same").count():
        before = finger.look()["n"]
        page.get_by_test_id("all-the-same").click()
        finger.settled(before)


def solve(page: Page, puzzle: Puzzle) -> None:
    """Follow the way that is kept."""
    finger = begin(page, puzzle.name)
    for key in puzzle.solution:
        expect(page.get_by_test_id("puzzle-goal")).to_be_in_viewport(ratio=1)
        give(finger, key)
    end = page.get_by_test_id("puzzle-end")
    expect(end).to_have_attribute("data-solved", "true")


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("puzzle", [EASY, HARD], ids=["easy", "hard"])
def test_a_puzzle_is_solved_by_its_way_and_the_mark_stays(visit: Visit, size: str, puzzle: Puzzle) -> None:
    page = visit("/", size=SIZES[size])
    page.get_by_test_id("puzzles").click()
    expect(page.get_by_test_id("solved")).to_have_text(f"Solved: 0 of {len(PUZZLES)} puzzles")
    solve(page, puzzle)
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("Solved!")
    shoot(page, f"puzzle-solved-{size}")
    page.get_by_test_id("all-puzzles").click()
    for _ in range(2):
        expect(page.get_by_test_id("solved")).to_have_text(f"Solved: 1 of {len(PUZZLES)} puzzles")
        mark = page.locator(f"[data-level] [data-puzzle='{puzzle.name}']").get_by_test_id("mark")
        expect(mark).to_have_text(re.compile(r"^\s*solved$"))
        page.reload()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_puzzle_that_is_failed_can_be_tried_again_and_tells_its_way(visit: Visit, size: str) -> None:
    page = visit("/puzzles", size=SIZES[size], lang="ru")
    finger = begin(page, EASY.name)
    first = page.url
    expect(page.get_by_test_id("puzzle-goal")).to_contain_text("Цель:")
    finger.end_turn()
    finger.play()
    end = page.get_by_test_id("puzzle-end")
    expect(end).to_have_attribute("data-solved", "false")
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("Не решено")
    expect(page.get_by_test_id("way")).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_contain_text("Не решено")
    page.get_by_role("dialog").get_by_test_id("show-way").click()
    expect(page.get_by_test_id("way").locator("li")).to_have_count(len(EASY.solution))
    assert violations(page) == []
    page.get_by_test_id("try-again").click()
    expect(page.get_by_test_id("puzzle-end")).to_have_count(0)
    at_table(page)
    assert page.url != first
    for key in EASY.solution:
        give(finger, key)
    expect(end).to_have_attribute("data-solved", "true")
    page.get_by_test_id("next-puzzle").click()
    expect(page.get_by_test_id("puzzle-goal")).to_have_attribute("data-puzzle", PUZZLES[PUZZLES.index(EASY) + 1].name)


def test_the_way_is_shown_on_demand_only(visit: Visit) -> None:
    page = visit("/puzzles")
    begin(page, EASY.name)
    page.get_by_test_id("ask-way").click()
    expect(page.get_by_test_id("way")).to_have_count(0)
    page.get_by_test_id("show-way").click()
    expect(page.get_by_test_id("way").locator("li")).to_have_count(len(EASY.solution))


@pytest.mark.parametrize("size", list(SIZES))
def test_the_way_is_played_on_the_table_forth_and_back(visit: Visit, size: str) -> None:
    page = visit("/puzzles", size=SIZES[size])
    begin(page, EASY.name)
    page.get_by_test_id("ask-way").click()
    page.get_by_test_id("show-way").click()
    page.get_by_test_id("play-way").click()
    table = page.get_by_test_id("table")
    expect(page.get_by_test_id("replay-said")).to_contain_text("Goal:")
    for at in range(len(EASY.solution)):
        expect(table).to_have_attribute("data-n", str(at))
        expect(page.locator(f'[data-chosen="{EASY.solution[at]}"]').first).to_be_attached()
        page.get_by_test_id("replay-step").click()
    expect(table).to_have_attribute("data-over", "true")
    expect(page.get_by_test_id("replay-said")).to_contain_text("Solved!")
    page.get_by_test_id("replay-back").click()
    expect(table).to_have_attribute("data-n", str(len(EASY.solution) - 1))
    shoot(page, f"puzzle-way-{size}")
    assert violations(page) == []
    page.get_by_test_id("to-puzzle").click()
    expect(page.get_by_test_id("puzzle-goal")).to_be_visible()
    expect(table).to_have_attribute("data-over", "false")


def test_a_finished_puzzle_is_looked_at_again(visit: Visit) -> None:
    page = visit("/puzzles")
    finger = begin(page, EASY.name)
    finger.end_turn()
    finger.play()
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("replay-step")).to_be_visible()
    expect(page.get_by_test_id("table")).to_be_visible()
    page.goto(page.url.partition("/replay/")[0] + "/tables")
    expect(page.get_by_text("Puzzle: Smash Up")).to_be_visible()


def test_what_was_played_is_taken_back_as_everywhere(visit: Visit) -> None:
    page = visit("/puzzles")
    finger = begin(page, EASY.name)
    before = finger.look()["options"]
    give(finger, EASY.solution[0])
    assert finger.look()["options"] != before
    page.keyboard.press("Control+z")
    expect(page.locator(f'[data-option="{EASY.solution[0]}"]').first).to_be_visible()
    assert sorted(finger.look()["options"]) == sorted(before)


def test_the_puzzle_of_the_day_is_the_same_in_two_browsers(visit: Visit) -> None:
    pages = [visit("/puzzles", size=size, lang=lang) for size, lang in ((WIDE, "en"), (PHONE, "ru"))]
    names = [page.get_by_test_id("daily-puzzle").get_attribute("data-puzzle") for page in pages]
    assert names[0] == names[1] is not None
    tables = []
    for page in pages:
        page.get_by_test_id("play-daily").click()
        at_table(page)
        expect(page.get_by_test_id("puzzle-goal")).to_have_attribute("data-puzzle", str(names[0]))
        expect(page.locator("[data-option]").first).to_be_attached()
        tables.append(sorted({key for key in Finger(page).look()["options"] if key.startswith("play:")}))
    assert tables[0] == tables[1]


def test_another_day_has_another_puzzle(visit: Visit) -> None:
    """Whatever the clock says: two days that follow each other have two puzzles, and the date stands beside them."""
    shown = []
    for day in (1, 2):
        script = f"Date.now = () => Date.UTC(2031, 4, {day}, 12); const Then = Date;"
        page = visit("/puzzles", script=script + "window.Date = class extends Then {" + CLOCK)
        daily = page.get_by_test_id("daily-puzzle")
        expect(daily).to_contain_text(f"May {day}, 2031")
        shown.append(daily.get_attribute("data-puzzle"))
    assert shown[0] != shown[1]


CLOCK = " constructor(...given) { super(...(given.length ? given : [Then.now()])); } };"
"""A clock that stands: new dates begin at what `Date.now` says."""
