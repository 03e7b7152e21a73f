"""What a bot is asked, and how it answers; where that happens is the house's affair."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from msgspec.json import decode, encode

from potasovka.bots import advice, bot_answer, make_bot
from potasovka.core import Game, Record, Rng
from potasovka.core.advice import Advised
from potasovka.core.replay import replay

MOST_GAMES = 64
"""Games that whoever thinks remembers."""


class Thought(NamedTuple):
    """What a bot is asked."""

    table: str
    record: Record
    seat: int
    bot: str | None
    """Which bot; none if a person is to be advised."""
    seed: int


def read_advice(said: str) -> list[Advised]:
    """What a mind has said that was asked for advice."""
    return decode(said, type=list[Advised])


class Mind:
    """Thinks for bots, and remembers the games that it thought about."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()

    def answer(self, thought: Thought) -> str:
        """The key that a bot chooses; an advice as JSON."""
        game = self._catch_up(thought.table, thought.record)
        rng = Rng(thought.seed)
        if thought.bot is None:
            return encode([one.data() for one in advice(game, thought.seat, rng)]).decode()
        return bot_answer(make_bot(game.name, thought.bot, rng), game, thought.seat, rng)

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
