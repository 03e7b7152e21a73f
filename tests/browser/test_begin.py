"""How a game begins: the short page before it, what it remembers, and who one is."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PHONE, Visit
from screens import at_table, play_bot


def test_who_never_played_finds_the_first_game_as_loud_as_a_bot_and_later_does_not(visit: Visit) -> None:
    page = visit()
    first, bot = page.get_by_test_id("first-smashup"), page.get_by_test_id("play-smashup")
    for style in ("fontSize", "backgroundColor", "height", "width"):
        assert len({one.evaluate(f"(one) => getComputedStyle(one).{style}") for one in (first, bot)}) == 1
    first.click()
    at_table(page)
    page.goto(page.url.partition("/table/")[0])
    expect(bot).to_be_visible()
    expect(first).to_have_count(0)


def test_one_more_click_plays_and_what_was_chosen_is_remembered(visit: Visit) -> None:
    page = visit("/play?game=smashup")
    factions = page.get_by_test_id("factions")
    factions.get_by_role("button", name="Dragons", exact=False).first.click()
    factions.get_by_role("button", name="Sharks", exact=False).first.click()
    expect(page.locator("[data-testid^=level-]").first).to_have_attribute("data-testid", "level-easy")
    expect(page.get_by_test_id("level-random")).to_have_count(0)
    page.get_by_test_id("level-easy").check()
    page.get_by_test_id("first-0").check()
    page.get_by_test_id("start").click()
    at_table(page)
    expect(page.get_by_test_id("opening")).to_have_text("You are Dragon-Sharks!")
    home = page.url.partition("/table/")[0]
    page.goto(f"{home}/play?game=smashup")
    expect(page.get_by_test_id("level-easy")).to_be_checked()
    expect(page.get_by_test_id("first-0")).to_be_checked()
    expect(factions.locator(".faction[aria-pressed=true]")).to_have_count(2)
    page.get_by_test_id("leave-to-chance").click()
    expect(factions.locator(".faction[aria-pressed=true]")).to_have_count(0)
    page.get_by_test_id("surprise").click()
    expect(factions.locator(".faction[aria-pressed=true]")).to_have_count(2)


def test_a_bot_can_be_met_on_the_big_base_and_how_it_is_played_is_remembered(visit: Visit) -> None:
    page = visit("/play?game=smashup", size=PHONE)
    expect(page.get_by_test_id("mode-classic")).to_be_checked()
    page.get_by_test_id("mode-big_base").check()
    page.get_by_test_id("start").click()
    at_table(page)
    expect(page.get_by_test_id("board-intro-close")).to_be_visible()
    home = page.url.partition("/table/")[0]
    page.goto(f"{home}/play?game=smashup")
    expect(page.get_by_test_id("mode-big_base")).to_be_checked()


def test_how_many_bots_of_which_character_one_meets_is_chosen_and_remembered(visit: Visit) -> None:
    page = visit("/play?game=hitzroad", size=PHONE)
    expect(page.locator("label", has=page.get_by_test_id("level-reckless")).locator("svg")).to_have_count(1)
    page.get_by_test_id("rivals-3").check()
    page.get_by_test_id("level-reckless").check()
    page.get_by_test_id("start").click()
    at_table(page)
    expect(page.get_by_test_id("face")).to_have_count(3)
    home = page.url.partition("/table/")[0]
    page.goto(f"{home}/play?game=hitzroad")
    expect(page.get_by_test_id("rivals-3")).to_be_checked()
    expect(page.get_by_test_id("level-reckless")).to_be_checked()


def test_the_cards_of_a_faction_can_be_looked_through_before_it_is_chosen(visit: Visit) -> None:
    page = visit("/play?game=smashup", size=PHONE)
    page.get_by_test_id("look-ghosts").click()
    expect(page.get_by_role("dialog")).to_contain_text("Spectre")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_who_one_is_covers_no_question_and_goes_by_a_tap(visit: Visit) -> None:
    page = visit(moving=True)
    play_bot(page, "smashup")
    opening = page.get_by_test_id("opening")
    expect(opening).to_be_visible()
    assert page.locator("[data-option]").count() == 0
    opening.click()
    expect(opening).to_have_count(0)
    expect(page.locator("[data-option]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-option]").first).to_be_visible()
    expect(opening).to_have_count(0)
