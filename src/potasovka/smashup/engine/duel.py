"""«Дуэли»: two minions, at most one laid card each.

A duel is three entries of the agenda: the challenge, which waits for the text that it belongs to; laying and revealing
the cards; and the verdict, which waits below all that is set off meanwhile. A duel is going on for as long as its
verdict waits (`State.duel`).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, knowledge, play, playable, telling, triggers, zones
from potasovka.smashup.engine.terms import DUEL_BEGUN, DUEL_FOUGHT, DUEL_WON, LIMBO, PLAY, Happened

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card, Minion
    from potasovka.smashup.engine.handle import Handle


Fighter = tuple[int, int]
"""A minion and when it came into play: one that has left since is another."""


def challenge(game: Brawl, source: Handle, challenger: Minion, challenged: Minion) -> Generator[Choice, None, None]:
    """A duel will be fought because of a card, as part of its text: before all that this effect sets off, and after the
    duels that it has begun already. A duel during a duel is ignored."""
    yield from ()
    s = game.state
    if s.duel is None:
        telling.tell(game, "log-duel", card=challenger.id, other=challenged.id)
        fighters = [(one.id, s.stamp[one.id]) for one in (challenger, challenged)]
        earlier = triggers.take_challenges(game)
        s.agenda.append(("challenge", source.id, *fighters, game.being_played(source.id)))
        s.agenda.extend(earlier)


def begin(
    game: Brawl, source: int, challenger: Fighter, challenged: Fighter, played: bool
) -> Generator[Choice, None, None]:
    """The duel begins, if the two still face each other; `played` tells whether its card was being played."""
    yield from ()
    agenda = game.state.agenda
    agenda.append(("verdict", source, challenger, challenged, played))
    if _together(game, challenger, challenged):
        agenda.append(("duel", challenger[0], challenged[0]))
        _tell(game, DUEL_BEGUN, game.minion(challenger[0]))


def fight(game: Brawl, challenger: int, challenged: int) -> Generator[Choice, None, None]:
    """Cards are laid and revealed, the challenger's first."""
    one, other = game.minion(challenger), game.minion(challenged)
    if not (one.in_play and other.in_play):
        return
    game.flight.duelling = True
    sides = (one.controller, other.controller)
    laid = []
    for seat in sides:
        laid.append((yield from _lay(game, seat, one, other)))
    for seat, card in zip(sides, laid, strict=True):
        if card is not None:
            yield from _reveal(game, seat, card)
    game.flight.duelling = False
    _tell(game, DUEL_FOUGHT, one)


def verdict(
    game: Brawl, source: int, challenger: Fighter, challenged: Fighter, played: bool
) -> Generator[Choice, None, None]:
    """Powers are compared; in a tie both win and lose. Two who are no longer together have broken it off."""
    s, playing = game.state, game.flight.playing
    if s.zone[source] == LIMBO:  # the action that began it has been played to its end
        s.finishing.append((source, game.flight.goals.pop(source, "discard")))
    if not _together(game, challenger, challenged):
        telling.tell(game, "log-duel-broken-off")
        return
    one, other = game.minion(challenger[0]), game.minion(challenged[0])
    pairs = ((one, other), (other, one))
    won = [minion for minion, rival in pairs if minion.power >= rival.power]
    lost = [minion for minion, rival in pairs if minion.power <= rival.power]
    for minion in won:
        _tell(game, DUEL_WON, minion)
    if played:  # what comes of the duel is still done by playing that card
        playing.append(source)
    yield from game.card[source].duel_over(one, won, lost)
    if played:
        playing.pop()


def _together(game: Brawl, *fighters: Fighter) -> bool:
    """Whether both are in play, as they were when they were challenged, and at one base."""
    s = game.state
    there = all(s.zone[number] == PLAY and s.stamp[number] == stamp for number, stamp in fighters)
    return there and len({s.place[number] for number, _ in fighters}) == 1


def _tell(game: Brawl, kind: str, minion: Minion) -> None:
    """Tell those who wait for it what happened to a minion in a duel."""
    triggers.emit(game, Happened(kind, minion.id, minion.controller, minion.place), game.sight.index)


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
