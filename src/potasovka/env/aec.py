"""A game as an environment of PettingZoo: agents act in turn, and an action is the number of an answer.

What an agent observes is its seat's row of numbers (`core/numbers.py`) and which answers there are.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from potasovka.core import Game, PotasovkaError
from potasovka.core.catalogue import description, game_class, load
from potasovka.core.numbers import LARGEST, Field, Numbers

Observation = dict[str, NDArray[Any]]


class PotasovkaEnv(AECEnv):  # type: ignore[misc]
    """One game for as many agents as there are seats; who wins gets 1, the others -1, at the end and only then."""

    metadata: ClassVar[dict[str, Any]] = {"name": "potasovka_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str = "smashup", *, render_mode: str | None = None, **setup: Any) -> None:
        """A game by its name with what was agreed: `env("smashup", players=3, boxes=["base_box"])`."""
        super().__init__()
        told = description(game)
        if not told.numbers:
            raise PotasovkaError(f"{game} is not told in numbers")
        self.game_name = game
        self.setup = {"players": max(2, told.players[0]), **setup}
        self.render_mode = render_mode
        self._numbers: Numbers = load(told.numbers)
        players = self._new(0).seats
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = sum(field.size for field in self.fields)
        row = spaces.Box(-LARGEST - 1, LARGEST, (size,), np.int16)
        mask = spaces.Box(0, 1, (self._numbers.options,), np.int8)
        self._space = spaces.Dict({"observation": row, "action_mask": mask})
        self._actions = {agent: spaces.Discrete(self._numbers.options) for agent in self.possible_agents}
        self.game: Game | None = None
        """The true game; nothing of it but rows of numbers is told to an agent."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """What the numbers of an observation say, part by part."""
        return self._numbers.fields(self.setup["players"])

    def _new(self, seed: int) -> Game:
        return game_class(self.game_name).new(self.setup, seed, quiet=True)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is told: a row of numbers, and which answers there are."""
        return self._space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The number of an answer."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, by chance or by a seed."""
        self.game = self._new(randbits(128) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whoever is asked is to act; when nobody is, all have come to their end."""
        assert self.game is not None
        choice = self.game.choice
        if choice is not None:
            self.agent_selection = self.possible_agents[choice.seat]
            return
        result = self.game.result
        assert result is not None
        for agent, seat in self._seat.items():
            self.rewards[agent] = 1 if seat in result.winners else -1
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.scores[seat]}
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now; its mask is empty while somebody else is asked."""
        assert self.game is not None, "reset() comes first"
        seat = self._seat[agent]
        mask = np.zeros(self._numbers.options, np.int8)
        choice = self.game.choice
        if choice is not None and choice.seat == seat:
            mask[: len(choice)] = 1
        return {"observation": np.frombuffer(self._numbers.of(self.game, seat), np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is answers; an answer that is not there is an `IllegalAnswer` and changes nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self.game is not None
        if action is None:
            raise PotasovkaError(f"{self.agent_selection} is asked: an action is a number, not None")
        self.game.pick(int(action))
        self._cumulative_rewards[self.agent_selection] = 0
        self._select()

    def render(self) -> str | None:
        """The question that is open, in the words of a record."""
        choice = None if self.game is None else self.game.choice
        if self.render_mode is None or choice is None:
            return None
        return f"{self.possible_agents[choice.seat]}: {choice.message}: {', '.join(choice.keys)}"

    def close(self) -> None:
        """There is nothing to be closed."""


def env(game: str = "smashup", **setup: Any) -> PotasovkaEnv:
    """An environment, as PettingZoo's own are made."""
    return PotasovkaEnv(game, **setup)
