"""The pages around the tables: what is chosen on them, and what becomes of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from browser.conftest import Server, Visit
from potasovka.smashup.engine.registry import registry
from screens import play_bot


def test_a_faction_is_shown_with_its_bases_and_the_address_keeps_what_is_chosen(visit: Visit) -> None:
    page = visit("/cards?game=smashup")
    page.get_by_label("Faction", exact=True).select_option("ghosts")
    cards = page.locator("[data-card]")
    expect(page.locator("[data-card=spectre], [data-card=haunted_house], [data-card=the_dread_gazebo]")).to_have_count(
        3
    )
    expect(page.locator("[data-card=workshop]")).to_have_count(0)
    page.get_by_label("Kind", exact=True).select_option("base")
    expect(cards).to_have_count(2)
    page.reload()
    expect(cards).to_have_count(2)
    cards.first.click()
    expect(page.get_by_test_id("zoom")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("zoom")).to_have_count(0)
    expect(cards).to_have_count(2)


def test_titans_are_found_in_the_box_that_brings_them(visit: Visit) -> None:
    page = visit("/cards?game=smashup")
    page.get_by_label("Box", exact=True).select_option("anniversary")
    page.get_by_label("Kind", exact=True).select_option("titan")
    expect(page.locator("[data-card=killer_kudzu]")).to_contain_text("10th Anniversary")
    expect(page.get_by_label("Box", exact=True)).to_contain_text("Guests of the titans (a box of our own making)")
    page.get_by_label("Box", exact=True).select_option("awesome_level_9000")
    expect(page.locator("[data-card=spectre]")).to_be_visible()
    expect(page.locator("[data-card=killer_kudzu]")).to_have_count(0)


def test_a_table_is_opened_with_factions_that_were_chosen_for_one_seat_alone(visit: Visit) -> None:
    page = visit("/new?game=smashup")
    page.locator("input[value=hand]").check()
    page.get_by_test_id("factions").get_by_role("button", name="Ghosts The").click()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("table")).to_be_visible()


def test_what_no_choice_can_mend_is_said_at_the_picker(visit: Visit) -> None:
    page = visit("/new?game=smashup")
    for box in {*registry().boxes} - {"awesome_level_9000"}:  # four factions
        page.locator(f"input[name=boxes][value={box}]").uncheck()
    for _ in range(2):
        page.get_by_test_id("add-seat").click()
    page.get_by_test_id("start").click()
    factions = page.locator("fieldset").filter(has=page.locator("input[value=draft]"))
    expect(factions.get_by_role("alert")).to_be_in_viewport()


def test_a_table_of_other_rules_is_listed_as_such_and_says_so(visit: Visit, server: Server) -> None:
    page = visit()
    play_bot(page, "hitzroad")
    table = page.url.rpartition("/")[2].partition("#")[0]
    page.goto(server.address)
    server.stop()
    with closing(sqlite3.connect(server.folder / "tables.db")) as database, database:
        database.execute("UPDATE tables SET rules = '0' WHERE id = ?", (table,))
    server.start()
    page.goto(server.address + "/tables")
    expect(page.get_by_text("the rules have changed")).to_be_visible()
    page.goto(server.address)
    expect(page.locator("#running-title")).to_have_count(0)
    page.goto(f"{server.address}/table/{table}")
    expect(page.get_by_test_id("gone")).to_contain_text("version 0 of the rules")
    page.get_by_test_id("old-record").click()
    expect(page.get_by_role("alert")).to_be_visible()  # it was not over: its record would show seed and decks
