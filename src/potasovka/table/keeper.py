"""Keeps a table: whatever changes it happens here, one after the other, and is stored before anybody sees it.

All waiting of a table is here, for its lock, for bots and for the clock, and in `ledger.py`, for the store.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from potasovka.core import Game, Rng
from potasovka.core.advice import Advised
from potasovka.table import chat, messages, seating
from potasovka.table.answers import Step
from potasovka.table.consent import Say
from potasovka.table.failures import failed, failed_before
from potasovka.table.hints import hinted
from potasovka.table.house import House, StoodIn, Task
from potasovka.table.info import report_of
from potasovka.table.ledger import Ledger
from potasovka.table.messages import Answer, AskHint, AskOdds, Back, Message, Phrase, Picks, Undo, Windows
from potasovka.table.opening import Teams, Tokens, new_again
from potasovka.table.refusal import NotSaved, Refused, Stale
from potasovka.table.row import TableRow
from potasovka.table.standing import Standing
from potasovka.table.table import Table, Turn
from potasovka.table.watcher import Guest
from potasovka.table.windows import Ask

AGAIN = 3.0
"""Seconds after which a bot's answer that could not be stored is tried again."""
LEAD_WAIT = 1.0
"""Seconds after which a house asks again whether the bots may think here."""

log = logging.getLogger("potasovka.table")


class Keeper:
    """Brings what people and bots wish to a table, and the table's answers to the store."""

    def __init__(self, house: House, standing: Standing) -> None:
        self.table = Table(standing, house.loop, house.pauses)
        """The table as it is."""
        self._house = house
        self._ledger = Ledger(self.table, house.store)
        self._lock = house.loop.lock()
        self._driver: Task | None = None
        self._advised: tuple[Game, list[Advised]] | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing goes on."""
        return not self.table.audience.guests and not self._lock.locked()

    def stop(self) -> None:
        """Stop what goes on by itself, and let everybody go."""
        if self._driver is not None:
            self._driver.cancel()
        self.table.breath.end()
        for guest in self.table.audience.guests:
            guest.close()

    # ---- other houses ------------------------------------------------------------------------------------------------

    def knows(self, version: int, number: int) -> bool:
        """Whether what was written until then is known here."""
        return self._ledger.knows(version, number)

    async def catch_up(self, version: int | None = None, number: int = 0) -> None:
        """Another house has written so much, or may have written something."""
        async with self._lock:
            if version is None or not self.knows(version, number):
                await self._ledger.read_on()
            if await self._ledger.add(self.table.passed):
                self.table.show()
        self.wake()

    def look_elsewhere(self, seats: frozenset[int | None]) -> None:
        """From these seats somebody looks in another house."""
        self.table.look_elsewhere(seats)

    def let_go(self, refused: Refused) -> None:
        """Tell everybody why the table cannot be played on, and let them go."""
        for guest in self.table.audience.guests:
            guest.send(messages.refusal(refused, None))
        self.stop()

    # ---- those who look ----------------------------------------------------------------------------------------------

    async def join(self, guest: Guest) -> None:
        """Somebody looks."""
        async with self._lock:
            self.table.join(guest)
        self._tell_others()
        self.wake()

    def leave(self, guest: Guest) -> None:
        """Somebody looks no more."""
        self.table.leave(guest)
        self._tell_others()

    def _tell_others(self) -> None:
        self._house.others.present(self.table.row.id, self.table.audience.looking)

    async def hear(self, guest: Guest, message: Message) -> None:
        """Do what somebody says."""
        if isinstance(message, Answer | Picks):
            await self._answer(guest, message)
        elif isinstance(message, Back):
            await self._back(guest, message.number)
        elif isinstance(message, Windows):
            await self._windows(guest, message.ask)
        elif isinstance(message, Undo):
            await self._agree(guest, message.say)
        elif isinstance(message, Phrase):
            said = messages.phrase(*chat.check(guest.seat, message.phrase))
            for one in self.table.audience.guests:
                one.send(said)
        elif isinstance(message, AskOdds):
            guest.send(messages.odds(self.table.odds(guest.seat)))
        elif isinstance(message, AskHint):
            await self._advise(guest, message.number)
        else:
            raise Refused("malformed", where="hello")

    async def _answer(self, guest: Guest, message: Answer | Picks) -> None:
        async with self._lock:
            await self._ledger.add(lambda: self._decide(guest.seat, message))
            guest.send(messages.ok(message.number))
            self.table.show()
        self.wake()

    def _decide(self, seat: int | None, message: Answer | Picks) -> Step:
        if isinstance(message, Picks):
            return self.table.picks(seat, message.number, message.keys)
        return self.table.answer(seat, message.number, message.keys, message.instead)

    async def _back(self, guest: Guest, number: int | None) -> None:
        async with self._lock:
            await self._ledger.take_back(guest.seat, number)

    async def _agree(self, guest: Guest, say: Say) -> None:
        async with self._lock:
            await self._ledger.agree(lambda: self.table.agree(guest.seat, say))
        self.wake()

    async def _windows(self, guest: Guest, ask: Ask) -> None:
        async with self._lock:
            await self._ledger.add(lambda: self.table.wish(guest.seat, ask))
            self.table.tell_all()
        self.wake()

    async def _advise(self, guest: Guest, number: int) -> None:
        """Advise somebody; once for each question is told in the log, and what was said is said again."""
        game = self.table.to_advise(guest.seat, number)
        seat = guest.seat
        assert seat is not None
        if self._advised is None or self._advised[0] is not game:
            found = await self._best_answers(game, seat)
            async with self._lock:
                if self.table.to_advise(guest.seat, number) is not game:
                    raise Stale
                await self._ledger.reseat(lambda row: hinted(row, seat, len(game.log)))
                self._advised = game, found
        guest.send(messages.hint(number, self._advised[1]))

    async def _best_answers(self, game: Game, seat: int) -> list[Advised]:
        try:
            found = await self._house.bots.advise(self.table.row.id, game, seat, self.table.audience.owner)
        except Exception as error:  # whatever it is
            log.error("no advice at %s: %s", game.name, type(error).__name__)
            raise Refused("hint-failed") from None
        if not found:
            raise Refused("no-hint-here")
        return found

    async def report(self, seat: int | None) -> dict[str, Any]:
        """What somebody may take away to show that something is wrong."""
        while self.table.breath.held:
            await self._house.loop.sleep(self.table.breath.left)
        async with self._lock:
            return report_of(self.table, seat)

    # ---- seats -------------------------------------------------------------------------------------------------------

    async def take_seat(self, number: int, name: str | None, by: str | None = None) -> str:
        """Sit down on an open seat, with what invites to it; the token that holds it from now on."""
        token = self._house.mint.token()
        async with self._lock:
            await self._ledger.reseat(lambda row: seating.take(row, number, name, token, by))
        self.wake()
        return token

    async def set_seat(self, token: str | None, number: int, bot: str | None) -> None:
        """The host gives a seat to a bot, or leaves it open."""
        async with self._lock:
            await self._ledger.reseat(lambda row: seating.set_by_host(row, token, number, bot))
        self.wake()

    async def lend(self, token: str | None, number: int) -> None:
        """Let a bot play for somebody who has been away for long."""
        async with self._lock:
            await self._ledger.reseat(lambda row: seating.lend(row, token, number, self.table.long_away(number)))
        self.wake()

    async def give_back(self, token: str | None, number: int) -> None:
        """Take one's seat back from the bot."""
        async with self._lock:
            await self._ledger.reseat(lambda row: seating.give_back(row, token, number))

    async def concede(self, token: str | None, number: int) -> None:
        """Give up: a bot plays on, or the table is closed, as it was agreed."""
        async with self._lock:
            await self._ledger.reseat(lambda row: seating.concede(row, token, number, self.table.told()))
        self.wake()

    async def rematch(
        self, token: str | None, put_up: Callable[[TableRow], Awaitable[object]], teams: Teams | None = None
    ) -> tuple[str, Tokens | None]:
        """The table where the same people play again, and the tokens of whoever asked for it first.

        `put_up` puts a stored table into the house. Without tokens the table was there before.
        """
        async with self._lock:
            row = self.table.row
            holder = row.must_hold(token)
            if not self.table.over:
                raise Refused("not-over")
            if row.rematch is not None:
                return row.rematch, None
            again, tokens = new_again(self._house.mint, row, holder, self.table.playing(), teams)
            try:
                await self._ledger.reseat(lambda row: seating.play_again(row, again.id), again)
            except Stale:
                if self.table.row.rematch is None:
                    raise
                return self.table.row.rematch, None
            await put_up(again)
            return again.id, tokens

    # ---- bots --------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots play on, if it is their turn and somebody looks."""
        if self.table.bot_turn() is not None and (self._driver is None or self._driver.done()):
            self._driver = self._house.loop.start(self._drive())

    async def _drive(self) -> None:
        table, others = self.table, self._house.others
        try:
            while (turn := table.bot_turn()) is not None:
                if await others.lead(table.row.id):
                    await self._let_play(turn)
                else:
                    await self._house.loop.sleep(LEAD_WAIT)
        except Refused as refused:
            log.error("bots of a table of %s cannot play on: %s", table.row.game, refused.code)
        finally:
            others.follow(table.row.id)

    async def _let_play(self, turn: Turn) -> None:
        """Let a bot answer, if it is still asked when it has thought."""
        table, game = self.table, self.table.playing()
        await self._house.loop.sleep(table.bot_pause())
        if not self._still(game, turn) or not table.sees_now(turn.seat):
            return
        try:
            key = await self._ask(game, turn)
            async with self._lock:
                await self._ledger.add(lambda: table.bot_answer(turn, key) if self._still(game, turn) else None)
                table.show()
        except (NotSaved, Stale):
            await self._house.loop.sleep(AGAIN)

    def _still(self, game: Game, turn: Turn) -> bool:
        return self.table.game is game and self.table.bot_turn() == turn

    async def _ask(self, game: Game, turn: Turn) -> str:
        """What a bot answers; one that fails answers at random, for the table must go on."""
        choice = game.choice
        assert choice is not None
        if len(choice) == 1:
            return choice.key(0)
        try:
            key = await self._house.bots.choose(self.table.row.id, game, *turn, self.table.audience.owner)
            return choice.keys[choice.index(key)]
        except StoodIn as instead:
            key = instead.key
        except Exception as error:  # whatever it is
            log.error("bot %s failed at %s: %s", turn.bot, game.name, type(error).__name__)
            key = choice.key(Rng(self._house.mint.chance(len(game.answers))).below(len(choice)))
        if not choice.window:  # that it was asked at all is hidden
            await self._tell_of_failure(turn.seat)
        return key

    async def _tell_of_failure(self, seat: int) -> None:
        """Say in the log that a bot could not think; once for each seat, for it may go on like that."""
        async with self._lock:
            if not failed_before(self.table.row, seat):
                await self._ledger.reseat(lambda row: failed(row, seat, self.table.told()))
