"""The door for research: PettingZoo's own checks, and what an agent is told."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from potasovka.core import IllegalAnswer, PotasovkaError, Rng
from potasovka.core.catalogue import game_names
from potasovka.core.numbers import starts
from potasovka.env import env

TABLES = [("smashup", {"players": 2}), ("smashup", {"players": 3, "mode": "big_base"}), ("hitzroad", {"players": 4})]
every_table = pytest.mark.parametrize(("game", "setup"), TABLES, ids=["smashup-2", "big-base-3", "hitzroad-4"])


def played(game: str, setup: dict[str, Any], seed: int) -> tuple[Any, list[tuple[str, int]]]:
    """A whole game by chance, and who did what."""
    table, rng, done = env(game, **setup), Rng(seed), []
    table.reset(seed=seed)
    for agent in table.agent_iter(100_000):
        observation, _, ended, cut, _ = table.last()
        if ended or cut:
            table.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        done.append((agent, int(legal[rng.below(len(legal))])))
        table.step(done[-1][1])
    return table, done


@every_table
def test_the_checks_of_pettingzoo_pass(game: str, setup: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of what it would rather see, such as observations that are pictures
        api_test(env(game, **setup), num_cycles=300)
        seed_test(lambda: env(game, **setup), num_cycles=50)


@every_table
def test_a_whole_game_ends_with_a_winner_and_is_the_same_again(game: str, setup: dict[str, Any]) -> None:
    table, done = played(game, setup, 5)
    assert played(game, setup, 5)[1] == done
    assert table.agents == []
    assert table.game.result is not None
    assert len({agent for agent, _ in done}) == len(table.possible_agents)


def test_the_winner_is_rewarded_at_the_end_and_only_then() -> None:
    table = env("smashup", players=2)
    table.reset(seed=5)
    rng, gained = Rng(5), dict.fromkeys(table.agents, 0)
    for agent in table.agent_iter(100_000):
        observation, reward, ended, _, info = table.last()
        gained[agent] += reward
        if ended:
            assert info == {"score": table.game.result.scores[int(agent[-1])]}
            table.step(None)
            continue
        assert reward == 0
        legal = np.flatnonzero(observation["action_mask"])
        table.step(int(legal[rng.below(len(legal))]))
    (winner,) = table.game.result.winners
    assert gained == {f"player_{seat}": 1 if seat == winner else -1 for seat in range(2)}


def test_an_agent_sees_its_own_hand_and_only_how_many_cards_the_others_hold() -> None:
    table = env("smashup", players=2)
    table.reset(seed=5)
    fields = {field.name: field for field in table.fields}
    at = starts(table.fields)
    known = fields["hands"].shape[1]
    for agent in table.possible_agents:
        row = table.observe(agent)["observation"]
        own = row[at["hands"] : at["hands"] + known]
        theirs = row[at["hands"] + known : at["hands"] + 2 * known]
        seats = row[at["seats"] : at["seats"] + fields["seats"].size].reshape(fields["seats"].shape)
        assert (own.sum(), theirs.sum(), seats[0][1], seats[1][1]) == (5, 0, 5, 5)


def test_only_whoever_is_asked_may_act_and_only_as_the_mask_says() -> None:
    table = env("hitzroad", players=2)
    table.reset(seed=1)
    asked = table.agent_selection
    masks = {agent: int(table.observe(agent)["action_mask"].sum()) for agent in table.agents}
    assert masks.pop(asked) == len(table.game.choice)
    assert list(masks.values()) == [0]
    before = table.game.state_digest()
    with pytest.raises(IllegalAnswer, match="option 95"):
        table.step(95)
    with pytest.raises(PotasovkaError, match="an action is a number"):
        table.step(None)
    assert (table.game.state_digest(), table.agent_selection) == (before, asked)


def test_every_game_has_a_door_and_another_name_is_refused() -> None:
    for name in game_names():
        assert env(name).possible_agents
    with pytest.raises(PotasovkaError, match="there is no game 'chess'"):
        env("chess")


def test_a_question_can_be_read() -> None:
    table = env("smashup", render_mode="ansi")
    assert table.render() is None
    table.reset(seed=5)
    said = table.render()
    assert said is not None
    assert said.startswith(f"{table.agent_selection}: ask-")
