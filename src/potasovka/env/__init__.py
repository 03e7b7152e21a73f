"""A door for research: every game as an environment of PettingZoo (`pip install 'potasovka[env]'`)."""

from importlib.util import find_spec

if find_spec("pettingzoo") is None:
    raise ModuleNotFoundError("environments need pettingzoo: pip install 'potasovka[env]'", name="pettingzoo")

from potasovka.env.aec import PotasovkaEnv, env

__all__ = ["PotasovkaEnv", "env"]
