"""What a bot is, and how one is found: each game names its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from potasovka.core import Game, PotasovkaError, Rng
from potasovka.core.advice import Advice
from potasovka.core.catalogue import description, load


class Bot(Protocol):
    """Chooses one of the options that a view shows."""

    def choose(self, view: dict[str, Any], imagine: Callable[[], Game]) -> str:
        """The key of the chosen option; `imagine` gives a world that agrees with all this seat has seen."""


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    return list(description(game).all_bots)


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    """A bot by its name."""
    bots = description(game).all_bots
    if name not in bots:
        raise PotasovkaError(f"there is no bot {name!r} for {game}; there are: {', '.join(bots)}")
    made: Bot = load(bots[name])(rng)
    return made


def advice(game: Game, seat: int, rng: Rng) -> list[Advice]:
    """What a person at a seat is advised: like a bot, from the view and worlds that the seat can imagine."""
    adviser = description(game.name).advice
    if not adviser:
        return []
    found: list[Advice] = load(adviser)(game.view(seat), lambda: game.determinise(seat, rng), rng)
    return found


def bot_answer(bot: Bot, game: Game, seat: int, rng: Rng) -> str:
    """What a bot answers for a seat: it is shown the view and worlds that the seat can imagine, never the game."""
    return bot.choose(game.view(seat), lambda: game.determinise(seat, rng))
