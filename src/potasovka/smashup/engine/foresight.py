"""What will come of an answer, as far as the one who gives it can know: said before, where it is worth a word."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from potasovka.core.choice import Choice, Text
from potasovka.smashup.engine import ask, knowledge, scoring, telling, turn, values, zones
from potasovka.smashup.engine.state import FIELDS
from potasovka.smashup.engine.terms import (
    ACTION_PLAYED,
    NOWHERE,
    SCORE_MOMENTS,
    TURN_END,
    TURN_END_ANY,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.state import State

FORESEEN = ("ask-menu", "ask-play-extra", "ask-special")
"""The questions whose answers are foreseen."""
_MISSING = {
    **dict.fromkeys(("ask-cancel", "ask-charm", "ask-counter", "ask-destroy", "ask-destroy-own", "ask-duel"), "target"),
    **dict.fromkeys(("ask-minion", "ask-move", "ask-power", "ask-return", "ask-swap-with", "ask-weaken"), "target"),
    **dict.fromkeys(("ask-put-on-top", "ask-shuffle-in", "ask-to-bottom", "ask-to-deck", "ask-to-hand"), "pile"),
    **dict.fromkeys(("ask-bury", "ask-discard", "ask-give"), "hand"),
    **dict.fromkeys(("ask-play-extra", "ask-play-forced", "ask-play-it"), "play"),
    "ask-make-discard": "hand",
    **dict.fromkeys(("ask-transfer", "ask-transfer-counters", "ask-under-deck"), "target"),
}
"""What there was none of when a question had nothing to choose from."""
_RUNS = 40
"""How many ways through the questions of a card are tried before it is taken to do something."""


def foresee(game: Brawl, seat: int, answers: Sequence[ask.Value]) -> dict[int, Text]:
    """What will come of answers, by index: what would be played or used in vain, the end of the game."""
    game.wake()
    rehearsal = None
    found: dict[int, Text] = {}
    for index, value in enumerate(answers):
        says = None
        if value == ask.END:
            says = ending(game, seat)
        elif (deed := _deed(game, value)) is not None:
            rehearsal = Rehearsal(game, seat) if rehearsal is None else rehearsal
            says = _in_vain(game, rehearsal, deed)
        if says is not None:
            found[index] = says
    if rehearsal is not None:
        rehearsal.end()
    return found


# ---- the end of the turn --------------------------------------------------------------------------------------------


def ending(game: Brawl, seat: int) -> Text | None:
    """Who wins if the turn ends now and nobody does anything about it."""
    s, lookout = game.state, game.sight.lookout
    if s.board is not None:  # no turn ends the game there
        return None
    if game.deal.mode.goal is not None:
        return Text("foresee-puzzle")
    most = sum([max(game.base(place).prizes) for place in lookout.places])
    if max(s.vp) + most < turn.GOAL and "award" not in game.sight.index:
        return None
    ready = values.ready(game)
    points = s.vp[:]
    for place in ready:
        for player, _, prize in scoring.prizes(game, place, values.totals(game, place)):
            points[player] += prize
    best = max(points)
    if best < turn.GOAL:
        return None
    if points.count(best) > 1:
        return Text("foresee-tie", {"points": best})
    waits = ready or TURN_END in game.sight.index or TURN_END_ANY in game.sight.index
    leader = points.index(best)
    told = {"seat": leader, "you": "yes" if leader == seat else "no"}
    return Text("foresee-win-likely" if waits else "foresee-win", told)


# ---- what is done in vain -------------------------------------------------------------------------------------------


class Deed(NamedTuple):
    """What an answer sets going, where that is a text and nothing besides."""

    number: int
    """The card."""
    run: Callable[[Brawl], Generator[Choice, None, Any]]
    """Its text, on a table where it is tried out."""
    played: bool = False
    """Whether the card is in the middle of being played then."""
    special: ask.Value | None = None
    """The Special that it is."""


def _deed(game: Brawl, value: ask.Value) -> Deed | None:
    """The standard action, the talent or the Special that an answer means."""
    tag, number = value[0], value[1] if len(value) > 1 else NOWHERE
    if tag == "talent":
        return Deed(number, lambda stage: stage.card[number].talent())
    if tag in ("play", "pile"):
        return _action(game, number)
    if tag != "special":
        return None
    if value[2] == "play_in_window":
        return _action(game, number, value)
    return Deed(number, lambda stage: getattr(stage.card[number], value[2])(value[3]), special=value)


def _action(game: Brawl, number: int, special: ask.Value | None = None) -> Deed | None:
    if not _only_its_text(game, number):
        return None
    return Deed(number, lambda stage: stage.card[number].on_play(), True, special)


class Peeked(Exception):
    """A card wanted to know what the one who plays it cannot know."""


class _FaceDown:
    """A card whose face must not be looked at."""

    def __getattr__(self, name: str) -> Any:
        raise Peeked(name)


_DOWN: Any = _FaceDown()


def _only_its_text(game: Brawl, number: int) -> bool:
    """Whether playing a card does nothing besides what its text does: a standard action, which nobody waits for."""
    card = game.card[number]
    return card.kind == "action" and not card.on and ACTION_PLAYED not in game.sight.index


def _in_vain(game: Brawl, rehearsal: Rehearsal, deed: Deed) -> Text | None:
    """Why a text would do nothing now, if that is so whatever its player chooses.

    It is tried out where every card is face down that the player does not know: where a text looks at one of them, uses
    chance, lets a card be chosen or asks somebody else, it does something.
    """
    name = telling.card_name(game, deed.number)
    if deed.number in game.sight.cancelled:
        return Text("foresee-cancelled", {"card": name})
    rehearsal.prepare(deed)
    untried: list[tuple[int, ...]] = [()]
    for _ in range(_RUNS):
        picks = untried.pop()
        tried = rehearsal.tried(deed, picks)
        if tried is None:
            return None
        options, missed = tried
        untried += [(*picks, index) for index in range(options)]
        if not untried:
            return Text("foresee-nothing", {"card": name, "missing": _MISSING.get(missed, "")})
    return None


class Rehearsal:
    """A copy in which every card is face down that its player does not know. One deed after the other is tried out on
    it, and each time it is as it was before."""

    def __init__(self, game: Brawl, seat: int) -> None:
        self._seat = seat
        self._stage = stage = _face_down(game, seat)
        self._begun = self._ready = stage.state
        self._sight, self._deal, self._card = stage.sight, stage.deal, stage.card
        self._playing, self._at_once, self._entry = game.flight.playing, game.flight.at_once, game.flight.entry

    def end(self) -> None:
        """Nothing more is tried out."""
        self._stage.let_go()

    def prepare(self, deed: Deed) -> None:
        """This is the next one."""
        self._set(self._begun)
        stage = self._stage
        if deed.special is not None and deed.special[3].kind in SCORE_MOMENTS:
            stage.deal.mode.aim(stage, deed.special[3].place)
        if deed.played:
            zones.take_out(stage, deed.number)
            zones.to_limbo(stage, deed.number, self._seat)
        self._ready = stage.state

    def _set(self, state: State) -> None:
        self._stage.set_back(state.copy(), self._sight, self._deal, self._card[:])

    def tried(self, deed: Deed, picks: tuple[int, ...]) -> tuple[int, str] | None:
        """How many answers the next question has if it is done so and nothing has come of it, and the last question
        that had none; `None` if something has."""
        self._set(self._ready)
        stage, left = self._stage, list(picks)
        stage.flight.at_once = self._at_once or deed.special is not None
        stage.flight.entry = self._entry if deed.special is None else deed.special
        stage.flight.playing = [*self._playing, deed.number] if deed.played else self._playing[:]
        try:
            for choice in deed.run(stage):
                if choice.seat != self._seat or any(value[0] in ("card", "pile") for value in choice.values):
                    return None
                if not _alike(self._ready, stage.state):
                    return None
                if not left:
                    return len(choice), ""
                stage.flight.picked = left.pop(0)
        except Exception:  # what cannot be told without looking may be something
            return None
        done = not _alike(self._ready, stage.state) or stage.flight.goals
        return None if done else (0, stage.flight.missed)


def _face_down(game: Brawl, seat: int) -> Brawl:
    """A copy in which the cards that a seat does not know are nothing but face down."""
    blind = game.present_copy()
    blind.take_up()
    state = blind.state
    nothing = next(face for face, mask in zip(state.face, state.known, strict=True) if mask >> seat & 1)
    face, text = list(state.face), list(state.text)
    for card in knowledge.unknown(blind, seat):
        blind.card[card] = _DOWN
        face[card] = text[card] = nothing
    state.face, state.text = tuple(face), tuple(text)
    return blind


def _alike(one: State, other: State) -> bool:
    """Whether nothing has changed, chance included."""
    if one.rng.state != other.rng.state:
        return False
    return all(getattr(one, name) == getattr(other, name) for name in FIELDS if name != "rng")
