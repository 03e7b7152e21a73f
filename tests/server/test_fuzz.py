"""Anything may be sent: the server refuses it in words, changes nothing and lives on."""

from __future__ import annotations

import json
import random
import string
from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from server.helpers import ME, RANDOM, Player, Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
KEYS = ["", "end", "pass", "done", "play:ghost", "base:0", "\0", "😀", "a" * 300, "__class__"]
VALUES: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 10**30, 1.5, "", "0", [], {}, [[]], {"a": {}}]


def test_every_call_of_the_interface_takes_anything(server: Running) -> None:
    table, tokens = server.open("smashup", ME, {"kind": "open"})
    finished, _ = server.open("hitzroad", ME)
    schema = schemathesis.openapi.from_dict(server.http.get("/openapi.json").json())
    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=25,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), pick=_index())
        def attack(case: Any, pick: int) -> None:
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = [table, finished, case.path_parameters["table"]][pick % 3]
            headers = {"authorization": f"Bearer {tokens[0]}"} if pick % 2 else {}
            response = case.call(base_url=str(server.http.base_url), headers=headers, timeout=60)
            case.validate_response(response, checks=CHECKS)

        attack()
    assert server.http.get(f"/api/tables/{table}").status_code == 200


def _index() -> Any:
    from hypothesis import strategies

    return strategies.integers(0, 5)


def _noise(rng: random.Random, token: str) -> str | bytes:
    """Something to send: a little wrong, very wrong, or huge."""
    kind = rng.randrange(8)
    if kind == 0:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(200)))
    if kind == 1:
        return rng.randbytes(rng.randrange(1, 200))
    if kind == 2:
        return "x" * rng.choice([16 * 1024, 16 * 1024 + 1, 1_000_000])
    if kind == 3:
        message = json.dumps({"type": "answer", "number": 0, "keys": ["end"]})
        return message[: rng.randrange(len(message))]
    if kind == 4:
        return json.dumps({"type": "hello", "token": rng.choice([None, token, "x"])})
    types = ["answer", "picks", "back", "windows", "odds", "state", "table"]
    message_: dict[str, Any] = {"type": rng.choice(types)}
    for name in ("number", "keys", "ask", "token", "view"):
        if rng.randrange(2):
            message_[name] = rng.choice(VALUES)
    if kind == 5:
        message_["keys"] = [rng.choice([*KEYS, *VALUES]) for _ in range(rng.randrange(200))]
    return json.dumps(message_)


def test_noise_on_a_socket_changes_nothing(server: Running) -> None:
    position = "turn: A\nbase: Workshop\nbase: Haunted House\nhand A: Mechanic, Raze\nhand B: Spirit\n"
    position += "deck A: 9 Spirit\ndeck B: 9 Mako\n"
    table, tokens = server.lay(position, "person", "person")
    before = server.table(table).playing().state_digest()
    rng = random.Random(11)
    player: Player | None = None
    for number in range(400):
        if player is None:
            player = server.sit(table, [tokens[1], None][number % 2])
        try:
            player.socket.send(_noise(rng, tokens[0]))
            if number % 20 == 0:
                player.all_read()
        except ConnectionClosed:
            player = None
    assert server.table(table).playing().state_digest() == before
    assert server.answers(table) == ()
    one = server.sit(table, tokens[0])
    one.until(lambda: one.choice)
    assert one.answer("play:mechanic")["type"] == "ok"


def test_noise_instead_of_a_greeting_is_answered(server: Running) -> None:
    table, _ = server.open("hitzroad", ME, RANDOM)
    rng = random.Random(12)
    heard: Counter[str] = Counter()
    for _ in range(60):
        player = Player(server.port, table, None, greets=False)
        noise = _noise(rng, "x")
        try:
            player.socket.send(noise)
            heard[player.read()["code"]] += 1
        except ConnectionClosed:  # who is still writing when the socket is closed may miss why
            assert len(noise) >= 16 * 1024
        player.close()
    assert {"foreign", "malformed"} <= set(heard) <= {"foreign", "malformed", "too-large"}, heard
    assert server.http.get(f"/api/tables/{table}").status_code == 200
