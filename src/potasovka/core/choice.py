"""One question, one answer: what a game stands on until somebody decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from potasovka.core import wire
from potasovka.core.errors import IllegalAnswer


class Text(NamedTuple):
    """Words to be said in the reader's language: a message of `locale/` and its arguments."""

    id: str
    """The Fluent message."""
    args: dict[str, Any] = {}
    """Its arguments; a value that is itself a `Text` is translated first."""

    def data(self) -> wire.Text:
        """The text as plain data, texts inside it too."""
        args = {name: arg.data() if isinstance(arg, Text) else arg for name, arg in self.args.items()}
        return {"id": self.id, "args": args}


class Option(NamedTuple):
    """One possible answer."""

    key: str
    """Stable and readable; this is what a record holds."""
    text: Text
    """What a person reads."""
    ref: wire.Ref = {}
    """What on the table it means, for a client that wants to let it glow: `{"card": 37}`, `{"place": 2}`."""
    does: str = ""
    """What kind of thing it is to answer this, in the game's own word: `play`, `talent`, `bid` …"""
    role: wire.Role = "answer"
    """What it does to the question."""


class Pick(Struct, frozen=True):
    """Several questions that together choose a set: each asks for the next one, in one order."""

    group: object
    """The same for all questions of the set."""
    least: int
    """How many more must be chosen."""
    most: int
    """How many more may be chosen."""
    candidates: Callable[[], list[tuple[Any, int]]]
    """All that can still be chosen, and how many equal copies there are of each."""


class Speaker(Protocol):
    """Who knows how the options of a question are called."""

    def key_of(self, value: Any, /) -> str:
        """The key of an option."""

    def describe(self, choice: Choice, value: Any, /) -> Option:
        """An option of a question in words."""

    def loses(self, choice: Choice, value: Any, /) -> bool:
        """Whether this answer to a question costs the one who gives it what it shows."""

    def arguments(self, choice: Choice, /) -> dict[str, Any]:
        """The arguments of a question that was asked by its message alone."""

    def foresees(self, choice: Choice, /) -> Mapping[int, Text]:
        """What will come of answers to a question, by index, where that is worth a word before they are given."""


class Choice(Struct, eq=False):
    """Whose decision it is, what is asked, and the options. Keys and texts are made only when somebody looks."""

    seat: int
    """Who is asked."""
    asked: str | Text
    """What is asked: a text, or only its message."""
    values: Sequence[Any]
    """The options as the game thinks of them, in order."""
    speaker: Speaker
    """Who gives them keys and words."""
    source: str | None = None
    """The card that asks, by its definition's id, if a card does."""
    pick: Pick | None = None
    """The set that this question belongs to, if it does."""
    window: bool = False
    """Whether it asks for an answer to what somebody did, which a card that nobody else sees may give."""
    about: Any = None
    """What its speaker needs to know in order to say more than the message alone."""
    said: Text | None = None
    """What is asked in words,"""
    described: tuple[Option, ...] | None = None
    """and the options with keys and texts, once somebody has looked."""

    @property
    def message(self) -> str:
        """The name of what is asked, without the words."""
        return self.asked if isinstance(self.asked, str) else self.asked.id

    @property
    def prompt(self) -> Text:
        """What is asked."""
        if self.said is None:
            self.said = Text(self.asked, self.speaker.arguments(self)) if isinstance(self.asked, str) else self.asked
        return self.said

    def forget_words(self) -> None:
        """Nobody looks any more: the words are made again if somebody does."""
        self.said = self.described = None

    def __len__(self) -> int:
        return len(self.values)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options with keys and texts."""
        if self.described is None:
            self.described = tuple([self.speaker.describe(self, value) for value in self.values])
        return self.described

    def key(self, index: int) -> str:
        """The key of the option at this index."""
        return self.speaker.key_of(self.values[index])

    @property
    def keys(self) -> list[str]:
        """The keys of all options, in order."""
        return [self.speaker.key_of(value) for value in self.values]

    def index(self, key: str) -> int:
        """Where the option with this key stands; an `IllegalAnswer` that names both if there is none."""
        keys = self.keys
        try:
            return keys.index(key)
        except ValueError:
            shown = ", ".join(keys[:12]) + (", …" if len(keys) > 12 else "")
            raise IllegalAnswer(f"{key!r} is not an option here ({self.message}); options: {shown}") from None

    def candidates(self) -> list[tuple[Option, int]]:
        """All options of the set that this question belongs to, and the number of equal copies of each."""
        if self.pick is None:
            return []
        return [(self.speaker.describe(self, value), copies) for value, copies in self.pick.candidates()]

    def data(self, number: int) -> wire.Choice:
        """The question as plain data for the one who is asked; `number` is what the answer will refer to."""
        pick: wire.Pick | None = None
        if self.pick is not None and self.pick.most > 1:
            rows = [(value, self.speaker.describe(self, value), copies) for value, copies in self.pick.candidates()]
            options: list[wire.Candidate] = [
                {**self._data(value, option), "copies": copies} for value, option, copies in rows
            ]
            pick = {"least": self.pick.least, "most": self.pick.most, "options": options}
        return {
            "number": number,
            "prompt": self.prompt.data(),
            "source": self.source,
            "window": self.window,
            "options": [self._data(value, option) for value, option in zip(self.values, self.options, strict=True)],
            "pick": pick,
        }

    def foresee(self, told: wire.Choice) -> wire.Choice:
        """The question as it was told, with what will come of each answer; that takes time, and only people ask."""
        for index, says in self.speaker.foresees(self).items():
            option = told["options"][index]
            option["says"] = says.data()
            for candidate in told["pick"]["options"] if told["pick"] else ():
                if candidate["key"] == option["key"]:
                    candidate["says"] = option["says"]
        return told

    def _data(self, value: Any, option: Option) -> wire.Option:
        return {
            "key": option.key,
            "text": option.text.data(),
            "ref": option.ref,
            "does": option.does,
            "role": option.role,
            "loses": option.role == "answer" and self.speaker.loses(self, value),
            "says": None,
        }
