"""«Большая база» in the browser: chosen with one click, explained once, played to its end at both widths."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PHONE, WIDE, Visit
from browser.crowds import CROWDS, seated, shoot
from browser.measures import faults
from screens import at_table
from server.helpers import Running

LOW = {"width": 1440, "height": 780}
"""A screen of 900 lines without what the browser itself needs of it."""
SIDES = ("North side", "East side", "South side", "West side")
ABOUT_TO_SCORE = """
turn: A
board: first B, period 1, round 3
base: Haunted House
side: north
  A 1: Spirit, 2 Mako
side: east
  A 2: Sprout
  B 1: 3 Mako
side: south
  A 1: Sprout
  B 2: Mechanic
side: west
  A 3: Sprout
  B 1: Mako
hand A: Shinobi, Over the Rainbow, Hidden Ninja
hand B: Ghost
deck A: 9 Ghost
deck B: 9 Sprout
base deck: Workshop, Arena
"""
"""The last turn before the board is scored, and Specials that each fit all four sides."""


def begin(visit: Visit, size: dict[str, int], lang: str = "ru") -> Page:
    """A table with one bot on the Big Base, its explanation still open."""
    page = visit("/new", size=size, lang=lang)
    page.locator("input[type=radio][value=big_base]").check()
    page.get_by_test_id("start").click()
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_whole_game_on_the_big_base_against_a_bot(visit: Visit, size: dict[str, int]) -> None:
    page = begin(visit, size)
    page.get_by_test_id("board-intro-close").click()
    finger = at_table(page)
    finger.play(until=240)
    expect(page.get_by_test_id("result")).to_be_visible()
    assert finger.presses > 10


def test_the_board_is_four_sides_round_a_base_card_with_slots_that_say_who_stands_there(visit: Visit) -> None:
    page = begin(visit, WIDE, "en")
    page.get_by_test_id("board-intro-close").click()
    at_table(page)
    for side in SIDES:
        section = page.get_by_role("region", name=side)
        expect(section).to_be_visible()
        expect(section.locator("[data-berth]")).to_have_count(3)
    boxes = {side: page.locator(f".at.{side}").bounding_box() for side in ("north", "east", "south", "west", "middle")}
    middle = boxes["middle"]
    assert middle is not None
    north, east, south, west = (boxes[side] for side in ("north", "east", "south", "west"))
    assert north is not None
    assert east is not None
    assert south is not None
    assert west is not None
    assert north["y"] + north["height"] <= middle["y"]
    assert south["y"] >= middle["y"] + middle["height"]
    assert west["x"] + west["width"] <= middle["x"]
    assert east["x"] >= middle["x"] + middle["width"]


def test_what_is_different_is_said_once_and_again_when_asked_for(visit: Visit) -> None:
    page = begin(visit, WIDE, "en")
    expect(page.get_by_role("dialog")).to_contain_text("four sides")
    expect(page.get_by_role("dialog")).to_contain_text("are ours")
    page.get_by_test_id("board-intro-close").click()
    page.reload()
    at_table(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="What is different on the Big Base").click()
    expect(page.get_by_role("dialog")).to_contain_text("four sides")


def test_on_a_phone_a_small_map_leads_to_each_side_and_to_the_middle(visit: Visit) -> None:
    page = begin(visit, PHONE, "en")
    page.get_by_test_id("board-intro-close").click()
    at_table(page)
    for side in SIDES:
        spot = page.locator(".map").get_by_role("button", name=side)
        box = spot.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        spot.click()
        expect(page.get_by_role("region", name=side)).to_be_visible()
    page.locator(".map").get_by_role("button", name="The middle").click()
    expect(page.locator(".hub")).to_contain_text("Period 1 of 3")


def test_where_the_board_is_too_high_its_sides_stand_beside_each_other(visit: Visit) -> None:
    page = begin(visit, LOW, "en")
    page.get_by_test_id("board-intro-close").click()
    at_table(page)
    for side in SIDES:
        expect(page.get_by_role("region", name=side)).to_be_visible()
    expect(page.locator(".hub")).to_be_visible()
    expect(page.locator(".map")).to_have_count(0)


@pytest.mark.parametrize("size", ["wide", "laptop", "phone", "sideways"])
def test_a_special_that_fits_all_sides_is_named_once(
    browser: Browser, hall: Running, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    monkeypatch.setitem(CROWDS, "about-to-score", ABOUT_TO_SCORE)
    page = seated(browser, hall, "about-to-score", size)
    page.get_by_test_id("end").click()
    page.locator("[data-option=end]").click()
    prompt = page.get_by_test_id("prompt")
    prompt.get_by_role("button", name="Синоби").click()
    sides = prompt.locator("[data-option]")
    expect(sides).to_have_text(["Север", "Восток", "Юг", "Запад"])
    expect(sides.first).to_have_accessible_name(re.compile("Синоби.*Север"))
    shoot(page, f"specials-{size}")
    if size in ("wide", "laptop"):
        assert faults(page) == []
    else:
        expect(page.locator(".foot .cards")).to_be_in_viewport(ratio=0.9)
    prompt.get_by_role("button", name="Назад", exact=True).click()
    expect(prompt.locator("[data-places]")).to_have_count(3)
    page.context.close()


ASKED_ON_A_SIDE = """
turn: A
board: first A, period 1, round 1
base: Haunted House
side: north
  A 3: 2 Sprout, 2 Spirit, 2 Ghost
  on base: A Ancient Chinese Art
side: east
side: south
side: west
hand A: Shinobi, Over the Rainbow, Hidden Ninja
hand B: Ghost
deck A: 9 Ghost
deck B: 9 Sprout
base deck: Workshop, Arena
"""
"""A talent with a long question about minions in the last slot of a side."""


def test_on_a_phone_no_question_lies_over_what_it_asks_about(
    browser: Browser, hall: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CROWDS, "asked-on-a-side", ASKED_ON_A_SIDE)
    page = seated(browser, hall, "asked-on-a-side", "phone")
    page.locator("[data-option*=ancient_chinese_art]").locator("visible=true").first.click()
    page.get_by_test_id("prompt").get_by_role("button", name="Применить талант").click()
    expect(page.locator("[data-option^=sprout]").first).to_be_attached()
    shoot(page, "asked-on-a-side")
    page.locator("[data-option^=sprout]").first.click(timeout=3000)
    page.context.close()


@pytest.mark.parametrize("size", ["wide", "phone", "sideways"])
def test_bases_that_are_gone_are_looked_through_on_the_board_too(browser: Browser, hall: Running, size: str) -> None:
    page = seated(browser, hall, "board-two", size, "en")
    page.get_by_test_id("base-pile").click()
    expect(page.get_by_role("dialog")).to_contain_text("The Pasture")
    page.context.close()
