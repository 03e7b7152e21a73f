"""Who gets which factions: by chance, by chance with one more try, or taken in turns, perhaps after bans."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from potasovka.core.choice import Choice, Text
from potasovka.core.rng import Rng
from potasovka.smashup import wire
from potasovka.smashup.engine import ask, telling
from potasovka.smashup.engine.registry import registry

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

Taken = tuple[tuple[int, str], ...]
"""Who has taken what, in this order."""
Pairs = tuple[tuple[str, str], ...]
"""Each seat's factions."""


def stock(boxes: list[str], twice: bool | list[str]) -> list[str]:
    """The factions to choose from; those of boxes that are there twice (these, or all) twice."""
    again = (boxes if twice else []) if isinstance(twice, bool) else [box for box in boxes if box in twice]
    return [faction.slug for box in (*boxes, *again) for faction in registry().boxes[box].factions]


def _stock(game: Brawl) -> list[str]:
    return stock(game.setup["boxes"], game.setup["two_boxes"])


# ---- by chance --------------------------------------------------------------------------------------------------


def random_pairs(game: Brawl, rng: Rng) -> list[list[str]]:
    """Two different ones for each seat."""
    pool = _stock(game)
    while True:
        rng.shuffle(pool)
        pairs = [pool[2 * seat : 2 * seat + 2] for seat in range(game.seats)]
        if all(one != other for one, other in pairs):
            return pairs


def reroll(game: Brawl, pairs: Pairs, first: int, asked: int) -> Choice | None:
    """Once each, in turns: keep what chance gave, or take what it gives next."""
    if asked == game.seats:
        game.state.agenda[-1] = ("deal", pairs, first)
        return None
    seat = (first + asked) % game.seats
    if len(_others(game, pairs)) < 2:
        reroll_answered(game, ask.NO, pairs, first, asked)
        return None
    one, other = (Text(f"faction-{name}") for name in pairs[seat])
    about = {"what": Text("factions-two", {"one": one, "other": other})}
    return ask.choice(game, seat, "ask-reroll", (ask.YES, ask.NO), None, about=about)


def reroll_answered(game: Brawl, value: ask.Value, pairs: Pairs, first: int, asked: int) -> None:
    """Two others, or not; then the next player."""
    game.state.agenda[-1] = ("reroll", pairs, first, asked + 1)
    if value == ask.YES:
        game.state.agenda.append(("redraw", (first + asked) % game.seats))


def redraw(game: Brawl, seat: int) -> None:
    """Two others for one player, none of those that lie before anybody."""
    _, pairs, first, asked = game.state.agenda[-1]
    others = _others(game, pairs)
    game.state.rng.shuffle(others)
    pair = (others[0], others[1])
    telling.tell(game, "log-reroll", seat=seat, factions=list(pair))
    game.state.agenda[-1] = ("reroll", (*pairs[:seat], pair, *pairs[seat + 1 :]), first, asked)


def _others(game: Brawl, pairs: Pairs) -> list[str]:
    """What lies before nobody, each once."""
    given = {name for pair in pairs for name in pair}
    return [name for name in dict.fromkeys(_stock(game)) if name not in given]


# ---- in turns ---------------------------------------------------------------------------------------------------


def ban(game: Brawl, banned: tuple[str, ...], first: int) -> Choice | None:
    """One faction each that nobody may take; then the draft."""
    if len(banned) == game.seats:
        game.state.agenda[-1] = ("draft", (), first, *banned)
        return None
    seat = (first + len(banned)) % game.seats
    left = [name for name in dict.fromkeys(_stock(game)) if name not in banned]
    return ask.choice(game, seat, "ask-ban", [("faction", name, seat) for name in left], None)


def ban_answered(game: Brawl, value: ask.Value, banned: tuple[str, ...], first: int) -> None:
    """A player has banned a faction."""
    telling.tell(game, "log-ban", seat=value[2], faction=value[1])
    game.state.agenda[-1] = ("ban", (*banned, value[1]), first)


def draft(game: Brawl, taken: Taken, first: int, *banned: str) -> Choice | None:
    """«Договоримся как взрослые»: one faction each clockwise, then the second in the opposite order."""
    n = game.seats
    if len(taken) == 2 * n:
        pairs = tuple(tuple(name for seat, name in taken if seat == player) for player in range(n))
        game.state.agenda[-1] = ("deal", pairs, first)
        return None
    turn = len(taken)
    seat = _order(n, first)[turn]
    pool = [name for name in _stock(game) if name not in banned]
    for _, name in taken:
        pool.remove(name)
    options = [("faction", name, seat) for name in _draftable(pool, list(taken), _order(n, first)[turn:])]
    if len(options) == 1:
        draft_answered(game, options[0], taken, first, *banned)
        return None
    return ask.choice(game, seat, "ask-faction", options, None, about={"nth": 1 + turn // n})


def draft_answered(game: Brawl, value: ask.Value, taken: Taken, first: int, *banned: str) -> None:
    """A player has taken a faction."""
    telling.tell(game, "log-faction", seat=value[2], faction=value[1])
    game.state.agenda[-1] = ("draft", (*taken, (value[2], value[1])), first, *banned)


def _order(players: int, first: int) -> list[int]:
    forth = [(first + i) % players for i in range(players)]
    return forth + forth[::-1]


def _draftable(pool: list[str], taken: list[tuple[int, str]], order: list[int]) -> list[str]:
    """What the next player may take so that all who come after still find two different factions."""
    seat, *later = order
    able = []
    for name in dict.fromkeys(pool):
        rest = pool.copy()
        rest.remove(name)
        if (seat, name) not in taken and _can_finish(rest, [*taken, (seat, name)], later):
            able.append(name)
    return able


def _can_finish(pool: list[str], taken: list[tuple[int, str]], order: list[int]) -> bool:
    """Whether all these players can still take a faction, none of them one they have."""
    if not order:
        return True
    for name in sorted(set(pool), key=pool.count, reverse=True):
        if (order[0], name) not in taken:
            rest = pool.copy()
            rest.remove(name)
            if _can_finish(rest, [*taken, (order[0], name)], order[1:]):
                return True
    return False


# ---- as everybody sees it ---------------------------------------------------------------------------------------


def draft_data(game: Brawl) -> wire.Draft | None:
    """Who has what and what is left, while factions are found."""
    match game.state.agenda[-1] if game.state.agenda else ("",):
        case ("draft", taken, first, *banned):
            by_seat = [[name for seat, name in taken if seat == player] for player in range(game.seats)]
            return _data(game, by_seat, list(banned), _order(game.seats, first)[len(taken)])
        case ("ban", banned, first):
            return _data(game, [[] for _ in range(game.seats)], list(banned), (first + len(banned)) % game.seats)
        case ("reroll", pairs, first, asked):
            return _data(game, [list(pair) for pair in pairs], [], (first + asked) % game.seats)
    return None


def _data(game: Brawl, taken: list[list[str]], banned: list[str], next_: int) -> wire.Draft:
    left = Counter(_stock(game))
    left.subtract(name for theirs in taken for name in theirs)
    return {"next": next_, "taken": taken, "left": dict(left), "banned": banned}
