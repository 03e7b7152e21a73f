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
from potasovka.table.answers import Step, answered, answered_by_bot, check_keys, filmed, picked
from potasovka.table.audience import Audience
from potasovka.table.breath import Breath
from potasovka.table.consent import Agreed, Say, counts_of, said
from potasovka.table.film import Film
from potasovka.table.hints import may_ask
from potasovka.table.house import Clock, Pauses
from potasovka.table.info import info_of
from potasovka.table.patch import Patches
from potasovka.table.refusal import Refused
from potasovka.table.row import Stored, TableRow, TakenBack
from potasovka.table.standing import Standing, stand
from potasovka.table.undo import LastStep, Undo, longer, undoable
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
        self._film = Film()
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
        self._film.cut()
        if self.ends_chain(self.row):
            self.undo = None
        self._hold(occasions)

    def _seat(self, row: TableRow) -> None:
        for number, (old, new) in enumerate(zip(self.row.seats, row.seats, strict=True)):
            if old.digest != new.digest:
                self.audience.show_out(number)
        self.row = row
        self.audience.share(row.notes)

    # ---- what it is --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was given up."""
        return self.row.closed or (self.game is not None and self.game.choice is None)

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
        """The game as far as a seat is shown it: what somebody else can take back is shown when it cannot be any more.

        So nobody who looks can spoil a take-back, and nothing that was shown is taken back.
        """
        game = self.playing()
        return self.undo.first if self.undo is not None and self.undo.seat != seat else game

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

    def to_advise(self, seat: int | None, number: int) -> Game:
        """The game in which a seat asks for advice on a question, if it may."""
        if not may_ask(self.row, seat):
            raise Refused("no-hint")
        self._asked(seat, number)
        return self.playing()

    def back_of(self, seat: int | None) -> LastStep | None:
        """What this seat may take back now."""
        undo = self.undo
        if undo is None or undo.seat != seat or self.over:
            return None
        keys = self.playing().answers[len(undo.before.answers) :]
        return {"choice": self._views.of(undo.before, seat)["choice"], "keys": keys}

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
        self.audience.watcher(seat).join(guest, game, view, self.back_of(seat))
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
        patches, watchers = Patches(), self.audience.watchers
        for watcher in watchers:
            if self.sees_now(watcher.seat):
                game = self.seen_from(watcher.seat)
                view = self._views.of(game, watcher.seat)
                watcher.update(game, view, self.back_of(watcher.seat), patches, self._film)
        self._film.forget(min((watcher.heard for watcher in watchers), default=len(self.game.log)))
        games = [self.game, *([] if self.undo is None else [self.undo.first, self.undo.before])]
        self._views.keep(games)
        for game in games:
            game.rest()

    def reseat(self, row: TableRow) -> None:
        """The seats are other ones; the game begins when none is open."""
        if self.ends_chain(row):
            self.undo = None
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

    def answer(self, seat: int | None, number: int, keys: Sequence[str], instead: bool = False) -> Step:
        """What answers to this question and the following ones of the same seat lead to, all or nothing.

        The question may be one that was answered and can be again: then this is the answer instead.
        """
        check_keys(keys)
        if instead:
            before = self.to_take_back(seat, number)
            assert self.undo is not None
            return self._step(self.undo.seat, answered(before, self.undo.seat, keys), before)
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
        if self.game is None or self.over or not self.windows.wants_to_pass(seat, self.game, self.row):
            return None
        return self._step(seat, filmed(self.game))

    def passed(self) -> Step | None:
        """What it leads to that somebody who looks from here is asked for a Special and does not want to be."""
        choice = None if self.game is None else self.game.choice
        if self.game is None or self.over or choice is None or choice.seat not in self.audience.looking:
            return None
        if not self.windows.wants_to_pass(choice.seat, self.game, self.row):
            return None
        return self._step(choice.seat, filmed(self.game))

    def _asked(self, seat: int | None, number: int) -> int:
        """The seat, if it may answer this number now."""
        choice = self.playing().choice
        if choice is None or self.row.closed:
            raise Refused("over")
        if seat is None or self.row.seats[seat].lent:
            raise Refused("not-asked")
        if number != self.counts[seat]:
            raise Refused("stale")
        if choice.seat != seat or not self.sees_now(seat):
            raise Refused("not-asked")
        return seat

    def _step(self, seat: int, after: Game, before: Game | None = None) -> Step:
        passed = self.windows.pass_for_those_who_wish_it(after, self.row)
        now = self.playing()
        before = now if before is None else before
        step = Step(seat, before, after, passed, dropped=len(now.answers) - len(before.answers))
        return step._replace(undoable=undoable(step, self.row))

    def accept(self, step: Step) -> None:
        """A step is stored: it is so. Nobody is told yet."""
        if step.dropped:
            self.take_back(step.before)
        self.game = step.after
        self._film.add(step.after.shots)
        if step.undoable and len(step.after.log) > len(step.before.log):  # others are shown the last of it, too
            self._film.add([step.after.still()])
        step.after.end_film()
        if step.over:
            self.row = replace(self.row, over=True)
        for seat, _ in step.given:
            self.counts[seat] += 1
        for one in step.passed:
            self.audience.watcher(one.seat).note(one.place, one.line)
        self.undo = longer(self.undo, step)
        self._hold(step.occasions)

    def show(self) -> None:
        """Tell everybody what a step has changed for them."""
        if self.over or self.windows.wished or self.row.request is not None:
            self.tell_table()
        self.publish()

    def to_take_back(self, seat: int | None, number: int | None = None) -> Game:
        """The game before the last step of this seat, or before the one that answered the question of this number."""
        undo = self.undo
        if undo is None or seat != undo.seat or self.breath.held or self.over:
            raise Refused("no-back")
        before = undo.before if number is None else undo.asking(number, self.counts[undo.seat], self.playing())
        if before is None:
            raise Refused("no-back")
        return before

    def away_with(self, before: Game, step: Step | None = None) -> TakenBack:
        """What is forgotten in the store if a seat goes back to a game, and what is kept of a step instead."""
        assert self.undo is not None
        left = self.undo.until(before)
        away = TakenBack(len(before.answers), len(self.playing().answers), () if left is None else left.chain)
        return away if step is None else away._replace(instead=step.rows(self.row.id), over=step.over)

    def take_back(self, before: Game) -> None:
        """What was answered since is forgotten in the store: it never was. Nobody is told yet."""
        assert self.undo is not None
        self.counts[self.undo.seat] -= len(self.playing().answers) - len(before.answers)
        self.game, self.undo = before, self.undo.until(before)
        self._film.cut(len(before.log))
        self.row = replace(self.row, version=self.row.version + 1)

    def agree(self, seat: int | None, say: Say) -> Agreed:
        """What comes of what a seat says about taking back what others have seen."""
        self.playing()
        if self.over:
            raise Refused("over")
        if self.breath.held:
            raise Refused("undo-not-now")
        if say == "ask" and self.undo is not None and self.undo.seat == seat:
            raise Refused("undo-free")
        return said(self.row, self.seen_from(None), seat, say)

    def go_back(self, agreed: Agreed) -> None:
        """All have agreed, and it is stored: the game is as it was, and the log says so."""
        assert agreed.before is not None
        self.game, self.undo = agreed.before, None
        self.counts = counts_of(agreed.before)
        self._film.cut(len(agreed.before.log))
        self.audience.go_back(len(agreed.before.log))
        self._seat(replace(agreed.row, version=agreed.row.version + 1))
        self.tell_all()

    def told(self) -> int:
        """How many events everybody has been told."""
        return len(self.seen_from(None).log)

    def ends_chain(self, row: TableRow) -> bool:
        """Whether another plays for whoever could take something back: it is certain then."""
        return self.undo is not None and row.bot_of(self.undo.seat) is not None

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
        if choice is None or self.over or not self.audience.guests:
            return None
        bot = self.row.bot_of(choice.seat)
        return None if bot is None else Turn(choice.seat, bot)

    def bot_pause(self) -> float:
        """How long a bot waits before it thinks; not at all where a pause would tell that it was asked."""
        choice = self.playing().choice
        if choice is not None and not self.sees_now(choice.seat):
            return self.breath.left
        return self.pauses.bot if choice is not None and not choice.window and len(choice) > 1 else 0.0
