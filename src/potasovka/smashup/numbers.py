"""«Замес» in numbers: what a seat may know, for whoever learns to play."""

from __future__ import annotations

from array import array
from functools import cache
from typing import NamedTuple

from potasovka.core.choice import Choice
from potasovka.core.game import Game
from potasovka.core.numbers import LARGEST, Field, blank, starts, word
from potasovka.smashup.engine import values
from potasovka.smashup.engine.ask import Value
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.terms import NOBODY, NOWHERE

OPTIONS = 96
"""Answers that are told; random games over all boxes have not come near it."""
PLACES = 12
"""Places that are told."""
CARDS = 96
"""Cards in play that are told, bases not among them."""
HEAD = 10
SEAT = 4
CARD = 6
OPTION = 4


class Layout(NamedTuple):
    """Where things stand in the row of a game for so many players."""

    fields: tuple[Field, ...]
    at: dict[str, int]
    empty: array[int]


@cache
def _layout(players: int) -> Layout:
    known = len(registry().defs)
    fields = (
        Field("head", (HEAD,), "turn, phase, current seat, question, card that asks, place being scored, bases left, "
              "minions and actions that may still be played, round"),
        Field("seats", (players, SEAT), "points, cards in hand, in the deck, in the discard pile"),
        Field("hands", (players, known), "how many of each card are known to be in a hand"),
        Field("discards", (players, known), "how many of each card are in a discard pile"),
        Field("places", (PLACES, 2 + players), "base, breakpoint, total of each seat"),
        Field("cards", (CARDS, CARD), "card, place, controller, power, counters, row of its host; buried ones last"),
        Field("options", (OPTIONS, OPTION), "kind, card, place or row in `cards`, what else tells it apart"),
    )  # fmt: skip
    return Layout(fields, starts(fields), blank(fields))


class SmashUpNumbers:
    """Definitions, places, seats and rows are counted from 1, so that 0 is none; seats from the one that looks."""

    options = OPTIONS

    def fields(self, players: int) -> tuple[Field, ...]:
        """The parts of the row, in order."""
        return _layout(players).fields

    def of(self, game: Game, seat: int) -> array[int]:
        """What a seat may know now."""
        assert isinstance(game, SmashUp)
        brawl = game.brawl
        brawl.wake()
        layout = _layout(brawl.seats)
        row = layout.empty[:]
        _write_head(brawl, seat, row, layout.at["head"])
        _write_piles(brawl, seat, row, layout.at)
        _write_places(brawl, seat, row, layout.at["places"])
        rows = _write_cards(brawl, seat, row, layout.at["cards"])
        choice = brawl.choice
        if choice is not None and choice.seat == seat:
            _write_options(brawl, choice, rows, row, layout.at["options"])
        return row


def _write(row: array[int], at: int, told: list[int]) -> None:
    """Numbers one after another, which is faster than one by one."""
    row[at : at + len(told)] = array("h", told)


def _write_head(game: Brawl, seat: int, row: array[int], at: int) -> None:
    s, choice = game.state, game.choice
    asked = source = 0
    if choice is not None and choice.seat == seat:
        asked = word(choice.message)
        source = 0 if choice.source is None else 1 + game.deal.book.by_slug[choice.source].index
    kinds = [slot.kind for slot in s.slots]
    told = [min(s.turn, LARGEST), s.phase, 1 + (s.current - seat) % len(s.vp), asked, source]
    told += [0 if s.score is None else 1 + s.score.place, len(s.base_deck)]
    told += [kinds.count("minion"), kinds.count("action"), 0 if s.board is None else s.board.rounds + 1]
    _write(row, at, told)


def _write_piles(game: Brawl, seat: int, row: array[int], at: dict[str, int]) -> None:
    s, known = game.state, len(game.deal.book.defs)
    face, seen, bit = s.face, s.known, 1 << seat
    hands, discards = at["hands"], at["discards"]
    told: list[int] = []
    for who in (*range(seat, len(s.vp)), *range(seat)):
        hand, discard = s.hand[who], s.discard[who]
        told += (s.vp[who], len(hand), len(s.deck[who]), len(discard))
        for card in hand:
            if seen[card] & bit:
                row[hands + face[card]] += 1
        for card in discard:
            row[discards + face[card]] += 1
        hands, discards = hands + known, discards + known
    _write(row, at["seats"], told)


def _write_places(game: Brawl, seat: int, row: array[int], at: int) -> None:
    s = game.state
    nothing, told = [0] * (2 + len(s.vp)), []
    for place, base in enumerate(s.base[:PLACES]):
        if base == NOWHERE:
            told += nothing
            continue
        totals = values.totals(game, place)
        numbers = [values.breakpoint(game, place), *totals[seat:], *totals[:seat]]
        told.append(1 + s.text[base])
        told += numbers if max(numbers) < LARGEST else [min(number, LARGEST) for number in numbers]
    _write(row, at, told)


def _write_cards(game: Brawl, seat: int, row: array[int], at: int) -> dict[int, int]:
    """All cards in play and beside the decks, the buried ones last; in which row each stands, counted from 1."""
    s = game.state
    text, place, ctrl, counters, host, known = s.text, s.place, s.ctrl, s.counters, s.host, s.known
    bit, players = 1 << seat, len(s.vp)
    rows: dict[int, int] = {}
    told: list[int] = []
    for minions in s.minions:
        for card in minions:
            rows[card] = len(rows) + 1
            power = min(values.power(game, card), LARGEST)
            told += (1 + text[card], 1 + place[card], 1 + (ctrl[card] - seat) % players, power, counters[card], 0)
    for cards in (*s.attached.values(), *s.actions, *s.titans, *s.aside, *s.buried):
        for card in cards:
            rows[card] = len(rows) + 1
            shown = 1 + text[card] if known[card] & bit else 0
            holder = 0 if ctrl[card] == NOBODY else 1 + (ctrl[card] - seat) % players
            told += (shown, 1 + place[card], holder, 0, counters[card], rows.get(host[card], 0))
    _write(row, at, told[: CARD * CARDS])
    return rows


def _write_options(game: Brawl, choice: Choice, rows: dict[int, int], row: array[int], at: int) -> None:
    told: list[int] = []
    for value in choice.values[:OPTIONS]:
        told.append(word(value[0]))
        told += _told(game, choice.seat, value, rows) if len(value) > 1 else (0, 0, 0)
    _write(row, at, told)


def _told(game: Brawl, seat: int, value: Value, rows: dict[int, int]) -> tuple[int, int, int]:
    """A card, a place or its row, and what else tells an answer apart."""
    s, tag, what = game.state, value[0], value[1]
    if tag in ("base", "berth"):
        return 1 + s.text[s.base[what]], 1 + what, 1 + value[2] if len(value) > 2 else 0
    if tag in ("card", "talent", "use"):
        return 1 + s.face[what], rows.get(what, 0), 0
    if tag in ("play", "pile", "special", "trigger"):
        card, told = (0, 0) if what == NOWHERE else (1 + s.face[what], rows.get(what, 0))
        return card, told, word(game.key_of(value))
    if tag == "seat":
        return 0, 0, 1 + (what - seat) % len(s.vp)
    if tag == "slot":
        return 0, 1 + what.place, word(game.key_of(value))
    return 0, 0, min(what, LARGEST) if isinstance(what, int) else word(str(what))


NUMBERS = SmashUpNumbers()
