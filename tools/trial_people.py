"""Scripted people who play at tables of servers that die: what was acknowledged to them, and what they saw."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, WebSocketException

from potasovka.core import Record
from potasovka.core.replay import replay, start
from potasovka.table.patch import follow

ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
RANDOM: dict[str, Any] = {"kind": "bot", "bot": "random"}
GREEDY: dict[str, Any] = {"kind": "bot", "bot": "greedy"}
LOST = (OSError, WebSocketException, InvalidMessage, EOFError, TimeoutError, httpx.TransportError)
"""What happens to those whose server dies."""
HARMLESS = ("stale", "not-saved", "not-asked", "no-back", "over")
"""Refusals that are no fault: what was said came too late, or must be said again."""
REST = 0.1
"""Seconds after which somebody tries again."""

Seats = Sequence[dict[str, Any]]


class Manners:
    """How people play: how fast, how often they change servers and take back, and what is counted of it."""

    def __init__(self, pace: float, changes: float = 0.0, backs: float = 0.0) -> None:
        self.pace, self.changes, self.backs = pace, changes, backs
        self.counts: Counter[str] = Counter()
        """How often what happened."""
        self.delays: list[tuple[float, float, str]] = []
        """From somebody's answer to the next one's question: when it began, how long it was, and at which server."""


class Game:
    """A table with its people."""

    def __init__(self, game: str, table: str, manners: Manners) -> None:
        self.game, self.table, self.manners = game, table, manners
        self.people: list[Person] = []
        self.answered: tuple[int | None, float] | None = None
        """Who answered last, and when, unless the next one was asked already."""

    async def play(self) -> None:
        """Let everybody play until the game is over."""
        await asyncio.gather(*[person.play() for person in self.people])

    def check(self, record: Record) -> int:
        """Compare what people saw and were promised with the record; how many answers were acknowledged."""
        game, given, promised = replay(record), answers_by_seat(record), 0
        for person in self.people:
            seen = json.loads(json.dumps(game.view(person.seat)))
            assert person.view == seen, f"seat {person.seat} of {self.table} sees another end"
            for number, key in person.acknowledged.items():
                assert person.seat is not None
                stored = given[person.seat][number : number + 1]
                assert stored == [key], f"{self.table}: {key} of seat {person.seat} was acknowledged, {stored} is there"
            promised += len(person.acknowledged)
        return promised


class Person:
    """One who plays, or only looks, and comes back whenever a server dies; each time perhaps to another server."""

    def __init__(
        self, game: Game, nodes: Callable[[], Sequence[int]], seat: int | None, token: str | None, seed: float
    ) -> None:
        self._game, self._nodes, self._token = game, nodes, token
        self._manners = game.manners
        self._rng = random.Random(seed)
        self._since = self._said_at = 0.0
        self._back = False
        self._heard: deque[str] = deque(maxlen=30)
        self.seat = seat
        self.view: dict[str, Any] = {}
        """What it saw last."""
        self.acknowledged: dict[int, str] = {}
        """The answers that a server has confirmed, by number."""

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.view.get("over"):
            port = self._rng.choice(self._nodes())
            address = f"ws://127.0.0.1:{port}/ws/{self._game.table}"
            try:
                async with asyncio.timeout(15.0):
                    socket = await connect(address, compression=None, close_timeout=1, ping_interval=2, ping_timeout=4)
                try:
                    await socket.send(json.dumps({"type": "hello", "token": self._token}))
                    self._since = time.monotonic()
                    await self._sit(socket, port)
                finally:
                    await socket.close()
            except LOST:
                self._manners.counts["lost sockets"] += 1
            await asyncio.sleep(REST)

    async def _sit(self, socket: Any, port: int) -> None:
        """Play at one server, until it dies or another one is tried."""
        said: tuple[int, str] | None = None
        waiting: deque[tuple[int, str]] = deque()  # what was said and not answered yet; answers come in order
        shown = False
        while not self.view.get("over"):
            message = json.loads(await socket.recv())
            self._note(port, "heard", message)
            if message["type"] == "refused":
                self._manners.counts[f"refused {message['code']}"] += 1
                if message["code"] not in HARMLESS:
                    raise AssertionError(message)
                if message["number"] is not None and waiting.popleft() == said:
                    said = None
                await asyncio.sleep(REST)
            elif message["type"] == "ok":
                number, key = waiting.popleft()
                assert number == message["number"]
                self.acknowledged[number] = key
                self._manners.counts["acknowledged"] += 1
                self._game.answered = self.seat, self._said_at
                if self._rng.random() < self._manners.changes:
                    self._manners.counts["changes"] += 1
                    return
            elif message["type"] == "state":
                self._take(message)
                shown = True
            else:
                continue
            choice = self.view.get("choice")
            if not shown or self.seat is None or choice is None or (said is not None and choice["number"] == said[0]):
                continue
            self._asked(choice["number"], port)
            await asyncio.sleep(self._manners.pace * self._rng.uniform(0.5, 1.5))
            if self._back and said is not None and self._rng.random() < self._manners.backs:
                self.acknowledged.pop(choice["number"] - 1, None)
                self._manners.counts["taken back"] += 1
                said = None
                self._note(port, "said", {"type": "back", "number": choice["number"]})
                await socket.send('{"type":"back"}')
                continue
            said = choice["number"], self._rng.choice(choice["options"])["key"]
            waiting.append(said)
            self._said_at = time.monotonic()
            self._note(port, "said", {"type": "answer", "number": said[0]})
            await socket.send(json.dumps({"type": "answer", "number": said[0], "keys": [said[1]]}))

    def _asked(self, number: int, port: int) -> None:
        """A question is there: nothing that was acknowledged is asked again, and the way of an answer is measured."""
        lost = [n for n in self.acknowledged if n >= number]
        told = "\n".join(self._heard)
        assert not lost, f"{self._game.table}: seat {self.seat} is asked {number}, {lost} were acknowledged:\n{told}"
        if self._game.answered is not None:
            who, then = self._game.answered
            if who != self.seat:
                self._game.answered = None
                if self._since < then:
                    self._manners.delays.append((then, time.monotonic() - then, str(port)))

    def _note(self, port: int, what: str, message: dict[str, Any]) -> None:
        """Remember the last things that were said and heard, to be told when something is wrong."""
        asked = (message.get("view") or {}).get("choice") or {}
        asked = asked.get("number", [value for path, value in message.get("patch", ()) if path[0] == "choice"])
        back = message.get("back") is not None
        told = f"{message['type']} {message.get('number', '')} {message.get('code', '')} {asked} {back}"
        self._heard.append(f"{time.monotonic():.2f} {port} {what} {told[:150]}")

    def _take(self, message: dict[str, Any]) -> None:
        self._back = message["back"] is not None
        self.view = follow(self.view, message)


async def call(nodes: Callable[[], Sequence[int]], rng: random.Random, method: str, path: str, body: Any = None) -> Any:
    """Ask servers until one answers; what it answered, as text or JSON. Nothing is asked again that was done."""
    while True:
        url = f"http://127.0.0.1:{rng.choice(nodes())}{path}"
        try:
            async with httpx.AsyncClient(timeout=10.0) as client:
                answer = await client.request(method, url, json=body)
        except LOST:
            await asyncio.sleep(REST)
            continue
        if answer.status_code < 300:
            plain = answer.headers["content-type"].startswith("text/plain")
            return answer.text if plain else answer.json()
        if answer.status_code not in (503, 409):
            raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text}")
        await asyncio.sleep(REST)
        if answer.json()["error"] == "taken":
            return None


async def open_game(
    nodes: Callable[[], Sequence[int]], rng: random.Random, manners: Manners, game: str, seats: Seats
) -> Game:
    """A new table; its open seats are taken by others, each at any server."""
    while True:
        made = await call(nodes, rng, "POST", "/api/tables", {"game": game, "seats": list(seats), "open": True})
        found = Game(game, made["table"], manners)
        tokens: dict[int | None, str | None] = {int(seat): token for seat, token in made["tokens"].items()}
        for number, seat in enumerate(seats):
            if seat["kind"] == "open":
                taken = await call(nodes, rng, "POST", f"/api/tables/{made['table']}/seats/{number}", {"name": "Анна"})
                tokens[number] = taken and taken["token"]
        if all(tokens.values()) or not tokens:
            break  # or a server died after it had given a seat away, and nobody knows the token
    for seat, token in (tokens or {None: None}).items():
        found.people.append(Person(found, nodes, seat, token, rng.random()))
    return found


async def finish(game: Game, nodes: Callable[[], Sequence[int]], rng: random.Random) -> int:
    """Play a game to its end, and compare it with its replay; how many answers were acknowledged."""
    await game.play()
    text = await call(nodes, rng, "GET", f"/api/tables/{game.table}/record")
    return game.check(Record.from_text(text))


def answers_by_seat(record: Record) -> list[list[str]]:
    """What each seat answered, in order."""
    game = start(record)
    given: list[list[str]] = [[] for _ in range(game.seats)]
    for key in record.answers:
        assert game.choice is not None
        given[game.choice.seat].append(key)
        game.answer(key)
    return given
