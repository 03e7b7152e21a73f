"""Paying in any mix: all ways to put a sum together out of ammunition, gas and adrenaline."""

from __future__ import annotations

from potasovka.core import Text, wire
from potasovka.hitzroad.state import RESOURCES

Mix = tuple[int, int, int]


def mixes(total: int, most: Mix) -> list[Mix]:
    """All mixes of `total` resources with no more of each than `most`, ammunition first."""
    return [
        (ammo, gas, total - ammo - gas)
        for ammo in range(min(total, most[0]), -1, -1)
        for gas in range(min(total - ammo, most[1]), -1, -1)
        if total - ammo - gas <= most[2]
    ]


def mix_key(mix: Mix) -> str:
    """A mix as part of a key: `2ammo+1gas`."""
    return "+".join(f"{n}{name}" for n, name in zip(mix, RESOURCES, strict=True) if n) or "nothing"


def mix_data(mix: Mix) -> wire.Mix:
    """A mix as plain data."""
    return {"ammo": mix[0], "gas": mix[1], "adrenaline": mix[2]}


def mix_text(mix: Mix) -> Text:
    """A mix in words; only what is in it is named."""
    parts = "-".join(name for n, name in zip(mix, RESOURCES, strict=True) if n) or "nothing"
    return Text(f"hitzroad-mix-{parts}", {name: n for n, name in zip(mix, RESOURCES, strict=True) if n})
