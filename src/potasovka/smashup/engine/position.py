"""Positions as text, as FEN is to chess: any moment can be written down, read, and set up.

    turn: A play
    points: A 3, B 7
    base: Haunted House
      A: Ghost +2 [Incorporeal], Spirit of B
      B: Sprout [A Choking Vines]
      on base: A Door to the Beyond
      titan: B Killer Kudzu +4
      buried: A Ghost, B Spirit
    titans A: Helicoprion +2
    hand A: Séance, 2 Ghost
    deck A: Spirit
    discard B: Sprout
    base deck: Workshop

A puzzle has a goal, `goal: win` or `goal: capture 2`, and ends with this turn. On the Big Base there is one base in
the middle, and sides with slots:

    board: first A, round 2, period 1
    base: Workshop
    side: north
      A 2: Ghost
      B 1:
      on base: B Door to the Beyond

Players are letters, cards English names or slugs, decks are written top first. What lasts only for a while (a bonus
until the end of the turn, a talent already used, a text that Hello, Dolly! copied) is no part of a position.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from potasovka.core.errors import BadPosition
from potasovka.smashup.engine import aftermath, bases, berths, lasting, turn, zones
from potasovka.smashup.engine.board_text import LETTERS as LETTERS
from potasovka.smashup.engine.board_text import BoardReader, read_number
from potasovka.smashup.engine.goal import read_goal
from potasovka.smashup.engine.mode import CLASSIC, MODES, Mode, Puzzle
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.telling import SIDE_NAMES
from potasovka.smashup.engine.terms import (
    ASIDE,
    BETWEEN_TURNS,
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    NOBODY,
    NOWHERE,
    PHASE_NAMES,
    PLAYING,
    WHILE_IN_PLAY,
    Claim,
    Slot,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card

MOST_CARDS = 1000
"""Cards of the largest position: all there are in four boxes are fewer."""
LONGEST = 100_000
"""Letters of the longest position."""
_MINION = re.compile(r"^(?P<name>.+?)(?: \+(?P<counters>\d+))?(?: of (?P<owner>[A-D]))?(?: \[(?P<on>.*)\])?$")


_TYPED = str.maketrans({"’": "'", "é": "e", "ü": "u", "ß": "ss", "…": "..."})
"""How people type the letters of names that not every keyboard has."""


def plain(name: str) -> str:
    """A name without what people type differently: case, apostrophes, accents, dots, spaces and dashes."""
    return re.sub(r"[^a-z0-9]", "", name.lower().translate(_TYPED))


def find(name: str, kinds: tuple[str, ...]) -> type[Card]:
    """The card of this slug or name; of two cards of one name, the one whose slug is that name."""
    wanted = plain(name) if name.lower().translate(_TYPED).isascii() else ""
    cards = [card for card in registry().defs if card.kind in kinds]
    for card in cards:
        if plain(card.slug) == wanted:
            return card
    for card in cards:
        if plain(card.name) == wanted:
            return card
    raise BadPosition(f"there is no {' or '.join(kinds)} called {name[:80]!r}")


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]


def mode(text: str) -> Mode:
    """How a position is played: one with a board on the Big Base, one with a goal as a puzzle."""
    heads = {head.strip(): rest.strip() for head, _, rest in [line.partition(":") for line in _lines(text)]}
    if "board" in heads:
        return MODES["big_base"]
    return Puzzle(read_goal(heads["goal"])) if "goal" in heads else CLASSIC


def players(text: str) -> int:
    """How many players a position speaks of; two at least."""
    letters = re.findall(r"(?:^|[ ,:])([A-D])(?=[ :])", "\n".join(_lines(text)), re.MULTILINE)
    return max(2, 1 + max((LETTERS.index(letter) for letter in letters), default=0))


def lay_out(game: Brawl, text: str) -> None:
    """Set up a position where nothing lies yet."""
    if len(text) > LONGEST:
        raise BadPosition(f"it is too long: at most {LONGEST} letters")
    reader = _Reader(game)
    for number, line in enumerate(_lines(text), 1):
        try:
            reader.line(line)
        except BadPosition as error:
            raise BadPosition(f"line {number}, {line.strip()[:200]!r}: {error}") from None
    reader.finish()


class _Reader:
    """Reads a position line by line."""

    def __init__(self, game: Brawl) -> None:
        self.game = game
        self.state = game.state
        self.place = NOWHERE
        self.turn = (0, PLAYING)
        self.slots: list[Slot] | None = None
        self.minions: list[tuple[int, int, int, int, list[tuple[int, int]]]] = []
        self.buried: list[tuple[int, int, int]] = []
        self.board = BoardReader(game.seats) if game.deal.mode.name == "big_base" else None

    def line(self, line: str) -> None:
        head, colon, rest = line.strip().partition(":")
        if not colon:
            raise BadPosition("a line has the form 'what: …'")
        items = list(_split(rest))
        words = head.split()
        if self.board is not None:
            head = self.board.without_slot(words, head)
        if self.board is not None and self.board.reads(head, items):
            self.place = self.board.place
        elif head == "base":
            self._base(rest.strip())
        elif head in LETTERS or head in ("on base", "titan", "buried"):
            if self.place == NOWHERE:
                raise BadPosition("it belongs under a base")
            self._at_base(head, items)
        elif head == "turn":
            self._turn(rest.split())
        elif head == "points":
            for item in items:
                letter, _, points = item.partition(" ")
                if not points.isdecimal():
                    raise BadPosition(f"{item!r} is not a player and a number")
                self.state.vp[self._seat(letter)] = read_number(points)
        elif head == "goal":
            if self.board is not None:
                raise BadPosition("a puzzle has no board: its turn ends the game")
        elif head == "plays":
            self.slots = [self._slot(item) for item in items]
        elif words[0] == "titans" and len(words) == 2:
            self._beside(self._seat(words[1]), items)
        elif words[0] in ("hand", "deck", "discard") and len(words) == 2:
            self._pile(words[0], self._seat(words[1]), items)
        elif head in ("base deck", "base discard"):
            self._base_pile(head, items)
        else:
            raise BadPosition(f"{head!r} is not a part of a position")

    def _at_base(self, head: str, items: list[str]) -> None:
        if head in LETTERS:
            self._minions(self._seat(head), items)
            return
        for item in items:
            letter, _, name = item.partition(" ")
            seat = self._seat(letter)
            if head == "on base":
                self._on_base(seat, name)
            elif head == "titan":
                name, counters = _with_counters(name)
                self.minions.append((self._new(name, seat, ("titan",)), seat, self.place, counters, []))
            else:
                self.buried.append((self._owned(name, seat, ("minion", "action")), seat, self.place))

    def _beside(self, seat: int, items: list[str]) -> None:
        for item in items:
            name, counters = _with_counters(item)
            titan = self._new(name, seat, ("titan",))
            self.state.zone[titan] = ASIDE
            self.state.counters[titan] = counters
            self.state.aside[seat].append(titan)
            self.state.known[titan] = self.game.deal.everybody

    def _seat(self, letter: str) -> int:
        if len(letter) != 1 or letter not in LETTERS:
            raise BadPosition(f"{letter!r} is not a player; players are A to D")
        return LETTERS.index(letter)

    def _new(self, name: str, owner: int, kinds: tuple[str, ...]) -> int:
        if len(self.state.face) >= MOST_CARDS:
            raise BadPosition(f"there are too many cards: at most {MOST_CARDS}")
        return self.state.add_card(find(name, kinds).index, owner, LIMBO)

    def _owned(self, item: str, seat: int, kinds: tuple[str, ...]) -> int:
        """A card that this player has; `of B` says whose it is, if it is not their own."""
        if item[-5:-1] == " of " and item[-1] in LETTERS:
            return self._new(item[:-5], self._seat(item[-1]), kinds)
        return self._new(item, seat, kinds)

    def _base(self, name: str) -> None:
        base = self._new(name, NOBODY, ("base",))
        if self.board is not None:
            self.board.middle = base
        else:
            self.place = self.state.add_place()
            self.state.base[self.place] = base

    def _on_base(self, seat: int, name: str) -> None:
        action = self._owned(name, seat, ("action",))
        if self._on(action) != "base":
            raise BadPosition(f"{name} is not played on a base")
        self.minions.append((action, seat, self.place, 0, []))

    def _on(self, card: int) -> str:
        return str(getattr(self.game.deal.defs[self.state.face[card]], "on", ""))

    def _minions(self, seat: int, items: list[str]) -> None:
        for item in items:
            count, item = _counted(item)
            found = _MINION.match(item)
            if found is None:
                raise BadPosition(f"{item!r} is not a minion")
            owner = self._seat(found["owner"]) if found["owner"] else seat
            for _ in range(count):
                minion = self._new(found["name"], owner, ("minion",))
                on = [self._attachment(name, seat) for name in _split(found["on"] or "")]
                self.minions.append((minion, seat, self.place, read_number(found["counters"] or "0"), on))

    def _attachment(self, item: str, seat: int) -> tuple[int, int]:
        letter, _, name = item.partition(" ")
        if len(letter) == 1 and letter in LETTERS:
            seat, item = self._seat(letter), name
        action = self._owned(item, seat, ("action",))
        if self._on(action) != "minion":
            raise BadPosition(f"{item} is not played on a minion")
        return action, seat

    def _turn(self, words: list[str]) -> None:
        phase = words[1] if len(words) > 1 else "play"
        names = PHASE_NAMES[1:BETWEEN_TURNS] if self.board is None else PHASE_NAMES[1:]
        if phase not in names:
            raise BadPosition(f"{phase!r} is not a phase; phases are {', '.join(names)}")
        self.turn = (self._seat(words[0] if words else ""), PHASE_NAMES.index(phase))

    def _slot(self, item: str) -> Slot:
        if item not in ("minion", "action"):
            raise BadPosition(f"{item!r} is not a play; plays are minion, action")
        return Slot(item)

    def _pile(self, zone: str, seat: int, items: list[str]) -> None:
        for item in reversed(items) if zone == "deck" else items:
            count, item = _counted(item)
            for _ in range(count):
                card = self._owned(item, seat, ("minion", "action"))
                if zone == "hand":
                    self.state.zone[card], self.state.ctrl[card] = HAND, seat
                    self.state.hand[seat].append(card)
                    self.state.known[card] = 1 << seat
                elif zone == "deck":
                    self.state.zone[card] = DECK
                    self.state.deck[seat].append(card)
                else:
                    self.state.zone[card] = DISCARD
                    self.state.discard[seat].append(card)
                    self.state.known[card] = self.game.deal.everybody

    def _base_pile(self, head: str, items: list[str]) -> None:
        for item in reversed(items) if head == "base deck" else items:
            base = self._new(item, NOBODY, ("base",))
            if head == "base deck":
                self.state.zone[base] = DECK
                self.state.base_deck.append(base)
            else:
                self.state.zone[base] = DISCARD
                self.state.base_discard.append(base)
                self.state.known[base] = self.game.deal.everybody

    def finish(self) -> None:
        game, s = self.game, self.state
        if self.board is not None:
            self.board.lay_out(game)
        elif not s.base:
            raise BadPosition("a position needs at least one base")
        else:
            game.cards_changed()
            for place, base in enumerate(s.base):
                bases.put(game, place, base)
        self._enter()
        if self.board is not None:
            self.board.settle(game)
        aftermath.end_effect(game)
        s.occasions = 0  # what was set off belongs to no game
        s.agenda = []
        game.log.clear()
        seat, phase = self.turn
        s.current, s.turn, s.phase = seat, 1, phase
        s.agenda = game.deal.mode.rest(game, seat, phase)
        if phase == PLAYING:
            turn.play_phase(game)
            s.slots = s.slots if self.slots is None else self.slots

    def _enter(self) -> None:
        game, s = self.game, self.state
        for card, seat, place, counters, on in self.minions:
            zones.enter_play(game, card, seat, place)
            lasting.set_counters(game, card, counters)
            for action, holder in on:
                zones.enter_play(game, action, holder, place, card)
            if seat != s.owner[card] and game.card[card].kind == "minion":
                source = next((a for a, holder in on if holder == seat), card)
                lasting.claim(game, Claim(card, seat, WHILE_IN_PLAY, source))
        for card, seat, place in self.buried:
            zones.to_buried(game, card, seat, place)


def _split(text: str) -> Iterator[str]:
    """At commas, but neither within brackets nor within a card's name."""
    for name in _with_commas():
        text = text.replace(name, name.replace(",", "\0"))
    depth, start = 0, 0
    for i, c in enumerate(text + ","):
        depth += (c == "[") - (c == "]")
        if c == "," and depth == 0:
            item = text[start:i].strip().replace("\0", ",")
            if item:
                yield item
            start = i + 1
    if depth:
        raise BadPosition("a bracket is not closed")


@cache
def _with_commas() -> tuple[str, ...]:
    return tuple(card.name for card in registry().defs if "," in card.name)


def _with_counters(item: str) -> tuple[str, int]:
    name, plus, counters = item.rpartition(" +")
    return (name, read_number(counters)) if plus and counters.isdecimal() else (item, 0)


def _counted(item: str) -> tuple[int, str]:
    number, _, name = item.partition(" ")
    return (read_number(number), name) if number.isdecimal() and name else (1, item)


def write(game: Brawl) -> str:
    """The position as text."""
    game.wake()
    s = game.state
    lines = [f"turn: {LETTERS[s.current]} {PHASE_NAMES[s.phase]}"]
    lines.append("points: " + ", ".join(f"{LETTERS[seat]} {points}" for seat, points in enumerate(s.vp)))
    if s.phase == PLAYING:
        lines.append("plays: " + ", ".join(slot.kind for slot in s.slots if slot.place == NOWHERE))
    if game.deal.mode.goal is not None:
        lines.append(f"goal: {game.deal.mode.goal}")
    if s.board is not None:
        lines.append(f"board: first {LETTERS[s.board.first]}, round {s.board.round}, period {s.board.period}")
        lines.append(f"base: {game.card[s.board.base].name}")
    for place, base in enumerate(s.base):
        if base != NOWHERE:
            lines += _place_lines(game, place)
    for seat in range(game.seats):
        if s.aside[seat]:
            lines.append(f"titans {LETTERS[seat]}: " + ", ".join(_titan_text(game, titan) for titan in s.aside[seat]))
        # A hand by the numbers of its cards: read again, they get the same ones.
        for zone, pile in (("hand", sorted(s.hand[seat])), ("deck", s.deck[seat][::-1]), ("discard", s.discard[seat])):
            if pile:
                lines.append(f"{zone} {LETTERS[seat]}: " + ", ".join(_pile_text(game, card, seat) for card in pile))
    for head, pile in (("base deck", s.base_deck[::-1]), ("base discard", s.base_discard)):
        if pile:
            lines.append(f"{head}: " + ", ".join(_called(game.card[base]) for base in pile))
    return "\n".join(lines) + "\n"


def _place_lines(game: Brawl, place: int) -> list[str]:
    """A place, and who stands there with what."""
    s = game.state
    lines = [f"base: {_called(game.base(place))}" if s.board is None else f"side: {SIDE_NAMES[place]}"]
    for seat in range(game.seats):
        mine = [_minion_text(game, minion) for minion in s.minions[place] if s.ctrl[minion] == seat]
        berth = berths.of(game, place, seat)
        if mine or berth != NOWHERE:
            slot = "" if berth == NOWHERE else f" {berth + 1}"
            lines.append(f"  {LETTERS[seat]}{slot}: {', '.join(mine)}".rstrip())
    if s.actions[place]:
        on = [_held_text(game, action) for action in s.actions[place]]
        lines.append(f"  on base: {', '.join(on)}")
    lines += [f"  titan: {LETTERS[s.ctrl[titan]]} {_titan_text(game, titan)}" for titan in s.titans[place]]
    if s.buried[place]:
        lines.append("  buried: " + ", ".join(_held_text(game, card) for card in s.buried[place]))
    return lines


def _called(card: Card) -> str:
    """What a card is called in a position."""
    return _leads_back(card.index)


@cache
def _leads_back(index: int) -> str:
    """The name of a definition; its slug, where that name is another card's."""
    card = registry().defs[index]
    return card.name if find(card.name, (card.kind,)) is card else card.slug


def _minion_text(game: Brawl, minion: int) -> str:
    s = game.state
    text = _called(game.card[minion])
    if s.counters[minion]:
        text += f" +{s.counters[minion]}"
    if s.owner[minion] != s.ctrl[minion]:
        text += f" of {LETTERS[s.owner[minion]]}"
    if minion in s.attached:
        on = [_held_text(game, action) for action in s.attached[minion]]
        text += f" [{', '.join(on)}]"
    return text


def _titan_text(game: Brawl, titan: int) -> str:
    counters = game.state.counters[titan]
    return _called(game.card[titan]) + (f" +{counters}" if counters else "")


def _held_text(game: Brawl, card: int) -> str:
    seat = game.state.ctrl[card]
    return f"{LETTERS[seat]} {_pile_text(game, card, seat)}"


def _pile_text(game: Brawl, card: int, seat: int) -> str:
    owner = game.state.owner[card]
    return _called(game.card[card]) + ("" if owner == seat else f" of {LETTERS[owner]}")
