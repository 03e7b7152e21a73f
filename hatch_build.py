"""Puts the browser client and the engine of its pages into every wheel and sdist: built here if they have to be, or the
build ends and says why.

An sdist holds both as they were built, so installing from it needs no Node. Editable installs are left alone: there
`make client` and `make engine` build them.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs `tools/build_web.py` and `tools/build_engine.py`, the one way to build either."""

    def _tools(self) -> list[Any]:
        tools = str(Path(self.root) / "tools")
        if tools not in sys.path:
            sys.path.insert(0, tools)
        return [importlib.import_module(name) for name in ("build_web", "build_engine")]

    def dependencies(self) -> list[str]:
        """Node, and pip to fetch what the engine is made of, unless all is there already."""
        built = all(tool.is_built() for tool in self._tools())
        return [] if built else [*self.metadata.core.optional_dependencies["build"], "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what pages are made of before anything is packed."""
        if version != "editable":
            for tool in self._tools():
                tool.build()
