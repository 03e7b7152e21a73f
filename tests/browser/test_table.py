"""What a person does at a table besides answering."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import PHONE, Server, Visit
from finger import Finger, play_together
from screens import at_table, first_game, open_for_friends, play_bot


def asked(finger: Finger, key: str) -> None:
    """Wait until this answer is offered."""
    expect(finger.page.locator(f'[data-option="{key}"]').first).to_be_visible()


def names_in_hand(page: Page) -> list[str]:
    """The cards of one's own hand."""
    return page.locator("[data-hand]").evaluate_all("(all) => all.map((one) => one.dataset.hand).sort()")


def play_hatchling(page: Page) -> None:
    """The first minion of the first brawl, on the first base."""
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    finger.press("play:hatchling")
    asked(finger, "base:dragons_lair")
    finger.press("base:dragons_lair")


def forge(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what the server says before the page hears it: for moments that chance seldom brings."""

    def between(socket: WebSocketRoute) -> None:
        def pass_on(said: str | bytes) -> None:
            message = json.loads(said)
            change(message)
            socket.send(json.dumps(message))

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/ws/"), between)


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    page = visit("/new?with=friends")
    path = open_for_friends(page)
    guest = visit(path)
    guest.get_by_test_id("sit").click()
    at_table(page)
    watcher = visit(path)
    expect(watcher.get_by_test_id("spectator")).to_be_visible()
    expect(watcher.get_by_test_id("table")).to_be_visible()
    assert names_in_hand(watcher) == []
    assert watcher.locator("[data-option]").count() == 0


def test_a_private_table_wants_the_whole_link_and_an_open_one_says_that_it_is_open(visit: Visit) -> None:
    page = visit("/new?with=friends")
    path = open_for_friends(page)
    expect(page.get_by_test_id("open-table")).to_have_count(0)
    stranger = visit(path.partition("#")[0])
    expect(stranger.get_by_test_id("gone")).to_contain_text("private")
    guest = visit(path)
    expect(guest.get_by_test_id("sit")).to_be_visible()
    page.goto(page.url.partition("/table/")[0] + "/new?with=friends")
    page.get_by_test_id("open-to-all").check()
    path = open_for_friends(page)
    assert "#" not in path
    expect(page.get_by_test_id("open-table")).to_be_visible()
    anybody = visit(path)
    expect(anybody.get_by_test_id("open-table")).to_be_visible()
    expect(anybody.get_by_test_id("sit")).to_be_visible()


def test_a_rematch_keeps_the_seat_of_a_friend(visit: Visit) -> None:
    page = visit("/new?with=friends&game=hitzroad")
    path = open_for_friends(page)
    guest = visit(path)
    guest.get_by_test_id("sit").click()
    play_together([at_table(page), at_table(guest, seed=2)])
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("waiting")).to_contain_text("Kept for")
    watcher = visit("/table/" + page.url.rsplit("/", 1)[1])
    expect(watcher.get_by_test_id("waiting")).to_contain_text("Kept for")
    expect(watcher.get_by_test_id("sit")).to_have_count(0)
    guest.get_by_test_id("rematch").click()
    at_table(guest)
    at_table(page)


def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    expect(page.get_by_test_id("prompt")).to_contain_text("Your move")
    page.get_by_test_id("language").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Твой ход")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    finger.press("play:hatchling")
    asked(finger, "base:dragons_lair")


def test_a_reload_in_the_middle_of_a_choice_goes_on_there(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    finger.press("play:hatchling")
    asked(finger, "base:dragons_lair")
    page.reload()
    asked(finger, "base:dragons_lair")
    finger.press("base:dragons_lair")
    asked(finger, "end")
    assert "play:hatchling" not in finger.look()["options"]


def test_the_last_answer_is_taken_back(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    before = names_in_hand(page)
    finger.press("play:hatchling")
    asked(finger, "base:dragons_lair")
    page.get_by_test_id("back").click()
    asked(finger, "play:hatchling")
    assert names_in_hand(page) == before


def test_what_cannot_be_played_says_why_and_where_the_book_says_so(visit: Visit) -> None:
    page = visit()
    play_hatchling(page)
    asked(first := at_table(page), "end")
    assert "play:hammerhead" not in first.look()["options"]
    page.locator("[data-hand=hammerhead]").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("no minion left")
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("[«“]"))


def test_the_first_brawl_teaches_one_idea_at_a_time_and_can_be_skipped(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text("Be the strongest")
    hint.get_by_role("button").first.click()
    expect(page.get_by_text("Be the strongest")).to_have_count(0)
    finger.press("play:hatchling")
    expect(hint).to_contain_text("Pick a base")
    hint.get_by_role("button").last.click()
    expect(hint).to_have_count(0)
    page.reload()
    asked(finger, "base:dragons_lair")
    expect(hint).to_have_count(0)


def test_the_first_road_begins_with_the_auction(visit: Visit) -> None:
    page = visit(lang="ru")
    finger = first_game(page, "hitzroad")
    expect(page.get_by_test_id("hint")).to_contain_text("Кто выбирает первым?")
    finger.play(until=120)


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    for key in ("play:hatchling", "base:dragons_lair"):
        before = finger.look()["n"]
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.dataset?.option ?? ''") == key:
                break
        else:
            raise AssertionError(f"{key} cannot be reached by Tab")
        page.keyboard.press("Enter")
        finger.settled(before)
    asked(finger, "end")
    before = finger.look()["n"]
    page.keyboard.press("e")
    finger.settled(before)
    expect(page.get_by_test_id("log")).to_contain_text("Player 1 (you) draws")


def test_a_dragged_card_lands_on_its_base(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    before = finger.look()["n"]
    card = page.locator('[data-option="play:hatchling"]').bounding_box()
    base = page.locator("[data-drop-place='1']").first.bounding_box()
    assert card is not None
    assert base is not None
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(base["x"] + base["width"] / 2, base["y"] + 40, steps=12)
    page.mouse.up()
    finger.settled(before)
    expect(page.get_by_test_id("log")).to_contain_text("Hatchling on Workshop")


def test_a_problem_is_reported_as_a_file_without_the_record(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    play_bot(page, "hitzroad")
    page.get_by_test_id("menu").click()
    with page.expect_download() as saved:
        page.get_by_test_id("report").click()
    path = tmp_path / "report.json"
    saved.value.save_as(path)
    text = path.read_text(encoding="utf-8")
    assert json.loads(text)
    assert "seed" not in text


def test_the_page_finds_its_way_back_when_the_server_was_away(visit: Visit, server: Server) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    server.stop()
    expect(page.get_by_test_id("connection")).to_be_visible()
    server.start()
    expect(page.get_by_test_id("connection")).to_have_count(0, timeout=30_000)
    asked(finger, "play:hatchling")
    finger.press("play:hatchling")
    asked(finger, "base:dragons_lair")


def test_a_finished_game_is_replayed_step_by_step_with_a_link_to_a_moment(visit: Visit) -> None:
    page = visit()
    play_bot(page, "hitzroad").play(until=120)
    page.get_by_test_id("to-replay").click()
    table = page.get_by_test_id("table")
    expect(table).to_have_attribute("data-busy", "false")
    page.get_by_test_id("replay-step").click()
    expect(page).to_have_url(re.compile(r"[?&]at=1\b"))
    expect(table).to_have_attribute("data-n", "1")
    page.keyboard.press("ArrowRight")
    expect(table).to_have_attribute("data-n", "2")
    other = visit(page.url.split("/", 3)[3].join(["/", ""]))
    expect(other.get_by_test_id("table")).to_have_attribute("data-n", "2")


def test_an_absent_players_seat_is_lent_to_a_bot_and_taken_back(visit: Visit) -> None:
    page = visit("/new?with=friends")
    path = open_for_friends(page)
    guest = visit(path)
    guest.get_by_test_id("sit").click()
    at_table(page)
    at_table(guest)
    guest.goto("about:blank")
    page.get_by_test_id("lend").click(timeout=30_000)
    guest.goto(page.url)
    guest.get_by_test_id("return").click()
    expect(guest.get_by_test_id("lent")).to_have_count(0)


def test_a_rematch_is_the_same_table_again(visit: Visit) -> None:
    page = visit()
    play_bot(page, "hitzroad").play(until=120)
    old = page.url
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: url != old)
    asked_again = at_table(page)
    assert not asked_again.look()["over"]


def test_a_running_seat_is_not_given_up_by_one_click(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    page.goto(page.url.rsplit("/table/", 1)[0] + "/tables")
    page.get_by_test_id("forget").first.click()
    page.get_by_test_id("keep-seat").click()
    expect(page.get_by_test_id("forget")).to_have_count(1)


def test_escape_takes_the_last_answer_back(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    finger.press("play:hatchling")
    asked(finger, "base:dragons_lair")
    page.keyboard.press("Escape")
    asked(finger, "play:hatchling")
    assert "base:dragons_lair" not in finger.look()["options"]


def test_escape_leaves_a_finished_move_alone(visit: Visit) -> None:
    page = visit()
    finger = first_game(page, "smashup")
    asked(finger, "play:hatchling")
    finger.press("play:hatchling")
    asked(finger, "base:dragons_lair")
    finger.press("base:dragons_lair")
    asked(finger, "end")
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    assert "play:hatchling" not in finger.look()["options"]
    page.keyboard.press("Control+z")
    asked(finger, "base:dragons_lair")


WORD = {"ref": {}, "does": "word", "role": "answer", "loses": False, "says": None}
"""What an option that is a word says of itself."""


def test_alternatives_are_asked_with_the_text_of_their_card(visit: Visit) -> None:
    page = visit(size=PHONE)

    def ask_which(message: dict[str, Any]) -> None:
        choice = message.get("view", {}).get("choice")
        if choice:
            words = [
                {"key": f"word:{word}", "text": {"id": f"word-{word}", "args": {}}, **WORD}
                for word in ("draw", "action")
            ]
            choice.update(prompt={"id": "ask-which", "args": {}}, source="arena", options=words)

    forge(page, ask_which)
    finger = first_game(page, "smashup")
    asked(finger, "word:draw")
    page.get_by_test_id("prompt").get_by_role("button", name="Arena").click()
    expect(page.get_by_role("dialog")).to_contain_text("The first minion you play here")


def test_a_party_that_is_wiped_out_is_announced_until_somebody_has_answered_beside_it(visit: Visit) -> None:
    page = visit(size=PHONE)
    shown: list[bool] = []
    told: list[int] = []

    def wipe_out(message: dict[str, Any]) -> None:
        if "patch" in message and shown and not told:
            message["log"].append({"kind": "hitzroad-log-out", "seat": 1})
            told.append(message["n"])

    forge(page, wipe_out)
    finger = first_game(page, "hitzroad")
    expect(page.locator("[data-option]").first).to_be_visible()
    shown.append(True)  # what happened before somebody looked is no news
    while not finger.press_once():
        page.wait_for_timeout(30)
    farewell = page.get_by_test_id("farewell")
    expect(farewell).to_contain_text("the whole party is gone")
    while not finger.press_once():
        page.wait_for_timeout(30)
    expect(farewell).to_have_count(0)
