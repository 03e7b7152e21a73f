"""Habits: a cheap way to answer any question, by weights of what the answers have in common with answers of old.

An answer has two traits: what it is to whom (the question, the kind of answer, whose card it means, how a base stands)
and which card it is about. Their weights multiplied are how often it is given, beside the others. `lab train` learns
them from games in which somebody thought.
"""

from __future__ import annotations

from collections.abc import Mapping

from potasovka.core.choice import Choice
from potasovka.core.rng import Rng
from potasovka.smashup.engine import values
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.terms import HAND, NOWHERE, PLAY

Traits = tuple[str, str]
Weights = Mapping[str, float]
LIKELY = 1 << 12
"""How finely chance tells apart what is likelier."""
CARDS = ("play", "talent", "special", "use", "trigger")
"""Answers that do something with a card."""


def traits(game: Brawl, choice: Choice) -> list[Traits]:
    """Of each answer to an open question."""
    game.wake()
    asked = choice.message
    source = choice.source or "rules"
    found: list[Traits] = []
    for value in choice.values:
        tag = value[0]
        if tag in CARDS and value[1] != NOWHERE:
            slug = game.deal.book.slug[game.state.text[value[1]]]
            found.append((f"{asked} {tag}", f"{tag} {slug}"))
        elif tag in ("card", "pile"):
            what = _card_seen(game, value[1], choice.seat)
            found.append((f"{asked} {what}", f"{source} {what}"))
        elif tag in ("base", "berth"):
            found.append((f"{asked} {_place_seen(game, value[1], choice.seat)}", ""))
        elif tag == "faction":
            found.append(("", ""))
        else:
            found.append((f"{asked} {tag}", f"{source} {asked} {tag}"))
    return found


def _card_seen(game: Brawl, card: int, seat: int) -> str:
    """Whose card it is, of which kind and how strong."""
    s, book = game.state, game.deal.book
    zone = s.zone[card]
    kind = book.kind[s.text[card]]
    if zone == PLAY:
        whose = "mine" if s.ctrl[card] == seat else "theirs"
        strong = values.power(game, card) if kind == "minion" else 0
    else:
        whose = "hand" if zone == HAND else "pile"
        strong = book.printed[s.text[card]] if kind == "minion" else 0
    return f"{whose} {kind} {min(strong, 6) // 2}"


def _place_seen(game: Brawl, place: int, seat: int) -> str:
    """How a base stands for a seat: ahead or behind, and how full it is."""
    totals = values.totals(game, place)
    mine = totals[seat]
    best = max([total for other, total in enumerate(totals) if other != seat])
    how = "away" if not mine and not best else "absent" if not mine else "ahead" if mine > best else "behind"
    limit = values.breakpoint(game, place) if game.state.board is None and game.state.base[place] != NOWHERE else 1
    missing = limit - sum(totals)
    return f"{how} {'full' if missing <= 5 else 'half' if 2 * missing <= limit else 'empty'}"


class Habits:
    """A way to answer, given the weights of traits; what has none counts as one."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def pick(self, game: Brawl, choice: Choice, rng: Rng) -> int:
        """The index of an answer, by chance."""
        weigh = self.weights.get
        ends: list[int] = []
        total = 0
        for one, other in traits(game, choice):
            total += 1 + int(LIKELY * weigh(one, 1.0) * weigh(other, 1.0))
            ends.append(total)
        drawn = rng.below(total)
        for index, end in enumerate(ends):
            if drawn < end:
                return index
        raise AssertionError("a number below the total lies below one of the ends")
