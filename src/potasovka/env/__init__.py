"""A door for research: every game as an environment of PettingZoo (`pip install 'potasovka[env]'`)."""

from potasovka.env.aec import PotasovkaEnv, env

__all__ = ["PotasovkaEnv", "env"]
