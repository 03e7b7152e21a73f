"""A turn, phase by phase («Вот как это делается»): entries of the agenda; what nobody can interrupt runs on at once."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from potasovka.core.choice import Choice
from potasovka.smashup.engine import aftermath, ask, lasting, piles, playable, telling, triggers, zones
from potasovka.smashup.engine.terms import (
    DRAWING,
    END_OF_TURN,
    ENDING,
    NOBODY,
    ON_YOUR_TURN,
    PER_NAME,
    PLAYING,
    START,
    TURN_END,
    TURN_END_ANY,
    TURN_START,
    Entry,
    Slot,
    end_of_turn,
    of_turn,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card

HAND_LIMIT = 10
GOAL = 15
REGULAR = (Slot("minion"), Slot("action"))
"""What every player may play on their turn."""


def mulligan(game: Brawl, seat: int) -> Choice | None:
    """«Подготовка»: a first hand without minions may be shown, discarded and drawn anew, once."""
    s = game.state
    if any(game.deal.book.kind[s.face[card]] == "minion" for card in s.hand[seat]):
        s.agenda.pop()
        return None
    return ask.choice(game, seat, "ask-mulligan", (ask.YES, ask.NO), None)


def mulligan_answered(game: Brawl, value: ask.Value, seat: int) -> None:
    """A new hand, or not."""
    game.state.agenda.pop()
    if value == ask.YES:
        game.state.agenda.append(("new hand", seat))


def new_hand(game: Brawl, seat: int) -> None:
    """The first hand is shown and discarded, and another one drawn."""
    telling.tell(game, "log-mulligan", seat=seat)
    for card in list(game.state.hand[seat]):
        zones.take_out(game, card)
        zones.to_discard(game, card)
    piles.draw_cards(game, seat, 5)


def begin(game: Brawl, seat: int) -> None:
    """Start of turn; what lasted until now ends before anything else happens: the end of a reduction is a rise."""
    s = game.state
    if not game.quiet:
        telling.tell(game, "log-turn", seat=seat, turn=s.turn + 1)
    s.current = seat
    s.turn += 1
    s.phase = START
    s.used = {}
    s.plays = []
    _tell_ends(game, seat)
    lasting.lapse(game, seat)
    steps = game.deal.mode.turn(seat)
    s.agenda += steps if triggers.stirs(game, TURN_START) else steps[:-1]


def _tell_ends(game: Brawl, until: int) -> None:
    """What began in an earlier turn and ends now is told, each card once; who reads that a turn ends knows the rest."""
    if game.quiet:
        return
    for source in dict.fromkeys(effect.source for effect in game.state.lasting if effect.until == until):
        telling.tell(game, "log-lapses", card=source)


def rest_of_turn(seat: int, phase: int) -> list[Entry]:
    """What is still to be done from a phase on, the last thing first."""
    if phase == ENDING:
        return [("end", seat)]
    steps: list[Entry] = [("draw", seat), ("score",), ("menu",), ("phase", TURN_START, ())]
    return steps if phase == START else steps[: ENDING - phase]


def play_phase(game: Brawl) -> None:
    """Play Cards: one minion and one action."""
    game.state.phase = PLAYING
    game.state.slots = [*REGULAR]


def menu(game: Brawl) -> Choice | None:
    """What the current player does next: play a card, use a talent or a base, or end the phase, which begins here."""
    s = game.state
    seat = s.current
    if s.phase != PLAYING:
        play_phase(game)
    slots = playable.slots_of(game, seat)
    options = playable.play_options(game, seat, slots) if slots else []
    for number in game.sight.index.get("talent", ()):
        if s.ctrl[number] == seat:
            card: Any = game.card[number]
            if talent_key(game, card) not in s.used and card.talent_ready():
                options.append(("talent", number))
    for number in game.sight.index.get("use", ()):
        base: Any = game.card[number]
        if ("use", number, s.stamp[number]) not in s.used and base.usable(seat):
            options.append(("use", number))
    if ON_YOUR_TURN in game.deal.answerable:
        options += triggers.specials(game, seat, (of_turn(ON_YOUR_TURN, seat),), ())
    if not options and s.turn <= s.asked_turn + len(s.vp) and not game.setup.get("ask_end"):
        s.agenda.pop()
        return None
    # After a round in which nobody could do anything it is asked all the same, or the game would run on by itself.
    options.append(ask.END)
    return ask.choice(game, seat, "ask-menu", options, None)


def menu_answered(game: Brawl, value: ask.Value) -> None:
    """The current player has chosen what to do next."""
    if value == ask.END:
        game.state.agenda.pop()
    else:
        game.state.agenda.append(value)


def talent_key(game: Brawl, card: Card) -> tuple[object, ...]:
    """The mark of a used talent; some can be used only once for all cards of the name."""
    if card.talent_limit == PER_NAME:
        return ("talent", telling.slug_of(game, card.id), card.controller)
    return ("talent", card.id, game.state.stamp[card.id])  # a card that left play and came back is a new one


def talent(game: Brawl, number: int) -> Generator[Choice, None, None]:
    """«Талант»: once on each of one's turns."""
    s = game.state
    card: Any = game.card[number]
    s.used[talent_key(game, card)] = s.turn
    telling.tell(game, "log-talent", seat=s.current, card=number)
    yield from card.talent()


def talent_open(game: Brawl, card: Card) -> bool:
    """Whether a talent could be used an extra time: only a limit for all cards of a name still counts."""
    free = card.talent_limit != PER_NAME or talent_key(game, card) not in game.state.used
    return "talent" in card.hooks and card.id not in game.sight.cancelled and free and card.talent_ready()


def extra_talent(game: Brawl, card: Card) -> Generator[Choice, None, None]:
    """A talent used an extra time, whenever that is; whether its regular time is still to come is as it was."""
    if card.talent_limit == PER_NAME:
        game.state.used[talent_key(game, card)] = game.state.turn
    telling.tell(game, "log-talent", seat=card.controller, card=card.id)
    yield from card.talent()


def use(game: Brawl, number: int) -> Generator[Choice, None, None]:
    """A base's "on your turn, you may": at most once a turn (rules-decisions)."""
    s = game.state
    s.used[("use", number, s.stamp[number])] = s.turn
    base: Any = game.card[number]
    telling.tell(game, "log-use", seat=s.current, card=number)
    yield from base.use(s.current)


def draw(game: Brawl, seat: int) -> None:
    """Draw two cards; then down to ten, here and only here; the end follows."""
    game.state.phase = DRAWING
    piles.draw_cards(game, seat, 2)
    if len(game.state.hand[seat]) > HAND_LIMIT:
        game.state.agenda += (("end", seat), ("limit", seat))
    else:
        end(game, seat)


def limit(game: Brawl, seat: int) -> Generator[Choice, None, None]:
    """Discard down to ten cards."""
    over = len(game.state.hand[seat]) - HAND_LIMIT
    hand = [game.card[card] for card in game.state.hand[seat]]
    extra = yield from ask.pick_some(game, seat, hand, "ask-hand-limit", None, over, over, {"count": over})
    yield from piles.discard_from_hand(game, seat, extra)


def end(game: Brawl, seat: int) -> None:
    """End of turn: first what happens at the end of the turn, then what lasts until the end of the turn lapses."""
    s = game.state
    s.phase = ENDING
    if TURN_END_ANY not in game.sight.index and TURN_END not in game.sight.index:
        over(game, seat)
        return
    s.agenda.append(("over", seat))
    for kind in (TURN_END_ANY, TURN_END):
        if kind in game.sight.index:
            s.agenda.append(("phase", kind, ()))


def over(game: Brawl, seat: int) -> None:
    """All that lasted until the end of the turn lapses together; then somebody has won, or the next begins."""
    s = game.state
    lasting.lapse(game, END_OF_TURN)
    if s.lasting:
        _tell_ends(game, end_of_turn(s.turn))
        lasting.lapse(game, end_of_turn(s.turn))
    if s.seen_power:
        aftermath.note_powers(game)  # what ends with the turn is no rise of the next one
    s.winners = game.deal.mode.winners(game, seat)
    if not s.winners:
        begin(game, (seat + 1) % len(s.vp))


def leader(game: Brawl) -> int:
    """Who has won, if the game ends by points alone: with 15, and more than anybody else."""
    points = game.state.vp
    best = max(points)
    return points.index(best) if best >= GOAL and points.count(best) == 1 else NOBODY
