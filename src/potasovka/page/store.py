"""Tables in the storage of a browser: one text a table, written before anybody is told.

One page at a time has the tables (`web/src/page` sees to that), so what was read once is what is kept.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from potasovka.page.outside import Outside
from potasovka.page.text import Kept, kept_from, text_of
from potasovka.table.refusal import NotSaved, Stale
from potasovka.table.row import AnswerRow, Further, Given, Stored, TableRow, TakenBack, chain_of

log = logging.getLogger("potasovka.page")


class PageStore:
    """Keeps tables in the browser."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._known: dict[str, Kept] = {}

    async def add_table(self, row: TableRow) -> None:
        """Keep a new table."""
        await self._write(Kept(row))

    async def save_table(self, row: TableRow, also: TableRow | None = None, *, certain: bool = False) -> None:
        """Keep what may change of a table besides its answers, and with it a new table."""
        kept = await self._seen(row.id, row.version)
        answers = list(kept.answers)
        if certain and answers:
            answers[-1] = (*answers[-1][:2], None)
        over = row.over or kept.row.over
        news = [kept._replace(row=replace(row, over=over, version=row.version + 1), answers=tuple(answers))]
        await self._write(*news, *([] if also is None else [Kept(also)]))

    async def load_table(self, table: str) -> Stored | None:
        """What is kept of a table, if there is such a table."""
        kept = await self.kept(table)
        return None if kept is None else kept.stored()

    async def read_on(self, table: str, version: int, number: int) -> Stored | Further | None:
        """What is kept beyond so many answers; the whole table if it has another version."""
        kept = await self.kept(table)
        if kept is None:
            return None
        if kept.row.version != version:
            return kept.stored()
        further = kept.answers[number:]
        given: list[Given] = [(seat, key) for seat, key, _ in further]
        return Further(given, chain_of([back_to for *_, back_to in further], number))

    async def add_answers(self, rows: Sequence[AnswerRow], version: int, over: bool) -> None:
        """Keep answers of a table, all or none, and with them that the game is over."""
        kept = await self._seen(rows[0].table_id, version)
        if rows[0].number != len(kept.answers):
            raise Stale
        await self._write(_longer(kept, rows, over))

    async def take_back(self, row: TableRow, away: TakenBack) -> None:
        """Forget the last answers of a table, and keep others and its row instead."""
        kept = await self._seen(row.id, row.version)
        if len(kept.answers) != away.until:
            raise Stale
        left = list(kept.answers[: away.number])
        if left:
            left[-1] = (*left[-1][:2], away.chain[-1] if away.chain else None)
        before = Kept(replace(row, version=row.version + 1), tuple(left))
        await self._write(_longer(before, away.instead, away.over))

    async def load_review(self, table: str) -> str | None:
        """The review of a finished game, if there is one."""
        kept = await self.kept(table)
        return None if kept is None or not kept.review else kept.review

    async def keep_review(self, table: str, text: str) -> None:
        """Keep the review of a finished game with it, unless the game is gone."""
        kept = await self.kept(table)
        if kept is not None:
            await self._write(kept._replace(review=text))

    # ---- all tables --------------------------------------------------------------------------------------------------

    async def kept(self, table: str) -> Kept | None:
        """A table as it is kept; `Unplayable` if nobody could have written it."""
        if table not in self._known:
            text = await self._outside.read(table)
            if not text:
                return None
            self._known[table] = kept_from(text)
        return self._known[table]

    async def names(self) -> list[str]:
        """The names of all tables."""
        return (await self._outside.names()).split()

    async def text(self, table: str) -> str:
        """What is kept under a name, word for word, also if it can be read by nobody here."""
        return await self._outside.read(table)

    async def put(self, tables: Sequence[Kept]) -> None:
        """Keep whole tables, all or none, instead of what was kept under their names."""
        await self._write(*tables)

    async def forget(self, table: str) -> None:
        """Keep a table no longer."""
        await self._save({table: None})
        self._known.pop(table, None)

    async def _seen(self, table: str, version: int) -> Kept:
        kept = await self.kept(table)
        if kept is None or kept.row.version != version:
            raise Stale
        return kept

    async def _write(self, *tables: Kept) -> None:
        await self._save({kept.row.id: text_of(kept) for kept in tables})
        self._known |= {kept.row.id: kept for kept in tables}

    async def _save(self, texts: dict[str, str | None]) -> None:
        try:
            await self._outside.write(msgspec.json.encode(texts).decode())
        except Exception as error:  # whatever the browser calls it
            log.error("the browser keeps nothing: %s", error)
            raise NotSaved(type(error).__name__) from None


def _longer(kept: Kept, rows: Sequence[AnswerRow], over: bool) -> Kept:
    answers = tuple([(row.seat, row.key, row.back_to) for row in rows])
    return Kept(replace(kept.row, over=True) if over else kept.row, kept.answers + answers)
