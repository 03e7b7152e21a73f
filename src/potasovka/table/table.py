"""One table: its game, who looks at it, what each of them is told. It waits for nothing and writes nothing down.

What somebody wishes is decided first and gives what is to be stored (a `Step`, a row); only when that is stored the
keeper tells the table that it is so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from potasovka.core import Game, Record
from potasovka.table import messages
from potasovka.table.answers import Step, answered, answered_by_bot, check_keys, picked
from potasovka.table.audience import Audience
from potasovka.table.breath import Breath
from potasovka.table.house import Clock, Pauses
from potasovka.table.info import info_of
from potasovka.table.patch import Patches
from potasovka.table.refusal import Refused
from potasovka.table.row import Stored, TableRow
from potasovka.table.standing import Standing, stand
from potasovka.table.undo import Undo, undo_of
from potasovka.table.views import View, Views
from potasovka.table.watcher import Guest
from potasovka.table.windows import ALWAYS, Ask, Windows


class Turn(NamedTuple):
    """A bot is to answer."""

    seat: int
    bot: str


class Table:
    """A table in memory."""

    def __init__(self, standing: Standing, clock: Clock, pauses: Pauses) -> None:
        self.pauses = pauses
        """How long it waits for what."""
        self.audience = Audience(clock)
        """Who looks at it."""
        self.windows = Windows()
        """How often they want to be asked for Specials."""
        self.breath = Breath(clock, self.tell_all)
        """Held while nobody may be shown anything new."""
        self._views = Views()
        self.row = standing.row
        """What is kept of it besides its answers."""
        self.seal = self.row.seal
        """What was promised of chance; it never changes."""
        self.game: Game | None = None
        """The game, once nobody is waited for."""
        self.undo: Undo | None = None
        """What can be taken back; every house knows it."""
        self.stand(standing._replace(occasions=0))

    @property
    def standing(self) -> Standing:
        """What it is."""
        return Standing(self.row, self.game, self.counts, 0, self.undo)

    def stand(self, standing: Standing) -> None:
        """Be what is stored, whoever wrote it. Nobody is told yet."""
        self._seat(standing.row)
        if self.game is None and standing.game is not None:
            self.audience.expect(self.row.people)
        _, self.game, self.counts, occasions, self.undo = standing
        self._hold(occasions)

    def _seat(self, row: TableRow) -> None:
        for number, (old, new) in enumerate(zip(self.row.seats, row.seats, strict=True)):
            if old.digest != new.digest:
                self.audience.show_out(number)
        self.row = row

    # ---- what it is --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.choice is None

    def playing(self) -> Game:
        """The game, if it has begun."""
        if self.game is None:
            raise Refused("waiting")
        return self.game

    def finished(self) -> Game:
        """The game, if everybody may know that it has ended."""
        if self.game is None or not self.over or self.breath.held:
            raise Refused("not-over")
        return self.game

    def record(self) -> Record:
        """The record of the game, if everybody may know that it has ended."""
        return self.finished().record()._replace(seal=self.seal)

    def view(self, seat: int | None) -> View:
        """What a seat sees of the game."""
        return self._views.of(self.seen_from(seat), seat)

    def seen_from(self, seat: int | None) -> Game:
        """The game as far as a seat is shown it: a spectator sees what can be taken back when it cannot be any more.

        So nobody who comes to look can spoil a take-back, and nothing that was shown is taken back.
        """
        game = self.playing()
        return self.undo.before if seat is None and self.undo is not None else game

    def away(self, seat: int) -> float | None:
        """For how many seconds the person of this seat has been away."""
        return self.audience.away(seat) if seat in self.row.people else None

    def long_away(self, seat: int) -> bool:
        """Whether the person of this seat has been away for so long that it may be lent."""
        away = self.away(seat)
        return away is not None and away >= self.pauses.away

    def odds(self, seat: int | None) -> dict[str, Any]:
        """The odds of the battle that stands before a seat."""
        found = self.seen_from(seat).odds(seat) if self.sees_now(seat) else None
        if found is None:
            raise Refused("no-battle")
        return found

    def may_take_back(self, seat: int | None) -> bool:
        """Whether this seat may take its last answer back now."""
        return self.undo is not None and self.undo.seat == seat

    def sees_now(self, seat: int | None) -> bool:
        """Whether this seat is shown the game as it is: while the breath is held, only the one who is asked."""
        choice = self.playing().choice
        return not self.breath.held or (choice is not None and choice.window and choice.seat == seat)

    # ---- who is there ------------------------------------------------------------------------------------------------

    def join(self, guest: Guest) -> None:
        """Somebody looks."""
        seat = guest.seat
        self.audience.arrive(seat)
        self._tell_table_to(guest)
        game = self.seen_from(seat) if self.game is not None and self.sees_now(seat) else None
        view = {} if game is None else self._views.of(game, seat)
        self.audience.watcher(seat).join(guest, game, view, self.may_take_back(seat))
        self.tell_all()

    def leave(self, guest: Guest) -> None:
        """Somebody looks no more."""
        if self.audience.leave(guest):
            self.tell_table()

    def tell_table(self) -> None:
        """Tell about the table itself those for whom it changed."""
        for guest in self.audience.guests:
            self._tell_table_to(guest)

    def _tell_table_to(self, guest: Guest) -> None:
        guest.tell_info(messages.table(info_of(self, guest.seat)))

    def publish(self) -> None:
        """Show everybody who may see it now what changed for them."""
        if self.game is None:
            return
        patches = Patches()
        for watcher in self.audience.watchers:
            if self.sees_now(watcher.seat):
                game = self.seen_from(watcher.seat)
                watcher.update(game, self._views.of(game, watcher.seat), self.may_take_back(watcher.seat), patches)

    def reseat(self, row: TableRow) -> None:
        """The seats are other ones; the game begins when none is open."""
        self._seat(row)
        if self.game is None and row.seated:
            self.stand(stand(Stored(row, [])))
        self.tell_all()

    def look_elsewhere(self, seats: frozenset[int | None]) -> None:
        """From these seats somebody looks in another house."""
        self.audience.look_elsewhere(seats)
        self.tell_all()

    def tell_all(self) -> None:
        """Tell everybody what changed for them, at the table and about it."""
        self.tell_table()
        self.publish()

    # ---- answers -----------------------------------------------------------------------------------------------------

    def answer(self, seat: int | None, number: int, keys: Sequence[str]) -> Step:
        """What answers to this question and the following ones of the same seat lead to, all or nothing."""
        check_keys(keys)
        who = self._asked(seat, number)
        return self._step(who, answered(self.playing(), who, keys))

    def picks(self, seat: int | None, number: int, keys: Sequence[str]) -> Step:
        """What a whole set leads to."""
        who = self._asked(seat, number)
        return self._step(who, picked(self.playing(), keys))

    def bot_answer(self, turn: Turn, key: str) -> Step:
        """What a bot's answer leads to."""
        return self._step(turn.seat, answered_by_bot(self.playing(), key))

    def wish(self, seat: int | None, ask: Ask) -> Step | None:
        """A seat wants to be asked for Specials so often; what it leads to, if it answers what is asked now."""
        if seat is None:
            raise Refused("not-asked")
        self.windows.wish(seat, ask, self.game)
        if self.game is None or not self.windows.wants_to_pass(seat, self.game, self.row):
            return None
        return self._step(seat, self.game.clone())

    def passed(self) -> Step | None:
        """What it leads to that somebody who looks from here is asked for a Special and does not want to be."""
        choice = None if self.game is None else self.game.choice
        if self.game is None or choice is None or choice.seat not in self.audience.looking:
            return None
        if not self.windows.wants_to_pass(choice.seat, self.game, self.row):
            return None
        return self._step(choice.seat, self.game.clone())

    def _asked(self, seat: int | None, number: int) -> int:
        """The seat, if it may answer this number now."""
        choice = self.playing().choice
        if choice is None:
            raise Refused("over")
        if seat is None or self.row.seats[seat].lent:
            raise Refused("not-asked")
        if number != self.counts[seat]:
            raise Refused("stale")
        if choice.seat != seat or not self.sees_now(seat):
            raise Refused("not-asked")
        return seat

    def _step(self, seat: int, after: Game) -> Step:
        passed = self.windows.pass_for_those_who_wish_it(after, self.row)
        step = Step(seat, self.playing(), after, passed)
        return step._replace(undoable=undo_of(step, self.row, self._views) is not None)

    def accept(self, step: Step) -> None:
        """A step is stored: it is so. Nobody is told yet."""
        self.game = step.after
        if step.over:
            self.row = replace(self.row, over=True)
        for seat, _ in step.given:
            self.counts[seat] += 1
        for one in step.passed:
            self.audience.watcher(one.seat).note(one.place, one.line)
        self.undo = Undo(step.seat, step.before) if step.undoable else None
        self._hold(step.after.occasions - step.before.occasions)

    def show(self) -> None:
        """Tell everybody what a step has changed for them."""
        if self.over or self.windows.wished:
            self.tell_table()
        self.publish()

    def to_take_back(self, seat: int | None) -> Undo:
        """What this seat would take back."""
        if self.undo is None or seat != self.undo.seat or self.breath.held:
            raise Refused("no-back")
        return self.undo

    def take_back(self, undo: Undo) -> None:
        """What was answered is forgotten in the store: it never was."""
        self.counts[undo.seat] -= len(self.playing().answers) - len(undo.before.answers)
        self.game, self.undo = undo.before, None
        self.publish()

    # ---- the breath, and bots ----------------------------------------------------------------------------------------

    def _hold(self, occasions: int) -> None:
        """Hold the breath for each occasion on which a hidden card could have been played."""
        pause = self.pauses.window * occasions
        people = self.row.people
        if pause and (len(people) > 1 or any(self.windows.asks(one, self.game) == ALWAYS for one in people)):
            self.breath.hold(pause)

    def bot_turn(self) -> Turn | None:
        """The bot that is to answer, if one is and somebody looks."""
        choice = None if self.game is None else self.game.choice
        if choice is None or not self.audience.guests:
            return None
        bot = self.row.bot_of(choice.seat)
        return None if bot is None else Turn(choice.seat, bot)

    def bot_pause(self) -> float:
        """How long a bot waits before it thinks; not at all where a pause would tell that it was asked."""
        choice = self.playing().choice
        if choice is not None and not self.sees_now(choice.seat):
            return self.breath.left
        return self.pauses.bot if choice is not None and not choice.window else 0.0
