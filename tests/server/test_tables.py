"""Opening tables, sitting down, getting up, playing again, looking back."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest

from potasovka.core import Record, Text, WrongRules
from potasovka.core.catalogue import description
from potasovka.core.replay import replay
from potasovka.core.words import LANGUAGES, words
from potasovka.hitzroad.catalogue import cards as hitzroad_cards
from potasovka.server import days
from potasovka.smashup.catalogue import cards as smashup_cards
from potasovka.table.patch import follow
from potasovka.table.row import AnswerRow
from server.helpers import GREEDY, ME, OPEN, RANDOM, Player, Running, wait_for


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


def finish(server: Running) -> tuple[str, dict[int, str], Player]:
    """A solo game of Hit Z Road, played to its end."""
    table, tokens = server.open("hitzroad", {**ME, "name": "Анна"})
    player = server.sit(table, tokens[0])
    player.play(lambda keys: keys[-1])
    return table, tokens, player


def test_games_cards_and_words_are_those_of_the_terminal(server: Running) -> None:
    games = server.http.get("/api/games").json()["games"]
    assert [game["name"] for game in games] == ["hitzroad", "smashup"]
    assert games[1]["players"] == [2, 4]
    assert games[1]["bots"] == ["easy", "normal", "hard", "expert"]
    factions = next(setting for setting in games[1]["settings"] if setting["name"] == "factions")
    assert {"name": "ghosts", "text": "faction-ghosts", "within": "awesome_level_9000"} in factions["values"]
    assert server.http.get("/api/cards/smashup").json() == smashup_cards()
    assert server.http.get("/api/cards/hitzroad").json() == json.loads(json.dumps(hitzroad_cards()))
    for language in LANGUAGES:
        said = {part: server.http.get(f"/api/locale/{language}?part={part}").text for part in ("all", "first", "rest")}
        assert server.http.get(f"/api/locale/{language}").text == said["all"]
        assert sorted([*said["first"].split("\n"), *said["rest"].split("\n")]) == sorted(said["all"].split("\n"))
        assert "refused-stale = " in said["first"]
        assert "rules-smashup-goal = " in said["rest"]
    assert server.http.get("/api/locale/ru?part=nothing").status_code == 422


def test_a_table_says_from_afar_whose_turn_it_is(server: Running) -> None:
    table, tokens = server.open("smashup", {**ME, "name": "Anna"}, OPEN, RANDOM)
    seen = server.http.get(f"/api/tables/{table}", headers=bearer(tokens[0])).json()
    assert (seen["state"], seen["your_turn"], seen["turn"]) == ("waiting", False, None)
    position = "turn: B\nbase: Workshop\nhand A: Ghost\nhand B: Ghost"
    laid, holders = server.lay(position, "person", "person")
    for seat, mine in ((0, False), (1, True)):
        seen = server.http.get(f"/api/tables/{laid}", headers=bearer(holders[seat])).json()
        assert (seen["your_turn"], seen["turn"]) == (mine, 1)
    done, solo, _ = finish(server)
    assert server.http.get(f"/api/tables/{done}", headers=bearer(solo[0])).json()["turn"] is None


@pytest.mark.parametrize("game", ["smashup", "hitzroad"])
def test_a_bot_without_a_name_is_the_one_that_is_met_where_nobody_chooses(server: Running, game: str) -> None:
    table, tokens = server.open(game, ME, {"kind": "bot"})
    seen = server.http.get(f"/api/tables/{table}", headers=bearer(tokens[0])).json()
    assert seen["seats"][1]["bot"] == description(game).stand_in


def test_the_page_of_the_interface_is_there_and_every_page_has_its_guards(server: Running) -> None:
    paths = server.http.get("/openapi.json").json()["paths"]
    assert "/api/tables/{table}/seats/{seat}/lend" in paths
    for path in ("/", "/api/games", "/api/nothing", "/table/x"):
        headers = server.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_every_address_that_is_no_interface_is_a_page_of_the_client(
    server: Running, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path)) / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Potasovka</title>", encoding="utf-8")
    (folder / "assets" / "a.js").write_text("1", encoding="utf-8")
    (folder.parent / "secret.txt").write_text("no", encoding="utf-8")
    monkeypatch.setattr("potasovka.server.pages.CLIENT", folder)
    for path in (
        "/",
        "/table/abc",
        "/cards",
        "/replay/x/3",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%00",
        "/" + "x" * 3000,
    ):
        assert server.http.get(path).text == "<title>Potasovka</title>"
    script = server.http.get("/assets/a.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    assert server.http.get("/assets/a.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
    assert "content-encoding" not in server.http.get("/", headers={"accept-encoding": "identity"}).headers
    assert server.http.get("/api/nothing").json()["error"] == "no-page"
    assert server.http.delete("/api/games").json()["error"] == "no-method"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [ME]}, 404, "no-game"),
        ({"game": "hitzroad", "seats": []}, 422, "bad-setup"),
        ({"game": "smashup", "seats": [ME]}, 422, "bad-setup"),
        ({"game": "smashup", "seats": [ME, OPEN], "setup": {"boxes": ["nothing"]}}, 422, "bad-setup"),
        ({"game": "smashup", "seats": [ME, OPEN], "setup": {"position": "turn: A"}}, 422, "bad-setup"),
        ({"game": "smashup", "seats": [ME, OPEN], "setup": {"players": 3, "first": 2}}, 422, "bad-setup"),
        ({"game": "smashup", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, 422, "no-bot"),
        ({"game": "smashup", "seats": [ME, {"kind": "king"}]}, 422, "malformed"),
        ({"game": "smashup", "seats": [ME, {"kind": "open", "bot": "random"}]}, 422, "malformed"),
        ({"game": "smashup", "seats": [ME, OPEN], "seed": 1}, 422, "malformed"),
        ({"game": "hitzroad", "seats": [{"kind": "me", "name": "x" * 41}]}, 422, "malformed"),
        ([], 422, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server: Running, body: object, status: int, code: str) -> None:
    answer = server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    text = answer.json()["text"]
    for language in LANGUAGES:
        assert words(language).has(text["id"])


def test_a_body_that_is_no_json_or_too_large_is_refused(server: Running) -> None:
    assert server.http.post("/api/tables", content=b"{").json()["error"] == "malformed"
    assert server.http.post("/api/tables", content=b" " * 100_000).json()["error"] == "too-large"


def test_a_table_waits_until_no_seat_is_open(server: Running) -> None:
    table, tokens = server.open("smashup", {**ME, "name": " Анна "}, OPEN, OPEN)
    host = server.sit(table, tokens[0])
    assert host.info["state"] == "waiting"
    assert (host.info["you"], host.info["host"]) == (0, True)
    assert host.info["seats"][0]["name"] == "Анна"
    url = f"/api/tables/{table}/seats"
    assert server.http.put(f"{url}/1", json={"kind": "bot", "bot": "random"}).json()["error"] == "foreign"
    made = server.http.put(f"{url}/1", json={"kind": "bot", "bot": "random"}, headers=bearer(tokens[0]))
    assert made.json()["seats"][1]["kind"] == "bot"
    assert server.http.post(f"{url}/1", json={"name": "Борис"}).json()["error"] == "taken"
    assert server.http.put(f"{url}/1", json={"kind": "open"}, headers=bearer(tokens[0])).status_code == 200
    assert server.http.put(f"{url}/0", json={"kind": "open"}, headers=bearer(tokens[0])).json()["error"] == "taken"
    assert server.http.put(f"{url}/1", json={"kind": "bot"}, headers=bearer(tokens[0])).json()["error"] == "malformed"
    boris = server.http.post(f"{url}/1", json={"name": "Борис"}).json()["token"]
    refused = server.http.put(f"{url}/2", json={"kind": "bot", "bot": "random"}, headers=bearer(boris))
    assert refused.json()["error"] == "not-host"
    assert server.http.post(f"{url}/5", json={"name": "x"}).json()["error"] == "no-seat"
    server.http.put(f"{url}/2", json={"kind": "bot", "bot": "random"}, headers=bearer(tokens[0]))
    host.until(lambda: host.view)
    assert host.info["state"] == "playing"
    refused = server.http.put(f"{url}/2", json={"kind": "open"}, headers=bearer(tokens[0]))
    assert refused.json()["error"] == "begun"
    assert server.sit(table, boris).info["you"] == 1


def test_whoever_loses_a_seat_sees_no_more_of_it(server: Running) -> None:
    table, tokens = server.open("smashup", ME, OPEN, OPEN)
    url = f"/api/tables/{table}/seats/1"
    lost = server.sit(table, server.http.post(url, json={"name": "Борис"}).json()["token"])
    assert server.http.put(url, json={"kind": "open"}, headers=bearer(tokens[0])).status_code == 200
    assert lost.closed()
    server.http.post(url, json={})
    server.http.post(f"/api/tables/{table}/seats/2", json={})
    assert lost.view == {}


def test_a_table_nobody_looks_at_is_put_away_and_found_again(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("potasovka.server.hall.IDLE", 0.05)
    server = start()
    table, tokens = server.open("hitzroad", ME)
    player = server.sit(table, tokens[0])
    player.until(lambda: player.choice)
    player.play(lambda keys: keys[0], most=1)
    time.sleep(0.2)
    assert table in server.hall.keepers
    player.close()
    wait_for(lambda: table not in server.hall.keepers)
    again = server.sit(table, tokens[0])
    again.until(lambda: again.choice)
    assert again.choice is not None
    assert again.choice["number"] == 1


def test_nobody_but_its_holder_is_told_a_seat_by_a_token(server: Running) -> None:
    table, tokens = server.open("smashup", ME, RANDOM)
    assert server.http.get(f"/api/tables/{table}").json()["you"] is None
    assert server.http.get(f"/api/tables/{table}", headers=bearer(tokens[0])).json()["you"] == 0
    assert server.http.get(f"/api/tables/{table}", headers=bearer("x" * 32)).json()["error"] == "foreign"
    assert server.http.get("/api/tables/nothing").json()["error"] == "no-table"


def test_several_of_me_share_one_screen(server: Running) -> None:
    table, tokens = server.open("hitzroad", ME, ME)
    assert sorted(tokens) == [0, 1]
    assert all(server.sit(table, tokens[seat]).info["host"] for seat in (0, 1))


def test_what_was_agreed_is_told_and_the_seed_is_not(server: Running) -> None:
    table, _ = server.open("smashup", ME, RANDOM, factions="draft")
    info = server.http.get(f"/api/tables/{table}").json()
    assert info["setup"]["factions"] == "draft"
    assert str(server.table(table).row.seed) not in json.dumps(info)


def test_a_finished_game_has_a_record_and_can_be_seen_again(server: Running) -> None:
    table, tokens, player = finish(server)
    player.until(lambda: player.info["state"] == "over")
    assert player.info["result"]["scores"] == player.view["scores"]
    text = server.http.get(f"/api/tables/{table}/record").text
    record = Record.from_text(text)
    game = replay(record)
    assert json.loads(json.dumps(game.view(0))) == player.view
    url = f"/api/tables/{table}/replay"
    total = len(record.answers)
    for at in (0, 3, 4, 2, total):
        shown = server.http.get(url, params={"at": at, "seat": 0}).json()
        then = replay(record, at)
        assert shown["view"] == json.loads(json.dumps(then.view(0)))
        assert (shown["at"], shown["total"]) == (at, total)
        assert len(shown["log"]) == len(then.log)
        if at:
            before = json.loads(json.dumps(replay(record, at - 1).view(0)))
            assert follow(before, {"film": shown["film"], "patch": shown["patch"]}) == shown["view"]
        if at < total:
            assert shown["asked"] == 0
            assert shown["answer"]["id"].startswith("hitzroad-")
    assert shown["asked"] is None
    assert shown["answer"] is None
    told = server.http.get(f"/api/tables/{table}/story").json()
    assert told == json.loads(json.dumps(description("hitzroad").story(record)))
    assert told["turns"][-1]["scores"] == told["scores"] == player.info["result"]["scores"]
    assert server.http.get(url, params={"at": total + 1}).json()["error"] == "no-moment"
    assert server.http.get(url, params={"at": 0, "seat": 3}).json()["error"] == "no-seat"
    assert server.http.get(url, params={"at": -1}).json()["error"] == "malformed"
    report = server.http.get(f"/api/tables/{table}/report", headers=bearer(tokens[0])).json()
    assert report["record"] == text


def test_before_the_end_there_is_no_record(server: Running) -> None:
    table, tokens = server.open("smashup", ME, OPEN)
    assert server.http.get(f"/api/tables/{table}/report").json()["error"] == "waiting"
    server.http.post(f"/api/tables/{table}/seats/1", json={})
    for what in ("record", "replay", "story", "review"):
        answer = server.http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    report = server.http.get(f"/api/tables/{table}/report", headers=bearer(tokens[0])).json()
    assert report["seat"] == 0
    assert report["view"]["players"][0]["hand"]
    assert report["record"] is None
    stranger = server.http.get(f"/api/tables/{table}/report").json()
    assert [player["hand"] for player in stranger["view"]["players"]] == [[], []]
    assert stranger["seat"] is None
    rematch = server.http.post(f"/api/tables/{table}/rematch", headers=bearer(tokens[0]))
    assert rematch.json()["error"] == "not-over"


def test_the_same_people_play_again(server: Running) -> None:
    table, tokens = server.open("hitzroad", {**ME, "name": "Анна"}, OPEN, RANDOM)
    boris = server.http.post(f"/api/tables/{table}/seats/1", json={"name": "Борис"}).json()["token"]
    one, other = server.sit(table, tokens[0]), server.sit(table, boris)
    while not one.view.get("over"):
        for player in (one, other):
            player.all_read()
            if player.choice is not None:
                player.answer(player.keys[-1])
    url = f"/api/tables/{table}/rematch"
    assert server.http.post(url).json()["error"] == "foreign"
    first = server.http.post(url, headers=bearer(boris)).json()
    assert list(first["tokens"]) == ["1"]
    again = server.http.get(f"/api/tables/{first['table']}").json()
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person", "bot"]
    assert again["seats"][1]["name"] == "Борис"
    other.until(lambda: other.info["rematch"] == first["table"])
    assert server.http.post(url, headers=bearer(boris)).json() == {
        "table": first["table"],
        "tokens": {},
        "secret": None,
    }
    second = server.http.post(url, headers=bearer(tokens[0])).json()
    assert (second["table"], list(second["tokens"])) == (first["table"], ["0"])
    assert server.http.get(f"/api/tables/{first['table']}").json()["state"] == "playing"


def test_a_bot_plays_for_somebody_who_left_until_they_are_back(start: Callable[..., Running]) -> None:
    server = start(away_wait=0.2)
    table, tokens = server.open("hitzroad", ME, ME)
    stays, leaves = server.sit(table, tokens[0]), server.sit(table, tokens[1])
    url = f"/api/tables/{table}/seats/1"
    assert server.http.post(f"{url}/lend", headers=bearer(tokens[0])).json()["error"] == "not-away"
    leaves.close()
    stays.until(lambda: stays.info["seats"][1]["away"] is not None)
    wait_for(lambda: server.http.post(f"{url}/lend", headers=bearer(tokens[0])).status_code == 200)
    stays.until(lambda: stays.info["seats"][1]["lent"])
    assert server.http.post(f"{url}/lend", headers=bearer(tokens[0])).json()["error"] == "not-away"
    given = len(server.answers(table))
    stays.play(lambda keys: keys[0], most=3)
    stays.until(lambda: stays.choice is not None or stays.view["over"])
    assert len(server.answers(table)) > given + 3
    assert server.http.post(f"{url}/return", headers=bearer(tokens[0])).json()["error"] == "not-yours"
    back = server.sit(table, tokens[1])
    assert back.info["seats"][1]["lent"]
    assert server.http.post(f"{url}/return", headers=bearer(tokens[1])).status_code == 200
    back.until(lambda: not back.info["seats"][1]["lent"])
    assert server.http.post(f"{url}/return", headers=bearer(tokens[1])).json()["error"] == "not-lent"


def test_a_lent_seat_is_not_answered_by_its_person(start: Callable[..., Running]) -> None:
    server = start(away_wait=0.0, bot_pause=30.0)
    table, tokens = server.open("hitzroad", ME)
    assert server.http.post(f"/api/tables/{table}/seats/0/lend", headers=bearer(tokens[0])).status_code == 200
    player = server.sit(table, tokens[0])
    player.until(lambda: player.choice)
    assert player.answer(player.keys[0])["code"] == "not-asked"


@pytest.mark.parametrize("game", ["hitzroad", "smashup"])
def test_a_lesson_needs_nothing_but_its_name(server: Running, game: str) -> None:
    made = server.http.post("/api/tables", json={"game": game, "lesson": True}).json()
    player = server.sit(made["table"], made["tokens"]["0"])
    player.until(lambda: player.choice)
    assert player.info["lesson"]
    assert "position" not in player.info["setup"]
    other = server.http.post("/api/tables", json={"game": game, "lesson": True}).json()
    twin = server.sit(other["table"], other["tokens"]["0"])
    twin.until(lambda: twin.choice)
    assert twin.view == player.view


def test_a_game_goes_on_after_a_restart(start: Callable[..., Running]) -> None:
    server = start()
    table, tokens = server.open("smashup", ME, GREEDY, first=0)
    player = server.sit(table, tokens[0])
    player.play(lambda keys: keys[-1], most=6)
    player.all_read()
    server.stop()
    after = start()
    again = after.sit(table, tokens[0])
    again.until(lambda: again.view)
    again.until(lambda: again.choice is not None)
    player.until(lambda: True)
    assert again.log[: len(player.log)] == player.log
    assert again.choice is not None
    assert again.choice["number"] == 6


def other_rules(server: Running, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is put away, and the rules change."""
    server.hall.keepers.pop(table, None)
    monkeypatch.setattr("potasovka.hitzroad.game.HitZRoad.rules", "another")


def refused_everywhere(server: Running, table: str, token: str, code: str) -> None:
    """Whatever is asked of this table is refused in words, over HTTP and over a socket."""
    url = f"/api/tables/{table}"
    calls = [server.http.get(f"{url}{what}", headers=bearer(token)) for what in ("", "/replay", "/report")]
    calls += [server.http.post(f"{url}{what}", headers=bearer(token)) for what in ("/rematch", "/seats/0/lend")]
    calls.append(server.http.post(f"{url}/seats/1", json={}))
    for answer in calls:
        assert (answer.status_code, answer.json()["error"]) == (409, code)
    player = server.sit(table, token, wait=False)
    message = player.read()
    assert message["code"] == code
    assert player.closed()
    for language in LANGUAGES:
        assert words(language).say(Text(**message["text"]))


def test_a_finished_table_of_other_rules_says_so_and_gives_its_record(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens, player = finish(server)
    player.close()
    text = server.http.get(f"/api/tables/{table}/record").text
    other_rules(server, table, monkeypatch)
    refused_everywhere(server, table, tokens[0], "version")
    answer = server.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.text) == (200, text)
    with pytest.raises(WrongRules):
        replay(Record.from_text(text))


@pytest.mark.parametrize("seats", [[ME], [ME, OPEN]])
def test_a_table_of_other_rules_that_was_not_over_keeps_its_secrets(
    server: Running, monkeypatch: pytest.MonkeyPatch, seats: list[dict[str, str]]
) -> None:
    table, tokens = server.open("hitzroad", *seats)
    seed = server.table(table).row.seed
    other_rules(server, table, monkeypatch)
    refused_everywhere(server, table, tokens[0], "version")
    answer = server.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["error"]) == (409, "version")
    assert str(seed) not in answer.text


def test_a_table_whose_answers_do_not_fit_is_refused_and_no_fault_of_the_server(server: Running) -> None:
    table, tokens = server.open("hitzroad", ME)
    server.hall.keepers.pop(table)
    server.inside(lambda: server.hall.store.add_answers([AnswerRow(table, 0, 0, "nonsense")], 0, False))
    refused_everywhere(server, table, tokens[0], "broken")
    answer = server.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["error"]) == (409, "broken")


def test_bots_do_not_play_for_nobody(server: Running) -> None:
    table, _ = server.open("hitzroad", RANDOM, RANDOM)
    time.sleep(0.1)
    assert server.answers(table) == ()
    watcher = server.sit(table)
    watcher.until(lambda: watcher.view.get("over"))
    watcher.until(lambda: watcher.info["state"] == "over")


def test_giving_up_is_a_mark_of_the_table(server: Running) -> None:
    table, tokens = server.open("hitzroad", ME, ME)
    url = f"/api/tables/{table}"
    assert server.http.get(url, headers=bearer(tokens[0])).json()["concede"] == "close"
    for token, status in ((None, 401), (tokens[1], 403)):
        assert server.http.post(f"{url}/seats/0/concede", headers=bearer(token)).status_code == status
    told = server.http.post(f"{url}/seats/0/concede", headers=bearer(tokens[0])).json()
    assert (told["state"], told["result"]["winners"], told["seats"][0]["conceded"]) == ("over", [1], True)
    record = Record.from_text(server.http.get(f"{url}/record", headers=bearer(tokens[1])).text)
    assert record.answers == ()
    assert server.http.post(f"{url}/seats/1/concede", headers=bearer(tokens[1])).json()["error"] == "over"
    wish = {"game": "hitzroad", "seats": [ME, ME], "concede": "perhaps"}
    assert server.http.post("/api/tables", json=wish).status_code == 422
    opened = server.http.post("/api/tables", json={**wish, "concede": "bot"}).json()
    told = server.http.get(f"/api/tables/{opened['table']}", headers=bearer(opened["tokens"]["0"])).json()
    assert told["concede"] == "bot"


def test_the_game_of_the_day_is_dealt_alike_to_everybody(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"game": "hitzroad", "daily": True, "seats": [{**ME, "name": "Анна"}]}
    monkeypatch.setattr(days, "date_of_today", lambda: "2031-05-01")
    made = [server.http.post("/api/tables", json=wish).json() for _ in range(2)]
    monkeypatch.setattr(days, "date_of_today", lambda: "2031-05-02")
    made.append(server.http.post("/api/tables", json=wish).json())
    played = [server.sit(one["table"], one["tokens"]["0"]) for one in made]
    assert [player.info["day"] for player in played] == ["2031-05-01", "2031-05-01", "2031-05-02"]
    roads = [server.table(one["table"]).view(0)["routes"] for one in made]
    assert roads[0] == roads[1] != roads[2]
    assert len({player.info["commitment"] for player in played}) == 3
    rows = [server.table(one["table"]).row for one in made]
    assert rows[0].seed == rows[1].seed != rows[2].seed
    assert rows[0].setup == {"players": 1}, "the rules know nothing of days"
    played[0].play(lambda keys: keys[0])
    again = server.http.post(f"/api/tables/{made[0]['table']}/rematch", headers=bearer(made[0]["tokens"]["0"])).json()
    other = server.table(again["table"]).row
    assert (other.day, other.seed == rows[0].seed) == (None, False)


def test_a_game_of_the_day_is_for_one_and_not_of_every_game(server: Running) -> None:
    for wish, status, code in (
        ({"game": "hitzroad", "daily": True}, 422, "malformed"),
        ({"game": "hitzroad", "daily": True, "seats": [ME, RANDOM]}, 422, "malformed"),
        ({"game": "smashup", "daily": True, "seats": [ME]}, 404, "no-daily"),
    ):
        refused = server.http.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["error"]) == (status, code)


def test_a_puzzle_is_opened_by_its_name_and_judged_by_the_engine(server: Running) -> None:
    listed = server.http.get("/api/puzzles/smashup").json()
    puzzle = description("smashup").puzzles()[0]
    assert listed["puzzles"][0] == json.loads(json.dumps(puzzle.info()))
    way = server.http.get(f"/api/puzzles/smashup/{puzzle.name}/way").json()
    assert len(way) == len(puzzle.solution)
    moments = [server.http.get(f"/api/puzzles/smashup/{puzzle.name}/way/{at}").json() for at in range(len(way) + 1)]
    assert [moment["key"] for moment in moments] == [*puzzle.solution, None]
    assert [moment["view"]["over"] for moment in moments] == [*[False] * len(way), True]
    assert [moment["patch"] is None for moment in moments] == [True, *[False] * len(way)]
    assert {moment["view"]["seat"] for moment in moments} == {moments[0]["asked"]}
    beyond = server.http.get(f"/api/puzzles/smashup/{puzzle.name}/way/{len(way) + 1}")
    assert (beyond.status_code, beyond.json()["error"]) == (404, "no-moment")
    for keys, solved in ((puzzle.solution, True), (("end",), False)):
        opened = server.http.post("/api/tables", json={"game": "smashup", "puzzle": puzzle.name}).json()
        ((seat, token),) = opened["tokens"].items()
        player = server.sit(opened["table"], token)
        assert player.info["puzzle"] == listed["puzzles"][0]
        given = iter(keys)
        player.play(lambda _, given=given: next(given))
        told = server.http.get(f"/api/tables/{opened['table']}", headers=bearer(token)).json()
        assert (told["state"], told["puzzle"]["name"]) == ("over", puzzle.name)
        assert (int(seat) in told["result"]["winners"]) is solved
        story = server.http.get(f"/api/tables/{opened['table']}/story", headers=bearer(token))
        assert (story.status_code, story.json()["turns"]) == (200, [])


def test_what_is_no_puzzle_is_named(server: Running) -> None:
    refused = server.http.post("/api/tables", json={"game": "smashup", "puzzle": "nowhere"})
    assert (refused.status_code, refused.json()["error"]) == (404, "no-puzzle")
    assert refused.json()["text"]["args"] == {"game": "smashup", "name": "nowhere"}
    assert server.http.post("/api/tables", json={"game": "smashup", "puzzle": 7}).status_code == 422
    nowhere = (("smashup/nowhere/way", "no-puzzle"), ("smashup/nowhere/way/0", "no-puzzle"))
    for path, code in (*nowhere, ("go/x/way", "no-game"), ("go", "no-game")):
        found = server.http.get(f"/api/puzzles/{path}")
        assert (found.status_code, found.json()["error"]) == (404, code)
    assert server.http.get("/api/puzzles/hitzroad").json() == {"puzzles": [], "days": []}
