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
from potasovka.smashup.engine.phrases import Phrases
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.vocabulary import Vocabulary

SMASHUP = Path(card_module.__file__).parents[1]
MEDIAN, NINETIETH, LONGEST = 10, 20, 25
ENGINE = "potasovka.smashup.engine"
IMPORTS = {"__future__", "collections.abc", "typing", *(f"{ENGINE}.{name}" for name in ("card", "terms", "when"))}
"""What a file of cards may import: the language of cards, and the words for its types."""
LANGUAGE = ("card", "handle", "phrases", "terms", "vocabulary", "when")
"""The modules of the engine in which that language is written."""
BACK_DOORS = {"delattr", "eval", "exec", "getattr", "globals", "locals", "setattr", "vars", "__import__"}
"""Functions that reach what has no name in the language."""
NAMES = (ast.Attribute, ast.Name)
VERBS = {
    name
    for name, what in (vars(Vocabulary) | vars(Phrases)).items()
    if "Effect[" in str(getattr(what, "__annotations__", {}).get("return"))
}
"""The verbs that have to be waited for."""


class Piece(NamedTuple):
    """A class or a function of a card file."""

    path: Path
    node: ast.ClassDef | ast.FunctionDef

    @property
    def lines(self) -> int:
        """The lines of its body without the docstring, as they are formatted."""
        body = self.node.body[1:] if ast.get_docstring(self.node) else self.node.body
        if not body:
            return 0
        decorators = getattr(body[0], "decorator_list", [])
        first = min([body[0].lineno, *(one.lineno for one in decorators)])
        return (self.node.end_lineno or first) - first + 1


def pieces(folder: Path = SMASHUP / "sets") -> list[Piece]:
    """Every class and every function of every file of `sets/`."""
    return [
        Piece(path, node)
        for path in sorted(folder.rglob("*.py"))
        for node in parsed(path).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    ]


def parsed(path: Path) -> ast.Module:
    """A file as a tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def length_faults(found: list[Piece], cards: set[str]) -> Iterator[str]:
    """Cards too long in the median or the 90th percentile, and what is far too long; prints both numbers."""
    lines = sorted(piece.lines for piece in found if piece.node.name in cards)
    deciles = quantiles(lines, n=10, method="inclusive")
    print(f"{len(lines)} cards and bases: median {deciles[4]:g} lines, 90th percentile {deciles[8]:g}")
    for piece in found:
        if piece.lines > LONGEST:
            print(f"  {piece.node.name}: {piece.lines} lines; over {LONGEST} it asks for a new verb")
    if deciles[4] > MEDIAN:
        yield f"the median card has {deciles[4]:g} lines, more than {MEDIAN}"
    if deciles[8] > NINETIETH:
        yield f"the 90th percentile of cards has {deciles[8]:g} lines, more than {NINETIETH}"


def used_names(tree: ast.AST) -> set[str]:
    """Every name and attribute in a piece of code, and every text: an ability is called by its name."""
    nodes = list(ast.walk(tree))
    found = {node.attr if isinstance(node, ast.Attribute) else node.id for node in nodes if isinstance(node, NAMES)}
    return found | {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def vocabulary() -> dict[str, list[ast.FunctionDef]]:
    """The public functions and methods of the language: verbs, phrases, reads, conditions; not what cards override."""
    overridden = {name for cls in registry().defs for name in vars(cls)}
    found: dict[str, list[ast.FunctionDef]] = {}
    for module in LANGUAGE:
        for node in ast.walk(parsed(SMASHUP / "engine" / f"{module}.py")):
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and node.name not in overridden:
                found.setdefault(node.name, []).append(node)
    return found


def lonely_faults(found: list[Piece]) -> Iterator[str]:
    """Words of the language that nobody says, and phrases that one card alone says: they belong into its file.

    What touches the machine itself has to be a word, be it for one card.
    """
    elsewhere: set[str] = set()
    for path in [*SMASHUP.glob("*.py"), *(SMASHUP / "engine").glob("*.py")]:
        elsewhere |= used_names(parsed(path))
    users: dict[str, list[str]] = {}
    for piece in found:
        for name in used_names(piece.node):
            users.setdefault(name, []).append(piece.node.name)
    for name, functions in sorted(vocabulary().items()):
        said_by = users.get(name, [])
        if name in elsewhere or len(said_by) > 1:
            continue
        if not said_by:
            yield f"no card says {name!r}"
        elif not any("game" in used_names(function) for function in functions):
            yield f"only {said_by[0]} says {name!r}, which is made of other words: it belongs into its file"


def word_faults() -> Iterator[str]:
    """Cards without a name or a text in a language, factions without a name or an idea."""
    wanted = [f"{part}-{cls.slug}" for cls in registry().defs for part in ("card", "text")]
    wanted += [f"{part}-{slug}" for slug in registry().factions for part in ("faction", "su-idea")]
    for language in LANGUAGES:
        for message in wanted:
            if not words(language).has(message):
                yield f"locale/{language} has no {message}"
    for cls in registry().defs:
        if not cls.text:
            yield f"{cls.slug} has no docstring"


def code_faults(path: Path) -> Iterator[str]:
    """What a card file must not do: reach into the machine, keep state, iterate sets, have free abilities."""
    tree = parsed(path)
    name = f"{path.parent.name}/{path.name}"
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        for fault in _reach_faults(node):
            yield f"{name}:{line} {fault}"
        if isinstance(node, ast.Global | ast.Nonlocal):
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


def _reach_faults(node: ast.AST) -> Iterator[str]:
    """What reaches past the language of cards (imports, the game, private names, changes) or does nothing."""
    if isinstance(node, ast.ImportFrom) and node.module == ENGINE:
        modules = [f"{ENGINE}.{alias.name}" for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        modules = ["." * node.level + (node.module or "")]
    else:
        modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
    for module in modules:
        if module not in IMPORTS:
            yield f"imports {module}: cards speak through card, terms and when"
    if isinstance(node, ast.Attribute):
        if node.attr == "game":
            yield "reaches into the game: find the verb or the read, or add a general one"
        elif node.attr.startswith("_"):
            yield f"uses the private name {node.attr}"
        elif isinstance(node.ctx, ast.Store | ast.Del):
            yield f"changes {node.attr} by hand: only verbs change something"
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in ("self", "me"):
        yield "takes a card apart"
    elif isinstance(node, ast.Expr) and _verb(node.value) in VERBS:
        yield f"says {_verb(node.value)} and nothing happens: yield from is missing"
    elif isinstance(node, ast.Call) and _function(node) in BACK_DOORS:
        yield f"calls {_function(node)}, a back door into the machine"


def _function(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _verb(node: ast.expr) -> str:
    """The verb of a call, which may stand behind a plain `yield`."""
    call = node.value if isinstance(node, ast.Yield) else node
    return call.func.attr if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) else ""


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
    found = pieces()
    faults = [*length_faults(found, {cls.__name__ for cls in registry().defs}), *lonely_faults(found), *word_faults()]
    for path in sorted((SMASHUP / "sets").rglob("*.py")):
        faults += code_faults(path)
    for fault in faults:
        print(f"card lint: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
