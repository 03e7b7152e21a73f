"""What a table and those who sit at it say to each other; docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import msgspec

from potasovka.core import wire
from potasovka.core.advice import Advised
from potasovka.table.chat import Name
from potasovka.table.consent import Say
from potasovka.table.info import TableInfo
from potasovka.table.refusal import Refused
from potasovka.table.undo import LastStep
from potasovka.table.windows import Ask

encode = msgspec.json.encode


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: who I am."""

    token: str | None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """This and perhaps the following questions, answered."""

    number: int
    keys: list[str]
    instead: bool = False
    """Whether it takes back what was answered to this question."""


class Picks(msgspec.Struct, tag_field="type", tag="picks"):
    """A whole set."""

    number: int
    keys: list[str]


class Back(msgspec.Struct, tag_field="type", tag="back"):
    """Take my last step back, or all from the question of this number on."""

    number: int | None = None


class Windows(msgspec.Struct, tag_field="type", tag="windows"):
    """How often I want to be asked for Specials."""

    ask: Ask


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    """What I say about taking back what others have seen: I ask for it, or answer who does."""

    say: Say


class Phrase(msgspec.Struct, tag_field="type", tag="phrase"):
    """Something to say to everybody at the table."""

    phrase: str


class AskOdds(msgspec.Struct, tag_field="type", tag="odds"):
    """The odds of the battle before me."""


class AskHint(msgspec.Struct, tag_field="type", tag="hint"):
    """What would somebody who thinks answer to this question?"""

    number: int


Message = Hello | Answer | Picks | Back | Undo | Windows | Phrase | AskOdds | AskHint
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


class TellTable(TypedDict):
    """About the table itself."""

    type: Literal["table"]
    table: TableInfo


class TellState(TypedDict):
    """What a seat sees: all of it, or what changed since the last state; and the lines of the log from an index on.

    What changed comes in scenes, each for a line of the log by its index; `patch` is what changes after the last one.
    """

    type: Literal["state"]
    n: int
    view: NotRequired[wire.View]
    patch: NotRequired[wire.Patch]
    film: NotRequired[list[tuple[int, wire.Patch]]]
    log: list[wire.Line]
    log_from: int
    back: LastStep | None


class TellOk(TypedDict):
    """This answer is stored."""

    type: Literal["ok"]
    number: int


class TellRefused(TypedDict):
    """Nothing has changed."""

    type: Literal["refused"]
    code: str
    text: wire.Text
    number: int | None


class TellOdds(TypedDict):
    """The odds that were asked for."""

    type: Literal["odds"]
    odds: dict[str, Any]


class TellHint(TypedDict):
    """The best answers to a question, the very best first."""

    type: Literal["hint"]
    number: int
    advice: list[Advised]


class TellPhrase(TypedDict):
    """Somebody says something."""

    type: Literal["phrase"]
    seat: int
    phrase: Name


def table(info: TableInfo) -> bytes:
    """About the table itself."""
    told: TellTable = {"type": "table", "table": info}
    return encode(told)


def ok(number: int) -> bytes:
    """This answer is stored."""
    told: TellOk = {"type": "ok", "number": number}
    return encode(told)


def refusal(refused: Refused, number: int | None) -> bytes:
    """Nothing has changed."""
    told: TellRefused = {"type": "refused", "code": refused.code, "text": refused.text.data(), "number": number}
    return encode(told)


def odds(found: dict[str, Any]) -> bytes:
    """The odds that were asked for."""
    told: TellOdds = {"type": "odds", "odds": found}
    return encode(told)


def hint(number: int, advice: list[Advised]) -> bytes:
    """The advice that was asked for."""
    told: TellHint = {"type": "hint", "number": number, "advice": advice}
    return encode(told)


def phrase(seat: int, said: Name) -> bytes:
    """Somebody says something."""
    told: TellPhrase = {"type": "phrase", "seat": seat, "phrase": said}
    return encode(told)
