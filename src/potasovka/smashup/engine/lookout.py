"""A look round the table: which cards in play have an answer to what. Taken anew only when the layout changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup.engine.terms import CANCEL, NOWHERE

if TYPE_CHECKING:
    from potasovka.smashup.engine.game import SmashUp


class Lookout:
    """What was seen. Cancelled cards are left out of everything but `cancelled`."""

    __slots__ = ("auras", "cancelled", "free", "index", "plain", "sums", "talented", "unguarded", "useful")

    def __init__(
        self,
        index: dict[str, tuple[int, ...]],
        cancelled: frozenset[int],
        talented: tuple[int, ...],
        useful: tuple[int, ...],
        auras: dict[int, tuple[int, ...]],
        sums: frozenset[int],
        free: bool,
    ) -> None:
        self.index = index
        """For each hook and happening: the cards that have an answer, in the order of their arrival."""
        self.cancelled = cancelled
        """Cards whose abilities are cancelled."""
        self.talented = talented
        """Cards with a talent."""
        self.useful = useful
        """Bases that a player may use on their turn."""
        self.auras = auras
        """For each place the cards that change powers there."""
        self.sums = sums
        """The places where a card changes totals without changing powers."""
        self.unguarded = "forbids" not in index and "toll" not in index
        """Whether no card keeps anybody from playing anything."""
        self.free = free
        """Whether there is a place where nothing forbids anything: then most cards need no closer look."""
        self.plain = "starting_power" not in index
        """Whether starting powers are what is printed."""


def look_round(game: SmashUp) -> Lookout:
    """Look at every card in play, and at the titans beside the decks."""
    s, defs = game.s, game.defs
    sources = game.watched()
    lost = _cancelled_among(game, sources)
    index: dict[str, list[int]] = {}
    talented: list[int] = []
    useful: list[int] = []
    auras: dict[int, list[int]] = {}
    for number in sources:
        cls = defs[s.text[number]]
        if number in lost:
            continue
        for key in cls.keys:
            index.setdefault(key, []).append(number)
        if cls.has_talent:
            talented.append(number)
        if cls.has_use:
            useful.append(number)
        if cls.has_aura:
            auras.setdefault(s.place[number], []).append(number)
    for row in s.aside:
        for titan in row:
            for key in defs[s.face[titan]].aside_keys:
                index.setdefault(key, []).append(titan)
    return Lookout(
        {key: tuple(numbers) for key, numbers in index.items()},
        lost,
        tuple(talented),
        tuple(useful),
        {place: tuple(numbers) for place, numbers in auras.items()},
        frozenset(s.place[n] for key in ("contribution", "total_bonus") for n in index.get(key, ())),
        _free_place(game, index),
    )


def in_play(game: SmashUp) -> list[int]:
    """All cards in play, in the order of their arrival, whoever has moved since."""
    s = game.s
    cards = [base for base in s.base if base != NOWHERE]
    for row in (*s.actions, *s.titans, *s.minions, *s.attached.values()):
        cards += row
    cards.sort(key=s.stamp.__getitem__)
    return cards


def _free_place(game: SmashUp, index: dict[str, list[int]]) -> bool:
    guards = [game.card(source) for key in ("forbids", "toll") for source in index.get(key, ())]
    if any(guard.forbids_afar for guard in guards):
        return False
    return len({guard.place for guard in guards}) < len(game.s.base)


def _cancelled_among(game: SmashUp, sources: list[int]) -> frozenset[int]:
    """Cancelling is settled first, the older effect first: what is cancelled cancels nothing (RULES 16)."""
    s, defs = game.s, game.defs
    lost = {effect.target for effect in s.lasting if effect.what == CANCEL} if s.lasting else set()
    for number in sources:
        if defs[s.text[number]].has_cancel and number not in lost:
            source = game.card(number)
            lost.update(other for other in in_play(game) if source.cancels(game.card(other)))
    return frozenset(lost)
