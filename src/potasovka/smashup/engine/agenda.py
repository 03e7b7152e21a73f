"""What is still to be done: which operations an entry of the agenda may name, and how each one is run.

An entry is a tuple, the name of an operation and its arguments; all of it is plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from potasovka.core.choice import Choice
from potasovka.smashup.engine import berths, bury, consent, draft, duel, play, rounds, scoring, setup, triggers, turn

STEPS: dict[str, Callable[..., None]] = {
    "redraw": draft.redraw,
    "deal": setup.deal,
    "new hand": turn.new_hand,
    "begin": turn.begin,
    "lay": play.lay,
    "finish": triggers.finish,
    "scoring": scoring.begin,
    "moment": scoring.moment,
    "award": scoring.award,
    "clear": scoring.clear,
    "replace": scoring.replace,
    "draw": turn.draw,
    "end": turn.end,
    "over": turn.over,
    "round": rounds.begin,
    "turn": rounds.begin_turn,
    "capture": rounds.capture,
    "moments": rounds.moments,
    "payout": rounds.payout,
    "decide": rounds.decide,
    "sweep": rounds.sweep,
    "captured": rounds.captured,
    "round draw": rounds.draw,
    "two cards": rounds.draw_two,
    "round end": rounds.end,
    "closing": rounds.closing,
    "round over": rounds.over,
    "stand": berths.stand,
}
"""Entries of the agenda that just happen."""

MENUS: dict[str, Callable[..., Choice | None]] = {
    "reroll": draft.reroll,
    "ban": draft.ban,
    "draft": draft.draft,
    "mulligan": turn.mulligan,
    "phase": triggers.phase,
    "menu": turn.menu,
    "play": play.where,
    "slot": play.which_slot,
    "triggers": triggers.triggered,
    "window": triggers.window,
    "score": scoring.check,
    "berth": berths.which,
}
"""Entries that ask; one that needs no answer changes the agenda itself and returns nothing."""

ANSWERED: dict[str, Callable[..., None]] = {
    "reroll": draft.reroll_answered,
    "ban": draft.ban_answered,
    "draft": draft.draft_answered,
    "mulligan": turn.mulligan_answered,
    "phase": triggers.phase_answered,
    "menu": turn.menu_answered,
    "play": play.where_answered,
    "slot": play.slot_answered,
    "triggers": triggers.order_answered,
    "window": triggers.window_answered,
    "score": scoring.check_answered,
    "berth": berths.which_answered,
}
"""What the answer does: it changes the agenda, and nothing else."""

EFFECTS: dict[str, Callable[..., Generator[Choice, None, None]]] = {
    "enter": play.enter,
    "talent": turn.talent,
    "use": turn.use,
    "trigger": triggers.run_trigger,
    "special": triggers.run_special,
    "challenge": duel.begin,
    "duel": duel.fight,
    "verdict": duel.verdict,
    "uncover": bury.free_uncovering,
    "owed": scoring.pay_owed,
    "limit": turn.limit,
    "useless": consent.useless,
    "dull": consent.dull,
}
"""Entries that may stop to ask as often as they like."""

MENU, STEP, EFFECT = range(3)
ENTRIES: dict[str, tuple[int, Callable[..., Any]]] = {
    **{name: (MENU, run) for name, run in MENUS.items()},
    **{name: (STEP, run) for name, run in STEPS.items()},
    **{name: (EFFECT, run) for name, run in EFFECTS.items()},
}
"""All of them: of which kind it is (a menu stays on the agenda while it asks), and what it does."""
