"""Saying things in a person's language: one source of words (Project Fluent) for terminal, server and browser."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from potasovka.core.choice import Text
from potasovka.core.errors import PotasovkaError

LANGUAGES = ("en", "ru")


class Words:
    """All messages of one language: every `.ftl` file of `locale/<language>`."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # a page of a browser says its words without it

        if language not in LANGUAGES:
            raise PotasovkaError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        """Its code: `en` or `ru`."""
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("potasovka") / "locale" / language
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, text: Text) -> str:
        """The text in this language; a missing message is an error that names it."""
        if not self._bundle.has_message(text.id):
            raise PotasovkaError(f"no message {text.id!r} in locale/{self.language}")
        args = {name: self._value(value) for name, value in text.args.items()}
        pattern = self._bundle.get_message(text.id).value
        if pattern is None:
            raise PotasovkaError(f"the message {text.id!r} in locale/{self.language} says nothing")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise PotasovkaError(f"the message {text.id!r} in locale/{self.language}: {errors[0]}")
        return str(said)

    def _value(self, value: Any) -> Any:
        return self.say(value) if isinstance(value, Text) else value


def in_all(text: Text) -> dict[str, str]:
    """A text in every language."""
    return {language: words(language).say(text) for language in LANGUAGES}


@cache
def words(language: str) -> Words:
    """The messages of a language, loaded once."""
    return Words(language)
