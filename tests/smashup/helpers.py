"""Small helpers for scenarios: a whole table in one comparison, and who may choose what."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from exact import fields
from potasovka.core.errors import IllegalAnswer
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import values
from potasovka.smashup.engine.position import LETTERS
from potasovka.smashup.scenario import Scenario


def scene(*bases: str, turn: str = "A", a: str = "", b: str = "Ghost", **more: str) -> Scenario:
    """A scenario in few lines: each base as `board` writes it, hands as `a`, `b`, `c`, `d`, other lines by their names.

    `scene("Workshop: A Ghost, B Spirit | B Zeppelin", "Haunted House", a="Bear Hug, Water Lily", deck_a="Ghost")`
    """
    return Scenario(_position(bases, turn, {"a": a, "b": b, **more}))


def _position(bases: Sequence[str], turn: str, more: dict[str, str]) -> str:
    lines = [f"turn: {turn}"]
    for base in bases:
        name, _, rest = base.partition(": ")
        minions, _, actions = rest.partition("|")
        lines.append(f"base: {name}")
        for item in re.split(r", (?=[A-D] )(?![^\[]*\])", minions.strip()):
            if item:
                lines.append(f"  {item[0]}: {item[2:]}")
        if actions.strip():
            lines.append(f"  on base: {actions.strip()}")
    for key, value in more.items():
        head, _, seat = key.rpartition("_")
        if len(seat) == 1:
            lines.append(f"{head or 'hand'} {seat.upper()}: {value}")
        else:
            lines.append(f"{key.replace('_', ' ')}: {value}")
    return "\n".join(lines)


def pay(s: Scenario, card: str) -> None:
    """Discard copies of one card as long as a discard is asked for."""
    while s.prompt == "ask-discard":
        s.choose(card)


def board(s: Scenario) -> dict[str, str]:
    """All that is in play, by base: minions with controller and power, what is on them, then what is on the base.

    `{"Workshop": "A Ghost 2, B Spirit 3 [A Choking Vines] | A Zeppelin"}`. A test that compares it proves at once that
    the right card changed and that every bystander stayed as it was.
    """
    state, table = s.brawl.state, {}
    for place, base in enumerate(state.base):
        minions = sorted(_minion(s, minion) for minion in state.minions[place])
        actions = sorted(
            f"{LETTERS[state.ctrl[action]]} {s.brawl.card[action].name}" for action in state.actions[place]
        )
        on_base = f"| {', '.join(actions)}" if actions else ""
        table[s.brawl.card[base].name] = " ".join(filter(None, (", ".join(minions), on_base)))
    return table


def _minion(s: Scenario, minion: int) -> str:
    state = s.brawl.state
    text = f"{LETTERS[state.ctrl[minion]]} {s.brawl.card[minion].name} {values.power(s.brawl, minion)}"
    on = [f"{LETTERS[state.ctrl[action]]} {s.brawl.card[action].name}" for action in state.attached.get(minion, ())]
    return f"{text} [{', '.join(sorted(on))}]" if on else text


def expects(s: Scenario, seat: str, prompt: str, *options: str) -> None:
    """This seat, and nobody else, is asked this, with exactly these options in any order."""
    assert (s.asked, s.prompt) == (seat, prompt)
    assert sorted(s.options) == sorted(options)


def exact(game: SmashUp) -> dict[str, str]:
    """Every field of the state of a game."""
    return fields(game.brawl.state)


def refuses(s: Scenario, *answers: str) -> None:
    """None of these can be answered now, and trying changes nothing."""
    before = exact(s.game)
    for answer in answers:
        with pytest.raises(IllegalAnswer):
            s.choose(answer)
    assert exact(s.game) == before


def told(s: Scenario, kind: str) -> list[dict[str, object]]:
    """The public lines of the log of one kind, without what points at the table and without the cause."""
    return [
        {name: value for name, value in event.public.items() if name not in BESIDE and not name.endswith("_id")}
        for event in s.game.log
        if event.kind == kind
    ]


BESIDE = ("kind", "at", "why")
"""What every event may have besides its own arguments."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail instead of waiting for ever."""

    def stop(*_: object) -> None:
        raise AssertionError(f"not done within {seconds} s")

    old = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)
