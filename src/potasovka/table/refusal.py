"""Saying no: what is wrong, in a code for programs and in words for people."""

from __future__ import annotations

from typing import Any

from potasovka.core import Text


class Refused(Exception):
    """Something cannot be done, and nothing has changed."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        """One of the codes of the protocol."""
        self.text = Text(f"refused-{code}", {name: _sayable(arg) for name, arg in args.items()})
        """What a person reads."""


def _sayable(arg: Any) -> Any:
    """What somebody sent, without halves of characters, which no message can hold."""
    return arg.encode("utf-8", "replace").decode() if isinstance(arg, str) else arg


class NotSaved(Refused):
    """The store could not do what it should, and nothing has changed in it."""

    def __init__(self, why: str) -> None:
        super().__init__("not-saved")
        self.why = why
        """What the store calls it; it is for the log, not for people."""


class Stale(Refused):
    """Somebody else has written since this was read, and nothing has changed: read anew, and decide again."""

    def __init__(self) -> None:
        super().__init__("stale")


class Unplayable(Refused):
    """A stored table cannot be brought back: its game, its rules or its answers are not those of today."""
