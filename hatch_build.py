"""Puts the browser client into every wheel and sdist: built here if it has to be, or the build ends and says why.

An sdist holds the built client, so installing from it needs no Node. Editable installs are left alone: there
`make client` builds it.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Runs `tools/build_web.py`, the one way to build the client."""

    def _tool(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "tools" / "build_web.py"))

    def dependencies(self) -> list[str]:
        """Node, unless the client is there already."""
        return [] if self._tool()["is_built"]() else self.metadata.core.optional_dependencies["build"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before anything is packed."""
        if version != "editable":
            self._tool()["build"]()
