"""Numbers with how sure they are."""

from __future__ import annotations

import math
from dataclasses import dataclass, field


@dataclass
class Figure:
    """A number that many games tell, added up."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean."""
        return self.total / self.n if self.n else 0.0

    @property
    def between(self) -> tuple[float, float]:
        """The 95 % interval of the mean."""
        if self.n < 2:
            return self.mean, self.mean
        spread = max(0.0, self.squares - self.total * self.mean) / (self.n - 1)
        half = 1.96 * math.sqrt(spread / self.n)
        return self.mean - half, self.mean + half

    def as_list(self) -> list[float]:
        """The mean and where it lies between."""
        return [round(part, 4) for part in (self.mean, *self.between)]


@dataclass
class Thinking:
    """How long somebody thought, decision by decision."""

    times: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Seconds a decision."""
        return sum(self.times) / len(self.times) if self.times else 0.0

    def below(self, share: float) -> float:
        """The seconds that this share of all decisions took at most."""
        return sorted(self.times)[min(len(self.times) - 1, int(share * len(self.times)))] if self.times else 0.0
