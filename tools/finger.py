"""A finger that plays: presses whatever a table in the browser offers, as tests and screenshots need it."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Error, Page

LOOK = """() => {
  const table = document.querySelector('[data-testid=table]');
  const seen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
  const all = (name) => [...document.querySelectorAll(`[data-${name}]`)].filter(seen).map((one) => one.dataset[name]);
  const done = document.querySelector('[data-testid=done]');
  return {
    go: document.querySelector('[data-testid=roll], [data-testid=go-on]')?.dataset.testid ?? '',
    ready: document.querySelector('[data-testid=ready]') !== null,
    there: table !== null,
    over: table?.dataset.over === 'true',
    busy: table?.dataset.busy === 'true',
    n: table?.dataset.n ?? '',
    options: all('option'),
    picks: all('pick'),
    doubt: document.querySelector('[data-testid=all-the-same]') !== null,
    elsewhere: document.querySelectorAll('[data-elsewhere]').length,
    done: done !== null && !done.disabled,
    picked: document.querySelectorAll('[data-pick][aria-pressed=true]').length,
  };
}"""


class Finger:
    """Plays the seats that a page holds, at random but the same each time."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        """The page it presses on."""
        self.chance = random.Random(seed)
        self.throws = True
        """Whether it throws dice that wait in its hand."""
        self.presses = 0
        """Answers given so far."""

    def look(self) -> dict[str, Any]:
        """What the page offers right now."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def press_once(self) -> bool:
        """Press one thing, if there is something to press; whether something was pressed."""
        seen = self.look()
        try:
            if seen["ready"]:
                self.page.get_by_test_id("ready").click(timeout=3000)
            elif seen["go"] and (self.throws or seen["go"] != "roll"):
                self.page.get_by_test_id(seen["go"]).click(timeout=3000)
            elif not seen["there"] or seen["over"] or seen["busy"]:
                return False
            elif seen["doubt"]:
                self.page.get_by_test_id("all-the-same").click(timeout=3000)
            elif seen["picks"]:
                self._pick(seen)
            elif seen["options"]:
                self.press(self.chance.choice(seen["options"]))
            elif seen["elsewhere"]:  # what can be chosen is at a base that is not open
                self.page.locator("[data-elsewhere]").first.click(timeout=3000)
            else:
                return False
        except Error:  # what was there a moment ago is gone: look again
            return False
        self.presses += 1
        return True

    def press(self, key: str) -> None:
        """Give one answer, and wait until the table has heard of it."""
        before = self.look()["n"]
        self._touch(f'[data-option="{key}"]')
        self.settled(before)

    def end_turn(self) -> None:
        """End the turn, also where the table wants to know whether one is sure."""
        doubt = self.page.get_by_test_id("end")
        sure = self.page.locator('[data-option="end"]')
        doubt.or_(sure).first.wait_for()
        if doubt.count():
            doubt.click()
        self.press("end")

    def settled(self, before: str) -> None:
        """Wait until the answer given to state `before` has come back."""
        self.page.wait_for_function(
            """(before) => {
              const table = document.querySelector('[data-testid=table]');
              const doubt = document.querySelector('[data-testid=all-the-same]');
              const waits = document.querySelector('[data-testid=roll], [data-testid=go-on]');
              return !table || doubt || waits || table.dataset.busy !== 'true' && table.dataset.n !== before;
            }""",
            arg=before,
            timeout=20_000,
        )

    def _pick(self, seen: dict[str, Any]) -> None:
        if seen["done"] and (seen["picked"] or self.chance.random() < 0.3):
            self.page.get_by_test_id("done").click(timeout=3000)
            self.settled(seen["n"])
            return
        free = f'[data-pick="{self.chance.choice(seen["picks"])}"][aria-pressed=false]'
        if self.page.locator(free).locator("visible=true").count():
            self._touch(free)
        elif seen["elsewhere"]:
            self.page.locator("[data-elsewhere]").first.click(timeout=3000)

    def _touch(self, where: str) -> None:
        self.page.locator(where).locator("visible=true").first.click(timeout=3000)

    def play(self, until: float = 150.0) -> None:
        """Play until the game is over; a clear failure if it does not end within so many seconds."""
        play_together([self], until)


def play_together(fingers: list[Finger], until: float = 150.0) -> None:
    """Let several pages play their seats until the game is over on all of them."""
    end = time.monotonic() + until
    while not all(finger.look()["over"] for finger in fingers):
        if time.monotonic() > end:
            raise AssertionError(f"the game did not end within {until} s: {[finger.look() for finger in fingers]}")
        pressed = [finger.press_once() for finger in fingers]
        if not any(pressed):
            fingers[0].page.wait_for_timeout(30)
