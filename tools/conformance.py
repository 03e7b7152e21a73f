"""Writes docs/conformance.md: which tests show what every card, base and rule does, and what no test shows.

A test is about a card when it carries the card's name in its own; it uses one that stands in its positions and plays.
A test is about a rule when its words cite the heading in quotes; a file whose first words do stands for its tests.

python tools/conformance.py [--check]
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from potasovka.smashup.engine.card import Card
from potasovka.smashup.engine.registry import registry

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "conformance.md"
HEADINGS = ROOT / "docs" / "headings.md"
GAMES = {"HZR": "hitzroad"}
"""Books of another game than Smash Up, and where its tests are."""
BESIDE = re.compile(r"^\s*((special|talent|use|play|[A-D]|\d+)\s+)+|\s+of [A-D]\s*$")
"""What stands beside a card's name in a position or an answer."""
FEW = 12
"""Tests of a heading that are named one by one; of more, the files are."""


class Shown(NamedTuple):
    """One test, as far as it tells what it shows."""

    file: str
    name: str
    said: frozenset[str]
    """The strings of its code, and what they are made of."""
    cites: frozenset[str]
    """Headings that it cites."""
    rulings: tuple[str, ...]

    @property
    def link(self) -> str:
        """How the page names it."""
        return f"`{self.name.removeprefix('test_')}`"


def tests(folder: str) -> list[Shown]:
    """All tests of a game."""
    found: list[Shown] = []
    for path in sorted((ROOT / "tests" / folder).rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        tree, file = ast.parse(text), str(path.relative_to(ROOT / "tests"))
        helpers = {node.name: _said(node) for node in tree.body if isinstance(node, ast.FunctionDef)}
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                source = "\n".join(text.splitlines()[_first_line(node) - 1 : node.end_lineno])
                called = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
                said = _said(node).union(*(helpers[name] for name in called & helpers.keys()))
                found.append(Shown(file, node.name, said, _cited(source), _rulings(node.name)))
        whole = _cited(ast.get_docstring(tree) or "")
        found = [one._replace(cites=one.cites | whole) if one.file == file else one for one in found]
    return found


def _first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])


def _said(node: ast.FunctionDef) -> frozenset[str]:
    """Every piece of every string that could be a card's name, letters only."""
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            found.add(_plain(part.value))  # a name with a comma in it
            for piece in re.split(r"[\n,|\[\]:@]| +(?=[+#])", part.value):
                found.add(_plain(BESIDE.sub("", piece)))
    return frozenset(found - {""})


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower().replace("é", "e"))


def _cited(text: str) -> frozenset[str]:
    return frozenset(_heading(name) for name in re.findall(r"«([^»]+)»", text))


def _heading(name: str) -> str:
    return " ".join(name.lower().replace("ё", "е").split())


def _rulings(name: str) -> tuple[str, ...]:
    said = re.search(r"rulings?((?:_\d{3})+)", name)
    return tuple(said[1].strip("_").split("_")) if said else ()


def cards(all_tests: list[Shown]) -> Iterator[str]:
    """The page's part on cards and bases, box by box."""
    for box in registry().boxes.values():
        for faction in box.factions:
            yield from _section(f"{faction.name} (`{box.slug}`)", faction.cards, all_tests)
        yield from _section(f"Bases of `{box.slug}`", box.bases, all_tests)


def _section(title: str, group: Iterable[type[Card]], all_tests: list[Shown]) -> Iterator[str]:
    yield f"\n### {title}\n"
    for card in group:
        about, uses = covering(card, all_tests)
        rulings = sorted({number for one in (*about, *uses) for number in one.rulings})
        told = [", ".join(one.link for one in about)] if about else []
        told += [f"{len(uses)} more use it"] if uses else []
        told += [f"rulings {', '.join(rulings)}"] if rulings else []
        yield f"- **{card.name}**: {'; '.join(told) or 'nothing'}"


def covering(card: type[Card], all_tests: list[Shown]) -> tuple[list[Shown], list[Shown]]:
    """The tests about a card, and others that use it."""
    names = {_plain(card.name), _plain(card.slug)}
    marks = {
        re.sub(r"[^a-z0-9]+", "_", name.lower().replace("é", "e").replace("'", "")).strip("_")
        for name in (card.name, card.slug)
    }
    # A slot of the Big Base stands in a position by its side and number.
    used = [one for one in all_tests if card.kind == "berth" or one.said & names]
    about = [one for one in used if any(f"_{mark}_" in f"{one.name}_" for mark in marks)]
    return about, [one for one in all_tests if one.said & names and one not in about]


def headings() -> dict[str, list[tuple[str, str]]]:
    """Each book with its headings and their glosses."""
    books: dict[str, list[tuple[str, str]]] = {}
    for line in HEADINGS.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            books[line.removeprefix("## ")] = []
        elif line.startswith("- "):
            name, _, gloss = line.removeprefix("- ").rpartition(": ")
            books[[*books][-1]].append((name, gloss))
    return books


def rules(by_game: dict[str, list[Shown]]) -> Iterator[str]:
    """The page's part on rules, book by book."""
    for book, names in headings().items():
        yield f"\n### {book}\n"
        for name, gloss in names:
            yield f"- «{name}» ({gloss}): {_told(citing(book, name, by_game))}"


def citing(book: str, name: str, by_game: dict[str, list[Shown]]) -> list[Shown]:
    """The tests that cite a heading of a book."""
    game = GAMES.get(book.partition(":")[0], "smashup")
    return [one for one in by_game[game] if _heading(name) in one.cites]


def _told(found: list[Shown]) -> str:
    if len(found) > FEW:
        files = sorted({one.file for one in found})
        return f"{len(found)} tests in {', '.join(f'`{file}`' for file in files)}"
    return ", ".join(one.link for one in found) or "nothing"


def missing(by_game: dict[str, list[Shown]]) -> Iterator[str]:
    """What no test is about."""
    for card in registry().defs:
        if not any(covering(card, by_game["smashup"])):
            yield f"{card.name} ({card.faction}): no test names it"
    for book, names in headings().items():
        for name, gloss in names:
            if not citing(book, name, by_game):
                yield f"«{name}» ({gloss}) of {book}: no test cites it"


def page() -> str:
    """All of it."""
    by_game = {game: tests(game) for game in ("smashup", "hitzroad")}
    gaps = list(missing(by_game))
    lines = [
        "# Conformance\n",
        "Made by `make conformance` from the tests: what shows that every card, base and rule does what it should.",
        "A test is *about* a card whose name it carries, and *uses* one that stands on its table; a rule's tests cite",
        "its heading. Whether each ability was ever resolved is asked by `tests/smashup/test_coverage.py`, and whether",
        "the tests notice when one is taken away by `make blank`.\n",
        "## Not covered\n",
        *([f"- {gap}" for gap in gaps] or ["- nothing that this page knows of"]),
        "\n## Rules, by the headings of the books",
        *rules(by_game),
        "\n## Cards and bases",
        *cards(by_game["smashup"]),
    ]
    return "\n".join(lines) + "\n"


def main(argv: list[str] | None = None) -> int:
    """Write the page, or say whether it is as it would be written now."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    text = page()
    if parser.parse_args(argv).check:
        return 0 if PAGE.read_text(encoding="utf-8") == text else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
