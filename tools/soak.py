"""A long sitting: many tables for many minutes at a real server, and what becomes of its memory.

python tools/soak.py [--tables 200] [--minutes 30] [--pace 0.5]

People play at all tables at once, each answering after a little while; among them are bots, spectators, people whose
connection breaks now and then, games that are left for ever, and finished games, which are looked at again. A table
that is over or left is followed by a new one. Every minute a line is printed. It ends by itself; the exit code is 1 if
anything went wrong or if the memory at the end is more than a tenth above what it was after the first quarter.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from potasovka.cli.serve import bind
from potasovka.core import Record
from potasovka.core.replay import replay
from potasovka.table.patch import follow

KINDS: list[tuple[str, list[dict[str, str]]]] = [
    ("smashup", [{"kind": "me"}, {"kind": "me"}]),
    ("smashup", [{"kind": "me"}, {"kind": "bot", "bot": "random"}]),
    ("smashup", [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]),
    ("hitzroad", [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]),
    ("hitzroad", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]),
    ("smashup", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]),
]
"""Games and who sits at them."""
PATIENCE = 120.0
"""Seconds after which somebody who hears nothing is an error."""
LEFT = 0.1
"""How many of all games are left for ever in the middle."""
BREAKS = 0.003
"""How often a connection breaks, an answer."""
CHECKED = 0.2
"""How many of the finished games are played again from their record."""


class Soak:
    """All that goes on at one server."""

    def __init__(self, port: int, pace: float, end: float) -> None:
        self.port, self.pace, self.end = port, pace, end
        self.count: Counter[str] = Counter()
        self.slowest = 0.0
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    @property
    def on(self) -> bool:
        """Whether there is still time."""
        return time.monotonic() < self.end

    async def table(self, number: int) -> None:
        """One table after another at one place, until the time is over."""
        rng = random.Random(number)
        await asyncio.sleep(rng.random() * 5)
        while self.on:
            try:
                await self._game(rng, *KINDS[(number + self.count["tables"]) % len(KINDS)])
            except Exception as error:  # whatever it is, it is counted and told
                if self.on:
                    self.count["errors"] += 1
                    print(f"error: {type(error).__name__}: {str(error)[:200]}", flush=True)
                    await asyncio.sleep(1)

    async def _game(self, rng: random.Random, game: str, seats: list[dict[str, str]]) -> None:
        made = (await self.http.post("/api/tables", json={"game": game, "seats": seats})).raise_for_status().json()
        self.count["tables"] += 1
        most = rng.randrange(5, 60) if rng.random() < LEFT else 1_000_000
        dice = [random.Random(rng.random()) for _ in made["tokens"]]
        people = [
            asyncio.ensure_future(self._person(made["table"], token, own, most))
            for token, own in zip(made["tokens"].values(), dice, strict=True)
        ]
        watcher = asyncio.ensure_future(self._watch(made)) if rng.random() < 0.2 else None
        try:
            over = await _all_over(people)
        finally:
            for task in [*people, *([watcher] if watcher else [])]:
                task.cancel()
        if over:
            self.count["finished"] += 1
            if rng.random() < CHECKED:
                await self._check(made)
        elif self.on:
            self.count["left"] += 1

    async def _check(self, made: dict[str, Any]) -> None:
        """A finished game is what its record says, and can be looked at."""
        headers = {"authorization": f"Bearer {made['secret']}"}
        url = f"/api/tables/{made['table']}"
        text = (await self.http.get(f"{url}/record", headers=headers)).raise_for_status().text
        record = Record.from_text(text)
        told = (await self.http.get(url, headers=headers)).raise_for_status().json()["result"]
        result = (await asyncio.to_thread(replay, record)).result
        assert result is not None
        assert told == {"winners": list(result.winners), "scores": list(result.scores)}, "a game is not its record"
        (await self.http.get(f"{url}/replay?at={len(record.answers) // 2}", headers=headers)).raise_for_status()
        self.count["checked"] += 1

    async def _watch(self, made: dict[str, Any]) -> None:
        async with self._socket(made["table"], made["secret"]) as socket:
            while True:
                await socket.recv()
                self.count["watched"] += 1

    def _socket(self, table: str, token: str) -> Any:
        return _hello(connect(f"ws://127.0.0.1:{self.port}/ws/{table}", compression=None, max_size=None), token)

    async def _person(self, table: str, token: str, rng: random.Random, most: int) -> bool:
        """Somebody who plays; whether to the end."""
        while most > 0 and self.on:
            async with self._socket(table, token) as socket:
                given, over = await self._play(socket, rng, most)
            if over:
                return True
            most -= given
            self.count["breaks"] += most > 0
        return False

    async def _play(self, socket: ClientConnection, rng: random.Random, most: int) -> tuple[int, bool]:
        """Answer until the game is over, the connection breaks or enough was answered."""
        view: dict[str, Any] = {}
        given, asked, sent = 0, None, 0.0
        while self.on and given < most:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE if self.pace < 5 else 600))
            except TimeoutError:
                raise AssertionError("nothing was heard for long") from None
            kind = message["type"]
            if kind == "refused":
                raise AssertionError(f"refused: {message['code']}")
            if kind == "ok":
                self.count["answers"] += 1
                self.slowest = max(self.slowest, time.monotonic() - sent)
                given += 1
                if rng.random() < BREAKS:
                    break
            if kind != "state":
                continue
            view = follow(view, message)
            if view["over"]:
                return given, True
            choice = view.get("choice")
            if choice is not None and choice["number"] != asked:
                asked = choice["number"]
                await asyncio.sleep(rng.uniform(0.5, 1.5) * self.pace)
                key = rng.choice(choice["options"])["key"]
                sent = time.monotonic()
                await socket.send(json.dumps({"type": "answer", "number": asked, "keys": [key]}))
        return given, False


async def _all_over(people: list[asyncio.Future[bool]]) -> bool:
    """Whether everybody plays to the end; the others do not wait for one who has left."""
    for one in asyncio.as_completed(people):
        if not await one:
            return False
    return True


class _hello:
    """A socket that has said who it is."""

    def __init__(self, opening: Any, token: str) -> None:
        self._opening, self._token = opening, token

    async def __aenter__(self) -> ClientConnection:
        socket: ClientConnection = await self._opening.__aenter__()
        await socket.send(json.dumps({"type": "hello", "token": self._token}))
        return socket

    async def __aexit__(self, *error: Any) -> None:
        await self._opening.__aexit__(*error)


def rss(*pids: int) -> float:
    """MiB that processes hold in memory."""
    if not pids:
        return 0.0
    said = subprocess.run(["ps", "-o", "rss=", "-p", ",".join(map(str, pids))], capture_output=True, text=True)
    return sum(map(int, said.stdout.split())) / 1024


def children(pid: int) -> list[int]:
    """The processes that another one has started."""
    said = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True).stdout
    return [int(one.split()[0]) for one in said.splitlines() if int(one.split()[1]) == pid]


def start(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """The server, as people start it."""
    command = [sys.executable, "-m", "potasovka.cli.main", "serve", "--port", str(port), "--no-browser"]
    command += ["--database", f"sqlite:///{folder}/tables.sqlite3", "--bot-pause", "0.2", "--window-pause", "0.1"]
    with (folder / "server.log").open("ab") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "PYTHONUTF8": "1"})


async def run(tables: int, minutes: float, pace: float, folder: Path) -> bool:
    """Whether all went well."""
    with bind("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    server = start(folder, port)
    soak = Soak(port, pace, time.monotonic() + minutes * 60)
    try:
        await _until_up(soak, server)
        places = [asyncio.ensure_future(soak.table(number)) for number in range(tables)]
        grown = await _sample(soak, server)
        for place in places:
            place.cancel()
        await asyncio.gather(*places, return_exceptions=True)
        await soak.http.aclose()
    finally:
        server.terminate()
        server.wait(60)
    trace = "Traceback" in (folder / "server.log").read_text(encoding="utf-8")
    if trace:
        print((folder / "server.log").read_text(encoding="utf-8")[-3000:])
    print(f"memory at the end, against the end of the first quarter: {grown:.2f}; errors: {soak.count['errors']}")
    return grown <= 1.1 and not soak.count["errors"] and not trace


async def _until_up(soak: Soak, server: subprocess.Popen[bytes]) -> None:
    while server.poll() is None:
        try:
            await soak.http.get("/api/games")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


async def _sample(soak: Soak, server: subprocess.Popen[bytes]) -> float:
    """Print a line a minute; how much the memory has grown since the first quarter."""
    counted = ("tables", "finished", "left", "breaks", "checked", "errors")
    print("minute  server MiB  bots MiB  answers/s  slowest ms  " + "  ".join(counted), flush=True)
    began, held, before = time.monotonic(), [], 0
    length = soak.end - began
    while soak.on:
        wait = min(60.0, soak.end - time.monotonic())
        await asyncio.sleep(wait)
        if server.poll() is not None:
            raise SystemExit("the server has died")
        count = soak.count
        held.append((time.monotonic() - began, rss(server.pid)))
        line = [f"{held[-1][0] / 60:6.1f}", f"{held[-1][1]:10.1f}", f"{rss(*children(server.pid)):8.1f}"]
        line += [f"{(count['answers'] - before) / wait:9.1f}", f"{soak.slowest * 1000:10.0f}"]
        line += [f"{count[name]:{len(name)}d}" for name in counted]
        print("  ".join(line), flush=True)
        before, soak.slowest = count["answers"], 0.0
    early = [mib for at, mib in held if at <= length / 4] or [held[0][1]]
    return held[-1][1] / early[-1]


def main() -> None:
    """Sit through it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds before an answer, on the average")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        well = asyncio.run(run(said.tables, said.minutes, said.pace, Path(folder)))
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
