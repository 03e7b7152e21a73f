"""Reviews on a server: asked for over HTTP, made by those who think for bots, kept with the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from potasovka.core import Record
from potasovka.core.review import review_of
from potasovka.house.reviews import Reviews
from potasovka.server.archive import Archive
from potasovka.server.limits import Limits
from potasovka.server.reviews import ReviewShelf
from potasovka.server.schema import reviews
from potasovka.smashup.review import BrawlReview
from server.helpers import ME, Running, wait_for

SHORT = """
turn: A
base: Workshop
  A: General Ivan +1
  B: General Ivan
base: Haunted House
hand A: King Rex
hand B: King Rex
points: A 14, B 14
deck A: Ghost, Ghost, Ghost, Ghost
deck B: Ghost, Ghost, Ghost, Ghost
base deck: Arena, Haunted House
"""
"""One turn of each, if nobody captures the base."""


def finished(server: Running) -> str:
    """A table at which A has missed the victory, and B has not."""
    table, tokens = server.lay(SHORT, "person", "person")
    one, other = server.sit(table, tokens[0]), server.sit(table, tokens[1])
    one.until(lambda: one.choice)
    assert one.answer("end")["type"] == "ok"
    for key in ("play:king_rex", "base:workshop"):
        other.until(lambda key=key: key in other.keys)
        assert other.answer(key)["type"] == "ok"
    other.until(lambda: other.view["over"])
    return table


def ask(server: Running, table: str) -> dict[str, Any]:
    told = server.http.post(f"/api/tables/{table}/review")
    assert told.status_code == 200, told.text
    found: dict[str, Any] = told.json()
    return found


def look(server: Running, table: str) -> dict[str, Any]:
    found: dict[str, Any] = server.http.get(f"/api/tables/{table}/review").json()
    return found


def whole(server: Running, table: str) -> dict[str, Any]:
    """The review, once it is there."""
    wait_for(lambda: look(server, table)["state"] == "done")
    found: dict[str, Any] = look(server, table)["review"]
    return found


def reviews_of(server: Running) -> Reviews:
    made: Reviews = server.app.state.reviews
    return made


def held_back(server: Running) -> asyncio.Event:
    """From now on nobody looks at a part until this is set."""

    async def make() -> asyncio.Event:
        gate, looker = asyncio.Event(), reviews_of(server)._looker
        look = looker.look

        async def later(*given: Any) -> str:
            await gate.wait()
            return await look(*given)

        looker.look = later  # type: ignore[method-assign]
        return gate

    gate: asyncio.Event = server.inside(make)
    return gate


def open_gate(server: Running, gate: asyncio.Event) -> None:
    async def let() -> None:
        gate.set()

    server.inside(let)


def test_a_review_is_made_kept_and_what_the_game_itself_finds(start: Callable[..., Running]) -> None:
    server = start()
    table = finished(server)
    assert look(server, table) == {"state": "none", "done": 0, "parts": 0, "review": None}
    assert ask(server, table)["state"] == "working"
    told = whole(server, table)
    record = Record.from_text(server.http.get(f"/api/tables/{table}/record").text)
    looking = BrawlReview(record, (0, 1))
    assert told == review_of(record, (0, 1), [looking.look(number) for number in range(looking.parts)])
    assert told["judged"][0]["better"][0]["key"] == "play:king_rex"
    assert ask(server, table)["review"] == told


def test_asked_twice_it_is_made_once_and_a_server_that_begins_anew_has_it(start: Callable[..., Running]) -> None:
    server = start()
    table = finished(server)
    gate = held_back(server)
    assert [ask(server, table)["state"] for _ in range(3)] == ["working"] * 3
    assert len(reviews_of(server)._jobs) == 1
    open_gate(server, gate)
    told = whole(server, table)
    server.stop()
    again = start()
    assert ask(again, table) == {"state": "done", "done": 1, "parts": 1, "review": told}
    assert reviews_of(again)._jobs == {}


def test_a_server_that_stops_in_the_middle_loses_only_work(start: Callable[..., Running]) -> None:
    server = start()
    table = finished(server)
    held_back(server)
    ask(server, table)
    server.stop()
    again = start()
    assert look(again, table)["state"] == "none"
    ask(again, table)
    assert whole(again, table)["sums"][0]["skill"] < -0.3


def test_another_server_that_was_first_is_no_harm(start: Callable[..., Running]) -> None:
    server = start()
    table = finished(server)
    ask(server, table)
    told = whole(server, table)
    shelf = ReviewShelf(server.hall.store)
    text = server.inside(lambda: shelf.load_review(table))
    server.inside(lambda: shelf.keep_review(table, text))
    server.inside(lambda: shelf.keep_review("nowhere", text))
    assert whole(server, table) == told
    assert server.inside(lambda: shelf.load_review("nowhere")) is None


def test_nothing_of_a_running_game_is_reviewed(server: Running) -> None:
    table, _ = server.lay(SHORT, "person", "person")
    for method in ("GET", "POST"):
        refused = server.http.request(method, f"/api/tables/{table}/review")
        assert (refused.status_code, refused.json()["error"]) == (409, "not-over")
    assert table not in reviews_of(server)._jobs


def test_a_private_table_is_reviewed_for_those_who_may_look(server: Running) -> None:
    wish = {"game": "hitzroad", "seats": [ME], "setup": {}}
    made = server.http.post("/api/tables", json=wish).json()
    url = f"/api/tables/{made['table']}/review"
    assert server.http.post(url).json()["error"] == "private"
    headers = {"authorization": f"Bearer {made['tokens']['0']}"}
    assert server.http.post(url, headers=headers).json()["error"] == "not-over"


def test_a_game_without_a_reviewer_says_so(server: Running) -> None:
    table, tokens = server.open("hitzroad", ME)
    server.sit(table, tokens[0]).play(lambda keys: keys[-1])
    refused = server.http.post(f"/api/tables/{table}/review")
    assert (refused.status_code, refused.json()["error"]) == (404, "no-review")
    assert look(server, table)["state"] == "none"


def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(server: Running) -> None:
    table, tokens = server.lay(SHORT, "person", "random")
    player = server.sit(table, tokens[0])
    player.until(lambda: player.choice)
    headers = {"authorization": f"Bearer {tokens[0]}"}
    assert server.http.post(f"/api/tables/{table}/seats/0/concede", headers=headers).status_code == 200
    ask(server, table)
    told = whole(server, table)
    assert [point["turn"] for point in told["points"]] == [0]
    assert [one["seat"] for one in told["sums"]] == [0]


def test_reviews_of_one_address_are_counted(start: Callable[..., Running]) -> None:
    server = start(limits=Limits(home_reviews=1))
    one, other = finished(server), finished(server)
    gate = held_back(server)
    ask(server, one)
    refused = server.http.post(f"/api/tables/{other}/review")
    assert (refused.status_code, refused.json()["error"]) == (429, "many-reviews")
    assert refused.headers["retry-after"] == "20"
    open_gate(server, gate)
    whole(server, one)
    assert ask(server, other)["state"] == "working"
    whole(server, other)


@pytest.mark.parametrize("how", ["forgotten", "deleted"])
def test_a_review_goes_with_its_table(start: Callable[..., Running], how: str) -> None:
    server = start()
    table = finished(server)
    ask(server, table)
    whole(server, table)

    def left() -> int:
        count = sa.select(sa.func.count()).select_from(reviews)
        found: int = server.inside(lambda: server.hall.store.work(lambda connection: connection.scalar(count)))
        return found

    assert left() == 1
    archive = Archive(str(server.hall.options.url))
    if how == "deleted":
        archive.delete([table])
    else:
        old = sa.text("UPDATE tables SET touched = 1")
        server.inside(lambda: server.hall.store.work(lambda connection: connection.execute(old)))
        assert archive.delete_old(1.0, finished=True) == 1
    archive.close()
    assert left() == 0
