"""Whose turn it is, when many want the same: one of each owner, round and round."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """What waits, by owner; an owner with much waits behind itself and nobody else does."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, owner: str, what: T, *, first: bool = False) -> None:
        """Let something wait, behind what its owner has waiting, or before everything."""
        queue = self._waiting.setdefault(owner, deque())
        if first:
            queue.appendleft(what)
            self._waiting.move_to_end(owner, last=False)
        else:
            queue.append(what)

    def next(self) -> T:
        """The next one; its owner's others wait until every other owner has had a turn."""
        owner, queue = next(iter(self._waiting.items()))
        what = queue.popleft()
        if queue:
            self._waiting.move_to_end(owner)
        else:
            del self._waiting[owner]
        return what
