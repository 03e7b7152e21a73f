"""The Big Base: four sides round one base card, whose text each of them has («Свойства карт баз»).

A side is a place. The base card at it is a card of its own that always has the face of the one in the middle, so its
ability holds on each side apart.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, bases, berths, knowledge, lasting, telling, triggers
from potasovka.smashup.engine.terms import (
    BASE_PLAYED,
    BETWEEN_TURNS,
    DRAWING,
    ENDING,
    NOBODY,
    NOWHERE,
    OF_PLACES,
    PLAY,
    ROUND_ENDING,
    ROUND_START,
    SCORING,
    START,
    TURN_START,
    Board,
    Entry,
    Happened,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card
    from potasovka.smashup.engine.handle import Handle

SIDES = telling.SIDE_NAMES
"""Their names, by place."""


def board_of(game: Brawl) -> Board:
    """The board that is played on."""
    board = game.state.board
    assert board is not None
    return board


def lay_out(game: Brawl, first: int, base: int, slots: Sequence[Sequence[type[Card]]]) -> None:
    """«Подготовка к игре»: the sides with these berths; this base will lie in the middle."""
    s = game.state
    rows: list[tuple[int, ...]] = []
    for classes in slots:
        place = s.add_place()
        s.base[place] = s.add_card(s.face[base], NOBODY, PLAY)
        rows.append(tuple(s.add_cards([berth.index for berth in classes], NOBODY, PLAY)))
        for card in (s.base[place], *rows[-1]):
            s.place[card] = place
            knowledge.show_all(game, card)
    s.board = Board(tuple(rows), ((NOWHERE,) * game.seats,) * len(SIDES), first)
    game.cards_changed()


def put(game: Brawl, base: int) -> None:
    """A base card comes to the middle: each side has its text from now on."""
    s = game.state
    telling.tell(game, "log-base-enters", place=telling.slug_of(game, base))
    s.board = replace(board_of(game), base=base)
    s.zone[base] = PLAY
    knowledge.show_all(game, base)
    sides = frozenset(s.base)
    lasting.end(game, lambda effect: effect.target in sides and effect.what not in OF_PLACES)
    for side in s.base:
        s.print_face(side, s.face[base])
        s.clock += 1
        s.stamp[side] = s.clock
    game.deal = game.deal.of_cards(s)
    for side in s.base:
        game.card[side] = game.deal.defs[s.text[side]](game, side)
    game.survey()
    for place, side in enumerate(s.base):
        triggers.emit(game, Happened(BASE_PLAYED, side, s.current, place), game.sight.index)


def replace_base(game: Brawl, new: Card | None = None, *, chosen: bool = False) -> None:
    """The base card in the middle is discarded, and another one comes: this one, or the top of the deck. Nothing on the
    sides is touched («Свойства карт на „Большой базе“»)."""
    old = board_of(game).base
    telling.tell(game, "log-base-replaced", place=telling.slug_of(game, old))
    bases.to_discard(game, old)
    if new is not None:
        put(game, bases.take(game, new))
    else:
        put(game, bases.chosen(game) if chosen else bases.draw(game))


def settle(game: Brawl) -> None:
    """After every effect: what berths have to say, and the next base card lies open for all."""
    s = game.state
    berths.settle(game)
    if bases.fill(game, 1) and s.known[s.base_deck[-1]] != game.deal.everybody:
        knowledge.show_all(game, s.base_deck[-1])
        telling.tell(game, "log-next-base", card=telling.slug_of(game, s.base_deck[-1]))


def next_base(game: Brawl) -> int:
    """The base card that will come next."""
    s = game.state
    if s.next_base in s.base_deck:
        return s.next_base
    return s.base_deck[-1] if s.base_deck else NOWHERE


def pick_side(game: Brawl, seat: int, but: int, source: Handle) -> Generator[Choice, None, int]:
    """«Свойства карт баз»: which side stands for the new base."""
    places = [place for place in range(len(SIDES)) if place != but]
    place = yield from ask.pick_place(game, seat, places, "ask-side", source, False)
    assert place is not None
    return place


# ---- whose turn ------------------------------------------------------------------------------------------------------


def in_order(game: Brawl) -> list[int]:
    """All seats from the first player on."""
    first = board_of(game).first
    return [(first + i) % game.seats for i in range(game.seats)]


def turn_of(seat: int, phase: int) -> list[Entry]:
    """«Ход игрока состоит только из фаз…»: what is still to be done in a turn, the last thing first."""
    steps: list[Entry] = [("menu",), ("phase", TURN_START, ())]
    return steps if phase == START else steps[:1] if phase < SCORING else []


def rest(game: Brawl, seat: int, phase: int) -> list[Entry]:
    """What is still to be done from any moment on, the last thing first."""
    if phase == ROUND_START:
        return [("round",)]
    return [*rest_of_round(game, seat, phase), *turn_of(seat, phase)]


def rest_of_round(game: Brawl, seat: int, phase: int) -> list[Entry]:
    """What comes after a player's turn, or from a later phase on, the last thing first."""
    order = in_order(game)
    later = order[order.index(seat) + 1 :] if phase < SCORING else []
    steps: list[Entry] = [("round end",), ("round draw",), ("capture",)]
    kept = 1 if phase in (ENDING, ROUND_ENDING) else 2 if phase == DRAWING else 3
    return [*steps[:kept], *(("turn", other) for other in reversed(later))]


def turn_number(game: Brawl) -> int:
    """Turns are numbered by round and seat: who begins the next period is not known before."""
    s = game.state
    return NOWHERE if s.phase >= BETWEEN_TURNS else board_of(game).rounds * game.seats + s.current


def next_turn_of(game: Brawl, seat: int) -> int:
    """In this round if it is still to come, otherwise in the next."""
    s, order = game.state, in_order(game)
    between = s.phase >= BETWEEN_TURNS
    comes = s.phase == ROUND_START if between else order.index(seat) > order.index(s.current)
    return (board_of(game).rounds + (not comes)) * game.seats + seat
