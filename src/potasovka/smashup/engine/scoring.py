"""Scoring, in the nine steps of «Порядок раздачи очков». Each step is an entry of the agenda."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace as replace_fields

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, bases, lasting, telling, triggers, values, verbs
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
    from potasovka.smashup.engine.brawl import Brawl


def check(game: Brawl) -> Choice | None:
    """Steps 1 and 2: which bases are ready, and which the current player takes first. Unused extra cards are lost."""
    s = game.state
    if s.phase != SCORING:
        s.phase, s.slots = SCORING, []
    ready = values.ready(game)
    if not ready:
        s.agenda.pop()
        return None
    if len(ready) == 1:
        check_answered(game, ("base", ready[0]))
        return None
    return ask.choice(game, s.current, "ask-score-which", [("base", place) for place in ready], None)


def check_answered(game: Brawl, value: ask.Value) -> None:
    """The base is chosen; the check waits until it has been scored."""
    game.state.agenda.append(("scoring", value[1]))


def begin(game: Brawl, place: int) -> None:
    """A base is being scored: the remaining steps go on the agenda, the last one first."""
    s = game.state
    base = s.base[place]
    telling.tell(game, "log-scoring", place=place)
    s.score = Score(place, base)
    for step in ("replace", "clear"):
        s.agenda.append((step, place, base))
    s.agenda.append(("moment", AFTER_SCORE, place, base))
    s.agenda.append(("award", place, base))
    s.agenda.append(("moment", BEFORE_SCORE, place, base))


def stopped(game: Brawl, place: int, base: int) -> bool:
    """Whether the base was swapped meanwhile: then its scoring stops at once, without points (rules-decisions)."""
    return game.state.score is None or game.state.base[place] != base


def moment(game: Brawl, kind: str, place: int, base: int) -> None:
    """Steps 3 and 5, «Я первый!»: abilities in play first, in the current player's order, then Specials."""
    if not stopped(game, place, base):
        triggers.emit(game, Happened(kind, base, game.state.current, place), game.sight.index)


def ranking(game: Brawl, places: Sequence[int], totals: list[int]) -> list[tuple[int, int, int]]:
    """Who takes part, best first: seat, total, position from 0; tied players share the best position they claim."""
    s = game.state
    # A minion, or at least 1 power (WWT «Раздача очков»).
    here = {s.ctrl[minion] for place in places for minion in s.minions[place]}
    taking = [seat for seat in range(game.seats) if seat in here or totals[seat] >= 1]
    rows = [(seat, totals[seat], sum(totals[other] > totals[seat] for other in taking)) for seat in taking]
    return sorted(rows, key=lambda row: (row[2], row[0]))


def prizes(game: Brawl, place: int, totals: list[int]) -> list[tuple[int, int, int]]:
    """What each player would get if the base were scored now, with these totals: seat, total, points."""
    printed = game.deal.mode.prizes(game, place)
    rows = []
    for seat, total, position in ranking(game, (place,), totals):
        points = printed[position] if position < 3 else 0  # fourth place is never paid
        for source in game.sight.index.get("award", ()):
            if game.state.place[source] == place:
                points = max(0, game.card[source].award(seat, points))
        rows.append((seat, total, points))
    return rows


def standing(game: Brawl, place: int, base: int, totals: list[int]) -> Score:
    """Who wins a base with these totals, and who is second."""
    ranks = ranking(game, (place,), totals)
    winners, seconds = (tuple(seat for seat, _, position in ranks if position == rank) for rank in (0, 1))
    return Score(place, base, winners, values.breakpoint(game, place), seconds, bool(winners))


def award(game: Brawl, place: int, base: int) -> None:
    """Step 4: points by place, and what happens when a base scores."""
    if stopped(game, place, base):
        return
    s = game.state
    totals = values.totals(game, place)
    s.score = standing(game, place, base, totals)
    for seat, total, points in prizes(game, place, totals):
        telling.tell(game, "log-award", seat=seat, place=place, total=total, points=points)
        s.vp[seat] += points
    game.deal.mode.captured(game, base, s.score.winners)
    triggers.emit(game, Happened(WHEN_SCORE, base, s.current, place), game.sight.index)


def clear(game: Brawl, place: int, base: int) -> None:
    """Steps 6 and 7: all cards there are discarded at once, and not as destroyed; then the base."""
    if stopped(game, place, base):
        return
    s = game.state
    cards = [game.card[number] for number in (*s.minions[place], *s.actions[place])]
    kept = {effect.target for effect in s.lasting if effect.what == NOT_TO_DISCARD}
    for card in [card for card in cards if card.id in kept]:
        cards.remove(card)
        verbs.to_owner(game, card)
    bases.clear(game, place, cards)
    lasting.end(game, lambda effect: effect.what in OF_PLACES and effect.target == place)


def replace(game: Brawl, place: int, base: int) -> None:
    """Step 8: a new base, chosen or from the deck; step 9 is the check that waits on the agenda."""
    s = game.state
    if s.score is None or s.score.base != base:
        s.owed, s.next_base = [], NOWHERE
        return
    s.score = None
    if s.base[place] == NOWHERE:
        bases.put(game, place, bases.chosen(game))
    s.agenda.extend(reversed(s.owed))
    s.owed = []


def pay_owed(
    game: Brawl, source: int, text: int, ability: str, fact: Happened, seat: int
) -> Generator[Choice, None, None]:
    """What a card still gives after the scored base has been replaced, wherever the card is now."""
    place = yield from game.deal.mode.new_ground(game, seat, fact.place, game.card[source])
    fact = replace_fields(fact, place=place)
    card = game.deal.defs[text](game, source)
    yield from getattr(card, ability)(fact, seat)
