"""Writes down what happens at a table, before anybody sees it.

Another house may write at the same table: every writing says what was seen, and what is stale is decided anew.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from potasovka.table.answers import Step
from potasovka.table.consent import Agreed
from potasovka.table.house import Store
from potasovka.table.refusal import NotSaved, Refused, Stale
from potasovka.table.row import Stored, TableRow, TakenBack
from potasovka.table.standing import go_on, stand_again
from potasovka.table.table import Table

TRIES = 5
"""How often something is decided anew because somebody else has written meanwhile."""


class Ledger:
    """What is stored of a table, and the way there. Whoever calls it has the table's lock."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store

    async def add(self, decide: Callable[[], Step | None]) -> bool:
        """Store what was answered, if anything; only then is it so. Whether there was something.

        What others wrote meanwhile is read, and it is decided anew.
        """
        for _ in range(TRIES):
            step = decide()
            if step is None:
                return False
            try:
                await self._write(step)
            except (Stale, NotSaved) as refused:
                await self.read_on()
                if self._holds(step):
                    return True  # it failed only to say so
                if isinstance(refused, NotSaved):
                    raise
            else:
                self._table.accept(step)
                return True
        raise Stale

    async def _write(self, step: Step) -> None:
        table = self._table
        if step.dropped:
            await self._store.take_back(table.row, table.away_with(step.before, step))
        else:
            await self._store.add_answers(step.rows(table.row.id), table.row.version, step.over)

    def _holds(self, step: Step) -> bool:
        return self._table.playing().answers[: len(step.after.answers)] == step.after.answers

    async def reseat(self, decide: Callable[[TableRow], TableRow], also: TableRow | None = None) -> None:
        """Store other seats; only then does anybody sit on them. With it a new table is stored, or neither."""
        for _ in range(TRIES):
            row = decide(self._table.row)
            after = replace(row, version=row.version + 1)
            try:
                await self._store.save_table(row, also, certain=self._table.ends_chain(row))
            except Stale:
                await self.read_on()
            except NotSaved:
                await self.read_on()
                if self._table.row != after:
                    raise
                return
            else:
                self._table.reseat(after)
                return
        raise Stale

    async def take_back(self, seat: int | None, number: int | None) -> None:
        """Forget a seat's last step in the store, or all from a question on; only then it never was.

        Nothing else is taken back instead.
        """
        meant = list(self._table.playing().answers)
        for _ in range(TRIES):
            before, row = self._table.to_take_back(seat, number), self._table.row
            if list(self._table.playing().answers) != meant:
                raise Refused("no-back")
            try:
                await self._store.take_back(row, self._table.away_with(before))
            except Stale:
                await self.read_on()
            except NotSaved:
                await self.read_on()
                if self._table.row.version == row.version:
                    raise
                return
            else:
                self._table.take_back(before)
                self._table.publish()
                return
        raise Stale

    async def agree(self, decide: Callable[[], Agreed]) -> None:
        """Store what somebody said about taking something back, and if all agree that it was; only then it is so."""
        for _ in range(TRIES):
            agreed, now = decide(), len(self._table.playing().answers)
            try:
                if agreed.before is None:
                    await self._store.save_table(agreed.row)
                else:
                    await self._store.take_back(agreed.row, TakenBack(len(agreed.before.answers), now))
            except Stale:
                await self.read_on()
            except NotSaved:
                await self.read_on()
                if self._table.row.version == agreed.row.version:
                    raise
                return
            else:
                if agreed.before is None:
                    self._table.reseat(replace(agreed.row, version=agreed.row.version + 1))
                else:
                    self._table.go_back(agreed)
                return
        raise Stale

    async def read_on(self) -> None:
        """Read what others have written, and show it."""
        table, row = self._table, self._table.row
        known = 0 if table.game is None else len(table.game.answers)
        news = await self._store.read_on(row.id, row.version, known)
        if news is None:
            raise Refused("no-table")
        if isinstance(news, Stored):
            table.stand(stand_again(table.standing, news))
        elif news.given:
            table.stand(go_on(table.standing, row, news))
        else:
            return
        table.tell_all()

    def knows(self, version: int, number: int) -> bool:
        """Whether what was written until then is known here."""
        game = self._table.game
        return (version, number) <= (self._table.row.version, 0 if game is None else len(game.answers))
