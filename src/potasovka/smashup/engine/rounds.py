"""Rounds and periods of the Big Base («Ход игры»): entries of the agenda, beside those of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from potasovka.smashup import board as printed
from potasovka.smashup.engine import (
    aftermath,
    big_base,
    lasting,
    piles,
    scoring,
    telling,
    triggers,
    turn,
    values,
    verbs,
    zones,
)
from potasovka.smashup.engine.big_base import SIDES, board_of, in_order
from potasovka.smashup.engine.terms import (
    AFTER_SCORE,
    BEFORE_SCORE,
    BURIED,
    END_OF_TURN,
    NOBODY,
    NOT_TO_DISCARD,
    NOWHERE,
    OF_PLACES,
    PLAY,
    ROUND_DRAWING,
    ROUND_ENDING,
    ROUND_SCORING,
    ROUND_START,
    START,
    TURN_END,
    TURN_END_ANY,
    WHEN_SCORE,
    Happened,
    Score,
    end_of_turn,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card

Standing = tuple[int, int, int]
"""A player over the whole board: seat, total, points for their place."""


def _between_turns(game: Brawl, phase: int) -> None:
    """It is nobody's turn; in disputes the first player counts as the current one («Ход игры»)."""
    s = game.state
    s.phase, s.slots, s.current = phase, [], board_of(game).first
    game.powers.clear()  # they may hang on whose turn it is


def last_of_period(game: Brawl) -> bool:
    """Whether the base is scored in this round; extra rounds are periods of their own («Конец игры»)."""
    board = board_of(game)
    return board.round == printed.ROUNDS or board.period > printed.PERIODS


# ---- 1. turns ------------------------------------------------------------------------------------------------------


def begin(game: Brawl) -> None:
    """A round: everybody's turn from the first player on, and what comes after."""
    board = board_of(game)
    _between_turns(game, ROUND_START)
    game.state.used, game.state.plays = {}, []
    telling.tell(game, "log-round", seat=board.first, round=board.round, period=board.period)
    first = board.first
    game.state.agenda += [*big_base.rest_of_round(game, first, START), ("turn", first), ("dull",)]


def begin_turn(game: Brawl, seat: int) -> None:
    """A turn."""
    _turn_over(game)
    turn.begin(game, seat)


def _turn_over(game: Brawl) -> None:
    """Nothing of a turn is "this turn" any longer; its plays are kept for what happens at the end of the round."""
    s = game.state
    board = board_of(game)
    s.board = replace(board, plays=(*board.plays, *s.plays))
    s.used, s.plays = {}, []


# ---- 2. the base is scored ---------------------------------------------------------------------------------------


def capture(game: Brawl) -> None:
    """«Захват базы» in the last round of a period; the steps go on the agenda, the last one first."""
    s = game.state
    _turn_over(game)
    _between_turns(game, ROUND_SCORING)
    if not last_of_period(game):
        return
    board = board_of(game)
    telling.tell(game, "log-capture", period=board.period)
    s.board = replace(board, scores=tuple([Score(place, side) for place, side in enumerate(s.base)]))
    s.score = s.board.scores[0]
    s.agenda += (("captured",), ("decide",), ("moments", AFTER_SCORE), ("payout",), ("moments", BEFORE_SCORE))


def moments(game: Brawl, kind: str) -> None:
    """One window before and one after for the whole board; what is in play hears of each side apart."""
    s = game.state
    if kind == AFTER_SCORE:
        s.board = replace(board_of(game), lay=frozenset(_lying(game)))
    for place, side in enumerate(s.base):
        triggers.emit(game, Happened(kind, side, s.current, place), game.sight.index)


def _lying(game: Brawl) -> list[tuple[int, int]]:
    """All cards on the board, and where they lie."""
    s = game.state
    rows = [s.minions, s.actions, s.titans, s.buried]
    return [(card, place) for row in rows for place, cards in enumerate(row) for card in cards]


def totals(game: Brawl) -> list[int]:
    """Every player's total over all sides."""
    sides = [values.totals(game, place) for place in range(len(SIDES))]
    return [sum(side[seat] for side in sides) for seat in range(game.seats)]


def paid_now(game: Brawl) -> tuple[int, ...]:
    """What places over the whole board are worth in this period; an extra round pays as the first («Конец игры»)."""
    period = board_of(game).period
    return printed.PRIZES[period - 1 if period <= printed.PERIODS else 0]


def standings(game: Brawl) -> list[Standing]:
    """What each player would get for their place over the whole board now, best first; ties as usual."""
    prizes = paid_now(game)
    ranks = scoring.ranking(game, range(len(SIDES)), totals(game))
    return [(seat, total, prizes[position]) for seat, total, position in ranks]


def payout(game: Brawl) -> None:
    """Points by place over the whole board, and for each side that is led; who is weakest will be first."""
    s = game.state
    board = board_of(game)
    sides = [values.totals(game, place) for place in range(len(SIDES))]
    scores = [
        replace(scoring.standing(game, place, side, sides[place]), paid=True) for place, side in enumerate(s.base)
    ]
    all_ = totals(game)
    # In a tie whoever sits first after the old first player (rules-decisions).
    order = in_order(game)
    weakest = min([*order[1:], order[0]], key=all_.__getitem__)
    s.board = replace(board, scores=tuple(scores), weakest=weakest)
    led = [scoring.prizes(game, place, sides[place]) for place in range(len(SIDES))]
    middle = telling.slug_of(game, board.base)
    for seat, total, points in standings(game):
        telling.tell(game, "log-rank", seat=seat, place=middle, total=total, points=points)
        s.vp[seat] += points
    for place, rows in enumerate(led):
        for seat, total, points in rows:
            if points:
                telling.tell(game, "log-lead", seat=seat, place=place, total=total, points=points)
                s.vp[seat] += points
    moments(game, WHEN_SCORE)


def decide(game: Brawl) -> None:
    """«Конец игры»: after period three whoever leads alone has won; in a tie the cards stay for one more round."""
    s = game.state
    if board_of(game).period < printed.PERIODS:
        s.agenda.append(("sweep",))
        return
    best = max(s.vp)
    if s.vp.count(best) == 1:
        leader = s.vp.index(best)
        telling.tell(game, "log-win", seat=leader, points=best)
        s.winners = (leader,)
        s.agenda.clear()
    else:
        telling.tell(game, "log-extra-round", points=best)


def sweep(game: Brawl) -> None:
    """All cards in play are discarded together, save what an ability has sent elsewhere since (rules-decisions)."""
    s = game.state
    telling.tell(game, "log-sweep")
    lay = board_of(game).lay
    swept = [card for card, place in _lying(game) if (card, place) in lay]
    gone: list[Card] = [game.card[number] for number in swept if s.zone[number] == PLAY]
    kept = {effect.target for effect in s.lasting if effect.what == NOT_TO_DISCARD}
    for card in [card for card in gone if card.id in kept]:
        gone.remove(card)
        verbs.to_owner(game, card)
    for number in swept:
        if s.zone[number] == BURIED:
            zones.take_out(game, number)
            zones.to_discard(game, number)
    verbs.retire(game, gone, [""] * len(gone), NOBODY, NOWHERE)
    lasting.end(game, lambda effect: effect.what in OF_PLACES)


def captured(game: Brawl) -> None:
    """The base has been scored."""
    game.state.score = None
    game.state.board = replace(board_of(game), scores=(), lay=frozenset())


# ---- 3. two cards --------------------------------------------------------------------------------------------------


def draw(game: Brawl) -> None:
    """«Возьми 2 карты», everybody from the first player on; then useless cards may be shown."""
    _between_turns(game, ROUND_DRAWING)
    order = in_order(game)[::-1]
    game.state.agenda += [("useless", seat) for seat in order]
    game.state.agenda += [("two cards", seat) for seat in order]


def draw_two(game: Brawl, seat: int) -> None:
    """Two cards, then down to ten."""
    piles.draw_cards(game, seat, 2)
    if len(game.state.hand[seat]) > turn.HAND_LIMIT:
        game.state.agenda.append(("limit", seat))


# ---- 4. the end of the round -----------------------------------------------------------------------------------------


def end(game: Brawl) -> None:
    """«Конец раунда»: what happens at the end of a turn happens now, for everybody, and the round is the turn."""
    s = game.state
    _between_turns(game, ROUND_ENDING)
    board = board_of(game)
    s.plays = [*board.plays, *s.plays]
    s.board = replace(board, plays=())
    s.agenda.append(("round over",))
    if TURN_END_ANY in game.sight.index:
        s.agenda.append(("closing", board.first, TURN_END_ANY))
    if TURN_END in game.sight.index:
        s.agenda += [("closing", seat, TURN_END) for seat in reversed(in_order(game))]


def closing(game: Brawl, seat: int, kind: str) -> None:
    """A player's abilities of the end of the turn."""
    game.state.current = seat
    game.state.agenda.append(("phase", kind, ()))


def over(game: Brawl) -> None:
    """What lasted until the end of the turn lapses; the next base card; the tracks move; another round begins."""
    s = game.state
    s.current = board_of(game).first
    lasting.lapse(game, END_OF_TURN)
    rounds = board_of(game).rounds
    for number in range(rounds * game.seats, (rounds + 1) * game.seats):
        lasting.lapse(game, end_of_turn(number))
    if s.seen_power:
        aftermath.note_powers(game)  # what ends with the round is no rise of the next one
    last = last_of_period(game)
    s.agenda.append(("round",))
    big_base.replace_base(game, chosen=True)
    s.agenda.extend(reversed(s.owed))
    s.owed = []
    board = replace(board_of(game), rounds=rounds + 1)
    if last:
        telling.tell(game, "log-token", seat=board.weakest)
        s.board = replace(board, period=board.period + 1, round=1, first=board.weakest)
    else:
        s.board = replace(board, round=board.round + 1)
