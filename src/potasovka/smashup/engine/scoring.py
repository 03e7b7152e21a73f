"""Scoring, in the nine steps of «Порядок раздачи очков». Each step is an entry of the agenda."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, bases, telling, triggers, values, verbs
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    BEFORE_SCORE,
    NOT_TO_DISCARD,
    NOWHERE,
    OF_PLACES,
    SCORING,
    WHEN_SCORE,
    Happened,
    Score,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.game import SmashUp


def check(game: SmashUp) -> Choice | None:
    """Steps 1 and 2: which bases are ready, and which the current player takes first. Unused extra cards are lost."""
    s = game.s
    if s.phase != SCORING:
        s.phase, s.slots = SCORING, []
        game.powers.clear()
    ready = values.ready(game)
    if not ready:
        s.agenda.pop()
        return None
    if len(ready) == 1:
        check_answered(game, ("base", ready[0]))
        return None
    return ask.choice(game, s.current, "ask-score-which", [("base", place) for place in ready], None)


def check_answered(game: SmashUp, value: ask.Value) -> None:
    """The base is chosen; the check waits until it has been scored."""
    game.s.agenda.append(("scoring", value[1]))


def begin(game: SmashUp, place: int) -> None:
    """A base is being scored: the remaining steps go on the agenda, the last one first."""
    s = game.s
    base = s.base[place]
    s.score = Score(place, base)
    telling.tell(game, "log-scoring", place=place)
    for step in ("replace", "clear"):
        s.agenda.append((step, place, base))
    s.agenda.append(("moment", AFTER_SCORE, place, base))
    s.agenda.append(("award", place, base))
    s.agenda.append(("moment", BEFORE_SCORE, place, base))


def stopped(game: SmashUp, place: int, base: int) -> bool:
    """Whether the base was swapped meanwhile: then its scoring stops at once, without points (rules-decisions)."""
    return game.s.score is None or game.s.base[place] != base


def moment(game: SmashUp, kind: str, place: int, base: int) -> None:
    """Steps 3 and 5, «Я первый!»: abilities in play first, in the current player's order, then Specials."""
    if not stopped(game, place, base):
        triggers.emit(game, Happened(kind, base, game.s.current, place), game.sight.index)


def ranking(game: SmashUp, place: int) -> list[tuple[int, int, int]]:
    """Who takes part, best first: seat, total, position from 0; tied players share the best position they claim."""
    s = game.s
    totals = values.totals(game, place)
    # A minion, or at least 1 power (WWT «Раздача очков»).
    here = {s.ctrl[minion] for minion in s.minions[place]}
    taking = [seat for seat in range(game.seats) if seat in here or totals[seat] >= 1]
    rows = [(seat, totals[seat], sum(totals[other] > totals[seat] for other in taking)) for seat in taking]
    return sorted(rows, key=lambda row: (row[2], row[0]))


def prizes(game: SmashUp, place: int) -> list[tuple[int, int, int]]:
    """What each player would get if the base were scored now: seat, total, points."""
    table = game.base(place).prizes
    rows = []
    for seat, total, position in ranking(game, place):
        points = table[position] if position < 3 else 0  # fourth place is never paid
        for source in game.sight.index.get("award", ()):
            if game.s.place[source] == place:
                points = max(0, game.card[source].award(seat, points))
        rows.append((seat, total, points))
    return rows


def award(game: SmashUp, place: int, base: int) -> None:
    """Step 4: points by place, and what happens when a base scores."""
    if stopped(game, place, base):
        return
    s = game.s
    winners = tuple(seat for seat, _, position in ranking(game, place) if position == 0)
    s.score = Score(place, base, winners, values.breakpoint(game, place))
    for seat, total, points in prizes(game, place):
        s.vp[seat] += points
        telling.tell(game, "log-award", seat=seat, place=place, total=total, points=points)
    triggers.emit(game, Happened(WHEN_SCORE, base, s.current, place), game.sight.index)


def clear(game: SmashUp, place: int, base: int) -> None:
    """Steps 6 and 7: all cards there are discarded at once, and not as destroyed; then the base."""
    if stopped(game, place, base):
        return
    s = game.s
    cards = [game.card[number] for number in (*s.minions[place], *s.actions[place])]
    kept = {effect.target for effect in s.lasting if effect.what == NOT_TO_DISCARD}
    for card in [card for card in cards if card.id in kept]:
        cards.remove(card)
        verbs.to_owner(game, card)
    bases.clear(game, place, cards)
    s.lasting = [effect for effect in s.lasting if effect.what not in OF_PLACES or effect.target != place]


def replace(game: SmashUp, place: int, base: int) -> None:
    """Step 8: a new base, chosen or from the deck; step 9 is the check that waits on the agenda."""
    s = game.s
    if s.score is None or s.score.base != base:
        s.owed = []
        return
    s.score = None
    if s.base[place] == NOWHERE:
        chosen, s.next_base = s.next_base, NOWHERE
        if chosen == NOWHERE:
            chosen = bases.draw(game)
        else:
            s.base_deck.remove(chosen)
        bases.put(game, place, chosen)
    s.agenda.extend(reversed(s.owed))
    s.owed = []


def pay_owed(
    game: SmashUp, source: int, text: int, ability: str, fact: Happened, seat: int
) -> Generator[Choice, None, None]:
    """What a card still gives after the scored base has been replaced, wherever the card is now."""
    card = game.deal.defs[text](game, source)
    yield from getattr(card, ability)(fact, seat)
