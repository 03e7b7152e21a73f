"""The driver: answers change only the agenda, an effect has one end, and looking at a game does not run it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from exact import fields
from potasovka.core.errors import IllegalAnswer
from potasovka.core.rng import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import agenda, brawl
from potasovka.smashup.engine.brawl import Brawl
from smashup.helpers import exact

TABLES = [({"players": 2}, 5), ({"players": 3, "factions": "draft"}, 8), ({"players": 4, "two_boxes": True}, 2)]


def walk(setup: dict[str, Any], seed: int, most: int = 400) -> Iterator[SmashUp]:
    """A random game, decision by decision."""
    played, rng = SmashUp.new(setup, seed), Rng(seed)
    while played.choice is not None and len(played.answers) < most:
        yield played
        played.pick(rng.below(len(played.choice)))


@pytest.mark.parametrize(("setup", "seed"), TABLES)
def test_answers_change_the_agenda_and_nothing_else(
    setup: dict[str, Any], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set()

    def watched(name: str, answered: Callable[..., None]) -> Callable[..., None]:
        def run(played: Brawl, *args: Any) -> None:
            before = fields(played.state)
            assert answered(played, *args) is None  # type: ignore[func-returns-value]
            assert {field for field, value in fields(played.state).items() if value != before[field]} == {"agenda"}
            seen.add(name)

        return run

    for name, answered in agenda.ANSWERED.items():
        monkeypatch.setitem(agenda.ANSWERED, name, watched(name, answered))
    for _ in walk(setup, seed):
        pass
    assert {"menu", "play", "window"} <= seen


@pytest.mark.parametrize(("setup", "seed"), TABLES)
def test_nothing_is_left_over_where_somebody_decides(setup: dict[str, Any], seed: int) -> None:
    for played in walk(setup, seed):
        state = played.brawl.state
        if not played.brawl.in_flight:
            assert (state.pending, state.responses, state.finishing) == ([], [], [])


@pytest.mark.parametrize(("setup", "seed"), TABLES)
def test_looking_at_the_question_does_not_run_the_game(setup: dict[str, Any], seed: int) -> None:
    for played in walk(setup, seed, 200):
        twin = played.clone()
        before = exact(twin)
        assert twin.choice is twin.choice
        assert played.choice is not None
        assert twin.choice is not None
        assert (twin.choice.seat, twin.choice.keys) == (played.choice.seat, played.choice.keys)
        assert twin.choice.speaker is twin.brawl
        assert exact(twin) == before


def test_a_key_is_turned_into_an_option_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    key_of = brawl.key_of
    monkeypatch.setattr(brawl, "key_of", lambda played, value: made.append(value) or key_of(played, value))
    for played in walk({"players": 2}, 3, 60):
        assert played.choice is not None
        twin, options = played.clone(), len(played.choice)
        key = played.choice.key(options - 1)
        made.clear()
        twin.answer(key)
        assert len(made) == options
        assert twin.answers[-1] == key


def test_a_key_that_is_no_option_changes_nothing() -> None:
    played = SmashUp.new({"players": 2}, 3)
    before, answers = exact(played), played.answers[:]
    with pytest.raises(IllegalAnswer, match="'play:nothing' is not an option here"):
        played.answer("play:nothing")
    assert (exact(played), played.answers) == (before, answers)
