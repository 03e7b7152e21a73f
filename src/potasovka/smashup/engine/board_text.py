"""What only positions on the Big Base have, as text: the tracks, the base in the middle, sides and slots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from potasovka.core.errors import BadPosition
from potasovka.smashup import board as printed
from potasovka.smashup.engine import big_base, stands
from potasovka.smashup.engine.telling import SIDE_NAMES
from potasovka.smashup.engine.terms import NOWHERE

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

LETTERS = "ABCD"
MOST_COUNTED = 999
"""The largest number in a position."""


def read_number(said: str) -> int:
    """A number in a position."""
    if len(said) > 9 or not said.isdecimal() or int(said) > MOST_COUNTED:
        raise BadPosition(f"{said[:20]} is too large a number: at most {MOST_COUNTED}")
    return int(said)


class BoardReader:
    """Reads the lines of a board, and lays it out."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.first = 0
        self.tracks = {"round": 1, "period": 1}
        self.middle = NOWHERE
        self.place = NOWHERE
        self.stands: dict[tuple[int, int], int] = {}

    def reads(self, head: str, items: list[str]) -> bool:
        """Whether this line is one of its own."""
        if head == "board":
            for item in items:
                self._track(*item.partition(" ")[::2])
        elif head == "side":
            if len(items) != 1 or items[0] not in SIDE_NAMES:
                raise BadPosition(f"sides are {', '.join(SIDE_NAMES)}")
            self.place = SIDE_NAMES.index(items[0])
        else:
            return False
        return True

    def _track(self, name: str, value: str) -> None:
        if name == "first" and value and value in LETTERS[: self.seats]:
            self.first = LETTERS.index(value)
        elif name in self.tracks and value.isdecimal() and read_number(value):
            self.tracks[name] = read_number(value)
        else:
            raise BadPosition("a board has the form 'first A, round 1, period 1'")

    def without_slot(self, words: list[str], head: str) -> str:
        """The head of a line without the number of a slot, which is noted: `A 2` means that A stands in the second."""
        if len(words) != 2 or len(words[0]) != 1 or words[0] not in LETTERS:
            return head
        if self.place == NOWHERE:
            raise BadPosition("it belongs under a side")
        seat, berth = LETTERS.index(words[0]), read_number(words[1]) - 1
        taken = [other for (place, _), other in self.stands.items() if place == self.place]
        slots = len(printed.slots(self.seats)[self.place])
        if not 0 <= berth < slots or berth in taken or (self.place, seat) in self.stands:
            raise BadPosition(f"a side has slots from 1 to {slots}, each for one player, and a player has one of them")
        self.stands[self.place, seat] = berth
        return words[0]

    def lay_out(self, game: Brawl) -> None:
        """The board, before any card lies on it."""
        if self.middle == NOWHERE:
            raise BadPosition("a board needs a base in its middle")
        game.cards_changed()
        big_base.lay_out(game, self.first, self.middle, printed.slots(self.seats))
        rounds = (self.tracks["period"] - 1) * printed.ROUNDS + self.tracks["round"] - 1
        game.state.board = replace(big_base.board_of(game), rounds=rounds, **self.tracks)
        big_base.put(game, self.middle)
        for (place, seat), berth in self.stands.items():
            stands.take(game, place, seat, berth, occupies=False)

    def settle(self, game: Brawl) -> None:
        """Who stands where, when all cards lie: in the first free slot, if it was not said."""
        for one in big_base.board_of(game).arrivals:
            stands.take(game, one.place, one.seat, stands.free(big_base.board_of(game), one.place)[0], occupies=False)
        for place, seat in self.stands:
            stands.left(game, place, seat)
        game.state.board = replace(big_base.board_of(game), arrivals=(), occupied=())
