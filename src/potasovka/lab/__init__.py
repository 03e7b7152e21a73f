"""Studies: many games, and what they show."""

from potasovka.lab.simulate import Study, game_seed, simulate

__all__ = ["Study", "game_seed", "simulate"]
