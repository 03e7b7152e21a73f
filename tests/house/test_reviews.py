"""Reviews in the background: each is made once, owners have their turns, and what is whole is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from potasovka.core import Record
from potasovka.core.catalogue import description
from potasovka.house.reviews import MOST_FAILED, TRIES, ReviewNow, Reviews
from potasovka.house.thought import Part
from potasovka.table.refusal import Refused

RECORD = Record("smashup", "3", {"players": 2}, 7, ("a", "b"))
PARTS = 3


class FakeShelf:
    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.full = False

    async def load_review(self, table: str) -> str | None:
        await asyncio.sleep(0)
        return self.kept.get(table)

    async def keep_review(self, table: str, text: str) -> None:
        if self.full:
            raise OSError("full")
        self.kept[table] = text


class FakeLooker:
    def __init__(self) -> None:
        self.looked: list[tuple[str, str, int]] = []
        self.failing = 0
        """How often it fails before it does not."""

    async def look(self, part: Part, owner: str) -> str:
        self.looked.append((owner, part.table, part.number))
        for _ in range(3):
            await asyncio.sleep(0)
        if self.failing:
            self.failing -= 1
            raise RuntimeError("no")
        over = float(part.number == PARTS - 1)
        point = {"turn": part.number, "seat": None, "at": part.number, "known": [over, 0.5], "full": [over, 0.5]}
        return json.dumps({"parts": PARTS, "seen": {"point": point, "judged": None}})


class House:
    def __init__(self, shelf: FakeShelf | None = None) -> None:
        self.shelf, self.looker = shelf or FakeShelf(), FakeLooker()
        self.reviews = Reviews(self.looker, self.shelf)

    async def ask(self, table: str = "t", owner: str = "a", most: int = 2) -> ReviewNow:
        return await self.reviews.ask(table, RECORD, (0, 1), owner, most)

    async def until(self, table: str, *states: str) -> ReviewNow:
        for _ in range(2000):
            now = await self.reviews.now(table)
            if now["state"] in states:
                return now
            await asyncio.sleep(0)
        raise AssertionError(f"it is never {states}")


def run(do: Callable[[], Awaitable[Any]]) -> Any:
    async def all_of_it() -> Any:
        return await do()

    return asyncio.run(all_of_it())


def test_a_review_is_made_part_by_part_and_kept() -> None:
    async def play() -> None:
        house = House()
        assert (await house.reviews.now("t"))["state"] == "none"
        assert await house.ask() == {"state": "working", "done": 0, "parts": 0, "review": None}
        done = set()
        while (now := await house.reviews.now("t"))["state"] == "working":
            done.add((now["done"], now["parts"]))
            await asyncio.sleep(0)
        assert {(0, 0), (1, PARTS), (2, PARTS)} <= done
        assert now["state"] == "done"
        assert now["review"] is not None
        assert [point["turn"] for point in now["review"]["points"]] == [0, 1, 2]
        assert [one["last"] for one in now["review"]["sums"]] == [1.0, 0.5]
        assert list(house.shelf.kept) == ["t"]

    run(play)


def test_who_asks_again_asks_for_the_same() -> None:
    async def play() -> None:
        house = House()
        await asyncio.gather(*[house.ask(owner=owner) for owner in "abca"])
        await house.until("t", "done")
        assert (await house.ask())["state"] == "done"
        assert [number for _, _, number in house.looker.looked] == [0, 1, 2]

    run(play)


def test_a_house_that_begins_anew_finds_what_is_kept_and_makes_what_is_not() -> None:
    async def play() -> None:
        first = House()
        await first.ask("whole")
        await first.until("whole", "done")
        await first.ask("half")
        first.reviews.close()
        second = House(first.shelf)
        assert (await second.reviews.now("half"))["state"] == "none"
        assert (await second.ask("whole"))["state"] == "done"
        assert second.looker.looked == []
        await second.ask("half")
        half = await second.until("half", "done")
        assert half["review"] == (await second.reviews.now("whole"))["review"]

    run(play)


def test_owners_have_their_turns() -> None:
    async def play() -> None:
        house = House()
        for table, owner in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b")):
            await house.ask(table, owner, 5)
        for table in ("a1", "a2", "a3", "b1"):
            await house.until(table, "done")
        owners = [owner for owner, _, _ in house.looker.looked]
        first = owners.index("b")
        assert owners[first : first + 5] == ["b", "a", "b", "a", "b"]

    run(play)


def test_an_owner_has_only_so_many_at_once() -> None:
    async def play() -> None:
        house = House()
        await house.ask("a1")
        await house.ask("a2")
        with pytest.raises(Refused) as refused:
            await house.ask("a3")
        assert (refused.value.code, refused.value.text.args) == ("many-reviews", {"seconds": 20})
        assert (await house.ask("a1"))["state"] == "working"
        assert (await house.ask("b1", "b"))["state"] == "working"
        await house.until("a1", "done")
        assert (await house.ask("a3"))["state"] == "working"

    run(play)


def test_a_part_that_fails_is_tried_again_and_a_review_that_fails_can_be_asked_for_again() -> None:
    async def play() -> None:
        house = House()
        house.looker.failing = TRIES - 1
        await house.ask()
        await house.until("t", "done")
        house.looker.failing = TRIES
        await house.ask("u")
        await house.until("u", "failed")
        assert house.shelf.kept.keys() == {"t"}
        assert (await house.ask("u"))["state"] == "working"
        await house.until("u", "done")

    run(play)


def test_what_cannot_be_kept_has_failed() -> None:
    async def play() -> None:
        house = House()
        house.shelf.full = True
        await house.ask()
        await house.until("t", "failed")
        assert len(house.looker.looked) == PARTS
        house.shelf.full = False
        await house.ask()
        await house.until("t", "done")

    run(play)


def test_of_those_that_failed_only_some_are_remembered() -> None:
    async def play() -> None:
        house = House()
        house.looker.failing = 10_000
        for number in range(MOST_FAILED + 5):
            await house.ask(f"t{number}")
            await house.until(f"t{number}", "failed")
        assert len(house.reviews._jobs) <= MOST_FAILED
        assert (await house.reviews.now("t0"))["state"] == "none"
        assert (await house.reviews.now(f"t{MOST_FAILED + 4}"))["state"] == "failed"

    run(play)


def test_a_kept_text_of_another_form_is_as_though_there_were_none() -> None:
    async def play() -> None:
        house = House()
        house.shelf.kept["t"] = '{"form":0,"review":{}}'
        assert (await house.reviews.now("t"))["state"] == "none"
        await house.ask()
        await house.until("t", "done")

    run(play)


def test_a_game_without_a_reviewer_and_a_puzzle_are_refused() -> None:
    puzzle = RECORD._replace(setup=description("smashup").puzzles()[0].setup)

    async def play() -> None:
        for record in (RECORD._replace(game="hitzroad"), puzzle):
            with pytest.raises(Refused) as refused:
                await House().reviews.ask("t", record, (0,), "a", 2)
            assert refused.value.code == "no-review"

    run(play)
