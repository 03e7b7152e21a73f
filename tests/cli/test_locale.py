"""Everything that can be said exists in both languages."""

from __future__ import annotations

import ast
import io
import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import potasovka
from potasovka.cli import say
from potasovka.cli.smashup_table import SmashUpTable
from potasovka.core import Rng, Text
from potasovka.core.words import LANGUAGES, words
from potasovka.smashup import SmashUp
from potasovka.smashup.dealt import deal
from potasovka.smashup.engine.registry import registry

SOURCE = Path(potasovka.__file__).parent
TOOLS = Path(__file__).parents[2] / "tools"
IDS = re.compile(r"(ask|why|log|option|slot|phase|kind|cli)(-[a-z]+)+$")


def ids_in_source() -> set[str]:
    """Every string of the code that looks like a message."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and IDS.match(node.value):
                found.add(node.value)
    return found


def test_the_source_is_full_of_messages() -> None:
    assert {"ask-menu", "log-play-at", "why-no-slot", "cli-curtain"} <= ids_in_source()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_source_exists(language: str) -> None:
    assert sorted(message for message in ids_in_source() if not words(language).has(message)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_faction_and_box_has_a_name_and_a_text(language: str) -> None:
    book = registry()
    wanted = [f"{part}-{card.slug}" for card in book.defs for part in ("card", "text")]
    wanted += [f"faction-{slug}" for slug in book.factions] + [f"box-{slug}" for slug in book.boxes]
    assert [message for message in wanted if not words(language).has(message)] == []


def messages(language: str) -> list[str]:
    """The names of all messages of a language, as often as they are defined."""
    found = []
    for entry in (files("potasovka") / "locale" / language).iterdir():
        found += re.findall(r"^([a-z][a-zA-Z0-9_-]*) *=", entry.read_text(encoding="utf-8"), re.MULTILINE)
    return found


def test_both_languages_say_the_same_things_once() -> None:
    english, russian = messages("en"), messages("ru")
    assert len(english) == len(set(english))
    assert len(russian) == len(set(russian))
    assert sorted(set(english) ^ set(russian)) == []


def test_the_english_cards_are_made_from_the_classes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(TOOLS), *sys.path])
    from make_locale import PATH, cards_ftl

    assert PATH.read_text(encoding="utf-8") == cards_ftl()


def test_russian_cards_are_russian() -> None:
    for card in registry().defs:
        for part in ("card", "text"):
            said = words("ru").say(Text(f"{part}-{card.slug}"))
            assert re.search("[а-яё]", said), said
            assert not re.search("[{}$]", said), said


@pytest.mark.parametrize("number", range(8))
def test_whatever_a_game_asks_and_tells_can_be_said(number: int) -> None:
    """Every prompt, option, slot, reason and log line of random games, told to every seat in both languages."""
    players = 2 + number % 3
    agreed = ("draft", "random", "bans", "reroll")[number % 4]
    game = SmashUp.new({"players": players, "two_boxes": True, "factions": agreed}, number)
    play_and_say(game, Rng(number), 120)


def test_whatever_dealt_positions_ask_and_tell_can_be_said() -> None:
    for number, card in enumerate(card for card in registry().defs if card.kind != "titan"):
        rng = Rng(number)
        play_and_say(SmashUp.new({"position": deal(card.slug, rng)}, number), rng, 6, draw=number % 10 == 0)


def play_and_say(game: SmashUp, rng: Rng, most: int, *, draw: bool = True) -> None:
    """Play on at random, and say everything in both languages."""
    said_from = 0
    while (choice := game.choice) is not None and most > 0:
        most -= 1
        view = game.view(choice.seat)
        for language in LANGUAGES:
            table = SmashUpTable(words(language))
            say.say_data(view["choice"]["prompt"], table.words)
            for data in view["slots"] + [card["why"] for card in view["refused"]]:
                clean(say.say_data(data, table.words))
            for option in view["choice"]["options"]:
                clean(str(table.option(option, view)))
            for seat in (None, *range(game.seats)):
                for event in game.log[said_from:]:
                    clean(table.tell(game, event, seat))
            if draw and most % 8 == 0:
                clean(drawn(table.show(game, choice.seat)))
                clean(drawn(table.command("i", "1", game, choice.seat)))
        said_from = len(game.log)
        game.pick(rng.below(len(choice)))


def drawn(shown: RenderableType | None) -> str:
    """What a terminal would show."""
    console = Console(file=io.StringIO(), width=120, record=True)
    console.print(shown)
    return console.export_text()


def clean(said: str) -> None:
    """A sentence with nothing of the machine left in it."""
    assert said.strip()
    assert not re.search(r"\bnone\b|\{|\}|\bNone\b(?! of)|[a-z]_[a-z]", said), said
