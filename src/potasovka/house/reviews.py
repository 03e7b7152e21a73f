"""Reviews of finished games: made in the background, part by part, each owner's in turn, and kept with the game.

What is kept is kept when a review is whole. Whoever asks again asks for the same; a house that begins anew, or another
one, loses the work that was done and nothing else, for everybody finds the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Literal, Protocol, TypedDict

import msgspec

from potasovka.core import Record
from potasovka.core.catalogue import description
from potasovka.core.review import Looked, Review, Seen, read_review, review_of, review_text
from potasovka.house.thought import Part
from potasovka.house.turns import Turns
from potasovka.table.refusal import Refused

TRIES = 3
"""How often in a row a part may fail before the review does."""
MOST_FAILED = 64
"""Reviews that have failed and are remembered."""
log = logging.getLogger("potasovka.house")


class ReviewNow(TypedDict):
    """How far a review is."""

    state: Literal["none", "working", "failed", "done"]
    done: int
    """How many parts are found."""
    parts: int
    """Of how many; none as long as nobody has counted them."""
    review: Review | None


class Looker(Protocol):
    """Who looks at parts."""

    def look(self, part: Part, owner: str, /) -> Awaitable[str]:
        """What a part has found, as a `Looked` in JSON; owners have their turns."""


class Shelf(Protocol):
    """Where reviews are kept, each with its game."""

    def load_review(self, table: str, /) -> Awaitable[str | None]:
        """The text of a review, if there is one."""

    def keep_review(self, table: str, text: str, /) -> Awaitable[None]:
        """Keep the text of a review; that of a game which is gone is not kept."""


class Job:
    """A review that is being made."""

    def __init__(self, table: str, record: Record, seats: tuple[int, ...], owner: str) -> None:
        self.table, self.record, self.seats, self.owner = table, record, seats, owner
        self.seen: list[Seen] = []
        self.parts = 0
        self.failures = 0
        """How often in a row it has failed."""

    @property
    def failed(self) -> bool:
        """Whether nobody tries any more."""
        return self.failures >= TRIES

    def now(self) -> ReviewNow:
        """How far it is."""
        state: Literal["failed", "working"] = "failed" if self.failed else "working"
        return {"state": state, "done": len(self.seen), "parts": self.parts, "review": None}


class Reviews:
    """Makes reviews, one part at a time: those of an owner wait behind each other and not before anybody else's."""

    def __init__(self, looker: Looker, shelf: Shelf) -> None:
        self._looker = looker
        self._shelf = shelf
        self._jobs: dict[str, Job] = {}
        self._turns: Turns[Job] = Turns()
        self._work: asyncio.Task[None] | None = None

    async def now(self, table: str) -> ReviewNow:
        """How far the review of a table is."""
        job = self._jobs.get(table)
        if job is not None:
            return job.now()
        text = await self._shelf.load_review(table)
        review = None if text is None else read_review(text)
        parts = 0 if review is None else 1
        return {"state": "none" if review is None else "done", "done": parts, "parts": parts, "review": review}

    async def ask(self, table: str, record: Record, seats: tuple[int, ...], owner: str, most: int) -> ReviewNow:
        """Let a review be made, unless there is one; an owner has so many at most that are not done."""
        if not description(record.game).reviews(record):
            raise Refused("no-review")
        now = await self.now(table)
        if now["state"] in ("working", "done") or not self._may_begin(table):
            return now
        if sum(job.owner == owner and not job.failed for job in self._jobs.values()) >= most:
            raise Refused("many-reviews", seconds=20)
        self._jobs.pop(table, None)
        job = self._jobs[table] = Job(table, record, seats, owner)
        self._turns.add(owner, job)
        self._work_on()
        return job.now()

    def _may_begin(self, table: str) -> bool:
        """Whether nobody else has begun it meanwhile."""
        return table not in self._jobs or self._jobs[table].failed

    def close(self) -> None:
        """Make no more of them."""
        if self._work is not None:
            self._work.cancel()

    def _work_on(self) -> None:
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while len(self._turns):
            job = self._turns.next()
            try:
                await self._advance(job)
                job.failures = 0
            except Exception as error:
                job.failures += 1
                log.warning("a part of a review has failed: %s", type(error).__name__)
            if job.failed:
                self._forget_failed()
            elif self._jobs.get(job.table) is job:
                self._turns.add(job.owner, job)

    async def _advance(self, job: Job) -> None:
        """One more part; after the last one the review is kept."""
        if not job.parts or len(job.seen) < job.parts:
            part = Part(job.table, job.record, job.seats, len(job.seen))
            looked = msgspec.json.decode(await self._looker.look(part, job.owner), type=Looked)
            job.parts = looked["parts"]
            job.seen += [] if looked["seen"] is None else [looked["seen"]]
        if len(job.seen) >= job.parts:
            await self._shelf.keep_review(job.table, review_text(review_of(job.record, job.seats, job.seen)))
            del self._jobs[job.table]

    def _forget_failed(self) -> None:
        failed = [table for table, job in self._jobs.items() if job.failed]
        for table in failed[:-MOST_FAILED]:
            del self._jobs[table]
