"""Games of Smash Up with all that can be seen of them, as one short line each; two builds must print the same.

python tools/engine_trial.py [--games 20] [--first 0]

All boxes, two to four players, drafts, random players and now and then bots, with a log and without. At many decisions
the game is copied and the copy plays on, every seat imagines a world, and everybody's view is taken.
`compile_engine.py` runs this with the plain and the compiled engine.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from typing import Any

from potasovka.bots import bot_answer, make_bot
from potasovka.core import Record, Rng
from potasovka.core.replay import replay
from potasovka.smashup import SmashUp
from potasovka.smashup.engine import values
from potasovka.smashup.engine.position import write
from potasovka.smashup.engine.registry import registry

BOTS = {6: "greedy", 13: "hard"}
"""Who plays some of every 21 games; the others are played by chance."""
AHEAD = 8
"""How many decisions a copy plays on."""


def setups() -> list[dict[str, Any]]:
    """The tables, one after another."""
    boxes = [{"players": 2, "boxes": [box]} for box in registry().boxes]
    every = [{"players": players} for players in (2, 3, 4)]
    rest = [{"players": 3, "factions": "draft"}, {"players": 4, "two_boxes": True}, {"players": 2, "titans": False}]
    return boxes + every + rest


class Trial:
    """One game, and the digest of what was seen of it."""

    def __init__(self, number: int) -> None:
        tables = setups()
        way = (number + number // len(tables)) % 3
        self.game = SmashUp.new(tables[number % len(tables)], number, quiet=way > 0)
        self._copies = way < 2
        """A quiet game that is never copied goes another way."""
        self._chance = Rng(~number)
        self._seen = hashlib.sha256()
        name = BOTS.get(number % 21)
        self._bot = None if name is None else make_bot("smashup", name, Rng(number))

    def see(self, *what: object) -> None:
        """Add something to the digest."""
        self._seen.update(repr(what).encode())

    def whole(self) -> str:
        """Play it to its end; the digest."""
        game = self.game
        while (choice := game.choice) is not None:
            if self._copies and len(game.answers) % 17 == 0:
                self.look()
            if self._bot is None:
                game.pick(self._chance.below(len(choice)))
            else:
                game.answer(bot_answer(self._bot, game, choice.seat, self._chance))
        self.see(game.result, game.answers, game.log, game.state_digest())
        if self._copies:
            again = replay(Record.from_text(game.record().to_text()))
            self.see(again.state_digest() == game.state_digest())
        return self._seen.hexdigest()[:16]

    def look(self) -> None:
        """All that can be asked of the game where it stands."""
        game = self.game
        choice = game.choice
        assert choice is not None
        self.see(choice.keys, game.state_digest(), [game.view(seat) for seat in (None, *range(game.seats))])
        self.see(choice.foresee(choice.data(len(game.answers))))
        self.see(game.shown([0]), game.occasions, None if game.brawl.in_flight else write(game.brawl))
        for seat in range(game.seats):
            self.go_on(game.determinise(seat, self._chance))
        self.go_on(game.clone())
        self.go_on(game.clone().clone())

    def go_on(self, copy: SmashUp) -> None:
        """Play on with a copy for a while."""
        chance = Rng(len(self.game.answers))
        self.see(copy.state_digest())
        for _ in range(AHEAD):
            if (choice := copy.choice) is None:
                break
            copy.pick(chance.below(len(choice)))
        self.see(copy.state_digest(), copy.answers, copy.log)


def main(argv: list[str] | None = None) -> int:
    """Print which build this is, then a line for each game, be it with the error it ended with."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args(argv)
    print("compiled" if values.__file__.endswith((".so", ".pyd")) else "plain")
    for number in range(args.first, args.first + args.games):
        try:
            print(number, Trial(number).whole(), flush=True)
        except Exception as error:  # whatever it is, the other build does not have it
            print(number, f"{type(error).__name__}: {error}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
