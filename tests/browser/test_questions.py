"""Questions: read whole where there is little room, ticked where several are picked, and what Escape does to them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.crowds import CROWDS, seated, shoot
from server.helpers import Running

TOGETHER = """
turn: A
base: Crystal Fortress
  B: Imperial Dragon
  A: Ghost
base: Workshop
hand A: Siren, Ghost
hand B: Ghost
deck A: 9 Ghost
deck B: 9 Sprout
discard A: 3 Spirit
base deck: Arena
"""
"""A minion that sets off two abilities at once, one of which asks what goes under the deck, or nothing."""

SEVERAL = """
turn: A
base: Haunted House
  A: 2 Granny, Ghost
  B: Sprout
base: Workshop
  B: Mako
hand A: Favor of Hera, Favor of Poseidon, Spirit, Bear Cavalry, Hidden Ninja
hand B: Ghost
deck A: 9 Ghost
deck B: 9 Sprout
discard A: 2 Spirit, Ghost, Sprout
base deck: Arena
"""
"""Two talents to use, and cards that let several minions, or cards of a pile, be picked."""

FULL = """
turn: A
base: Crystal Fortress
  A: 2 Siren, 2 Ghost, 2 Mechanic
  B: 2 Sprout, 2 General Ivan, 2 Mako, 2 Temptress
  on base: A Door to the Beyond, B Raze
base: Workshop
  A: Ghost
  B: Mako
base: Retirement Community
hand A: Captive Audience, Favor of Poseidon, Reunion Tour, Bear Cavalry, Ghost, Spirit, Siren
hand B: Ghost
deck A: 9 Ghost
deck B: 9 Sprout
discard A: 3 Spirit, 2 Ghost, Granny, Sprout, Mako, Temptress, General Ivan
base deck: Arena
"""
"""A base with room for nothing more, a big hand, and cards that ask at length or show a pile."""
SPECIAL = """
turn: A
base: Tar Pits
  A: 3 King Rex
base: Workshop
  A: Pirate King
  B: Ghost
hand A: Ghost
hand B: Ghost
deck A: 8 Ghost
deck B: 8 Ghost
base deck: Arena, Ancient Temple
"""
"""Whoever ends the turn may answer with one card."""

CUT = """() => {
  const prompt = document.querySelector('[data-testid=prompt]'), edge = prompt.getBoundingClientRect(), found = [];
  if (edge.height > innerHeight / 3) found.push('more than a third of the screen');
  const hidden = prompt.scrollHeight - prompt.clientHeight;
  if (hidden > 1) found.push(`${hidden} px out of sight`);
  for (const button of prompt.querySelectorAll('button')) {
    const at = button.getBoundingClientRect();
    if (at.bottom > edge.bottom + 1 || at.top < edge.top - 1) found.push(`under the edge: ${button.innerText}`);
    const on = document.elementFromPoint(at.left + at.width / 2, at.bottom - 4);
    if (!button.contains(on)) found.push(`covered: ${button.innerText}`);
    if (at.height < 43.5 || at.width < 43.5) found.push(`small: ${button.innerText}`);
  }
  for (const text of document.querySelectorAll('.ability [data-cut]')) found.push(`cut: ${text.innerText}`);
  const said = prompt.querySelector('.said');
  const hides = said && said.scrollHeight > said.clientHeight + 4;
  if (hides && !said.dataset.more) found.push(`no sign that more is said: ${said.innerText}`);
  const hand = document.querySelector('.mine > .cards').getBoundingClientRect();
  if (hand.bottom > innerHeight + 8) found.push(`the hand is ${hand.bottom - innerHeight} px below the screen`);
  return found;
}"""


@pytest.fixture(autouse=True)
def positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CROWDS, "together", TOGETHER)
    monkeypatch.setitem(CROWDS, "several", SEVERAL)
    monkeypatch.setitem(CROWDS, "full", FULL)
    monkeypatch.setitem(CROWDS, "special", SPECIAL)


def played(page: Page) -> None:
    """Play the minion, and wait until it is asked in which order things happen."""
    page.locator("[data-hand=siren]").click()
    page.locator('[data-option^="base:"]:visible').first.click()
    expect(page.locator(".ability").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", ["phone", "sideways", "wide"])
def test_a_question_is_read_whole_and_so_are_its_answers(browser: Browser, hall: Running, size: str, lang: str) -> None:
    page = seated(browser, hall, "together", size, lang)
    played(page)
    shoot(page, f"in-order-{size}-{lang}")
    assert page.evaluate(CUT) == []
    page.locator('.ability[data-option*="crystal_fortress"]').click()
    expect(page.get_by_test_id("prompt").locator(".skip")).to_be_in_viewport(ratio=1)
    shoot(page, f"declined-{size}-{lang}")
    assert page.evaluate(CUT) == []
    page.context.close()


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_where_one_card_may_answer_its_text_is_at_hand(browser: Browser, hall: Running, size: str) -> None:
    page = seated(browser, hall, "special", size, "en")
    page.get_by_test_id("end").click()
    prompt = page.get_by_test_id("prompt")
    prompt.get_by_text("Yes, end it").click()
    expect(prompt).to_contain_text("Answer with Pirate King?")
    expect(prompt.locator(".asks")).to_have_text("Pirate King")
    shoot(page, f"special-{size}")
    assert page.evaluate(CUT) == []
    page.context.close()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", ["phone", "sideways", "wide"])
@pytest.mark.parametrize("card", ["captive_audience", "favor_of_poseidon", "reunion_tour", "bear_cavalry"])
def test_a_long_question_leaves_the_hand(browser: Browser, hall: Running, card: str, size: str, lang: str) -> None:
    page = seated(browser, hall, "full", size, lang)
    before = page.locator(".cards").bounding_box()
    page.locator(f"[data-hand={card}]").click()
    prompt = page.get_by_test_id("prompt")
    expect(prompt.locator(".asks").first).to_be_visible()
    shoot(page, f"long-{card}-{size}-{lang}")
    assert page.evaluate(CUT) == []
    after = page.locator(".cards").bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) <= 5  # the question at rest is as much lower than its room
    if size != "phone":  # there the tallest questions lie over them, and give them back
        expect(page.locator(".mine .points")).to_be_visible()
    page.context.close()


def test_what_is_brought_into_sight_takes_the_question_along_nowhere(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "full", "sideways")
    page.locator("[data-hand=reunion_tour]").click()
    prompt = page.get_by_test_id("prompt")
    expect(page.locator("[data-pick]").first).to_be_visible()
    for spot in ("[data-pick] >> nth=-1", "[data-hand] >> nth=-1", ".mine .panel"):
        page.locator(spot).evaluate("(one) => one.scrollIntoView({ block: 'end' })")
        expect(prompt.locator(".question")).to_be_in_viewport(ratio=1)
        expect(prompt.get_by_test_id("done")).to_be_in_viewport(ratio=1)
    page.context.close()


@pytest.mark.parametrize("size", ["phone", "sideways", "wide"])
@pytest.mark.parametrize(("card", "most"), [("favor_of_hera", 2), ("favor_of_poseidon", 3)])
def test_what_is_picked_is_ticked_and_counted(browser: Browser, hall: Running, card: str, most: int, size: str) -> None:
    page = seated(browser, hall, "several", size, "en")
    page.locator(f"[data-hand={card}]").click()
    for _ in range(2):
        page.locator("[data-pick][aria-pressed=false]:visible").first.click()
    picked = page.locator("[data-pick][aria-pressed=true]:visible")
    expect(picked).to_have_count(2)
    for one in picked.all():
        assert one.evaluate("(one) => getComputedStyle(one, '::before').content") == '"✓"'
    expect(page.get_by_test_id("prompt")).to_contain_text(f"picked 2, at most {most}")
    shoot(page, f"picked-{card}-{size}")
    page.context.close()


def test_escape_closes_a_remark_before_it_takes_anything_back(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "several", "wide", "en")
    page.locator("[data-hand=bear_cavalry]").click()
    expect(page.get_by_test_id("back")).to_be_visible()
    prompt = page.get_by_test_id("prompt")
    question = prompt.locator(".question").inner_text()
    page.locator("[data-hand=hidden_ninja]").click()
    expect(prompt.locator(".remark")).to_be_visible()
    page.keyboard.press("Escape")
    expect(prompt.locator(".remark")).to_have_count(0)
    expect(prompt.locator(".question")).to_have_text(question)
    page.keyboard.press("Escape")
    expect(prompt.locator(".question")).not_to_have_text(question)
    page.context.close()


@pytest.mark.parametrize("size", ["phone", "sideways", "wide"])
def test_a_talent_is_read_before_it_is_used(browser: Browser, hall: Running, size: str) -> None:
    page = seated(browser, hall, "several", size, "en")
    granny = page.locator('[data-option^="talent:"]').first
    prompt = page.get_by_test_id("prompt")
    granny.click()
    expect(prompt.locator(".question")).to_contain_text("Granny. Talent: ")
    shoot(page, f"talent-{size}")
    assert page.evaluate(CUT) == []
    page.get_by_test_id("rather-not").click()
    expect(prompt.locator(".question")).to_have_text("Your move.")
    granny.click()
    page.get_by_role("button", name="Use the talent").click()
    expect(prompt.locator(".question")).not_to_contain_text("Granny. Talent: ")
    page.context.close()


def test_the_end_of_a_turn_counts_talents_that_are_left(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "several", "phone", "en")
    end = page.get_by_test_id("end")
    expect(end).to_contain_text("two plays are left")
    expect(end).to_contain_text("2 abilities are unused")
    shoot(page, "end-unused-phone")
    assert page.evaluate(CUT) == []
    page.context.close()


def test_the_base_that_was_opened_stays_open_while_nothing_is_asked_elsewhere(browser: Browser, hall: Running) -> None:
    page = seated(browser, hall, "several", "phone", "en")
    page.locator("[data-open='1']").click()
    page.locator("[data-hand=favor_of_hera]").click()  # all that can be chosen is at the other base
    expect(page.locator("[data-place]")).to_have_attribute("data-place", "0")
    page.get_by_test_id("done").click()
    expect(page.get_by_text("End the turn")).to_be_visible()  # now the hand is asked about, and talents over there
    expect(page.locator("[data-place]")).to_have_attribute("data-place", "1")
    page.context.close()
