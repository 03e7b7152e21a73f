"""A table that somebody looks at: its game in memory, who is there, and what happens when somebody answers."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from potasovka.core import Game, IllegalAnswer, Record, Text
from potasovka.core.catalogue import game_class
from potasovka.core.picks import answer_picks
from potasovka.server.audience import Link, View, Watcher, encode
from potasovka.server.options import Options
from potasovka.server.refusal import Refused
from potasovka.server.schema import SeatRow, TableRow
from potasovka.server.store import Answer, NotSaved, Store
from potasovka.server.thinking import Thinking

PASS = "pass"
ALWAYS, COULD, NEVER = "always", "could", "never"
MOST_KEYS = 100
"""Answers that may be sent at once."""

log = logging.getLogger("potasovka.server")


class House(NamedTuple):
    """What all tables share."""

    options: Options
    store: Store
    thinking: Thinking


class Undo(NamedTuple):
    """What a person could take back."""

    seat: int
    before: Game


class Live:
    """One table in memory. Whatever changes its game happens under its lock and is committed before anybody sees it."""

    def __init__(self, house: House, row: TableRow, given: Sequence[tuple[int, str]] = ()) -> None:
        self.house = house
        self.row = row
        """What is stored about it."""
        self.game: Game | None = None
        """The game, once nobody is waited for."""
        self.lock = asyncio.Lock()
        self._counts = [0] * len(row.seats)
        self._watchers: dict[int | None, Watcher] = {}
        self._left: dict[int, float] = {}
        self._asks: dict[int, tuple[str, Any]] = {}
        self._undo: Undo | None = None
        self._views: list[tuple[Game, dict[int | None, View]]] = []
        self._held = 0.0
        self._release: asyncio.TimerHandle | None = None
        self._driver: asyncio.Task[None] | None = None
        if self.seated:
            self.begin(given)

    # ---- what it is ------------------------------------------------------------------------------------------------

    @property
    def seated(self) -> bool:
        """Whether no seat is open."""
        return all(seat.kind != "open" for seat in self.row.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.choice is None

    @property
    def links(self) -> list[Link]:
        """All sockets at this table."""
        return [link for watcher in self._watchers.values() for link in watcher.links]

    def playing(self) -> Game:
        """The game, if it has begun."""
        if self.game is None:
            raise Refused("waiting")
        return self.game

    def record(self) -> Record:
        """The game so far as a record."""
        return self.playing().record()

    def begin(self, given: Sequence[tuple[int, str]] = ()) -> None:
        """Deal, and give the answers that were given."""
        row = self.row
        cls = game_class(row.game)
        if row.version != cls.rules:
            raise Refused("version", made=row.version, now=cls.rules)
        game = cls.new(row.setup, row.seed)
        for seat, key in given:
            game.answer(key)
            self._counts[seat] += 1
        self.game = game
        now = time.monotonic()
        self._left = {seat: now for seat in self.people() if not self.here(seat)}

    def holder(self, token: str | None) -> int | None:
        """The seat that a token holds."""
        if token is None:
            return None
        digest = token_digest(token)
        held = None
        for number, seat in enumerate(self.row.seats):
            if seat.digest is not None and hmac.compare_digest(seat.digest, digest):
                held = number
        return held

    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.row.seats) if seat.kind == "person"]

    @property
    def host(self) -> int | None:
        """The first seat of the one who opened the table."""
        return next((number for number, seat in enumerate(self.row.seats) if seat.first), None)

    def here(self, seat: int) -> bool:
        """Whether somebody looks from this seat."""
        return seat in self._watchers and bool(self._watchers[seat].links)

    def away(self, seat: int) -> float | None:
        """For how many seconds the person of this seat has been away."""
        if self.row.seats[seat].kind != "person" or self.here(seat) or seat not in self._left:
            return None
        return time.monotonic() - self._left[seat]

    def asks(self, seat: int | None) -> str:
        """How often this seat wants to be asked for Specials now."""
        policy, until = (COULD, None) if seat is None else self._asks.get(seat, (COULD, None))
        return COULD if policy == NEVER and until != _turn(self.game) else policy

    def info(self, seat: int | None) -> dict[str, Any]:
        """`TableInfo` as this seat is told it."""
        row, game = self.row, self.game
        result = None if game is None or self.holding else game.result
        seats = [self._seat_info(number, one) for number, one in enumerate(row.seats)]
        return {
            "id": row.id,
            "game": row.game,
            "state": "waiting" if game is None else "playing" if result is None else "over",
            "setup": {name: value for name, value in row.setup.items() if name != "position"},
            "seats": seats,
            "you": seat,
            "host": seat is not None and row.seats[seat].first,
            "lesson": row.lesson,
            "away_wait": self.house.options.away_wait,
            "windows": self.asks(seat),
            "result": None if result is None else {"winners": list(result.winners), "scores": list(result.scores)},
            "rematch": row.rematch,
        }

    def _seat_info(self, number: int, seat: SeatRow) -> dict[str, Any]:
        away = self.away(number)
        return {
            "seat": number,
            "kind": seat.kind,
            "bot": seat.bot,
            "name": seat.name,
            "here": self.here(number),
            "away": None if away is None else int(away),
            "lent": seat.lent,
        }

    # ---- who is there ------------------------------------------------------------------------------------------------

    async def join(self, link: Link) -> None:
        """A socket has come."""
        async with self.lock:
            if link.seat is None:
                self._undo = None
            else:
                self._left.pop(link.seat, None)
            self.tell_table(link)
            game = self.game if self.game is not None and self._sees_now(link.seat, self.game) else None
            view = {} if game is None else self._view(game, link.seat)
            self._watcher(link.seat).join(link, game, view, self.may_take_back(link.seat))
            self.tell_table()
            self.publish()
        self.wake()

    def leave(self, link: Link) -> None:
        """A socket has gone."""
        watcher = self._watchers.get(link.seat)
        if watcher is None or link not in watcher.links:
            return
        watcher.leave(link)
        if link.seat is not None and not watcher.links:
            self._left[link.seat] = time.monotonic()
        self.tell_table()

    def show_out(self, seat: int) -> None:
        """Close the sockets of whoever held this seat until now."""
        if seat in self._watchers:
            for link in list(self._watchers[seat].links):
                link.close()
                self._watchers[seat].leave(link)

    def tell_table(self, only: Link | None = None) -> None:
        """Tell about the table itself those for whom it changed."""
        for link in self.links if only is None else [only]:
            message = encode({"type": "table", "table": self.info(link.seat)})
            if message != link.info:
                link.info = message
                link.send(message)

    def publish(self) -> None:
        """Show everybody what changed for them; while the table holds its breath, only the one who is asked."""
        game = self.game
        if game is None:
            return
        for watcher in self._watchers.values():
            if watcher.links and self._sees_now(watcher.seat, game):
                watcher.update(game, self._view(game, watcher.seat), self.may_take_back(watcher.seat))

    def _view(self, game: Game, seat: int | None) -> View:
        """What a seat sees of this game; made once, for views cost more than anything else."""
        known = next((views for one, views in self._views if one is game), None)
        if known is None:
            known = {}
            self._views = [*self._views[-1:], (game, known)]
        if seat not in known:
            known[seat] = game.view(seat)
        return known[seat]

    def _sees_now(self, seat: int | None, game: Game) -> bool:
        choice = game.choice
        return not self.holding or (choice is not None and choice.window and choice.seat == seat)

    def _watcher(self, seat: int | None) -> Watcher:
        return self._watchers.setdefault(seat, Watcher(seat))

    # ---- answers -----------------------------------------------------------------------------------------------------

    async def answer(self, link: Link, number: int, keys: Sequence[str]) -> None:
        """Answer this question and the following ones, all or nothing."""

        def give(game: Game, seat: int) -> None:
            for key in keys:
                if game.choice is None or game.choice.seat != seat:
                    raise Refused("illegal")
                game.answer(key)

        if not 1 <= len(keys) <= MOST_KEYS:
            raise Refused("malformed", where="keys")
        await self._answered(link, number, give)

    async def picks(self, link: Link, number: int, keys: Sequence[str]) -> None:
        """Answer with a whole set."""
        await self._answered(link, number, lambda game, seat: answer_picks(game, keys))

    async def _answered(self, link: Link, number: int, give: Callable[[Game, int], None]) -> None:
        async with self.lock:
            seat = self._asked(link.seat, number)
            after = self.playing().clone()
            try:
                give(after, seat)
            except IllegalAnswer:
                raise Refused("illegal") from None
            except Refused:
                raise
            except Exception:
                log.exception("an answer broke a game of %s", self.row.game)
                raise Refused("failed", 500) from None
            await self._commit(seat, after)
            link.send(encode({"type": "ok", "number": number}))
            self._show_commit()
        self.wake()

    def _asked(self, seat: int | None, number: int) -> int:
        """The seat, if it may answer this number now."""
        game = self.playing()
        choice = game.choice
        if choice is None:
            raise Refused("over")
        if seat is None or self.row.seats[seat].lent:
            raise Refused("not-asked")
        if number != self._counts[seat]:
            raise Refused("stale")
        if choice.seat != seat or not self._sees_now(seat, game):
            raise Refused("not-asked")
        return seat

    async def _commit(self, seat: int, after: Game) -> None:
        """Store what was answered on a copy of the game, and make that copy the game."""
        before = self.playing()
        done = len(before.answers)
        given = [(seat, key) for key in after.answers[done:]]
        passed = self._pass_for_those_who_never_want_it(after)
        given += [(who, PASS) for who, _ in passed]
        rows = [Answer(self.row.id, done + i, who, key) for i, (who, key) in enumerate(given)]
        try:
            await self.house.store.add_answers(rows)
        except NotSaved:
            await self._reload()
            raise
        self.game = after
        for who, _ in given:
            self._counts[who] += 1
        for who, note in passed:
            self._watcher(who).note(*note)
        self._undo = Undo(seat, before) if not passed and self._takes_back(seat, before, after) else None
        self._hold(after.occasions - before.occasions)

    async def _reload(self) -> None:
        """Go back to what is stored: somebody else may have written it."""
        found = await self.house.store.load_table(self.row.id)
        if found is not None:
            self.row, given = found
            self._counts = [0] * len(self.row.seats)
            self._undo = None
            self.begin(given)
            self.publish()

    def _show_commit(self) -> None:
        if self.over or self._asks:
            self.tell_table()
        self.publish()

    def _takes_back(self, seat: int, before: Game, after: Game) -> bool:
        """Whether an answer may be taken back: it is the same person's turn to speak, and nobody learnt anything."""
        choice = after.choice
        if choice is None or choice.seat != seat or self._bot_of(seat) is not None:
            return False
        people = self.people()
        if after.shown(people) != before.shown(people):
            return False
        if len(people) > 1 and after.occasions != before.occasions:  # the pause would show that it was taken back
            return False
        others: list[int | None] = [one for one in people if one != seat]
        if None in self._watchers and self._watchers[None].links:
            others.append(None)
        if others and len(after.log) != len(before.log):
            return False
        return all(self._view(after, one) == self._view(before, one) for one in others)

    def may_take_back(self, seat: int | None) -> bool:
        """Whether this seat may take its last answer back now."""
        return self._undo is not None and self._undo.seat == seat

    async def back(self, link: Link) -> None:
        """Take back the last answer, or the last set of them."""
        async with self.lock:
            undo = self._undo
            if undo is None or link.seat != undo.seat or self.holding:
                raise Refused("no-back")
            game = self.playing()
            done = len(undo.before.answers)
            await self.house.store.take_back(self.row.id, done)
            self._counts[undo.seat] -= len(game.answers) - done
            self.game, self._undo = undo.before, None
            self.publish()

    async def report(self, seat: int | None) -> dict[str, Any]:
        """What somebody may take away to show that something is wrong."""
        while self.holding:
            await asyncio.sleep(self._held - time.monotonic())
        async with self.lock:
            game = self.playing()
            if seat is None:
                self._undo = None
            own = 0 if seat is None else self._counts[seat]
            return {
                "table": self.row.id,
                "game": self.row.game,
                "version": self.row.version,
                "number": len(game.answers) if self.over else own,
                "seat": seat,
                "view": self._view(game, seat),
                "log": self._watcher(seat).lines(game),
                "record": game.record().to_text() if self.over else None,
            }

    # ---- Specials ----------------------------------------------------------------------------------------------------

    async def windows(self, link: Link, ask: str) -> None:
        """Set how often a seat wants to be asked for Specials."""
        async with self.lock:
            seat = link.seat
            if seat is None:
                raise Refused("not-asked")
            self._asks[seat] = (ask, _turn(self.game))
            if self.game is not None and self._wants_to_pass(self.game, seat):
                await self._commit(seat, self.game.clone())
                self._show_commit()
            self.tell_table()
        self.wake()

    def _wants_to_pass(self, game: Game, seat: int) -> bool:
        choice = game.choice
        if choice is None or not choice.window or choice.seat != seat or self._bot_of(seat) is not None:
            return False
        policy, until = self._asks.get(seat, (COULD, None))
        return policy == NEVER and until == _turn(game) and PASS in choice.keys

    def _pass_for_those_who_never_want_it(self, game: Game) -> list[tuple[int, tuple[int, dict[str, Any]]]]:
        """Pass for people who do not want to be asked this turn; who did, and the line that tells them."""
        passed = []
        while (choice := game.choice) is not None and self._wants_to_pass(game, choice.seat):
            line = {"kind": "log-auto-passed", "prompt": choice.prompt.data()}
            passed.append((choice.seat, (len(game.log), line)))
            game.answer(PASS)
        return passed

    @property
    def holding(self) -> bool:
        """Whether everybody waits, so that nobody can tell whether somebody was asked."""
        return self._held > time.monotonic()

    def _hold(self, occasions: int) -> None:
        """Hold the table's breath for each occasion on which a hidden card could have been played."""
        pause = self.house.options.window_pause
        if not occasions or not pause:
            return
        people = self.people()
        if len(people) < 2 and all(self.asks(one) != ALWAYS for one in people):
            return
        self._held = max(self._held, time.monotonic()) + pause * occasions
        if self._release is not None:
            self._release.cancel()
        self._release = asyncio.get_running_loop().call_at(
            asyncio.get_running_loop().time() + self._held - time.monotonic(), self._let_go
        )

    def _let_go(self) -> None:
        self._held, self._release = 0.0, None
        self.tell_table()
        self.publish()
        self.wake()

    # ---- bots --------------------------------------------------------------------------------------------------------

    def _bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat now."""
        row = self.row.seats[seat]
        return row.bot if row.kind == "bot" or row.lent else None

    def _bot_to_answer(self) -> tuple[int, str] | None:
        choice = None if self.game is None else self.game.choice
        if choice is None or not self.links:
            return None
        bot = self._bot_of(choice.seat)
        return None if bot is None else (choice.seat, bot)

    def wake(self) -> None:
        """Let the bots play on, if it is their turn and somebody looks."""
        if self._bot_to_answer() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.get_running_loop().create_task(self._drive())

    async def _drive(self) -> None:
        while (turn := self._bot_to_answer()) is not None:
            game = self.playing()
            if not self._sees_now(turn[0], game):
                await asyncio.sleep(max(0.0, self._held - time.monotonic()))
            elif game.choice is not None and not game.choice.window:  # a pause would tell that it was asked
                await asyncio.sleep(self.house.options.bot_pause)
            if turn != self._bot_to_answer() or self.game is not game or not self._sees_now(turn[0], game):
                continue
            key = await self.house.thinking.choose(self.row.id, game, *turn)
            async with self.lock:
                if self.game is game and turn == self._bot_to_answer():
                    try:
                        await self._commit(turn[0], self._answered_by_bot(game, key))
                    except Refused:
                        return  # what could not be saved is tried again when somebody comes or answers
                    self._show_commit()

    def _answered_by_bot(self, game: Game, key: str) -> Game:
        """The game after a bot's answer; one that breaks the game is replaced by another."""
        choice = game.choice
        assert choice is not None
        for one in dict.fromkeys([key, *choice.keys]):
            after = game.clone()
            try:
                after.answer(one)
            except Exception:
                log.exception("a bot's answer broke a game of %s", self.row.game)
            else:
                return after
        raise Refused("failed", 500)

    def stop(self) -> None:
        """Stop what goes on by itself, and close the sockets."""
        if self._driver is not None:
            self._driver.cancel()
        if self._release is not None:
            self._release.cancel()
        for link in self.links:
            link.close()


def _turn(game: Game | None) -> Any:
    """What changes when a turn ends."""
    return None if game is None else game.view(None).get("turn")


def token_digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def refusal(refused: Refused, number: int | None) -> bytes:
    """A `refused` message."""
    text: Text = refused.text
    return encode({"type": "refused", "code": refused.code, "text": text.data(), "number": number})
