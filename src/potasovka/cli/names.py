"""Boxes and factions as people name them: by id, or by name in any of our languages."""

from __future__ import annotations

from collections.abc import Iterable

from potasovka.core import PotasovkaError, Text
from potasovka.core.words import LANGUAGES, Words, words
from potasovka.smashup.engine.registry import registry


def box(said: str, lang: Words) -> str:
    """The id of a box."""
    return _find("box", said, registry().boxes, lang)


def faction(said: str, lang: Words) -> str:
    """The id of a faction."""
    return _find("faction", said, registry().factions, lang)


def _find(kind: str, said: str, known: Iterable[str], lang: Words) -> str:
    slugs = list(known)
    for slug in slugs:
        names = [slug, *(words(language).say(Text(f"{kind}-{slug}")) for language in LANGUAGES)]
        if _plain(said) in map(_plain, names):
            return slug
    there = ", ".join(f"{slug} = {lang.say(Text(f'{kind}-{slug}'))}" for slug in slugs)
    raise PotasovkaError(f"there is no {kind} {said!r}; there are: {there}")


def _plain(name: str) -> str:
    """A name without what people type differently."""
    return " ".join(name.replace("_", " ").casefold().replace("ё", "е").replace("’", "'").split())
