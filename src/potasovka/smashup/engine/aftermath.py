"""What comes of every effect: things fall off, titans clash, risen powers are noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup.engine import big_base, telling, titans, triggers, values, zones
from potasovka.smashup.engine.lookout import PROTECTION
from potasovka.smashup.engine.terms import ATTACH, POWER_ROSE, Act, Happened

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card


def end_effect(game: Brawl) -> None:
    """The one end of every effect and every step; what was left for later goes on the agenda."""
    s, index = game.state, game.sight.index
    if s.attached and ("protects" in index or PROTECTION[ATTACH] in index):
        fall_off(game)
    if game.deal.restless:
        _titans_and_rises(game)
    if s.board is not None:
        big_base.settle(game)
    if s.pending or s.finishing or s.responses:
        triggers.close(game)
    if s.board is not None and s.board.arrivals:
        s.agenda.append(("berth",))


def _titans_and_rises(game: Brawl) -> None:
    """What only games with titans, or with a card that waits for powers to rise, need to look for."""
    s = game.state
    if max(map(len, s.titans)) > 1 and not _held_apart(game):
        titans.clash(game)
    if POWER_ROSE in game.sight.index:
        notice_powers(game)
    elif s.seen_power:
        s.seen_power = {}


def _held_apart(game: Brawl) -> bool:
    """Whether a card keeps titans at one base from clashing for now."""
    return any(game.card[source].delays_clashes() for source in game.sight.index.get("delays_clashes", ()))


def fall_off(game: Brawl) -> None:
    """Actions of players whose cards cannot affect their host are discarded."""
    ctrl = game.state.ctrl
    for host, actions in game.state.attached.items():
        seat = ctrl[host]
        for action in actions:
            if ctrl[action] != seat:
                if _one_falls(game, host, actions):
                    fall_off(game)  # what has fallen off may have held something else in its place
                    return
                break


def _one_falls(game: Brawl, host: int, actions: list[int]) -> bool:
    """Of the actions on a minion that others have put actions on too, the first that it is protected from falls off."""
    for at, number in enumerate(actions):
        guard = _repels(game, host, number)
        if guard is not None:
            # Of two that keep each other off the older one stays: the other one came to a protected minion.
            late = guard.id in actions[at + 1 :] and _repels(game, host, guard.id) is not None
            falls = guard.id if late else number
            telling.tell(game, "log-falls-off", card=falls, host=host)
            zones.take_out(game, falls)
            zones.to_discard(game, falls)
            return True
    return False


def _repels(game: Brawl, host: int, action: int) -> Card | None:
    """The card that keeps an action from being on its minion, if one does."""
    card = game.card[action]
    return values.protector(game, game.card[host], Act(ATTACH, card, card.controller))


def note_powers(game: Brawl) -> dict[int, int]:
    """Remember each minion's power as it is now; returns what was remembered before."""
    s = game.state
    before = s.seen_power
    s.seen_power = {minion: values.power(game, minion) for row in s.minions for minion in row}
    return before


def notice_powers(game: Brawl) -> None:
    """Compare each minion's power with that after the last effect; entering play is no increase (rules-decisions)."""
    s = game.state
    before = note_powers(game)
    now = s.seen_power
    if before:
        for minion, power in now.items():
            if minion in before and power > before[minion]:
                triggers.emit(game, Happened(POWER_ROSE, minion, s.ctrl[minion], s.place[minion]), game.sight.index)
