"""«Титаны»: beside the deck until an ability lets them be played; one for each player, one at each base."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup.engine import lasting, telling, triggers, values, verbs, zones
from potasovka.smashup.engine.terms import NOBODY, NOWHERE, TITAN_PLAYED, Happened

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl


def has_titan(game: Brawl, seat: int) -> bool:
    """Whether a player controls a titan in play: then no other can be played."""
    return any(game.state.ctrl[titan] == seat for row in game.state.titans for titan in row)


def enter(game: Brawl, titan: int, seat: int, place: int, counters: int) -> None:
    """A titan is played: neither a minion nor an action."""
    telling.tell(game, "log-play-at", seat=seat, card=titan, place=place)
    zones.take_out(game, titan)
    zones.enter_play(game, titan, seat, place)
    lasting.set_counters(game, titan, counters)
    triggers.emit(game, Happened(TITAN_PLAYED, titan, seat, place), game.sight.index)


def clash(game: Brawl) -> None:
    """«Столкновение титанов»: of two at a base the lower total leaves, in a tie the later one."""
    s = game.state
    for place, titans in enumerate(s.titans):
        while len(titans) > 1:
            totals = values.totals(game, place)
            loser = min(reversed(titans), key=lambda titan: totals[s.ctrl[titan]])
            telling.tell(game, "log-clash", card=loser, place=place)
            verbs.retire(game, [game.card[loser]], [""], NOBODY, NOWHERE)
