"""Several servers behind a proxy, started word for word as docs/server.md says."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from potasovka.server.limits import Limits
from server.helpers import ME, OPEN, PATIENCE, Player
from server.proxy import FROM, Proxy
from server_process import Process

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
EXAMPLE = [
    shlex.split(line) for line in re.findall(r"^    potasovka (serve --no-browser --port .*)$", PAGE, re.MULTILINE)
]
"""The commands of the page by which one server of several is started."""
NAME = re.findall(r"^    ([\w.]+) {$", PAGE, re.MULTILINE)[0]
"""The name that people call, as the proxy of the page knows it."""
ONE, OTHER = "203.0.113.7", "198.51.100.1"
"""Two strangers."""


@pytest.fixture
def proxy(tmp_path: Path, postgres: str) -> Iterator[Proxy]:
    """Two servers as the page starts them, but for their ports, and a proxy before them."""
    with ExitStack() as stack:
        nodes = []
        for at, command in enumerate(EXAMPLE[:2]):
            node = Process(tmp_path, database=postgres, name=f"node{at}", options=command[1:])
            stack.callback(node.kill)
            node.start()
            nodes.append(node.port)
        yield stack.enter_context(Proxy(nodes))


def visitor(proxy: Proxy, address: str) -> httpx.Client:
    """Somebody who comes from an address and calls the server by its public name."""
    headers = {"Host": NAME, FROM: address}
    return httpx.Client(base_url=f"http://127.0.0.1:{proxy.port}", headers=headers, timeout=PATIENCE)


def test_the_proxy_of_the_page_knows_the_servers_of_the_page() -> None:
    ports = [command[command.index("--port") + 1] for command in EXAMPLE]
    assert len(ports) == 3
    assert re.findall(r"127\.0\.0\.1:(\d+)", PAGE.partition("reverse_proxy ")[2].partition("{")[0]) == ports


def test_people_come_and_play_through_the_proxy(proxy: Proxy) -> None:
    with visitor(proxy, ONE) as one, visitor(proxy, OTHER) as other:
        assert [one.get("/table/x").status_code for _ in range(2)] == [200, 200]
        made = one.post("/api/tables", json={"game": "hitzroad", "seats": [ME, OPEN], "open": True}).json()
        table = made["table"]
        sat = other.post(f"/api/tables/{table}/seats/1", json={"name": "Борис"}).json()
    players = []
    with ExitStack() as stack:
        for token, address in ((made["tokens"]["0"], ONE), (sat["token"], OTHER)):
            headers = {"Origin": f"https://{NAME}", FROM: address}
            players.append(Player(proxy.port, table, token, headers, host=NAME))
            stack.callback(players[-1].close)
            players[-1].until(lambda: players[-1].view)
        asked, looking = sorted(players, key=lambda player: player.choice is None)
        while asked.choice is not None:
            number = asked.choice["number"]
            assert asked.answer(asked.keys[-1])["type"] == "ok"
            asked.until(lambda number=number: asked.choice is None or asked.choice["number"] != number)
        looking.until(lambda: looking.choice)


def test_strangers_behind_the_proxy_are_told_apart(proxy: Proxy) -> None:
    """One has as many sockets as one may have at each server, and no more; the other finds both servers free."""
    with visitor(proxy, ONE) as one:
        table = one.post("/api/tables", json={"game": "hitzroad", "seats": [ME], "open": True}).json()["table"]

    def is_let_in(address: str) -> bool:
        spectator = Player(proxy.port, table, None, {FROM: address}, host=NAME, greets=False)
        stack.callback(spectator.close)
        with suppress(ConnectionClosed):  # who is refused is refused without a greeting
            spectator.say(type="hello", token=None)
        said = spectator.read()
        assert said["type"] == "table" or said["code"] == "many-sockets"
        return bool(said["type"] == "table")

    with ExitStack() as stack:
        assert all(is_let_in(ONE) for _ in range(2 * Limits().sockets))
        assert [is_let_in(ONE), is_let_in(ONE)] == [False, False]
        assert [is_let_in(OTHER), is_let_in(OTHER)] == [True, True]
