"""«Зомбистопом по Америке» (Hit Z Road): Chicago to Los Angeles among zombies, one to four players."""

from potasovka.hitzroad.game import HitZRoad

__all__ = ["HitZRoad"]
