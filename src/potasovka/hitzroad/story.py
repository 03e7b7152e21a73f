"""How a journey went: survivors, points and resources round by round, and the cards that were won."""

from __future__ import annotations

from collections.abc import Iterable

from potasovka.core import Event, Record
from potasovka.core.replay import steps
from potasovka.core.wire import StoryTurn
from potasovka.hitzroad import scoring
from potasovka.hitzroad.game import HitZRoad
from potasovka.hitzroad.hindsight import Looker, hindsight
from potasovka.hitzroad.state import State
from potasovka.hitzroad.table import Table
from potasovka.hitzroad.wire import Bonus, RoadStory, Standing, WonCard

ROUND = "hitzroad-log-round"


class Diary(list[Event]):
    """A log that notes how everybody stood when a new round is told."""

    def __init__(self, table: Table, log: Iterable[Event]) -> None:
        super().__init__(log)
        self._table = table
        self.scores: list[list[int]] = []
        self.parties: list[list[Standing]] = []
        self.looker = Looker()
        self.answers = 0

    def append(self, event: Event) -> None:
        """One more line."""
        if event.kind == ROUND:
            self.note()
        self.looker.hear(event, self._table.state, self.answers)
        super().append(event)

    def note(self) -> None:
        """A round has ended."""
        state = self._table.state
        self.scores.append(list(scoring.scores(state)))
        self.parties.append([_standing(state, seat) for seat in range(state.players)])


def story(record: Record) -> RoadStory:
    """How the journey of a record went."""
    given: list[int] = []
    diary: Diary | None = None
    for game in steps(record):
        assert isinstance(game, HitZRoad)
        if diary is None:
            diary = game.log = game.table.log = Diary(game.table, game.log)
        given += [len(game.answers)] * (len(diary) - len(given))
        diary.answers = len(game.answers)
        diary.looker.ask(game)
        if len(game.answers) < len(record.answers):
            diary.looker.answer(record.answers[len(game.answers)], len(game.answers))
    assert diary is not None
    assert isinstance(game, HitZRoad)
    diary.note()
    final = game.result
    won = won_cards(diary, given)
    return {
        "game": record.game,
        "answers": len(record.answers),
        "winners": [] if final is None else list(final.winners),
        "scores": diary.scores[-1],
        "turns": _turns(diary, given),
        "parties": diary.parties,
        "won": won,
        "bonuses": _bonuses(diary),
        "sums": [scoring.sum_of(game.state, seat) for seat in range(game.state.players)],
        "title": _title(game.state),
        "ladder": list(scoring.LADDER),
        "hindsight": hindsight(diary.looker.fights, game.state.players),
        "best": _best(won, diary.parties[-1]),
    }


def _standing(state: State, seat: int) -> Standing:
    ammo, gas, adrenaline = state.owns(seat)
    return {
        "alive": seat in state.order,
        "survivors": state.survivors[seat],
        "ammo": ammo,
        "gas": gas,
        "adrenaline": adrenaline,
    }


def _title(state: State) -> int | None:
    """The rung that a journey alone has reached."""
    if state.players > 1:
        return None
    return scoring.title(scoring.scores(state)[0]) if state.order else 0


def _turns(diary: Diary, given: list[int]) -> list[StoryTurn]:
    begun = [(event, at) for event, at in zip(diary, given, strict=True) if event.kind == ROUND]
    return [
        {"turn": event.public["n"], "seat": None, "at": at, "scores": scores}
        for (event, at), scores in zip(begun, diary.scores, strict=True)
    ]


def won_cards(log: Iterable[Event], given: list[int]) -> list[WonCard]:
    """The cards that were won, each with what tokens brought there; `given`: how many answers came before each line."""
    won: list[WonCard] = []
    turn = tokens = 0
    for event, at in zip(log, given, strict=True):
        told = event.public
        if event.kind == ROUND:
            turn = told["n"]
        elif event.kind == "hitzroad-log-arrives":
            tokens = 0
        elif event.kind == "hitzroad-log-points":
            tokens += told["n"]
        elif event.kind == "hitzroad-log-wins":
            points = told["n"] + tokens
            won.append({"seat": told["seat"], "card": told["card"], "points": points, "turn": turn, "at": at})
    return won


def _bonuses(diary: Diary) -> list[Bonus]:
    return [
        {"seat": event.public["seat"], "most": event.public["most"], "points": event.public["n"]}
        for event in diary
        if event.kind == "hitzroad-log-bonus"
    ]


def _best(won: list[WonCard], parties: list[Standing]) -> int | None:
    """What a party won is gone with it."""
    kept = [number for number, one in enumerate(won) if parties[one["seat"]]["alive"]]
    return max(kept, key=lambda number: won[number]["points"], default=None)
