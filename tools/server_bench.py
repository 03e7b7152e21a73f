"""How many answers and tables one server process holds, over WebSockets on this machine.

python tools/server_bench.py [--seconds 5] [--tables 50 500]

Two people sit at each table and answer as soon as they are asked, or (in the rows "1/s") a second later. Measured are a
toy game that costs nothing, Smash Up of all boxes, and beside them a bare loop of the same shape: uvicorn, one row of
SQLite an answer, a message to everybody. Other machines compare by the ratio to the bare loop of the same run, which
stands at the end of each row: answers a second and p99 beside those of the same load. In the end it says which targets
were missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import uvicorn

from bare_loop import Bare, add_toy
from potasovka.cli.serve import bind
from potasovka.core import Game, Rng, catalogue
from potasovka.server.app import make_app
from potasovka.server.listen import listening
from potasovka.server.options import Options
from potasovka.server.tidying import tidy_by_hand
from potasovka.table.patch import follow
from server_process import Postgres, free_port

sys.path.insert(0, str(Path(__file__).parent))

TARGET = 2100
"""Answers a second that another project's server reaches on such a machine, with a toy."""
LARGEST = 200.0
"""KiB that a table of Smash Up may have in memory."""
BARE = "bare"
NODES = 3
"""Servers on one PostgreSQL, in the last rows; they and it share the cores of the machine."""
TEXT, PING, PONG = 1, 9, 10
"""Kinds of WebSocket frames."""


def serve(kind: str, port: int, where: str) -> None:
    """In a process of its own: the server that is measured."""
    add_toy()
    options = Options(where, window_pause=0.0, messages=1e9)
    app: Any = make_app(options) if kind != "bare" else Bare(where)
    if kind == "bare":
        config = uvicorn.Config(
            app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off"
        )
    else:
        config = listening(app, options)
        tidy_by_hand()
    uvicorn.Server(config).run(sockets=[bind("127.0.0.1", port)])


class Seat(asyncio.Protocol):
    """A lean WebSocket client: one person who answers at once."""

    def __init__(self, load: Load, table: str, number: int, token: str) -> None:
        self.load, self.table, self.number = load, table, number
        self.hello = json.dumps({"type": "hello", "token": token}).encode()
        self.view: dict[str, Any] = {}
        self.rest = b""
        self.greeted = False
        self.asked = -1
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [f"GET /ws/{self.table} HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
        transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.greeted:
            _, found, after = self.rest.partition(b"\r\n\r\n")
            if not found:
                return
            self.greeted, self.rest = True, after
            self.send(self.hello)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(msgspec.json.decode(payload))
            elif kind == PING:
                self.send(payload, PONG)

    def _frame(self) -> tuple[int, bytes] | None:
        rest = self.rest
        if len(rest) < 2:
            return None
        size, head = rest[1] & 127, 2
        if size > 125:
            head = 4 if size == 126 else 10
            size = int.from_bytes(rest[2:head], "big")
        if len(rest) < head + size:
            return None
        self.rest = rest[head + size :]
        return rest[0] & 15, rest[head : head + size]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a frame, masked with nothing."""
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] != "state":
            return
        self.view = follow(self.view, message)
        self.load.told(self)
        self.answer()

    def answer(self) -> None:
        """Answer, if there is something to answer."""
        choice = self.view["choice"]
        if choice is None or self.load.stopped or choice["number"] == self.asked:
            return
        self.asked = choice["number"]
        if self.load.pace:
            asyncio.get_running_loop().call_later(random.uniform(0.5, 1.5) * self.load.pace, self._say, choice)
        else:
            self._say(choice)

    def _say(self, choice: dict[str, Any]) -> None:
        if not self.load.stopped:
            key = random.choice(choice["options"])["key"]
            self.load.said(self)
            self.send(json.dumps({"type": "answer", "number": choice["number"], "keys": [key]}).encode())


class Load:
    """All people at all tables, and the clock."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.answers = 0
        self.waits: list[float] = []
        self.stopped = True
        self.rate = self.cost = 0.0
        self._since: dict[str, tuple[int, float]] = {}

    def said(self, seat: Seat) -> None:
        """Somebody has answered."""
        self.answers += 1
        self._since[seat.table] = seat.number, time.perf_counter()

    def told(self, seat: Seat) -> None:
        """Somebody was shown something; if the other's answer has brought a question, that was the way of an answer."""
        who, then = self._since.get(seat.table, (seat.number, 0.0))
        if who != seat.number and seat.view["choice"] is not None:
            self.waits.append(time.perf_counter() - then)
            del self._since[seat.table]


HEAD = (
    f"{'':<12} {'tables':>7} {'answers/s':>12} {'CPU µs':>9} {'p50 ms':>9} {'p99 ms':>9} {'KiB a table':>12}"
    f" {'of bare':>9} {'p99 × bare':>9}"
)


class Figures(NamedTuple):
    """What one run showed."""

    rate: float
    median: float
    worst: float
    memory: float
    cost: float

    def line(self, what: str, tables: int, bare: Figures | None = None) -> str:
        """A row of the table, in the end beside the bare loop under the same load."""
        waits = f"{1000 * self.median:>9.1f} {1000 * self.worst:>9.1f}"
        row = f"{what:<12} {tables:>7} {self.rate:>12,.0f} {1e6 * self.cost:>9,.0f} {waits} {self.memory:>12,.0f}"
        if bare is None:
            return row
        return f"{row} {self.rate / bare.rate:>9.2f} {self.worst / max(bare.worst, 1e-6):>9.1f}"


def memory_of(process: int) -> float:
    """KiB in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def _processor(process: int) -> float:
    """Seconds of processor time used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _load(
    processes: list[int], ports: list[int], tables: list[tuple[str, dict[int, str]]], seconds: float, pace: float
) -> Load:
    """The people of a table sit at different servers, if there are several."""
    load = Load(pace)
    loop = asyncio.get_running_loop()
    seats = []
    for at, (table, tokens) in enumerate(tables):
        for number, token in tokens.items():
            seat = Seat(load, table, number, token)
            seats.append(seat)
            port = ports[(at + number) % len(ports)]
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", port)  # type: ignore[misc]
    while not all(seat.view for seat in seats):
        await asyncio.sleep(0.1)
    load.stopped = False
    for seat in seats:
        seat.answer()
    await asyncio.sleep(1.0 + 2 * pace)
    load.answers, load.waits = 0, []
    began, used = time.perf_counter(), sum(map(_processor, processes))
    await asyncio.sleep(seconds)
    load.stopped = True
    load.rate = load.answers / (time.perf_counter() - began)
    load.cost = (sum(map(_processor, processes)) - used) / max(load.answers, 1)
    return load


def measure(kind: str, count: int, seconds: float, pace: float, nodes: int = 1) -> Figures:
    """Start a server, or several on one PostgreSQL, fill it with tables, and play."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir="/tmp" if nodes > 1 else None))
        where = f"{folder}/bench.sqlite3" if kind == "bare" else f"sqlite:///{folder}/bench.sqlite3"
        if nodes > 1:
            postgres = Postgres(Path(folder))
            stack.callback(postgres.close)
            where = postgres.url
        ports = [free_port() for _ in range(nodes)]
        processes = []
        for port in ports:
            process = subprocess.Popen([sys.executable, __file__, "--serve", kind, str(port), where])
            stack.callback(process.wait)
            stack.callback(process.kill)
            processes.append(process.pid)
            _wait(port)
        before = sum(map(memory_of, processes))
        tables = _open(kind, ports[0], count)
        load = asyncio.run(_load(processes, ports, tables, seconds, pace))
        memory = (sum(map(memory_of, processes)) - before) / count
    waits = sorted(load.waits) or [0.0]
    return Figures(load.rate, waits[len(waits) // 2], waits[int(0.99 * len(waits))], memory, load.cost)


def _wait(port: int) -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def _open(kind: str, port: int, count: int) -> list[tuple[str, dict[int, str]]]:
    if kind == "bare":
        return [(str(number), {0: "0", 1: "1"}) for number in range(count)]
    tables = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        for _ in range(count):
            body = {"game": kind, "seats": [{"kind": "me"}, {"kind": "me"}]}
            made = client.post("/api/tables", json=body).json()
            tables.append((made["table"], {int(seat): token for seat, token in made["tokens"].items()}))
    return tables


def engine_cost(games: int = 3) -> float:
    """Seconds the engine of Smash Up alone needs for one answer as the server gives it: copy, answer, two views."""
    spent, answers = 0.0, 0
    for seed in range(games):
        game: Game = catalogue.game_class("smashup").new({"players": 2}, seed)
        rng = Rng(seed)
        while (choice := game.choice) is not None:
            began = time.process_time()
            game = game.clone()
            game.answer(choice.key(rng.below(len(choice))))
            game.view(0)
            game.view(1)
            spent += time.process_time() - began
            answers += 1
    return spent / answers


class Run(NamedTuple):
    """One load."""

    kind: str
    tables: int
    pace: float
    """Seconds between a question and its answer."""
    nodes: int = 1
    """How many servers."""

    @property
    def name(self) -> str:
        """What its row is called."""
        return (f"{self.nodes} nodes" if self.nodes > 1 else self.kind) + (" 1/s" if self.pace else "")

    @property
    def bare(self) -> Run:
        """The same load of the bare loop."""
        return Run(BARE, self.tables, self.pace)


def runs(tables: list[int]) -> list[Run]:
    """All that is measured, the bare loop first."""
    found = []
    for kind in (BARE, "toy", "smashup"):
        found += [*(Run(kind, count, 0.0) for count in tables), Run(kind, tables[-1], 1.0)]
    return [*found, *(Run("smashup", tables[-1], pace, NODES) for pace in (0.0, 1.0))]


def measured(tables: list[int], seconds: float) -> dict[Run, Figures]:
    """Measure all of it, and print each row as it comes."""
    found: dict[Run, Figures] = {}
    for run in runs(tables):
        long = 2 * seconds if run.pace or run.nodes > 1 else seconds
        found[run] = measure(run.kind, run.tables, long, run.pace, run.nodes)
        print(found[run].line(run.name, run.tables, None if run.kind == BARE else found[run.bare]), flush=True)
    return found


def verdicts(found: dict[Run, Figures]) -> list[str]:
    """Whether the targets were reached."""
    toy = min(figures.rate for run, figures in found.items() if run.kind == "toy" and not run.pace)
    most = max(run.tables for run in found)
    here = [run for run in found if (run.kind, run.tables, run.nodes) == ("smashup", most, 1)]
    largest = max(found[run].memory for run in here)
    return [
        f"target: {TARGET:,} answers/s with the toy, at least {toy:,.0f}: {'reached' if toy > TARGET else 'MISSED'}",
        f"target: {LARGEST:,.0f} KiB a table of Smash Up on one server, at most {largest:,.0f}: "
        f"{'reached' if largest <= LARGEST else 'MISSED'}",
    ]


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 500])
    parser.add_argument("--serve", nargs=3, metavar=("KIND", "PORT", "WHERE"))
    given = parser.parse_args()
    if given.serve:
        serve(given.serve[0], int(given.serve[1]), given.serve[2])
        return
    print(HEAD)
    found = measured(given.tables, given.seconds)
    print(f"engine of Smash Up alone: {1e6 * engine_cost():,.0f} µs an answer (copy, answer, two views)")
    for line in verdicts(found):
        print(line)


if __name__ == "__main__":
    main()
