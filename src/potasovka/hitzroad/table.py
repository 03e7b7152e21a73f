"""What rules are written with: the state, the log, and the few verbs that change what a party has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from potasovka.core import Event
from potasovka.core.film import Shot
from potasovka.hitzroad.cards import CARDS, Card
from potasovka.hitzroad.dice import FACES, roll
from potasovka.hitzroad.mixes import Mix
from potasovka.hitzroad.state import State

Camera = Callable[[State], dict[str, Any]]
"""What a spectator sees of a state, while nobody is asked."""


class Table:
    """A game's state and its log, in the hands of the rules."""

    __slots__ = ("_camera", "_next", "log", "quiet", "shots", "state")

    def __init__(self, state: State, *, quiet: bool) -> None:
        self.state = state
        self.quiet = quiet
        self.log: list[Event] = []
        self.shots: list[Shot] | None = None
        """The table after each event but the last, if somebody films; a copy has none."""
        self._next = 0
        self._camera: Camera | None = None

    def begin_film(self, camera: Camera) -> None:
        """From now on take a shot after each event."""
        self.shots = []
        self._camera = camera
        self._next = len(self.log)

    def cut(self) -> None:
        """Something is about to change: take the shot of the last event, unless there is one."""
        last = len(self.log) - 1
        if self.shots is None or self._camera is None or last < self._next:
            return
        self._next = last + 1
        everybody = self._camera(self.state)
        seats = [{**everybody, "seat": seat} for seat in range(self.state.players)]
        self.shots.append(Shot(last, everybody, seats))

    def copy(self) -> Table:
        """An independent copy."""
        twin = Table.__new__(Table)
        twin.state = self.state.copy()
        twin.quiet = self.quiet
        twin.log = self.log[:]
        twin.shots = twin._camera = None
        twin._next = 0
        return twin

    def tell(self, kind: str, seat: int | None = None, **public: Any) -> None:
        """Write a line of the log."""
        if self.quiet:
            return
        self.cut()
        who = {} if seat is None else {"seat": seat}
        self.log.append(Event.of({"kind": f"hitzroad-log-{kind}", **who, **public}))

    def ask(self, question: str, seat: int, values: Sequence[Any]) -> None:
        """Stand on a question; with one value there is nothing to ask and it is taken."""
        assert values, f"nothing can be answered to {question}"
        state = self.state
        state.asks, state.asked, state.values = question, seat, tuple(values)

    @property
    def card(self) -> Card:
        """The card being played."""
        return CARDS[self.state.card]

    def gain(self, seat: int, mix: Mix) -> None:
        """A seat takes resources; there is no limit to them."""
        self.cut()
        for kind in range(3):
            self.state.stock[3 * seat + kind] += mix[kind]

    def pay(self, seat: int, mix: Mix) -> None:
        """A seat gives resources away."""
        self.cut()
        for kind in range(3):
            self.state.stock[3 * seat + kind] -= mix[kind]
        if any(mix):
            self.tell("pays", seat, ammo=mix[0], gas=mix[1], adrenaline=mix[2])

    def lose(self, seat: int, n: int) -> None:
        """A seat loses survivors, the leader last; nobody can lose more than there are."""
        lost = min(n, self.state.survivors[seat])
        if lost:
            self.cut()
            self.state.survivors[seat] -= lost
            self.tell("loses", seat, n=lost, left=self.state.survivors[seat])

    def roll(self, seat: int, black: int, red: int = 0) -> list[int]:
        """A seat rolls dice, and everybody sees them."""
        self.cut()
        faces = roll(self.state.rng, black, red)
        self.state.dice = faces
        told = [FACES[face] for face in faces]
        self.tell("rolls", seat, black=told[:black], red=told[black:])
        return faces
