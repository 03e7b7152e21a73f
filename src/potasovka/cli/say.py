"""Turning what views and logs carry (numbers of seats, slugs of cards, texts as data) into sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from potasovka.core import Text
from potasovka.core.catalogue import description
from potasovka.core.describe import SEAT
from potasovka.core.words import Words

NONE = "none"
"""How an empty argument is handed to a message, so that it can tell."""
SIDE = re.compile(r"([Бб])аз(а|ы|е|у|ой) (?=«(?:Север|Восток|Юг|Запад)»)")
"""In Russian a side of the Big Base is a «сторона», which is inflected like the «база» that messages have."""
SEATS = ("seat", "taker", "owner", "winner")
"""Arguments of questions and answers that are seats."""


def text_of(data: Mapping[str, Any]) -> Text:
    """A text that was written as data: `{"id": …, "args": {…}}`."""
    return Text(data["id"], dict(data["args"]))


def say(text: Text, words: Words) -> str:
    """A text in a language; empty arguments are said as none, seats as players, data in arguments is understood."""
    args: dict[str, Any] = {}
    for name, value in text.args.items():
        args[name] = player(value, words) if name in SEATS and isinstance(value, int) else _argument(value, words)
    return tidy(words.say(Text(text.id, args)))


def say_data(data: Mapping[str, Any], words: Words) -> str:
    """A text from a view."""
    return say(text_of(data), words)


def _argument(value: Any, words: Words) -> Any:
    if isinstance(value, Text):
        return say(value, words)
    if isinstance(value, Mapping) and "id" in value:
        return say(text_of(value), words)
    return NONE if value in (None, "") else value


def player(seat: int, words: Words) -> str:
    """A player by seat."""
    return words.say(Text("player", {"n": seat + 1}))


def card(slug: str, words: Words) -> str:
    """A card's name."""
    return words.say(Text(f"card-{slug}"))


def cards(slugs: list[str | None], words: Words) -> str:
    """Several cards, equal ones counted; one without a face is face down."""
    counted = {slug: slugs.count(slug) for slug in slugs}
    return ", ".join(face(slug, words) + (f" ×{n}" if n > 1 else "") for slug, n in counted.items())


def face(slug: str | None, words: Words) -> str:
    """A card's name, if it can be seen."""
    return words.say(Text("cli-face-down")) if slug is None else card(slug, words)


def say_event(told: Mapping[str, Any], game: str, words: Words) -> str:
    """A line of the log of a game, as a seat is told it; the game says what its arguments are."""
    names = description(game).events
    args: dict[str, Any] = dict.fromkeys(names, NONE)
    for name, value in told.items():
        if name != "kind":
            args[name] = _told(value, names.get(name, ""), words)
    if isinstance(told.get("amount"), int):
        args["signed"] = f"{told['amount']:+d}".replace("-", "−")
    said = tidy(words.say(Text(str(told["kind"]), args)))
    return f"{said} {words.say(Text('log-why', args))}" if "why" in told else said


def tidy(said: str) -> str:
    """A sentence without a full stop after a name that ends with a mark of its own, and with a side called a side."""
    said = re.sub(r"([?!])\.(?=\s|$)", r"\1", said)
    return SIDE.sub(lambda found: ("С" if found[1] == "Б" else "с") + f"торон{found[2]} ", said)


def number(value: float, digits: int, words: Words) -> str:
    """A number with the decimal mark of the language."""
    return f"{value:.{digits}f}".replace(".", words.say(Text("decimal-mark")))


def percent(share: float, words: Words) -> str:
    """A share of one in per cent."""
    return f"{number(100 * share, 1, words)} %"


def _told(value: Any, names: str, words: Words) -> Any:
    """An argument of an event: `names` is how such arguments are named, see `Description.events`."""
    if isinstance(value, list):
        return ", ".join(str(_told(part, names, words)) for part in value) or NONE
    if names == SEAT and isinstance(value, int):
        return player(value, words)
    if names and isinstance(value, str) and value:
        return words.say(Text(names + value))
    return _argument(value, words)
