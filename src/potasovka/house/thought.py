"""What somebody who thinks is asked (a bot, an adviser, a reviewer), and what they say; where is the house's affair."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from msgspec.json import decode, encode

from potasovka.bots import advice, bot_answer, make_bot
from potasovka.core import Game, Record, Rng
from potasovka.core.advice import Advised
from potasovka.core.catalogue import description, load
from potasovka.core.replay import replay
from potasovka.core.review import Looked, Reviewing

MOST_GAMES = 64
"""Games that whoever thinks remembers."""
MOST_REVIEWS = 8
"""Finished games that whoever thinks is looking at."""


class Thought(NamedTuple):
    """What a bot is asked."""

    table: str
    record: Record
    seat: int
    bot: str | None
    """Which bot; none if a person is to be advised."""
    seed: int

    @property
    def who(self) -> str:
        """Who is asked."""
        return "the adviser" if self.bot is None else f"bot {self.bot}"


class Part(NamedTuple):
    """A part of a review that somebody is asked for."""

    table: str
    record: Record
    """The whole game, which is over."""
    seats: tuple[int, ...]
    """Whose decisions are judged."""
    number: int
    """Which part."""

    @property
    def who(self) -> str:
        """Who is asked."""
        return "the reviewer"


def read_advice(said: str) -> list[Advised]:
    """What a mind has said that was asked for advice."""
    return decode(said, type=list[Advised])


def _reviewing(part: Part) -> Reviewing:
    found: Reviewing = load(description(part.record.game).reviewer)(part.record, part.seats)
    return found


class Mind:
    """Thinks, and remembers the games that it thought about."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._reviews: OrderedDict[str, tuple[Part, Reviewing]] = OrderedDict()

    def answer(self, thought: Thought | Part) -> str:
        """The key that a bot chooses; an advice or a part of a review as JSON."""
        if isinstance(thought, Part):
            return encode(self._look(thought)).decode()
        game = self._catch_up(thought.table, thought.record)
        rng = Rng(thought.seed)
        if thought.bot is None:
            return encode([one.data() for one in advice(game, thought.seat, rng)]).decode()
        return bot_answer(make_bot(game.name, thought.bot, rng), game, thought.seat, rng)

    def _look(self, part: Part) -> Looked:
        """One part of a review; one that was looked at before is only looked on at."""
        last, found = self._reviews.pop(part.table, (part, None))
        if found is None or (last.record, last.seats) != (part.record, part.seats):
            found = _reviewing(part)
        self._reviews[part.table] = part, found
        if len(self._reviews) > MOST_REVIEWS:
            self._reviews.popitem(last=False)
        return {"parts": found.parts, "seen": found.look(part.number) if part.number < found.parts else None}

    def _catch_up(self, table: str, record: Record) -> Game:
        """The game of a record; one that was here before is only played on."""
        game = self._games.pop(table, None)
        known = 0 if game is None else len(game.answers)
        if game is None or tuple(game.answers) != record.answers[:known]:
            game = replay(record, quiet=True)
        else:
            for key in record.answers[known:]:
                game.answer(key)
        self._games[table] = game
        if len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return game
