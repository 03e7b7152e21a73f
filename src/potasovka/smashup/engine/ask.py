"""Asking a player. An empty question is never asked, and a single answer that cannot be refused is taken silently.

The options of a choice are small tuples, a tag and what it means; keys are made from them on demand, and words in
`wording.py`. What a question is about is handed over as it is, cards and places by number: `card`, `other`, `place`,
`power`, `count`, `nth`, `player`, `fact`, and `what` for what the answer will do.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from potasovka.core.choice import Choice, Pick
from potasovka.smashup.engine import telling
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    AFTER_SCORE,
    BEFORE_SCORE,
    BURIED,
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    NOWHERE,
    ON_YOUR_TURN,
    PLAY,
    Happened,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card
    from potasovka.smashup.engine.handle import Handle

C = TypeVar("C", bound="Card")
Value = tuple[Any, ...]
PASS: Value = ("pass",)
DONE: Value = ("done",)
YES: Value = ("yes",)
NO: Value = ("no",)
END: Value = ("end",)
STANDING = (PLAY, BURIED)
"""The zones where each card stands for itself, be it a copy of another."""
About = dict[str, Any]
"""What a question is about, by the names above."""
NO_MORE: About = {}


def choice(
    game: Brawl,
    seat: int,
    prompt: str,
    options: Sequence[Value],
    source: Handle | None,
    pick: Pick | None = None,
    about: About = NO_MORE,
) -> Choice:
    """The question itself."""
    if source is None:
        return Choice(seat, prompt, options, game, None, pick, False, (NOWHERE, about))
    name = game.deal.book.slug[game.state.face[source.id]]
    return Choice(seat, prompt, options, game, name, pick, False, (source.id, about))


def ask(
    game: Brawl,
    seat: int,
    prompt: str,
    options: Sequence[Value],
    source: Handle | None,
    pick: Pick | None = None,
    about: About = NO_MORE,
) -> Generator[Choice, None, Value]:
    """One of the options, silently if it is the only one."""
    if len(options) == 1:
        return options[0]
    yield choice(game, seat, prompt, options, source, pick, about)
    return options[game.flight.picked]


def card_values(game: Brawl, cards: Sequence[Card]) -> list[Value]:
    """Cards as options. In play each stands for itself; in a pile or hand equal copies are one, sorted by name."""
    shown: list[Value] = []
    piles: dict[int, int] = {}
    order, zones, known = game.deal.order, game.state.zone, game.state.known
    for card in cards:
        number = card.id
        zone = zones[number]
        if zone in STANDING:
            shown.append(("card", number))
            continue
        same = order[number] + zone
        # Of equal copies the one that most players know goes first: nobody learns which one it was.
        if same not in piles or known[number].bit_count() > known[piles[same]].bit_count():
            piles[same] = number
    for same in sorted(piles):
        shown.append(("pile", piles[same]))
    return shown


def pick(
    game: Brawl,
    seat: int,
    cards: Sequence[C],
    prompt: str,
    source: Handle | None,
    optional: bool,
    rest: Pick | None = None,
    about: About = NO_MORE,
) -> Generator[Choice, None, C | None]:
    """One of the cards, or `None`."""
    bound = _bound(game, cards) if game.flight.must != NOWHERE else []
    if bound:
        cards, optional = bound, False
    if not cards:
        game.flight.missed = prompt
        return None
    options = card_values(game, cards)
    if optional:
        options.append(PASS)
    value = yield from ask(game, seat, prompt, options, source, rest, about)
    if value == PASS:
        return None
    number = value[1]
    for card in cards:
        if card.id == number:
            return card
    # In an imagined world the copy that was chosen in the true one may lie elsewhere: an equal one stands for it.
    return cards[_find(game, cards, number)]


def pick_some(
    game: Brawl,
    seat: int,
    cards: Sequence[C],
    prompt: str,
    source: Handle | None,
    most: int,
    least: int,
    about: About = NO_MORE,
) -> Generator[Choice, None, list[C]]:
    """Several of the cards, one pick at a time, offered in one order, so that a set has one record."""
    if most == least == 1:
        alone = Pick([], 1, 1, partial(_candidates, game, cards))
        card = yield from pick(game, seat, cards, prompt, source, False, alone, about)
        return [] if card is None else [card]
    if not cards:
        game.flight.missed = prompt
    left = _in_order(game, cards)
    taken = _bound(game, left)[:most] if game.flight.must != NOWHERE else []
    if taken:
        left.remove(taken[0])
    while left and len(taken) < most:
        need = least - len(taken)
        offered = left[: len(left) - need + 1] if need > 0 else left
        options = card_values(game, offered)
        if need <= 0:
            options.append(DONE)
        rest = Pick(taken, max(need, 0), most - len(taken), partial(_candidates, game, left))
        value = yield from ask(game, seat, prompt, options, source, rest, about)
        if value == DONE:
            break
        at = _find(game, left, value[1])
        taken.append(left[at])
        left = left[at + 1 :]
    return taken


def _bound(game: Brawl, cards: Sequence[C]) -> list[C]:
    """The card that must be chosen, if it is among these."""
    return [card for card in cards if card.id == game.flight.must]


def _find(game: Brawl, cards: Sequence[Card], number: int) -> int:
    """Where a card stands, or the first copy that nobody could tell from it."""
    for at, card in enumerate(cards):
        if card.id == number or _alike(game, card.id, number):
            return at
    raise LookupError(number)


def _candidates(game: Brawl, cards: Sequence[Card]) -> list[tuple[Value, int]]:
    """Cards as options, with the number of copies that nobody could tell apart."""
    return [
        (value, sum(card.id == value[1] or _alike(game, card.id, value[1]) for card in cards))
        for value in card_values(game, cards)
    ]


def _alike(game: Brawl, one: int, other: int) -> bool:
    """Whether two cards in a pile or hand are copies that nobody could tell apart."""
    return game.deal.order[one] == game.deal.order[other] and game.state.zone[one] not in STANDING


def _in_order(game: Brawl, cards: Sequence[C]) -> list[C]:
    """Cards in play as they come, equal copies in piles beside each other."""
    order, zone, known = game.deal.order, game.state.zone, game.state.known
    ranks: list[tuple[int, int, int]] = []
    for i, card in enumerate(cards):
        number = card.id
        ranks.append((-1, 0, i) if zone[number] == PLAY else (order[number], -known[number].bit_count(), i))
    ranks.sort()
    return [cards[rank[2]] for rank in ranks]


def pick_place(
    game: Brawl,
    seat: int,
    places: Sequence[int],
    prompt: str,
    source: Handle | None,
    optional: bool,
    about: About = NO_MORE,
) -> Generator[Choice, None, int | None]:
    """One of the places, or `None`."""
    if not places:
        return None
    if game.flight.must != NOWHERE and prompt == "ask-base" and game.state.place[game.flight.must] in places:
        return game.state.place[game.flight.must]
    options: list[Value] = [("base", place) for place in places]
    if optional:
        options.append(PASS)
    value = yield from ask(game, seat, prompt, options, source, None, about)
    return None if value == PASS else int(value[1])


def pick_word(
    game: Brawl, seat: int, words: Sequence[str], prompt: str, source: Handle | None, about: About = NO_MORE
) -> Generator[Choice, None, str | None]:
    """One of several words: a card's name, or one of its alternatives."""
    if not words:
        return None
    value = yield from ask(game, seat, prompt, [("word", word) for word in words], source, None, about)
    return str(value[1])


def binding(game: Brawl, words: Sequence[str], affecting: Mapping[str, Sequence[Card]]) -> Sequence[str]:
    """Of several things to do those that reach the card that must be chosen; all of them if there is none."""
    return [word for word in words if _bound(game, affecting.get(word, ()))] or words


def pick_player(
    game: Brawl, seat: int, seats: Sequence[int], prompt: str, source: Handle | None, about: About = NO_MORE
) -> Generator[Choice, None, int | None]:
    """One of the players."""
    if not seats:
        return None
    value = yield from ask(game, seat, prompt, [("seat", other) for other in seats], source, None, about)
    return int(value[1])


def pick_faction(
    game: Brawl, seat: int, factions: Sequence[str], prompt: str, source: Handle | None, about: About = NO_MORE
) -> Generator[Choice, None, str | None]:
    """One of the factions."""
    if not factions:
        return None
    value = yield from ask(game, seat, prompt, [("faction", name) for name in factions], source, None, about)
    return str(value[1])


def pick_number(
    game: Brawl, seat: int, least: int, most: int, prompt: str, source: Handle | None, about: About = NO_MORE
) -> Generator[Choice, None, int]:
    """One of the numbers between these two, the largest first."""
    options = [("number", number) for number in range(most, least - 1, -1)]
    value = yield from ask(game, seat, prompt, options, source, None, about)
    return int(value[1])


def confirm(
    game: Brawl, seat: int, prompt: str, source: Handle | None, about: About = NO_MORE
) -> Generator[Choice, None, bool]:
    """Yes or no."""
    value = yield from ask(game, seat, prompt, (YES, NO), source, None, about)
    return value == YES


def occasion(game: Brawl, fact: Happened) -> str:
    """What tells apart two occasions for the same Special: the action played, or the base where it happened."""
    if fact.kind == ON_YOUR_TURN or (fact.kind in (BEFORE_SCORE, AFTER_SCORE) and game.state.board is None):
        return ""
    return telling.slug_of(game, fact.card) if fact.kind == ACTION_PLAYED else telling.place_name(game, fact.place)


def key_of(game: Brawl, value: Value) -> str:
    """The key of an option: what a record holds."""
    tag = value[0]
    if len(value) == 1:
        return str(tag)
    if tag == "play":
        return "play:" + _pile_key(game, value[1])
    if tag in ("base", "berth"):
        return f"{tag}:{telling.place_name(game, value[1])}" + (f".{value[2] + 1}" if len(value) > 2 else "")
    if tag == "card":
        return telling.card_key(game, value[1])
    if tag == "pile":
        return _pile_key(game, value[1])
    if tag in ("talent", "use"):
        return f"{tag}:{telling.card_key(game, value[1])}"
    if tag == "special":
        at_hand = game.state.zone[value[1]] not in STANDING
        when = occasion(game, value[3])
        key = "special:" + (_pile_key(game, value[1]) if at_hand else telling.card_key(game, value[1]))
        return f"{key}@{when}" if when else key
    if tag == "trigger" and value[1] == NOWHERE:
        return str(value[2])
    if tag == "trigger":
        return f"{telling.card_key(game, value[1])}:{value[2]}:{value[3]}"
    if tag == "slot":
        slot = value[1]
        label = telling.slot_label(game, slot)
        return f"slot:{slot.kind}" + (f"@{label}" if label else "") + (f".{slot.group}" if slot.group else "")
    return f"{tag}:{value[1]}"


def _pile_key(game: Brawl, card: int) -> str:
    s = game.state
    key = game.deal.book.slug[s.face[card]]
    if s.zone[card] == DISCARD:
        return key + "@discard"
    holder = s.ctrl[card] if s.zone[card] == HAND else game.holder(card)
    if s.owner[card] != holder:
        key += f"@of{s.owner[card]}"
    if s.zone[card] == DECK and game.open is not None and holder not in (NOBODY, game.open.seat):
        key += f"@deck{holder}"
    return key
