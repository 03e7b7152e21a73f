"""Nothing is final until its player says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, WIDE, Visit
from browser.test_table import forge
from finger import Finger
from screens import at_table, first_game, open_for_friends


def asked(page: Page, key: str) -> None:
    """Wait until this answer is offered."""
    expect(page.locator(f'[data-option="{key}"]').first).to_be_visible()


def again(page: Page) -> None:
    page.locator("[data-chosen]").first.click()


WAYS: dict[str, Callable[[Page], None]] = {
    "click": again,
    "escape": lambda page: page.keyboard.press("Escape"),
    "undo": lambda page: page.keyboard.press("Control+z"),
    "button": lambda page: page.get_by_test_id("back").click(),
}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("way", [*WAYS, "another"])
def test_a_chosen_card_is_put_back(visit: Visit, size: dict[str, int], way: str) -> None:
    page = visit(size=size)
    finger = first_game(page, "smashup")
    asked(page, "play:hatchling")
    finger.press("play:hatchling")
    asked(page, "base:dragons_lair")
    expect(page.locator('[data-hand="hatchling"][data-chosen]')).to_have_count(1)
    if way == "another":
        chosen = page.locator('[data-instead="play:hammerhead"]')
        chosen.scroll_into_view_if_needed()
        before = finger.look()["n"]
        chosen.click(position={"x": 20, "y": 30})
        finger.settled(before)
        assert int(finger.look()["n"]) == int(before) + 1  # nothing in between
        asked(page, "base:dragons_lair")
        expect(page.locator('[data-hand="hammerhead"][data-chosen]')).to_have_count(1)
        expect(page.locator('[data-hand="hatchling"][data-chosen]')).to_have_count(0)
        return
    WAYS[way](page)
    asked(page, "play:hatchling")
    expect(page.locator("[data-chosen]")).to_have_count(0)
    expect(page.get_by_test_id("back")).to_have_count(0)


def test_every_pick_of_a_turn_is_taken_back_one_by_one(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(page, "play:hatchling")
    finger.press("play:hatchling")
    asked(page, "base:dragons_lair")
    finger.press("base:dragons_lair")
    asked(page, "play:raze")
    expect(page.locator("[data-chosen], [data-instead]")).to_have_count(0)  # between two plays a base is a base
    finger.press("play:raze")
    page.get_by_test_id("back").click()
    asked(page, "play:raze")
    page.get_by_test_id("back").click()
    asked(page, "base:dragons_lair")
    page.get_by_test_id("back").click()
    asked(page, "play:hatchling")


def two_people(visit: Visit) -> tuple[Finger, Finger]:
    """Two people at one table: who is asked, and the other."""
    page = visit("/new?with=friends")
    path = open_for_friends(page)
    friend = visit(path)
    friend.get_by_test_id("sit").click()
    one, other = at_table(page), at_table(friend, seed=2)
    while not any(key.startswith("play:") for finger in (one, other) for key in finger.look()["options"]):
        if not one.press_once() and not other.press_once():
            page.wait_for_timeout(30)
    return (one, other) if one.look()["options"] else (other, one)


def test_a_friend_sees_nothing_of_an_undecided_choice(visit: Visit) -> None:
    mine, friends = two_people(visit)
    before = friends.look()["n"]
    played = next(key for key in mine.look()["options"] if key.startswith("play:"))
    mine.press(played)
    expect(mine.page.get_by_test_id("back")).to_be_visible()
    mine.page.get_by_test_id("back").click()
    asked(mine.page, played)
    assert friends.look()["n"] == before


NOTHING = {"id": "foresee-nothing", "args": {"card": {"id": "card-torn_apart", "args": {}}, "missing": "target"}}
WIN = {"id": "foresee-win", "args": {"seat": 0, "you": "yes"}}


def foretold(says: dict[str, dict[str, Any]]) -> Callable[[dict[str, Any]], None]:
    """Let answers say what will come of them."""

    def change(message: dict[str, Any]) -> None:
        choice = message.get("view", {}).get("choice") if message["type"] == "state" else None
        for option in choice["options"] if choice else ():
            option["says"] = says.get(option["key"])

    return change


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_card_that_would_do_nothing_is_asked_about_before_it_is_played(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size=size)
    forge(page, foretold({"play:torn_apart": NOTHING}))
    first_game(page, "smashup")
    asked(page, "play:torn_apart")
    page.locator('[data-option="play:torn_apart"]').click()
    expect(page.get_by_test_id("prompt")).to_contain_text("would do nothing now: nothing in play")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_test_id("rather-not").click()
    expect(page.get_by_test_id("all-the-same")).to_have_count(0)
    asked(page, "play:torn_apart")
    page.locator('[data-option="play:torn_apart"]').click()
    page.get_by_test_id("all-the-same").click()
    expect(page.locator('[data-option="play:torn_apart"]')).to_have_count(0)


def test_the_end_of_the_turn_says_that_it_ends_the_game(visit: Visit) -> None:
    page = visit()
    forge(page, foretold({"end": WIN}))
    first_game(page, "smashup")
    expect(page.get_by_test_id("foreseen")).to_have_text("This ends the game: you win.")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_skips_is_not_where_the_turn_was_ended(visit: Visit, size: dict[str, int]) -> None:
    page = visit(size=size)
    skip = {"key": "pass", "text": {"id": "option-pass", "args": {}}, "ref": {}, "does": "pass", "role": "pass"}

    def change(message: dict[str, Any]) -> None:
        choice = message.get("view", {}).get("choice") if message["type"] == "state" else None
        if choice:
            choice["options"].append({**skip, "loses": False, "says": None})

    forge(page, change)
    first_game(page, "smashup")
    asked(page, "pass")
    ends = page.get_by_test_id("prompt").locator(".end").bounding_box()
    page.reload()
    assert ends is not None

    def only_skip(message: dict[str, Any]) -> None:
        choice = message.get("view", {}).get("choice") if message["type"] == "state" else None
        if choice:
            choice["options"] = [{**skip, "loses": False, "says": None}]

    other = visit(size=size)
    forge(other, only_skip)
    first_game(other, "smashup")
    asked(other, "pass")
    skips = other.locator('[data-option="pass"]').bounding_box()
    assert skips is not None
    apart = skips["x"] + skips["width"] <= ends["x"] or ends["x"] + ends["width"] <= skips["x"]
    assert apart or skips["y"] + skips["height"] <= ends["y"] or ends["y"] + ends["height"] <= skips["y"], (skips, ends)


def decided(visit: Visit) -> tuple[Page, Page, str]:
    """Two people on the road: what the first one bid, which the other has seen; the pages of both."""
    page = visit("/new?with=friends&game=hitzroad")
    path = open_for_friends(page)
    friend = visit(path)
    friend.get_by_test_id("sit").click()
    fingers = [at_table(page), at_table(friend, seed=2)]
    for _ in range(200):
        for mine, others in (fingers, fingers[::-1]):
            key = next((one for one in mine.look()["options"] if one.startswith("bid:")), None)
            if key is not None:
                mine.press(key)
                expect(others.page.locator("[data-option]").first).to_be_visible()
                return mine.page, others.page, key
        page.wait_for_timeout(30)
    raise AssertionError("nobody was asked to bid")


def ask_undo(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("ask-undo").click()


def test_who_is_asked_may_decline_and_then_it_stays(visit: Visit) -> None:
    page, friend, _ = decided(visit)
    ask_undo(page)
    expect(page.get_by_test_id("undo-request")).to_contain_text("The others decide")
    expect(friend.get_by_test_id("undo-request")).to_contain_text("asks to take back")
    friend.get_by_test_id("undo-decline").click()
    expect(page.get_by_test_id("undo-request")).to_contain_text("said no")
    ask_undo(page)
    expect(page.get_by_test_id("refusal")).to_contain_text("already said no")


def test_two_people_take_back_by_consent_and_the_log_keeps_it(visit: Visit) -> None:
    page, friend, key = decided(visit)
    ask_undo(page)
    friend.get_by_test_id("undo-accept").click()
    asked(page, key)
    expect(friend.get_by_test_id("undo-request")).to_have_count(0)
    for one in (page, friend):
        log = one.get_by_role("button", name="Log")
        if log.get_attribute("aria-pressed") != "true":
            log.click()
        expect(one.get_by_text("took something back")).to_be_visible()


def test_what_was_revealed_is_not_taken_back_by_anybody(visit: Visit) -> None:
    mine, friends = two_people(visit)
    page = mine.page
    while page.locator('[data-option="end"], [data-testid="end"]').count() == 0:
        page.wait_for_timeout(30)
    page.keyboard.press("e")
    if page.get_by_text("Yes, end it").count():
        page.keyboard.press("e")
    expect(friends.page.locator("[data-option]").first).to_be_visible()
    ask_undo(page)
    expect(page.get_by_test_id("refusal")).to_contain_text("something hidden was revealed")
    expect(friends.page.get_by_test_id("undo-request")).to_have_count(0)


def test_giving_up_ends_a_game_of_two(visit: Visit) -> None:
    mine, friends = two_people(visit)
    mine.page.get_by_test_id("menu").click()
    mine.page.get_by_test_id("concede").click()
    mine.page.get_by_test_id("concede-sure").click()
    for finger in (mine, friends):
        expect(finger.page.get_by_test_id("result")).to_be_visible()
    expect(friends.page.get_by_role("dialog")).to_contain_text("You win")
    expect(friends.page.get_by_test_id("gave-up")).to_have_text("gave up")
    friends.page.get_by_test_id("to-replay").click()
    expect(friends.page.get_by_test_id("replay-play")).to_be_visible()  # the page is there: the table before it is gone
    friends.page.keyboard.press("End")
    expect(friends.page.get_by_test_id("gave-up")).to_contain_text("gave up.")


def test_who_wishes_it_lets_the_table_end_their_turn(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("end-turn").check()
    page.keyboard.press("Escape")
    asked(page, "play:hatchling")
    finger.press("play:hatchling")
    asked(page, "base:dragons_lair")
    finger.press("base:dragons_lair")
    for card in ("torn_apart", "raze"):
        expect(page.locator(f'[data-option="play:{card}"]').first).to_be_visible()
    finger.press("play:raze")
    finger.press("base:workshop")
    expect(page.locator('[data-hand="wyvern"]').first).to_be_visible()  # two cards were drawn: the turn is over
