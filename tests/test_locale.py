"""What all messages keep to: one kind of quotes, dashes, dots, «ё» and «ты»; American English on Route 66."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from potasovka.core.words import LANGUAGES
from potasovka.smashup.engine.registry import registry

LOCALE = Path(__file__).parents[1] / "src" / "potasovka" / "locale"
YO = """
    ещё её моё твоё своё неё нём счёт счёта расчёт чёрный чёрная чёрное чёрные чёрного чёрных жёлтый жёлтые
    зелёный зелёная зелёное мёртвый мёртвые мёртвых тёмный лёгкий весёлый тяжёлый берёт берёшь возьмёт
    возьмёшь пойдёт пойдёшь придёт придёшь придётся уйдёт уйдёшь найдёт найдёшь начнёт начнётся начнём живёт
    умрёт даёт даёшь отдаёт остаётся вернёт вернёшь вернётся перевернёт принесёт перенесёт перенесёшь идёт
    ждёт ждёшь ждём кладёт кладёшь ведёт поймёт займёт займёшь спасёт спасёшь бьёт убьёт убьёшь пьёт вдвоём
    втроём четвёртый тёзка тёзку объём приём вперёд приведёт приведёшь самолёт включён определён сохранён
    удалён изменён пройдёт пройдёшь дойдёт обойдётся обойдёшься раздаёт соберёт уберёт берём партнёр
"""
"""Words that have a «ё», in forms that mean nothing else with an «е»."""
POLITE = r"(?<![а-яё])(?:вы|вас|вам|вами|ваш|ваша|ваше|ваши|вашего|вашей|вашему|вашим|вашу|ваших)(?![а-яё])"
POLITE_VERB = r"(?<![а-яё])[а-яё]+(?:[аоуяе]йте|[бвдзмнрстшщж]ьте|[кдптрм]ите)(?<!асфальте)(?<!бите)(?![а-яё])"
SAID_TO_ALL = ("hitzroad-card-",)
"""Scenes of a diary, where strangers and signs speak as they like."""
BRITISH = (
    r"\b(?:mum|(?<!left )boot|petrol|motorway|lorry|lorries|lift|armoury|armour|colour|neighbours?|travellers?|labelled"
    r"|authorised|apologised|appetiser|fibreglass|snowplough|queuing|lightnings|holiday|tin opener)\b"
)
STIFF = r"\b(?:do|does|did|is|was|were|has|had|have|could|would|should) not\b|\bcannot\b|\bI (?:am|have been|will)\b"


class Texts(Visitor):
    """Collects what of a message is written out."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(str(node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(str(node.value))


def messages(language: str, files: str = "*.ftl") -> Iterator[tuple[str, str]]:
    """Every message: its name and what is written out in it."""
    for path in sorted((LOCALE / language).glob(files)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                texts = Texts()
                texts.visit(entry)
                yield f"{language}/{path.name}: {entry.id.name}", "¦".join(texts.found)


def breaking(language: str, pattern: str, files: str = "*.ftl") -> list[str]:
    """Messages that have something in them that should not be there."""
    found = ((name, re.search(pattern, said, re.IGNORECASE)) for name, said in messages(language, files))
    return [f"{name}: {match[0]!r}" for name, match in found if match]


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_of_one_kind(language: str) -> None:
    for pattern, why in (
        (r'"', "straight quotes"),
        (r"\.\.\.", "three dots instead of an ellipsis"),
        (r"(?<=\s)-(?=\s)|--(?![a-z])", "a hyphen instead of a dash"),
        (r"(?<=\s)–|–(?=\s)", "a short dash between words"),
        (r"\u00a0|\u202f", "a space that nobody sees is another one"),
        (r"(?<!\w)-\d", "a hyphen instead of a minus"),
        (r" [,.;:!](?!\S)", "a space before a mark"),
    ):
        assert breaking(language, pattern) == [], why


def test_english_has_curly_quotes_and_straight_apostrophes_and_russian_has_its_own() -> None:
    assert breaking("en", r"[’‘„«»]") == []
    assert breaking("ru", r"[’‘“”„']") == []
    for language, opening, closing in (("en", "“", "”"), ("ru", "«", "»")):
        unequal = [name for name, said in messages(language) if said.count(opening) != said.count(closing)]
        assert unequal == []


def test_notes_are_about_cards_that_there_are() -> None:
    slugs = {cls.slug for cls in registry().defs}
    for language in LANGUAGES:
        about = {name.split("note-")[1] for name, _ in messages(language, "smashup-notes.ftl") if "note-" in name}
        assert about
        assert about <= slugs
        assert about == {name.split("note-")[1] for name, _ in messages("en", "smashup-notes.ftl") if "note-" in name}


def test_words_with_yo_have_it() -> None:
    without = {word.replace("ё", "е") for word in YO.split()}
    assert breaking("ru", rf"(?<![а-яё])(?:{'|'.join(sorted(without))})(?![а-яё])") == []


def test_russian_says_thou_everywhere() -> None:
    found = breaking("ru", POLITE) + breaking("ru", POLITE_VERB)
    assert [one for one in found if not any(name in one for name in SAID_TO_ALL)] == []


def test_route_66_speaks_american() -> None:
    assert breaking("en", BRITISH, "*hitzroad*.ftl") == []
    assert [one for one in breaking("en", STIFF, "hitzroad-cards.ftl") if "I-2-scene" not in one] == []


@pytest.mark.parametrize(
    ("pattern", "said"),
    [(POLITE, "Что вам нужно"), (POLITE_VERB, "возьмите и бросьте"), (BRITISH, "in the boot"), (STIFF, "it is not so")],
)
def test_what_is_looked_for_would_be_found(pattern: str, said: str) -> None:
    assert re.search(pattern, said, re.IGNORECASE)
