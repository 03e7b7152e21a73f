"""What «Зомбистопом по Америке» tells about itself."""

from __future__ import annotations

from typing import Any

from potasovka.core.describe import SEAT, Description, Lesson, Shelf
from potasovka.core.game import Game
from potasovka.hitzroad.catalogue import cards
from potasovka.hitzroad.game import HitZRoad
from potasovka.hitzroad.story import story
from potasovka.hitzroad.wire import RoadOdds, RoadStory, RoadView


def _facts(game: Game) -> dict[str, Any]:
    assert isinstance(game, HitZRoad)
    return game.facts()


DESCRIPTION = Description(
    name="hitzroad",
    game="potasovka.hitzroad:HitZRoad",
    players=(1, 4),
    cards=cards,
    shelves=(Shelf("level", "", "only this level: 1, 2 or 3"),),
    lesson=Lesson({"players": 2}, seed=7, bots=1),
    daily={"players": 1},
    events={
        **dict.fromkeys(("seat", "seats"), SEAT),
        **dict.fromkeys(("card", "first", "second"), "hitzroad-card-"),
        "token": "hitzroad-token-",
        "most": "hitzroad-most-",
        "black": "hitzroad-black-",
        "red": "hitzroad-red-",
    },
    shapes=(RoadView, RoadOdds, RoadStory),
    facts=_facts,
    story=story,
    bots={
        "easy": "potasovka.bots.road:NoviceBot",
        "normal": "potasovka.bots.sensible:SensibleBot",
        "hard": "potasovka.bots.road:HardBot",
        "expert": "potasovka.bots.road:ExpertBot",
        "cautious": "potasovka.bots.road:CautiousBot",
        "reckless": "potasovka.bots.road:RecklessBot",
    },
    measures={"greedy": "potasovka.bots.sensible:SensibleBot"},
    stand_in="normal",
    numbers="potasovka.hitzroad.numbers:NUMBERS",
    terminal="potasovka.cli.hitzroad_table:HitZRoadTable",
    commands={"odds": "potasovka.cli.odds:odds"},
)
