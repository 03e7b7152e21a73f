"""Worlds a seat can imagine: the game with new faces for every card it cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potasovka.core.errors import PotasovkaError
from potasovka.core.rng import Rng
from potasovka.smashup.engine import knowledge

if TYPE_CHECKING:
    from potasovka.smashup.engine.game import SmashUp

_TRIES = 200


def determinise(game: SmashUp, seat: int, rng: Rng) -> SmashUp:
    """Deal new faces at the last settled point, give the answers since again, and let chance begin anew.

    What others answered in secret since may not be possible in the new world; it is then drawn again. In the middle of
    an effect a world counts only if the seat sees in it exactly what it sees now.
    """
    choice = game.choice
    unknown = knowledge.unknown(game, seat)
    seen = game.view(seat) if game.in_flight else None
    for _ in range(_TRIES):
        world = game.fork(lambda new: knowledge.redeal(new, seat, unknown, rng))
        _forget_secrets(world, seat)
        if seen is None:
            return _with_new_chance(world, rng)
        if _catch_up(world, game, rng) and choice is not None:
            now = world.choice
            same = now is not None and (now.seat, now.prompt.id) == (choice.seat, choice.prompt.id)
            if same and world.view(seat) == seen:
                return _with_new_chance(world, rng)
    raise PotasovkaError(f"no world found that agrees with what seat {seat} sees")


def _with_new_chance(world: SmashUp, rng: Rng) -> SmashUp:
    world.s.rng = Rng(rng.next64())
    return world


def _forget_secrets(world: SmashUp, seat: int) -> None:
    """The seed, the answers of others and what the log told only them stay in the true game."""
    world.seed = 0
    world.answers = []
    world.log = [
        event._replace(private={seat: event.private[seat]} if seat in event.private else {}) for event in world.log
    ]


def _catch_up(world: SmashUp, game: SmashUp, rng: Rng) -> bool:
    """Give the answers again; one that is not possible here is drawn anew among those of its kind."""
    quiet, world.quiet = world.quiet, True
    given = game.given
    for value, key in zip(given, game.answers[len(game.answers) - len(given) :], strict=True):
        choice = world.choice
        if choice is None:
            return False
        keys = choice.keys
        if key in keys:
            index = keys.index(key)
            if isinstance(choice.values, list) and world.key_of(value) == key:
                choice.values[index] = value  # the very card, not an equal copy of it
        else:
            alike = [i for i, option in enumerate(choice.values) if option[0] == value[0]]
            if not alike:
                return False
            index = rng.pick(alike)
        world.give(choice, index)
    world.choice  # noqa: B018  (run on to the open question while nothing is logged)
    world.quiet = quiet
    return True
