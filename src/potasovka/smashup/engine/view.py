"""What a seat may know: an allow-list, and the only way out of the engine towards a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup import wire
from potasovka.smashup.engine import playable, scoring, setup, telling, turn, values
from potasovka.smashup.engine.terms import NOWHERE, PHASE_NAMES, PLAYING, Slot

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl


def view(game: Brawl, seat: int | None) -> wire.SmashUpView:
    """All that this seat, or a spectator, may know."""
    game.wake()
    s = game.state
    choice = game.choice
    result = game.result
    mine = choice is not None and choice.seat == seat
    return {
        "game": "smashup",
        "seat": seat,
        "turn": s.turn,
        "current": s.current,
        "phase": PHASE_NAMES[s.phase],
        "draft": setup.draft_data(game),
        "players": [_player(game, player, seat) for player in range(game.seats)],
        "places": [_place(game, place, seat) for place in range(len(s.base))],
        "base_deck": len(s.base_deck),
        "base_discard": [telling.slug_of(game, base) for base in s.base_discard],
        "scoring": None if s.score is None else s.score.place,
        "slots": [telling.slot_text(game, slot).data() for slot in _slots(game)],
        "choice": choice.data(s.answered[choice.seat]) if mine and choice is not None else None,
        "over": choice is None,
        "winners": list(result.winners) if result is not None else [],
        "scores": s.vp[:],
    }


def _slots(game: Brawl) -> list[Slot]:
    return playable.slots_of(game, game.state.current) if game.state.phase == PLAYING else []


def _player(game: Brawl, player: int, seat: int | None) -> wire.Player:
    s = game.state
    known: list[str] = []
    if seat is not None:
        known = sorted(telling.slug_of(game, card) for card in s.hand[player] if s.known[card] >> seat & 1)
    own = player == seat
    hand = [_hand_card(game, player, card) for card in _by_name(game, s.hand[player])] if own else []
    return {
        "seat": player,
        "factions": list(game.deal.factions[player]) if game.deal.factions else [],
        "points": s.vp[player],
        "hand_size": len(s.hand[player]),
        "hand": hand,
        "known_hand": known,
        "deck": len(s.deck[player]),
        "discard": [telling.slug_of(game, card) for card in s.discard[player]],
        "titans": [_card(game, titan) for titan in s.aside[player]],
        "resolving": [
            telling.slug_of(game, card) if s.known[card] == game.deal.everybody else None
            for card in s.limbo
            if s.ctrl[card] == player
        ],
    }


def _by_name(game: Brawl, cards: list[int]) -> list[int]:
    return sorted(cards, key=lambda card: (telling.slug_of(game, card), game.state.owner[card]))


def _hand_card(game: Brawl, player: int, card: int) -> wire.HandCard:
    why = playable.why_not(game, player, game.card[card])
    return {
        "card": telling.slug_of(game, card),
        "owner": game.state.owner[card],
        "why_not": None if why is None else why.data(),
    }


def _place(game: Brawl, place: int, seat: int | None) -> wire.Place:
    s = game.state
    if s.base[place] == NOWHERE:
        return _nothing()
    return {
        "base": telling.place_name(game, place),
        "breakpoint": values.breakpoint(game, place),
        "breakpoint_parts": _parts(values.breakpoint_parts(game, place)),
        "prizes": list(game.base(place).prizes),
        "totals": values.totals(game, place),
        "total_parts": [_parts(parts) for parts in values.total_parts(game, place)],
        "would_get": [
            {"seat": player, "total": total, "points": points} for player, total, points in scoring.prizes(game, place)
        ],
        "minions": [_minion(game, minion) for minion in s.minions[place]],
        "actions": [_action(game, action) for action in s.actions[place]],
        "titans": [_card(game, titan) for titan in s.titans[place]],
        "buried": [_buried(game, card, seat) for card in s.buried[place]],
    }


def _nothing() -> wire.Place:
    """A place without a base card."""
    return {
        "base": None,
        "breakpoint": 0,
        "breakpoint_parts": [],
        "prizes": [],
        "totals": [],
        "total_parts": [],
        "would_get": [],
        "minions": [],
        "actions": [],
        "titans": [],
        "buried": [],
    }


def _buried(game: Brawl, card: int, seat: int | None) -> wire.BuriedCard:
    s = game.state
    known = seat is not None and bool(s.known[card] >> seat & 1)
    known = known or s.known[card] == game.deal.everybody
    return {
        "card": telling.slug_of(game, card) if known else None,
        "handle": s.handle[card],
        "controller": s.ctrl[card],
    }


def _minion(game: Brawl, minion: int) -> wire.MinionInPlay:
    return {
        **_card(game, minion),
        "power": values.power(game, minion),
        "printed": game.card[minion].printed,
        "parts": _parts(values.power_parts(game, minion)),
        "actions": [_action(game, action) for action in game.state.attached.get(minion, ())],
    }


def _action(game: Brawl, action: int) -> wire.CardInPlay:
    return _card(game, action)


def _card(game: Brawl, card: int) -> wire.CardInPlay:
    s = game.state
    return {
        "card": telling.slug_of(game, card),
        "handle": s.handle[card],
        "owner": s.owner[card],
        "controller": s.ctrl[card],
        "counters": s.counters[card],
        "cancelled": card in game.sight.cancelled,
        "talent_used": turn.talent_key(game, game.card[card]) in s.used,
    }


def _parts(parts: list[values.Part]) -> list[wire.Part]:
    return [{"card": card or None, "amount": amount} for card, amount in parts]
