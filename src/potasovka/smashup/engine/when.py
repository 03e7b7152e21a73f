"""Conditions that triggered abilities of many cards share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.smashup.engine.terms import NOBODY

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Card
    from potasovka.smashup.engine.terms import Happened


def here(me: Card, fact: Happened) -> bool:
    """It happened where this card is."""
    return fact.place == me.place


def here_on_own_turn(me: Card, fact: Happened) -> bool:
    """It happened where this card is, and the current player did it."""
    return fact.place == me.place and fact.seat == me.current


def elsewhere(me: Card, fact: Happened) -> bool:
    """It happened at another place."""
    return fact.place != me.place


def i_did(me: Card, fact: Happened) -> bool:
    """This card's controller did it."""
    return fact.seat == me.controller


def i_did_here(me: Card, fact: Happened) -> bool:
    """This card's controller did it, where this card is."""
    return fact.seat == me.controller and fact.place == me.place


def rival_did_here(me: Card, fact: Happened) -> bool:
    """Another player did it, where this card is."""
    return fact.place == me.place and fact.seat not in (me.controller, NOBODY)


def rival_arrives(me: Card, fact: Happened) -> bool:
    """A minion of another player came to where this card is, whoever moved it."""
    return fact.place == me.place and me.game.state.ctrl[fact.card] != me.controller
