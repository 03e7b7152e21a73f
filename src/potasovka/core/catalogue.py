"""Which games there are. A game is imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module

from potasovka.core.errors import PotasovkaError
from potasovka.core.game import Game

_GAMES = {
    "smashup": "potasovka.smashup:SmashUp",
    "hitzroad": "potasovka.hitzroad:HitZRoad",
}


def game_names() -> list[str]:
    """The names of all games."""
    return list(_GAMES)


def game_class(name: str) -> type[Game]:
    """The class of a game by its name."""
    if name not in _GAMES:
        raise PotasovkaError(f"there is no game {name!r}; there are: {', '.join(_GAMES)}")
    module, _, attribute = _GAMES[name].partition(":")
    found: type[Game] = getattr(import_module(module), attribute)
    return found
