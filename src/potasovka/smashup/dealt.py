"""Random games and positions of Smash Up in which one particular card matters."""

from __future__ import annotations

from collections.abc import Sequence

from potasovka.core import Rng
from potasovka.smashup import SmashUp
from potasovka.smashup.board import SIDES, FourthSlot
from potasovka.smashup.engine.card import Card
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.terms import COUNTERS_CHANGED, COUNTERS_MOVED, EXPOSED, UNCOVERED, WAS_BURIED

LOOKERS = ("mass_enchantment", "shield_maiden")
"""Cards that reveal other players' decks; the boxes of those who answer that have none."""


def scene(slug: str, number: int, rng: Rng) -> SmashUp:
    """A game around one card: a dealt position, or now and then a whole game of its faction."""
    book = registry()
    card = book.by_slug[slug]
    if card.kind == "berth" and number % 4 == 3:
        return SmashUp.new({"players": rng.pick((2, 3, 4)), "mode": "big_base"}, rng.seed(), quiet=True)
    if card.kind not in ("base", "berth") and number % 4 == 3:
        box = book.boxes[book.factions[card.faction].box]
        others = [faction.slug for faction in box.factions if faction.slug != card.faction]
        rng.shuffle(others)
        factions = [[card.faction, others[0]], others[1:3]]
        return SmashUp.new({"players": 2, "factions": factions}, rng.seed(), quiet=True)
    return SmashUp.new({"position": deal(slug, rng)}, rng.seed(), quiet=True)


def deal(slug: str, rng: Rng) -> str:
    """A position of two players around one card: in hand, in play or in a discard pile, with company on every base."""
    book = registry()
    card = book.by_slug[slug]
    if card.kind == "berth":
        return _board(slug, rng)
    box = next(
        box for box in book.boxes.values() if card in box.bases or card.faction in [f.slug for f in box.factions]
    )
    stock = [one for faction in box.factions for one in faction.deck]
    bases = [base for base in box.bases if base is not card]
    rng.shuffle(bases)
    laid: list[type[Card]] = [card, *bases[:2]] if card.kind == "base" else [*bases[:3]]
    lines = ["turn: " + rng.pick(("A", "A", "B", "A start", "B start", "B end")), f"points: A {rng.below(9)}, B 3"]
    for base in laid:
        lines += _base(base, card, stock, rng)
    if card.kind == "titan":
        in_play = rng.below(2)
        lines.append(f"{'  titan: A' if in_play else 'titans A:'} {slug} +{rng.below(6)}")
    most = rng.pick((0, 1, 2, 4, 7))
    lines.append(_pile("hand A", ([card] if _in_deck(card) else []) + _some(stock, most, rng)))
    exposed = [card] if EXPOSED in card.specials else []
    lookers = [book.by_slug[rng.pick(LOOKERS)] for _ in exposed]
    lines.append(_pile("hand B", lookers + _some(stock, rng.below(6), rng)))
    for player, top in (("A", exposed), ("B", [])):
        lines.append(_pile(f"deck {player}", top + _some(stock, 6 + rng.below(10), rng)))
    again = [card] if _in_deck(card) and rng.below(2) else []
    lines.append(_pile("discard A", again + _some(stock, rng.below(8), rng)))
    lines.append(_pile("discard B", _some(stock, rng.below(5), rng)))
    lines.append("base deck: " + ", ".join(base.slug for base in bases[3:]))
    return "\n".join(line for line in lines if not line.endswith(": ")) + "\n"


def _board(slug: str, rng: Rng) -> str:
    """A position on the Big Base in which A stands in a slot, or could."""
    box = registry().boxes[registry().board_box]
    stock = [one for faction in box.factions for one in faction.deck]
    minions = [one for one in stock if one.kind == "minion"]
    bases = [base.slug for base in box.bases]
    rng.shuffle(bases)
    players = "ABCD" if slug == FourthSlot.slug else "AB"
    lines = [f"turn: {rng.pick(('A', 'A start', 'B'))}", f"board: first A, round {1 + rng.below(3)}, period 1"]
    lines.append(f"base: {bases.pop()}")
    for side, berths in SIDES.items():
        slugs = [berth.slug for berth in berths] + [FourthSlot.slug] * (len(players) > 3)
        slots = [number for number in range(1, len(slugs) + 1) if slugs[number - 1] != slug]
        rng.shuffle(slots)
        lines.append(f"side: {side}")
        if slug in slugs and rng.below(2):
            lines.append(f"  A {slugs.index(slug) + 1}: {rng.pick(minions).slug}")
        for player in players[1:]:
            if slots and rng.below(3):
                lines.append(f"  {player} {slots.pop()}: {', '.join(one.slug for one in _some(minions, 2, rng))}")
    for player in players:
        lines.append(_pile(f"hand {player}", _some(stock, 5, rng)))
        lines.append(_pile(f"deck {player}", _some(stock, 9, rng)))
    return "\n".join([*lines, "base deck: " + ", ".join(bases)]) + "\n"


def _cares(faction: str, *happenings: str) -> bool:
    """Whether cards of a faction wait for one of these things; the bases of a box are of none."""
    found = registry().factions.get(faction)
    return found is not None and any({*happenings} & card.triggers.keys() for card in found.cards)


def _in_deck(card: type[Card]) -> bool:
    return card.kind in ("minion", "action")


def _some(stock: Sequence[type[Card]], count: int, rng: Rng) -> list[type[Card]]:
    return [rng.pick(stock) for _ in range(count)]


def _pile(head: str, cards: Sequence[type[Card]]) -> str:
    return f"{head}: " + ", ".join(card.slug for card in cards)


def _base(base: type[Card], card: type[Card], stock: Sequence[type[Card]], rng: Rng) -> list[str]:
    """A base with minions of both players, now and then nearly enough to score it, and now and then the card itself."""
    lines = [f"base: {base.slug}"]
    minions = [one for one in stock if one.kind == "minion"]
    on_bases = [one for one in stock if getattr(one, "on", "") == "base"]
    crowd = 5 if base is card else rng.below(4)
    for player in "AB":
        here = [one.slug for one in _some(minions, rng.below(crowd + 1), rng)]
        if _cares(card.faction, COUNTERS_CHANGED, COUNTERS_MOVED):
            here = [f"{name} +{rng.below(4)}" for name in here]
        if card.kind == "minion" and not rng.below(3):
            here.append(card.slug)
        if getattr(card, "on", "") == "minion" and here and not rng.below(2):
            here[0] += f" [{rng.pick('AB')} {card.slug}]"
        if here:
            lines.append(f"  {player}: {', '.join(here)}")
    actions = [one.slug for one in _some(on_bases, rng.below(3) // 2, rng)]
    if getattr(card, "on", "") == "base" and not rng.below(2):
        actions.append(card.slug)
    if _cares(card.faction, WAS_BURIED, UNCOVERED) and rng.below(3):
        below = [*([card] if _in_deck(card) else []), *_some(minions, 2, rng)]
        lines.append("  buried: " + ", ".join(f"{rng.pick('AAB')} {one.slug}" for one in below))
    if actions:
        lines.append("  on base: " + ", ".join(f"{rng.pick('AB')} {name}" for name in actions))
    return lines
