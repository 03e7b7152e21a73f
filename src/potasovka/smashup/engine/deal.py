"""What the deal has fixed: which cards there are, and what is asked of them all the time. All copies share it."""

from __future__ import annotations

from msgspec import Struct

from potasovka.smashup.engine.card import Card
from potasovka.smashup.engine.mode import CLASSIC, Mode
from potasovka.smashup.engine.registry import Registry, Responders, registry
from potasovka.smashup.engine.state import State


class Deal(Struct, frozen=True, eq=False):
    """Never edited; a game with other cards has another one."""

    book: Registry
    """All cards of all boxes."""
    defs: list[type[Card]]
    """Its definitions, by number."""
    everybody: int
    """The mask of all seats."""
    factions: tuple[tuple[str, ...], ...] = ()
    """The factions of each seat."""
    kinds: list[int] = []
    """Face and owner of each card in one number: copies that nobody could tell apart have the same."""
    order: list[int] = []
    """The same, but in the order of the names, and with room for a zone."""
    unconditional: list[str] = []
    """The kind of each card that may go wherever nothing forbids it; nothing for one that needs a closer look."""
    from_discard: list[int] = []
    """Cards in this game that may be played from a discard pile."""
    answerable: Responders = {}
    """What a Special of some card of this game may answer, and which definitions have one, by zone."""
    restless: bool = False
    """Whether there are titans in this game, or cards that wait for powers to rise."""
    mode: Mode = CLASSIC
    """How it is played."""

    def of_cards(self, s: State) -> Deal:
        """The same players with the cards of a state."""
        kinds, order, unconditional, from_discard = self.book.sort(s.face, s.owner)
        answerable, restless = self.book.outside(tuple(sorted(set(s.face))))
        return Deal(
            self.book,
            self.defs,
            self.everybody,
            self.factions,
            kinds,
            order,
            unconditional,
            from_discard,
            answerable,
            restless,
            self.mode,
        )


def deal_for(players: int, mode: Mode) -> Deal:
    """Before any card is dealt to so many players."""
    book = registry()
    return Deal(book, book.defs, (1 << players) - 1, mode=mode)
