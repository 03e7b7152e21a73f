"""Who knows which face, and what a shuffle takes away. A seat knows what it saw, until a shuffle of that zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from potasovka.core.rng import Rng
from potasovka.smashup.engine import telling
from potasovka.smashup.engine.terms import NOBODY

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl


def show_all(game: Brawl, card: int) -> None:
    """Everybody sees its face."""
    game.state.known[card] = game.deal.everybody


def show(game: Brawl, card: int, seat: int) -> None:
    """One seat sees its face."""
    game.state.known[card] |= 1 << seat


def show_pile(game: Brawl, pile: Sequence[int], seat: int) -> None:
    """One seat sees the faces of a pile."""
    known, mask = game.state.known, 1 << seat
    for card in pile:
        known[card] |= mask


def mix(game: Brawl, cards: Sequence[int], blind: int) -> None:
    """These cards changed places unseen by the seats of the mask `blind`: they know the faces, not which is which."""
    s = game.state
    known = s.known
    masks = {*map(known.__getitem__, cards)}
    some, every = 0, blind
    for mask in masks:
        some |= mask & blind
        every &= mask
    if not some:
        return
    floors = tuple([_faces(game, cards, some & 1 << seat, every) for seat in range(len(s.vp))])
    s.shuffles.append((tuple(cards), floors))
    for card in cards:
        known[card] &= ~blind


def _faces(game: Brawl, cards: Sequence[int], seats: int, every: int) -> tuple[int, ...]:
    """The faces that these seats know among the cards; those of the mask `every` know them all."""
    face, known = game.state.face, game.state.known
    if not seats:
        return ()
    if seats & every:
        return tuple(sorted(map(face.__getitem__, cards)))
    return tuple(sorted([face[card] for card in cards if known[card] & seats]))


def shuffle(game: Brawl, pile: list[int]) -> None:
    """Shuffle a pile: nobody knows which card is where."""
    mix(game, pile, game.deal.everybody)
    game.state.rng.shuffle(pile)


def shuffle_deck(game: Brawl, seat: int) -> None:
    """Shuffle a player's deck."""
    shuffle(game, game.state.deck[seat])
    telling.tell(game, "log-shuffle", seat=seat)


def redeal(game: Brawl, seat: int, unknown_now: Sequence[int], rng: Rng) -> None:
    """Deal new faces to the cards this seat cannot know, in a way that agrees with all it has seen.

    Faces are exchanged between unknown cards of one owner; an exchange is refused if it would take from a past shuffle
    a face that the seat knew to be in it.
    """
    s = game.state
    face, text = list(s.face), list(s.text)
    by_owner: dict[int, list[int]] = {}
    for card in unknown_now:
        if not s.known[card] >> seat & 1:  # what was known then has been shuffled away since: it is what it was
            by_owner.setdefault(s.owner[card], []).append(card)
    floors = [(frozenset(cards), Counter(known[seat])) for cards, known in s.shuffles if known[seat]]
    for cards in by_owner.values():
        for _ in range(2):
            for one in cards:
                other = cards[rng.below(len(cards))]
                if face[one] != face[other] and _agrees(face, floors, one, other):
                    face[one], face[other] = face[other], face[one]
                    text[one], text[other] = text[other], text[one]
    s.face, s.text = tuple(face), tuple(text)


def _agrees(face: list[int], floors: list[tuple[frozenset[int], Counter[int]]], one: int, other: int) -> bool:
    for cards, floor in floors:
        if (one in cards) != (other in cards):
            leaves = face[one] if one in cards else face[other]
            if leaves in floor and sum(1 for card in cards if face[card] == leaves) <= floor[leaves]:
                return False
    return True


def unknown(game: Brawl, seat: int) -> list[int]:
    """The cards whose face this seat does not know."""
    bit = 1 << seat if seat != NOBODY else 0
    return [card for card, mask in enumerate(game.state.known) if not mask & bit]
