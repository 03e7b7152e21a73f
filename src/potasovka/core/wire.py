"""The shapes of what leaves a game as plain data. The browser's types are made from these (`tools/make_types.py`)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Role = Literal["answer", "decline", "pass", "done", "end"]
"""What an answer does to its question: answers it, says no to it, lets it pass, ends a set, ends a turn."""


class Text(TypedDict):
    """Words to be said in the reader's language: a message and its arguments, which may be texts themselves."""

    id: str
    args: dict[str, str | int | float | bool | Text | None]


class Mix(TypedDict):
    """An amount of each resource."""

    ammo: int
    gas: int
    adrenaline: int


class Ref(TypedDict):
    """What on the table an option means, so that a client can let it glow. Each game says what it has."""

    card: NotRequired[int]
    """The handle of a card in sight."""
    face: NotRequired[str]
    """A card that is no single thing on the table: by its id,"""
    zone: NotRequired[str]
    """where it lies,"""
    owner: NotRequired[int]
    """and whose it is."""
    place: NotRequired[int]
    berth: NotRequired[int]
    """A slot of that place, where places have some."""
    seat: NotRequired[int]
    faction: NotRequired[str]
    word: NotRequired[str]
    route: NotRequired[int]
    bid: NotRequired[int]
    mix: NotRequired[Mix]


class Option(TypedDict):
    """One possible answer."""

    key: str
    text: Text
    ref: Ref
    does: str
    """What kind of thing it is to answer this, in the game's own word: `play`, `talent`, `bid` …"""
    role: Role
    loses: bool
    """Whether it costs the one who gives it what it shows."""
    says: Text | None
    """What will come of it, where that is worth a word before: a card played in vain, the end of the game."""


class Candidate(Option):
    """Something that can be chosen for a set, and how many equal ones there are."""

    copies: int


class Pick(TypedDict):
    """A set that is chosen together."""

    least: int
    most: int
    options: list[Candidate]


class Choice(TypedDict):
    """The question, for the one who is asked."""

    number: int
    prompt: Text
    source: str | None
    window: bool
    options: list[Option]
    pick: Pick | None


class View(TypedDict):
    """What every game's view has; a game adds its own."""

    game: str
    seat: int | None
    choice: Choice | None
    over: bool
    winners: list[int]
    scores: list[int]


class Line(TypedDict):
    """An event as a seat is told it: the message that tells it, and its arguments beside it."""

    kind: str


class StoryTurn(TypedDict):
    """A turn or a round of a finished game."""

    turn: int
    """Its number."""
    seat: int | None
    """Whose it was; nothing if it was everybody's."""
    at: int
    """How many answers had been given when it began: the moment of the replay."""
    scores: list[int]
    """Points by seat when it had ended."""


class Story(TypedDict):
    """How a game went, told once it is over; a game adds its own."""

    game: str
    answers: int
    winners: list[int]
    """Nobody if somebody closed the table in the middle of the game."""
    scores: list[int]
    turns: list[StoryTurn]


Patch = list[tuple[list[str | int], Any]]
"""What changed in a view: paths of names and indexes, and the new values there."""
