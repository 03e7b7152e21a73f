"""What a table and those who sit at it say to each other; docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from potasovka.table.refusal import Refused

encode = msgspec.json.encode


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: who I am."""

    token: str | None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """This and perhaps the following questions, answered."""

    number: int
    keys: list[str]


class Picks(msgspec.Struct, tag_field="type", tag="picks"):
    """A whole set."""

    number: int
    keys: list[str]


class Back(msgspec.Struct, tag_field="type", tag="back"):
    """Take my last answer back."""


class Windows(msgspec.Struct, tag_field="type", tag="windows"):
    """How often I want to be asked for Specials."""

    ask: Literal["always", "could", "never"]


class AskOdds(msgspec.Struct, tag_field="type", tag="odds"):
    """The odds of the battle before me."""


Message = Hello | Answer | Picks | Back | Windows | AskOdds
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(data: str | bytes) -> Message:
    """A message, or what is wrong with it."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", where=str(error)[:200]) from None


def number_of(message: Message) -> int | None:
    """The number of the question that a message answers."""
    return message.number if isinstance(message, Answer | Picks) else None


def table(info: dict[str, Any]) -> bytes:
    """About the table itself."""
    return encode({"type": "table", "table": info})


def ok(number: int) -> bytes:
    """This answer is stored."""
    return encode({"type": "ok", "number": number})


def refusal(refused: Refused, number: int | None) -> bytes:
    """Nothing has changed."""
    return encode({"type": "refused", "code": refused.code, "text": refused.text.data(), "number": number})


def odds(found: dict[str, Any]) -> bytes:
    """The odds that were asked for."""
    return encode({"type": "odds", "odds": found})
