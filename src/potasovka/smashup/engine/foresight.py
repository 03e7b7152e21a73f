"""What will come of an answer, as far as the one who gives it can know: said before, where it is worth a word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from potasovka.core.choice import Text
from potasovka.smashup.engine import ask, knowledge, scoring, telling, turn, values, zones
from potasovka.smashup.engine.terms import ACTION_PLAYED, TURN_END, TURN_END_ANY

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.state import State

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
    """What will come of answers to the menu, by index: cards played in vain, the end of the game."""
    game.wake()
    rehearsal = None
    found: dict[int, Text] = {}
    for index, value in enumerate(answers):
        says = None
        if value == ask.END:
            says = ending(game, seat)
        elif value[0] == "play" and _only_its_text(game, value[1]):
            rehearsal = Rehearsal(game, seat) if rehearsal is None else rehearsal
            says = _in_vain(game, rehearsal, value[1])
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


# ---- cards played in vain -------------------------------------------------------------------------------------------


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


def _in_vain(game: Brawl, rehearsal: Rehearsal, number: int) -> Text | None:
    """Why a standard action would do nothing now, if that is so whatever its player chooses.

    It is tried out where every card is face down that the player does not know: where a text looks at one of them, uses
    chance, lets a card be chosen or asks somebody else, it does something.
    """
    name = telling.card_name(game, number)
    if number in game.sight.cancelled:
        return Text("foresee-cancelled", {"card": name})
    rehearsal.lay(number)
    untried: list[tuple[int, ...]] = [()]
    for _ in range(_RUNS):
        picks = untried.pop()
        tried = rehearsal.tried(number, picks)
        if tried is None:
            return None
        options, missed = tried
        untried += [(*picks, index) for index in range(options)]
        if not untried:
            return Text("foresee-nothing", {"card": name, "missing": _MISSING.get(missed, "")})
    return None


class Rehearsal:
    """A copy in which every card is face down that its player does not know. One card after the other is tried out on
    it, and each time it is as it was before."""

    def __init__(self, game: Brawl, seat: int) -> None:
        self._seat = seat
        self._stage = stage = _face_down(game, seat)
        self._begun = self._laid = stage.state
        self._sight, self._deal, self._card = stage.sight, stage.deal, stage.card

    def end(self) -> None:
        """Nothing more is tried out."""
        self._stage.let_go()

    def lay(self, number: int) -> None:
        """This card is the next one: it is in the middle of being played."""
        self._set(self._begun)
        zones.take_out(self._stage, number)
        zones.to_limbo(self._stage, number, self._seat)
        self._laid = self._stage.state

    def _set(self, state: State) -> None:
        self._stage.set_back(state.copy(), self._sight, self._deal, self._card[:])

    def tried(self, number: int, picks: tuple[int, ...]) -> tuple[int, str] | None:
        """How many answers the next question has if the card is played so and nothing has come of it, and the last
        question that had none; `None` if something has."""
        self._set(self._laid)
        stage, left = self._stage, list(picks)
        stage.flight.playing.append(number)
        try:
            for choice in stage.card[number].on_play():
                if choice.seat != self._seat or any(value[0] in ("card", "pile") for value in choice.values):
                    return None
                if not _alike(self._laid, stage.state):
                    return None
                if not left:
                    return len(choice), ""
                stage.flight.picked = left.pop(0)
        except Exception:  # what cannot be told without looking may be something
            return None
        done = not _alike(self._laid, stage.state) or stage.flight.goals
        return None if done else (0, stage.flight.missed)


def _face_down(game: Brawl, seat: int) -> Brawl:
    """A copy in which the cards that a seat does not know are nothing but face down."""
    blind = game.settled_copy()
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
    return all(getattr(one, name) == getattr(other, name) for name in one.__slots__ if name != "rng")
