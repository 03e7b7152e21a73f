"""One question, one answer: what a game stands on until somebody decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from potasovka.core.errors import IllegalAnswer


class Text(NamedTuple):
    """Words to be said in the reader's language: a message of `locale/` and its arguments."""

    id: str
    """The Fluent message."""
    args: dict[str, Any] = {}
    """Its arguments; a value that is itself a `Text` is translated first."""


class Option(NamedTuple):
    """One possible answer."""

    key: str
    """Stable and readable; this is what a record holds."""
    text: Text
    """What a person reads."""
    ref: dict[str, Any] = {}
    """What on the table it means, for a client that wants to let it glow: `{"card": 37}`, `{"place": 2}`."""


class Choice:
    """Whose decision it is, what is asked, and the options. Keys and texts are made only when somebody looks."""

    __slots__ = ("_describe", "_key", "_options", "prompt", "seat", "source", "values")

    def __init__(
        self,
        seat: int,
        prompt: Text,
        values: Sequence[Any],
        key: Callable[[Any], str],
        describe: Callable[[Any], Option],
        source: str | None = None,
    ) -> None:
        self.seat = seat
        """Who is asked."""
        self.prompt = prompt
        """What is asked."""
        self.values = values
        """The options as the game thinks of them, in order."""
        self.source = source
        """The card that asks, by its definition's id, if a card does."""
        self._key = key
        self._describe = describe
        self._options: tuple[Option, ...] | None = None

    def __len__(self) -> int:
        return len(self.values)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options with keys and texts."""
        if self._options is None:
            self._options = tuple([self._describe(value) for value in self.values])
        return self._options

    def key(self, index: int) -> str:
        """The key of the option at this index."""
        return self._key(self.values[index])

    @property
    def keys(self) -> list[str]:
        """The keys of all options, in order."""
        return [self._key(value) for value in self.values]

    def index(self, key: str) -> int:
        """Where the option with this key stands; an `IllegalAnswer` that names both if there is none."""
        keys = self.keys
        try:
            return keys.index(key)
        except ValueError:
            shown = ", ".join(keys[:12]) + (", …" if len(keys) > 12 else "")
            raise IllegalAnswer(f"{key!r} is not an option here ({self.prompt.id}); options: {shown}") from None
