"""Things as people name them: by id, or by name in any of our languages."""

from __future__ import annotations

from collections.abc import Iterable

from potasovka.core import PotasovkaError, Text
from potasovka.core.words import LANGUAGES, Words, words


def find(option: str, said: str, known: Iterable[tuple[str, str]], lang: Words) -> str:
    """The id of what somebody named in an option; known are ids and the messages that name them, if any do."""
    there = list(known)
    for slug, message in there:
        names = [slug, *(words(language).say(Text(message)) for language in LANGUAGES if message)]
        if _plain(said) in map(_plain, names):
            return slug
    listed = ", ".join(f"{slug} = {lang.say(Text(message))}" if message else slug for slug, message in there)
    raise PotasovkaError(f"{option}: there is no {said!r}; there are: {listed}")


def _plain(name: str) -> str:
    """A name without what people type differently."""
    return " ".join(name.replace("_", " ").casefold().replace("ё", "е").replace("’", "'").split())
