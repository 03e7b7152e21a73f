"""Two servers on one PostgreSQL: neither breaks what the other wrote, and what one is told the other shows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from server.helpers import ME, OPEN, RANDOM, Player, Running, fast, wait_for
from table.room import BUY, CAN_ANSWER, CANNOT, MINE

Nodes = Callable[..., tuple[Running, Running]]


@pytest.fixture
def nodes(postgres: str) -> Iterator[Nodes]:
    """Start two servers on one database."""
    running: list[Running] = []

    def begin(**changes: Any) -> tuple[Running, Running]:
        for _ in range(2):
            running.append(Running(fast(postgres, **changes)))
        return running[0], running[1]

    yield begin
    for one in running:
        if one.alive:
            one.stop()


def asked(player: Player, number: int) -> None:
    """Wait until somebody is asked this question."""
    player.until(lambda: player.choice is not None and player.choice["number"] == number)


def bearer(token: str) -> dict[str, str]:
    """The header that shows a token."""
    return {"Authorization": f"Bearer {token}"}


def stored(server: Running, table: str) -> list[str]:
    """What the database has of a table."""
    found = server.inside(lambda: server.hall.store.load_table(table))
    return [key for _, key in found.given]


def test_what_is_answered_at_one_node_is_shown_at_the_other(nodes: Nodes) -> None:
    here, there = nodes()
    table, tokens = here.lay(MINE, "person", "person")
    one, other = here.sit(table, tokens[0]), there.sit(table, tokens[1])
    asked(one, 0)
    other.until(lambda: other.view)
    assert one.answer("play:ghost", "base:workshop")["type"] == "ok"
    asked(one, 2)
    assert one.answer("pass", "end")["type"] == "ok"
    asked(other, 0)
    assert other.answer("end")["type"] == "ok"
    asked(one, 4)


def test_what_is_answered_elsewhere_is_read_also_before_the_first_one_looks(nodes: Nodes) -> None:
    here, there = nodes()
    table, tokens = here.lay(MINE, "person", "person")
    one = here.sit(table, tokens[0])
    asked(one, 0)
    found = there.inside(lambda: there.hall.find(table))  # whoever comes joins some turns of the loop later
    assert one.answer("play:ghost", "base:workshop")["type"] == "ok"
    wait_for(lambda: len(found.table.playing().answers) == 2)


def test_an_answer_on_what_the_other_node_wrote_is_stale(nodes: Nodes) -> None:
    here, there = nodes()
    table, tokens = here.lay(MINE, "person", "random")
    one, other = here.sit(table, tokens[0]), there.sit(table, tokens[0])
    asked(one, 0)
    asked(other, 0)
    other.say(type="answer", number=0, keys=["play:ghost"])
    one.say(type="answer", number=0, keys=["play:mechanic"])
    ends = [player.until_type("ok", "refused") for player in (one, other)]
    assert sorted(end["type"] for end in ends) == ["ok", "refused"]
    assert next(end for end in ends if end["type"] == "refused")["code"] == "stale"
    asked(one, 1)
    asked(other, 1)
    assert one.view == other.view
    assert len(stored(here, table)) == 1


def test_a_stale_take_back_removes_nothing(nodes: Nodes) -> None:
    here, there = nodes()
    table, tokens = here.lay(MINE, "person", "random")
    one = here.sit(table, tokens[0])
    asked(one, 0)
    assert one.answer("play:ghost")["type"] == "ok"
    one.until(lambda: one.back)
    other = there.sit(table, tokens[0])
    asked(other, 1)
    deaf(here)
    assert other.answer("base:workshop")["type"] == "ok"
    one.say(type="back")
    assert one.until_type("refused")["code"] == "no-back"
    assert stored(there, table) == ["play:ghost", "base:workshop"]


def test_nothing_is_added_to_what_was_taken_back(nodes: Nodes) -> None:
    here, there = nodes()
    table, tokens = here.lay(MINE, "person", "random")
    one, other = here.sit(table, tokens[0]), there.sit(table, tokens[0])
    asked(one, 0)
    assert one.answer("play:ghost")["type"] == "ok"
    one.until(lambda: one.back)
    asked(other, 1)
    deaf(there)
    one.say(type="back")
    asked(one, 0)
    other.say(type="answer", number=1, keys=["base:workshop"])
    assert other.until_type("refused")["code"] == "stale"
    assert stored(there, table) == []
    asked(other, 0)
    assert other.answer("play:mechanic")["type"] == "ok"


def test_a_seat_is_sold_once(nodes: Nodes) -> None:
    here, there = nodes()
    table, _ = here.open("smashup", ME, OPEN, OPEN)
    for server in (here, there):
        assert server.http.get(f"/api/tables/{table}").status_code == 200
    deaf(there)
    first = here.http.post(f"/api/tables/{table}/seats/1", json={"name": "Анна"})
    again = there.http.post(f"/api/tables/{table}/seats/1", json={"name": "Борис"})
    assert (first.status_code, again.status_code, again.json()["error"]) == (201, 409, "taken")
    third = there.http.post(f"/api/tables/{table}/seats/2", json={"name": "Вера"})
    assert third.status_code == 201
    info = here.http.get(f"/api/tables/{table}", headers=bearer(first.json()["token"])).json()
    assert (info["you"], info["state"]) == (1, "playing")
    assert [seat["name"] for seat in info["seats"]] == [None, "Анна", "Вера"]


def test_a_game_is_played_again_at_one_table(nodes: Nodes) -> None:
    here, there = nodes()
    table, tokens = here.open("hitzroad", ME, ME)
    people = [here.sit(table, tokens[0]), there.sit(table, tokens[1])]
    play_out(people)
    deaf(there)
    first = here.http.post(f"/api/tables/{table}/rematch", headers=bearer(tokens[0])).json()
    again = there.http.post(f"/api/tables/{table}/rematch", headers=bearer(tokens[1])).json()
    assert first["table"] == again["table"]


def test_a_seat_looked_at_from_another_node_is_not_away(nodes: Nodes) -> None:
    here, there = nodes(away_wait=0.0)
    table, tokens = here.lay(MINE, "person", "person")
    one, other = here.sit(table, tokens[0]), there.sit(table, tokens[1])
    one.until(lambda: one.info["seats"][1]["here"])
    other.until(lambda: other.info["seats"][0]["here"])
    lend = f"/api/tables/{table}/seats/1/lend"
    refused = here.http.post(lend, headers=bearer(tokens[0]))
    assert (refused.status_code, refused.json()["error"]) == (409, "not-away")
    other.close()
    one.until(lambda: not one.info["seats"][1]["here"])
    assert here.http.post(lend, headers=bearer(tokens[0])).json()["seats"][1]["lent"]


def test_no_spectator_of_another_node_spoils_a_take_back_or_notices_one(nodes: Nodes) -> None:
    here, there = nodes()
    table, tokens = here.lay(MINE, "person", "random")
    one, early = here.sit(table, tokens[0]), there.sit(table)
    asked(one, 0)
    early.until(lambda: early.view)
    before = json.dumps(early.view)
    assert one.answer("play:ghost", "base:workshop")["type"] == "ok"
    one.until(lambda: one.back)
    away = there.table(table)
    wait_for(lambda: len(away.playing().answers) == 2)
    late = there.sit(table)
    late.until(lambda: late.view)
    assert json.dumps(late.view) == before
    one.say(type="back")
    asked(one, 0)
    wait_for(lambda: len(away.playing().answers) == 0)
    for spectator in (early, late):
        spectator.all_read()
        assert (json.dumps(spectator.view), spectator.n) == (before, 1)
    assert one.answer("play:ghost", "base:workshop")["type"] == "ok"
    asked(one, 2)
    assert one.answer("pass", "end")["type"] == "ok"
    early.until(lambda: json.dumps(early.view) != before)


def test_the_bots_of_a_table_think_at_one_node(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = nodes()
    thoughts: list[tuple[str, int]] = []
    for server in (here, there):
        thinking = server.hall.thinking

        async def choose(table: str, game: Any, seat: int, bot: str, owner: str, think: Any = thinking.choose) -> Any:
            thoughts.append((table, len(game.answers)))
            return await think(table, game, seat, bot, owner)

        monkeypatch.setattr(thinking, "choose", choose)
    table, _ = here.open("hitzroad", RANDOM, RANDOM)
    watchers = [server.sit(table) for server in (here, there)]
    for watcher in watchers:
        watcher.until(lambda watcher=watcher: watcher.view.get("over"))
    given = len(stored(here, table))
    assert len(thoughts) == len(set(thoughts)) == given
    assert watchers[0].view == watchers[1].view


def test_another_node_lets_the_bots_think_when_one_is_gone(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = nodes(bot_pause=0.01)
    table, _ = here.open("hitzroad", RANDOM, RANDOM)
    one, other = here.sit(table), there.sit(table)
    other.until(lambda: other.view)
    here.stop()
    one.close()
    other.until(lambda: other.view.get("over"))


def test_a_wish_not_to_be_asked_is_kept_across_nodes(nodes: Nodes) -> None:
    here, there = nodes()
    table, tokens = here.lay(CAN_ANSWER, "person", "person")
    answering, playing = here.sit(table, tokens[0]), there.sit(table, tokens[1])
    playing.until(lambda: playing.choice)
    answering.say(type="windows", ask="never")
    answering.until(lambda: answering.info["windows"] == "never")
    assert playing.answer(*BUY)["type"] == "ok"
    answering.until(lambda: any(line["kind"] == "log-auto-passed" for line in answering.log))
    assert wait_for(lambda: stored(here, table)[-1] == "pass")


@pytest.mark.parametrize("asked_too", [True, False])
def test_nobody_learns_at_another_node_whether_somebody_was_asked(nodes: Nodes, asked_too: bool) -> None:
    here, there = nodes(window_pause=3.0)
    table, tokens = here.lay(CAN_ANSWER if asked_too else CANNOT, "person", "person")
    answering, playing, watching = there.sit(table, tokens[0]), here.sit(table, tokens[1]), there.sit(table)
    playing.until(lambda: playing.choice)
    watching.until(lambda: watching.view)
    assert playing.answer(*BUY)["type"] == "ok"
    keeper = there.inside(lambda: there.hall.find(table)).table
    wait_for(lambda: len(keeper.playing().answers) == len(BUY))
    assert keeper.breath.held
    before, late = watching.view, there.sit(table)
    late.until(lambda: late.view)
    assert (late.view, late.log) == (before, [])
    if asked_too:
        answering.until(lambda: answering.choice)
        assert answering.choice is not None
        assert answering.choice["window"]
    late.until(lambda: late.log)
    assert not keeper.breath.held
    watching.until(lambda: watching.log == late.log)


def test_a_node_that_did_not_know_the_table_does_not_show_it_before_the_others_do(nodes: Nodes) -> None:
    here, there = nodes(window_pause=3.0)
    table, tokens = here.lay(CANNOT, "person", "person")
    playing = here.sit(table, tokens[1])
    playing.until(lambda: playing.choice)
    assert playing.answer(*BUY)["type"] == "ok"
    assert here.table(table).breath.held
    late = there.sit(table)
    late.until(lambda: late.view)
    assert not here.table(table).breath.held


def test_a_node_that_was_deaf_catches_up(nodes: Nodes) -> None:
    here, there = nodes()
    table, tokens = here.lay(MINE, "person", "person")
    one, other = here.sit(table, tokens[0]), there.sit(table, tokens[1])
    asked(one, 0)
    other.until(lambda: other.view)
    sever(there)
    assert one.answer("end")["type"] == "ok"
    asked(other, 0)


def play_out(people: list[Player]) -> None:
    """Whoever is asked answers the last option, until the game is over."""
    while not all(person.view.get("over") for person in people):
        for person in people:
            person.all_read()
            if person.choice is not None:
                person.answer(person.keys[-1])


def deaf(server: Running) -> None:
    """A server that hears nothing of the others any more."""

    async def close() -> None:
        server.hall.nodes.close()

    server.inside(close)


def sever(server: Running) -> None:
    """The connection through which a server hears the others is cut by the database."""
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%' AND application_name = %s"
    name = server.hall.nodes.name
    server.inside(lambda: server.hall.store.work(lambda connection: connection.exec_driver_sql(cut, (name,)).all()))
