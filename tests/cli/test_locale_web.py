"""Everything the browser says exists in both languages, and what both files say is the same set of messages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from potasovka.core.catalogue import game_names
from potasovka.core.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
SAID = re.compile(r"""\bt\(\s*["']([a-z][\w-]*)["']""")
MADE = re.compile(r"""\bt\(\s*`([a-z][\w-]*)\$\{""")


def sources() -> str:
    """All code of the client."""
    return "\n".join(path.read_text(encoding="utf-8") for end in ("ts", "svelte") for path in CLIENT.rglob(f"*.{end}"))


def test_the_client_is_full_of_messages() -> None:
    assert len(set(SAID.findall(sources()))) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_client_names_exists(language: str) -> None:
    assert sorted(message for message in set(SAID.findall(sources())) if not words(language).has(message)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_client_puts_together_has_a_family(language: str) -> None:
    """`web-seat-${kind}`: at least one message begins so."""
    folder = ROOT / "src" / "potasovka" / "locale" / language
    known = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    begun = set(MADE.findall(sources()))
    assert begun
    assert sorted(start for start in begun if not re.search(rf"^{re.escape(start)}\w", known, re.MULTILINE)) == []


def test_both_lessons_are_told_in_both_languages() -> None:
    for game in game_names():
        ids = re.findall(r'\{ id: "([a-z]+)"', (CLIENT / game / "lesson.ts").read_text(encoding="utf-8"))
        assert len(ids) > 8
        for language in LANGUAGES:
            for step in ids:
                assert words(language).has(f"lesson-{game}-{step}")
                assert words(language).has(f"lesson-{game}-{step}-text")
