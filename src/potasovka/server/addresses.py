"""Addresses: which are at home, what each is counted as, and by which names a server is called."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

from potasovka.core import PotasovkaError

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks_of(said: str) -> tuple[Network, ...]:
    """Networks as a host names them, with commas between; a `PotasovkaError` names what is none."""
    found = []
    for name in said.split(","):
        if name.strip():
            try:
                found.append(ipaddress.ip_network(name.strip(), strict=False))
            except ValueError:
                raise PotasovkaError(
                    f"{name.strip()[:60]!r} is no address and no network, like 10.0.0.1 or 10.0.0.0/8"
                ) from None
    return tuple(found)


HOME = networks_of("127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,::1,fc00::/7,fe80::/10")
"""This machine, and networks that nobody outside can be in."""


def read(address: str | None) -> Address | None:
    """An address as a number, if it is one; an IPv4 address in the clothes of IPv6 takes them off."""
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def within(address: str | None, networks: Iterable[Network]) -> bool:
    """Whether an address is in one of these networks."""
    found = read(address)
    return found is not None and any(found in network for network in networks)


def counted_as(address: str | None) -> tuple[str, bool]:
    """What an address is counted as (all of one IPv6 network are one), and whether it is at home."""
    found = read(address)
    if found is None:
        return (address or "")[:60], address is None
    home = within(str(found), HOME)
    if found.version == 6 and not home:
        return str(ipaddress.ip_network((int(found), 64), strict=False)), False
    return str(found), home


LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""How names end that are given away within one network."""


class Hosts:
    """The names by which browsers may call this server. A page of somebody else whose name has been pointed at this
    machine (DNS rebinding) calls it by another one; nobody can do that with an address."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self._names = {socket.gethostname().lower(), *(name.lower().rstrip(".") for name in allowed)}

    def knows(self, host: str) -> bool:
        """Whether the `Host` of a request names this server."""
        name = host.rpartition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
        name = name.lower().rstrip(".")
        if "*" in self._names or name in self._names or read(name) is not None or _local(name):
            return True
        return any(f".{parent}" in self._names for parent in _parents(name))


def _local(name: str) -> bool:
    """Whether a name can mean something in this network only, for nobody elsewhere can own it."""
    return bool(name) and ("." not in name or name.endswith(LOCAL))


def _parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[start:]) for start in range(1, len(parts))]
