"""«Подготовка к игре»: what may be agreed, who gets which factions, decks, bases, hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from potasovka.core.choice import Choice
from potasovka.core.errors import BadSetup
from potasovka.core.rng import Rng
from potasovka.smashup import wire
from potasovka.smashup.engine import ask, bases, knowledge, piles, telling
from potasovka.smashup.engine.registry import Registry, registry
from potasovka.smashup.engine.terms import ASIDE, DECK, NOBODY

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

OPTIONS = ("boxes", "edition", "factions", "first", "players", "position", "titans", "two_boxes")
FIRST_HAND = 5


def agree(setup: Mapping[str, Any]) -> dict[str, Any]:
    """The setup with every option said; a `BadSetup` names the first thing that is wrong."""
    book = registry()
    for option in setup:
        if option not in OPTIONS:
            raise BadSetup(f"there is no option {option!r}; there are: {', '.join(OPTIONS)}")
    if "position" in setup:
        return _agree_position(setup)
    players = setup.get("players", 2)
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 4:
        raise BadSetup(f"players must be 2, 3 or 4, not {players!r}")
    edition = setup.get("edition", "printed")
    if edition == "errata":
        raise BadSetup("edition 'errata' is not there yet; play edition 'printed'")
    if edition != "printed":
        raise BadSetup(f"there is no edition {edition!r}; there is: printed")
    boxes = _list_of_names("boxes", setup.get("boxes", list(book.boxes)), list(book.boxes))
    two_boxes = setup.get("two_boxes", False)
    if not isinstance(two_boxes, bool):
        raise BadSetup(f"two_boxes must be true or false, not {two_boxes!r}")
    titans = setup.get("titans", True)
    if not isinstance(titans, bool):
        raise BadSetup(f"titans must be true or false, not {titans!r}")
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
        "two_boxes": two_boxes,
    }
    _check_factions(book, agreed)
    return agreed


def _agree_position(setup: Mapping[str, Any]) -> dict[str, Any]:
    others = [option for option in setup if option != "position"]
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
    pool = stock(book, agreed["boxes"], agreed["two_boxes"])
    if isinstance(factions, str):
        if factions not in ("random", "draft"):
            raise BadSetup(f"factions must be 'random', 'draft' or two for each player, not {factions!r}")
        if len(pool) < 2 * players:
            raise BadSetup(
                f"{players} players need {2 * players} factions and these boxes have {len(pool)}: "
                "add a box, or play with two_boxes (each faction at most twice at the table)"
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
        most = 2 if agreed["two_boxes"] else 1
        if flat.count(name) > most:
            hint = "" if agreed["two_boxes"] else "; two_boxes lets two players share one"
            raise BadSetup(f"{name} is taken {flat.count(name)} times, at most {most} allowed{hint}")


def stock(book: Registry, boxes: list[str], two_boxes: bool) -> list[str]:
    """The factions to choose from."""
    once = [faction.slug for box in boxes for faction in book.boxes[box].factions]
    return once * 2 if two_boxes else once


def lay_out(game: Brawl) -> None:
    """Begin: who goes first, then the factions."""
    s = game.state
    agreed = game.setup
    first = agreed["first"]
    s.current = s.rng.below(game.seats) if first is None else first
    factions = agreed["factions"]
    if factions == "draft":
        s.agenda.append(("draft", (), s.current))
        return
    pairs = _random_pairs(game, s.rng) if factions == "random" else factions
    s.agenda.append(("deal", tuple(tuple(pair) for pair in pairs), s.current))


def _random_pairs(game: Brawl, rng: Rng) -> list[list[str]]:
    pool = stock(registry(), game.setup["boxes"], game.setup["two_boxes"])
    while True:
        rng.shuffle(pool)
        pairs = [pool[2 * seat : 2 * seat + 2] for seat in range(game.seats)]
        if all(one != other for one, other in pairs):
            return pairs


def draft(game: Brawl, taken: tuple[tuple[int, str], ...], first: int) -> Choice | None:
    """«Договоримся как взрослые»: one faction each clockwise, then the second in the opposite order."""
    n = game.seats
    if len(taken) == 2 * n:
        pairs = tuple(tuple(name for seat, name in taken if seat == player) for player in range(n))
        game.state.agenda[-1] = ("deal", pairs, first)
        return None
    turn = len(taken)
    seat = _draft_order(n, first)[turn]
    pool = stock(registry(), game.setup["boxes"], game.setup["two_boxes"])
    for _, name in taken:
        pool.remove(name)
    options = [("faction", name, seat) for name in _draftable(pool, list(taken), _draft_order(n, first)[turn:])]
    if len(options) == 1:
        draft_answered(game, options[0], taken, first)
        return None
    return ask.choice(game, seat, "ask-faction", options, None)


def draft_data(game: Brawl) -> wire.Draft | None:
    """The draft as everybody sees it, while there is one."""
    entry = game.state.agenda[-1] if game.state.agenda else ("",)
    if entry[0] != "draft":
        return None
    _, taken, first = entry
    left = Counter(stock(registry(), game.setup["boxes"], game.setup["two_boxes"]))
    left.subtract(name for _, name in taken)
    return {
        "next": _draft_order(game.seats, first)[len(taken)],
        "taken": [[name for seat, name in taken if seat == player] for player in range(game.seats)],
        "left": dict(left),
    }


def _draft_order(players: int, first: int) -> list[int]:
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


def draft_answered(game: Brawl, value: ask.Value, taken: tuple[tuple[int, str], ...], first: int) -> None:
    """A player has taken a faction."""
    telling.tell(game, "log-faction", seat=value[2], faction=value[1])
    game.state.agenda[-1] = ("draft", (*taken, (value[2], value[1])), first)


def _first_base(game: Brawl) -> None:
    """A base for set-up; one whose text says so is put back (Sheep Shrine)."""
    s = game.state
    base = bases.draw(game)
    while game.card[base].not_at_setup:
        s.base_deck.append(base)
        knowledge.shuffle(game, s.base_deck)
        base = bases.draw(game)
    bases.put(game, s.add_place(), base)


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
    for _ in range(game.seats + 1):
        _first_base(game)
    s.pending, s.responses = [], []
    for seat in range(game.seats):
        piles.draw_cards(game, seat, FIRST_HAND)
    s.agenda.append(("begin", first))
    s.agenda.extend(("mulligan", (first + i) % game.seats) for i in reversed(range(game.seats)))
