"""What a seat may know: an allow-list, and the only way out of the engine towards a player."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, TypeVar

from potasovka.smashup import wire
from potasovka.smashup.engine import draft, marks, playable, scoring, telling, turn, values
from potasovka.smashup.engine.terms import NOWHERE, PHASE_NAMES, PLAYING, Slot

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

D = TypeVar("D")
"""Something that is drawn."""


def view(game: Brawl, seat: int | None) -> wire.SmashUpView:
    """All that this seat, or a spectator, may know: what everybody sees, made once, and what only this seat does."""
    game.wake()
    if game.public is None:
        game.public = _public(game)
    seen = game.public
    if seat is None:
        return seen
    choice, s = game.choice, game.state
    mine = choice is not None and choice.seat == seat
    return {
        **seen,
        **scene_from(game, seen, seat),
        "seat": seat,
        "refused": _refused(game, seat),
        "choice": choice.data(s.answered[choice.seat]) if mine and choice is not None else None,
    }


def _public(game: Brawl) -> wire.SmashUpView:
    """What a spectator sees."""
    result = game.result
    return {
        **scene(game),
        "game": "smashup",
        "seat": None,
        "draft": draft.draft_data(game),
        "slots": [telling.slot_text(game, slot).data() for slot in _slots(game)],
        "refused": [],
        "choice": None,
        "over": game.choice is None,
        "winners": list(result.winners) if result is not None else [],
    }


def scene(game: Brawl) -> wire.Scene:
    """What lies on the table, as a spectator sees it; also in the middle of whatever is going on."""
    s = game.state
    return {
        "turn": s.turn,
        "current": s.current,
        "phase": PHASE_NAMES[s.phase],
        "players": [_player(game, player) for player in range(game.seats)],
        "places": [_place(game, place) for place in range(len(s.base))],
        "base_deck": len(s.base_deck),
        "base_discard": [telling.slug_of(game, base) for base in s.base_discard],
        "scoring": None if s.score is None else s.score.place,
        "scores": s.vp[:],
        "board": game.deal.mode.board_seen(game),
    }


def scene_now(game: Brawl) -> wire.Scene:
    """The same, taken out of the view if that is drawn already."""
    return scene(game) if game.public is None else _scene_in(game.public)


def _scene_in(view: wire.SmashUpView) -> wire.Scene:
    return {
        "turn": view["turn"],
        "current": view["current"],
        "phase": view["phase"],
        "players": view["players"],
        "places": view["places"],
        "base_deck": view["base_deck"],
        "base_discard": view["base_discard"],
        "scoring": view["scoring"],
        "scores": view["scores"],
        "board": view["board"],
    }


def scene_from(game: Brawl, scene: wire.Scene, seat: int) -> wire.Side:
    """Those parts of it that a seat sees otherwise."""
    return {
        "players": [_player_as_known(game, player, seat) for player in scene["players"]],
        "places": [
            {**place, "buried": [_buried(game, card, seat) for card in buried]} if buried else place
            for place, buried in zip(scene["places"], game.state.buried, strict=True)
        ],
    }


def _slots(game: Brawl) -> list[Slot]:
    return playable.slots_of(game, game.state.current) if game.state.phase == PLAYING else []


def _player(game: Brawl, player: int) -> wire.Player:
    """A player as everybody sees them, drawn anew only if something has changed."""
    mark = marks.of_player(game, player)
    return _kept(game, ("player", player), mark, lambda: _draw_player(game, player))


def _draw_player(game: Brawl, player: int) -> wire.Player:
    s, face, slug = game.state, game.state.face, game.deal.book.slug
    return {
        "seat": player,
        "factions": list(game.deal.factions[player]) if game.deal.factions else [],
        "points": s.vp[player],
        "hand_size": len(s.hand[player]),
        "hand": [],
        "known_hand": [],
        "deck": len(s.deck[player]),
        "discard": [slug[face[card]] for card in s.discard[player]],
        "titans": [_card(game, titan) for titan in s.aside[player]],
        "resolving": [
            slug[face[card]] if s.known[card] == game.deal.everybody else None
            for card in s.limbo
            if s.ctrl[card] == player
        ],
    }


def _player_as_known(game: Brawl, player: wire.Player, seat: int) -> wire.Player:
    """A player and those cards of their hand that a seat knows: of one's own all."""
    s, order, who = game.state, game.deal.order, player["seat"]
    held = sorted([order[card] for card in s.hand[who] if s.known[card] >> seat & 1])
    if not held and who != seat:
        return player
    return _kept(game, ("known", who, seat), (player, held), lambda: _draw_known(game, player, seat))


def _draw_known(game: Brawl, player: wire.Player, seat: int) -> wire.Player:
    s, face, slug = game.state, game.state.face, game.deal.book.slug
    cards = s.hand[player["seat"]]
    known = sorted([slug[face[card]] for card in cards if s.known[card] >> seat & 1])
    if player["seat"] != seat:
        return {**player, "known_hand": known}
    own = sorted(cards, key=game.deal.order.__getitem__)
    hand: list[wire.HandCard] = [{"card": slug[face[card]], "owner": s.owner[card]} for card in own]
    return {**player, "hand": hand, "known_hand": known}


def _refused(game: Brawl, seat: int) -> list[wire.Refused]:
    """The cards in one's hand that cannot be played now, each once, and why."""
    s, order = game.state, game.deal.order
    found: list[wire.Refused] = []
    for card in {order[card]: card for card in sorted(s.hand[seat], key=order.__getitem__)}.values():
        why = playable.why_not(game, seat, game.card[card])
        if why is not None:
            found.append({"card": telling.slug_of(game, card), "owner": s.owner[card], "why": why.data()})
    return found


def _kept(game: Brawl, what: Hashable, mark: object, draw: Callable[[], D]) -> D:
    """What was drawn when the mark was the same: between two events most things are as they were."""
    known = game.drawn.get(what)
    if known is not None and known[0] == mark:
        drawn: D = known[1]
        return drawn
    drawn = draw()
    game.drawn[what] = (mark, drawn)
    return drawn


def _place(game: Brawl, place: int) -> wire.Place:
    """A place, drawn anew only if something there has changed."""
    if game.state.base[place] == NOWHERE:
        return _nothing()
    return _kept(game, place, marks.of_place(game, place), lambda: _draw(game, place))


def _draw(game: Brawl, place: int) -> wire.Place:
    s = game.state
    told: list[list[values.Part]] = [[] for _ in s.vp]
    totals = values.totals(game, place, told)
    return {
        "base": telling.slug_of(game, s.base[place]),
        "breakpoint": values.breakpoint(game, place),
        "breakpoint_parts": _parts(game, values.breakpoint_parts(game, place)),
        "prizes": list(game.deal.mode.prizes(game, place)),
        "cancelled": s.base[place] in game.sight.cancelled,
        "totals": totals,
        "total_parts": [_parts(game, parts) for parts in told],
        "would_get": [
            {"seat": player, "total": total, "points": points}
            for player, total, points in scoring.prizes(game, place, totals)
        ],
        "minions": [_minion(game, minion) for minion in s.minions[place]],
        "actions": [_card(game, action) for action in s.actions[place]],
        "titans": [_card(game, titan) for titan in s.titans[place]],
        "buried": [_buried(game, card, None) for card in s.buried[place]],
    }


def _nothing() -> wire.Place:
    """A place without a base card."""
    return {
        "base": None,
        "breakpoint": 0,
        "breakpoint_parts": [],
        "prizes": [],
        "cancelled": False,
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
        "parts": _parts(game, values.power_parts(game, minion)),
        "actions": [_card(game, action) for action in game.state.attached.get(minion, ())],
    }


def _card(game: Brawl, card: int) -> wire.CardInPlay:
    s = game.state
    return {
        "card": telling.slug_of(game, card),
        "handle": s.handle[card],
        "owner": s.owner[card],
        "controller": s.ctrl[card],
        "counters": s.counters[card],
        "cancelled": card in game.sight.cancelled,
        "talent_used": bool(s.used) and turn.talent_key(game, game.card[card]) in s.used,
    }


def _parts(game: Brawl, parts: list[values.Part]) -> list[wire.Part]:
    return [
        {"card": card or None, "amount": amount, "lasts": None if term is None else telling.lasts(game, term)}
        for card, amount, term in parts
    ]
