"""«Дуэли»: two minions, at most one laid card each."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, knowledge, play, zones
from potasovka.smashup.engine.terms import LIMBO

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Card, Minion
    from potasovka.smashup.engine.game import SmashUp


def duel(
    game: SmashUp, challenger: Minion, challenged: Minion
) -> Generator[Choice, int, tuple[list[Minion], list[Minion]]]:
    """The winners and the losers; a tie makes both of both. A duel during a duel is ignored; so is one broken off."""
    if game.duelling:
        return [], []
    game.duelling = True
    game.tell("log-duel", card=game.slug_of(challenger.id), other=game.slug_of(challenged.id))
    sides = (challenger.controller, challenged.controller)
    laid = []
    for seat in sides:
        laid.append((yield from _lay(game, seat, challenger)))
    for seat, card in zip(sides, laid, strict=True):
        if card is not None:
            yield from _reveal(game, seat, card)
    game.duelling = False
    if not (challenger.in_play and challenged.in_play and challenger.place == challenged.place):
        game.tell("log-duel-broken-off")
        return [], []
    if challenger.power == challenged.power:
        return [challenger, challenged], [challenger, challenged]
    won = challenger.power > challenged.power
    return ([challenger], [challenged]) if won else ([challenged], [challenger])


def _lay(game: SmashUp, seat: int, source: Card) -> Generator[Choice, int, Card | None]:
    """A card from hand, face down, in no zone; any card will do, if only as a bluff."""
    hand = [game.card(number) for number in game.s.hand[seat]]
    card = yield from ask.pick(game, seat, hand, "ask-duel-card", source, True)
    if card is not None:
        knowledge.mix(game, game.s.hand[seat], game.everybody & ~(1 << seat))
        zones.take_out(game, card.id)
        game.s.zone[card.id] = LIMBO
        game.s.limbo.append(card.id)
        game.tell("log-duel-lays", seat=seat)
        game.touch()
    return card


def _reveal(game: SmashUp, seat: int, card: Card) -> Generator[Choice, int, None]:
    """An action is played by the usual rules, or discarded if it cannot be; any other card goes back to the hand."""
    knowledge.show_all(game, card.id)
    options = play.targets(game, card, seat) if card.kind == "action" and not play.own_reason(game, card, seat) else []
    if options:
        yield from play.enter(game, seat, card.id, (yield from play.ask_target(game, seat, card, options)))
    else:
        zones.take_out(game, card.id)
        if card.kind == "action":
            zones.to_discard(game, card.id)
        else:
            zones.to_hand(game, card.id, seat)
