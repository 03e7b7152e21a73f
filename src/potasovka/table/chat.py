"""What players may say to each other: phrases, each in the language of who reads it, and no words of their own."""

from __future__ import annotations

from typing import Literal, get_args

from potasovka.table.refusal import Refused

Name = Literal[
    "hello",
    "good-luck",
    "one-moment",
    "your-turn",
    "thanks",
    "sorry",
    "nice",
    "ouch",
    "wow",
    "oops",
    "good-game",
    "again",
]
PHRASES: tuple[Name, ...] = get_args(Name)
"""All of them; each is said by the message `phrase-<name>`."""


def check(seat: int | None, phrase: str) -> tuple[int, Name]:
    """The seat that says it, and what; refused if nobody sits there or there is no such phrase."""
    if seat is None:
        raise Refused("phrase-seat")
    for known in PHRASES:
        if known == phrase:
            return seat, known
    raise Refused("no-phrase", phrase=phrase[:40])
