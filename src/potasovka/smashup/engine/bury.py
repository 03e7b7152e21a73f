"""«Захоронение»: cards face down at a base, and what happens when they are uncovered."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, berths, knowledge, play, playable, telling, triggers, verbs, zones
from potasovka.smashup.engine.terms import BURIED, HAND, PLAY, UNCOVERED, WAS_BURIED, Happened

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card


def bury(game: Brawl, cards: Sequence[Card], place: int, seat: int) -> Generator[Choice, None, list[Card]]:
    """Bury cards at a place. One from a hand stays hidden from the others; one that was seen does not."""
    laid = [card for card in cards if card.id != game.flight.uncovering]  # not re-buried at once
    if laid:
        yield from berths.choose(game, seat, place, occupies=False)
    for card in laid:
        if card.zone == HAND:
            knowledge.mix(game, game.state.hand[seat], game.deal.everybody & ~(1 << seat))
        seen = game.state.known[card.id] == game.deal.everybody
        told = {} if seen else {seat: {"card": telling.slug_of(game, card.id)}}
        telling.tell(game, "log-bury", told, seat=seat, card=card.id if seen else "", place=place)
        if card.zone == PLAY:
            verbs.leave(game, card)
        else:
            zones.take_out(game, card.id)
        zones.to_buried(game, card.id, seat, place)
    for card in laid:
        triggers.emit(game, Happened(WAS_BURIED, card.id, seat, place), game.sight.index)
    return laid


def uncover(game: Brawl, card: Card, seat: int) -> Generator[Choice, None, bool]:
    """Turn a buried card up and play it there as an extra, or discard it."""
    if card.zone != BURIED:
        return False
    place = card.place
    telling.tell(game, "log-uncover", seat=seat, card=card.id, place=place)
    berth = berths.of(game, place, seat)
    zones.take_out(game, card.id)
    zones.to_limbo(game, card.id, seat)
    berths.keep(game, place, seat, berth)
    flight = game.flight
    before = flight.uncovering, flight.dug_at
    flight.uncovering, flight.dug_at = card.id, place
    options = playable.targets(game, card, seat, place) if playable.own_reason(game, card, seat) is None else []
    if options and (yield from ask.confirm(game, seat, "ask-play-uncovered", card, {"place": place})):
        yield from play.enter(game, seat, card.id, (yield from play.ask_target(game, seat, card, options)))
    else:
        zones.take_out(game, card.id)
        zones.to_discard(game, card.id)
    flight.uncovering, flight.dug_at = before
    berths.give_up(game, place, seat)
    triggers.emit(game, Happened(UNCOVERED, card.id, seat, place), game.sight.index)
    return True


def free_uncovering(game: Brawl, seat: int) -> Generator[Choice, None, None]:
    """At the start of a turn its player may uncover one card, at once."""
    buried = [game.card[number] for number in game.state.buried_by(seat)]
    card = yield from ask.pick(game, seat, buried, "ask-uncover", None, True)
    if card is not None:
        yield from uncover(game, card, seat)


def move_buried(game: Brawl, cards: Sequence[Card], place: int) -> None:
    """Buried cards go to another base, still face down."""
    for card in cards:
        telling.tell(game, "log-move-buried", seat=card.controller, place=place)
        zones.change_grave(game, card.id, place)


def return_buried(game: Brawl, card: Card) -> None:
    """A buried card goes back to the hand of whoever buried it, unseen: until it is uncovered, it is theirs."""
    seat = card.controller
    told = {seat: {"card": telling.slug_of(game, card.id)}}
    telling.tell(game, "log-return-buried", told, seat=seat, card="", place=card.place)
    zones.take_out(game, card.id)
    zones.to_hand(game, card.id, seat)
