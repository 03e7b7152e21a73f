"""What a seat and a spectator are sent is, byte for byte, what a twin with other hidden cards sends them."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from potasovka.core import Game, Rng
from potasovka.core.catalogue import game_class
from potasovka.hitzroad import HitZRoad
from potasovka.smashup import SmashUp
from potasovka.table.messages import Answer
from potasovka.table.row import Seat
from potasovka.table.table import Table
from potasovka.table.watcher import Guest
from server.helpers import Player, Running
from smashup.test_machine import _alike, _revealed, _standing

STEP = 9
"""At how many decisions of a game one comparison begins."""


class Nobody:
    """Somebody who listens to nothing."""

    def send(self, message: bytes) -> None:
        pass

    def close(self) -> None:
        pass


class Watched:
    """A table whose game was put there, watched from a seat and from none."""

    def __init__(self, server: Running, game: Game, seat: int) -> None:
        self.server = server
        seats = [Seat("person") for _ in range(game.seats)]
        self.keeper, tokens = server.add(game.name, dict(game.setup), seats)
        self.table: Table = self.keeper.table
        self.table.game = game
        self.table.counts = list(_counts(game))
        name = self.table.row.id
        self.watchers = [server.sit(name, tokens[seat]), server.sit(name)]
        for watcher in self.watchers:
            watcher.until(lambda watcher=watcher: watcher.view)

    @property
    def game(self) -> Game:
        return self.table.playing()

    def answer(self, key: str) -> None:
        """Whoever is asked answers, through the same door as a socket."""
        choice = self.game.choice
        assert choice is not None
        answer = Answer(self.table.counts[choice.seat], [key])
        self.server.inside(lambda: self.keeper.hear(Guest(choice.seat, Nobody()), answer))

    def heard(self) -> list[list[str]]:
        """All that was sent so far, without the name of the table and the clock."""
        for watcher in self.watchers:
            watcher.all_read()
        return [self._plain(watcher.raw) for watcher in self.watchers]

    def _plain(self, raw: list[str]) -> list[str]:
        """A table that tells nothing new but for how long somebody is away does so whenever a second has passed."""
        told = [re.sub(r'"away":\d+', '"away":0', one.replace(self.table.row.id, "table")) for one in raw]
        tables = [place for place, one in enumerate(told) if one.startswith('{"type":"table"')]
        again = {after for before, after in pairwise(tables) if told[before] == told[after]}
        return [one for place, one in enumerate(told) if place not in again]

    def close(self) -> None:
        for watcher in self.watchers:
            watcher.close()


def _counts(game: Game) -> list[int]:
    """How often each seat has answered."""
    return list(game.brawl.state.answered) if isinstance(game, SmashUp) else list(game.state.given)  # type: ignore[attr-defined]


def _still_hidden(one: Game, twin: Game, seat: int, shown: Any) -> bool:
    """Whether both games stand alike and no rule has shown this seat anything that differs."""
    if isinstance(one, SmashUp) and isinstance(twin, SmashUp):
        return _standing(one) == _standing(twin) and _revealed(one, seat) == shown and _alike(one, twin, seat)
    return one.view(None) == twin.view(None)


def _compare(server: Running, game: Game, seat: int, rng: Rng) -> int:
    """Play a game and a twin alike until a rule reveals something; how many answers that took."""
    twin = game.determinise(seat, rng)
    if isinstance(game, SmashUp) and isinstance(twin, SmashUp):
        twin.brawl.state.rng = game.brawl.state.rng.copy()
    elif isinstance(game, HitZRoad) and isinstance(twin, HitZRoad):
        twin.state.rng = game.state.rng.copy()
    shown = _revealed(game, seat) if isinstance(game, SmashUp) else None
    tables = [Watched(server, game.clone(), seat), Watched(server, twin, seat)]
    one, other = tables
    compared = 0
    while _still_hidden(one.game, other.game, seat, shown):
        assert one.heard() == other.heard()
        compared += 1
        choices = one.game.choice, other.game.choice
        common = [key for key in choices[0].keys if key in choices[1].keys] if all(choices) else []  # type: ignore[union-attr]
        if not common:
            break
        key = rng.pick(common)
        for table in tables:
            table.answer(key)
    for table in tables:
        table.close()
    return compared


@pytest.mark.parametrize(
    ("name", "setup", "seed"),
    [
        ("smashup", {"players": 2}, 3),
        ("smashup", {"players": 3, "factions": "draft"}, 4),
        ("smashup", {"players": 2, "factions": [["sharks", "skeletons"], ["grannies", "mermaids"]]}, 5),
        ("hitzroad", {"players": 1}, 6),
        ("hitzroad", {"players": 3}, 7),
    ],
)
def test_a_twin_with_other_hidden_cards_is_told_alike(
    server: Running, name: str, setup: dict[str, Any], seed: int
) -> None:
    game = game_class(name).new(setup, seed)
    rng = Rng(seed)
    compared = number = 0
    while (choice := game.choice) is not None:
        if number % STEP == 0 and not (isinstance(game, SmashUp) and game.brawl.in_flight):
            compared += _compare(server, game, number // STEP % game.seats, rng)
        game.pick(rng.below(len(choice)))
        number += 1
    assert compared > number / STEP


def test_the_names_of_players_say_nothing_more(server: Running) -> None:
    """A spectator is told no token, no seed, no hand in any message of a whole game."""
    made = server.open("smashup", {"kind": "me"}, {"kind": "bot", "bot": "random"})
    table, tokens = made
    row = server.table(table).row
    watcher: Player = server.sit(table)
    person = server.sit(table, tokens[0])
    rng = Rng(1)
    person.play(lambda keys: rng.pick(keys), most=40)
    watcher.all_read()
    told = "".join(watcher.raw)
    assert str(row.seed) not in told
    assert all(token not in told for token in tokens.values())
    assert all((seat.digest or "-" * 64) not in told for seat in row.seats)
    assert '"hand":[{' not in told


def test_a_road_hides_its_deck(server: Running) -> None:
    game = HitZRoad.new({"players": 2}, 5)
    table = Watched(server, game, 0)
    told = "".join(raw for raws in table.heard() for raw in raws)
    assert '"seed"' not in told
    assert str(game.state.deck)[1:40] not in told
