"""What every game shares."""

from potasovka.core.choice import Choice, Option, Pick, Text
from potasovka.core.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalAnswer,
    PotasovkaError,
    WrongRules,
)
from potasovka.core.event import Event
from potasovka.core.game import Game, Result
from potasovka.core.record import Record
from potasovka.core.rng import Rng, ScriptedRng

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Choice",
    "Event",
    "Game",
    "IllegalAnswer",
    "Option",
    "Pick",
    "PotasovkaError",
    "Record",
    "Result",
    "Rng",
    "ScriptedRng",
    "Text",
    "WrongRules",
]
