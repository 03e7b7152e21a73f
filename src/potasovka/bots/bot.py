"""What a bot is, and which ones there are for which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from potasovka.bots.greedy import GreedyBot
from potasovka.bots.random import RandomBot
from potasovka.core import Game, PotasovkaError, Rng
from potasovka.hitzroad.policy import sensible


class Bot(Protocol):
    """Chooses one of the options that a view shows."""

    def choose(self, view: dict[str, Any], imagine: Callable[[], Game]) -> str:
        """The key of the chosen option; `imagine` gives a world that agrees with all this seat has seen."""


class Policy:
    """A bot made of a plain function from a view to a key."""

    def __init__(self, choose: Callable[[dict[str, Any]], str]) -> None:
        self._choose = choose

    def choose(self, view: dict[str, Any], imagine: Callable[[], Game]) -> str:
        """The key of the chosen option."""
        return self._choose(view)


_BOTS: dict[str, dict[str, Callable[[Rng], Bot]]] = {
    "smashup": {"random": RandomBot, "greedy": GreedyBot},
    "hitzroad": {"random": RandomBot, "greedy": lambda rng: Policy(sensible)},
}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    return list(_BOTS.get(game, {"random": RandomBot}))


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    """A bot by its name."""
    bots = _BOTS.get(game, {"random": RandomBot})
    if name not in bots:
        raise PotasovkaError(f"there is no bot {name!r} for {game}; there are: {', '.join(bots)}")
    return bots[name](rng)


def bot_answer(bot: Bot, game: Game, seat: int, rng: Rng) -> str:
    """What a bot answers for a seat: it is shown the view and worlds that the seat can imagine, never the game."""
    return bot.choose(game.view(seat), lambda: game.determinise(seat, rng))
