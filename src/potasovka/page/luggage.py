"""Tables that are carried away from this browser and into it: all of them as texts, one finished game as a record."""

from __future__ import annotations

from typing import Any

import msgspec

from potasovka.house.records import taken
from potasovka.page.hall import NAME, PageHall
from potasovka.page.text import Kept, kept_from
from potasovka.table.refusal import Refused, Unplayable


class Luggage:
    """Packs and unpacks the tables of a hall."""

    def __init__(self, hall: PageHall) -> None:
        self._hall = hall

    async def pack(self) -> list[str]:
        """All tables, also those that cannot be played here any more."""
        store = self._hall.store
        return [await store.text(table) for table in await store.names()]

    async def unpack(self, body: str) -> int:
        """Keep the tables of a text as `pack` made them, all or none; how many were not here, or not so far.

        A table that is here and has come further stays.
        """
        try:
            texts = msgspec.json.decode(body, type=list[str])
            tables = [kept_from(text) for text in texts]
        except (msgspec.DecodeError, Unplayable):
            raise Refused("bad-luggage") from None
        if not all(NAME.fullmatch(kept.row.id) for kept in tables):
            raise Refused("bad-luggage")
        news = [kept for kept in tables if await self._is_news(kept)]
        await self._hall.store.put(news)
        for kept in news:
            self._hall.let_go(kept.row.id)
        return len(news)

    async def _is_news(self, kept: Kept) -> bool:
        try:
            here = await self._hall.store.kept(kept.row.id)
        except Unplayable:
            return True
        if here is None:
            return True
        return (kept.row.over, kept.row.version, len(kept.answers)) > (
            here.row.over,
            here.row.version,
            len(here.answers),
        )

    async def take_record(self, text: str) -> dict[str, Any]:
        """A finished game out of its record, played through to see that it is one; where it can be looked at."""
        row, answers = taken(self._hall.mint, text)
        await self._hall.store.put([Kept(row, tuple([(one.seat, one.key, None) for one in answers]))])
        return {"table": row.id, "game": row.game}
