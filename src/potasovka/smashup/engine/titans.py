"""«Титаны»: beside the deck until an ability lets them be played; one for each player, one at each base."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup.engine import telling, triggers, values, verbs, zones
from potasovka.smashup.engine.terms import NOBODY, NOWHERE, TITAN_PLAYED, Happened

if TYPE_CHECKING:
    from potasovka.smashup.engine.game import SmashUp


def has_titan(game: SmashUp, seat: int) -> bool:
    """Whether a player controls a titan in play: then no other can be played."""
    return any(game.s.ctrl[titan] == seat for row in game.s.titans for titan in row)


def enter(game: SmashUp, titan: int, seat: int, place: int, counters: int) -> None:
    """A titan is played: neither a minion nor an action."""
    zones.take_out(game, titan)
    zones.enter_play(game, titan, seat, place)
    game.s.counters[titan] = counters
    telling.tell(game, "log-play-at", seat=seat, card=titan, place=place)
    triggers.emit(game, Happened(TITAN_PLAYED, titan, seat, place), game.sight.index)


def clash(game: SmashUp) -> None:
    """«Столкновение титанов»: of two at a base the lower total leaves, in a tie the later one."""
    s = game.s
    for place, titans in enumerate(s.titans):
        while len(titans) > 1:
            totals = values.totals(game, place)
            loser = min(reversed(titans), key=lambda titan: totals[s.ctrl[titan]])
            telling.tell(game, "log-clash", card=loser, place=place)
            verbs.retire(game, [game.card[loser]], [""], NOBODY, NOWHERE)
