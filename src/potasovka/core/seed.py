"""Seeds: whole numbers from nought on. As text wherever they are kept or sent: JSON cuts numbers that long."""

from __future__ import annotations

from potasovka.core.errors import BadSetup

SEED_BITS = 256
"""No seed is longer; one that nobody shall guess has 128 bits from the machine."""
_DIGITS = len(str(1 << SEED_BITS))


def check_seed(seed: object) -> int:
    """A seed that a game can begin with; a `BadSetup` that names what is wrong otherwise."""
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadSetup(f"the seed is a whole number, not {repr(seed)[:40]}")
    if seed < 0:
        raise BadSetup("the seed is a whole number from 0 on, not a negative one")
    if seed >> SEED_BITS:
        raise BadSetup(f"the seed is too long: it has at most {SEED_BITS} bits")
    return seed


def read_seed(text: str) -> int:
    """A seed out of its text, which is decimal; a `BadSetup` that names what is wrong otherwise."""
    if len(text) > _DIGITS:
        raise BadSetup(f"the seed is too long: it has at most {SEED_BITS} bits")
    if not (text.isascii() and text.isdigit()):
        raise BadSetup(f"the seed is a whole number from 0 on, not {text!r}")
    return check_seed(int(text))
