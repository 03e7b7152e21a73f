"""The door to a brawl: the game as `core` knows it. It holds the brawl, and nothing in the brawl leads back to it."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from functools import cache
from typing import Any, ClassVar, Self, cast

from potasovka.core.choice import Choice
from potasovka.core.event import Event
from potasovka.core.film import Shot
from potasovka.core.game import Game, Result
from potasovka.core.rng import Rng
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.draft import draft_data
from potasovka.smashup.engine.film import Film, take
from potasovka.smashup.engine.inventory import inventory
from potasovka.smashup.engine.view import view
from potasovka.smashup.engine.worlds import determinise


class SmashUp(Game):
    """«Замес»."""

    name: ClassVar[str] = "smashup"
    rules: ClassVar[str] = "4"
    __slots__ = ("__weakref__", "brawl")

    def __init__(self, brawl: Brawl) -> None:
        self.brawl = brawl
        """What plays behind the door."""

    def __del__(self) -> None:
        """A brawl is a knot of cards that know it; nobody else can untie it in time."""
        self.brawl.let_go()

    @classmethod
    def new(cls, setup: Mapping[str, Any], seed: int, *, quiet: bool = False) -> Self:
        return cls(Brawl.new(setup, seed, quiet))

    @property
    def setup(self) -> Mapping[str, Any]:
        return self.brawl.setup

    @property
    def seed(self) -> int:
        return self.brawl.seed

    @property
    def answers(self) -> list[str]:
        return self.brawl.answers

    @property
    def log(self) -> list[Event]:
        return self.brawl.log

    @property
    def seats(self) -> int:
        return self.brawl.seats

    @property
    def choice(self) -> Choice | None:
        return self.brawl.choice

    def pick(self, index: int) -> Choice | None:
        return self.brawl.pick(index)

    def answer(self, key: str) -> None:
        self.brawl.answer(key)

    @property
    def result(self) -> Result | None:
        return self.brawl.result

    @property
    def turn(self) -> int | None:
        if self.brawl.result is not None:
            return None
        drafting = draft_data(self.brawl)
        return self.brawl.state.current if drafting is None else drafting["next"]

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(self.brawl, seat))

    def still(self) -> Shot:
        view(self.brawl, None)  # what is drawn for it is kept
        return take(self.brawl, len(self.brawl.log) - 1)

    def begin_film(self) -> None:
        self.brawl.film = Film(len(self.brawl.log))

    @property
    def shots(self) -> list[Shot]:
        return [] if self.brawl.film is None else self.brawl.film.shots

    def end_film(self) -> None:
        self.brawl.film = None

    def clone(self) -> Self:
        return type(self)(self.brawl.clone())

    def rest(self) -> None:
        self.brawl.rest()

    def determinise(self, seat: int, rng: Rng) -> Self:
        return type(self)(determinise(self.brawl, seat, rng))

    def shown(self, seats: Collection[int], besides: int | None = None) -> Hashable:
        state = self.brawl.state
        table = _seen_by(sum(1 << seat for seat in seats), 0 if besides is None else 1 << besides)
        return state.rng.state, bytes(state.known).translate(table)

    @property
    def occasions(self) -> int:
        return self.brawl.state.occasions

    def inventory(self) -> list[str]:
        return inventory(self.brawl)


@cache
def _seen_by(seats: int, besides: int) -> bytes:
    """For each set of seats that know a card (a bit each), which of these do; `besides` stands for all if it does."""
    return bytes([besides if known & besides else known & seats for known in range(256)])
