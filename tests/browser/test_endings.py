"""The end of a game and looking back at it: numbers of the record, jumps by turn and capture, the film of a step."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PHONE, ROOT, WIDE
from browser.crowds import SHOTS, shoot
from browser.measures import violations
from potasovka.core import Record
from potasovka.core.catalogue import description
from potasovka.table.row import Seat
from server.helpers import GREEDY, ME, Running

SIZES = {"wide": WIDE, "phone": PHONE}


class Played(NamedTuple):
    """A finished game."""

    hall: Running
    table: str
    token: str
    game: str

    @property
    def story(self) -> Any:
        """How it went, told from its record."""
        text = self.hall.http.get(f"/api/tables/{self.table}/record").text
        return description(self.game).story(Record.from_text(text))


@pytest.fixture(scope="module", params=["smashup", "hitzroad"])
def played(hall: Running, request: pytest.FixtureRequest) -> Played:
    """A game against a bot, played to its end."""
    game: str = request.param
    table, tokens = hall.open(game, {**ME, "name": "Анна"}, GREEDY)
    chance = random.Random(4)
    hall.sit(table, tokens[0]).play(chance.choice)
    return Played(hall, table, tokens[0], game)


class Looks:
    """Opens pages of whoever sat at the table."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.contexts: list[Any] = []
        self.wrong: list[str] = []

    def __call__(
        self,
        played: Played,
        path: str = "table",
        after: str = "",
        *,
        size: str = "wide",
        lang: str = "en",
        theme: Literal["light", "dark"] = "light",
        moving: bool = False,
    ) -> Page:
        context = self._browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale=lang,
            has_touch=size == "phone",
            is_mobile=size == "phone",
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme=theme,
        )
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        seat = {"table": played.table, "game": played.game, "at": 0, "state": "over"}
        kept = json.dumps([{**seat, "tokens": {"0": played.token}, "seats": []}])
        if played.token:
            context.add_init_script(f"localStorage.setItem('potasovka.tables', JSON.stringify({kept}))")
        page = context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.goto(f"http://localhost:{played.hall.port}/{path}/{played.table}{after}")
        return page


@pytest.fixture
def look(browser: Browser) -> Iterator[Looks]:
    looks = Looks(browser)
    yield looks
    for context in looks.contexts:
        context.close()
    assert not looks.wrong, looks.wrong


def numbers(page: Page) -> list[list[int]]:
    """The table of points that is read to those who do not see the graph."""
    rows = page.get_by_test_id("story-points").locator("tbody tr").all()
    return [[int(cell.inner_text()) for cell in row.locator("td").all()] for row in rows]


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_of_a_game_tells_what_its_record_says(
    look: Looks, played: Played, size: str, theme: Literal["light", "dark"]
) -> None:
    page = look(played, size=size, lang="ru", theme=theme)
    expect(page.get_by_test_id("story")).to_be_visible()
    story = played.story
    assert numbers(page) == [turn["scores"] for turn in story["turns"]]
    shown = page.get_by_test_id("result").locator(".score").all_inner_texts()
    said = sorted(int(re.sub(r"\D", "", one)) for one in shown)
    assert said == sorted(story["scores"])
    shoot(page, f"end-{played.game}-{theme}-{size}")
    page.get_by_test_id("story").evaluate("(story) => story.scrollIntoView({ block: 'end' })")
    shoot(page, f"end-{played.game}-{theme}-{size}-below")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    assert violations(page) == []


def test_the_end_of_a_brawl_tells_captures_and_the_best_card(look: Looks, hall: Running, played: Played) -> None:
    page, story = look(played), played.story
    expect(page.get_by_test_id("story")).to_be_visible()
    if played.game == "hitzroad":
        assert page.get_by_test_id("won").locator("a").count() == len(story["won"])
        rows = page.get_by_test_id("parties").locator("tbody tr")
        for row, parties in zip(rows.all(), story["parties"], strict=True):
            for cell, party in zip(row.locator("td").all(), parties, strict=True):
                has = " ".join(re.findall(r"\d+", cell.inner_text()))
                names = ("survivors", "ammo", "gas", "adrenaline")
                assert has == (" ".join(str(party[name]) for name in names) if party["alive"] else "")
        return
    captures = page.get_by_test_id("captures").locator("li")
    assert captures.count() == len(story["captures"])
    for item, capture in zip(captures.all(), story["captures"], strict=True):
        shares = item.locator(".share").all_inner_texts()
        points = [int(found[1]) for one in shares if (found := re.search(r"(\d+) point", one))]
        assert points == [share["points"] for share in capture["shares"]]
    assert captures.nth(story["deciding"]).get_by_test_id("deciding").is_visible()
    expect(page.get_by_test_id("best-card")).to_contain_text(re.compile(rf"\b{story['best']['points']:g} point"))


def test_the_picture_is_drawn_here_and_saved(look: Looks, played: Played) -> None:
    page = look(played, lang="ru")
    with page.expect_download() as saved:
        page.get_by_test_id("picture").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1200
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / f"picture-{played.game}.png").write_bytes(picture)


@pytest.mark.parametrize("size", list(SIZES))
def test_a_replay_is_jumped_through_by_turn_and_by_capture(look: Looks, played: Played, size: str) -> None:
    page, story = look(played, "replay", size=size, lang="ru"), played.story
    table = page.get_by_test_id("table")
    turns = sorted({turn["at"] for turn in story["turns"] if turn["at"]})
    found = story["captures"] if played.game == "smashup" else [won for won in story["won"] if won["points"]]
    marks = sorted({mark["at"] for mark in found})
    for at in turns[:3]:
        page.get_by_test_id("turn-next").click()
        expect(table).to_have_attribute("data-n", str(at))
        expect(page).to_have_url(re.compile(rf"[?&]at={at}\b"))
    page.get_by_test_id("turn-back").click()
    expect(table).to_have_attribute("data-n", str(turns[1]))
    page.keyboard.press("Home")
    expect(table).to_have_attribute("data-n", "0")
    for at in marks[:2]:
        page.get_by_test_id("mark-next").click()
        expect(table).to_have_attribute("data-n", str(at))
    shoot(page, f"replay-{played.game}-{size}")
    if played.game == "smashup":
        expect(page.get_by_test_id("capture")).to_be_visible()  # the scene that was sought stays
    assert page.locator(".time .mark").count() == len(found)
    assert page.locator(".time .turn").count() == len(story["turns"])
    expect(table).not_to_contain_text(re.compile("думает"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    assert violations(page) == []


def test_a_step_of_a_replay_is_played_and_a_capture_is_shown_as_a_scene(look: Looks, played: Played) -> None:
    story = played.story
    if played.game == "hitzroad":
        page = look(played, "replay", "?at=0", moving=True)
        page.get_by_test_id("replay-step").click()
        expect(page.get_by_test_id("table")).to_have_attribute("data-n", "1")
        expect(page.get_by_test_id("table")).to_have_attribute("data-beat", "")
        return
    at = story["captures"][0]["at"]
    page = look(played, "replay", f"?at={at}&show=1", moving=True)
    capture = page.get_by_test_id("capture")
    expect(capture).to_be_visible()
    shoot(page, "replay-capture")
    turn = story["captures"][0]["turn"]
    expect(page.get_by_test_id("turn-at")).to_have_text(f"{turn}/{len(story['turns'])}")  # the next one has not begun
    page.get_by_test_id("skip").click()
    table = page.get_by_test_id("table")
    expect(table).to_have_attribute("data-beat", "")
    expect(capture).to_have_count(0)
    lines = int(table.get_attribute("data-log") or 0)
    page.get_by_test_id("replay-speed").select_option("none")
    page.get_by_test_id("replay-step").click()
    expect(table).to_have_attribute("data-n", str(at + 1))
    assert int(table.get_attribute("data-log") or 0) >= lines


def test_in_a_replay_nothing_can_be_answered_and_what_was_chosen_is_marked(look: Looks, played: Played) -> None:
    page = look(played, "replay", "?at=1&seat=0", lang="en")
    expect(page.get_by_test_id("replay-step")).to_be_visible()
    chosen = 0
    for at in range(2, 30):
        page.get_by_test_id("replay-step").click()
        expect(page.get_by_test_id("table")).to_have_attribute("data-n", str(at))
        expect(page.get_by_test_id("prompt").get_by_role("button").and_(page.locator(".button"))).to_have_count(0)
        assert not page.locator("[data-option], [data-glow], [data-pick]").count()
        chosen += page.locator("[data-chosen]").count()
    assert chosen > 3


def test_a_replay_says_what_has_just_been_decided(look: Looks, played: Played) -> None:
    page = look(played, "replay", "?at=0", lang="en")
    said = page.get_by_test_id("replay-said")
    expect(page.get_by_test_id("table")).to_have_attribute("data-n", "0")
    expect(said).to_have_text("")
    page.get_by_test_id("replay-step").click()
    expect(said).not_to_have_text("")
    stepped = said.inner_text()
    page.reload()  # at the same moment, without having stepped there
    expect(said).to_have_text(stepped)


def test_every_step_that_is_played_shows_all_that_happened(look: Looks, played: Played) -> None:
    page = look(played, "replay", "?at=3", moving=True)
    table = page.get_by_test_id("table")
    expect(table).to_have_attribute("data-n", "3")
    page.evaluate(
        """() => {
          window.beats = [];
          const table = document.querySelector('[data-testid=table]');
          const note = () => table.dataset.beat && window.beats.push(table.dataset.beat);
          new MutationObserver(note).observe(table, { attributeFilter: ['data-beat'] });
        }"""
    )
    page.get_by_test_id("replay-speed").select_option("fast")
    first = int(table.get_attribute("data-log") or 0)
    for at in range(4, 9):
        page.get_by_test_id("replay-step").click()
        expect(table).to_have_attribute("data-n", str(at))
        expect(table).to_have_attribute("data-busy", "false", timeout=30_000)
    last = int(table.get_attribute("data-log") or 0)
    shown = [tuple(map(int, beat.split())) for beat in dict.fromkeys(page.evaluate("window.beats"))]
    assert [line for start, count in shown for line in range(start, start + count)] == list(range(first, last))


@pytest.mark.parametrize("teams", ["same", "new"])
def test_a_rematch_is_played_with_the_same_factions_or_new_ones(look: Looks, hall: Running, teams: str) -> None:
    table, tokens = hall.open("smashup", ME, GREEDY)
    hall.sit(table, tokens[0])
    closed = hall.http.post(f"/api/tables/{table}/seats/0/concede", headers={"authorization": f"Bearer {tokens[0]}"})
    assert closed.json()["state"] == "over"
    page = look(Played(hall, table, tokens[0], "smashup"))
    before = page.url
    page.get_by_test_id("rematch" if teams == "same" else "rematch-new").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    again = hall.table(page.url.rsplit("/", 1)[1].split("#")[0])
    factions = [player["factions"] for player in hall.table(table).view(None)["players"]]
    assert again.row.setup.get("factions", "random") == (factions if teams == "same" else "random")


def test_when_nobody_is_left_nothing_lies_over_the_parties_and_nobody_makes_tea(look: Looks, hall: Running) -> None:
    lost = Record.from_text((ROOT / "tests" / "golden" / "hitzroad-2-random.txt").read_text(encoding="utf-8"))
    keeper, tokens = hall.add("hitzroad", {"players": 2}, [Seat("person"), Seat("person")], int(lost.seed))
    people = [hall.sit(keeper.table.row.id, tokens[seat]) for seat in (0, 1)]
    page = None
    for number, key in enumerate(lost.answers):
        if number == len(lost.answers) - 12:
            page = look(Played(hall, keeper.table.row.id, "", "hitzroad"), size="phone")
            expect(page.get_by_test_id("table")).to_have_attribute("data-over", "false")
        seat = keeper.table.playing().choice.seat
        people[seat].until(lambda seat=seat: people[seat].choice is not None)
        given = people[seat].choice["number"]
        assert people[seat].answer(key)["type"] == "ok"
        people[seat].until(
            lambda seat=seat, given=given: people[seat].choice is None or people[seat].choice["number"] != given
        )
    assert page is not None
    expect(page.get_by_test_id("story")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-party]")).to_have_count(2)
    expect(page.get_by_test_id("farewell")).to_have_count(0)
    for party in page.locator("[data-party]").all():
        expect(party).to_contain_text("Nobody left.")
        expect(party).not_to_contain_text("tea")
    shoot(page, "nobody-left-phone")
