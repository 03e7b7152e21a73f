"""Reviewing a finished game from its record, and printing what was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Rich

from potasovka.cli import say
from potasovka.cli.tables import Table
from potasovka.core import BadRecord, PotasovkaError, Record, Text
from potasovka.core.catalogue import description, load
from potasovka.core.replay import replay
from potasovka.core.review import Judged, Review, Reviewing, ReviewPoint, ReviewSum, lost, review_of
from potasovka.core.words import Words

MOST = 12
"""Decisions that are printed; `--json` has all of them."""


class Begun:
    """A review that can be finished."""

    def __init__(self, record: Record, seats: tuple[int, ...]) -> None:
        self._record = record
        self._seats = seats
        self._looking: Reviewing = load(description(record.game).reviewer)(record, seats)

    @property
    def parts(self) -> int:
        """How many parts it has."""
        return self._looking.parts

    def finish(self, progress: Callable[[], object]) -> Review:
        """Look at all parts, and say after each that it is done."""
        seen = []
        for number in range(self.parts):
            seen.append(self._looking.look(number))
            progress()
        return review_of(self._record, self._seats, seen)


def begin_review(record: Record, players: Sequence[int]) -> Begun:
    """The review of a record; refuses what is no finished game of a kind that is reviewed, and players it does not
    have."""
    game = replay(record, quiet=True)
    if not description(record.game).reviews(record):
        raise PotasovkaError("a game like this has no review; `potasovka replay` shows it again")
    if game.choice is not None:
        raise BadRecord("the game of the record is not over: only finished games are reviewed")
    for player in players:
        if not 1 <= player <= game.seats:
            raise PotasovkaError(f"--seat must be a player from 1 to {game.seats}, not {player}")
    return Begun(record, tuple(sorted({player - 1 for player in players})) or tuple(range(game.seats)))


def print_review(review: Review, table: Table, console: Console) -> None:
    """Chances turn by turn, what each seat's game came to, and the dearest decisions."""
    words = table.words
    head = {"game": words.say(Text(f"{review['game']}-name")), "answers": review["answers"]}
    console.print(Rule(words.say(Text("cli-review-title", head))))
    console.print(_chances(review, words))
    for one in review["sums"]:
        console.print("  ".join(sum_lines(one, words)), highlight=False, soft_wrap=True)
    console.print(Rich(words.say(Text("cli-review-brackets")), "dim"))
    if not review["judged"]:
        console.print(words.say(Text("review-none")))
        return
    console.print(_decisions(review["judged"], words))


def sum_lines(one: ReviewSum, words: Words) -> list[str]:
    """What the game of a seat came to."""
    told = {"player": say.player(one["seat"], words), "first": whole(one["first"]), "last": whole(one["last"])}
    skill = {"change": signed(one["skill"]), "dear": one["dear"], "decisions": one["decisions"]}
    texts = (
        Text("review-sum", told),
        Text("review-sum-skill", skill),
        Text("review-sum-luck", {"change": signed(one["luck"])}),
    )
    return [words.say(text) + "." for text in texts]


def whole(chance: float) -> int:
    """A chance in per cent."""
    return round(100 * chance)


def signed(change: float) -> str:
    """A change of a chance in per cent."""
    return f"{whole(change):+d}".replace("-", "−") if whole(change) else "0"


def _chances(review: Review, words: Words) -> Grid:
    """A row for each turn; turning points are marked."""
    points = review["points"]
    grid = Grid(title=words.say(Text("review-chances")), title_justify="left", header_style="dim")
    grid.add_column(words.say(Text("cli-review-turn")), justify="right")
    grid.add_column(words.say(Text("cli-review-whose")))
    for seat in range(len(points[0]["known"])):
        grid.add_column(say.player(seat, words), justify="right")
    grid.add_column("")
    turning = {one["turn"]: one for one in review["turning"]}
    for point in points:
        told = turning.get(point["turn"])
        mark = ""
        if told is not None and point["seat"] is not None:
            change = {"player": say.player(told["who"], words), "change": signed(told["change"])}
            mark = "◆ " + words.say(Text("review-change", change))
        grid.add_row(*_point(point, words), mark)
    return grid


def _point(point: ReviewPoint, words: Words) -> list[str]:
    start = point["seat"] is None
    whose = words.say(Text("review-start")) if point["seat"] is None else say.player(point["seat"], words)
    both = zip(point["known"], point["full"], strict=True)
    chances = [words.say(Text("review-share", {"n": f"{whole(known)} ({whole(full)})"})) for known, full in both]
    return ["" if start else str(point["turn"]), whose, *chances]


def _decisions(judged: list[Judged], words: Words) -> Grid:
    """The dearest decisions, the very dearest first."""
    grid = Grid(title=words.say(Text("review-decisions")), title_justify="left", header_style="dim")
    for head in ("cli-review-at", "cli-review-turn", "cli-review-chance", "cli-review-what"):
        grid.add_column(words.say(Text(head)), justify="left" if head == "cli-review-what" else "right")
    for one in sorted(judged, key=lambda one: -lost(one))[:MOST]:
        here = {"kept": whole(one["given"]["chance"]), "best": whole(one["better"][0]["chance"])}
        player = say.player(one["seat"], words)
        lines = [f"{player}: {say.say_data(one['prompt'], words)}", say.say_data(one["given"]["text"], words)]
        for other in one["better"]:
            better = {"answer": say.say_data(other["text"], words), "n": whole(other["chance"])}
            lines.append(words.say(Text("review-better", better)))
        grid.add_row(str(one["at"]), str(one["turn"]), words.say(Text("review-here", here)), "\n".join(lines))
    return grid
