"""Which abilities of Smash Up cards really came up: counted while games are played, plain, steered or dealt."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

from potasovka.core import Rng
from potasovka.smashup import SmashUp, board
from potasovka.smashup.engine import telling
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.card import Card
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.terms import ACTION_PLAYED, MINION_PLAYED, NOWHERE, OCCUPIED, TITAN_PLAYED

PLAYED = "played"
"""A minion or action was played, a base came into play."""
Seen = Counter[tuple[str, str]]
"""How often each ability of each card did something: by slug and method."""


def own_methods(cls: type[Card]) -> dict[str, Callable[..., Any]]:
    """The functions that a card's own code defines, its file's helper classes included."""
    found: dict[str, Callable[..., Any]] = {}
    for parent in reversed(cls.__mro__):
        if ".sets." in parent.__module__ or parent.__module__ == board.__name__:
            found.update({name: thing for name, thing in vars(parent).items() if inspect.isfunction(thing)})
    return found


def abilities(cls: type[Card]) -> list[str]:
    """What a card can do: being played, what it answers, and each thing the engine asks it about."""
    marked = {ability.name for group in (cls.triggers, cls.specials) for row in group.values() for ability in row}
    mine = own_methods(cls)
    named = {const for method in mine.values() for const in method.__code__.co_consts if isinstance(const, str)}
    able = [PLAYED]
    for name in mine:
        engine_asks = _engine_method(cls, name) is not None
        if not name.startswith("_") and (engine_asks or name in marked or name in named):
            able.append(name)
    return able


def _engine_method(cls: type[Card], name: str) -> Callable[..., Any] | None:
    """What the engine's own class says under this name."""
    for parent in cls.__mro__:
        if ".engine." in parent.__module__ and name in vars(parent):
            method: Callable[..., Any] = vars(parent)[name]
            return method
    return None


def expected() -> list[tuple[str, str]]:
    """Every ability of every card of every box."""
    return [(cls.slug, name) for cls in registry().defs for name in abilities(cls)]


@contextmanager
def counting(seen: Seen) -> Iterator[None]:
    """While this lasts, every ability that does something is counted."""
    wrapped: list[tuple[type[Card], str, Any]] = []
    try:
        for cls in registry().defs:
            for name in abilities(cls):
                method = own_methods(cls).get(name)
                if method is not None:
                    wrapped.append((cls, name, vars(cls).get(name)))
                    setattr(cls, name, _counted(cls, name, method, seen))
        yield
    finally:
        for cls, name, original in wrapped:
            if original is None:
                delattr(cls, name)
            else:
                setattr(cls, name, original)


def _counted(cls: type[Card], name: str, method: Callable[..., Any], seen: Seen) -> Callable[..., Any]:
    key = (cls.slug, name)
    default = _engine_method(cls, name)

    @wraps(method)
    def effect(self: Card, *args: Any, **kwargs: Any) -> Generator[Any, Any, Any]:
        result = yield from method(self, *args, **kwargs)
        seen[key] += 1
        return result

    @wraps(method)
    def read(self: Card, *args: Any, **kwargs: Any) -> Any:
        value = method(self, *args, **kwargs)
        if default is None or value != default(self, *args, **kwargs):
            seen[key] += 1
        return value

    return effect if inspect.isgeneratorfunction(method) else read


def play_counted(
    game: SmashUp, rng: Rng, seen: Seen, wanted: Iterable[tuple[str, str]] = (), most: int = 20_000
) -> None:
    """Play a game; if abilities are wanted, prefer options that concern their cards."""
    brawl = game.brawl
    watch_plays(brawl, seen)
    slugs = {slug for slug, _ in wanted}
    for _ in range(most):
        choice = game.choice
        if choice is None:
            break
        indices = list(range(len(choice)))
        if slugs and rng.below(8):
            values = choice.values
            indices = [i for i in indices if _slug(brawl, values[i]) in slugs] or [
                i for i in indices if len(values[i]) > 1 or values[i][0] == "yes"
            ]
        game.pick(rng.pick(indices or list(range(len(choice)))))
    for base in [*brawl.state.base, *brawl.state.base_discard]:
        if base >= 0:
            seen[(brawl.card[base].slug, PLAYED)] += 1


def watch_plays(game: Brawl, seen: Seen) -> None:
    """Count each card that is played."""

    def note(kind: str, card: int) -> None:
        if kind in (MINION_PLAYED, ACTION_PLAYED, TITAN_PLAYED, OCCUPIED):
            seen[(telling.slug_of(game, card), PLAYED)] += 1  # by its face: it may run the text of another

    game.overhear = note


def _slug(game: Brawl, value: tuple[Any, ...]) -> str:
    """The card an option is about."""
    if value[0] in ("base", "berth"):
        laid = game.state.board
        berth = NOWHERE if laid is None or len(value) < 3 else laid.berths[value[1]][value[2]]
        return game.base(value[1]).slug if berth == NOWHERE else game.card[berth].slug
    about_card = len(value) > 1 and value[0] not in ("slot", "seat", "number") and isinstance(value[1], int)
    if about_card and value[1] >= 0:  # the free uncovering is no card's
        card: Card = game.card[value[1]]
        return card.slug
    return ""
