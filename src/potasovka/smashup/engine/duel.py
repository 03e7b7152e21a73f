"""«Дуэли»: two minions, at most one laid card each.

Who wins is decided in an entry of the agenda of its own: what the laid cards set off comes before it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, knowledge, play, playable, telling, zones
from potasovka.smashup.engine.terms import LIMBO

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card, Minion
    from potasovka.smashup.engine.handle import Handle


def duel(game: Brawl, challenger: Minion, challenged: Minion) -> Generator[Choice, None, None]:
    """Cards are laid and revealed; the verdict follows. A duel during a duel is ignored."""
    s = game.state
    if game.flight.duelling or any(entry[0] == "verdict" for entry in s.agenda):
        return
    game.flight.duelling = True
    telling.tell(game, "log-duel", card=challenger.id, other=challenged.id)
    sides = (challenger.controller, challenged.controller)
    laid = []
    for seat in sides:
        laid.append((yield from _lay(game, seat, challenger, challenged)))
    for seat, card in zip(sides, laid, strict=True):
        if card is not None:
            yield from _reveal(game, seat, card)
    game.flight.duelling = False
    s.agenda.append(("verdict", *((one.id, s.stamp[one.id]) for one in (challenger, challenged))))


def verdict(game: Brawl, challenger: tuple[int, int], challenged: tuple[int, int]) -> Generator[Choice, None, None]:
    """Powers are compared; a tie makes both lose. Two who are no longer together have broken it off."""
    one, other = (game.minion(number) for number, _ in (challenger, challenged))
    there = all(game.state.stamp[number] == stamp for number, stamp in (challenger, challenged))
    if not (there and one.in_play and other.in_play and one.place == other.place):
        telling.tell(game, "log-duel-broken-off")
        return
    losers = [minion for minion, rival in ((one, other), (other, one)) if minion.power <= rival.power]
    yield from one.duel_lost(losers)


def _lay(game: Brawl, seat: int, challenger: Handle, challenged: Handle) -> Generator[Choice, None, Card | None]:
    """A card from hand, face down, in no zone; any card will do, if only as a bluff."""
    hand = [game.card[number] for number in game.state.hand[seat]]
    about = {"other": challenged.id}
    card = yield from ask.pick(game, seat, hand, "ask-duel-card", challenger, True, None, about)
    if card is not None:
        knowledge.mix(game, game.state.hand[seat], game.deal.everybody & ~(1 << seat))
        telling.tell(game, "log-duel-lays", seat=seat)
        zones.take_out(game, card.id)
        game.state.zone[card.id] = LIMBO
        game.state.limbo.append(card.id)
    return card


def _reveal(game: Brawl, seat: int, card: Card) -> Generator[Choice, None, None]:
    """An action is played by the usual rules, or discarded if it cannot be; any other card goes back to the hand."""
    knowledge.show_all(game, card.id)
    options = (
        playable.targets(game, card, seat)
        if card.kind == "action" and not playable.own_reason(game, card, seat)
        else []
    )
    end = "play" if options else "discard" if card.kind == "action" else "hand"
    telling.tell(game, "log-duel-shows", seat=seat, card=card.id, end=end)
    if options:
        yield from play.enter(game, seat, card.id, (yield from play.ask_target(game, seat, card, options)))
    else:
        zones.take_out(game, card.id)
        if card.kind == "action":
            zones.to_discard(game, card.id)
        else:
            zones.to_hand(game, card.id, seat)
