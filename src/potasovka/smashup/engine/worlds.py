"""Worlds a seat can imagine: the game with new faces for every card it cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from potasovka.core.errors import PotasovkaError
from potasovka.core.rng import Rng
from potasovka.smashup.engine import driver, knowledge
from potasovka.smashup.engine.ask import Value
from potasovka.smashup.engine.view import view
from potasovka.smashup.wire import SmashUpView

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl

_TRIES = 200


def determinise(game: Brawl, seat: int, rng: Rng) -> Brawl:
    """Deal new faces at the last settled point, give the answers since again, and let another chance follow.

    What chance has said since is said again, for it was seen; nothing else of the true chance is in the world. What
    others answered in secret since may not be possible there; it is then drawn again. A world counts only if the same
    player is asked the same thing in it, and the seat sees exactly what it sees now.
    """
    choice = game.choice
    unknown = knowledge.unknown(game, seat)
    seen = view(game, seat) if game.in_flight else None
    for tried in range(_TRIES):
        if tried == _TRIES // 2 and choice is not None:
            # The seat sees that the table waits for somebody who can answer: the cards that can stay where they are.
            unknown = [card for card in unknown if not _answers(game, choice.seat, card)]
        cards = unknown if tried <= _TRIES // 2 else _some(unknown, _TRIES - 1 - tried, rng)
        world = game.fork(lambda new, cards=cards: knowledge.redeal(new, seat, cards, rng))  # type: ignore[misc]
        _forget_secrets(world, seat)
        # What was known when the effect began and was shuffled away since: the true chance would show where it lies.
        mixed = [card for card in unknown if world.state.known[card] >> seat & 1]
        own = rng.seed()
        world.state.rng = Rng(own) if mixed and tried % 2 == 0 else world.state.rng.retold(game.state.rng, own)
        if _catch_up(world, game, rng) and _agrees(world, game, seat, seen):
            if mixed and tried % 2:
                _mix(world, mixed, rng)
            return world
        world.let_go()
    raise PotasovkaError(f"no world found that agrees with what seat {seat} sees")


def _some(cards: list[int], left: int, rng: Rng) -> list[int]:
    """A part of these cards, the smaller the fewer tries are left.

    That nobody was asked on the way may hang on faces that are seldom dealt (a search that found but one kind of card):
    the fewer cards are dealt anew, the likelier it is.
    """
    mixed = cards[:]
    rng.shuffle(mixed)
    return mixed[: len(cards) * left // (_TRIES // 2)]


def _answers(game: Brawl, seat: int, card: int) -> bool:
    """Whether a card in the hand of the player asked is one of the options."""
    choice = game.choice
    offered = () if choice is None else choice.values
    return card in game.state.hand[seat] and any(len(value) > 1 and value[1] == card for value in offered)


def _agrees(world: Brawl, game: Brawl, seat: int, seen: SmashUpView | None) -> bool:
    """Whether the same is asked in a world, and the seat sees what it has seen (`None`: what was dealt is unseen)."""
    if world.state.rng.retelling or not _same_question(world, game):
        return False
    return seen is None or (seen == view(world, seat) and _decks_seen(world, seat) == _decks_seen(game, seat))


def _same_question(world: Brawl, game: Brawl) -> bool:
    """Whether the same player is asked the same thing, and nothing has happened on the way there."""
    now, then = world.choice, game.choice
    if now is None or then is None:
        return now is then
    same = (now.seat, now.prompt.id) == (then.seat, then.prompt.id)
    return same and world.state.agenda == game.state.agenda and world.state.clock == game.state.clock


def _decks_seen(game: Brawl, seat: int) -> list[list[int]]:
    """The faces that a seat knows in each deck: what was revealed and put back, or found, is no part of a view."""
    s, bit = game.state, 1 << seat
    return [sorted([s.face[card] for card in pile if s.known[card] & bit]) for pile in (*s.deck, s.base_deck)]


def _mix(world: Brawl, cards: Sequence[int], rng: Rng) -> None:
    """Let these cards change places within the decks they are in, also in copies of the world."""
    decks = [*world.state.deck, world.state.base_deck]
    for deck in decks:
        places = [place for place, card in enumerate(deck) if card in cards]
        moved = [deck[place] for place in places]
        rng.shuffle(moved)
        for place, card in zip(places, moved, strict=True):
            deck[place] = card
    if world.in_flight:
        world.flight.mixed = len(world.flight.since), [deck[:] for deck in decks]


def _forget_secrets(world: Brawl, seat: int) -> None:
    """The seed, the answers of others and what the log told only them stay in the true game."""
    world.seed = 0
    world.answers = []
    world.log = [event.known_to(seat) for event in world.log]


def _lie_together(world: Brawl, value: Value, other: Value) -> bool:
    """Whether the cards of two options with one key lie in the same pile or hand."""
    s = world.state
    return value[0] not in ("pile", "play", "special") or all(
        column[value[1]] == column[other[1]] for column in (s.zone, s.ctrl)
    )


def _catch_up(world: Brawl, game: Brawl, rng: Rng) -> bool:
    """Give the answers again; one that is not possible here is drawn anew among those of its kind."""
    quiet, world.quiet = world.quiet, True
    driver.advance(world)
    given = game.given
    for value, key in zip(given, game.answers[len(game.answers) - len(given) :], strict=True):
        choice = world.choice
        if choice is None:
            return False
        keys = choice.keys
        if key in keys:
            index = keys.index(key)
            same = world.key_of(value) == key and _lie_together(world, value, choice.values[index])
            if isinstance(choice.values, list) and same:
                choice.values[index] = value  # the very card, not an equal copy of it
        else:
            alike = [i for i, option in enumerate(choice.values) if option[0] == value[0]]
            if not alike:
                return False
            index = rng.pick(alike)
        driver.give(world, choice, index)
    world.quiet = quiet
    return True
