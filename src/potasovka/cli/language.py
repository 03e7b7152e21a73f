"""Which language to speak when nobody says."""

from __future__ import annotations

import os
from typing import Annotated

from potasovka.cli.option import option
from potasovka.core.words import LANGUAGES, Words, words

Lang = Annotated[str | None, option("LANGUAGE", "ru or en; by default the language of $LANG")]
"""The option of every command that speaks."""


def default_language() -> str:
    """The language of the environment, if it is one of ours; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        said = os.environ.get(variable, "")
        if said:
            return said[:2] if said[:2] in LANGUAGES else "en"
    return "en"


def speak(language: str | None) -> Words:
    """The words of the asked language, or of the environment's."""
    return words(language or default_language())
