"""A table as it stands: the game that comes of what is kept."""

from __future__ import annotations

import logging
from collections import Counter
from typing import NamedTuple

from potasovka.core import BadRecord, Game
from potasovka.core.catalogue import game_class, game_names
from potasovka.core.replay import replay
from potasovka.table.refusal import Unplayable
from potasovka.table.row import Stored, TableRow

log = logging.getLogger("potasovka.table")


class Standing(NamedTuple):
    """What is kept of a table, and the game that comes of it."""

    row: TableRow
    game: Game | None
    """The game, unless somebody is still waited for."""
    counts: list[int]
    """How many answers each seat has given."""


def stand(stored: Stored) -> Standing:
    """Play what is kept of a table; this may take a while. What cannot be played here is `Unplayable`."""
    row = stored.row
    check_rules(row)
    given = Counter(seat for seat, _ in stored.given)
    try:
        game = replay(stored.record()) if row.seated else None
    except BadRecord:
        log.exception("a table of %s cannot be played again", row.game)
        raise Unplayable("broken", rules=row.rules) from None
    return Standing(row, game, [given[seat] for seat in range(len(row.seats))])


def check_rules(row: TableRow) -> None:
    """Refuse a table of a game or of rules that are not played here."""
    if row.game not in game_names():
        raise Unplayable("no-game", game=row.game)
    now = game_class(row.game).rules
    if row.rules != now:
        raise Unplayable("version", made=row.rules, now=now)
