"""The language of cards is closed: the linter over the card files sees what reaches past it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from smashup.toys import toy_box

TOOL = Path(__file__).parents[2] / "tools" / "card_lint.py"


@pytest.fixture(scope="module")
def lint() -> ModuleType:
    """The linter."""
    spec = importlib.util.spec_from_file_location("card_lint", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def faults(lint: ModuleType, folder: Path, code: str) -> list[str]:
    """What is wrong with a file of cards, without the name of the file."""
    path = folder / "toys.py"
    path.write_text(code, encoding="utf-8")
    return [fault.partition(" ")[2] for fault in lint.code_faults(path)]


def test_the_cards_of_all_boxes_are_clean(lint: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert lint.main() == 0
    assert "card lint:" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("from potasovka.smashup.engine import zones", "imports potasovka.smashup.engine.zones: "),
        ("import potasovka.smashup.engine.verbs as verbs", "imports potasovka.smashup.engine.verbs: "),
        ("from potasovka.core.choice import Text", "imports potasovka.core.choice: "),
        ("from potasovka.smashup.sets.anniversary.sheep import Flock", "imports potasovka.smashup.sets.anniversary"),
        ("from .sheep import Flock", "imports .sheep: "),
        ("from random import choice", "imports random: "),
        ("def theirs(me):\n    return me.game.brawl.state.ctrl[me.id]", "reaches into the game"),
        ("class Toy:\n    def on_play(self):\n        return self.game.brawl.others(0)", "reaches into the game"),
        ("def play_of(me):\n    return me._play_of", "uses the private name _play_of"),
        ("def trick(me):\n    return getattr(me, 'ga' + 'me')", "calls getattr, a back door"),
        ("def trick(me):\n    return me[0]", "takes a card apart"),
        ("def promote(me):\n    me.power = 7", "changes power by hand"),
        ("class Toy:\n    def on_play(self):\n        self.draw(2)", "says draw and nothing happens: yield from is"),
        ("class Toy:\n    def on_play(self):\n        yield self.destroy(self)", "says destroy and nothing happens"),
        ("def theirs(me):\n    me.move_one(me.minions())", "says move_one and nothing happens"),
        ("def free():\n    for one in {1, 2}:\n        print(one)", "iterates a set"),
    ],
)
def test_what_reaches_past_the_language_is_refused_in_functions_and_in_methods(
    lint: ModuleType, tmp_path: Path, code: str, fault: str
) -> None:
    found = faults(lint, tmp_path, code)
    assert len(found) == 1
    assert found[0].startswith(fault)


def test_what_a_card_needs_is_allowed(lint: ModuleType, tmp_path: Path) -> None:
    code = (
        "from collections.abc import Iterable\n"
        "from potasovka.smashup.engine.card import Action, Effect, Text\n"
        "from potasovka.smashup.engine.terms import TOP\n"
        "from potasovka.smashup.engine.when import here\n"
        "class Toy(Action):\n"
        "    def on_play(self):\n"
        "        yield from self.place_on_deck(self.hand(), TOP)\n"
        "        self.shuffle_deck()\n"
        "        return self.draw()\n"
    )
    assert faults(lint, tmp_path, code) == []


def test_the_linter_sees_functions_beside_classes(lint: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "toys.py").write_text("def small(card):\n    return card.printed < 3\nclass Toy:\n    pass\n")
    assert [piece.node.name for piece in lint.pieces(tmp_path)] == ["small", "Toy"]


def test_a_phrase_that_one_piece_of_code_alone_says_is_reported(lint: ModuleType) -> None:
    found = [piece for piece in lint.pieces() if piece.node.name != "ChickenSoup"]  # one of the two that file away
    assert [fault for fault in lint.lonely_faults(found) if "'file_away'" in fault] == [
        "only AlwaysRoomAtGrannys says 'file_away', which is made of other words: it belongs into its file"
    ]


def test_a_faction_and_a_card_without_words_are_reported(lint: ModuleType) -> None:
    with toy_box():
        found = list(lint.word_faults())
    for message in ("faction-toys", "su-idea-toys", "card-toy_one", "text-toy_hill"):
        for language in ("en", "ru"):
            assert f"locale/{language} has no {message}" in found
