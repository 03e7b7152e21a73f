"""Strangers who want everything: each attack is a test, and the rest of the house lives on."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from potasovka.core import PotasovkaError
from potasovka.server import limits as limits_module
from potasovka.server.addresses import Hosts, networks_of
from potasovka.server.deadline import Reading
from potasovka.server.headers import HEADERS
from potasovka.server.limits import Limits, Visitors, limits_of
from potasovka.table import moment
from server.helpers import ME, RANDOM, Running, wait_for
from server.raw import Raw, forwarded

TEXT, MORE, PING = 1, 0, 9
HELLO = b'{"type": "hello", "token": null}'
FAR = "203.0.113.7"
"""An address that is nobody's home."""
MIB = 1024 * 1024


@pytest.fixture
def table(server: Running) -> str:
    return server.open("hitzroad", ME, RANDOM)[0]


def lives(server: Running) -> bool:
    """Whether somebody else can still play."""
    table, tokens = server.open("hitzroad", ME, RANDOM)
    player = server.sit(table, tokens[0])
    player.until(lambda: player.choice)
    return bool(player.answer(player.keys[0])["type"] == "ok")


# ---- sockets that do not read, do not end, do not stop ---------------------------------------------------------------


def flood(server: Running, table: str, frame: bytes, most: int) -> int:
    """Bytes that one who never reads can send before the server ends it."""
    with Raw(server.port) as raw:
        raw.upgrade(f"/ws/{table}")
        raw.send(raw.frame(TEXT, HELLO))
        sent = 0
        while sent < most and raw.send(frame * 500):
            sent += len(frame) * 500
        return sent


@pytest.mark.parametrize("pings", [5.0, 1e9])
def test_pings_of_one_who_never_reads_are_not_answered_for_ever(start: Callable[..., Running], pings: float) -> None:
    """Too many pings end a socket; and were they allowed, what waits to be read would end it."""
    server = start(limits=Limits(pings=pings))
    table, _ = server.open("hitzroad", ME, RANDOM)
    ping = b"\x89\xfd" + bytes(4) + b"x" * 125
    assert flood(server, table, ping, 64 * MIB) < 32 * MIB
    assert lives(server)


def test_answers_to_one_who_never_reads_are_not_kept_for_ever(start: Callable[..., Running]) -> None:
    server = start(limits=Limits(waiting=MIB))
    table, _ = server.open("hitzroad", ME, RANDOM)
    odds = b'{"type": "odds"}'
    assert flood(server, table, bytes([0x81, 0x80 | len(odds)]) + bytes(4) + odds, 64 * MIB) < 32 * MIB
    assert lives(server)


def test_one_who_reads_nothing_is_dropped_after_a_while(start: Callable[..., Running]) -> None:
    """Less than the bound waits for it, but it does not go down."""
    server = start(limits=Limits(reading_wait=0.3, waiting=1 << 40))
    table, _ = server.open("hitzroad", ME, RANDOM)
    odds = b'{"type": "odds"}'
    assert flood(server, table, bytes([0x81, 0x80 | len(odds)]) + bytes(4) + odds, 256 * MIB) < 256 * MIB


@pytest.mark.parametrize("begun", ["frame", "pieces"])
def test_a_message_that_does_not_end_ends_the_socket(start: Callable[..., Running], begun: str) -> None:
    server = start(limits=Limits(frame_wait=0.2))
    table, _ = server.open("hitzroad", ME, RANDOM)
    with Raw(server.port) as raw:
        raw.upgrade(f"/ws/{table}")
        raw.send(raw.frame(TEXT, HELLO[:9], length=100) if begun == "frame" else raw.frame(TEXT, HELLO[:9], end=False))
        assert b"does not end" in raw.rest()


def test_a_message_in_endless_empty_pieces_ends_the_socket(server: Running, table: str) -> None:
    with Raw(server.port) as raw:
        raw.upgrade(f"/ws/{table}")
        raw.send(raw.frame(TEXT, b"{", end=False) + raw.frame(MORE, b"", end=False) * 1000)
        assert b"too many pieces" in raw.rest()


def test_thousands_of_tiny_messages_at_once_end_the_socket(server: Running, table: str) -> None:
    with Raw(server.port) as raw:
        raw.upgrade(f"/ws/{table}")
        raw.send(raw.frame(TEXT, b"") * 40_000)
        said = raw.rest()
        assert b"malformed" in said or b"too many messages" in said


def test_a_frame_before_the_greeting_is_small(server: Running, table: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "token": "x" * 1100}))
        assert json.loads(socket.recv(60))["code"] == "too-large"
    with Raw(server.port) as raw:  # what is promised is refused before it comes
        raw.upgrade(f"/ws/{table}")
        raw.send(raw.frame(TEXT, b"", length=60_000))
        assert b"too-large" in raw.rest()


def test_a_spectator_sends_small_frames_only(server: Running, table: str) -> None:
    watcher = server.sit(table)
    watcher.socket.send("x" * 2000)
    assert watcher.until_type("refused")["code"] == "too-large"
    assert watcher.closed()


# ---- requests that do not end ----------------------------------------------------------------------------------------


def test_a_body_that_does_not_come_is_refused_in_words(start: Callable[..., Running]) -> None:
    server = start(limits=Limits(request_wait=0.2))
    with Raw(server.port) as raw:
        raw.say("POST /api/tables HTTP/1.1\nHost: localhost\nContent-Length: 500\n\n{")
        said = raw.rest().decode()
    assert "408" in said.splitlines()[0]
    assert '"too-slow"' in said
    assert all(name in said for name in HEADERS)


@pytest.mark.parametrize("begun", ["", "GET / HT", "GET / HTTP/1.1\nHost: localhost\nX-Slow: "])
def test_a_head_that_does_not_come_ends_the_connection(start: Callable[..., Running], begun: str) -> None:
    server = start(limits=Limits(request_wait=0.2))
    with Raw(server.port) as raw:
        raw.say(begun)
        assert raw.rest() == b""
    with Raw(server.port) as raw:  # also of the second request of a connection
        raw.say("GET /api/games HTTP/1.1\nHost: localhost\n\n" + (begun or "G"))
        assert b"200" in raw.rest().splitlines()[0]


def test_one_who_does_not_read_an_answer_is_dropped(start: Callable[..., Running]) -> None:
    server = start(limits=Limits(reading_wait=0.2))
    with Raw(server.port) as raw:
        for _ in range(2000):
            if not raw.send(b"GET /api/cards/smashup HTTP/1.1\r\nHost: localhost\r\n\r\n"):
                break
        else:
            assert len(raw.rest()) < 2000 * 100_000
    assert server.http.get("/api/games").status_code == 200


class Pipe:
    """A connection whose other side reads as it was told."""

    def __init__(self, left: list[int]) -> None:
        self._left = left
        self.cut = asyncio.Event()

    def get_write_buffer_size(self) -> int:
        return self._left.pop(0)

    def abort(self) -> None:
        self.cut.set()


def test_one_who_reads_slowly_is_dropped_only_when_nothing_was_read_for_a_while() -> None:
    left = [900, 800, 799, 10, 9, 9]

    async def watch() -> None:
        reading = Reading(asyncio.get_running_loop(), 0.001)
        reading.transport = pipe = Pipe(left)  # type: ignore[assignment]
        reading.watch(True)
        await asyncio.wait_for(pipe.cut.wait(), 60)

    asyncio.run(watch())
    assert left == []  # it was looked at every time


# ---- too much of one address -----------------------------------------------------------------------------------------


@pytest.fixture
def public(start: Callable[..., Running]) -> Callable[..., Running]:
    """A server behind a proxy: everybody comes from where the proxy says."""
    return lambda **changes: start(proxies="127.0.0.1", limits=Limits(**changes))


def test_sockets_of_one_address_are_counted_and_others_are_not_hindered(public: Callable[..., Running]) -> None:
    server = public(sockets=3)
    table, _ = server.open("hitzroad", ME, RANDOM)
    address = f"ws://127.0.0.1:{server.port}/ws/{table}"

    def first_word(where: str) -> dict[str, Any]:
        with connect(address, additional_headers=forwarded(where)) as socket:
            with suppress(ConnectionClosed):  # who is refused is refused without a greeting
                socket.send(HELLO.decode())
            said: dict[str, Any] = json.loads(socket.recv(60))
            return said

    with ExitStack() as held:
        for _ in range(3):
            held.enter_context(connect(address, additional_headers=forwarded(FAR)))
        refused = first_word(FAR)
        assert refused["code"] == "many-sockets"
        assert refused["text"]["args"]["seconds"] == 10
        assert [first_word(other)["type"] for other in ("198.51.100.1", "127.0.0.1")] == ["table", "table"]
    wait_for(lambda: first_word(FAR)["type"] == "table")


def test_requests_of_one_address_are_paced(public: Callable[..., Running]) -> None:
    server = public(requests=0.5)
    answers = [server.http.get("/api/games", headers=forwarded(FAR)) for _ in range(12)]
    assert [one.status_code for one in answers[:5]] == [200] * 5
    assert answers[-1].status_code == 429
    assert answers[-1].json()["error"] == "many-requests"
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 2
    assert answers[-1].json()["text"]["args"]["seconds"] == int(answers[-1].headers["retry-after"])
    assert server.http.get("/api/games", headers=forwarded("198.51.100.1")).status_code == 200


def test_opening_sockets_is_paced_as_requests_are(public: Callable[..., Running]) -> None:
    """Also of sockets that are closed again at once, and together with all else that the address asks."""
    server = public(requests=0.5)
    address = f"ws://127.0.0.1:{server.port}/ws/x"

    def opens(where: str) -> None:
        with connect(address, additional_headers=forwarded(where)):
            pass

    for _ in range(5):
        opens(FAR)
    with pytest.raises(InvalidStatus) as refused:
        opens(FAR)
    answer = refused.value.response
    assert (answer.status_code, json.loads(answer.body)["error"]) == (429, "many-requests")
    assert 1 <= int(answer.headers["retry-after"]) <= 2
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert server.http.get("/api/games", headers=forwarded(FAR)).status_code == 429
    opens("198.51.100.1")


def test_only_a_trusted_proxy_is_believed(start: Callable[..., Running]) -> None:
    server = start(limits=Limits(home_requests=0.5))
    codes = [server.http.get("/api/games", headers=forwarded(f"198.51.100.{n}")).status_code for n in range(12)]
    assert 429 in codes


def test_tables_of_one_address_are_counted(public: Callable[..., Running]) -> None:
    server = public(tables=2)
    wish = {"game": "hitzroad", "seats": [ME, RANDOM]}
    made = [server.http.post("/api/tables", json=wish, headers=forwarded(FAR)) for _ in range(3)]
    assert [one.status_code for one in made] == [201, 201, 429]
    assert made[2].json()["error"] == "many-tables"
    assert 1700 < int(made[2].headers["retry-after"]) <= 1800
    assert server.http.post("/api/tables", json=wish, headers=forwarded("198.51.100.1")).status_code == 201


def test_one_ipv6_network_is_one_address(public: Callable[..., Running]) -> None:
    server = public(tables=2)
    wish = {"game": "hitzroad", "seats": [ME, RANDOM]}
    made = [server.http.post("/api/tables", json=wish, headers=forwarded(f"2001:db8::{n}")) for n in range(3)]
    assert [one.status_code for one in made] == [201, 201, 429]


def test_watchers_of_one_table_are_counted_and_players_are_not(start: Callable[..., Running]) -> None:
    server = start(limits=Limits(watchers=2))
    table, tokens = server.open("hitzroad", ME, RANDOM)
    server.sit(table), server.sit(table)
    third = server.sit(table, wait=False)
    assert third.read()["code"] == "many-watchers"
    assert third.closed()
    assert server.sit(table, tokens[0]).info["you"] == 0


def test_readers_of_finished_games_are_counted(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(limits=Limits(home_replays=1))
    table, tokens = server.open("hitzroad", ME)
    server.sit(table, tokens[0]).play(lambda keys: keys[-1])
    inside, go_on = threading.Event(), threading.Event()

    def slow(*given: Any) -> Any:
        inside.set()
        assert go_on.wait(60)
        return moment.show_moment(*given)

    monkeypatch.setattr("potasovka.server.replays.show_moment", slow)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(httpx.get, f"http://127.0.0.1:{server.port}/api/tables/{table}/replay?at=3", timeout=60)
        assert inside.wait(60)
        second = server.http.get(f"/api/tables/{table}/replay?at=3")
        go_on.set()
        assert first.result().status_code == 200
    assert second.status_code == 429
    assert second.json()["error"] == "many-replays"
    assert second.headers["retry-after"] == "2"


def test_connections_of_one_address_are_counted(start: Callable[..., Running]) -> None:
    server = start(limits=Limits(home_connections=4))
    held = [Raw(server.port) for _ in range(4)]
    with Raw(server.port) as one_more:
        one_more.say("GET /api/games HTTP/1.1\nHost: localhost\n\n")
        said = one_more.rest().decode()
    assert "429" in said.splitlines()[0]
    assert "retry-after: 10" in said
    assert "many-connections" in said
    held += [Raw(server.port) for _ in range(10)]
    for one in held[-4:]:  # far too many are not even told
        assert one.rest() == b""
    for one in held:
        one.socket.close()

    def free() -> bool:
        with Raw(server.port) as again:
            again.say("GET /api/games HTTP/1.1\nHost: localhost\nConnection: close\n\n")
            return b"200" in again.rest()[:20]

    wait_for(free)


def test_addresses_that_want_nothing_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_KNOWN", 10)
    visitors = Visitors(Limits(), ())
    for number in range(1000):
        visitors.of(f"198.51.{number // 250}.{number % 250}")
    assert len(visitors) <= 10


# ---- names of the server ---------------------------------------------------------------------------------------------


def test_a_name_that_is_not_ours_is_refused_over_http_and_websocket(start: Callable[..., Running]) -> None:
    server = start(hosts=("play.example.org", ".friends.example"))
    table, _ = server.open("hitzroad", ME, RANDOM)
    for host, known in {
        "evil.example": False,
        "localhost.evil.example": False,
        "example.org": False,
        "friends.example": False,
        "": False,
        "play.example.org": True,
        "a.friends.example:8000": True,
        f"localhost:{server.port}": True,
        "192.168.1.5:8000": True,
        "[::1]:8000": True,
        "pc:8000": True,
        "pc.local": True,
        "pc.lan.evil.example": False,
    }.items():
        answer = server.http.get("/api/games", headers={"host": host})
        assert answer.status_code == (200 if known else 421), host
        if not known:
            assert answer.json()["error"] == "no-host"
        with Raw(server.port) as raw:
            raw.say(
                f"GET /ws/{table} HTTP/1.1\nHost: {host}\nUpgrade: websocket\nConnection: Upgrade\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\nSec-WebSocket-Version: 13\n\n"
            )
            said = raw.socket.recv(4000).decode()
            assert ("101" if known else "421") in said.splitlines()[0], host


def test_every_name_can_be_allowed() -> None:
    assert Hosts(("*",)).knows("anything.example")
    assert not Hosts(()).knows("anything.example")


# ---- what is said to all of them -------------------------------------------------------------------------------------


def test_every_error_carries_the_security_headers(start: Callable[..., Running], monkeypatch: Any) -> None:
    server = start(limits=Limits(home_tables=1))

    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("potasovka.house.cards.games", broken)
    wish = {"game": "hitzroad", "seats": [ME, RANDOM]}
    found = {
        404: server.http.get("/api/nothing"),
        405: server.http.delete("/api/games"),
        413: server.http.post("/api/tables", content=b" " * 100_000),
        421: server.http.get("/", headers={"host": "evil.example"}),
        422: server.http.post("/api/tables", json={}),
        500: server.http.get("/api/games"),
        201: server.http.post("/api/tables", json=wish),
        429: server.http.post("/api/tables", json=wish),
    }
    for status, answer in found.items():
        assert answer.status_code == status
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS, status
        assert status == 201 or {"error", "text"} == set(answer.json()), status
    assert found[500].json()["error"] == "failed"
    for request, status in {
        "NONSENSE\n\n": "400",
        "GET / HTTP/1.1\nHost: localhost\nNo header\n\n": "400",
        "GET /ws/x HTTP/1.1\nHost: localhost\nUpgrade: websocket\nConnection: Upgrade\n\n": "400",
        "GET /elsewhere HTTP/1.1\nHost: localhost\nUpgrade: websocket\nConnection: Upgrade\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\nSec-WebSocket-Version: 13\n\n": "403",
    }.items():
        with Raw(server.port) as raw:
            raw.say(request)
            said = raw.rest().decode()
        assert status in said.splitlines()[0]
        assert all(f"{name}: {value}" in said for name, value in HEADERS.items()), request[:40]


def test_a_socket_that_fails_is_told_so_before_it_is_closed(start: Callable[..., Running], monkeypatch: Any) -> None:
    server = start()
    table, _ = server.open("hitzroad", ME, RANDOM)

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("potasovka.table.keeper.Keeper.join", broken)
    player = server.sit(table, wait=False)
    assert player.read()["code"] == "failed"
    assert player.closed()


def test_a_page_of_another_origin_is_refused_with_headers(server: Running, table: str) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://127.0.0.1:{server.port}/ws/{table}",
            origin="http://evil.example",  # type: ignore[arg-type]
        ),
    ):
        pass
    assert refused.value.response.headers["x-frame-options"] == "DENY"


# ---- how it is said to the command -----------------------------------------------------------------------------------


def test_limits_are_named_one_by_one() -> None:
    assert limits_of([]) == Limits()
    assert limits_of(["sockets=5", "home-requests=0.5"]) == Limits(sockets=5, home_requests=0.5)


@pytest.mark.parametrize(
    "said", ["", "chairs=5", "sockets", "sockets=many", "sockets=0", "sockets=-1", "sockets=1.5", "requests=inf"]
)
def test_a_limit_that_is_none_is_named(said: str) -> None:
    with pytest.raises(PotasovkaError, match="limit"):
        limits_of([said])


def test_a_proxy_that_is_no_address_is_named() -> None:
    assert len(networks_of("10.0.0.1, 172.16.0.0/12,")) == 2
    with pytest.raises(PotasovkaError, match=r"proxy\.local"):
        networks_of("proxy.local")


# ---- what is written on a table --------------------------------------------------------------------------------------


def test_a_setup_that_is_nested_without_end_is_refused(server: Running) -> None:
    for deep in (50, 500, 20_000):
        body = '{"game": "smashup", "seats": [{"kind": "me"}, {"kind": "open"}], "setup": {"factions": %s}}'
        refused = server.http.post("/api/tables", content=body % ("[" * deep + "]" * deep))
        assert refused.status_code in (400, 422)
        assert refused.json()["error"] in ("bad-setup", "malformed")
    long = server.http.post(
        "/api/tables", json={"game": "smashup", "seats": [ME, ME], "setup": {"boxes": "x" * 60_000}}
    )
    assert len(long.text) < 1000


def test_names_are_cleaned_before_they_are_kept(server: Running) -> None:
    wish = {"game": "hitzroad", "open": True, "seats": [{**ME, "name": " admin\u202e\u200b  x "}, {"kind": "open"}]}
    table = server.http.post("/api/tables", json=wish).json()["table"]
    server.http.post(f"/api/tables/{table}/seats/1", json={"name": "\u200b\u3164"})
    told = server.http.get(f"/api/tables/{table}").json()
    assert [seat["name"] for seat in told["seats"]] == ["admin x", None]
    assert [seat.name for seat in server.table(table).row.seats] == ["admin x", None]
