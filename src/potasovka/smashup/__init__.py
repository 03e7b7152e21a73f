"""«Замес» (Smash Up)."""

from potasovka.smashup.engine.game import SmashUp

__all__ = ["SmashUp"]
