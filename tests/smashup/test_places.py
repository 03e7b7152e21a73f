"""A faction has its places: file, bases, words, look, tests (docs/writing-cards.md). What was forgotten is named."""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from potasovka.core.words import LANGUAGES
from potasovka.smashup import sets
from potasovka.smashup.engine import terms
from potasovka.smashup.engine.card import Action, Card
from potasovka.smashup.engine.position import plain
from potasovka.smashup.engine.registry import Box, Faction, registry
from potasovka.smashup.sets import BOXES
from smashup import naive
from smashup.toys import toy_box

ROOT = Path(__file__).parents[2]
SETS = Path("src/potasovka/smashup/sets")
LOCALE = Path("src/potasovka/locale")
LOOKS = Path("web/src/smashup/looks.ts")
ICONS = Path("web/src/smashup/icons.json")
DRAWN = Path("web/node_modules/@iconify-json/game-icons/icons.json")
"""All icons that there are; it is here after the first `make client`."""
TESTS = Path("tests/smashup")
NAIVE = TESTS / "naive.py"
NUMBERS = ("aura", "cancels", "contribution", "starting_breakpoint", "starting_power", "total_bonus")
"""Hooks that change numbers, and so what the naive check has to know by name."""
ASKED = re.compile(r"(ask|why)(-[a-z]+)+$")


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
    return list(dict.fromkeys(missing))


def _of_box(box: Box) -> Iterator[str]:
    for language in LANGUAGES:
        place = LOCALE / language / "smashup.ftl"
        if f"\nbox-{box.slug} = " not in text(place):
            yield f"{place}: box-{box.slug}"
    numbers = (len(box.factions), sum(len(faction.cards) for faction in box.factions), len(box.bases))
    row = f"`{box.slug}` | {' | '.join(map(str, numbers))} |"
    if row not in text(Path("README.md")):
        yield f"README.md: {row} in the table of boxes"


def _of_faction(faction: Faction) -> Iterator[str]:
    slug = faction.slug
    if not faction.name or not faction.idea:
        yield f"{SETS}/{faction.box}/{slug}.py: a docstring of the form 'Name: idea.'"
    yield from _words(faction.box, [f"faction-{slug}", f"su-idea-{slug}"])
    for language in LANGUAGES:
        place = LOCALE / language / "web-smashup.ftl"
        halves = [f"su-{half}-{slug}" for half in ("first", "second")]
        yield from (f"{place}: {half}" for half in halves if f"\n{half} = " not in text(place))
    if f"\n  {slug}: {{ ink:" not in text(LOOKS):
        yield f"{LOOKS}: {slug} in FACTIONS"
    yield from _icons([f"faction:{slug}"])
    yield from _of_cards(registry().boxes[faction.box], slug, faction.cards)


def _of_cards(box: Box, module: str, cards: tuple[type[Card], ...]) -> Iterator[str]:
    yield from _words(box.slug, [f"{part}-{card.slug}" for card in cards for part in ("card", "text")])
    yield from _icons([card.slug for card in cards])
    for code in sorted({card.__module__ for card in cards}):
        yield from _messages(inspect.getsource(sys.modules[code]))
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


def _messages(code: str) -> Iterator[str]:
    """What the cards ask, and the words they offer, that a language cannot say."""
    asked = said_by(ast.parse(code))
    for language in LANGUAGES:
        said = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / LOCALE / language).glob("*.ftl")))
        for message in sorted(asked):
            if not re.search(rf"^{message} =", said, re.MULTILINE):
                yield f"{LOCALE}/{language}/smashup.ftl: {message}"


def said_by(tree: ast.AST) -> set[str]:
    """The messages that code of cards names: its questions and reasons, and the words it offers with `pick_word`."""
    nodes = list(ast.walk(tree))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    found = {value for value in texts if ASKED.match(value)}
    for function in [node for node in nodes if isinstance(node, ast.FunctionDef)]:
        inner = list(ast.walk(function))
        given = [node for node in inner if isinstance(node, ast.Assign)]
        for call in [node for node in inner if isinstance(node, ast.Call) and node.args]:
            if isinstance(call.func, ast.Attribute) and call.func.attr == "pick_word":
                name = call.args[0].id if isinstance(call.args[0], ast.Name) else ""
                named = [one.value for one in given if name in {getattr(goal, "id", None) for goal in one.targets}]
                for offered in named or call.args[:1]:
                    found |= {f"word-{word}" for word in _words_offered(offered)}
    return found


def _words_offered(offered: ast.expr) -> Iterator[str]:
    for node in ast.walk(offered):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name) and isinstance(word := getattr(terms, node.id, None), str):
            yield word


def _icons(names: list[str]) -> Iterator[str]:
    chosen, drawn = json.loads(text(ICONS)), json.loads(text(DRAWN) or "null")
    for name in names:
        if name not in chosen:
            yield f"{ICONS}: {name}"
        elif drawn and chosen[name] not in {**drawn["icons"], **drawn.get("aliases", {})}:
            yield f"{ICONS}: {name} is {chosen[name]}, which game-icons does not have"


def test_nothing_was_forgotten() -> None:
    if missing := forgotten():
        pytest.fail("\n".join([f"{len(missing)} places lack something:", *missing]), pytrace=False)


def test_each_place_that_lacks_a_faction_is_named() -> None:
    """The toys have a file and nothing else; what other factions lack is not asked here."""
    before = set(forgotten())
    with toy_box():
        missing = [line for line in forgotten() if line not in before]
    assert {line.partition(": ")[0] for line in missing} == {
        "README.md",
        "src/potasovka/locale/en/smashup-cards.ftl",
        "src/potasovka/locale/en/smashup.ftl",
        "src/potasovka/locale/en/web-smashup.ftl",
        "src/potasovka/locale/ru/smashup-toys.ftl",
        "src/potasovka/locale/ru/smashup.ftl",
        "src/potasovka/locale/ru/web-smashup.ftl",
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
    assert any(line.startswith("README.md: `toys` | 1 | ") for line in missing)


def test_a_question_or_a_word_that_a_language_lacks_is_named() -> None:
    code = """
class Harvest:
    def on_play(self):
        ways = ("draw", "reap") if self.hand() else ("sow",)
        if (yield from self.pick_word(ways, "ask-harvest")) == "reap":
            yield from self.pick_word((TOP, "barn"), "ask-which")
"""
    lacking = ["ask-harvest", "word-barn", "word-reap", "word-sow"]
    assert list(_messages(code)) == [f"{LOCALE}/{lang}/smashup.ftl: {one}" for lang in LANGUAGES for one in lacking]


def test_an_icon_that_is_not_drawn_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lists = {ICONS: {"toy_one": "ghost", "toy_two": "gost"}, DRAWN: {"icons": {"ghost": {}}}}
    monkeypatch.setitem(globals(), "text", lambda place: json.dumps(lists[place]))
    assert list(_icons(["toy_one", "toy_two", "toy_three"])) == [
        f"{ICONS}: toy_two is gost, which game-icons does not have",
        f"{ICONS}: toy_three",
    ]


def test_a_faction_that_is_not_twenty_cards_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = tmp_path / "short_box"
    box.mkdir()
    postmen = (
        "from potasovka.smashup.engine.card import Action, Titan\n"
        "class Parcel(Action, copies=19): ...\n"
        "class Postmaster(Titan): ...\n"
    )
    for name, code in (("__init__", ""), ("bases", ""), ("postmen", postmen)):
        (box / f"{name}.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(sets, "__path__", [*sets.__path__, str(tmp_path)])
    monkeypatch.setattr(sets, "BOXES", ("short_box",))
    with pytest.raises(ValueError, match=r"short_box/postmen\.py has 19 cards .*, not 20"):
        registry.__wrapped__()


def test_the_page_on_writing_cards_lists_every_place() -> None:
    page = text(Path("docs/writing-cards.md"))
    places = (SETS, LOCALE / "en/smashup-cards.ftl", LOCALE / "ru/smashup-<box>.ftl", LOOKS, ICONS, NAIVE)
    named = [str(place).removeprefix("src/potasovka/") for place in places]
    assert [place for place in [*named, "README.md"] if f"`{place}" not in page] == []
