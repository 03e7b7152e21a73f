"""What the servers on one PostgreSQL tell each other through it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

CHANNEL = "potasovka"
"""The channel on which they are heard."""


class Changed(msgspec.Struct, tag="changed", frozen=True):
    """A table has this version and so many answers now; sent by the transaction that made it so."""

    table: str
    version: int
    number: int


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """A server has come, or has heard nothing for a while: tell it who looks where."""

    node: str


class Alive(msgspec.Struct, tag="alive", frozen=True):
    """A server is still there."""

    node: str


class Bye(msgspec.Struct, tag="bye", frozen=True):
    """A server goes."""

    node: str


class Looks(msgspec.Struct, tag="looks", frozen=True):
    """From these seats of a table somebody looks at a server; `None` is a spectator."""

    node: str
    table: str
    seats: list[int | None]


Telegram = Changed | Hello | Alive | Bye | Looks
_decoder: msgspec.json.Decoder[Telegram] = msgspec.json.Decoder(Telegram)


def send(connection: sa.Connection, telegrams: Sequence[Telegram]) -> None:
    """Tell all servers, when the transaction is committed."""
    texts = [msgspec.json.encode(one).decode() for one in telegrams]
    said = f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(%s::text[]) AS said"
    connection.exec_driver_sql(said, (texts,))


def read(text: str) -> Telegram | None:
    """What was said, if it is understood here."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        return None
