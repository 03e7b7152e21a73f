"""Saying no: what is wrong, in a code for programs and in words for people."""

from __future__ import annotations

from typing import Any

from potasovka.core import Text


class Refused(Exception):
    """Something cannot be done, and nothing has changed."""

    def __init__(self, code: str, status: int = 409, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        """One of the codes of the protocol."""
        self.status = status
        """The HTTP status it becomes."""
        self.text = Text(f"refused-{code}", args)
        """What a person reads."""
