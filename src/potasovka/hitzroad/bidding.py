"""What is at stake in an auction.

Everything on the table is public, so whoever bids can tell what each route is worth to each of the others, and what
they would leave.
"""

from __future__ import annotations

from typing import NamedTuple


class Bidder(NamedTuple):
    """Somebody at the auction."""

    seat: int
    worths: list[float]
    """What each route is worth."""
    wealth: int


class Auction:
    """An auction in thought: bidders in turn order, the tolls of the routes."""

    def __init__(self, bidders: list[Bidder], tolls: list[int], spite: float) -> None:
        self.bidders = bidders
        self.tolls = tolls
        self.spite = spite
        """How much what the others get counts against what one gets oneself."""

    def routes(self, bids: list[int]) -> list[int]:
        """Who gets which route if everybody takes what is best for them in the order of their bids."""
        order = sorted(range(len(bids)), key=lambda n: -bids[n])
        free = list(range(len(self.tolls)))
        got = [0] * len(bids)
        for n in order:
            one = self.bidders[n]
            payable = [route for route in free if self.tolls[route] <= one.wealth - bids[n]] or free
            got[n] = max(payable, key=lambda route: one.worths[route])
            free.remove(got[n])
        return got

    def stake(self, n: int) -> float:
        """What it is worth to one of them to choose first and not last, if nobody paid for it."""
        count = len(self.bidders)
        first, last = ([int((i == n) == ahead) for i in range(count)] for ahead in (True, False))
        return self._walked(first, n) - self._walked(last, n)

    def _walked(self, bids: list[int], n: int) -> float:
        """What the routes are worth to one of them, and against them what they are worth to the others."""
        ends = [self.bidders[i].worths[route] for i, route in enumerate(self.routes(bids))]
        return ends[n] - self.spite * (sum(ends) - ends[n]) / max(1, len(ends) - 1)
