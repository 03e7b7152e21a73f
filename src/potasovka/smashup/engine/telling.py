"""The words of the log and of options: cards and places by the messages that name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from potasovka.core.choice import Text
from potasovka.core.event import Event
from potasovka.smashup.engine.terms import BURIED, NOWHERE, Slot

if TYPE_CHECKING:
    from potasovka.smashup.engine.ask import Value
    from potasovka.smashup.engine.brawl import Brawl


def tell(game: Brawl, kind: str, private: dict[int, dict[str, Any]] | None = None, **public: Any) -> None:
    """A line of the log. Cards and places may be given by number: they are named as they are now."""
    if game.quiet:
        return
    for key in ("card", "by", "host", "other"):
        if isinstance(public.get(key), int):
            public[key] = slug_of(game, public[key])
    if isinstance(public.get("place"), int):
        public["place"] = place_name(game, public["place"])
    game.log.append(Event(kind, public, private or {}))


def tell_play(game: Brawl, seat: int, card: int, target: Value) -> None:
    """A card was played."""
    if game.quiet:
        return
    if target[0] == "base":
        tell(game, "log-play-at", seat=seat, card=card, place=target[1])
    elif target[0] == "card":
        tell(game, "log-play-on", seat=seat, card=card, host=target[1])
    else:
        tell(game, "log-play", seat=seat, card=card)


def slug_of(game: Brawl, card: int) -> str:
    """A card in the log: the message that names it."""
    return game.deal.book.slug[game.state.face[card]]


def place_name(game: Brawl, place: int) -> str:
    """A place in the log: the base on it."""
    base = game.state.base[place] if place != NOWHERE else NOWHERE
    return "" if base == NOWHERE else slug_of(game, base)


def card_name(game: Brawl, card: int) -> Text:
    """A card in a text."""
    return Text(f"card-{slug_of(game, card)}")


def card_key(game: Brawl, card: int) -> str:
    """A card in play in a key; a base needs no number, a buried card has no name."""
    if game.state.zone[card] == BURIED:
        return f"buried.{game.state.handle[card]}"
    cls = game.deal.defs[game.state.face[card]]
    return cls.slug if cls.kind == "base" else f"{cls.slug}.{game.state.handle[card]}"


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
        },
    )


def slot_label(game: Brawl, slot: Slot) -> str:
    """The name of the card that grants a slot; nothing for the regular plays."""
    return slug_of(game, slot.source) if slot.standing else slot.label


def _card_text(game: Brawl, slug: str) -> Text | str:
    return Text(f"card-{slug}") if slug else "none"
