"""Kill the server at any moment: what was acknowledged is there, and every game goes on to its end."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, WebSocketException

from potasovka.core import Record
from potasovka.core.replay import replay, start
from server.helpers import GREEDY, ME, RANDOM
from server.process import Process

TABLES: list[tuple[str, list[dict[str, Any]]]] = [
    *[("smashup", [ME, RANDOM])] * 4,
    *[("smashup", [ME, ME])] * 2,
    *[("smashup", [RANDOM, RANDOM])] * 2,
    *[("hitzroad", [ME])] * 4,
    *[("hitzroad", [ME, GREEDY])] * 4,
    *[("hitzroad", [ME, ME, RANDOM])] * 4,
]
KILLS = 4
PACE = 0.027
"""Seconds between the answers of one person: a little under forty a second."""
LIMIT = 400.0


class Seat:
    """A scripted person, or a spectator, who comes back whenever the server does."""

    def __init__(self, port: int, table: str, token: str | None, seed: float) -> None:
        self._address = f"ws://127.0.0.1:{port}/ws/{table}"
        self._token = token
        self._rng = random.Random(seed)
        self._view: dict[str, Any] = {}
        self.acknowledged: dict[int, str] = {}
        """The answers the server has confirmed, by number."""

    async def play(self) -> None:
        """Play until the game is over."""
        while not self._view.get("over"):
            try:
                async with connect(self._address, compression=None, open_timeout=LIMIT, close_timeout=1) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": self._token}))
                    await self._play(socket)
            except (OSError, WebSocketException, InvalidMessage, EOFError):
                await asyncio.sleep(0.1)

    async def _play(self, socket: Any) -> None:
        said: tuple[int, str] | None = None
        while not self._view.get("over"):
            message = json.loads(await socket.recv())
            assert message["type"] != "refused", message
            if message["type"] == "ok":
                assert said is not None
                self.acknowledged[said[0]] = said[1]
            elif message["type"] == "state":
                self._take(message)
                choice = self._view["choice"]
                if choice is None or (said is not None and choice["number"] == said[0]):
                    continue
                assert choice["number"] >= len(self.acknowledged), "an acknowledged answer was lost"
                await asyncio.sleep(PACE)
                said = choice["number"], self._rng.choice(choice["options"])["key"]
                await socket.send(json.dumps({"type": "answer", "number": said[0], "keys": [said[1]]}))

    def _take(self, message: dict[str, Any]) -> None:
        if "view" in message:
            self._view = message["view"]
            return
        for path, value in message["patch"]:
            inner: Any = self._view
            for step in path[:-1]:
                inner = inner[step]
            inner[path[-1]] = value

    @property
    def view(self) -> dict[str, Any]:
        """What it saw last."""
        return self._view


def seats_of(record: Record) -> list[list[str]]:
    """What each seat answered, in order."""
    game = start(record)
    given: list[list[str]] = [[] for _ in range(game.seats)]
    for key in record.answers:
        assert game.choice is not None
        given[game.choice.seat].append(key)
        game.answer(key)
    return given


async def _run(process: Process, seats: list[Seat], rng: random.Random) -> None:
    games = asyncio.gather(*[seat.play() for seat in seats])
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.3, 1.0))
        assert not games.done(), "everything was over before the server was killed"
        process.kill()
        await asyncio.to_thread(process.start)
    await asyncio.wait_for(games, LIMIT)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(process: Process) -> None:
    _play_and_compare(process, random.Random(5))
    assert process.interrupt() == 0
    assert "Traceback" not in process.said()


def _play_and_compare(process: Process, rng: random.Random) -> None:
    tables: list[tuple[str, dict[int | None, Seat]]] = []
    for game, wishes in TABLES:
        body = {"game": game, "seats": wishes, "open": True}
        made = httpx.post(f"{process.url}/api/tables", json=body, timeout=60).json()
        held = {int(seat): token for seat, token in made["tokens"].items()} or {None: None}
        people = {seat: Seat(process.port, made["table"], token, rng.random()) for seat, token in held.items()}
        tables.append((made["table"], people))
    asyncio.run(_run(process, [seat for _, seats in tables for seat in seats.values()], rng))
    for table, seats in tables:
        record = Record.from_text(httpx.get(f"{process.url}/api/tables/{table}/record", timeout=60).text)
        game = replay(record)
        given = seats_of(record)
        for number, seat in seats.items():
            assert seat.view == json.loads(json.dumps(game.view(number)))
            if number is not None:
                assert {n: given[number][n] for n in seat.acknowledged} == seat.acknowledged
