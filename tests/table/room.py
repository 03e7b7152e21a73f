"""A house of fakes with tables in it, and those who sit at them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from potasovka.core.catalogue import game_class
from potasovka.core.words import LANGUAGES, words
from potasovka.table.house import House, Pauses
from potasovka.table.keeper import Keeper
from potasovka.table.messages import Answer as AnswerMessage
from potasovka.table.messages import AskOdds, Back, Message, Undo, Windows
from potasovka.table.messages import Picks as PicksMessage
from potasovka.table.opening import held, new_table
from potasovka.table.patch import follow
from potasovka.table.refusal import Refused
from potasovka.table.row import Seat, Stored, TableRow
from potasovka.table.standing import stand
from potasovka.table.watcher import Guest
from table.fakes import CountingMint, FakeLoop, FakeOthers, MemoryStore, ScriptedBots

PERSON, OPEN, RANDOM, GREEDY = Seat("person"), Seat("open"), Seat("bot", bot="random"), Seat("bot", bot="greedy")
PAUSES = Pauses(bot=0.75, window=1.5, away=60.0)

MINE = """
turn: A
base: Workshop
  A: Ghost
base: Haunted House
hand A: Ghost, Mechanic, Raze
hand B: Spirit
deck A: 12 Spirit
deck B: 12 Mako
"""
FULL = """
turn: A
base: Workshop
base: Haunted House
hand A: Ghost, 3 Spirit, 2 Haunting, Steam Man, 2 Zeppelin, Bear Hug, Water Lily
hand B: Spirit
deck A: 12 Spirit
deck B: 12 Mako
"""
"""Who ends the turn has three cards too many."""
WINDOW = """
turn: B
base: Workshop
  A: Ghost
base: The Greenhouse
hand B: Toll Bay, Ghost, Sprout
deck B: 12 Mako
"""
CAN_ANSWER = WINDOW + "hand A: Hello, Dolly!, Raze\ndeck A: 12 Mako\n"
CANNOT = WINDOW + "hand A: Steam Man, Raze\ndeck A: Hello, Dolly!, 11 Mako\n"
BUY = ("play:toll_bay", "base:the_greenhouse")
"""What B does, and A could answer."""


class Room:
    """A house, and its tables."""

    def __init__(self, pauses: Pauses = PAUSES) -> None:
        self.loop, self.store, self.bots, self.mint = FakeLoop(), MemoryStore(), ScriptedBots(), CountingMint()
        self.others = FakeOthers()
        self.house = House(pauses, self.loop, self.store, self.bots, self.mint, self.others)
        self.keepers: dict[str, Keeper] = {}

    async def add(self, row: TableRow) -> None:
        """Put a table into the house."""
        await self.store.add_table(row)
        await self.put_up(row)

    async def put_up(self, row: TableRow) -> None:
        """Put a stored table into the house."""
        self.keepers[row.id] = Keeper(self.house, stand(Stored(row, [])))

    def open(self, game: str, *seats: Seat, **setup: Any) -> tuple[Keeper, dict[int, str]]:
        """A new table."""
        row, tokens = new_table(self.mint, game, setup, seats)
        self.loop.run(self.add(row))
        return self.keepers[row.id], tokens

    def lay(self, position: str, *seats: Seat, **setup: Any) -> tuple[Keeper, dict[int, str]]:
        """A table of Smash Up that begins with a position."""
        rules = game_class("smashup").rules
        bare = TableRow(self.mint.name(), "smashup", rules, {"position": position, **setup}, 1, tuple(seats))
        row, tokens = held(self.mint, bare)
        self.loop.run(self.add(row))
        return self.keepers[row.id], tokens

    def load(self, table: str) -> Keeper:
        """A table as another house would find it in the store."""
        stored = self.loop.run(self.store.load_table(table))
        assert stored is not None
        return Keeper(self.house, stand(stored))

    def sit(self, keeper: Keeper, seat: int | None = None) -> Person:
        """Somebody looks, from a seat or from none."""
        person = Person(self, keeper, seat)
        self.loop.run(keeper.join(person.guest))
        return person

    def people(self, position: str, *seats: Seat) -> tuple[Keeper, list[Person]]:
        """A position, and somebody on every seat of a person."""
        keeper, _ = self.lay(position, *seats)
        return keeper, [self.sit(keeper, seat) for seat in keeper.table.row.people]

    def keys(self, keeper: Keeper) -> list[str]:
        """What is stored of what was answered."""
        return self.store.keys(keeper.table.row.id)


class Person:
    """Somebody who looks at a table, and all they were told."""

    def __init__(self, room: Room, keeper: Keeper, seat: int | None) -> None:
        self.room, self.keeper = room, keeper
        self.guest = Guest(seat, self)
        self.raw: list[bytes] = []
        """All messages, as they came."""
        self.closed = False
        self.info: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.n = 0
        self.back: dict[str, Any] | None = None
        self.odds: dict[str, Any] = {}

    def send(self, raw: bytes) -> None:
        """Hear a message."""
        assert not self.closed
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "table":
            self.info = message["table"]
        elif message["type"] == "odds":
            self.odds = message["odds"]
        elif message["type"] == "state":
            self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        assert message["n"] == self.n + 1
        self.n, self.back = message["n"], message["back"]
        self.log[message["log_from"] :] = message["log"]
        self.view = follow(self.view, message)

    def close(self) -> None:
        """Be let go."""
        self.closed = True

    @property
    def types(self) -> list[str]:
        """The types of all messages."""
        return [json.loads(raw)["type"] for raw in self.raw]

    @property
    def choice(self) -> dict[str, Any]:
        """What this seat is asked; nothing is empty."""
        return self.view.get("choice") or {}

    @property
    def keys(self) -> list[str]:
        """The keys it may answer."""
        return [option["key"] for option in self.choice.get("options", ())]

    def say(self, message: Message) -> None:
        """Say something."""
        self.room.loop.run(self.keeper.hear(self.guest, message))

    def answer(self, *keys: str, number: int | None = None) -> None:
        """Answer the open question, or one of another number."""
        self.say(AnswerMessage(self.choice["number"] if number is None else number, list(keys)))

    def answer_instead(self, *keys: str, number: int | None = None) -> None:
        """Answer the last question again, or one of another number."""
        assert self.back is not None
        self.say(AnswerMessage(self.back["choice"]["number"] if number is None else number, list(keys), True))

    def picks(self, *keys: str, number: int | None = None) -> None:
        """Answer with a whole set."""
        self.say(PicksMessage(self.choice["number"] if number is None else number, list(keys)))

    def take_back(self, number: int | None = None) -> None:
        """Take the last step back, or all from the question of this number on."""
        self.say(Back(number))

    def undo(self, say: Any) -> None:
        """Say something about taking back what others have seen."""
        self.say(Undo(say))

    def ask(self, often: Any) -> None:
        """Say how often to be asked for Specials."""
        self.say(Windows(often))

    def ask_odds(self) -> None:
        """Ask for the odds of a battle."""
        self.say(AskOdds())

    def leave(self) -> None:
        """Look no more."""
        self.keeper.leave(self.guest)


@contextmanager
def refused(code: str) -> Iterator[None]:
    """What happens inside is refused with this code, in words of both languages."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    for language in LANGUAGES:
        assert words(language).say(caught.value.text)


def play(people: Sequence[Person], most: int = 10_000) -> None:
    """Whoever is asked answers the last option, until nobody is asked or so many answers were given."""
    for _ in range(most):
        asked = next((person for person in people if person.choice), None)
        if asked is None:
            return
        asked.answer(asked.keys[-1])
