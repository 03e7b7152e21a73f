"""Seats that go along: to another browser by a link, all of them by a file; and what a list of tables says of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, WIDE, Server, Visit
from browser.measures import where
from screens import at_table, open_for_friends, play_bot


def carry_link(page: Page, server: Server) -> str:
    """The link to the seat of the newest table."""
    page.goto(server.address + "/tables")
    page.get_by_test_id("carry").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Whoever has this link has your seat")
    expect(dialog.get_by_role("img")).to_be_visible()
    return dialog.get_by_role("textbox").input_value()


def test_a_seat_is_carried_to_a_second_browser_and_played_there(visit: Visit, server: Server) -> None:
    page = visit()
    play_bot(page, "smashup")
    link = carry_link(page, server)
    assert "#" in link
    asked: list[str] = []
    other = visit("/about", size=PHONE)
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    finger = at_table(other)
    token = next(iter(json.loads(page.evaluate("localStorage['potasovka.tables']"))[0]["tokens"].values()))
    assert not any(token in url.partition("#")[0] for url in asked)
    assert token not in other.url
    while finger.presses < 3:
        if not finger.press_once():
            other.wait_for_timeout(30)
    other.goto(server.address + "/tables")
    expect(other.get_by_test_id("carry")).to_be_visible()


def test_a_list_of_tables_says_by_name_whose_turn_it_is(visit: Visit, server: Server) -> None:
    page = visit("/new?with=friends&game=smashup")
    guest = visit(open_for_friends(page))
    guest.get_by_test_id("sit").click()
    pages = [page, guest]
    for one in pages:
        at_table(one)
    while not any(one.locator("[data-option]").count() for one in pages):
        page.wait_for_timeout(30)
    on = 0 if page.locator("[data-option]").count() else 1
    for path in ("/", "/tables"):
        for one in pages:
            one.goto(server.address + path)
        expect(pages[on].get_by_test_id("your-turn")).to_be_visible()
        expect(pages[1 - on].get_by_test_id("whose-turn")).to_have_text(f"Player {on + 1} is on")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_nothing_moves_when_somebody_goes_away(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/new?with=friends&game=smashup", size=size)
    guest = visit(open_for_friends(page))
    guest.get_by_test_id("sit").click()
    at_table(page)
    expect(guest.get_by_test_id("table")).to_be_visible()
    before = where(page)
    assert before
    guest.goto("about:blank")
    expect(page.get_by_test_id("away")).to_be_visible()
    assert where(page) == before
    expect(page.get_by_test_id("lend")).to_be_visible()
    assert where(page) == before


def test_a_link_that_leads_to_no_seat_says_so(visit: Visit) -> None:
    page = visit("/seat/nowhere#rubbish")
    expect(page.get_by_role("alert")).to_contain_text("leads to no seat")


def test_all_seats_go_along_in_a_file_and_another_file_is_refused_by_name(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    page = visit()
    for game in ("smashup", "hitzroad"):
        play_bot(page, game)
        page.goto(server.address)
    page.goto(server.address + "/tables")
    with page.expect_download() as saved:
        page.get_by_test_id("export").click()
    file = tmp_path / "seats.json"
    saved.value.save_as(file)
    other = visit("/tables")
    wrong = tmp_path / "cats.json"
    wrong.write_text('{"what": "cats"}')
    other.get_by_test_id("import").set_input_files(wrong)
    expect(other.get_by_test_id("import-said")).to_contain_text("cats.json")
    other.get_by_test_id("import").set_input_files(file)
    expect(other.get_by_test_id("import-said")).to_contain_text("2 tables")
    expect(other.get_by_test_id("carry")).to_have_count(2)
    other.locator(".rows a").first.click()
    at_table(other)
    expect(other.locator("[data-option]").first).to_be_visible()


def test_a_list_says_whose_turn_it_is_and_with_which_factions(visit: Visit, server: Server) -> None:
    page = visit("/play?game=smashup")
    page.get_by_test_id("factions").get_by_role("button", name="Ghosts The").click()
    page.get_by_test_id("first-0").check()
    page.get_by_test_id("start").click()
    at_table(page)
    expect(page.locator("[data-option]").first).to_be_visible()
    page.goto(server.address + "/tables")
    expect(page.get_by_test_id("your-turn")).to_be_visible()
    expect(page.locator(".sides")).to_contain_text("Ghosts")


def test_a_name_that_nobody_chose_is_said_in_the_language_of_who_reads_it(visit: Visit, server: Server) -> None:
    host = visit("/new?with=friends")
    path = open_for_friends(host)
    guest = visit(path, lang="ru")
    guest.get_by_test_id("sit").first.click()
    at_table(guest)
    at_table(host)
    names = host.evaluate("JSON.parse(localStorage['potasovka.tables'])[0].seats.map((seat) => seat.name)")
    assert not any(names)
    host.goto(server.address + "/tables")
    expect(host.locator(".names").first).to_have_text("Player 1, Player 2")


def test_who_left_a_finished_game_is_told_that_somebody_waits_for_another(visit: Visit, server: Server) -> None:
    host = visit("/new?with=friends")
    guest = visit(open_for_friends(host))
    guest.get_by_test_id("sit").first.click()
    at_table(guest)
    at_table(host)
    host.get_by_test_id("menu").click()
    host.get_by_test_id("concede").click()
    host.get_by_test_id("concede-sure").click()
    expect(guest.get_by_test_id("result")).to_be_visible()
    guest.goto(server.address + "/tables")
    expect(guest.get_by_test_id("rematch-waits")).to_have_count(0)
    expect(guest.get_by_text("won")).to_be_visible()
    host.get_by_test_id("rematch").click()
    expect(host.get_by_test_id("waiting")).to_be_visible()
    guest.reload()
    expect(guest.get_by_test_id("rematch-waits")).to_contain_text("waits for you")
