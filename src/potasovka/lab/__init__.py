"""Studies: many games, and what they show."""

from potasovka.lab.study import Study, game_seed, simulate

__all__ = ["Study", "game_seed", "simulate"]
