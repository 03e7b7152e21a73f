"""A game in the terminal: people share the keyboard, a curtain hides each hand from the others."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text as Rich

from potasovka.bots import Bot, bot_answer, bot_names, make_bot
from potasovka.cli import say
from potasovka.cli.tables import Table, new_console, table_for
from potasovka.core import Game, PotasovkaError, Rng, Text
from potasovka.core.catalogue import description, game_class
from potasovka.core.seed import check_seed
from potasovka.core.words import Words

HUMAN = "human"


class Left(Exception):
    """Somebody left the table, or there is nobody at the keyboard."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message
        """What to say about it."""


class Session:
    """One game at one keyboard."""

    def __init__(self, game: Game, bots: list[Bot | None], table: Table, console: Console) -> None:
        self.game = game
        """The true game; people and bots see their views of it."""
        self.bots = bots
        """The bot of each seat; `None` is a person."""
        self.table = table
        self.console = console
        self.words: Words = table.words
        self.rng = Rng(~game.seed)
        """Chance of the worlds that bots imagine."""
        self.read = [0] * len(bots)
        """How much of the log each seat has read."""
        self.looking: int | None = None
        """The person who sits at the keyboard."""
        self.given = 0
        """Answers that people have given."""

    def run(self) -> None:
        """Play until the game is over."""
        while (choice := self.game.choice) is not None:
            bot = self.bots[choice.seat]
            if bot is not None:
                self.game.answer(bot_answer(bot, self.game, choice.seat, self.rng))
            else:
                self._ask(choice.seat)
        self._tell_news(self.looking)
        self._result()

    def _ask(self, seat: int) -> None:
        arrived = seat != self.looking
        if arrived:
            self._curtain(seat)
        self._tell_news(seat)
        view = self.game.view(seat)
        if arrived or self.table.is_new_scene(view):
            self.console.print(self.table.show(self.game, seat))
        choice = view["choice"]
        prompt = Rich(say.say_data(choice["prompt"], self.words), "bold")
        if choice["source"] and self.words.has(f"card-{choice['source']}"):
            source = say.card(choice["source"], self.words)
            prompt.append(" " + self._say("cli-source", card=source), "dim")
        self.console.print(prompt)
        for number, option in enumerate(choice["options"], 1):
            self.console.print(Rich(f"{number:>3}  ", "bold"), self.table.option(option, view), sep="", end="\n")
        self.game.answer(self._read(seat, [option["key"] for option in choice["options"]]))
        self.given += 1

    def _read(self, seat: int, keys: list[str]) -> str:
        while True:
            said = self._input(self._say("cli-prompt", player=say.player(seat, self.words)) + " ").strip()
            if said.isdigit() and 1 <= int(said) <= len(keys):
                return keys[int(said) - 1]
            letter, rest = said[:1].lower(), said[1:].strip()
            if said.lower() == "q":
                raise Left("cli-left")
            if letter == "?":
                self.console.print(self._say(self.table.help))
            elif letter == "b" and not rest:
                self.console.print(self.table.show(self.game, seat))
            elif letter == "l" and not rest:
                self.console.print(
                    "\n".join(self.table.tell(self.game, event, seat) for event in self.game.log), markup=False
                )
            elif letter in ("t", "w", "d", "i") and (not rest or letter == "i"):
                shown = self.table.command(letter, rest, self.game, seat)
                self.console.print(self._say("cli-not-here") if shown is None else shown)
            else:
                self.console.print(self._say("cli-not-a-number", said=said or "…", most=len(keys)), markup=False)

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(Rich(prompt, "bold"))
        except EOFError:
            self.console.print()
            raise Left("cli-nobody-there") from None

    def _curtain(self, seat: int) -> None:
        if self.bots.count(None) > 1:
            name = say.player(seat, self.words)
            self.console.clear()
            self.console.print(Rule(self._say("cli-curtain", player=name)))
            self._input(self._say("cli-curtain-press", player=name) + " ")
        self.looking = seat

    def _tell_news(self, seat: int | None) -> None:
        start = 0 if seat is None else self.read[seat]
        news = [self.table.tell(self.game, event, seat) for event in self.game.log[start:]]
        if seat is not None:
            self.read[seat] = len(self.game.log)
        if news:
            self.console.print(Rich("\n".join(f"· {line}" for line in news), "dim"))

    def _result(self) -> None:
        result = self.game.result
        assert result is not None
        self.console.print(Rule(self._say("cli-over")))
        self.console.print(self.table.show(self.game, None))
        for line in self.table.ending(result):
            self.console.print(line)

    def _say(self, message: str, **args: object) -> str:
        return say.say(Text(message, dict(args)), self.words)


def seat_bots(game: str, seats: str, rng: Rng) -> list[Bot | None]:
    """Who sits where: `human`, or the name of a bot."""
    names = [name.strip() for name in seats.split(",")]
    known = [HUMAN, *bot_names(game)]
    for name in names:
        if name not in known:
            raise PotasovkaError(f"there is no player {name!r} for {game}; there are: {', '.join(known)}")
    return [None if name == HUMAN else make_bot(game, name, Rng(rng.seed())) for name in names]


def save(game: Game, path: Path | None) -> Path:
    """Write the record of a game; without a path, to a new file beside the other games."""
    target = path or _new_file(game)
    try:
        with target.open("x", encoding="utf-8", newline="\n") as file:
            file.write(game.record().to_text())
    except FileExistsError:  # somebody was faster: nothing is overwritten, and nothing is lost
        return save(game, None)
    except OSError as error:
        raise PotasovkaError(f"the game cannot be saved in {target}: {error.strerror}") from None
    return target


def check_path(path: Path) -> None:
    """Refuse, before anything is done, a file that could not be written or is there already."""
    if path.exists():
        raise PotasovkaError(f"{path} is there already, and nothing is overwritten; name another file")
    if not path.parent.is_dir():
        raise PotasovkaError(f"nothing can be saved in {path}: there is no folder {path.parent}")


def _new_file(game: Game) -> Path:
    folder = Path(typer.get_app_dir("potasovka")) / "games"
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := folder / f"{game.name}-{game.seed}-{number}.txt").exists():
        number += 1
    return path


def play_session(session: Session, path: Path | None) -> None:
    """Run a session to its end or until somebody leaves; what people have played is saved."""
    console, words = session.console, session.words
    try:
        session.run()
    except Left as left:
        console.print(words.say(Text(left.message)))
    if session.given or session.game.choice is None:
        saved = save(session.game, path)
        console.print(words.say(Text("cli-saved", {"path": str(saved)})), soft_wrap=True, markup=False)
        console.print(words.say(Text("cli-replay-hint", {"path": str(saved)})), soft_wrap=True, markup=False)


def play_puzzle(game: str, name: str, seed: int | None, path: Path | None, words: Words) -> None:
    """A puzzle: whoever is asked first is the person."""
    told = description(game)
    puzzle = told.puzzle(name)
    if puzzle is None:
        names = ", ".join(one.name for one in told.puzzles()) or "none"
        raise PotasovkaError(f"there is no puzzle {name!r} of {game}; there are, the easiest first: {names}")
    made = game_class(game).new(puzzle.setup, 1 if seed is None else check_seed(seed))
    assert made.choice is not None
    bots = [
        None if seat == made.choice.seat else make_bot(game, told.stand_in, Rng(~made.seed))
        for seat in range(made.seats)
    ]
    console = new_console()
    console.print(Rich(words.say(Text("cli-puzzle", {"goal": puzzle.goal})), "bold"))
    play_session(Session(made, bots, table_for(game, words), console), path)
