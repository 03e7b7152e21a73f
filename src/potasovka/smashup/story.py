"""How a brawl went: points turn by turn, who captured what, the capture that decided it, the card that brought most."""

from __future__ import annotations

from collections import defaultdict

from potasovka.core import Event, Record
from potasovka.core.replay import steps
from potasovka.core.wire import StoryTurn
from potasovka.smashup.engine import values
from potasovka.smashup.engine.brawl import Brawl
from potasovka.smashup.engine.film import Film
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.wire import BestCard, Capture, CaptureShare, Gain, SmashUpStory

Strength = list[list[values.Part]]
"""What each player's total is made of."""
PAID = ("log-award", "log-rank", "log-lead")
"""What tells that a player is paid: for a base, for the whole of a board, for a side of it."""
GAINED = "log-points"
"""What tells that somebody has points by a text."""
Gains = defaultdict[tuple[int, str], float]
"""Points by player and card."""


class Witness(Film):
    """Looks at the table after every event instead of shooting it."""

    def __init__(self) -> None:
        super().__init__(0)
        self.points: dict[int, list[int]] = {}
        """Points by seat after an event."""
        self.strength: dict[int, Strength] = {}
        """Who stood at a base when a player was paid for it."""

    def cut(self, game: Brawl) -> None:
        """Note how things stand, unless they were noted."""
        last = len(game.log) - 1
        if last in self.points or last < 0:
            return
        self.points[last] = game.state.vp[:]
        if game.log[last].kind in PAID:
            at = game.log[last].public.get("at")
            places = range(len(game.state.base)) if at is None else (at,)
            by_place = [values.total_parts(game, place) for place in places]
            self.strength[last] = [[part for parts in by_place for part in parts[seat]] for seat in range(game.seats)]


def story(record: Record) -> SmashUpStory:
    """How the brawl of a record went."""
    witness = Witness()
    given: list[int] = []
    for game in steps(record):
        assert isinstance(game, SmashUp)
        brawl = game.brawl
        brawl.film = witness
        witness.cut(brawl)
        given += [len(brawl.answers)] * (len(brawl.log) - len(given))
    final = brawl.result
    winners = [] if final is None else list(final.winners)
    points = [witness.points[place] for place in sorted(witness.points)]
    captures = _captures(brawl.log, given)
    bases = {cls.slug for cls in brawl.deal.defs if cls.kind == "base"}
    return {
        "game": record.game,
        "answers": len(record.answers),
        "winners": winners,
        "scores": points[-1],
        "turns": _turns(brawl.log, given, witness),
        "factions": [list(pair) for pair in brawl.deal.factions],
        "captures": captures,
        "gains": _gains(brawl.log),
        "deciding": _deciding(brawl.log, witness, winners[0]) if len(winners) == 1 else None,
        "best": best_card(brawl.log, witness, bases),
    }


def _turns(log: list[Event], given: list[int], witness: Witness) -> list[StoryTurn]:
    turns: list[StoryTurn] = []
    for place, event in enumerate(log):
        if event.kind == "log-turn":
            told = event.public
            turns.append({"turn": told["turn"], "seat": told["seat"], "at": given[place], "scores": []})
        if turns and place in witness.points:
            turns[-1]["scores"] = witness.points[place]
    return turns


def _captures(log: list[Event], given: list[int]) -> list[Capture]:
    """Bases for which somebody was paid; the players of one capture are told one after another."""
    captures: list[Capture] = []
    turn = 0
    paid = False
    for place, event in enumerate(log):
        told = event.public
        if event.kind == "log-turn":
            turn = told["turn"]
        if event.kind in PAID:
            if not paid:
                captures.append({"base": told["place"], "turn": turn, "at": given[place], "shares": []})
            _share(captures[-1]["shares"], event)
        paid = event.kind in PAID
    return captures


def _share(shares: list[CaptureShare], event: Event) -> None:
    """What a player was paid; for sides of a board it comes to what they got for the whole."""
    told = event.public
    mine = [share for share in shares if event.kind == "log-lead" and share["seat"] == told["seat"]]
    if mine:
        mine[0]["points"] += told["points"]
    else:
        shares.append({"seat": told["seat"], "total": told["total"], "points": told["points"]})


def _gains(log: list[Event]) -> list[Gain]:
    """Points by texts, added up."""
    gains: defaultdict[tuple[int, str], int] = defaultdict(int)
    for event in log:
        if event.kind == GAINED:
            gains[event.public["seat"], _giver(event)] += event.public["points"]
    rows: list[Gain] = [{"seat": seat, "card": card, "points": points} for (seat, card), points in gains.items()]
    return sorted(rows, key=lambda row: (-row["points"], row["seat"]))


def _giver(event: Event) -> str:
    """The card or base by whose text points come."""
    return event.public.get("card") or event.public.get("why") or ""


def _deciding(log: list[Event], witness: Witness, winner: int) -> int | None:
    """The first capture from whose end on the winner led alone; what cards pay belongs to the capture before it."""
    found: int | None = None
    captures = -1
    paid = False
    for place, event in enumerate(log):
        captures += event.kind in PAID and not paid
        paid = event.kind in PAID
        begins = event.kind in ("log-scoring", "log-capture") and captures >= 0
        ends = event.kind == "log-turn" or place == len(log) - 1 or begins
        if ends and captures >= 0 and place in witness.points:
            points = witness.points[place]
            leads = all(points[winner] > other for seat, other in enumerate(points) if seat != winner)
            found = (captures if found is None else found) if leads else None
    return found


def best_card(log: list[Event], witness: Witness, bases: set[str]) -> BestCard | None:
    """The card that brought most; a prize is shared among the cards that made the total, by what each added."""
    by_power: Gains = defaultdict(float)
    by_text: Gains = defaultdict(float)
    for place, event in enumerate(log):
        told = event.public
        if event.kind in PAID:
            parts = [(card, added) for card, added, _ in witness.strength[place][told["seat"]] if card and added > 0]
            whole = sum(added for _, added in parts)
            for card, added in parts:
                by_power[told["seat"], card] += told["points"] * added / whole
        elif event.kind == GAINED:
            card = _giver(event)
            if card and card not in bases:
                by_text[told["seat"], card] += told["points"]
    both = {key: by_power[key] + by_text[key] for key in (*by_power, *by_text)}
    if not any(both.values()):
        return None
    seat, card = max(both, key=lambda key: both[key])
    key = seat, card
    return {
        "seat": seat,
        "card": card,
        "points": round(both[key], 1),
        "by_power": round(by_power[key], 1),
        "by_text": round(by_text[key], 1),
    }
