"""The pause in which nobody is shown anything new, so that nobody can tell whether somebody was asked."""

from __future__ import annotations

from collections.abc import Callable

from potasovka.table.house import Clock, Timer


class Breath:
    """A table's breath: held for a while, then let go."""

    def __init__(self, clock: Clock, let_go: Callable[[], None]) -> None:
        self._clock = clock
        self._then = let_go
        self._until = 0.0
        self._timer: Timer | None = None

    @property
    def left(self) -> float:
        """For how many seconds it is still held."""
        return max(0.0, self._until - self._clock.now())

    @property
    def held(self) -> bool:
        """Whether it is held."""
        return self._until > self._clock.now()

    def hold(self, seconds: float) -> None:
        """Hold it for so long, after what it is held for already."""
        self._until = max(self._until, self._clock.now()) + seconds
        self.stop()
        self._timer = self._clock.call_at(self._until, self._let_go)

    def stop(self) -> None:
        """Let nothing happen afterwards."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        """Never let anything happen again, and hold nobody in memory."""
        self.stop()
        self._then = _nothing

    def _let_go(self) -> None:
        self._until, self._timer = 0.0, None
        self._then()


def _nothing() -> None:
    pass
