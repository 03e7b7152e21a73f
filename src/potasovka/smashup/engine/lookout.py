"""A look at all cards in play: which of them have an answer to what, and which places they watch over.

Both are kept in step, card by card. What was seen is never edited but made anew, so a copy of the game
shares it, and who holds on to an index still has it as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from potasovka.smashup.engine.terms import ASIDE, CANCEL, NOWHERE, VERBS

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

Index = dict[str, tuple[int, ...]]
"""For each hook and happening: the cards that have an answer, in the order of their arrival, titans aside last."""


PROTECTION = {verb: f"protects {verb}" for verb in VERBS}
"""Where the index has those who protect from this verb only; `protects` has those who protect from any."""


class Lookout:
    """The places that cards in play watch over. Cancelled cards are left out."""

    __slots__ = (
        "all_places",
        "any_open",
        "auras",
        "bonuses",
        "breakpoints",
        "guards",
        "places",
        "shares",
        "targets",
        "tolls",
        "unmodified",
    )

    def __init__(self, game: Brawl, index: Index, before: Lookout | None = None) -> None:
        """`before` is how it was with the same bases."""
        self.places: tuple[int, ...]
        """All places; one whose base has just been cleared away is none."""
        self.targets: tuple[tuple[str, int], ...]
        """The same as targets of cards."""
        self.all_places: frozenset[int]
        """The same as a set."""
        self.breakpoints: tuple[tuple[int, int], ...]
        """All places, each with the breakpoint printed on the base there."""
        if before is None:
            self.places = tuple([place for place, base in enumerate(game.state.base) if base != NOWHERE])
            self.targets = tuple([("base", place) for place in self.places])
            self.all_places = frozenset(self.places)
            s, printed = game.state, game.deal.book.printed
            self.breakpoints = tuple([(place, printed[s.text[s.base[place]]]) for place in self.places])
        else:
            self.places, self.targets, self.all_places = before.places, before.targets, before.all_places
            self.breakpoints = before.breakpoints
        self.auras = _by_place(game, index, "aura", afar="aura_afar") if "aura" in index else {}
        """For each place the cards that change powers there."""
        self.guards = _by_place(game, index, "forbids", afar="forbids_afar") if "forbids" in index else {}
        """For each place the cards that keep somebody from playing something there, be it from afar."""
        self.tolls = _by_place(game, index, "toll") if "toll" in index else {}
        """For each place the cards there that make somebody pay for playing something."""
        self.shares = _by_place(game, index, "contribution") if "contribution" in index else {}
        """For each place the cards that change how much a minion adds to a total."""
        self.bonuses = _by_place(game, index, "total_bonus") if "total_bonus" in index else {}
        """For each place the cards that add to totals themselves."""
        self.unmodified = self.all_places.difference(self.auras) if self.auras else self.all_places
        """The places where no card changes the power of another."""
        if "host_power" in index or "starting_power" in index:
            self.unmodified = frozenset()
        watched = {*self.guards, *self.tolls} if self.guards or self.tolls else ()
        self.any_open = not self.all_places.issubset(watched)
        """Whether there is a place where nothing forbids anything: then most cards need no closer look."""


class Sight(Struct, frozen=True, eq=False):
    """All that is seen now; it is replaced as one."""

    index: Index
    cancelled: frozenset[int]
    """Cards in play whose abilities are cancelled."""
    lookout: Lookout


def _by_place(game: Brawl, index: Index, hook: str, *, afar: str = "") -> dict[int, tuple[int, ...]]:
    """The cards with a hook by their place; one whose class says that it works `afar` is found at every place."""
    found: dict[int, tuple[int, ...]] = {}
    for source in index[hook]:
        everywhere = bool(afar) and getattr(game.deal.defs[game.state.text[source]], afar)
        for place in range(len(game.state.base)) if everywhere else (game.state.place[source],):
            found[place] = (*found.get(place, ()), source)
    return found


def with_card(game: Brawl, index: Index, card: int) -> Index:
    """The index when a card has come into play or to another place: the last of those in play, if it is new."""
    keys = game.deal.book.keys[game.state.text[card]]
    if not keys or card in index.get(keys[0], ()):
        return index
    new, zone = index.copy(), game.state.zone
    for key in keys:
        row = new.get(key, ())
        end = len(row)
        while end and zone[row[end - 1]] == ASIDE:
            end -= 1
        new[key] = (*row[:end], card, *row[end:])
    return new


def without_card(game: Brawl, index: Index, card: int) -> Index:
    """The index when a card has left play."""
    keys = game.deal.book.keys[game.state.text[card]]
    if not keys or card not in index.get(keys[0], ()):
        return index
    new = index.copy()
    for key in keys:
        row = list(new[key])
        row.remove(card)
        if row:
            new[key] = tuple(row)
        else:
            del new[key]
    return new


def survey(game: Brawl) -> Sight:
    """Look at every card in play, and at the titans beside the decks."""
    s, defs = game.state, game.deal.defs
    cards = in_play(game)
    lost = _cancelled_among(game, cards)
    index: dict[str, list[int]] = {}
    for number in cards:
        if number not in lost:
            for key in defs[s.text[number]].keys:
                index.setdefault(key, []).append(number)
    for row in s.aside:
        for titan in row:
            for key in defs[s.face[titan]].aside_keys:
                index.setdefault(key, []).append(titan)
    found = {key: tuple(numbers) for key, numbers in index.items()}
    return Sight(found, lost, Lookout(game, found))


def survey_again(game: Brawl, seen: Sight, card: int, *, here: bool) -> Sight:
    """What is seen when a card has come into play or to another place, or (not `here`) has left play."""
    book, text, index = game.deal.book, game.state.text[card], seen.index
    if seen.cancelled or "cancels" in index or book.alters_others[text]:
        return survey(game)
    index = with_card(game, index, card) if here else without_card(game, index, card)
    lookout = seen.lookout
    if book.watches_places[text]:
        lookout = Lookout(game, index, None if book.kind[text] == "base" else lookout)
    return Sight(index, seen.cancelled, lookout)


def in_play(game: Brawl) -> list[int]:
    """All cards in play, in the order of their arrival, whoever has moved since."""
    s = game.state
    cards = [base for base in s.base if base != NOWHERE]
    if s.board is not None:
        for berths, stands in zip(s.board.berths, s.board.stands, strict=True):
            cards += [berths[berth] for berth in stands if berth != NOWHERE]
    for row in (*s.actions, *s.titans, *s.minions, *s.attached.values()):
        cards += row
    cards.sort(key=s.stamp.__getitem__)
    return cards


def _cancelled_among(game: Brawl, cards: list[int]) -> frozenset[int]:
    """Cancelling comes first, the older effect first: what is cancelled cancels nothing (rules-decisions)."""
    s, defs = game.state, game.deal.defs
    lost = {effect.target for effect in s.lasting if effect.what == CANCEL} if s.lasting else set()
    for number in cards:
        if defs[s.text[number]].has_cancel and number not in lost:
            source = game.card[number]
            lost.update(other for other in cards if source.cancels(game.card[other]))
    return frozenset(lost)
