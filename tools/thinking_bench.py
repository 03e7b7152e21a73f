"""How long people wait for bots of each level at many tables: `python tools/thinking_bench.py [--tables 20]`.

A server as people start it; at each table somebody plays Smash Up of all boxes at random against a bot, and takes a
while over each answer. Measured is the way from one step that is seen to the bot's next one, and from the end of one's
own turn until one is asked again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from potasovka.core.describe import LEVELS
from potasovka.table.patch import follow
from server_process import Process


class Waits:
    """What people of all tables have waited, in seconds."""

    def __init__(self) -> None:
        self.steps: list[float] = []
        """From a step that was seen to the bot's next one."""
        self.turns: list[float] = []
        """From one's own last answer until one is asked again."""


async def person(url: str, level: str, waits: Waits, pace: float, until: float, rng: random.Random) -> None:
    """Play one table after another, and note how long the bot takes."""
    async with httpx.AsyncClient(base_url=url, timeout=60.0) as client:
        while time.monotonic() < until:
            body = {"game": "smashup", "seats": [{"kind": "me"}, {"kind": "bot", "bot": level}]}
            made = (await client.post("/api/tables", json=body)).raise_for_status().json()
            async with connect(f"{url.replace('http', 'ws')}/ws/{made['table']}", compression=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": made["tokens"]["0"]}))
                await _sit(socket, waits, pace, until, rng)


async def _sit(socket: Any, waits: Waits, pace: float, until: float, rng: random.Random) -> None:
    view: dict[str, Any] = {}
    said = seen = 0.0
    asked = -1
    while time.monotonic() < until and not view.get("over"):
        message = json.loads(await socket.recv())
        if message["type"] != "state":
            continue
        waited, view, now = view != {} and view["choice"] is None, follow(view, message), time.monotonic()
        if waited:
            waits.steps.append(now - seen)
        seen, choice = now, view["choice"]
        if choice is None or choice["number"] == asked:
            continue
        if waited and said:
            waits.turns.append(now - said)
        asked = choice["number"]
        await asyncio.sleep(pace * rng.uniform(0.5, 1.5))
        key = rng.choice(choice["options"])["key"]
        await socket.send(json.dumps({"type": "answer", "number": asked, "keys": [key]}))
        said = seen = time.monotonic()


def line(what: str, waits: Sequence[float]) -> str:
    """A row: how often, the mean, the median, and what 95 and 99 of a hundred do not exceed, in milliseconds."""
    found = sorted(waits) or [0.0]
    shares = [1000 * found[min(len(found) - 1, int(share * len(found)))] for share in (0.5, 0.95, 0.99)]
    mean = 1000 * sum(found) / len(found)
    return f"{what:<34} {len(waits):>7} {mean:>9.0f} {shares[0]:>9.0f} {shares[1]:>9.0f} {shares[2]:>9.0f}"


def measure(level: str, tables: int, seconds: float, pace: float) -> Waits:
    """Start a server, and let people play so long."""
    waits = Waits()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        server.start()
        try:
            until = time.monotonic() + seconds

            async def everybody() -> None:
                people = [person(server.url, level, waits, pace, until, random.Random(n)) for n in range(tables)]
                await asyncio.wait_for(asyncio.gather(*people), seconds + 60)

            asyncio.run(everybody())
        finally:
            server.kill()
    return waits


def main() -> None:
    """Measure every level, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0, help="for each level")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that people take over an answer")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    said = parser.parse_args()
    print(f"{f'ms at {said.tables} tables':<34} {'times':>7} {'mean':>9} {'p50':>9} {'p95':>9} {'p99':>9}")
    for level in said.levels:
        waits = measure(level, said.tables, said.seconds, said.pace)
        print(line(f"{level}: a step of the bot", waits.steps))
        print(line(f"{level}: until one is asked again", waits.turns), flush=True)


if __name__ == "__main__":
    main()
