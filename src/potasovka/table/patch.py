"""What changed between two views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Change = list[Any]
"""A path of names and indexes, and the new value there."""


def diff(old: Any, new: Any) -> list[Change]:
    """What makes `new` out of `old`: the same names and lists of one length are gone into, all else is replaced.

    A flag that becomes a number equal to it is no change: in a view nothing does.
    """
    changes: list[Change] = []
    _walk(old, new, (), changes)
    return changes


def _walk(old: Any, new: Any, path: tuple[str | int, ...], changes: list[Change]) -> None:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, Mapping) and isinstance(new, Mapping) and old.keys() == new.keys():
        for name in new:
            _walk(old[name], new[name], (*path, name), changes)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index in range(len(new)):
            _walk(old[index], new[index], (*path, index), changes)
    else:
        changes.append([list(path), new])
