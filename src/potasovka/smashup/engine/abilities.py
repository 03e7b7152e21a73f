"""When a card's methods are used: the marks `@after` and `@special`, and `@hook` on what the engine asks."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple, TypeVar

from potasovka.core.choice import Choice
from potasovka.smashup.engine.terms import PLAY, Happened

GROUPS = ("triggers", "specials")
"""What methods can be marked as."""
T = TypeVar("T")
Method = TypeVar("Method", bound=Callable[..., Any])
Effect = Generator[Choice, None, T]
"""What an ability or verb is: it may stop to ask (`game.flight.picked` is the answer), and returns what happened."""


@dataclass(frozen=True, slots=True)
class Ability:
    """When a method of a card is used."""

    kind: str
    """What it waits for."""
    name: str
    """The method."""
    when: Callable[[Any, Happened], object] | None
    """Asked at that very moment whether something is true; the method itself decides later."""
    limit: str
    """Once a turn, for this card (PER_CARD) or for this name and player (PER_NAME), or without limit."""
    zone: int
    """Where the card listens from."""
    leaving: bool
    """Whether it still counts after the card has left play."""
    together: bool = False
    """Whether it also sees what happens to cards that move together with it."""
    touches_nothing: bool = False
    """Whether it touches nothing that anything else looks at: it comes first, and nobody is asked for the order."""


def after(
    kind: str,
    when: Callable[[Any, Happened], object] | None = None,
    *,
    limit: str = "",
    zone: int = PLAY,
    leaving: bool = False,
    together: bool = False,
    touches_nothing: bool = False,
) -> Callable[[Callable[..., Effect[Any]]], Callable[..., Effect[Any]]]:
    """Mark a method as triggered by something that happened, while the card is in play or beside the deck."""
    return _mark("triggers", Ability(kind, "", when, limit, zone, leaving, together, touches_nothing))


def special(
    kind: str,
    when: Callable[[Any, Happened], object] | None = None,
    *,
    zone: int = PLAY,
    limit: str = "",
) -> Callable[[Callable[..., Effect[Any]]], Callable[..., Effect[Any]]]:
    """Mark a method as a Special that its controller may use in the window after something happened."""
    return _mark("specials", Ability(kind, "", when, limit, zone, False))


def _mark(group: str, ability: Ability) -> Callable[[Callable[..., Effect[Any]]], Callable[..., Effect[Any]]]:
    def mark(method: Callable[..., Effect[Any]]) -> Callable[..., Effect[Any]]:
        method.__dict__.setdefault(group, []).append(replace(ability, name=method.__name__))
        return method

    return mark


class Hook(NamedTuple):
    """Something that a card in play is asked about when its own text says something else than this."""

    default: Callable[..., Any]
    """What all other cards say."""
    watches: bool
    """Whether the lookout must look again when a card that answers it comes or goes."""


HOOKS: dict[str, Hook] = {}
"""All of them, by the name of the method, which is also where the index has the cards in play that answer it."""


def hook(*, watches: bool = False) -> Callable[[Method], Method]:
    """Mark a method of `Card` or of a kind of card as a hook; that is all it takes."""

    def mark(method: Method) -> Method:
        HOOKS[method.__name__] = Hook(method, watches)
        return method

    return mark


def hooks_of(cls: type) -> frozenset[str]:
    """The hooks that a card has an answer of its own to."""
    return frozenset(name for name, one in HOOKS.items() if getattr(cls, name, one.default) is not one.default)


def collect(cls: type, group: str) -> dict[str, tuple[Ability, ...]]:
    """The marked methods of a card, by what they wait for."""
    found: dict[str, tuple[Ability, ...]] = {}
    for parent in reversed(cls.__mro__):
        for ability in _marked(parent).get(group, ()):
            found[ability.kind] = (*found.get(ability.kind, ()), ability)
    return found


@cache
def _marked(cls: type) -> dict[str, list[Ability]]:
    """What the marked methods that a class itself has wait for, by group; most classes share their parents."""
    found: dict[str, list[Ability]] = {}
    for method in cls.__dict__.values():
        for group in GROUPS:
            found.setdefault(group, []).extend(getattr(method, "__dict__", {}).get(group, ()))
    return found
