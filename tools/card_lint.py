"""A linter over the cards of Smash Up: their length, their words, and what a card must not do.

Prints the median and the 90th percentile of the lines of a card, and everything that is wrong.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from potasovka.core.words import LANGUAGES, words
from potasovka.smashup.engine import card as card_module
from potasovka.smashup.engine.card import Card
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.engine.registry import registry

SMASHUP = Path(card_module.__file__).parents[1]
MEDIAN, NINETIETH, LONGEST = 10, 20, 25
FORBIDDEN = {"random", "time", "datetime", "os", "sys", "secrets", "asyncio"}
"""Modules that a card must not know."""


class Body(NamedTuple):
    """A class of a card file."""

    path: Path
    node: ast.ClassDef

    @property
    def lines(self) -> int:
        """The lines of its body without the docstring, as they are formatted."""
        body = self.node.body[1:] if ast.get_docstring(self.node) else self.node.body
        if not body:
            return 0
        decorators = getattr(body[0], "decorator_list", [])
        first = min([body[0].lineno, *(one.lineno for one in decorators)])
        return (self.node.end_lineno or first) - first + 1


def bodies() -> list[Body]:
    """Every class of every file of `sets/`."""
    found = []
    for path in sorted((SMASHUP / "sets").rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.append(Body(path, node))
    return found


def length_faults(cards: list[Body]) -> Iterator[str]:
    """Cards too long in the median or the 90th percentile; prints both."""
    lines = sorted(body.lines for body in cards)
    deciles = quantiles(lines, n=10, method="inclusive")
    print(f"{len(lines)} cards and bases: median {deciles[4]:g} lines, 90th percentile {deciles[8]:g}")
    for body in cards:
        if body.lines > LONGEST:
            print(f"  {body.node.name}: {body.lines} lines; over {LONGEST} it asks for a new verb")
    if deciles[4] > MEDIAN:
        yield f"the median card has {deciles[4]:g} lines, more than {MEDIAN}"
    if deciles[8] > NINETIETH:
        yield f"the 90th percentile of cards has {deciles[8]:g} lines, more than {NINETIETH}"


def used_names(tree: ast.AST) -> set[str]:
    """Every attribute that is read in a piece of code."""
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def vocabulary() -> set[str]:
    """The public functions of the engine that a card can call: verbs and reads, not what cards override."""
    kinds = [kind for kind in vars(card_module).values() if isinstance(kind, type) and issubclass(kind, Card)]
    names = {name for owner in [*kinds, SmashUp] for name in vars(owner) if not name.startswith("_")}
    callable_ = {name for name in names if any(_is_code(vars(owner).get(name)) for owner in [*kinds, SmashUp])}
    overridden = {name for cls in registry().defs for name in vars(cls)}
    return callable_ - overridden


def _is_code(thing: object) -> bool:
    return callable(thing) or isinstance(thing, property | classmethod | staticmethod)


def lonely_faults(cards: list[Body]) -> Iterator[str]:
    """Engine functions called by one card only and by nothing else."""
    elsewhere: set[str] = set()
    for path in [*SMASHUP.glob("*.py"), *(SMASHUP / "engine").glob("*.py")]:
        elsewhere |= used_names(ast.parse(path.read_text(encoding="utf-8")))
    for path in {body.path for body in cards}:  # helpers of a file that are no cards
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                elsewhere |= used_names(node)
    users: dict[str, list[str]] = {}
    for body in cards:
        for name in used_names(body.node):
            users.setdefault(name, []).append(body.node.name)
    for name in sorted(vocabulary() - elsewhere):
        if len(users.get(name, ())) == 1:
            yield f"engine function {name!r} is called by {users[name][0]} only"


def word_faults() -> Iterator[str]:
    """Cards without a name or a text in a language."""
    for language in LANGUAGES:
        for cls in registry().defs:
            for message in (f"card-{cls.slug}", f"text-{cls.slug}"):
                if not words(language).has(message):
                    yield f"locale/{language} has no {message}"
    for cls in registry().defs:
        if not cls.text:
            yield f"{cls.slug} has no docstring"


def code_faults(path: Path) -> Iterator[str]:
    """What a card file must not do: forbidden imports, module state, sets iterated, unlimited free abilities."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    name = f"{path.parent.name}/{path.name}"
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Import | ast.ImportFrom):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            for module in modules:
                if module.split(".")[0] in FORBIDDEN:
                    yield f"{name}:{line} imports {module}"
        elif isinstance(node, ast.Global | ast.Nonlocal):
            yield f"{name}:{line} keeps state outside the game"
        elif isinstance(node, ast.For | ast.comprehension) and _is_set(node.iter):
            yield f"{name}:{getattr(node.iter, 'lineno', 0)} iterates a set: the order is chance"
        elif isinstance(node, ast.Call) and _function(node) in ("list", "tuple", "iter", "next") and node.args:
            if _is_set(node.args[0]):
                yield f"{name}:{line} makes a sequence of a set: the order is chance"
        elif isinstance(node, ast.FunctionDef):
            yield from _limit_faults(node, name)
    if path.name != "__init__.py":
        yield from _state_faults(tree, name)


def _function(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_set(node: ast.expr) -> bool:
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Call) and _function(node) in ("set", "frozenset")
    )


def _state_faults(tree: ast.Module, name: str) -> Iterator[str]:
    owners = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    for body in owners:
        for node in body:
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            if isinstance(value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp):
                yield f"{name}:{node.lineno} keeps a changeable value outside the game"


def _limit_faults(node: ast.FunctionDef, name: str) -> Iterator[str]:
    """A Special from play stays there when it has been used: without a limit it could be used for ever."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and _function(mark) == "special":
            given = {keyword.arg for keyword in mark.keywords}
            if "limit" not in given and "zone" not in given and not _leaves(node):
                yield f"{name}:{node.lineno} {node.name} is a Special from play without a limit"
    if node.name == "extra_plays":
        for call in [call for call in ast.walk(node) if isinstance(call, ast.Call)]:
            if _function(call) == "Slot" and "standing" not in {keyword.arg for keyword in call.keywords}:
                yield f"{name}:{node.lineno} grants plays without end: a slot of extra_plays must be standing"


def _leaves(node: ast.FunctionDef) -> bool:
    """Whether the ability does something to its own card, which ends it."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            names = [arg.id for arg in ast.walk(call) if isinstance(arg, ast.Name) and arg is not call.func.value]
            if "self" in names:
                return True
    return False


def main() -> int:
    """Print what is wrong with the cards."""
    known = {cls.__name__ for cls in registry().defs}
    every = bodies()
    cards = [body for body in every if body.node.name in known]
    faults = [*length_faults(cards), *lonely_faults(every), *word_faults()]
    for path in sorted({body.path for body in every}):
        faults += code_faults(path)
    for fault in faults:
        print(f"card lint: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
