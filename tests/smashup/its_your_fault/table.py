"""What positions do not write down yet: titans beside a deck or in play, and buried cards."""

from __future__ import annotations

from potasovka.smashup.engine import zones
from potasovka.smashup.engine.position import LETTERS, find
from potasovka.smashup.engine.terms import ASIDE, LIMBO
from potasovka.smashup.scenario import Scenario


def with_titan(s: Scenario, titan: str, at: str = "", counters: int = 0) -> Scenario:
    """Give a player a titan, `A Helicoprion`: beside the deck, or in play at a base; the menu is asked anew."""
    game, (letter, _, name) = s.game, titan.partition(" ")
    seat = LETTERS.index(letter)
    number = game.s.add_card(find(name, ("titan",)).index, seat, ASIDE)
    game.s.aside[seat].append(number)
    game.cards_changed()
    if at:
        zones.take_out(game, number)
        zones.enter_play(game, number, seat, _place(s, at))
    game.s.counters[number] = counters
    game._choice = None
    return s


def with_buried(s: Scenario, card: str, at: str) -> Scenario:
    """Give a player a buried card, `B Ghost`, at a base."""
    game, (letter, _, name) = s.game, card.partition(" ")
    seat = LETTERS.index(letter)
    number = game.s.add_card(find(name, ("minion", "action")).index, seat, LIMBO)
    game.cards_changed()
    zones.to_buried(game, number, seat, _place(s, at))
    game._choice = None
    return s


def beside(s: Scenario, player: str) -> dict[str, int]:
    """The titans beside a player's deck, with the counters on them."""
    state = s.game.s
    return {s.game.card(titan).name: state.counters[titan] for titan in state.aside[LETTERS.index(player)]}


def titans(s: Scenario) -> dict[str, str]:
    """The titans in play, by base: `A Helicoprion 2`, the number being its counters."""
    state = s.game.s
    return {
        s.game.base(place).name: ", ".join(
            f"{LETTERS[state.ctrl[titan]]} {s.game.card(titan).name} {state.counters[titan]}" for titan in row
        )
        for place, row in enumerate(state.titans)
        if row
    }


def _place(s: Scenario, base: str) -> int:
    return s.bases().index(base)
