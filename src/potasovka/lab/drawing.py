"""A balance as a picture: a square for every pair of factions, with its share of wins and how sure that is."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from textwrap import fill

from potasovka.core import PotasovkaError
from potasovka.lab.balance import Balance
from potasovka.lab.study import Tally

ENDINGS = (".svg", ".png")
INCHES = 0.46
"""The side of a square."""
INKS = ("#b5402c", "#f4efe2", "#2f6f7e")
"""Of who seldom wins, of half and half, of who often does."""
WIDE = 0.35
"""As far from the half as the inks go."""
PALE = 0.25
"""So far from the half an ink is dark enough for white letters."""
LETTERS = 14
"""Letters of the title that fit into an inch."""


def check_drawing(file: Path) -> None:
    """What is wrong is said before anything is played."""
    if file.suffix not in ENDINGS:
        raise PotasovkaError(f"a picture ends with {' or '.join(ENDINGS)}, not as {file.name} does")
    if find_spec("matplotlib") is None:
        raise PotasovkaError("drawing needs matplotlib: pip install 'potasovka[lab]'")


def draw(balance: Balance, file: Path, name: Callable[[str], str], title: str) -> None:
    """Write the picture; `name` says what a faction is called."""
    from matplotlib import rc_context
    from matplotlib.colors import LinearSegmentedColormap
    from matplotlib.figure import Figure

    order = balance.ranked()
    size = INCHES * len(order)
    figure = Figure(figsize=(size + 3.2, size + 3.2), layout="constrained")
    axes = figure.add_subplot()
    shares = [[_share(balance, one, other) for other in order] for one in order]
    inks = LinearSegmentedColormap.from_list("shares", INKS).with_extremes(bad="white")
    axes.imshow(shares, cmap=inks, vmin=0.5 - WIDE, vmax=0.5 + WIDE)
    labels = [f"{name(one)} · {balance.faction(one).share:.0%}" for one in order]
    axes.set_xticks(range(len(order)), labels, rotation=90, fontsize=8)
    axes.set_yticks(range(len(order)), labels, fontsize=8)
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    for row, one in enumerate(order):
        for column, other in enumerate(order):
            if one != other:
                _write(axes.text, column, row, balance.pair(one, other))
    axes.set_xlabel(fill(title, width=int(LETTERS * size)), fontsize=9, labelpad=10)
    with rc_context({"svg.hashsalt": "potasovka"}):
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None, dpi=160)


def _share(balance: Balance, one: str, other: str) -> float:
    """The share of a pair; of one faction with itself there is none."""
    return float("nan") if one == other else balance.pair(one, other).share


def _write(text: Callable[..., object], column: int, row: int, tally: Tally) -> None:
    """The share of a pair, and below it where it lies between."""
    low, high = tally.between
    ink = "white" if abs(tally.share - 0.5) > PALE else "black"
    style = {"ha": "center", "va": "center", "color": ink}
    text(column, row - 0.14, f"{tally.share * 100:.0f}", fontsize=7.5, weight="bold", **style)
    text(column, row + 0.24, f"{low * 100:.0f}–{high * 100:.0f}", fontsize=4.6, **style)
