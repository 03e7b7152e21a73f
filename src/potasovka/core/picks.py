"""A whole set of picks given at once, in any order: for clients that let people toggle before they are done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from potasovka.core.errors import IllegalAnswer
from potasovka.core.game import Game

DONE = "done"


def answer_picks(game: Game, keys: Sequence[str]) -> None:
    """Answer the open question and those after it that belong to the same set.

    An `IllegalAnswer` says what cannot be; the game may then stand in the middle of the set, so give it a copy.
    """
    choice = game.choice
    if choice is None or choice.pick is None:
        raise IllegalAnswer("nothing is to be picked together here")
    group, least, most = choice.pick.group, choice.pick.least, choice.pick.most
    wanted = Counter(keys)
    copies = {option.key: count for option, count in choice.candidates()}
    for key, count in wanted.items():
        if count > copies.get(key, 0):
            raise IllegalAnswer(
                f"{key!r} can be picked {copies.get(key, 0)} times here, not {count} ({choice.prompt.id})"
            )
    if not least <= len(keys) <= most:
        raise IllegalAnswer(f"between {least} and {most} must be picked, not {len(keys)} ({choice.prompt.id})")
    while choice is not None and choice.pick is not None and choice.pick.group is group:
        key = next((key for key in choice.keys if wanted[key]), DONE)
        wanted[key] -= 1
        game.answer(key)
        choice = game.choice
