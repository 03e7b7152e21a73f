"""Two states compared field by field, and nothing left out: for copies, where a digest would be too kind."""

from __future__ import annotations

from typing import Any

from potasovka.core import Rng


def fields(state: Any) -> dict[str, str]:
    """Every field of a state as text."""
    return {name: _text(getattr(state, name)) for name in type(state).__slots__}


def _text(value: Any) -> str:
    return str(value.state) if isinstance(value, Rng) else repr(value)
