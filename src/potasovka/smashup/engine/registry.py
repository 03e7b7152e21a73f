"""All cards of all boxes: loaded once, numbered once, shared by every game."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import NamedTuple, cast

from potasovka.smashup.engine.card import Base, Card
from potasovka.smashup.engine.terms import ASIDE, DECK, DISCARD, HAND, PLAY, POWER_ROSE

CARDS = 20
"""The cards of a faction, every copy; a titan lies beside them."""


class Faction(NamedTuple):
    """Twenty cards."""

    slug: str
    box: str
    name: str
    """Its English name; with the idea, it is the docstring of the faction's file."""
    idea: str
    """What it is about, in English."""
    cards: tuple[type[Card], ...]

    @property
    def deck(self) -> list[type[Card]]:
        """Every copy that goes into a deck; a titan stays beside it."""
        return [card for card in self.cards if card.kind != "titan" for _ in range(card.copies)]


class Box(NamedTuple):
    """What lies in one box."""

    slug: str
    factions: tuple[Faction, ...]
    bases: tuple[type[Base], ...]


Responders = dict[str, dict[int, frozenset[int]]]
"""For each happening: the definitions that may answer it, by the zone they do it from, in the order of the offers."""


class Registry:
    """Boxes, factions and definitions by name and number."""

    def __init__(self) -> None:
        self.boxes: dict[str, Box] = {}
        self.board: tuple[type[Card], ...] = ()
        """The slots of the Big Base."""
        self.board_box = ""
        """The box that the board lies in."""
        self.titans = ""
        """The box that brings the titans of all boxes."""
        self.factions: dict[str, Faction] = {}
        self.defs: list[type[Card]] = []
        self.by_slug: dict[str, type[Card]] = {}
        self.decks: dict[str, list[int]] = {}
        """The definitions of each faction's twenty cards, every copy; a titan stays beside the deck."""
        # What is asked of definitions all the time, by their number.
        self.slug: list[str] = []
        self.kind: list[str] = []
        self.keys: list[tuple[str, ...]] = []
        """Under which hooks and happenings it is found while in play."""
        self.watches_places: list[bool] = []
        """Whether its coming and going changes the lookout."""
        self.alters_others: list[bool] = []
        """Whether its coming and going may change what other cards are."""
        self.unseen: list[bool] = []
        """Whether no card and no place is the wiser for its coming and going."""
        self.rank: list[int] = []
        """Its place in the order of the names."""
        self.printed: list[int] = []
        """Printed power, or breakpoint."""
        self.fills: list[tuple[str, ...]] = []
        """The kinds of slots that it may fill."""
        self.unconditional: list[str] = []
        """The kind of a card that may go wherever nothing forbids it; nothing for one that needs a closer look."""
        self.fixed_power: list[bool] = []
        """Whether its own text leaves its power alone."""
        self.nothing_fixed: list[bool] = []
        """The same as `fixed_power` where other cards have their say: no power is as printed."""
        self.from_discard: set[int] = set()
        """The definitions that may be played from a discard pile."""
        self._numbers: dict[int, int] = {}
        """Numbers that many games keep: equal ones are a single thing in memory."""

    def add_box(self, slug: str, factions: dict[str, ModuleType], bases: ModuleType) -> None:
        """Register a box: its faction modules by name, and the module of its bases."""
        made = tuple(self._faction(slug, name, module) for name, module in factions.items())
        stock = [card for card in self._cards(bases, slug) if card.kind == "base"]
        self.boxes[slug] = Box(slug, made, cast(tuple[type[Base], ...], tuple(stock)))
        self.factions.update({faction.slug: faction for faction in made})
        self.decks.update({faction.slug: [card.index for card in faction.deck] for faction in made})
        self._put_in_order()

    def add_board(self, module: ModuleType) -> None:
        """Register the slots of the Big Base."""
        self.board = self._cards(module, "board")
        self._put_in_order()

    def _put_in_order(self) -> None:
        names = sorted(self.by_slug)
        self.rank = [names.index(card.slug) for card in self.defs]

    def _faction(self, box: str, slug: str, module: ModuleType) -> Faction:
        name, _, idea = (module.__doc__ or "").partition(": ")
        return Faction(slug, box, name, idea, self._cards(module, slug))

    def _cards(self, module: ModuleType, faction: str) -> tuple[type[Card], ...]:
        found: list[type[Card]] = [
            thing
            for thing in vars(module).values()
            if isinstance(thing, type) and issubclass(thing, Card) and thing.__module__ == module.__name__
        ]
        for card in found:
            if card.slug in self.by_slug:
                raise ValueError(
                    f"two cards are called {card.slug}: in {self.by_slug[card.slug].faction} and {faction}"
                )
            card.index = len(self.defs)
            card.faction = faction
            self.defs.append(card)
            self._note(card)
            self.by_slug[card.slug] = card
        return tuple(found)

    def _note(self, card: type[Card]) -> None:
        """What the tables by number say of a new definition; `rank` is made when the box is complete."""
        self.slug.append(card.slug)
        self.kind.append(card.kind)
        self.keys.append(card.keys)
        self.watches_places.append(card.watches_places)
        self.alters_others.append(card.alters_others)
        self.unseen.append(not (card.keys or card.watches_places or card.alters_others))
        self.printed.append(card.printed)
        self.fills.append((card.kind, "action") if card.plays_as_action else (card.kind,))
        self.unconditional.append(card.kind if card.goes_anywhere and not card.plays_as_action else "")
        self.fixed_power.append(not card.has_own_power)
        self.nothing_fixed.append(False)
        if card.plays_from_discard_too:
            self.from_discard.add(card.index)

    @lru_cache(maxsize=256)  # noqa: B019  (there is one registry)
    def sort(
        self, faces: tuple[int, ...], owners: tuple[int, ...]
    ) -> tuple[list[int], list[int], list[str], list[int]]:
        """What games ask of their cards all the time, by number: `kinds`, `order`, `unconditional`, `from_discard` of a
        deal. Games with the same cards share it; nobody edits it."""
        one = self._numbers.setdefault
        kinds = [
            one(kind, kind) for kind in [face << 4 | (owner & 7) for face, owner in zip(faces, owners, strict=True)]
        ]
        order = [one(rank, rank) for rank in [self.rank[kind >> 4] << 8 | (kind & 7) << 4 for kind in kinds]]
        from_discard = [number for number, face in enumerate(faces) if face in self.from_discard]
        return kinds, order, [self.unconditional[face] for face in faces], from_discard

    @lru_cache(maxsize=1024)  # noqa: B019  (there is one registry)
    def outside(self, faces: tuple[int, ...]) -> tuple[Responders, bool]:
        """What cards of these definitions do from outside play: who may answer what; and whether effects may have an
        aftermath that most games do not have, titans that clash and powers whose rise somebody waits for."""
        heard: dict[str, dict[int, set[int]]] = {}
        for face in faces:
            for kind, abilities in self.defs[face].specials.items():
                for ability in abilities:
                    heard.setdefault(kind, {}).setdefault(ability.zone, set()).add(face)
        zones = (PLAY, HAND, DISCARD, ASIDE, DECK)
        found = {kind: {zone: frozenset(rows[zone]) for zone in zones if zone in rows} for kind, rows in heard.items()}
        return found, any(self.defs[face].kind == "titan" or POWER_ROSE in self.defs[face].triggers for face in faces)


@cache
def registry() -> Registry:
    """All boxes of `sets/`."""
    loaded = Registry()
    sets = "potasovka.smashup.sets"
    loaded.titans = import_module(sets).TITANS
    for slug in import_module(sets).BOXES:
        files = sorted(found.name for found in iter_modules(import_module(f"{sets}.{slug}").__path__))
        modules = {name: import_module(f"{sets}.{slug}.{name}") for name in files}
        loaded.add_box(slug, modules, modules.pop("bases"))
    for faction in loaded.factions.values():
        if (count := len(faction.deck)) != CARDS:
            name = f"{faction.box}/{faction.slug}.py"
            raise ValueError(f"{name} has {count} cards (copies counted, titans aside), not {CARDS}")
    loaded.board_box = import_module(sets).BOARD
    loaded.add_board(import_module("potasovka.smashup.board"))
    return loaded
