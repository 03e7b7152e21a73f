"""How often each seat wants to be asked for Specials."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from potasovka.core import Game
from potasovka.table.row import TableRow

PASS = "pass"
Ask = Literal["always", "could", "never"]
ALWAYS: Ask = "always"
COULD: Ask = "could"
NEVER: Ask = "never"


class Passed(NamedTuple):
    """A pass that was given for somebody."""

    seat: int
    place: int
    """Before which event of the log it was."""
    line: dict[str, Any]
    """What this seat alone is told of it."""


class Windows:
    """What the seats have wished; who says nothing is asked whenever a Special could be played."""

    def __init__(self) -> None:
        self._wishes: dict[int, tuple[Ask, Any]] = {}

    @property
    def wished(self) -> bool:
        """Whether somebody has wished anything."""
        return bool(self._wishes)

    def wish(self, seat: int, ask: Ask, game: Game | None) -> None:
        """Set how often a seat wants to be asked; `never` lasts until the turn ends."""
        self._wishes[seat] = (ask, _turn(game))

    def asks(self, seat: int | None, game: Game | None) -> Ask:
        """How often a seat wants to be asked now."""
        policy, until = (COULD, None) if seat is None else self._wishes.get(seat, (COULD, None))
        return COULD if policy == NEVER and until != _turn(game) else policy

    def wants_to_pass(self, seat: int, game: Game, row: TableRow) -> bool:
        """Whether this seat is asked for a Special, and does not want to be."""
        choice = game.choice
        if choice is None or not choice.window or choice.seat != seat or row.bot_of(seat) is not None:
            return False
        return self.asks(seat, game) == NEVER and PASS in choice.keys

    def pass_for_those_who_wish_it(self, game: Game, row: TableRow) -> list[Passed]:
        """Pass for people who do not want to be asked this turn."""
        passed = []
        while (choice := game.choice) is not None and self.wants_to_pass(choice.seat, game, row):
            line = {"kind": "log-auto-passed", "prompt": choice.prompt.data()}
            passed.append(Passed(choice.seat, len(game.log), line))
            game.answer(PASS)
        return passed


def _turn(game: Game | None) -> Any:
    """What changes when a turn ends."""
    return None if game is None else game.view(None).get("turn")
