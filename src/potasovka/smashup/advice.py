"""What an expert would answer in «Замес», the chance to win that it keeps, and what comes of it by the turn's end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from potasovka.core.advice import Advice
from potasovka.core.choice import Text
from potasovka.core.game import Game
from potasovka.core.rng import Rng
from potasovka.smashup.engine import scoring, telling, values
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.terms import NOWHERE
from potasovka.smashup.experience import experience
from potasovka.smashup.search import Effort, Search

EFFORT = Effort(work=3000, worlds=6)
"""How much is thought about an advice: as much as an expert does."""
MATTERS_OF_TASTE = (
    *("ask-faction", "ask-ban", "ask-reroll", "ask-useless", "ask-useless-known", "ask-useless-agree"),
    *("ask-dull", "ask-dull-agree"),
)
"""Questions on which nobody is advised: factions to play, and what can be done on the Big Base at all."""
END = "end"
"""The answer that ends one's turn."""
KEEPS = "hint-keeps"
"""The reason of whoever plays nothing more."""
WINS, LOSES = "hint-wins", "hint-loses"
"""The game ends with this turn."""
NEARLY = 0.01
"""How much less than the end of the turn a play may keep and still be advised before it: it is less than chance."""
ANSWERS = 3
"""The most answers that are advised."""
REASONS = 2
"""The most reasons that are told of one."""


class Reason(NamedTuple):
    """Something that a turn has brought."""

    message: str
    """What it is, as a message."""
    amount: int = 0
    """How much of it."""
    place: str = ""
    """Where: the name of a base, or of a side of the board."""
    sure: bool = True
    """Whether it is so in all worlds."""
    puzzle: bool = False
    """Whether it is about the goal of a puzzle."""

    @property
    def text(self) -> Text:
        """In words."""
        place = Text(f"card-{self.place}") if self.place else ""
        about = "puzzle" if self.puzzle else "game"
        return Text(
            self.message,
            {"amount": self.amount, "place": place, "sure": "sure" if self.sure else "perhaps", "about": about},
        )


def advise(view: dict[str, Any], imagine: Callable[[], Game], rng: Rng) -> list[Advice]:
    """The best answers, the very best first."""
    seat: int = view["seat"]
    if view["choice"]["prompt"]["id"] in MATTERS_OF_TASTE:
        return []
    keys = [str(option["key"]) for option in view["choice"]["options"]]
    learned = experience()
    search = Search(seat, learned.habits, learned.chances, EFFORT, rng)
    chances = search.worths(keys, imagine)
    best = sorted(chances, key=lambda key: -chances[key])[:ANSWERS]
    return play_first(
        [Advice(key, chances[key], _why(search, keys.index(key), seat, spends=key != END)) for key in best]
    )


def play_first(found: list[Advice]) -> list[Advice]:
    """The end of the turn gives way to the best play that keeps nearly as much and brings something."""
    if not found or found[0].key != END:
        return found
    plays = [one for one in found[1:] if one.why and found[0].chance - one.chance <= NEARLY]
    return [plays[0], *(one for one in found if one is not plays[0])] if plays else found


def _why(search: Search, answer: int, seat: int, *, spends: bool) -> tuple[Text, ...]:
    """What comes of an answer in a good part of the worlds in which it was tried; who plays a card keeps none by it."""
    found: Counter[Reason] = Counter()
    for before, after in search.outcomes(answer):
        found.update([one for one in reasons(before, after, seat) if not (spends and one.message == KEEPS)])
    return tuple(reason.text for reason in agreed(found, len(search.worlds))[:REASONS])


def agreed(found: Counter[Reason], worlds: int) -> list[Reason]:
    """What is told of all worlds, the most frequent first; an end of the game that not all have is only possible."""
    often = [reason for reason, times in found.most_common() if 3 * times >= worlds]
    ends = [reason for reason in often if reason.message in (WINS, LOSES)]
    if not ends:
        return often
    end = min(ends, key=lambda reason: reason.message != WINS)
    sure = found[end] == worlds
    return [end if sure else end._replace(sure=False), *(reason for reason in often if reason not in ends)]


def reasons(before: Brawl, after: Brawl, seat: int) -> list[Reason]:
    """What a turn has changed for a seat, the weightiest first."""
    if after.open is None:
        puzzle = before.deal.mode.goal is not None
        return [Reason(WINS if seat in after.state.winners else LOSES, puzzle=puzzle)]
    taken = [*_captured(before, after, seat), *_leads(before, after, seat), *_removed(before, after, seat)]
    return taken or _strength(before, after, seat)


def _captured(before: Brawl, after: Brawl, seat: int) -> list[Reason]:
    """A base that is captured, and what that has brought."""
    gone = [base for base in before.state.base if base != NOWHERE and base not in after.state.base]
    gained = [now - then for now, then in zip(after.state.vp, before.state.vp, strict=True)]
    mine = gained[seat]
    if not gone:
        return [Reason("hint-points", mine)] if mine > 0 else []
    name = telling.slug_of(before, gone[0])
    if mine > 0:
        return [Reason("hint-captures", mine, name)]
    return [Reason("hint-gives", max(gained), name)] if max(gained) > 0 else []


def _leads(before: Brawl, after: Brawl, seat: int) -> list[Reason]:
    """Places at which the seat is ahead of everybody now and was not before."""
    found: list[Reason] = []
    for place in _same_places(before, after):
        totals = values.totals(after, place)
        if _ahead(totals, seat) and not _ahead(values.totals(before, place), seat):
            points = sum(points for who, _, points in scoring.prizes(after, place, totals) if who == seat)
            found.append(Reason("hint-leads", points, telling.place_name(after, place)))
    return sorted(found, key=lambda reason: -reason.amount)


def _same_places(before: Brawl, after: Brawl) -> list[int]:
    """The places at which the same base lies as before."""
    pairs = enumerate(zip(before.state.base, after.state.base, strict=False))
    return [place for place, (then, now) in pairs if then == now != NOWHERE]


def _ahead(totals: list[int], seat: int) -> bool:
    return totals[seat] > max(total for other, total in enumerate(totals) if other != seat)


def _removed(before: Brawl, after: Brawl, seat: int) -> list[Reason]:
    """Minions of others that are no longer in play, but for those of captured bases."""
    s = before.state
    theirs = [card for place in _same_places(before, after) for card in s.minions[place] if s.ctrl[card] != seat]
    left = {card for row in after.state.minions for card in row}
    count = sum(card not in left for card in theirs)
    return [Reason("hint-removes", count)] if count else []


def _strength(before: Brawl, after: Brawl, seat: int) -> list[Reason]:
    """Where the seat has grown most; who has grown nowhere has at least kept their cards."""
    grown = [
        (values.total(after, place, seat) - values.total(before, place, seat), telling.place_name(after, place))
        for place in _same_places(before, after)
    ]
    most, name = max(grown, default=(0, ""))
    if most > 0:
        return [Reason("hint-grows", most, name)]
    return [Reason(KEEPS)] if len(after.state.hand[seat]) > len(before.state.hand[seat]) else []
