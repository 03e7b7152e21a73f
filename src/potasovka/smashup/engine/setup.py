"""«Подготовка к игре»: what may be agreed, who gets which factions, decks, bases, hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from potasovka.core.errors import BadSetup
from potasovka.smashup.engine import draft, knowledge, piles, telling
from potasovka.smashup.engine.mode import CLASSIC, MODES
from potasovka.smashup.engine.registry import Registry, registry
from potasovka.smashup.engine.terms import ASIDE, DECK, NOBODY

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

OPTIONS = ("ask_end", "boxes", "edition", "factions", "first", "mode", "players", "position", "titans", "two_boxes")
WAYS = ("random", "reroll", "draft", "bans")
"""How factions are found if nobody names them: by chance, by chance and once more, in turns, or in turns after bans."""
FIRST_HAND = 5


def agree(setup: Mapping[str, Any]) -> dict[str, Any]:
    """The setup with every option said; a `BadSetup` names the first thing that is wrong.

    `ask_end` is said only if somebody did, `mode` only if it is not the usual one: records of games without them are
    what they were before these were there.
    """
    book = registry()
    for option in setup:
        if option not in OPTIONS:
            raise BadSetup(f"there is no option {option!r}; there are: {', '.join(OPTIONS)}")
    asking = {"ask_end": _switch(setup, "ask_end", False)} if "ask_end" in setup else {}
    if "position" in setup:
        return {**_agree_position(setup), **asking}
    players = setup.get("players", 2)
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 4:
        raise BadSetup(f"players must be 2, 3 or 4, not {players!r}")
    edition = setup.get("edition", "printed")
    if edition == "errata":
        raise BadSetup("edition 'errata' is not there yet; play edition 'printed'")
    if edition != "printed":
        raise BadSetup(f"there is no edition {edition!r}; there is: printed")
    boxes = _list_of_names("boxes", setup.get("boxes", list(book.boxes)), list(book.boxes))
    titans, twice = _switch(setup, "titans", book.titans in boxes), _twice(setup.get("two_boxes", []), boxes)
    first = setup.get("first")
    if first is not None and (not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < players):
        raise BadSetup(f"first must be a seat from 0 to {players - 1}, not {first!r}")
    agreed = {
        "boxes": boxes,
        "edition": edition,
        "factions": setup.get("factions", "random"),
        "first": first,
        "players": players,
        "titans": titans,
        "two_boxes": twice,
    }
    _check_factions(book, agreed)
    return {**agreed, **_mode(setup.get("mode", CLASSIC.name), boxes), **asking}


def _mode(mode: object, boxes: list[str]) -> dict[str, str]:
    """How it is played; the board lies in one of the boxes."""
    if not isinstance(mode, str) or mode not in MODES:
        raise BadSetup(f"there is no mode {mode!r}; there are: {', '.join(MODES)}")
    if mode == CLASSIC.name:
        return {}
    if registry().board_box not in boxes:
        raise BadSetup(f"mode {mode} is played on the board of {registry().board_box}: add that box")
    return {"mode": mode}


def _switch(setup: Mapping[str, Any], name: str, default: bool) -> bool:
    value = setup.get(name, default)
    if not isinstance(value, bool):
        raise BadSetup(f"{name} must be true or false, not {value!r}")
    return value


def _twice(given: object, boxes: list[str]) -> bool | list[str]:
    """The boxes that are there twice; older setups say all of them or none."""
    if isinstance(given, bool) or given == []:
        return given
    return _list_of_names("two_boxes", given, boxes)


def _agree_position(setup: Mapping[str, Any]) -> dict[str, Any]:
    others = [option for option in setup if option not in ("position", "ask_end")]
    if others:
        raise BadSetup(f"a position says everything itself; leave out {', '.join(others)}")
    if not isinstance(setup["position"], str):
        raise BadSetup(f"position must be a text, not {setup['position']!r}")
    return {"position": setup["position"]}


def _list_of_names(option: str, given: object, known: list[str]) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise BadSetup(f"{option} must be a list of names, not {given!r}")
    if not given:
        raise BadSetup(f"{option} must name at least one of: {', '.join(known)}")
    for name in given:
        if name not in known:
            raise BadSetup(f"there is no {name!r} among {option}; there are: {', '.join(known)}")
    if len(set(given)) != len(given):
        raise BadSetup(f"{option} names one thing twice: {', '.join(given)}")
    return list(given)


def _check_factions(book: Registry, agreed: dict[str, Any]) -> None:
    players, factions = agreed["players"], agreed["factions"]
    pool = draft.stock(agreed["boxes"], agreed["two_boxes"])
    if isinstance(factions, str):
        if factions not in WAYS:
            ways = ", ".join(repr(way) for way in WAYS)
            raise BadSetup(f"factions must be {ways} or two for each player, not {factions!r}")
        banned = sum(count for _, count in Counter(pool).most_common(players)) if factions == "bans" else 0
        if len(pool) < 2 * players + banned:
            bans = f" and {players} to ban" if banned else ""
            raise BadSetup(
                f"{players} players need {2 * players} factions{bans} and these boxes have {len(pool)}: "
                "add a box, or name in two_boxes one that you have twice (each faction at most twice at the table)"
            )
        return
    if not isinstance(factions, list) or len(factions) != players:
        raise BadSetup(f"factions must name two factions for each of {players} players, not {factions!r}")
    for seat, pair in enumerate(factions):
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadSetup(f"player {seat + 1} needs two factions, not {pair!r}")
        for name in pair:
            if not isinstance(name, str) or name not in book.factions or book.factions[name].box not in agreed["boxes"]:
                raise BadSetup(f"there is no faction {name!r}; there are: {', '.join(dict.fromkeys(pool))}")
        if pair[0] == pair[1]:
            raise BadSetup(f"player {seat + 1} has {pair[0]} twice; a deck is made of two different factions")
    flat = [name for pair in factions for name in pair]
    for name in flat:
        most = pool.count(name)
        if flat.count(name) > most:
            hint = "" if most > 1 else f"; two_boxes with {book.factions[name].box} lets two players share it"
            raise BadSetup(f"{name} is taken {flat.count(name)} times, at most {most} allowed{hint}")


def lay_out(game: Brawl) -> None:
    """Begin: who goes first, then the factions."""
    s = game.state
    agreed = game.setup
    first = agreed["first"]
    s.current = s.rng.below(game.seats) if first is None else first
    factions = agreed["factions"]
    if factions in ("draft", "bans"):
        s.agenda.append(("draft" if factions == "draft" else "ban", (), s.current))
        return
    pairs = tuple(tuple(pair) for pair in (draft.random_pairs(game, s.rng) if isinstance(factions, str) else factions))
    s.agenda.append(("reroll", pairs, s.current, 0) if factions == "reroll" else ("deal", pairs, s.current))


def deal(game: Brawl, pairs: tuple[tuple[str, str], ...], first: int) -> None:
    """Decks of forty, bases from the boxes of the chosen factions, players + 1 of them, five cards each."""
    s = game.state
    book = registry()
    game.deal = replace(game.deal, factions=pairs)
    for seat, pair in enumerate(pairs):
        s.deck[seat] = s.add_cards([face for name in pair for face in book.decks[name]], seat, DECK)
        knowledge.shuffle(game, s.deck[seat])
        telling.tell(game, "log-deck", seat=seat, factions=list(pair))
    if game.setup["titans"]:
        for seat, pair in enumerate(pairs):
            titans = [card.index for name in pair for card in book.factions[name].cards if card.kind == "titan"]
            s.aside[seat] = s.add_cards(titans, seat, ASIDE)
            for titan in s.aside[seat]:
                knowledge.show_all(game, titan)
    boxes = {book.factions[name].box for pair in pairs for name in pair}
    stack = [base for box in book.boxes if box in boxes for base in book.boxes[box].bases]
    s.base_deck = s.add_cards([base.index for base in stack], NOBODY, DECK)
    knowledge.shuffle(game, s.base_deck)
    game.cards_changed()
    game.deal.mode.lay_bases(game, first)
    s.pending, s.responses = [], []
    for seat in range(game.seats):
        piles.draw_cards(game, seat, FIRST_HAND)
    s.agenda += game.deal.mode.opening(game, first)
    s.agenda.extend(("mulligan", (first + i) % game.seats) for i in reversed(range(game.seats)))
