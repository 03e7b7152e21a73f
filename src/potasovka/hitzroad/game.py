"""The game as `core` knows it: small steps run until somebody must decide."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from typing import Any, ClassVar, Self, cast

from potasovka.core import BadSetup, Choice, Event, Game, IllegalAnswer, Result, Rng
from potasovka.core.film import Shot
from potasovka.core.seed import check_seed
from potasovka.hitzroad import auction, battle, deck, route, scoring
from potasovka.hitzroad.forecast import forecast_data
from potasovka.hitzroad.inventory import inventory
from potasovka.hitzroad.questions import QUESTIONS, ask
from potasovka.hitzroad.state import State
from potasovka.hitzroad.table import Table
from potasovka.hitzroad.view import another_world, view

STEPS: dict[str, Callable[[Table], None]] = {
    "plan": deck.plan,
    "bid": auction.ask_bid,
    "pay_bid": auction.ask_payment,
    "reorder": auction.reorder,
    "choose": route.choose,
    "toll": route.toll,
    "turn_over": route.turn_over,
    "scavenge": route.scavenge,
    "event": route.ask_event,
    "battle": battle.begin,
    "stand": battle.stand,
    "melee": battle.melee,
    "bites": battle.bites,
    "bolts": battle.bolts,
    "again": battle.again,
    "win": route.win_card,
    "forfeit": route.lose_card,
    "out": route.out,
    "sweep": deck.sweep,
    "end": scoring.end,
}
"""What happens in each step; a step asks something or names the next one."""

ANSWERS: dict[str, Callable[[Table, Any], None]] = {
    "bid": auction.take_bid,
    "pay_bid": auction.take_payment,
    "route": route.take_route,
    "pay_key": route.take_toll,
    "blind": route.take_blind,
    "event": route.take_event,
    "fire": battle.take_fire,
    "stand": battle.take_stand,
    "bite": battle.take_bite,
    "bolt": battle.take_bolt,
}
"""What each answer does."""


class HitZRoad(Game):
    """«Зомбистопом по Америке» for one to four players."""

    name: ClassVar[str] = "hitzroad"
    rules: ClassVar[str] = "3"

    __slots__ = ("_choice", "answers", "log", "seed", "setup", "table")
    setup: Mapping[str, Any]
    seed: int
    answers: list[str]
    log: list[Event]

    def __init__(self, setup: Mapping[str, Any], seed: int, table: Table) -> None:
        self.setup = setup
        self.seed = seed
        self.answers = []
        self.log = table.log
        self.table = table
        """The state and the log."""
        self._choice: Choice | None = None

    @classmethod
    def new(cls, setup: Mapping[str, Any], seed: int, *, quiet: bool = False) -> Self:
        """A game at its first decision: `{"players": 1}` to `{"players": 4}`."""
        players = read_setup(setup)
        table = Table(State(players, Rng(check_seed(seed))), quiet=quiet)
        game = cls({"players": players}, seed, table)
        table.state.rng.shuffle(table.state.order)  # HZR «Подготовка», 2: order cards are dealt at random
        deck.build(table.state)
        table.tell("order", seats=table.state.order[:])
        game.run()
        return game

    @property
    def state(self) -> State:
        """The true state; nothing of it leaves towards a player except through `view`."""
        return self.table.state

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.state.players

    @property
    def choice(self) -> Choice | None:
        """The one open question, or `None` when the game is over."""
        if self._choice is None and self.state.values:
            self._choice = ask(self.state)
        return self._choice

    def pick(self, index: int) -> Choice | None:
        """Answer with the option at this index; returns the next question, or `None` when the game is over."""
        state = self.state
        if not 0 <= index < len(state.values):
            open_to = f"there are {len(state.values)} options" if state.values else "the game is over"
            raise IllegalAnswer(f"option {index} cannot be picked: {open_to}")
        self.answers.append(QUESTIONS[state.asks].key_of(state.values[index]))
        state.given[state.asked] += 1
        self._take(index)
        self.run()
        return self.choice

    def run(self) -> None:
        """Go on until somebody must decide or the game is over."""
        state = self.state
        self._choice = None
        while True:
            if len(state.values) == 1:  # nothing to refuse: taken silently
                self._take(0)
            elif state.values or state.step == "over":
                return
            else:
                self.table.cut()
                STEPS[state.step](self.table)

    def _take(self, index: int) -> None:
        state = self.state
        question, value = state.asks, state.values[index]
        state.asks, state.asked, state.values = "", -1, ()
        self.table.cut()
        ANSWERS[question](self.table, value)

    @property
    def result(self) -> Result | None:
        """How it ended, or `None` while it goes on."""
        return scoring.result(self.state) if self.state.step == "over" else None

    @property
    def turn(self) -> int | None:
        """Who is asked, which is no secret on the road."""
        return None if self.choice is None else self.state.asked

    def facts(self) -> dict[str, Any]:
        """What a study wants to know about a finished game."""
        final = self.result
        if final is None:
            raise IllegalAnswer("the game is not over yet")
        state = self.state
        facts: dict[str, Any] = {
            "rounds": state.round,
            "winners": list(final.winners),
            "scores": list(final.scores),
            "alive": [seat in state.order for seat in range(state.players)],
            "survivors": state.survivors[:],
            "decisions": len(self.answers),
        }
        if state.players == 1:
            facts["title"] = scoring.title(final.scores[0]) if state.order else 0
        return facts

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know; `None` is a spectator."""
        self._check_seat(seat)
        return cast(dict[str, Any], view(self.state, seat, self.choice))

    def odds(self, seat: int | None) -> dict[str, Any] | None:
        """The odds of the battle that is being fought."""
        return cast(dict[str, Any] | None, forecast_data(self.view(seat)))

    def begin_film(self) -> None:
        """From now on take a shot of the table after each event."""
        self.table.begin_film(lambda state: {**view(state, None, None)})

    @property
    def shots(self) -> list[Shot]:
        """The shots since then, of all events but the last."""
        return self.table.shots or []

    def end_film(self) -> None:
        """Let the shots go."""
        self.table.shots = None

    def clone(self) -> Self:
        """An independent copy at the same decision."""
        twin = self.__class__(self.setup, self.seed, self.table.copy())
        twin.answers = self.answers[:]
        twin._choice = self._choice
        return twin

    def determinise(self, seat: int, rng: Rng) -> Self:
        """A full world that agrees with everything this seat has seen."""
        self._check_seat(seat)
        twin = self.clone()
        twin.seed = 0
        twin.table.state = another_world(self.state, rng)
        return twin

    def shown(self, seats: Collection[int], besides: int | None = None) -> Hashable:
        """Changes with chance and with every card that leaves the deck or is turned over."""
        state = self.state
        return state.rng.state, len(state.deck), tuple(state.hidden)

    def inventory(self) -> list[str]:
        """The whole true state in plain lines."""
        return inventory(self.state, self.choice)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalAnswer(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")


def read_setup(setup: Mapping[str, Any]) -> int:
    """The number of players of a setup; a `BadSetup` that names what is wrong."""
    unknown = sorted(set(setup) - {"players"})
    if unknown:
        raise BadSetup(f"hitzroad knows no option {unknown[0]!r}; it knows: players")
    if "players" not in setup:
        raise BadSetup("hitzroad needs 'players': 1 to 4")
    players = setup["players"]
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= 4:
        raise BadSetup(f"'players' is a whole number from 1 to 4, not {players!r}")
    return players
