"""What lasts: effects and claims with a term, and counters. Nothing but this and `zones` can change a power."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from potasovka.smashup.engine import stands
from potasovka.smashup.engine.terms import CANCEL, NOWHERE, WHILE_IN_PLAY, Claim, Lasting

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl


def begin(game: Brawl, effect: Lasting) -> None:
    """From now on it lasts."""
    game.state.lasting.append(effect)
    _changed(game, effect.what)


def end(game: Brawl, gone: Callable[[Lasting], bool]) -> None:
    """These effects last no longer."""
    s = game.state
    if s.lasting:
        ended = [effect for effect in s.lasting if gone(effect)]
        if ended:
            s.lasting = [effect for effect in s.lasting if effect not in ended]
            _changed(game, *[effect.what for effect in ended])


def _changed(game: Brawl, *kinds: str) -> None:
    """Powers are computed anew; when abilities are cancelled, or are no longer, everything is looked at again."""
    if CANCEL in kinds:
        game.survey()
    else:
        game.powers.clear()


def lapse(game: Brawl, until: int) -> None:
    """Effects and claims with this term end; a turn ends or begins with it, and powers may hang on whose it is."""
    game.powers.clear()
    if game.state.lasting:
        end(game, lambda effect: effect.until == until)
    if game.state.claims:
        release(game, [claim for claim in game.state.claims if claim.until == until])


def set_counters(game: Brawl, card: int, count: int) -> None:
    """So many +1 power counters are on a card."""
    game.state.counters[card] = count
    game.powers.clear()


def claim(game: Brawl, new: Claim) -> None:
    """A new claim of control; one without a term ends the older ones without a term."""
    s = game.state
    if new.until == WHILE_IN_PLAY:
        s.claims = [one for one in s.claims if one.minion != new.minion or one.until != WHILE_IN_PLAY]
    s.claims.append(new)
    _name_controller(game, new.minion)


def release(game: Brawl, ended: Sequence[Claim], to: int = NOWHERE) -> None:
    """Claims that end, or go over `to` another minion: whoever has the next one rules."""
    s = game.state
    s.claims = [one for one in s.claims if one not in ended]
    if to != NOWHERE:
        s.claims += [replace(one, minion=to) for one in ended]
        _name_controller(game, to)
    for one in ended:
        _name_controller(game, one.minion)


def _name_controller(game: Brawl, minion: int) -> None:
    """The newest living claim rules; without one, the owner."""
    s = game.state
    ruling = [one.seat for one in s.claims if one.minion == minion]
    before, s.ctrl[minion] = s.ctrl[minion], ruling[-1] if ruling else s.owner[minion]
    game.powers.clear()
    if s.board is not None:
        stands.changed_hands(game, minion, before)
