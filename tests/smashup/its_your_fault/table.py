"""Tables with titans in play and buried cards, on top of what `scene` writes."""

from __future__ import annotations

from potasovka.smashup.engine.position import LETTERS
from potasovka.smashup.scenario import Scenario


def under(s: Scenario, base: str, *lines: str) -> Scenario:
    """The same scenario from its beginning, with more lines under a base: `titan: A Helicoprion +2`."""
    head = f"base: {base}"
    return Scenario(s.game.setup["position"].replace(head, "\n".join((head, *lines))))


def beside(s: Scenario, player: str) -> dict[str, int]:
    """The titans beside a player's deck, with the counters on them."""
    state = s.brawl.state
    return {s.brawl.card[titan].name: state.counters[titan] for titan in state.aside[LETTERS.index(player)]}


def titans(s: Scenario) -> dict[str, str]:
    """The titans in play, by base: `A Helicoprion 2`, the number being its counters."""
    state = s.brawl.state
    return {
        s.brawl.base(place).name: ", ".join(
            f"{LETTERS[state.ctrl[titan]]} {s.brawl.card[titan].name} {state.counters[titan]}" for titan in row
        )
        for place, row in enumerate(state.titans)
        if row
    }


def graves(s: Scenario) -> dict[str, list[str]]:
    """The buried cards of each base that has some, with their players, the oldest first."""
    state = s.brawl.state
    return {
        s.brawl.base(place).name: [f"{LETTERS[state.ctrl[card]]} {s.brawl.card[card].name}" for card in row]
        for place, row in enumerate(state.buried)
        if row
    }
