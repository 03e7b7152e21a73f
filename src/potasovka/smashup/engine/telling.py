"""The words of the log and of options: cards and places by the messages that name them.

An event is told just before it happens. So what it has done to the table is seen when the next one is about to be told:
then the shot of it is taken, if somebody films (`film.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from potasovka.core import wire
from potasovka.core.choice import Text
from potasovka.core.event import Event
from potasovka.smashup.engine.terms import ASIDE, BURIED, LIMBO, NOWHERE, PLAY, Claim, Lasting, Slot

if TYPE_CHECKING:
    from potasovka.smashup.engine.ask import Value
    from potasovka.smashup.engine.brawl import Brawl

IN_SIGHT = (PLAY, BURIED, LIMBO, ASIDE)
"""The zones in which a card is a single thing that everybody can point at."""
BY_CARD = ("talent", "use", "trigger", "special", "owed", "verdict")
"""Entries of the agenda that are a card's own text, by its number."""


SIDE_NAMES = ("north", "east", "south", "west")
"""The sides of the Big Base, by place."""
CARDS = ("card", "by", "host", "other")
"""Arguments of an event that are cards."""


def tell(
    game: Brawl,
    kind: str,
    private: dict[int, dict[str, Any]] | None = None,
    *,
    together: bool = False,
    **public: Any,
) -> None:
    """A line of the log: what is about to happen, and because of which card; perhaps together with the last one.

    Cards and places may be given by number: they are named as they are now, and what is in sight is pointed at too
    (`card_id`, `at`). How long something `lasts` may be given by what lasts.
    """
    if game.quiet:
        return
    if not together:
        cut(game)
    for key in CARDS:
        number = public.get(key)
        if isinstance(number, int):
            public[key] = slug_of(game, number)
            if game.state.zone[number] in IN_SIGHT:
                public[f"{key}_id"] = game.state.handle[number]
    place = public.get("place")
    if isinstance(place, int):
        public["place"], public["at"] = place_name(game, place), place
    term = public.get("lasts")
    if term is not None:
        public["lasts"] = lasts(game, term)
    why = cause(game)
    if why is not None and slug_of(game, why) != public.get("card"):
        public["why"] = slug_of(game, why)
        if game.state.zone[why] in IN_SIGHT:
            public["why_id"] = game.state.handle[why]
    public["kind"] = kind
    game.log.append(Event.of(public, private))


def cut(game: Brawl) -> None:
    """Something is about to change: what was told last has come about."""
    if game.film is not None:
        game.film.cut(game)


def cause(game: Brawl) -> int | None:
    """The card whose text is being done; none where the rules themselves are."""
    flight = game.flight
    if flight.playing:
        return flight.playing[-1]
    if flight.effect is None:
        return None
    name = flight.entry[0]
    return flight.entry[2] if name == "enter" else flight.entry[1] if name in BY_CARD else None


def tell_play(game: Brawl, seat: int, card: int, target: Value) -> None:
    """A card was played: told when it lies there, so that it can be pointed at; `cut` comes before."""
    if game.quiet:
        return
    if target[0] == "base":
        tell(game, "log-play-at", seat=seat, card=card, place=target[1])
    elif target[0] == "card":
        tell(game, "log-play-on", seat=seat, card=card, host=target[1])
    else:
        tell(game, "log-play", seat=seat, card=card)


IDLE = ("log-play", "log-talent", "log-use")
"""Events that only say that something is about to be done."""


def tell_nothing(game: Brawl) -> None:
    """An effect has ended: if it only was begun, and nobody was asked anything, nothing came of it."""
    flight, s, before = game.flight, game.state, game.flight.before
    if flight.since or before is None or not game.log or game.log[-1].kind not in IDLE:
        return
    same = (s.lasting, s.claims, s.owed, s.next_base) == (before.lasting, before.claims, before.owed, before.next_base)
    if same and len(s.slots) <= len(before.slots):
        tell(game, "log-nothing", card=game.log[-1].public["card"])


def lasts(game: Brawl, term: Lasting | Claim) -> wire.Text:
    """How long something lasts, in words."""
    place = place_name(game, term.place) if isinstance(term, Lasting) else ""
    seat = "none" if term.until < 0 else term.until
    words = "lasts" if game.state.board is None else "lasts-round"
    return Text(words, {"place": _card_text(game, place), "seat": seat}).data()


def slug_of(game: Brawl, card: int) -> str:
    """A card in the log: the message that names it."""
    return game.deal.book.slug[game.state.face[card]]


def place_name(game: Brawl, place: int) -> str:
    """A place in the log: the base on it, or the side of a board."""
    base = game.state.base[place] if place != NOWHERE else NOWHERE
    if base == NOWHERE:
        return ""
    return slug_of(game, base) if game.state.board is None else side_name(place)


def side_name(place: int) -> str:
    """A side of the Big Base."""
    return SIDE_NAMES[place]


def card_name(game: Brawl, card: int) -> Text:
    """A card in a text."""
    return Text(f"card-{slug_of(game, card)}")


def card_key(game: Brawl, card: int) -> str:
    """A card in play in a key; a base needs no number, a buried card has no name."""
    if game.state.zone[card] == BURIED:
        return f"buried.{game.state.handle[card]}"
    cls = game.deal.defs[game.state.face[card]]
    if cls.kind != "base":
        return f"{cls.slug}.{game.state.handle[card]}"
    place = game.state.place[card]
    return cls.slug if game.state.board is None or place == NOWHERE else f"{cls.slug}@{side_name(place)}"


def slot_text(game: Brawl, slot: Slot) -> Text:
    """A slot in words; `none` and -1 stand for what it does not ask for."""
    named = next((cls.slug for cls in game.deal.defs if cls.name == slot.name), "") if slot.name else ""
    return Text(
        "slot",
        {
            "kind": slot.kind,
            "place": _card_text(game, place_name(game, slot.place)),
            "power": slot.max_power,
            "name": _card_text(game, named),
            "source": _card_text(game, slot_label(game, slot)),
            "vacant": "yes" if slot.vacant else "no",
        },
    )


def slot_label(game: Brawl, slot: Slot) -> str:
    """The name of the card that grants a slot; nothing for the regular plays."""
    return slug_of(game, slot.source) if slot.standing else slot.label


def _card_text(game: Brawl, slug: str) -> Text | str:
    return Text(f"card-{slug}") if slug else "none"
