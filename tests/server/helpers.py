"""A running server, and people who sit at its tables."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from potasovka.cli.serve import bind
from potasovka.core.catalogue import game_class
from potasovka.server.app import make_app
from potasovka.server.hall import Hall
from potasovka.server.listen import listening
from potasovka.server.options import Options
from potasovka.table.keeper import Keeper
from potasovka.table.opening import held
from potasovka.table.patch import follow
from potasovka.table.row import Seat, TableRow
from potasovka.table.table import Table

PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
RANDOM: dict[str, Any] = {"kind": "bot", "bot": "random"}
GREEDY: dict[str, Any] = {"kind": "bot", "bot": "greedy"}


def fast(database: str, **changes: Any) -> Options:
    """Options without any pause."""
    values: dict[str, Any] = {"bot_pause": 0.0, "window_pause": 0.0, "thinkers": 1, "messages": 1e6}
    return Options(database, **{**values, **changes})


def wait_for(what: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("it did not come to pass")


class Running:
    """A server in a thread of this process."""

    def __init__(self, options: Options) -> None:
        bound = bind("127.0.0.1", 0)
        self.port = bound.getsockname()[1]
        self.app = make_app(options)
        config = listening(self.app, options, log_config=None)
        self._server = uvicorn.Server(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, args=(bound,))
        self._thread.start()
        wait_for(lambda: self._server.started)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.players: list[Player] = []

    def _run(self, bound: Any) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[bound])

        asyncio.run(serve())

    def stop(self) -> None:
        """Close everything."""
        for player in self.players:
            player.close()
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def alive(self) -> bool:
        """Whether it was not stopped."""
        return self._thread.is_alive()

    @property
    def hall(self) -> Hall:
        """The tables inside."""
        hall: Hall = self.app.state.hall
        return hall

    def inside(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE)

    def open(self, game: str, *seats: dict[str, Any], **setup: Any) -> tuple[str, dict[int, str]]:
        """A table opened over HTTP to everybody, and the tokens."""
        made = self.http.post("/api/tables", json={"game": game, "setup": setup, "seats": list(seats), "open": True})
        assert made.status_code == 201, made.text
        return made.json()["table"], {int(seat): token for seat, token in made.json()["tokens"].items()}

    def lay(self, position: str, *kinds: str, seed: int = 1) -> tuple[str, dict[int, str]]:
        """A table of Smash Up that begins with a position; kinds are `person` or the name of a bot."""
        seats = [Seat("person") if kind == "person" else Seat("bot", bot=kind) for kind in kinds]
        keeper, tokens = self.add("smashup", {"position": position}, seats, seed)
        return keeper.table.row.id, tokens

    def add(self, game: str, setup: dict[str, Any], seats: list[Seat], seed: int = 1) -> tuple[Keeper, dict[int, str]]:
        """A table put into the hall as it is, and the tokens of its people."""
        rules = game_class(game).rules
        row, tokens = held(
            self.hall.mint, TableRow(self.hall.mint.name(), game, rules, setup, seed, tuple(seats), open=True)
        )
        return self.inside(lambda: self.hall.add(row)), tokens

    def table(self, name: str) -> Table:
        """A table as the server has it."""
        keeper: Keeper = self.inside(lambda: self.hall.find(name))
        return keeper.table

    def answers(self, name: str) -> tuple[str, ...]:
        """What was answered at a table."""
        return self.table(name).playing().record().answers

    def sit(self, table: str, token: str | None = None, *, wait: bool = True) -> Player:
        """A socket at a table; a spectator without a token."""
        player = Player(self.port, table, token)
        self.players.append(player)
        if wait:
            player.until(lambda: player.info)
        return player


class Player:
    """One socket, and what it was told."""

    def __init__(
        self,
        port: int,
        table: str,
        token: str | None,
        headers: dict[str, str] | None = None,
        *,
        greets: bool = True,
        host: str = "",
    ) -> None:
        """`host` is the name by which the server is called, if it has one."""
        self._open = ExitStack()
        address = f"ws://{host or f'127.0.0.1:{port}'}/ws/{table}"
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address,
                sock=socket.create_connection(("127.0.0.1", port)),
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                additional_headers=headers,
            )
        )
        self.raw: list[str] = []
        """All messages, as they came."""
        self.info: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.n = 0
        self.back = False
        if greets:
            self.say(type="hello", token=token)

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message; what it changes is changed."""
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "table":
            self.info = message["table"]
        elif message["type"] == "state":
            self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        assert message["n"] == self.n + 1
        self.n = message["n"]
        self.back = message["back"]
        self.log[message["log_from"] :] = message["log"]
        self.view = follow(self.view, message)

    def until(self, what: Callable[[], Any]) -> None:
        """Read on until something is so."""
        end = time.monotonic() + PATIENCE
        while not what():
            assert time.monotonic() < end, "it did not come to pass"
            self.read()

    def until_type(self, *types: str) -> dict[str, Any]:
        """Read on until a message of one of these types."""
        while True:
            message = self.read()
            if message["type"] in types:
                return message

    def all_read(self) -> None:
        """Read all that was sent until now: the answer to a question that changes nothing comes after it."""
        self.say(type="odds")
        while True:
            message = self.read()
            if message["type"] == "odds" or message.get("code") in ("no-battle", "waiting"):
                self.raw.pop()
                return

    @property
    def choice(self) -> dict[str, Any] | None:
        """What this seat is asked."""
        found: dict[str, Any] | None = self.view.get("choice")
        return found

    @property
    def keys(self) -> list[str]:
        """The keys it may answer."""
        return [] if self.choice is None else [option["key"] for option in self.choice["options"]]

    def answer(self, *keys: str) -> dict[str, Any]:
        """Answer the open question; the `ok` or the refusal."""
        assert self.choice is not None
        self.say(type="answer", number=self.choice["number"], keys=list(keys))
        return self.until_type("ok", "refused")

    def play(self, choose: Callable[[list[str]], str], most: int = 100_000) -> None:
        """Answer whenever asked, until the game is over or so many answers were given."""
        given = 0
        while not self.view.get("over") and given < most:
            if self.choice is None:
                self.read()
                continue
            number = self.choice["number"]
            assert self.answer(choose(self.keys))["type"] == "ok"
            given += 1
            self.until(lambda number=number: self.choice is None or self.choice["number"] != number)

    def closed(self) -> bool:
        """Whether the server closes the socket, after all it had to say."""
        try:
            while True:
                self.read()
        except ConnectionClosed:
            return True

    def close(self) -> None:
        """Go."""
        self._open.close()
