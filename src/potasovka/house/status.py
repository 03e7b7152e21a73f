"""The HTTP status that each refusal becomes."""

from __future__ import annotations

from potasovka.table.refusal import Refused

NOT_NOW = 409
"""What is said of most things: they could be at another time."""
STATUS = {
    "foreign": 401,
    "kept": 403,
    "not-host": 403,
    "not-yours": 403,
    "private": 403,
    "no-game": 404,
    "no-language": 404,
    "no-lesson": 404,
    "no-daily": 404,
    "no-puzzle": 404,
    "no-records": 403,
    "no-moment": 404,
    "no-page": 404,
    "no-review": 404,
    "no-seat": 404,
    "no-table": 404,
    "no-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "no-host": 421,
    "bad-luggage": 422,
    "bad-record": 422,
    "bad-setup": 422,
    "malformed": 422,
    "no-bot": 422,
    "many-connections": 429,
    "many-replays": 429,
    "many-requests": 429,
    "many-reviews": 429,
    "many-sockets": 429,
    "many-tables": 429,
    "many-watchers": 429,
    "failed": 500,
    "not-saved": 503,
}


def status_of(refused: Refused) -> int:
    """The status of an answer that refuses."""
    return STATUS.get(refused.code, NOT_NOW)
