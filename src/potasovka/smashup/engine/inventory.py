"""The whole true state in plain lines: names, zones, numbers, in a fixed order, however the engine keeps them.

Nothing here depends on the numbers of cards or definitions, so neither another layout of the state nor a new box
changes what an old game comes to.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from potasovka.smashup.engine import telling, values
from potasovka.smashup.engine.terms import NOWHERE, OF_PLACES, PHASE_NAMES, Board, Lasting, Slot

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl


def inventory(game: Brawl) -> list[str]:
    """One line for each thing there is."""
    game.wake()
    choice = game.choice
    asked = "nobody" if choice is None else f"{choice.seat} {choice.message} {len(choice)}"
    s = game.state
    lines = [
        f"chance {s.rng.state}",
        f"turn {s.turn} of {s.current}, {PHASE_NAMES[s.phase]}; occasions {s.occasions}",
        f"points {s.vp}, winners {s.winners}, answered {s.answered}",
        f"asked {asked}",
    ]
    for seat in range(game.seats):
        lines += _player(game, seat)
    lines.append("base deck " + _row(game, s.base_deck))
    lines.append("base discard " + _row(game, s.base_discard))
    lines.append("resolving " + _row(game, s.limbo))
    lines += ["box " + _row(game, s.box)] if s.box else []
    for place in range(len(s.base)):
        lines += _place(game, place)
    lines += [] if s.board is None else _board(game, s.board)
    lines += [f"scoring {s.score.place} {s.score.winners} {s.score.breakpoint}"] if s.score is not None else []
    lines += [f"next base {_name(game, s.next_base)}"] if s.next_base != NOWHERE else []
    lines += [_slot(game, slot) for slot in s.slots]
    lines += [_lasting(game, effect) for effect in s.lasting]
    lines += [f"claim {_name(game, c.minion)} {c.seat} {c.until} {_name(game, c.source)}" for c in s.claims]
    lines += [f"played {_name(game, play.card)} {play.kind} {play.seat} {play.place}" for play in s.plays]
    return lines


def _player(game: Brawl, seat: int) -> list[str]:
    s = game.state
    factions = " ".join(game.deal.factions[seat]) if game.deal.factions else ""
    return [
        f"seat {seat} {factions}",
        " deck " + _row(game, s.deck[seat]),
        " hand " + ", ".join(sorted(_card(game, card) for card in s.hand[seat])),
        " discard " + _row(game, s.discard[seat]),
        " aside " + _row(game, s.aside[seat]),
    ]


def _place(game: Brawl, place: int) -> list[str]:
    s = game.state
    if s.base[place] == NOWHERE:
        return [f"place {place} empty"]
    lines = [
        f"place {place} {_name(game, s.base[place])} {values.breakpoint(game, place)} {values.totals(game, place)}"
    ]
    for minion in s.minions[place]:
        lines.append(f" minion {_card(game, minion)} power {values.power(game, minion)}")
        lines += [f"  with {_card(game, action)}" for action in s.attached.get(minion, ())]
    lines += [f" action {_card(game, action)}" for action in s.actions[place]]
    lines += [f" titan {_card(game, titan)}" for titan in s.titans[place]]
    lines += [f" buried {_card(game, card)}" for card in s.buried[place]]
    return lines


def _board(game: Brawl, board: Board) -> list[str]:
    """The middle of the Big Base, its tracks, and who stands where."""
    known = f"proposed {_name(game, board.proposed)} weakest {board.weakest}"
    return [
        f"board {_name(game, board.base)} first {board.first} round {board.round} period {board.period} {known}",
        *(f" side {place} {stands}" for place, stands in enumerate(board.stands)),
        *(f" scored {score.place} {score.winners} {score.seconds}" for score in board.scores),
        *(f" played {_name(game, play.card)} {play.kind} {play.seat} {play.place}" for play in board.plays),
    ]


def _row(game: Brawl, cards: Iterable[int]) -> str:
    return ", ".join([_card(game, card) for card in cards])


def _card(game: Brawl, card: int) -> str:
    """A card as it lies there: its name, whose it is, its counters, who knows it, and what its text is now."""
    s = game.state
    line = f"{_name(game, card)} {s.owner[card]}{s.ctrl[card]} +{s.counters[card]} known {s.known[card]}"
    if s.text[card] != s.face[card]:
        line += f" as {game.deal.book.slug[s.text[card]]}"
    return line + " cancelled" if card in game.sight.cancelled else line


def _slot(game: Brawl, slot: Slot) -> str:
    parts = (slot.kind, slot.place, slot.max_power, slot.name, slot.group, slot.budget, telling.slot_label(game, slot))
    return f"slot {parts} vacant" if slot.vacant else f"slot {parts}"


def _lasting(game: Brawl, effect: Lasting) -> str:
    target = f"place {effect.target}" if effect.what in OF_PLACES else _name(game, effect.target)
    said = f" {effect.said}" if effect.said else ""
    kept = (effect.amount, effect.until, effect.seat, effect.source, effect.place)
    return f"lasting {effect.what}: {target} {kept}{said}"


def _name(game: Brawl, card: int) -> str:
    return "nothing" if card == NOWHERE else telling.slug_of(game, card)
