"""The road on its stage: every roll, card and event of the log is shown, and the odds stand where one chooses."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import PHONE, SIDEWAYS, WIDE, Visit
from finger import Finger
from screens import at_table

SIZES = {"wide": WIDE, "phone": PHONE, "sideways": SIDEWAYS}
STAGE = """
window.rolls = []; window.cards = []; window.beats = []; window.early = []; window.stamps = [];
const kept = JSON.parse(localStorage.getItem('potasovka.settings') ?? '{}');
localStorage.setItem('potasovka.settings', JSON.stringify({ ...kept, speed: 'fast', ownRolls: OWN }));
const note = (list, thing) => { if (list.at(-1) !== thing) list.push(thing); };
new MutationObserver(() => {
  const table = document.querySelector('[data-testid=table]');
  if (!table) return;
  const beat = table.dataset.beat;
  if (beat) note(window.beats, beat);
  const spread = document.querySelector('[data-testid=spread]');
  if (beat && spread) note(window.cards, spread.dataset.card);
  const dice = spread?.querySelector('[data-testid=dice]');
  if (dice?.dataset.throw) {
    const faces = [...dice.querySelectorAll('[data-die]')].map((die) => die.dataset.die).join(' ');
    note(window.rolls, `${spread.dataset.card} ${dice.dataset.throw}: ${faces}`);
  }
  const stamp = spread?.querySelector('[data-testid=stamp]');
  if (beat && stamp) note(window.stamps, `${spread.dataset.card} ${stamp.dataset.end}`);
  if (beat && document.querySelector('[data-option]')) window.early.push(beat);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes what the page shows: each roll with its card, each card, each beat, and questions asked meanwhile."""
HURRY = """
setInterval(() => {
  if (!document.querySelector('[data-testid=table]')?.dataset.beat || window.held) return;
  window.held = true;
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true }));
}, 20);
"""
"""Holds the space bar from the first beat on: whoever hurries is shown all the same."""


STAMPS = {"wins": "won", "flees": "fled", "out": "lost"}
"""What is stamped on a card, by the line of the log that ends it."""


class Heard:
    """The log of a table as it came over the wire."""

    def __init__(self, page: Page) -> None:
        self.log: list[dict[str, Any]] = []
        self.first = 0
        """From which line on things happened before somebody's eyes."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] != "state":
            return
        if message.get("view"):
            self.log = message["log"]
            self.first = len(self.log)
        else:
            self.log[message["log_from"] :] = message["log"]

    def rolls(self) -> list[str]:
        """Every roll since then, as the stage notes them."""
        found, card, n = [], "", 0
        for line in self.log[self.first :]:
            if line["kind"] == "hitzroad-log-arrives":
                card, n = line["card"], 0
            elif line["kind"] == "hitzroad-log-rolls":
                n += 1
                found.append(f"{card} {n}: {' '.join([*line['black'], *line['red']])}")
        return found

    def ends(self) -> list[str]:
        """How each card ended for who arrived at it, as it is stamped."""
        found, card = [], ""
        for line in self.log[self.first :]:
            kind = line["kind"].removeprefix("hitzroad-log-")
            if kind == "arrives":
                card = line["card"]
            elif kind in STAMPS and card:
                found.append(f"{card} {STAMPS[kind]}")
                card = ""
        return found

    def cards(self) -> list[str]:
        """Every card at which somebody arrived."""
        return [line["card"] for line in self.log[self.first :] if line["kind"] == "hitzroad-log-arrives"]


def start(
    visit: Visit,
    players: int,
    size: dict[str, int],
    *,
    moving: bool = True,
    lang: str = "en",
    own: bool = True,
    hurry: bool = False,
) -> tuple[Page, Finger, Heard]:
    """A page at a table of so many, the others bots, with its log; `own`: one's own dice go by themselves."""
    page = visit(
        "/new?game=hitzroad",
        size=size,
        moving=moving,
        script=STAGE.replace("OWN", "true" if own else "false") + (HURRY if hurry else ""),
        lang=lang,
    )
    heard = Heard(page)
    page.get_by_test_id("game-hitzroad").click()
    while page.get_by_test_id("seat-kind").count() > players - 1:
        page.get_by_test_id("remove-seat").last.click()
    while page.get_by_test_id("seat-kind").count() < players - 1:
        page.get_by_test_id("add-seat").click()
    page.get_by_test_id("start").click()
    return page, at_table(page), heard


def come_to(page: Page, finger: Finger, key: str, presses: int = 400) -> bool:
    """Play on until this answer is offered; many numbers of rounds to fire are stepped to."""
    for _ in range(presses):
        seen = finger.look()
        if key in seen["options"] or (key.startswith("fire:") and page.get_by_test_id("fire").count()):
            return True
        if seen["over"]:
            return False
        if not finger.press_once():
            page.wait_for_timeout(20)
    return False


def rolling(visit: Visit, size: dict[str, int]) -> Page:
    """A page on which one's own dice wait to be thrown: on some roads nobody lives to see that."""
    for _ in range(8):
        page, finger, _ = start(visit, 1, size, own=False)
        finger.throws = False
        while not finger.look()["over"]:
            if page.get_by_test_id("roll").count():
                return page
            if not finger.press_once():
                page.wait_for_timeout(20)
    raise AssertionError("on eight roads no dice had to be thrown by hand")


@pytest.mark.parametrize(("players", "size"), [(1, "phone"), (2, "wide"), (4, "sideways")])
def test_nothing_of_a_whole_road_is_left_unseen(visit: Visit, players: int, size: str) -> None:
    page, finger, heard = start(visit, players, SIZES[size], own=players > 1, hurry=players > 1)
    finger.play(until=280)
    expect(page.get_by_test_id("table")).to_have_attribute("data-beat", "", timeout=60_000)
    assert page.evaluate("window.early") == []
    assert page.evaluate("window.rolls") == heard.rolls()
    assert page.evaluate("window.cards") == heard.cards()
    assert page.evaluate("window.stamps") == heard.ends()
    lines = [tuple(map(int, beat.split())) for beat in page.evaluate("window.beats")]
    reached = heard.first
    for first, count in lines:
        assert first == reached, f"line {reached} of the log was not shown"
        reached += count
    assert reached == len(heard.log)


@pytest.mark.parametrize("size", list(SIZES))
def test_ones_own_dice_wait_in_the_hand_until_they_are_thrown(visit: Visit, size: str) -> None:
    page = rolling(visit, SIZES[size])
    roll = page.get_by_test_id("roll")
    expect(roll).to_be_visible()
    assert page.locator("[data-testid=dice] [data-die]").count() == 0, "nobody knows what dice in a hand will show"
    expect(page.locator("[data-testid=stamp]")).to_have_count(0)
    box = roll.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    roll.click()
    expect(page.locator("[data-testid=dice] [data-die]").first).to_be_visible()


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_answer_of_a_battle_says_its_odds_also_while_bites_are_pending(
    visit: Visit, size: str, lang: str
) -> None:
    page, finger, _ = start(visit, 1, SIZES[size], moving=False, lang=lang)
    assert come_to(page, finger, "fire:0")
    stepper = page.get_by_test_id("fire")
    offered = {key for key in finger.look()["options"] if key.startswith("fire:")}
    bars = page.locator("[data-odds]")
    expect(bars.first).to_be_visible()
    assert {bars.nth(n).get_attribute("data-odds") for n in range(bars.count())} >= offered
    full = page.locator("[data-odds] span").first
    assert full.evaluate("(bar) => bar.getBoundingClientRect().width") > 0
    if stepper.count():  # the number that is chosen says its odds in words, each of them has its column
        assert bars.count() > 6
        expect(page.get_by_test_id("fire-odds")).to_contain_text("%")
        return
    assert page.locator(".answers small").first.inner_text().strip()
    starred = page.locator(".answers .button", has_text="★")
    assert starred.count() <= 1
    assert page.locator(".answers .primary").count() == starred.count(), "only what has the star is loud"


def test_a_bite_can_be_answered_on_its_die(visit: Visit) -> None:
    for _ in range(6):
        page, finger, _ = start(visit, 1, PHONE, moving=False)
        if come_to(page, finger, "save"):
            break
    bars = page.locator("[data-odds]")
    expect(bars).to_have_count(2)
    assert [bars.nth(n).get_attribute("data-odds") for n in range(2)] == ["save", "lose"]
    assert not page.get_by_role("alert").count()
    before = finger.look()["n"]
    offered = page.locator("button.offered[data-die=bite]")
    offered.click(button="right")
    expect(page.get_by_test_id("dice-sheet").locator("[aria-current]")).to_contain_text("adrenaline")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("dice-sheet")).to_have_count(0)
    assert finger.look()["n"] == before, "to read is not to answer"
    offered.click()
    finger.settled(before)


@pytest.mark.parametrize("size", list(SIZES))
def test_dice_tell_what_their_faces_mean(visit: Visit, size: str) -> None:
    page, finger, _ = start(visit, 1, SIZES[size], moving=False)
    assert come_to(page, finger, "fire:0")
    page.get_by_test_id("dice-legend").click()
    sheet = page.get_by_test_id("dice-sheet")
    expect(sheet.locator("li")).to_have_count(6)
    expect(sheet.locator("[aria-current]")).to_have_count(0)
    page.keyboard.press("Escape")
    while not page.locator("[data-testid=dice] .asks").count() and not finger.look()["over"]:
        finger.press_once()
    die = page.locator("[data-testid=dice] .asks").first
    face = die.get_attribute("aria-label") or ""
    die.click()
    expect(sheet.locator("[aria-current]")).to_contain_text(face)


def test_where_nothing_moves_what_happened_is_a_plain_list(visit: Visit) -> None:
    page, finger, heard = start(visit, 1, PHONE, moving=False)
    assert come_to(page, finger, "fire:0")
    told = page.get_by_test_id("told").locator("li")
    expect(told.first).to_be_visible()
    assert page.evaluate("window.beats") == []
    assert 0 < told.count() <= len(heard.log)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_to_run_does_not_look_like_to_fight(visit: Visit, size: str) -> None:
    for _ in range(6):
        page, finger, _ = start(visit, 1, SIZES[size], moving=False)
        if come_to(page, finger, "flee"):
            break
    fight, flee = (page.locator(f'[data-option="{key}"]') for key in ("fight", "flee"))
    painted = "(button) => getComputedStyle(button).backgroundColor"
    assert fight.evaluate(painted) != flee.evaluate(painted)
    signs = [button.locator("svg").first.inner_html() for button in (fight, flee)]
    assert signs[0] != signs[1], "they are told apart without colour"
