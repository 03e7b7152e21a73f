"""Saying no over HTTP: a status, words, and when to try again."""

from __future__ import annotations

import msgspec
from fastapi.responses import Response

from potasovka.house.status import status_of
from potasovka.table.refusal import Refused


def body_of(refused: Refused) -> bytes:
    """A refusal as JSON."""
    return msgspec.json.encode({"error": refused.code, "text": refused.text.data()})


def retry_after(refused: Refused) -> dict[str, str]:
    """The header that says when to try again, if there is a time."""
    seconds = refused.text.args.get("seconds")
    return {} if seconds is None else {"retry-after": str(seconds)}


def error(refused: Refused, status: int | None = None, *, last: bool = False) -> Response:
    """The answer that refuses; `last` ends the connection, because what was sent is not read to its end."""
    headers = retry_after(refused) | ({"connection": "close"} if last else {})
    return Response(body_of(refused), status or status_of(refused), headers, "application/json")
