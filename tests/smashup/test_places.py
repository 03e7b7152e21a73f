"""A faction has its places: file, bases, words, look, tests (docs/writing-cards.md). What was forgotten is named."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from potasovka.smashup.engine.card import Action, Card
from potasovka.smashup.engine.position import plain
from potasovka.smashup.engine.registry import Box, Faction, registry
from potasovka.smashup.sets import BOXES
from smashup import naive

ROOT = Path(__file__).parents[2]
SETS = Path("src/potasovka/smashup/sets")
LOCALE = Path("src/potasovka/locale")
LOOKS = Path("web/src/smashup/looks.ts")
ICONS = Path("web/src/smashup/icons.json")
TESTS = Path("tests/smashup")
NAIVE = TESTS / "naive.py"
NUMBERS = ("aura", "cancels", "contribution", "starting_breakpoint", "starting_power", "total_bonus")
"""Hooks that change numbers, and so what the naive check has to know by name."""


def text(place: Path) -> str:
    """What stands in a file; nothing if there is none."""
    path = ROOT / place
    return path.read_text(encoding="utf-8") if path.exists() else ""


def forgotten() -> list[str]:
    """Every place that lacks something of a box, a faction or a card, as `file: what`."""
    book = registry()
    folders = {path.parent.name for path in (ROOT / SETS).glob("*/__init__.py")}
    missing = [f"{SETS}/__init__.py: {box} in BOXES" for box in sorted({*folders, *book.boxes} - {*BOXES})]
    for box in book.boxes.values():
        missing += _of_box(box)
        for faction in box.factions:
            missing += _of_faction(faction)
        missing += _of_cards(box, "bases", box.bases)
    return missing


def _of_box(box: Box) -> Iterator[str]:
    for language in ("en", "ru"):
        place = LOCALE / language / "smashup.ftl"
        if f"\nbox-{box.slug} = " not in text(place):
            yield f"{place}: box-{box.slug}"
    if f"`{box.slug}`" not in text(Path("README.md")):
        yield f"README.md: {box.slug} in the table of boxes"


def _of_faction(faction: Faction) -> Iterator[str]:
    slug = faction.slug
    if not faction.name or not faction.idea:
        yield f"{SETS}/{faction.box}/{slug}.py: a docstring of the form 'Name: idea.'"
    yield from _words(faction.box, [f"faction-{slug}", f"su-idea-{slug}"])
    if f"\n  {slug}: {{ ink:" not in text(LOOKS):
        yield f"{LOOKS}: {slug} in FACTIONS"
    yield from _icons([f"faction:{slug}"])
    yield from _of_cards(registry().boxes[faction.box], slug, faction.cards)


def _of_cards(box: Box, module: str, cards: tuple[type[Card], ...]) -> Iterator[str]:
    yield from _words(box.slug, [f"{part}-{card.slug}" for card in cards for part in ("card", "text")])
    yield from _icons([card.slug for card in cards])
    tests = TESTS / box.slug / f"test_{module}.py"
    tested, known, looks = plain(text(tests)), text(NAIVE), text(LOOKS)
    for card in cards:
        if plain(card.name) not in tested:
            yield f"{tests}: a test of {card.name}"
        if card.kind == "base" and not re.search(rf"^  {card.slug}: \"\w+\",$", looks, re.MULTILINE):
            yield f"{LOOKS}: {card.slug} in BASES"
        table, name = (naive.POWER, "POWER") if card.kind == "minion" else (naive.BREAKPOINT, "BREAKPOINT")
        if card.kind in ("minion", "base") and table.get(card.slug) != card.printed:
            yield f"{NAIVE}: {card.slug} in {name}"
        if _changes_numbers(card) and f'"{card.slug}"' not in known:
            yield f"{NAIVE}: what {card.slug} does to numbers"


def _changes_numbers(card: type[Card]) -> bool:
    on_host = issubclass(card, Action) and card.host_power is not Action.host_power
    return card.has_own_power or on_host or not card.hooks.isdisjoint(NUMBERS)


def _words(box: str, messages: list[str]) -> Iterator[str]:
    """English is made from the docstrings, Russian is written by hand."""
    for place, hint in ((LOCALE / "en/smashup-cards.ftl", " (make locale)"), (LOCALE / f"ru/smashup-{box}.ftl", "")):
        said = text(place)
        yield from (f"{place}: {message}{hint}" for message in messages if f"\n{message} = " not in said)


def _icons(names: list[str]) -> Iterator[str]:
    drawn = json.loads(text(ICONS))
    yield from (f"{ICONS}: {name}" for name in names if name not in drawn)


def test_nothing_was_forgotten() -> None:
    assert forgotten() == []


@pytest.mark.usefixtures("toys")
def test_each_place_that_lacks_a_faction_is_named() -> None:
    """The toys have a file and nothing else."""
    missing = forgotten()
    assert {line.partition(": ")[0] for line in missing} == {
        "README.md",
        "src/potasovka/locale/en/smashup-cards.ftl",
        "src/potasovka/locale/en/smashup.ftl",
        "src/potasovka/locale/ru/smashup-toys.ftl",
        "src/potasovka/locale/ru/smashup.ftl",
        "src/potasovka/smashup/sets/__init__.py",
        "src/potasovka/smashup/sets/toys/toys.py",
        "tests/smashup/naive.py",
        "tests/smashup/toys/test_bases.py",
        "tests/smashup/toys/test_toys.py",
        "web/src/smashup/icons.json",
        "web/src/smashup/looks.ts",
    }
    for what in (
        "toys in FACTIONS",
        "toy_hill in BASES",
        "toy_four in POWER",
        "toy_hill in BREAKPOINT",
        "faction:toys",
    ):
        assert any(line.endswith(f": {what}") for line in missing), what


def test_the_page_on_writing_cards_lists_every_place() -> None:
    page = text(Path("docs/writing-cards.md"))
    places = (SETS, LOCALE / "en/smashup-cards.ftl", LOCALE / "ru/smashup-<box>.ftl", LOOKS, ICONS, NAIVE)
    named = [str(place).removeprefix("src/potasovka/") for place in places]
    assert [place for place in named if f"`{place}" not in page] == []
