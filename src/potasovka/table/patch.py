"""What changed between two views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Change = list[Any]
"""A path of names and indexes, and the new value there."""
Path = tuple[str | int, ...]


class Patches:
    """Compares views of two games. Seats share most of what they see, and what they share is gone into once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, Any, list[tuple[Path, Any]]]] = {}

    def between(self, old: Any, new: Any) -> list[Change]:
        """What makes `new` out of `old`: the same names and lists of one length are gone into, all else is replaced.

        A flag that becomes a number equal to it is no change: in a view nothing does.
        """
        changes: list[tuple[Path, Any]] = []
        if _differ(old, new):
            self._walk(old, new, (), changes)
        return [[list(path), value] for path, value in changes]

    def _walk(self, old: Any, new: Any, path: Path, changes: list[tuple[Path, Any]]) -> None:
        """Go into two things that differ."""
        if type(old) is dict and type(new) is dict and old.keys() == new.keys():
            for inner, value in self._inside(old, new):
                changes.append((path + inner, value))
        elif type(old) is list and type(new) is list and len(old) == len(new):
            for index, value in enumerate(new):
                if value is not old[index] and _differ(old[index], value):
                    self._walk(old[index], value, (*path, index), changes)
        else:
            changes.append((path, new))

    def _inside(self, old: dict[str, Any], new: dict[str, Any]) -> list[tuple[Path, Any]]:
        """What changed inside something that has kept its names; both are held, so that their ids stay theirs."""
        known = self._known.get((id(old), id(new)))
        if known is None:
            changes: list[tuple[Path, Any]] = []
            for name, value in new.items():
                if value is not old[name] and _differ(old[name], value):
                    self._walk(old[name], value, (name,), changes)
            known = self._known[(id(old), id(new))] = (old, new, changes)
        return known[2]


def _differ(old: Any, new: Any) -> bool:
    return bool(old != new) or type(old) is not type(new)


def follow(view: dict[str, Any], state: Mapping[str, Any]) -> dict[str, Any]:
    """The view after a `state` message, as a client keeps it: scene after scene of its film, then the rest."""
    if "view" in state:
        return dict(state["view"])
    for changes in (*(changes for _, changes in state.get("film", ())), state["patch"]):
        for path, value in changes:
            *way, last = path
            inner: Any = view
            for step in way:
                inner = inner[step]
            inner[last] = value
    return view
