"""The chances of a finished game as a picture: an SVG of a few lines, known by colour, by dashes and by shape."""

from __future__ import annotations

from html import escape

from potasovka.cli import say
from potasovka.core import Text
from potasovka.core.review import Review
from potasovka.core.words import Words

WIDE, HIGH = 960, 480
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 84, 40
PAPER, INK, GRID = "#f6efe0", "#1d1a16", "#d8ccb2"
COLOURS = ("#c2341d", "#1e5aa8", "#2c7a3f", "#8a4fb0")
DASHES = ("", "12 6", "3 6", "14 5 3 5")
SHAPES = (
    '<circle r="8"/>',
    '<rect x="-7.5" y="-7.5" width="15" height="15"/>',
    '<path d="M0-9 9 7H-9z"/>',
    '<path d="m0-9 2.6 5.7 6.2.6-4.6 4.1 1.4 6.1L0 4.3l-5.6 3.2 1.4-6.1-4.6-4.1 6.2-.6z"/>',
)
EVERY = 5
"""Of so many turns one is numbered."""


def picture_of(review: Review, words: Words) -> str:
    """The picture."""
    title = escape(words.say(Text("review-chances")))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
        f'role="img" font-family="Rubik, sans-serif" font-size="16">'
    )
    paper = f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>'
    heading = f'<text x="{LEFT}" y="34" font-size="24" fill="{INK}">{title}</text>'
    seats = range(len(review["points"][0]["known"]))
    parts = [head, f"<title>{title}</title>", paper, heading, *_frame(review, words)]
    parts += [part for seat in seats for part in _lines(review, seat)]
    parts += [_legend(seat, words) for seat in seats]
    return "\n".join([*parts, "</svg>", ""])


def _x(review: Review, point: int) -> float:
    return round(LEFT + point / max(1, len(review["points"]) - 1) * (WIDE - LEFT - RIGHT), 1)


def _y(chance: float) -> float:
    return round(HIGH - BOTTOM - chance * (HIGH - TOP - BOTTOM), 1)


def _frame(review: Review, words: Words) -> list[str]:
    """Lines for every quarter, numbers of turns, marks of turning points."""
    parts = []
    for quarter in range(5):
        y = _y(quarter / 4)
        said = words.say(Text("review-share", {"n": 25 * quarter}))
        parts.append(f'<path d="M{LEFT} {y}H{WIDE - RIGHT}" stroke="{GRID}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end" fill="{INK}">{said}</text>')
    for point, one in enumerate(review["points"]):
        if point and point % EVERY == 0:
            x = _x(review, point)
            parts.append(f'<text x="{x}" y="{HIGH - 14}" text-anchor="middle" fill="{INK}">{one["turn"]}</text>')
    turning = {one["turn"] for one in review["turning"]}
    for point, one in enumerate(review["points"]):
        if one["turn"] in turning and one["seat"] is not None:
            x = _x(review, point)
            parts.append(f'<path d="M{x} {TOP}V{HIGH - BOTTOM}" stroke="{INK}" stroke-dasharray="2 5"/>')
            parts.append(f'<path class="turning" d="m{x} {TOP - 9} 7 9-7 9-7-9z" fill="{INK}"/>')
    return parts


def _lines(review: Review, seat: int) -> list[str]:
    """A seat's chance, thin by all cards and thick by what it knew, with its shape at the end."""
    points = review["points"]
    colour = COLOURS[seat % len(COLOURS)]
    rows = {"full": [point["full"][seat] for point in points], "known": [point["known"][seat] for point in points]}
    parts = []
    for kind, row in rows.items():
        line = "L".join(f"{_x(review, point)} {_y(chance)}" for point, chance in enumerate(row))
        width, dashes = (1.2, "") if kind == "full" else (4, DASHES[seat % len(DASHES)])
        parts.append(
            f'<path class="{kind}" d="M{line}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'stroke-dasharray="{dashes or "none"}" stroke-linejoin="round"/>'
        )
    end = len(points) - 1
    parts.append(_shape(seat, _x(review, end), _y(rows["known"][end])))
    return parts


def _shape(seat: int, x: float, y: float) -> str:
    which = seat % len(SHAPES)
    return f'<g transform="translate({x} {y})" fill="{COLOURS[which]}" stroke="{INK}">{SHAPES[which]}</g>'


def _legend(seat: int, words: Words) -> str:
    x = LEFT + 10 + 220 * seat
    name = escape(say.player(seat, words))
    return _shape(seat, x, 58) + f'<text x="{x + 16}" y="64" fill="{INK}">{name}</text>'
