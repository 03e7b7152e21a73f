"""What a question and its answers say: made from small tuples and numbers, and only when somebody reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from potasovka.core import wire
from potasovka.core.choice import Choice, Option, Text
from potasovka.smashup.engine import ask, telling
from potasovka.smashup.engine.terms import ASIDE, BURIED, DECK, HAND, NOBODY, NOWHERE, PLAY, ZONE_NAMES, Happened

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

NONE = "none"
"""What stands for an argument that there is not."""
ROLES: dict[str, wire.Role] = {"pass": "pass", "done": "done", "end": "end", "no": "decline"}
"""Answers that say nothing but what becomes of the question."""
LOSES = frozenset(
    (
        *("ask-discard", "ask-hand-limit", "ask-discard-to-destroy", "ask-destroy-own", "ask-destroy-this"),
        *("ask-give", "ask-price", "ask-titan-price", "ask-vanish"),
    )
)
"""Questions in which whatever is chosen is lost."""
LOSES_OWN = frozenset(
    (
        *("ask-destroy", "ask-to-bottom", "ask-to-deck", "ask-shuffle-in", "ask-return", "ask-under-deck"),
        *("ask-weaken", "ask-take-counters"),
    )
)
"""Questions in which it is lost if it is one's own, in play or in hand."""
SAID = {
    "card": ("card",),
    "pile": ("card", "zone", "owner"),
    "play": ("card", "zone", "owner"),
    "special": ("card", "zone", "happened"),
    "talent": ("card",),
    "trigger": ("card", "happened"),
    "use": ("card",),
}
"""What is said of a card that an answer means; one in play is told with all that tells it from its equals."""
SAID_AGAIN = ("card", "place", "power", "what", "count")
"""What is said of the question in answers that are words."""


def loses(game: Brawl, choice: Choice, value: ask.Value) -> bool:
    """Whether an answer costs the one who gives it what it shows."""
    if choice.message in LOSES_OWN and value[0] in ("card", "pile"):
        return game.state.zone[value[1]] in (PLAY, HAND) and game.state.ctrl[value[1]] == choice.seat
    return choice.message in LOSES or (choice.message == "ask-minion" and choice.about[1].get("what") == "sacrifice")


# ---- the question -----------------------------------------------------------------------------------------------


def arguments(game: Brawl, choice: Choice) -> dict[str, Any]:
    """What every question says about itself, whether its message wants to know or not.

    `card` is what it is about, by itself the card that asks, with its `power`, its `place` and whose it is (`seat`);
    `other` is a second card of it, `happened` what led to it, `what` and `count` are the card's own words; in a row of
    questions `nth` says which of `count` it is.
    """
    by, given = choice.about
    game.wake()
    happened = _happened(game, choice.values, given)
    subject = given.get("card")
    return {
        "source": Text(f"card-{choice.source}") if choice.source else NONE,
        **_card_args(game, by if subject is None else subject),
        **_given_args(game, given),
        "kind": _kind_of(game, choice.values),
        "least": choice.pick.least if choice.pick else 1 - (ask.PASS in choice.values),
        "most": choice.pick.most if choice.pick else 1,
        "happened": happened,
        "ground": "base" if game.state.board is None else "side",
        "special": _only_special(game, choice.values),
    }


def _card_args(game: Brawl, card: int) -> dict[str, Any]:
    """A card with where it stands, whose it is there and how strong; `none` and -1 for what there is not."""
    args: dict[str, Any] = {"card": NONE, "power": -1, "place": NONE, "seat": NONE, "host": NONE, "zone": NONE}
    if card == NOWHERE:
        return args
    s = game.state
    args["card"], args["zone"] = telling.card_name(game, card), ZONE_NAMES[s.zone[card]]
    if s.zone[card] in ask.STANDING and s.ctrl[card] != NOBODY:
        args["place"], args["seat"] = _base_name(game, s.place[card]), s.ctrl[card]
        if s.zone[card] == PLAY and game.card[card].kind == "minion":
            args["power"] = game.minion(card).power
        if s.host[card] != NOWHERE:
            args["host"] = telling.card_name(game, s.host[card])
    return args


def _given_args(game: Brawl, given: Mapping[str, Any]) -> dict[str, Any]:
    """What the card itself has said about its question."""
    args: dict[str, Any] = {"what": given.get("what", NONE), "count": given.get("count", 1)}
    args["nth"] = given.get("nth", 0)
    other = _card_args(game, given.get("other", NOWHERE))
    args["other"], args["other_power"] = other["card"], other["power"]
    fact = given.get("fact")
    if fact is not None and fact.place != NOWHERE:
        args["place"], args["power"] = _base_name(game, fact.place), fact.last.power if fact.last else -1
    if "place" in given:
        args["place"] = _base_name(game, given["place"])
    if "power" in given:
        args["power"] = given["power"]
    if "player" in given:
        args["seat"] = given["player"]
    return args


def _base_name(game: Brawl, place: int) -> Text | str:
    base = telling.place_name(game, place)
    return Text(f"card-{base}") if base else NONE


def _kind_of(game: Brawl, values: Iterable[ask.Value]) -> str:
    """The kind of all cards that can be chosen: `minion`, `action` …, or `card` if they differ."""
    kinds = {game.deal.book.kind[game.state.face[value[1]]] for value in values if value[0] in ("card", "pile")}
    return kinds.pop() if len(kinds) == 1 else "card"


def _happened(game: Brawl, values: Iterable[ask.Value], given: Mapping[str, Any]) -> Text | str:
    """What led to a question, if it was one thing."""
    facts = {_same_occasion(fact) for fact in (given.get("fact"), *map(_fact_of, values)) if fact is not None}
    return _occasion(game, facts.pop()) if len(facts) == 1 else NONE


def _fact_of(value: ask.Value) -> Happened | None:
    """What an answer would react to."""
    if value[0] == "special":
        fact: Happened = value[3]
        return fact
    return value[4].happened if value[0] == "trigger" and len(value) > 4 else None


def _same_occasion(fact: Happened) -> Happened:
    """Only what is said about it."""
    return Happened(fact.kind, fact.card, fact.seat, fact.place)


def _occasion(game: Brawl, fact: Happened) -> Text:
    args = {
        "what": fact.kind.replace(" ", "-").replace("'", ""),
        "card": NONE if fact.card == NOWHERE else telling.card_name(game, fact.card),
        "place": _base_name(game, fact.place),
        "seat": NONE if fact.seat == NOBODY else fact.seat,
    }
    return Text("happened", args)


def _only_special(game: Brawl, values: Iterable[ask.Value]) -> Text | str:
    """The one card that may answer what happened; `none` if there are several."""
    cards = {telling.slug_of(game, value[1]) for value in values if value[0] == "special"}
    return Text(f"card-{cards.pop()}") if len(cards) == 1 else NONE


# ---- its answers ------------------------------------------------------------------------------------------------


def describe(game: Brawl, choice: Choice, value: ask.Value) -> Option:
    """An option with its text and what in play it means."""
    key, tag = ask.key_of(game, value), value[0]
    if tag == "trigger" and value[1] == NOWHERE:
        return Option(key, Text(f"option-{value[2]}"), {}, tag)
    if tag == "seat":
        return Option(key, Text("option-seat", {"seat": value[1]}), {"seat": value[1]}, tag)
    if tag in SAID:
        ref = _in_sight(game, value[1])
        if tag == "trigger":  # what is to be put in order is read first
            ref["face"] = telling.slug_of(game, value[1])
        return Option(key, Text(f"option-{tag}", _option_args(game, choice, value)), ref, tag)
    if tag in ("base", "berth"):
        return _place_option(game, key, value)
    if tag == "faction":  # in a draft it is one of the factions that lie there, and whose turn it is goes along
        return Option(key, Text(f"faction-{value[1]}"), {"faction": value[1]} if len(value) > 2 else {}, tag)
    if tag == "word":
        known = value[1] in game.deal.book.by_slug
        text = Text(f"card-{value[1]}") if known else Text(f"word-{value[1]}", _asked_args(choice))
        return Option(key, text, {"word": value[1]}, tag, "decline" if value[1] == "nothing" else "answer")
    if tag == "number":
        return Option(key, Text("option-number", {"count": value[1]}), {}, tag)
    if tag == "slot":
        return Option(key, Text("option-slot", {"slot": telling.slot_text(game, value[1])}), {}, tag)
    return Option(key, Text(f"option-{tag}", _asked_args(choice)), {}, tag, ROLES.get(tag, "answer"))


def _place_option(game: Brawl, key: str, value: ask.Value) -> Option:
    """A place as an answer; on a board perhaps with a berth, which is told with what it does."""
    place = value[1]
    name = Text(f"card-{telling.place_name(game, place)}")
    if len(value) == 2:
        return Option(key, Text("option-base", {"card": name}), {"place": place}, value[0])
    board = game.state.board
    assert board is not None
    berth = telling.slug_of(game, board.berths[place][value[2]])
    said = Text("option-berth", {"place": name, "count": value[2] + 1, "text": Text(f"text-{berth}")})
    return Option(key, said, {"place": place, "berth": value[2]}, value[0])


def _option_args(game: Brawl, choice: Choice, value: ask.Value) -> dict[str, Any]:
    """A card as an answer: what tells it from its equals, and what it would react to where that differs."""
    game.wake()
    s, card = game.state, value[1]
    args = _card_args(game, card)
    if args["place"] != NONE:
        args["card"] = Text("in-play", dict(args))
    elif value[0] == "trigger" and s.owner[card] != NOBODY:  # it has left play: only its owner tells it from its equals
        args["card"] = Text("option-pile", {"card": args["card"], "owner": s.owner[card], "zone": NONE})
    if game.deal.book.kind[s.face[card]] == "base":
        args["zone"] = NONE
        if s.board is not None and s.place[card] != NOWHERE:
            args["card"] = Text("on-a-side", {"card": args["card"], "place": _base_name(game, s.place[card])})
    holder = s.ctrl[card] if s.zone[card] in (PLAY, HAND, BURIED) else game.holder(card)
    if s.zone[card] == DECK:  # out of another player's deck: it is said whose card it is
        holder = choice.seat
    args["owner"] = s.owner[card] if s.owner[card] not in (NOBODY, holder) else NONE
    fact = _fact_of(value)
    differs = fact is not None and _happened(game, choice.values, {}) == NONE
    args["happened"] = _occasion(game, fact) if fact is not None and differs else NONE
    return {name: args[name] for name in SAID[value[0]]}


def _asked_args(choice: Choice) -> dict[str, Any]:
    """What a question is about, for answers whose words depend on it."""
    args = choice.prompt.args
    return {"asks": choice.message.removeprefix("ask-"), **{name: args[name] for name in SAID_AGAIN}}


def _in_sight(game: Brawl, card: int) -> wire.Ref:
    """Where a card can be seen: a base by its place, what is in play by its handle, all else by its face."""
    s, zone = game.state, game.state.zone[card]
    if game.deal.book.kind[s.face[card]] == "base" and card in s.base:
        return {"place": s.base.index(card)}
    if zone in ask.STANDING or zone == ASIDE:
        return {"card": s.handle[card]}
    return {"face": telling.slug_of(game, card), "zone": ZONE_NAMES[zone], "owner": s.owner[card]}
