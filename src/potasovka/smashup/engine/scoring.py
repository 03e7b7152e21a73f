"""Scoring, in the nine steps of «Порядок раздачи очков». Each step is an entry of the agenda."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice
from potasovka.smashup.engine import ask, knowledge, triggers, values, verbs, zones
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    BASE_PLAYED,
    BEFORE_SCORE,
    DISCARD,
    NOWHERE,
    PLAY,
    TO_DISCARD,
    WHEN_SCORE,
    Happened,
    Score,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.game import SmashUp


def check(game: SmashUp) -> Choice | None:
    """Steps 1 and 2: which bases are ready, and which of them the current player takes first."""
    s = game.s
    ready = [place for place in range(len(s.base)) if values.is_ready(game, place)]
    if not ready:
        s.agenda.pop()
        return None
    if len(ready) == 1:
        begin(game, ("base", ready[0]))
        return None
    return ask.choice(game, s.current, "ask-score-which", [("base", place) for place in ready], None)


def begin(game: SmashUp, value: ask.Value) -> None:
    """The base is chosen: the remaining steps go on the agenda, the last one first."""
    s = game.s
    place: int = value[1]
    base = s.base[place]
    s.score = Score(place, base)
    game.tell("log-scoring", place=game.place_name(place))
    for step in ("replace", "clear"):
        s.agenda.append((step, place, base))
    s.agenda.append(("moment", AFTER_SCORE, place, base))
    s.agenda.append(("award", place, base))
    s.agenda.append(("moment", BEFORE_SCORE, place, base))


def stopped(game: SmashUp, place: int, base: int) -> bool:
    """Whether the base was swapped meanwhile: then its scoring stops at once, without points (RULES 7)."""
    return game.s.score is None or game.s.base[place] != base


def moment(game: SmashUp, kind: str, place: int, base: int) -> None:
    """Steps 3 and 5, «Я первый!»: abilities in play first, in the current player's order, then Specials."""
    if stopped(game, place, base):
        return
    s = game.s
    fact = Happened(kind, base, s.current, place)
    if kind in game.answerable:
        s.agenda.append(("window", (fact,), s.current, 0))
    triggers.emit(game, fact, game.index)
    s.responses = []
    if s.pending:
        s.agenda.append(("triggers", tuple(s.pending)))
        s.pending = []


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
        for source in game.index.get("award", ()):
            points = max(0, game.card(source).award(seat, place, points))
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
        game.tell("log-award", seat=seat, place=game.place_name(place), total=total, points=points)
    triggers.emit(game, Happened(WHEN_SCORE, base, s.current, place), game.index)
    triggers.close(game)


def clear(game: SmashUp, place: int, base: int) -> None:
    """Steps 6 and 7: all cards there are discarded at once, and not as destroyed; then the base."""
    if stopped(game, place, base):
        return
    leave_base(game, place, [*game.s.minions[place], *game.s.actions[place]])


def leave_base(game: SmashUp, place: int, cards: Sequence[int]) -> None:
    """These cards go to the discard piles together, and the base card with them."""
    s = game.s
    watchers = game.index
    facts = [
        Happened(TO_DISCARD, card, place=place, last=zones.last_of(game, card))
        for card in cards
        if game.defs[s.face[card]].kind == "minion"
    ]
    for card in cards:
        if s.zone[card] == PLAY:
            zones.take_out(game, card)
            zones.to_discard(game, card)
    base = s.base[place]
    s.base[place] = NOWHERE
    s.zone[base] = DISCARD
    s.place[base] = NOWHERE
    s.base_discard.append(base)
    s.lasting = [effect for effect in s.lasting if effect.target != base]
    game.tell("log-base-leaves", place=game.slug_of(base))
    game.layout_changed(base)
    for fact in facts:
        triggers.emit(game, fact, watchers)
    s.agenda.append(("settle",))


def replace(game: SmashUp, place: int, base: int) -> None:
    """Step 8: a new base from the deck; step 9 is the check that waits on the agenda."""
    s = game.s
    if s.score is None or s.score.base != base:
        return
    s.score = None
    if s.base[place] == NOWHERE:
        put_base(game, place, draw_base(game))
    s.agenda.extend(reversed(s.owed))
    s.owed = []
    triggers.close(game)


def draw_base(game: SmashUp) -> int:
    """The top of the base deck; an empty one is made anew from the discarded bases."""
    s = game.s
    if not s.base_deck:
        s.base_deck, s.base_discard = s.base_discard, []
        for base in s.base_deck:
            s.zone[base] = 0
        knowledge.shuffle(game, s.base_deck)
        game.tell("log-bases-reshuffled")
    return s.base_deck.pop()


def put_base(game: SmashUp, place: int, base: int) -> None:
    """A base card comes into play on a place."""
    s = game.s
    s.base[place] = base
    s.zone[base] = PLAY
    s.place[base] = place
    s.clock += 1
    s.stamp[base] = s.clock
    knowledge.show_all(game, base)
    game.layout_changed(base)
    game.tell("log-base-enters", place=game.slug_of(base))
    triggers.emit(game, Happened(BASE_PLAYED, base, s.current, place), game.index)


def pay_owed(game: SmashUp, base: int, ability: str, fact: Happened, seat: int) -> Generator[Choice, int, None]:
    """What a scored base still gives after it has been replaced."""
    card = game.card(base)
    yield from getattr(card, ability)(fact, seat)
    game.resolved(card, ability)


def settle(game: SmashUp) -> None:
    """What follows from cards leaving together."""
    verbs.settle(game)
    triggers.close(game)
