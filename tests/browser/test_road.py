"""Hit Z Road: routes in sight above the track, paying by steppers, tokens that explain themselves."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from math import floor
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import PHONE, SIDEWAYS, WIDE
from browser.crowds import shoot
from browser.measures import violations
from potasovka.bots import bot_answer, make_bot
from potasovka.core import Rng
from potasovka.core.replay import steps
from potasovka.hitzroad import HitZRoad, scoring
from potasovka.table.row import Seat
from server.helpers import GREEDY, ME, Running

SIZES = {"wide": WIDE, "phone": PHONE, "sideways": SIDEWAYS}
Sit = Callable[..., Page]

IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const there = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  return there && at !== null && (one.contains(at) || at.contains(one));
})"""

SMALL = """() => [...document.querySelectorAll('.road button, .ask button, .road a')]
  .filter((one) => one.getClientRects().length)
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([html]) => html)"""

TINY = """() => [...document.querySelectorAll('.scrapbook *')]
  .filter((one) => one.getClientRects().length)
  .filter((one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
  .filter((one) => !one.closest('.visually-hidden') && parseFloat(getComputedStyle(one).fontSize) < 14)
  .map((one) => one.outerHTML.slice(0, 90))"""


@pytest.fixture
def sit(browser: Browser, hall: Running) -> Iterator[Sit]:
    """Sit down at a new table with so many bots, or at one that is there."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def at(bots: int, size: str = "wide", lang: str = "ru", there: tuple[str, dict[int, str]] | None = None) -> Page:
        table, tokens = there or hall.open("hitzroad", {**ME, "name": "Анна"}, *[GREEDY] * bots)
        small = size != "wide"
        context = browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale=lang,
            has_touch=small,
            is_mobile=small,
            reduced_motion="reduce",
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        seat = {"table": table, "game": "hitzroad", "at": 0, "state": "playing", "lesson": False}
        kept = json.dumps([{**seat, "tokens": {"0": tokens[0]}, "seats": []}])
        context.add_init_script(f"localStorage.setItem('potasovka.tables', JSON.stringify({kept}))")
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(f"http://localhost:{hall.port}/table/{table}")
        expect(page.get_by_test_id("prompt")).to_be_visible()
        return page

    yield at
    for context in contexts:
        context.close()
    assert not wrong, wrong


def press(page: Page, key: str) -> None:
    """Give one answer and wait for what comes of it."""
    before = page.get_by_test_id("table").get_attribute("data-n") or ""
    page.locator(f'[data-option="{key}"]').first.click()
    page.wait_for_function(
        """(before) => {
          const table = document.querySelector('[data-testid=table]');
          return table.dataset.busy !== 'true' && table.dataset.n !== before;
        }""",
        arg=before,
    )


def asked(page: Page) -> list[str]:
    """The answers on offer, as soon as there are some."""
    page.locator("[data-option]").first.wait_for()
    keys: list[Any] = page.eval_on_selector_all("[data-option]", "(all) => all.map((one) => one.dataset.option)")
    return [str(key) for key in keys]


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("bots", [1, 3])
def test_all_routes_are_in_sight_above_the_track(sit: Sit, size: str, bots: int) -> None:
    page = sit(bots, size)
    asked(page)
    routes = 3 if bots == 1 else 4
    expect(page.locator(".route [data-card]")).to_have_count(2 * routes)
    shoot(page, f"road-auction-{bots + 1}-{size}")
    assert page.evaluate(IN_SIGHT, ".route [data-card]") == [True] * (2 * routes)
    names = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.eval_on_selector_all(".route .name", names) == [], "no word of a name is cut"
    seen = page.evaluate(IN_SIGHT, ".track .open")
    assert seen
    assert all(seen)
    last = page.locator(".route").last.bounding_box()
    track = page.locator(".track").bounding_box()
    assert last
    assert track
    assert last["y"] + last["height"] <= track["y"] + 1
    assert page.evaluate(TINY) == []
    if size != "wide":
        assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    assert violations(page) == []


@pytest.mark.parametrize("size", list(SIZES))
def test_a_card_of_a_route_opens_whole(sit: Sit, size: str) -> None:
    page = sit(1, size, "en")
    asked(page)
    page.locator(".route [data-card]").first.click()
    expect(page.get_by_test_id("card-sheet")).to_be_visible()
    shoot(page, f"road-sheet-{size}")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("card-sheet")).to_have_count(0)


@pytest.mark.parametrize("size", list(SIZES))
def test_what_one_would_have_now_is_said_and_why(sit: Sit, size: str) -> None:
    page = sit(1, size)
    asked(page)
    tally = page.get_by_test_id("tally")
    expect(tally).to_contain_text("0★")
    expect(tally.locator(".other")).to_contain_text("0★")
    tally.click()
    expect(page.get_by_test_id("sums").locator("article")).to_have_count(2)
    expect(page.get_by_test_id("bonuses").locator("li")).to_have_count(4)
    shoot(page, f"road-tally-{size}")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("sums")).to_have_count(0)


@pytest.mark.parametrize("size", list(SIZES))
def test_a_bid_is_paid_by_steppers(sit: Sit, size: str) -> None:
    page = sit(1, size)
    expect(page.get_by_test_id("bid-limit")).to_contain_text("12")
    while not page.get_by_test_id("pay").count():
        keys = asked(page)
        raises = [key for key in keys if key.startswith("bid:")]
        press(page, raises[0] if raises and int(raises[0][4:]) <= 4 else "pass")
        page.locator("[data-option]").first.wait_for()
        if page.locator(".route [data-option]").count():
            pytest.fail("nothing had to be paid")
    pay = page.get_by_test_id("pay")
    shoot(page, f"road-pay-{size}")
    kinds = ["ammo", "gas", "adrenaline"]

    def chosen() -> list[int]:
        return [int(one) for one in pay.locator(".now b").all_inner_texts()]

    due = sum(chosen())
    for kind in kinds:
        while page.get_by_test_id(f"less-{kind}").is_enabled():
            page.get_by_test_id(f"less-{kind}").click()
    assert chosen() == [0, 0, 0]
    expect(page.get_by_test_id("pay-now")).to_be_disabled()
    for _ in range(due):
        page.get_by_test_id("more-gas").click()
    assert chosen() == [0, due, 0]
    expect(page.get_by_test_id("more-ammo")).to_be_disabled()
    expect(page.get_by_test_id("left-gas")).to_contain_text(str(4 - due))
    assert page.evaluate(IN_SIGHT, "[data-testid=pay-now]") == [True]
    if size != "wide":
        assert page.evaluate(SMALL) == []
    assert violations(page) == []
    press(page, f"pay:{due}gas")
    mine = page.locator("[data-party='0']")
    expect(mine.locator(".caps b").nth(1)).to_have_text(str(4 - due))
    expect(mine.locator(".caps b").nth(0)).to_have_text("4")


def armed(hall: Running) -> tuple[str, dict[int, str]]:
    """A journey alone on which somebody with 24 rounds is asked how many to fire."""
    keeper, tokens = hall.add("hitzroad", {"players": 1}, [Seat("person")], seed=321)
    table = keeper.table.row.id
    hall.sit(table, tokens[0]).play(lambda keys: keys[0], most=13)
    return table, tokens


@pytest.mark.parametrize("size", list(SIZES))
def test_many_rounds_are_fired_with_a_stepper(sit: Sit, hall: Running, size: str) -> None:
    there = armed(hall)
    page = sit(0, size, there=there)
    game = hall.table(there[0]).playing()
    told = game.odds(0)
    assert told is not None
    safest = told["rows"][told["best"]]["rounds"]
    fire, now = page.get_by_test_id("fire"), page.locator("[data-testid=fire] .now b")
    expect(fire).to_be_visible()
    expect(page.get_by_test_id("fire-odds")).to_contain_text("★")
    assert page.evaluate(IN_SIGHT, "[data-testid=fire-now], [data-testid=less-rounds]") == [True, True]
    shoot(page, f"road-fire-{size}")
    expect(now).to_have_text(str(safest))
    expect(page.locator('[data-option^="fire:"]')).to_have_count(1)
    while page.get_by_test_id("less-rounds").is_enabled():
        page.get_by_test_id("less-rounds").click()
    expect(page.get_by_test_id("fire-now")).to_have_attribute("data-option", "fire:0")
    expect(page.get_by_test_id("left-rounds")).to_have_text("останется 24")
    for rounds in (1, 2):
        page.get_by_test_id("more-rounds").click()
        expect(now).to_have_text(str(rounds))
        share = round(100 * told["rows"][rounds]["survive"])
        expect(page.get_by_test_id("fire-odds")).to_contain_text(f"{share}\u00a0% выжить")
    expect(page.get_by_test_id("left-rounds")).to_have_text("останется 22")
    page.get_by_test_id("fire-safest").click()
    expect(now).to_have_text(str(safest))
    while page.get_by_test_id("more-rounds").is_enabled():
        page.get_by_test_id("more-rounds").click()
    expect(page.get_by_test_id("fire-now")).to_have_attribute("data-option", "fire:24")
    assert page.evaluate(IN_SIGHT, "[data-testid=fire-now]") == [True]
    if size != "wide":
        assert page.evaluate(SMALL) == []
    assert violations(page) == []
    press(page, "fire:24")
    expect(page.locator("[data-party='0'] .caps b").nth(0)).to_have_text("0")


def journey(players: int, seed: int, until: Callable[[HitZRoad], bool] = lambda game: False) -> HitZRoad:
    """A game of bots that want to live, up to a moment or to its end."""
    game, chance = HitZRoad.new({"players": players}, seed), Rng(seed)
    bots = [make_bot("hitzroad", "normal", Rng(seed + seat)) for seat in range(players)]
    while (choice := game.choice) is not None and not until(game):
        game.answer(bot_answer(bots[choice.seat], game, choice.seat, chance))
    return game


def travelled(hall: Running, game: HitZRoad) -> tuple[str, dict[int, str]]:
    """A table of people who have given the same answers."""
    seats = [Seat("person")] * game.seats
    keeper, tokens = hall.add("hitzroad", {"players": game.seats}, seats, game.record().seed)
    people = [hall.sit(keeper.table.row.id, tokens[seat]) for seat in range(game.seats)]
    for before, key in zip(steps(game.record(), quiet=True), game.answers, strict=False):
        assert before.choice is not None
        person = people[before.choice.seat]
        person.until(lambda person=person: person.choice is not None)
        number = person.choice["number"]
        assert person.answer(key)["type"] == "ok"
        person.until(lambda person=person, number=number: person.choice is None or person.choice["number"] != number)
    return keeper.table.row.id, tokens


@pytest.mark.parametrize(("players", "seed", "size"), [(4, 13, "wide"), (4, 13, "phone"), (1, 8, "phone")])
def test_what_brought_points_at_the_end_is_what_the_engine_counts(
    sit: Sit, hall: Running, players: int, seed: int, size: str
) -> None:
    game = journey(players, seed)
    state, result = game.state, game.result
    assert result is not None
    assert len(state.order) == players, "on this road everybody lives"
    page = sit(0, size, "en", travelled(hall, game))
    expect(page.get_by_test_id("sums")).to_be_visible()
    names = page.locator("[data-sum] h3").all_inner_texts()
    for seat in range(players):
        told = scoring.sum_of(state, seat)
        assert told["total"] == result.scores[seat]
        cells = page.locator(f"[data-sum='{seat}'] [data-part]").all()
        assert len(cells) == 4
        for cell in cells:
            assert int(cell.locator("dd").inner_text()) == told[cell.get_attribute("data-part")]  # type: ignore[literal-required]
        row = page.get_by_test_id("won").locator("> li").nth(seat)
        shown = [int(stars) for stars in re.findall(r"(\d+)★", " ".join(row.locator("a").all_inner_texts()))]
        assert row.locator("a").count() == len(state.won[seat])
        assert sum(shown) == told["cards"] + told["tokens"]
    if players == 1:
        rung = page.get_by_test_id("ladder").locator("[aria-current]")
        expect(rung).to_have_count(1)
        expect(rung.locator("b")).to_have_text(f"{scoring.LADDER[scoring.title(result.scores[0]) - 1]}+")
        return
    holders = scoring.bonus_holders(state)
    assert sum(holder >= 0 for holder in holders) == 3
    for row, holder in zip(page.get_by_test_id("bonuses").locator("li").all(), holders, strict=True):
        assert [name.strip() for name in names if name.strip() in row.inner_text()] == (
            [names[holder].strip()] if holder >= 0 else []
        )


@pytest.mark.parametrize("size", list(SIZES))
def test_few_rounds_are_fired_with_a_button_each_and_its_odds(sit: Sit, hall: Running, size: str) -> None:
    def short_of_rounds(game: HitZRoad) -> bool:
        choice = game.choice
        return choice is not None and "fire:2" in choice.keys and game.state.owns(0)[0] < 6

    game = next(game for seed in range(50) if not (game := journey(1, seed, short_of_rounds)).result)
    page = sit(0, size, "en", travelled(hall, game))
    told = game.odds(0)
    assert told is not None
    bars = page.locator("[data-option] [data-odds]")
    expect(bars.first).to_be_visible()
    fired = [row for row in told["rows"] if row["key"].startswith("fire:")]
    assert {row["key"] for row in fired} <= {bars.nth(n).get_attribute("data-odds") for n in range(bars.count())}
    for row in fired:
        button = page.locator(f'[data-option="{row["key"]}"]')
        expect(button).to_contain_text("99%" if row["survive"] > 0.99 else f"{floor(100 * row['survive'] + 0.5)}%")
    starred = page.locator(".answers .button", has_text="★")
    expect(starred).to_have_count(1)
    assert page.locator(".answers .primary").count() == 1, "only what has the star is loud"


def asked_to(*questions: str, wanted: Callable[[HitZRoad], bool] = lambda game: True) -> HitZRoad:
    """A journey alone up to one of these questions, where that is wanted."""

    def there(game: HitZRoad) -> bool:
        return game.choice is not None and game.choice.prompt.id[13:] in questions and wanted(game)

    for seed in range(60):
        game = journey(1, seed, there)
        if game.choice is not None:
            return game
    raise AssertionError(f"nobody is asked {questions}")


def test_who_has_passed_and_is_asked_again_is_told_why(sit: Sit, hall: Running) -> None:
    game = next(game for seed in range(9) if (game := HitZRoad.new({"players": 2}, seed)).state.asked == 0)
    first, second = travelled(hall, game), game.clone()
    expect(sit(0, "phone", there=first).locator(".question")).not_to_contain_text("пас не последний")
    for key in ("pass", "bid:1"):
        second.answer(key)
    page = sit(0, "phone", there=travelled(hall, second))
    expect(page.locator(".question")).to_contain_text("Твой пас не последний: ставку подняли. Аукцион")
    expect(page.locator(".party .place")).to_have_count(0)  # the list beside the track says who would go when


def test_whoever_is_left_alone_on_the_road_reads_that_there_are_no_bonuses(sit: Sit, hall: Running) -> None:
    def alone(seed: int) -> HitZRoad | None:
        game, chance = HitZRoad.new({"players": 2}, seed), Rng(seed)
        while (choice := game.choice) is not None:
            if game.state.order == [0]:
                return game
            game.pick(chance.below(len(choice)))
        return None

    page = sit(0, "phone", there=travelled(hall, next(filter(None, map(alone, range(99))))))
    tally = page.get_by_test_id("tally")
    expect(tally.locator(".other")).to_have_count(0)
    tally.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Бонусных карт тогда не делят")
    expect(dialog).not_to_contain_text("Если доедут хотя бы двое")
    shoot(page, "road-last-phone")


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_no_way_to_fight_is_loud_where_it_is_safer_to_leave(sit: Sit, hall: Running, size: str) -> None:
    def safer(game: HitZRoad) -> bool:
        told = game.odds(0)
        assert told is not None
        return bool(told["leave"]) and "flee" in {row["key"] for row in told["rows"]}

    page = sit(0, size, there=travelled(hall, asked_to("stand", wanted=safer)))
    expect(page.locator('[data-option="flee"]')).to_be_visible()
    expect(page.locator("[data-odds]").first).to_be_visible()
    expect(page.locator("[data-option].primary")).to_have_count(0)
    shoot(page, f"road-leave-{size}")


@pytest.mark.parametrize("lesson", [False, True])
def test_sideways_every_answer_of_a_battle_is_in_sight(sit: Sit, hall: Running, lesson: bool) -> None:
    """However much the question says: it scrolls above them."""
    for questions in ("fire", "stand", "bite"):
        page = sit(
            0, "sideways", there=travelled(hall, asked_to(questions, wanted=lambda game: len(game.choice or ()) > 1))
        )
        expect(page.locator("[data-odds]").first).to_be_visible()
        if lesson:  # a hint takes the room that it takes in a first game
            page.evaluate("document.querySelector('.scrapbook').style.height = 'calc(100dvh - 98px)'")
        assert False not in page.evaluate(IN_SIGHT, ".ask [data-option]"), questions
        words = page.locator(".prompt .said").bounding_box()
        assert words is not None
        assert words["height"] >= 24
        shoot(page, f"road-{questions}-sideways-{lesson}")


def test_what_the_star_is_about_is_said_once(sit: Sit, hall: Running) -> None:
    def battles(number: int) -> Callable[[HitZRoad], bool]:
        return lambda game: sum(event.kind == "hitzroad-log-zombies" for event in game.log) == number

    page = sit(0, "phone", there=travelled(hall, asked_to("fire", wanted=battles(1))))
    expect(page.get_by_test_id("prompt")).to_contain_text("★ — про то, как выжить, а не про очки.")
    shoot(page, "road-star-phone")
    page = sit(0, "phone", there=travelled(hall, asked_to("fire", wanted=battles(2))))
    expect(page.locator("[data-odds]").first).to_be_visible()
    expect(page.get_by_test_id("prompt")).not_to_contain_text("про очки")


def test_a_party_with_less_than_the_track_is_long_can_bid_no_more_than_it_has(sit: Sit, hall: Running) -> None:
    def poor(game: HitZRoad) -> bool:
        has = sum(game.state.owns(0))
        choice = game.choice
        return choice is not None and (choice.seat, choice.prompt.id) == (0, "hitzroad-ask-bid") and 2 <= has < 10

    game = next(game for game in (journey(2, seed, poor) for seed in range(40)) if game.choice is not None)
    wealth = sum(game.state.owns(0))
    page = sit(0, "phone", there=travelled(hall, game))
    expect(page.get_by_test_id("bid-limit")).to_have_text(f"У тебя {wealth}, предел — {wealth}")
    bids = [int(key.removeprefix("bid:")) for key in asked(page) if key.startswith("bid:")]
    assert max(bids) == wealth
    assert page.locator(".track .beyond").count() == 10 - wealth


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("bots", [0, 1])
def test_the_sums_at_the_end_are_those_of_the_engine(browser: Browser, hall: Running, size: str, bots: int) -> None:
    table, tokens = hall.open("hitzroad", {**ME, "name": "Анна"}, *[GREEDY] * bots)
    hall.sit(table, tokens[0]).play(lambda keys: "flee" if "flee" in keys else keys[0])
    told = hall.http.get(f"/api/tables/{table}/story").json()
    small = size != "wide"
    context = browser.new_context(viewport=SIZES[size], locale="ru", has_touch=small, is_mobile=small)  # type: ignore[arg-type]
    seat = {"table": table, "game": "hitzroad", "at": 0, "state": "over", "lesson": False}
    kept = json.dumps([{**seat, "tokens": {"0": tokens[0]}, "seats": []}])
    context.add_init_script(f"localStorage.setItem('potasovka.tables', JSON.stringify({kept}))")
    page = context.new_page()
    page.goto(f"http://localhost:{hall.port}/table/{table}")
    expect(page.get_by_test_id("sums")).to_be_visible()
    game = hall.table(table).game
    assert game is not None
    result = game.result
    assert result is not None
    for number, one in enumerate(told["sums"]):
        assert one["total"] == result.scores[number]
        for cell in page.locator(f"[data-sum='{number}'] [data-part]").all():
            part = cell.get_attribute("data-part") or ""
            assert int(cell.locator("dd").inner_text()) == one[part]
    if not bots:
        expect(page.get_by_test_id("ladder").locator("[aria-current]")).to_have_count(1)
        expect(page.get_by_test_id("rematch")).to_have_text("Сыграть ещё раз")
    page.get_by_test_id("sums").scroll_into_view_if_needed()
    shoot(page, f"road-end-{bots + 1}-{size}")
    assert violations(page) == []
    context.close()
