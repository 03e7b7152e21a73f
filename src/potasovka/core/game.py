"""What every game is: a deterministic function of setup, seed and answers that stops whenever somebody must decide."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

from potasovka.core.choice import Choice
from potasovka.core.event import Event
from potasovka.core.film import Shot
from potasovka.core.record import Record
from potasovka.core.rng import Rng


class Result(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that won; empty if nobody did."""
    scores: tuple[int, ...]
    """Points by seat."""


class Game(ABC):
    """The narrow door through which a bot, a browser, a terminal and a test all drive a game."""

    __slots__ = ()
    name: ClassVar[str]
    """The game's name in the catalogue."""
    rules: ClassVar[str]
    """The version of its rules: another one as soon as the same setup, seed and answers could lead elsewhere, and only
    then. A record of other rules is refused; golden playthroughs (`make golden`) guard it."""

    @classmethod
    @abstractmethod
    def new(cls, setup: Mapping[str, Any], seed: int, *, quiet: bool = False) -> Self:
        """A game at its first decision; a `BadSetup` that names what is wrong if it cannot be."""

    @property
    @abstractmethod
    def setup(self) -> Mapping[str, Any]:
        """Everything that was agreed before the game, as plain data."""

    @property
    @abstractmethod
    def seed(self) -> int:
        """Where chance began."""

    @property
    @abstractmethod
    def answers(self) -> list[str]:
        """The keys answered so far."""

    @property
    @abstractmethod
    def log(self) -> list[Event]:
        """What happened so far; a game made with `quiet=True` keeps none."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many players there are."""

    @property
    @abstractmethod
    def choice(self) -> Choice | None:
        """The one open question, or `None` when the game is over."""

    @abstractmethod
    def pick(self, index: int) -> Choice | None:
        """Answer with the option at this index; returns the next question, or `None` when the game is over."""

    def answer(self, key: str) -> None:
        """Answer with the option of this key; an `IllegalAnswer` otherwise, and nothing has changed."""
        choice = self.choice
        if choice is None:
            from potasovka.core.errors import IllegalAnswer

            raise IllegalAnswer(f"{key!r} cannot be answered: the game is over")
        self.pick(choice.index(key))

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How it ended, or `None` while it goes on."""

    @property
    @abstractmethod
    def turn(self) -> int | None:
        """Whose turn everybody sees it to be, whoever may be asked meanwhile; `None` when the game is over."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, as plain data; `None` is a spectator."""

    def still(self) -> Shot:
        """The table as it is now, after its last event, without what is asked."""
        seats = [{**self.view(seat), "choice": None} for seat in range(self.seats)]
        return Shot(len(self.log) - 1, {**self.view(None), "choice": None}, seats)

    def begin_film(self) -> None:
        """From now on take a shot of the table after each event. A copy begins without; a game may have no film."""

    @property
    def shots(self) -> list[Shot]:
        """The shots since the film was begun: of all events but the last, which the view itself shows."""
        return []

    def end_film(self) -> None:
        """Let the shots go: whoever wanted them has them."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy at the same decision, also in the middle of an effect."""

    def rest(self) -> None:
        """Nobody asks it anything for a while: it may let go of what can be made again."""

    @abstractmethod
    def determinise(self, seat: int, rng: Rng) -> Self:
        """A full world that agrees with everything this seat has seen, sampled with `rng`."""

    @abstractmethod
    def shown(self, seats: Collection[int], besides: int | None = None) -> Hashable:
        """Something that changes whenever chance was used or one of these seats came to know a hidden card.

        What the seat `besides` knew itself may have been shown to the others.
        """

    def odds(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat, or a spectator, may have computed for it out of its view; `None` where there is nothing."""
        return None

    @property
    def occasions(self) -> int:
        """How often something has happened that a card which nobody else sees might answer; everybody may know."""
        return 0

    @abstractmethod
    def inventory(self) -> list[str]:
        """The whole true state in plain lines: names, zones, numbers in a fixed order, however the game keeps them."""

    def state_digest(self) -> str:
        """A short hash of the inventory: the same before and after a change of the code that changes no rule."""
        return hashlib.sha256("\n".join(self.inventory()).encode()).hexdigest()[:16]

    def record(self) -> Record:
        """The game so far as a record."""
        return Record(self.name, self.rules, dict(self.setup), self.seed, tuple(self.answers))
