"""Which games there are. A game is found by its name, and loaded only when somebody asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.machinery import BYTECODE_SUFFIXES, SOURCE_SUFFIXES
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from potasovka.core.describe import Description
from potasovka.core.errors import PotasovkaError
from potasovka.core.game import Game


@cache
def game_names() -> list[str]:
    """The names of all games: the packages that describe one."""
    return sorted(room.name for room in files("potasovka").iterdir() if room.is_dir() and _describes(room))


def _describes(room: Traversable) -> bool:
    """Whether a package has a module `description`, as it was written or compiled."""
    return any((room / f"description{suffix}").is_file() for suffix in (*SOURCE_SUFFIXES, *BYTECODE_SUFFIXES))


def description(name: str) -> Description:
    """What a game tells about itself."""
    if name not in game_names():
        raise PotasovkaError(f"there is no game {name!r}; there are: {', '.join(game_names())}")
    found: Description = import_module(f"potasovka.{name}.description").DESCRIPTION
    return found


def game_class(name: str) -> type[Game]:
    """The class of a game by its name."""
    found: type[Game] = load(description(name).game)
    return found


def load(path: str) -> Any:
    """What a description names by its path, `module:attribute`."""
    module, _, attribute = path.partition(":")
    return getattr(import_module(module), attribute)
