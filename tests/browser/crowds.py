"""Crowded positions of Smash Up, and a seat at them."""

from __future__ import annotations

import json
from typing import Literal

from playwright.sync_api import Browser, Page, expect

from browser.conftest import ROOT
from potasovka.table.row import Seat
from server.helpers import Running

SIZES = {
    "wide": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (1024, 768),
    "upright": (768, 1024),
    "phone": (390, 844),
    "sideways": (844, 390),
}
NAMES = ["Екатерина", "Александра-Константиновна", "Robert «The Bear» Paulson", "Бабушка Мерседес"]
SHOTS = ROOT / "build" / "screens"

TWO = """
turn: A
points: A 13, B 11
base: Haunted House
  A: Ghost +2 [Incorporeal, B Choking Vines], Crypt Looter +1, 2 Spirit, Weed Eater [My Only Weakness], Temptress +7
  A: Imperial Dragon, Rainbow Girl
  B: Sprout, General Ivan, Shield-Maiden [Make Contact, A Chum, Expanded Power]
  on base: A Door to the Beyond, B Raze, B Turn Up to 11
  titan: A Killer Kudzu +4
  buried: A Ghost, A Spirit, B Spirit
base: Inventor's Salon
  A: Mechanic
  B: 8 Sprout
  on base: B Entangled
base: Retirement Community
titans A: Great-Grandma
hand A: Bear Cavalry, Commission, dr_livingstone_i_presume, Always Room at Granny's, Captive Audience, Weed Eater
hand B: 4 Ghost
deck A: 9 Ghost
deck B: 9 Sprout
discard A: Ghost, Spirit
discard B: Sprout
base deck: Workshop
base discard: Arena, The Pasture
"""
"""Two players, and one base on which almost everything lies."""
FOUR = """
turn: A
points: A 13, B 11, C 14, D 9
base: Haunted House
  A: Ghost +2 [Incorporeal], Crypt Looter, 3 Spirit, Weed Eater, Temptress +7, Imperial Dragon
  B: Sprout, General Ivan, Shield-Maiden [Make Contact]
  C: 2 Great White, Hammerhead
  D: Ghost, Rainbow Girl +1
  titan: A Killer Kudzu +4
  buried: A Ghost, B Spirit
base: Inventor's Salon
  B: 8 Sprout
  D: Mechanic
base: Retirement Community
  A: Mako
  C: Ghost
base: Wyrm's Desolation
base: The Greenhouse
  D: 4 Crypt Looter
hand A: Bear Cavalry, Commission, Always Room at Granny's, Captive Audience, Weed Eater
hand B: 4 Ghost
hand C: 4 Ghost
hand D: 10 Ghost
deck A: 9 Ghost
deck B: 9 Sprout
deck C: 9 Mako
deck D: 9 Mako
base deck: Workshop
"""
"""Four players, all of them on one base."""
MANY = """
turn: A
points: A 3, B 7, C 2
base: Haunted House
  A: Ghost, Spirit
  B: Sprout
base: Inventor's Salon
  B: Crypt Looter, Weed Eater
  C: General Ivan
base: Retirement Community
  A: Temptress [Incorporeal]
base: Wyrm's Desolation
  C: 5 Ghost
  titan: C Helicoprion
base: The Greenhouse
base: Field of Honor
  A: Mako, Hammerhead, Great White
  titan: A Killer Kudzu +4
hand A: Bear Cavalry, Freakin' Laser Beam, Scrap Diving
hand B: 4 Ghost
hand C: 4 Ghost
deck A: 9 Ghost
deck B: 9 Sprout
deck C: 9 Mako
base deck: Workshop
"""
"""Three players and more bases than there are at the start."""

TWINS = """
turn: A
base: Haunted House
  A: Spirit
base: Workshop
hand A: 2 Ghost, Scrap Diving
hand B: Ghost
deck A: 9 Ghost
deck B: 9 Sprout
discard A: 12 Spirit
base deck: Arena
"""
"""Two equal cards in hand, and a discard pile of two figures."""

BOARD_TWO = """
turn: A
points: A 13, B 11
board: first B, period 2, round 3
base: Haunted House
side: north
  A 1: Ghost +2 [Incorporeal, B Choking Vines], Spirit, Weed Eater [My Only Weakness], Temptress +7, Mako
  B 3: Sprout, General Ivan, Shield-Maiden [Make Contact, A Chum, Expanded Power]
  on base: A Door to the Beyond, B Raze, B Turn Up to 11
  titan: A Killer Kudzu +4
  buried: A Ghost, A Spirit, B Spirit
side: east
  B 2: 8 Sprout
side: south
  A 2: Mechanic
side: west
  A 3: Mako
  B 1: Mako
titans A: Great-Grandma
hand A: Bear Cavalry, Commission, Always Room at Granny's, Captive Audience, Weed Eater
hand B: 4 Ghost
deck A: 9 Ghost
deck B: 9 Sprout
base deck: Workshop, Arena
base discard: The Pasture
"""
"""The Big Base with two players, and one side on which almost everything lies."""
BOARD_FOUR = """
turn: A
points: A 13, B 11, C 14, D 9
board: first C, period 3, round 1
base: Retirement Community
side: north
  A 1: Ghost +2 [Incorporeal], Crypt Looter, 3 Spirit, Weed Eater, Temptress +7, Imperial Dragon
  B 2: Sprout, General Ivan, Shield-Maiden [Make Contact]
  C 3: 2 Great White, Hammerhead
  D 4: Ghost, Rainbow Girl +1
  titan: A Killer Kudzu +4
  buried: A Ghost, B Spirit
side: east
  A 4: Mako
  B 3: 8 Sprout
  D 1: Mechanic
side: south
  C 2: Ghost
  D 3: 4 Crypt Looter
side: west
  A 2: Spirit
  B 1: Ghost
  C 4: Mako
  D 3: General Ivan
hand A: Bear Cavalry, Commission, Always Room at Granny's, Captive Audience, Weed Eater
hand B: 4 Ghost
hand C: 4 Ghost
hand D: 10 Ghost
deck A: 9 Ghost
deck B: 9 Sprout
deck C: 9 Mako
deck D: 9 Mako
base deck: Workshop, Arena
"""
"""The Big Base with four players, in whose slots almost everything lies."""

CROWDS = {
    "two": TWO,
    "four": FOUR,
    "many": MANY,
    "twins": TWINS,
    "board-two": BOARD_TWO,
    "board-four": BOARD_FOUR,
}
"""By name; A is always the one who looks."""


def seated(
    browser: Browser,
    hall: Running,
    crowd: str,
    size: str,
    lang: str = "ru",
    *,
    theme: Literal["light", "dark"] = "light",
    watching: bool = False,
    friends: bool = False,
    speed: str = "",
) -> Page:
    """The page of the first player, or of one who watches, at a crowded table; `friends` have names and are away.

    With a `speed` what happens is played at it.
    """
    position = CROWDS[crowd]
    people = [Seat("person", name=name) if friends else Seat("bot", bot="random") for name in NAMES[1:]]
    seats = [Seat("person", name=NAMES[0]), *people][: players(position)]
    keeper, tokens = hall.add("smashup", {"position": position}, seats)
    table = keeper.table.row.id
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        has_touch=size not in ("wide", "laptop"),
        is_mobile=min(width, height) < 600,
        reduced_motion="no-preference" if speed else "reduce",
        color_scheme=theme,
    )
    context.set_default_timeout(20_000)
    seat = {"table": table, "game": "smashup", "at": 0, "state": "playing", "tokens": {"0": tokens[0]}, "seats": []}
    if not watching:
        context.add_init_script(f"localStorage.setItem('potasovka.tables', JSON.stringify({json.dumps([seat])}))")
    if speed:
        context.add_init_script(f"localStorage.setItem('potasovka.settings', JSON.stringify({{ speed: '{speed}' }}))")
    page = context.new_page()
    page.goto(f"http://localhost:{hall.port}/table/{table}")
    expect(page.locator("[data-place]" if watching else "[data-option]").first).to_be_visible()
    if "board:" in position:
        page.get_by_test_id("board-intro-close").click()
    page.mouse.move(0, 0)
    return page


def players(position: str) -> int:
    """How many have a hand in a position."""
    return sum(f"hand {letter}:" in position for letter in "ABCD")


def shoot(page: Page, name: str) -> None:
    """Keep a picture for people to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
