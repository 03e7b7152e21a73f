"""A review of a finished game: how each seat's chance to win went, what decisions cost, what was luck.

A game looks at itself part by part (`Reviewing`), so that whoever thinks can do something else in between; here the
parts become a review. A chance moves from moment to moment: a decision moves it from the best answer to the given one,
and that is skill; all else that moves it is luck: draws, what others did, what the seat could not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol, TypedDict

import msgspec

from potasovka.core import wire
from potasovka.core.record import Record

FORM = 1
"""How a review is written; one of another form is made anew."""
NOTICED = 0.02
"""A smaller difference between two answers is none: chances that are found by trying waver so much."""
SWING = 0.12
"""A turn that changes somebody's chance by less decides nothing."""
TURNING = 3
"""The most turns that a game hangs on."""


class Weighed(TypedDict):
    """An answer, and the chance to win that it kept."""

    key: str
    text: wire.Text
    chance: float


class ReviewPoint(TypedDict):
    """A moment between two turns: only there is a table judged."""

    turn: int
    """The turn that has ended; at the beginning the one before the first."""
    seat: int | None
    """Whose it was."""
    at: int
    """How many answers had been given: the moment of the replay."""
    known: list[float]
    """The chance of each seat by what it knew itself; when the game is over who won."""
    full: list[float]
    """The same by all cards, as nobody knew them."""


class Judged(TypedDict):
    """A decision beside better ones."""

    at: int
    """How many answers had been given before it."""
    turn: int
    seat: int
    prompt: wire.Text
    before: float
    """The chance as it was told last: at the end of a turn, or by the seat's last answer."""
    given: Weighed
    better: list[Weighed]
    """What would have kept more, the best first; nothing if the answer was as good as any."""


class Seen(TypedDict):
    """What one part of a review has found: one of the two."""

    point: ReviewPoint | None
    judged: Judged | None


class Looked(TypedDict):
    """What a part has found, and how many parts there are; nothing if there are not so many."""

    parts: int
    seen: Seen | None


class TurningPoint(TypedDict):
    """A turn that the game hung on."""

    turn: int
    seat: int | None
    """Whose turn it was."""
    at: int
    """The moment at which it began."""
    who: int
    """Whose chance it changed most."""
    change: float
    """By how much."""


class ReviewSum(TypedDict):
    """Where a seat began, where it ended, and what made the difference: `first + luck + skill = last`."""

    seat: int
    first: float
    last: float
    luck: float
    skill: float
    decisions: int
    """How many decisions were judged."""
    dear: int
    """How many of them cost something."""


class Review(TypedDict):
    """All of it."""

    game: str
    answers: int
    points: list[ReviewPoint]
    judged: list[Judged]
    """The decisions that cost something, in their order."""
    turning: list[TurningPoint]
    sums: list[ReviewSum]
    """Of the seats whose decisions were judged."""


class Reviewing(Protocol):
    """How a game looks at a finished one: whoever looks finds the same, whatever was looked at before."""

    def __init__(self, record: Record, seats: Sequence[int]) -> None:
        """A game, and the seats whose decisions are judged."""

    @property
    def parts(self) -> int:
        """How many parts there are, in the order of the game."""

    def look(self, number: int) -> Seen:
        """One part; it takes a fraction of a second."""


def review_of(record: Record, seats: Sequence[int], seen: Sequence[Seen]) -> Review:
    """The review that all parts together are."""
    points = [one["point"] for one in seen if one["point"] is not None]
    ledgers = {seat: _Ledger(seat) for seat in seats}
    for one in seen:
        if one["judged"] is not None:
            ledgers[one["judged"]["seat"]].judge(one["judged"])
        elif one["point"] is not None:
            for ledger in ledgers.values():
                ledger.stand(one["point"])
    return {
        "game": record.game,
        "answers": len(record.answers),
        "points": points,
        "judged": sorted((one for ledger in ledgers.values() for one in ledger.dear), key=lambda one: one["at"]),
        "turning": turning(points),
        "sums": [ledger.sum(points) for ledger in ledgers.values() if points],
    }


class _Ledger:
    """Keeps the chance of one seat, as it was told last."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._now = 0.0
        self._skill = 0.0
        self._judged = 0
        self.dear: list[Judged] = []
        """The decisions that cost something."""

    def stand(self, point: ReviewPoint) -> None:
        """A turn has ended."""
        self._now = point["known"][self._seat]

    def judge(self, one: Judged) -> None:
        """The seat has decided."""
        self._judged += 1
        if one["better"]:
            self.dear.append({**one, "before": self._now})
            self._skill -= lost(one)
        self._now = one["given"]["chance"]

    def sum(self, points: list[ReviewPoint]) -> ReviewSum:
        """What it all came to."""
        first, last = (point["known"][self._seat] for point in (points[0], points[-1]))
        return {
            "seat": self._seat,
            "first": first,
            "last": last,
            "luck": round(last - first - self._skill, 3),
            "skill": round(self._skill, 3),
            "decisions": self._judged,
            "dear": len(self.dear),
        }


def lost(one: Judged) -> float:
    """What a decision has cost."""
    return one["better"][0]["chance"] - one["given"]["chance"]


def turning(points: Sequence[ReviewPoint]) -> list[TurningPoint]:
    """The turns that changed most, by all cards, in their order."""
    found: list[TurningPoint] = []
    for before, after in pairwise(points):
        changes = [now - then for now, then in zip(after["full"], before["full"], strict=True)]
        who = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 3), changes[seat]))
        change = round(changes[who], 3)
        found.append({"turn": after["turn"], "seat": after["seat"], "at": before["at"], "who": who, "change": change})
    most = sorted(found, key=lambda one: -abs(one["change"]))[:TURNING]
    return [one for one in found if one in most and abs(one["change"]) >= SWING]


def review_text(review: Review) -> str:
    """A review as it is kept."""
    return msgspec.json.encode({"form": FORM, "review": review}).decode()


def read_review(text: str) -> Review | None:
    """A review that was kept; nothing if it was written in another form."""
    try:
        form = msgspec.json.decode(text, type=_Form).form
        return msgspec.json.decode(text, type=_Kept).review if form == FORM else None
    except msgspec.DecodeError:
        return None


class _Form(msgspec.Struct):
    form: int


class _Kept(_Form):
    review: Review
