"""What is worth bidding: the auction is played to its end in thought, for each bid that could be made.

Everything on the table is public, so whoever bids can tell what each route is worth to each of the others, and how far
they would go.
"""

from __future__ import annotations

from typing import NamedTuple

from potasovka.hitzroad.auction import HIGHEST, PASS

Worths = list[list[float]]
"""What each route is worth to each seat."""


class Bidder(NamedTuple):
    """Somebody at the auction."""

    seat: int
    worths: list[float]
    """What each route is worth."""
    costs: list[float]
    """What paying 0, 1, 2 … resources costs, as far as there are any."""
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

    def worth(self, bids: list[int], n: int, spite: float | None = None) -> float:
        """What these bids come to for one of the bidders."""
        got = self.routes(bids)
        ends = [one.worths[got[i]] - one.costs[bids[i]] for i, one in enumerate(self.bidders)]
        others = [end for i, end in enumerate(ends) if i != n]
        return ends[n] - (self.spite if spite is None else spite) * sum(others) / max(1, len(others))

    def gain(self, bids: list[int], n: int, bid: int) -> float:
        """What it brings one of them to bid this and be left alone, compared with passing and being left alone."""
        raised = [*bids[:n], bid, *bids[n + 1 :]]
        return self.worth(raised, n) - self.worth(bids, n)

    def play(self, bids: list[int], turn: int, passes: int, first: int) -> list[int]:
        """The bids at the end, if the one whose turn it is answers `first` and all go on as long as it pays."""
        bids = bids[:]
        answer: int | None = first
        while True:
            if answer is None:
                answer = self._next(bids, turn)
            if answer == PASS:
                passes += 1
            else:
                passes, bids[turn] = 0, answer
            answer = None
            turn = (turn + 1) % len(bids)
            if passes == len(bids) - (1 if max(bids) else 0):
                return bids

    def _next(self, bids: list[int], n: int) -> int:
        bid = max(bids) + 1
        if bids[n] == bid - 1 and bids[n]:
            return PASS
        able = bid <= min(HIGHEST, self.bidders[n].wealth)
        return bid if able and self.gain(bids, n, bid) > 0 else PASS

    def best(self, bids: list[int], turn: int, passes: int) -> int:
        """The bid, or `PASS`, after which the auction ends best for the one whose turn it is."""
        most = min(HIGHEST, self.bidders[turn].wealth)
        best, found = PASS, self.worth(self.play(bids, turn, passes, PASS), turn)
        for bid in range(max(bids) + 1, most + 1):
            worth = self.worth(self.play(bids, turn, passes, bid), turn)
            if worth > found + 1e-9:
                best, found = bid, worth
        return best
