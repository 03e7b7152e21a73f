"""Moving cards between zones by hand. Only verbs call this; nothing here asks, protects or triggers."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from potasovka.smashup.engine import knowledge, lasting, stands
from potasovka.smashup.engine.terms import (
    ASIDE,
    BOX,
    BURIED,
    DECK,
    DISCARD,
    HAND,
    HIDDEN,
    LIMBO,
    NOWHERE,
    OF_PLACES,
    PLAY,
    WHILE_IN_PLAY,
    Last,
    Leaver,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl


def take_out(game: Brawl, card: int) -> None:
    """Take a card out of the zone it is in; what was on it goes to the discard piles."""
    s = game.state
    zone = s.zone[card]
    if zone in HIDDEN:
        rename(game, card)
    if zone == HAND:
        s.hand[s.ctrl[card]].remove(card)
        game.powers.clear()
    elif zone == PLAY:
        _leave_play(game, card)
    elif zone == LIMBO:
        s.limbo.remove(card)
        _own_text(game, card)
    elif zone == BURIED:
        place, s.place[card] = s.place[card], NOWHERE
        s.buried[place].remove(card)
        game.powers.clear()
        if s.board is not None:
            stands.left(game, place, s.ctrl[card])
    else:
        for pile in s.deck if zone == DECK else s.discard if zone == DISCARD else s.aside:
            if card in pile:
                pile.remove(card)
                break


def _leave_play(game: Brawl, card: int) -> None:
    s = game.state
    kind = game.deal.book.kind[s.face[card]]
    place, holder = s.place[card], s.ctrl[card]
    if kind == "minion":
        s.minions[s.place[card]].remove(card)
        for action in s.attached.pop(card, ()):
            seat, text = s.ctrl[action], s.text[action]
            _forget(game, action)
            if game.deal.defs[text].clings:
                s.used[("clung", action)] = card
                s.run_text(action, text)
                game.forget_handle(action)
                to_limbo(game, action, seat)
            else:
                to_discard(game, action)
    elif kind == "titan":
        s.titans[s.place[card]].remove(card)
    elif s.host[card] != NOWHERE:
        on_host = s.attached[s.host[card]]
        on_host.remove(card)
        if not on_host:
            del s.attached[s.host[card]]
    elif card in s.actions[s.place[card]]:
        s.actions[s.place[card]].remove(card)
    _forget(game, card)
    if s.board is not None:
        stands.left(game, place, holder)


def _forget(game: Brawl, card: int) -> None:
    """Counters, claims and lasting effects end when a card leaves play."""
    s = game.state
    s.host[card] = NOWHERE
    s.place[card] = NOWHERE
    s.counters[card] = 0
    _own_text(game, card)
    s.ctrl[card] = s.owner[card]
    if s.lasting:
        lasting.end(game, lambda effect: effect.target == card and effect.what not in OF_PLACES)
    if s.claims:
        theirs = [c for c in s.claims if c.minion == card or (c.source == card and c.until == WHILE_IN_PLAY)]
        lasting.release(game, theirs)
    game.layout_changed(card, here=False)


def _own_text(game: Brawl, card: int) -> None:
    """A card that ran another's text runs its own again."""
    s = game.state
    if s.text[card] != s.face[card]:
        s.run_text(card, s.face[card])
        game.forget_handle(card)


def rename(game: Brawl, card: int) -> None:
    """A card that leaves a hidden zone, or is buried, is shown under a new number from now on."""
    s = game.state
    s.handle[card] = s.next_handle
    s.next_handle += 1


def to_hand(game: Brawl, card: int, seat: int) -> None:
    """Into a hand; whoever knew the face still does, and so does the holder now."""
    s = game.state
    s.zone[card] = HAND
    s.ctrl[card] = seat
    insort(s.hand[seat], card, key=game.deal.kinds.__getitem__)
    knowledge.show(game, card, seat)
    game.powers.clear()


def to_deck(game: Brawl, card: int, seat: int, bottom: bool = False) -> None:
    """Onto or under a deck."""
    s = game.state
    s.zone[card] = DECK
    if bottom:
        s.deck[seat].insert(0, card)
    else:
        s.deck[seat].append(card)


def to_discard(game: Brawl, card: int) -> None:
    """Onto its owner's discard pile, for all to see; a titan goes beside its owner's deck."""
    s = game.state
    owner = s.owner[card]
    if game.deal.book.kind[s.face[card]] == "titan":
        s.zone[card] = ASIDE
        s.aside[owner].append(card)
        game.survey()
        return
    s.zone[card] = DISCARD
    s.ctrl[card] = owner
    s.discard[owner].append(card)
    knowledge.show_all(game, card)


def to_box(game: Brawl, card: int) -> None:
    """Back into the box, for all to see: it is out of the game."""
    s = game.state
    s.zone[card] = BOX
    s.ctrl[card] = s.owner[card]
    s.box.append(card)
    knowledge.show_all(game, card)


def to_limbo(game: Brawl, card: int, seat: int) -> None:
    """Being played: in no other zone, seen by all."""
    s = game.state
    s.zone[card] = LIMBO
    s.ctrl[card] = seat
    s.limbo.append(card)
    knowledge.show_all(game, card)
    game.powers.clear()


def enter_play(game: Brawl, card: int, seat: int, place: int, host: int = NOWHERE) -> None:
    """Into play at a place, or onto a minion."""
    s = game.state
    s.zone[card] = PLAY
    s.ctrl[card] = seat
    s.place[card] = place
    s.clock += 1
    s.stamp[card] = s.clock
    kind = game.deal.book.kind[s.face[card]]
    if host != NOWHERE:
        s.host[card] = host
        s.attached.setdefault(host, []).append(card)
    elif kind == "minion":
        s.minions[place].append(card)
    elif kind == "titan":
        s.titans[place].append(card)
    else:
        s.actions[place].append(card)
    knowledge.show_all(game, card)
    game.layout_changed(card, here=True)
    if s.board is not None and host == NOWHERE:
        stands.came(game, place, seat, occupies=True)


def to_buried(game: Brawl, card: int, seat: int, place: int) -> None:
    """Face down at a place; whoever knew the face still does, and so does the holder."""
    s = game.state
    s.zone[card] = BURIED
    s.ctrl[card] = seat
    s.place[card] = place
    s.buried[place].append(card)
    knowledge.show(game, card, seat)
    rename(game, card)
    game.powers.clear()
    if s.board is not None:
        stands.came(game, place, seat, occupies=False)


def change_place(game: Brawl, card: int, place: int) -> None:
    """A minion moves with all that is on it, or a titan; whether a berth is empty now is seen when all have moved."""
    s = game.state
    rows = s.titans if game.deal.book.kind[s.face[card]] == "titan" else s.minions
    rows[s.place[card]].remove(card)
    rows[place].append(card)
    s.place[card] = place
    game.layout_changed(card, here=True)
    for action in s.attached.get(card, ()):
        s.place[action] = place
        game.layout_changed(action, here=True)
    if s.board is not None:
        stands.came(game, place, s.ctrl[card], occupies=True)


def change_grave(game: Brawl, card: int, place: int) -> None:
    """A buried card goes to another base, still face down."""
    s = game.state
    origin, s.place[card] = s.place[card], place
    s.buried[origin].remove(card)
    s.buried[place].append(card)
    game.powers.clear()
    if s.board is not None:
        stands.came(game, place, s.ctrl[card], occupies=True)
        stands.left(game, origin, s.ctrl[card])


def change_host(game: Brawl, action: int, place: int, host: int) -> None:
    """An action goes to another base, or onto another minion."""
    s = game.state
    origin = NOWHERE
    if s.zone[action] == LIMBO:
        s.limbo.remove(action)
        s.zone[action] = PLAY
        s.clock += 1
        s.stamp[action] = s.clock
    elif s.host[action] != NOWHERE:
        on_host = s.attached[s.host[action]]
        on_host.remove(action)
        if not on_host:
            del s.attached[s.host[action]]
    else:
        origin = s.place[action]
        s.actions[origin].remove(action)
    s.host[action] = host
    s.place[action] = place
    if host == NOWHERE:
        s.actions[place].append(action)
    else:
        s.attached.setdefault(host, []).append(action)
    game.layout_changed(action, here=True)
    if s.board is not None:
        if host == NOWHERE:
            stands.came(game, place, s.ctrl[action], occupies=True)
        if origin != NOWHERE:
            stands.left(game, origin, s.ctrl[action])


def last_of(game: Brawl, card: int, together: tuple[Leaver, ...] = ()) -> Last:
    """A card as it is, to be remembered when it has left play, with all that leave together."""
    s = game.state
    return Last(s.place[card], s.ctrl[card], game.card[card].power, s.counters[card], together)
