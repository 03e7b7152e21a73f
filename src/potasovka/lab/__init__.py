"""Studies: many games, and what they show."""

from potasovka.lab.crew import Crew
from potasovka.lab.study import Study, game_seed, simulate

__all__ = ["Crew", "Study", "game_seed", "simulate"]
