"""Building positions and driving them, for all tests of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from potasovka.core import Rng, ScriptedRng
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.cards import CARDS, NUMBER
from potasovka.hitzroad.deck import routes_of
from potasovka.hitzroad.state import State

BLACK = {"blank": 0, "bolt": 1, "hit": 2, "hit_bolt": 4, "bite": 5}
RED = {"bite": 0, "bolt": 1, "hit": 2, "hit_bolt": 4, "death": 5}
QUIET_CARD = "II-2"


def black(*faces: str) -> list[int]:
    """A script of black dice."""
    return [BLACK[face] for face in faces]


def red(*faces: str) -> list[int]:
    """A script of red dice."""
    return [RED[face] for face in faces]


def party(game: HitZRoad, seat: int = 0, **has: Any) -> None:
    """Give a seat exactly this; what is not named stays as it is."""
    state = game.state
    for kind, name in enumerate(("ammo", "gas", "adrenaline")):
        if name in has:
            state.stock[3 * seat + kind] = has.pop(name)
    if "survivors" in has:
        state.survivors[seat] = has.pop("survivors")
    if "exterminator" in has:
        state.exterminator[seat] = has.pop("exterminator")
    for token, n in has.items():
        state.change_token(seat, token, n - state.has(seat, token))


def lay(game: HitZRoad, *cards: str) -> None:
    """Lay these cards first on the road, face up, and fill the rest from the deck; every card stays in one zone."""
    state = game.state
    state.deck += reversed([card for card in state.road if card >= 0])
    wanted = [NUMBER[card] for card in cards]
    for zone in (state.deck, state.aside, state.box):
        zone[:] = [card for card in zone if card not in wanted]
    size = 2 * routes_of(state.players)
    state.road = wanted + [state.deck.pop() for _ in range(size - len(wanted))]
    state.hidden = [False] * size
    state.asks, state.asked, state.values = "", -1, ()


def on_card(
    card: str, then: str = QUIET_CARD, *, players: int = 1, seat: int = 0, script: Iterable[int] = (), **has: Any
) -> HitZRoad:
    """A game in which `seat` arrives at `card`; unless said otherwise with five survivors and four of each resource."""
    game = HitZRoad.new({"players": players}, 0)
    lay(game, card, then)
    state = game.state
    state.order = [seat, *(other for other in range(players) if other != seat)]
    state.turn = 0
    state.taken = [seat] + [-1] * (len(state.taken) - 1)
    state.route, state.place = 0, 0
    state.step = "scavenge"
    state.rng = ScriptedRng(list(script))
    party(game, seat, **has)
    game.log.clear()
    game.run()
    return game


def answer(game: HitZRoad, *keys: str) -> HitZRoad:
    """Give these answers."""
    for key in keys:
        game.answer(key)
    return game


def script_used_up(game: HitZRoad) -> bool:
    """Whether no prepared roll is left."""
    rng = game.state.rng
    assert isinstance(rng, ScriptedRng)
    return not rng.script


def has(game: HitZRoad, seat: int = 0) -> tuple[int, int, int, int]:
    """Survivors, ammunition, gas and adrenaline of a seat."""
    return (game.state.survivors[seat], *game.state.owns(seat))


def won(game: HitZRoad, seat: int = 0) -> list[str]:
    """The cards a seat has won."""
    return [CARDS[card].id for card in game.state.won[seat]]


def asked(game: HitZRoad) -> str:
    """What is asked now, without the prefix."""
    assert game.choice is not None
    return game.choice.prompt.id.removeprefix("hitzroad-ask-")


def keys(game: HitZRoad) -> list[str]:
    """What can be answered now."""
    assert game.choice is not None
    return game.choice.keys


def told(game: HitZRoad, kind: str) -> list[dict[str, Any]]:
    """The public part of all log lines of a kind."""
    lines = [event.public for event in game.log if event.kind == f"hitzroad-log-{kind}"]
    return [{name: value for name, value in line.items() if name != "kind"} for line in lines]


def play_at_random(game: HitZRoad, rng: Rng, limit: int = 5000) -> HitZRoad:
    """Play to the end with random answers; a game that never ends is a failure."""
    for _ in range(limit):
        if not game.state.values:
            return game
        game.pick(rng.below(len(game.state.values)))
    raise AssertionError(f"the game does not end within {limit} decisions")


def zones(state: State) -> list[int]:
    """All cards of all zones."""
    cards = state.deck + state.aside + state.box + [card for card in state.road if card >= 0]
    for pile in state.won:
        cards = cards + pile
    return cards
