"""Who does the work of a study, as options of a command."""

from __future__ import annotations

from typing import Annotated

from potasovka.cli.option import option

Jobs = Annotated[int, option("NUMBER", "processes; the result does not depend on it")]
Cluster = Annotated[
    str, option("ADDRESS", "a Ray cluster that does it instead: HOST:PORT, or auto; the result does not depend on it")
]
