"""Every screen of the client and how to come to it: for the tests that measure them and for the screenshots."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from finger import Finger

TABLE = re.compile(r"/table/")


def at_table(page: Page, seed: int = 1) -> Finger:
    """Wait until the table is there."""
    page.wait_for_url(TABLE)
    expect(page.get_by_test_id("table")).to_be_visible()
    return Finger(page, seed)


def play_bot(page: Page, game: str) -> Finger:
    """From a poster of the first page through the page before the game, where everything is chosen already."""
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("start").click()
    return at_table(page)


def first_game(page: Page, game: str) -> Finger:
    """The dealt first game."""
    page.get_by_test_id("lesson").click()
    page.get_by_test_id(f"lesson-{game}").click()
    return at_table(page)


def open_for_friends(page: Page) -> str:
    """A table with one seat for whoever has the link; its path."""
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("waiting")).to_be_visible()
    return "/table/" + page.url.rsplit("/", 1)[1]


def home(page: Page) -> None:
    """The first page."""
    expect(page.get_by_test_id("play-smashup")).to_be_visible()


def _at(path: str, shown: str) -> Callable[[Page], None]:
    def come(page: Page) -> None:
        page.goto(re.sub(r"^(https?://[^/]+).*$", r"\1", page.url) + path)
        expect(page.locator(shown).first).to_be_visible()

    return come


def waiting(page: Page) -> None:
    """A table that waits for a friend."""
    _at("/new?with=friends", "[data-testid=start]")(page)
    open_for_friends(page)


def curtain(page: Page) -> None:
    """Between two people at one screen."""
    _at("/new?with=device", "[data-testid=start]")(page)
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("curtain")).to_be_visible()


def draft(page: Page) -> None:
    """Factions taken in turns."""
    _at("/new?game=smashup", "[data-testid=start]")(page)
    page.locator("input[value=draft]").check()
    page.get_by_test_id("start").click()
    at_table(page)
    expect(page.locator("[data-option]").first).to_be_visible()


def first_brawl(page: Page) -> None:
    """The first game of Smash Up at its beginning."""
    finger = first_game(page, "smashup")
    expect(finger.page.locator('[data-option="play:hatchling"]').first).to_be_visible()
    page.mouse.move(0, 0)  # what was pressed to come here points at nothing at the table


def brawl(page: Page) -> None:
    """Smash Up in the middle of a game."""
    _press(play_bot(page, "smashup"), 30)


def brawl_menu(page: Page) -> None:
    """The settings of a table."""
    first_brawl(page)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("report")).to_be_visible()


def first_road(page: Page) -> None:
    """The first game of Hit Z Road: the auction."""
    first_game(page, "hitzroad")
    expect(page.locator("[data-option]").first).to_be_visible()


def battle(page: Page) -> None:
    """A battle of one's own on the road, or the road as far as it goes."""
    finger = play_bot(page, "hitzroad")
    for _ in range(200):
        seen = finger.look()
        if (page.locator(".battle").count() and seen["options"]) or seen["over"]:
            return
        if not finger.press_once():
            page.wait_for_timeout(30)


def result(page: Page) -> None:
    """The end of a game."""
    play_bot(page, "hitzroad").play(until=120)
    expect(page.get_by_test_id("result")).to_be_visible()


def replay(page: Page) -> None:
    """A finished game, step by step."""
    result(page)
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("replay-step")).to_be_visible()
    expect(page.get_by_test_id("table")).to_be_visible()


def my_tables(page: Page) -> None:
    """The tables of this device, one of them under way."""
    play_bot(page, "smashup")
    _at("/tables", "[data-testid=carry]")(page)


def carry(page: Page) -> None:
    """A link that takes a seat along."""
    my_tables(page)
    page.get_by_test_id("carry").first.click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()


def faction_cards(page: Page) -> None:
    """The cards of a faction that might be chosen."""
    SCREENS["play"](page)
    page.get_by_test_id("look-ghosts").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def puzzle(page: Page) -> None:
    """A puzzle at its beginning."""
    _at("/puzzles", "[data-testid=daily-puzzle]")(page)
    page.locator("[data-level] [data-puzzle]").first.click()
    at_table(page)
    expect(page.get_by_test_id("puzzle-goal")).to_be_visible()
    expect(page.locator("[data-option]").first).to_be_visible()


def puzzle_end(page: Page) -> None:
    """A puzzle that was given up, and how it is solved."""
    puzzle(page)
    finger = Finger(page)
    finger.end_turn()
    finger.play()
    page.get_by_role("dialog").get_by_test_id("show-way").click()
    expect(page.get_by_test_id("way").locator("li").first).to_be_visible()


def bans(page: Page) -> None:
    """Factions taken in turns after bans, the first one banned."""
    _at("/new?game=smashup", "[data-testid=start]")(page)
    page.locator("input[value=bans]").check()
    page.get_by_test_id("start").click()
    _press(at_table(page), 1)
    expect(page.locator("[data-option]").first).to_be_visible()


def card(page: Page) -> None:
    """One card of the catalogue, large."""
    _at("/cards?card=great_wyrm", "[data-testid=zoom]")(page)


def _press(finger: Finger, times: int) -> None:
    while finger.presses < times and not finger.look()["over"]:
        if not finger.press_once():
            finger.page.wait_for_timeout(30)


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": home,
    "play": _at("/play?game=smashup", "[data-testid=surprise]"),
    "play-road": _at("/play?game=hitzroad", "[data-testid=start]"),
    "new-table": _at("/new", "[data-testid=start]"),
    "waiting": waiting,
    "curtain": curtain,
    "draft": draft,
    "first-brawl": first_brawl,
    "brawl": brawl,
    "settings": brawl_menu,
    "first-road": first_road,
    "battle": battle,
    "result": result,
    "replay": replay,
    "cards": _at("/cards", "[data-testid=search]"),
    "card": card,
    "rules": _at("/rules?game=hitzroad", "[data-testid=rules] li"),
    "glossary": _at("/glossary", "main h2, main h1"),
    "bans": bans,
    "puzzles": _at("/puzzles", "[data-testid=daily-puzzle]"),
    "puzzle": puzzle,
    "puzzle-end": puzzle_end,
    "my-tables": my_tables,
    "carry": carry,
    "faction-cards": faction_cards,
    "tables": _at("/tables", "main h1, h1"),
    "about": _at("/about", "main h1, h1"),
    "lost": _at("/nowhere/at/all", "main, h1"),
}
"""By name: a page that shows the first page is brought there."""
