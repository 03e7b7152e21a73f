"""How much one stranger may take: every limit of a server, and what each address has taken."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace

from potasovka.core import PotasovkaError
from potasovka.server.addresses import Network, counted_as, within
from potasovka.table.refusal import Refused

MOST_KNOWN = 4096
"""Addresses that are remembered before those that want nothing now are forgotten."""
HOUR = 3600.0


@dataclass(frozen=True)
class Limits:
    """What is allowed; the first ones hold for each address, those that begin with `home` for one of this machine or
    of its own network."""

    connections: int = 100
    """Connections at once, of any kind."""
    sockets: int = 30
    """WebSockets at once."""
    requests: float = 20.0
    """Requests a second, and what ten seconds give at once."""
    tables: float = 60.0
    """Tables opened an hour."""
    replays: int = 2
    """Moments of finished games that are made at once."""
    reviews: int = 2
    """Reviews of finished games that are made at once."""
    home_connections: int = 5000
    home_sockets: int = 4000
    home_requests: float = 1000.0
    home_tables: float = 20_000.0
    home_replays: int = 16
    home_reviews: int = 16
    watchers: int = 100
    """Spectators at one table."""
    waiting: int = 2 * 1024 * 1024
    """Bytes that may wait to be sent through one socket before it is dropped."""
    greeting: int = 1024
    """Bytes of the first frame of a socket, and of any frame of a spectator."""
    pings: float = 5.0
    """Protocol pings a second of one socket, and what ten seconds give at once."""
    greeting_wait: float = 20.0
    """Seconds until a socket has said who it is."""
    frame_wait: float = 20.0
    """Seconds in which a message that was begun must end."""
    request_wait: float = 20.0
    """Seconds in which the head of a request, and then its body, must come."""
    reading_wait: float = 30.0
    """Seconds after which somebody who does not read what is sent is dropped."""
    thinking: float = 10.0
    """Seconds that a bot may think about one answer."""
    thinking_wait: float = 20.0
    """Seconds that a table waits for a bot's answer, its turn included; then it is one at random."""


NAMES = [field.name.replace("_", "-") for field in fields(Limits)]


def limits_of(said: Iterable[str]) -> Limits:
    """Limits as they are said to the command: `sockets=50`; a `PotasovkaError` names what is wrong."""
    found = Limits()
    for one in said:
        name, _, value = one.partition("=")
        if name not in NAMES:
            raise PotasovkaError(f"there is no limit {name[:40]!r}; there are {', '.join(NAMES)}")
        field = name.replace("-", "_")
        kind = type(getattr(found, field))
        try:
            number = kind(value)
        except ValueError:
            number = kind(0)
        if not 0 < number < 1e12:
            what = "a whole number" if kind is int else "a number"
            raise PotasovkaError(f"the limit {name} must be {what} above 0, as in {name}=50, not {value[:40]!r}")
        found = replace(found, **{field: number})
    return found


class Pace:
    """Counts what comes: so much a second, and a bit more at once."""

    def __init__(self, rate: float, at_once: float) -> None:
        self._rate = rate
        self._most = max(1.0, at_once)
        self._left = self._most
        self._then = time.monotonic()

    def _refill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now

    def wait(self) -> float:
        """Seconds until one more may come; none if it comes now."""
        self._refill()
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0.0

    @property
    def rested(self) -> bool:
        """Whether nothing has come for long."""
        self._refill()
        return self._left >= self._most


class Visitor:
    """One address, and what it has taken."""

    def __init__(self, limits: Limits, home: bool) -> None:
        self.connections = self.sockets = self.replays = 0
        self.most_connections = limits.home_connections if home else limits.connections
        self.most_sockets = limits.home_sockets if home else limits.sockets
        self.most_replays = limits.home_replays if home else limits.replays
        self.most_reviews = limits.home_reviews if home else limits.reviews
        requests = limits.home_requests if home else limits.requests
        tables = limits.home_tables if home else limits.tables
        self.requests = Pace(requests, 10 * requests)
        self.tables = Pace(tables / HOUR, tables)

    @property
    def gone(self) -> bool:
        """Whether there is nothing to remember."""
        return not (self.connections or self.sockets or self.replays) and self.requests.rested and self.tables.rested


class Visitors:
    """All addresses from which somebody wants something."""

    def __init__(self, limits: Limits, proxies: Iterable[Network]) -> None:
        self.limits = limits
        self._proxies = tuple(proxies)
        self._known: dict[str, Visitor] = {}
        self._tidy_at = MOST_KNOWN

    def __len__(self) -> int:
        return len(self._known)

    def of(self, address: str | None) -> Visitor:
        """The visitor of an address; all of one IPv6 network are one."""
        name, home = counted_as(address)
        found = self._known.get(name)
        if found is None:
            if len(self._known) >= self._tidy_at:
                self._known = {name: one for name, one in self._known.items() if not one.gone}
                self._tidy_at = max(MOST_KNOWN, 2 * len(self._known))
            found = self._known[name] = Visitor(self.limits, home)
        return found

    def peer(self, address: str | None) -> Visitor | None:
        """Whose connections are counted at this address; nobody counts those of a trusted proxy."""
        return None if within(address, self._proxies) else self.of(address)

    def request(self, address: str | None) -> None:
        """Count a request."""
        _refuse("many-requests", self.of(address).requests.wait())

    def table(self, address: str | None) -> None:
        """Count a table that is opened."""
        _refuse("many-tables", self.of(address).tables.wait())

    @contextmanager
    def socket(self, address: str | None) -> Iterator[None]:
        """Count a socket while it is open."""
        visitor = self.of(address)
        if visitor.sockets >= visitor.most_sockets:
            raise Refused("many-sockets", seconds=10)
        visitor.sockets += 1
        try:
            yield
        finally:
            visitor.sockets -= 1

    @contextmanager
    def replay(self, address: str | None) -> Iterator[None]:
        """Count somebody who looks at a finished game while a moment of it is made."""
        visitor = self.of(address)
        if visitor.replays >= visitor.most_replays:
            raise Refused("many-replays", seconds=2)
        visitor.replays += 1
        try:
            yield
        finally:
            visitor.replays -= 1


def _refuse(code: str, wait: float) -> None:
    if wait > 0:
        raise Refused(code, seconds=int(wait) + 1)
