"""Machine checks over random games of 2, 3 and 4 players: all pairs of the first box, then all pairs of all boxes."""

from __future__ import annotations

import itertools
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from exact import fields, names
from potasovka.core.replay import replay
from potasovka.core.rng import Rng
from potasovka.smashup.engine import position, values
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.engine.lookout import Lookout, survey
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.state import State
from potasovka.smashup.engine.terms import PLAY, Slot
from smashup.helpers import exact
from smashup.naive import Naive

BOX = "awesome_level_9000"
FACTIONS = ("bear_cavalry", "ghosts", "killer_plants", "steampunks")
PAIRS = [list(pair) for pair in itertools.combinations(FACTIONS, 2)]
MOST = 6000
"""No game takes more decisions than this; a median one takes a few hundred."""


def tables() -> Iterator[tuple[int, dict[str, Any]]]:
    """Every pair of factions against every other possible one for two players, and mixtures for three and four."""
    seed = 0
    for one, other in itertools.product(PAIRS, PAIRS):
        if one is not other:
            seed += 1
            yield seed, {"players": 2, "factions": [one, other], "two_boxes": True, "boxes": [BOX]}
    for shift in range(6):
        three = [PAIRS[shift], PAIRS[5 - shift], PAIRS[(shift + 1) % 6]]
        if max(Counter(itertools.chain(*three)).values()) <= 2:
            yield 100 + shift, {"players": 3, "factions": three, "two_boxes": True, "boxes": [BOX]}
        four = [PAIRS[shift], PAIRS[5 - shift], PAIRS[(shift + 2) % 6], PAIRS[5 - (shift + 2) % 6]]
        yield 200 + shift, {"players": 4, "factions": four, "two_boxes": True, "boxes": [BOX]}


def mixed() -> Iterator[tuple[int, dict[str, Any]]]:
    """All pairs of factions of all boxes, each once, at tables of 2, 3 and 4 players in turn.

    At every second table everybody ends their turn themselves.
    """
    left = [list(pair) for pair in itertools.combinations(registry().factions, 2)]
    rng, seed = Rng(1), 300
    while left:
        rng.shuffle(left)
        table: list[list[str]] = []
        for pair in left:
            if len(table) < 2 + seed % 3 and not set(pair) & set(itertools.chain(*table)):
                table.append(pair)
        left = [pair for pair in left if pair not in table]
        if len(table) == 1:
            others = [name for name in registry().factions if name not in table[0]]
            table.append(others[:2])
        yield seed, {"players": len(table), "factions": table, "ask_end": seed % 2 == 1}
        seed += 1


TABLES = list(tables())
MIXED = list(mixed())
SOME = TABLES[::5] + MIXED[::5]


def name(table: tuple[int, dict[str, Any]]) -> str:
    return f"{table[1]['players']}p-{table[0]}"


def seen(game: SmashUp, seat: int | None) -> str:
    return json.dumps([game.view(seat), [event.for_seat(seat) for event in game.log]], sort_keys=True)


def walk(setup: dict[str, Any], seed: int, *, quiet: bool = True) -> Iterator[SmashUp]:
    """A random game at every decision, and once more when it is over."""
    game, rng = SmashUp.new(setup, seed, quiet=quiet), Rng(seed)
    for _ in range(MOST):
        yield game
        choice = game.choice
        if choice is None:
            return
        game.pick(rng.below(len(choice)))
    raise AssertionError(f"not over after {MOST} decisions")


def after(table: tuple[int, dict[str, Any]], decisions: int) -> SmashUp:
    """A random game after so many decisions."""
    return next(itertools.islice(walk(table[1], table[0]), decisions, None))


# ---- (b), (c), (d) -----------------------------------------------------------------------------------------------


def zones_of(game: SmashUp) -> list[int]:
    """Every card id, as often as it lies in some zone."""
    s = game.brawl.state
    rows = [*s.deck, *s.hand, *s.discard, *s.aside, s.base_deck, s.base_discard, s.limbo, s.box]
    rows += [[base for base in s.base if base >= 0], *s.minions, *s.actions, *s.titans, *s.buried, *s.attached.values()]
    return sorted(itertools.chain.from_iterable(rows))


def check_zones(game: SmashUp) -> None:
    s = game.brawl.state
    assert zones_of(game) == list(range(len(s.face)))
    for place, row in enumerate(s.minions):
        assert all(s.zone[card] == PLAY and s.place[card] == place for card in row)
    for host, actions in s.attached.items():
        assert s.zone[host] == PLAY
        assert all(s.host[action] == host and s.place[action] == s.place[host] for action in actions)


def check_numbers(game: SmashUp) -> None:
    naive = Naive(game)
    for place in game.brawl.sight.lookout.places:  # a base may just have been cleared away
        assert values.breakpoint(game.brawl, place) == naive.breakpoint(place)
        for minion in game.brawl.state.minions[place]:
            assert values.power(game.brawl, minion) == naive.power(minion), game.brawl.card[minion].name
            told = sum(part.amount for part in values.power_parts(game.brawl, minion))
            assert max(0, told) == values.power(game.brawl, minion), game.brawl.card[minion].name
        for seat in range(game.seats):
            assert values.total(game.brawl, place, seat) == naive.total(place, seat)
            told = sum(part.amount for part in values.total_parts(game.brawl, place)[seat])
            assert max(0, told) == naive.total(place, seat)


def check_sight(game: SmashUp) -> None:
    """What is kept in step card by card is what a look at every card in play shows."""
    brawl, deal, state = game.brawl, game.brawl.deal, game.brawl.state
    fresh = survey(brawl)
    assert (brawl.sight.index, brawl.sight.cancelled) == (fresh.index, fresh.cancelled)
    assert {name: getattr(brawl.sight.lookout, name) for name in names(Lookout)} == {
        name: getattr(fresh.lookout, name) for name in names(Lookout)
    }
    for number, (text, face) in enumerate(zip(state.text, state.face, strict=True)):
        handle = brawl.card[number]
        assert (type(handle), handle.game, handle.id) == (deal.defs[text], brawl, number)
        assert deal.kinds[number] >> 4 == face
        assert deal.order[number] >> 8 == deal.book.rank[face]
    for hand in state.hand:
        assert hand == sorted(hand, key=deal.kinds.__getitem__)
    assert deal.from_discard == [i for i, face in enumerate(state.face) if deal.defs[face].plays_from_discard_too]


@pytest.mark.parametrize("table", [*TABLES, *MIXED], ids=name)
@pytest.mark.parametrize("more", [0, 1000])
def test_no_card_is_lost_or_doubled_and_all_numbers_agree_with_the_naive_ones(
    table: tuple[int, Any], more: int
) -> None:
    seed, setup = table
    faces: Counter[int] | None = None
    game = None
    for game in walk(setup, seed + more):
        check_zones(game)
        check_sight(game)
        if all(base >= 0 for base in game.brawl.state.base):
            check_numbers(game)
        faces = faces or Counter(game.brawl.state.face)
        assert Counter(game.brawl.state.face) == faces
        choice = game.choice
        if choice is not None:
            assert len(choice) > 1 or (setup.get("ask_end") and choice.keys == ["end"])
            assert len(set(choice.keys)) == len(choice)
    assert game is not None
    result = game.result
    assert result is not None
    assert max(result.scores) >= 15
    assert result.scores.count(max(result.scores)) == 1


# ---- (a), (h) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", SOME, ids=name)
def test_dual_run_a_clone_at_every_decision_is_equal_and_plays_on(table: tuple[int, Any]) -> None:
    seed, setup = table
    game, rng = SmashUp.new(setup, seed), Rng(seed)
    for number in range(MOST):
        choice = game.choice
        if choice is None:
            break
        twin = game.clone()
        other = twin.choice
        assert other is not None
        assert (other.seat, other.prompt, other.keys) == (choice.seat, choice.prompt, choice.keys)
        assert exact(twin) == exact(game)
        if number % 4 == 0:
            assert [twin.view(seat) for seat in (*range(game.seats), None)] == [
                game.view(seat) for seat in (*range(game.seats), None)
            ]
        left = twin if number % 2 else game
        right = game if number % 2 else twin
        before = exact(right)
        left.pick(rng.below(len(choice)))
        assert exact(right) == before  # what one does, the other does not feel
        game = left
    again = replay(game.record())
    assert (exact(again), again.result) == (exact(game), game.result)
    assert again.log == game.log


@pytest.mark.parametrize("table", SOME[:3], ids=name)
def test_the_same_seed_gives_the_same_record(table: tuple[int, Any]) -> None:
    seed, setup = table
    records = []
    for _ in range(2):
        *_, game = walk(setup, seed)
        records.append(game.record().to_text())
    assert records[0] == records[1]


def test_a_quiet_game_plays_the_same_as_a_told_one() -> None:
    seed, setup = TABLES[3]
    *_, loud = walk(setup, seed, quiet=False)
    *_, quiet = walk(setup, seed, quiet=True)
    assert exact(loud) == exact(quiet)
    assert (quiet.log, bool(loud.log)) == ([], True)


def _plain(game: SmashUp) -> bool:
    """Whether a position can hold everything: nothing lasts, nothing was used or copied, no restricted extra plays."""
    s = game.brawl.state
    regular = all(slot == Slot(slot.kind, label=slot.label) for slot in s.slots)
    return (
        not (s.lasting or s.used or s.plays or game.brawl.in_flight) and regular and s.phase == 2 and s.text == s.face
    )


def check_position(game: SmashUp, setup: dict[str, Any]) -> None:
    """Written down and read again it is the same position, in which the same is asked."""
    text = position.write(game.brawl)
    twin = SmashUp.new({"position": text, "ask_end": setup.get("ask_end", False)}, 1)
    assert position.write(twin.brawl) == text
    one, other = game.choice, twin.choice
    assert one is not None
    assert other is not None
    assert sorted(_unnumbered(other.keys)) == sorted(_unnumbered(one.keys))


@pytest.mark.parametrize("table", SOME, ids=name)
def test_positions_survive_the_round_trip_at_settled_points(table: tuple[int, Any]) -> None:
    seed, setup = table
    tried = 0
    for game in walk(setup, seed):
        choice = game.choice
        if choice is None or choice.prompt.id != "ask-menu" or not _plain(game):
            continue
        check_position(game, setup)
        tried += 1
    assert tried


def _unnumbered(keys: list[str]) -> list[str]:
    return [key.split(".")[0] for key in keys]


# ---- (e) ---------------------------------------------------------------------------------------------------------


def _standing(game: SmashUp) -> tuple[Any, ...]:
    """Where a game stands: who is asked what and when, what lies open (a forced discard, a search show cards), and
    what was found in a deck or thrown away: one may be asked which, and a discard pile may have become a deck."""
    choice, s = game.choice, game.brawl.state
    told = [event.public.get("card") for event in game.log if event.kind in ("log-search", "log-discard")]
    asked = None if choice is None else (choice.seat, choice.prompt.id, told)
    piles = [[s.face[card] for card in pile] for pile in (*s.discard, *s.minions, *s.actions)]
    return asked, s.turn, s.phase, s.score, s.vp[:], piles, [len(pile) for pile in (*s.deck, *s.hand)]


def _revealed(game: SmashUp, seat: int) -> tuple[Any, ...]:
    """What the rules show to a seat in the course of play: its own deck, and new bases."""
    return (
        len(game.brawl.state.deck[seat]),
        game.brawl.state.base[:],
        [game.brawl.state.known[card] for card in game.brawl.state.deck[seat]],
    )


def _alike(game: SmashUp, twin: SmashUp, seat: int) -> bool:
    """Whether no rule has shown this seat a card that is another one in the twin (a reveal, an uncovering)."""
    s, w = game.brawl.state, twin.brawl.state
    return s.known == w.known and all(
        s.face[card] == w.face[card] for card, mask in enumerate(s.known) if mask >> seat & 1
    )


def _same_answer(game: SmashUp, twin: SmashUp, rng: Rng) -> bool:
    """Give both games the same answer, if there is one both can give."""
    choice, other = game.choice, twin.choice
    if choice is None or other is None:
        return False
    common = [key for key in choice.keys if key in other.keys]
    if not common:
        return False
    key = rng.pick(common)
    game.answer(key)
    twin.answer(key)
    return True


@pytest.mark.parametrize("table", SOME, ids=name)
def test_a_game_and_a_twin_with_other_hidden_cards_look_alike_until_a_rule_reveals_them(table: tuple[int, Any]) -> None:
    seed, setup = table
    compared = 0
    for number, game in enumerate(walk(setup, seed, quiet=False)):
        if number % 6 or game.choice is None or game.brawl.in_flight:
            continue
        seat, rng = number // 6 % game.seats, Rng(number)
        one, twin = game.clone(), game.determinise(seat, rng)
        twin.brawl.state.rng = one.brawl.state.rng.copy()
        shown = _revealed(one, seat)
        while _standing(one) == _standing(twin) and _revealed(one, seat) == shown and _alike(one, twin, seat):
            for watcher in (seat, None):
                assert seen(one, watcher) == seen(twin, watcher), one.answers[-3:]
            compared += 1
            if not _same_answer(one, twin, rng):
                break
    assert compared > 30


# ---- (f) ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", SOME, ids=name)
def test_worlds_agree_with_the_seat_and_vary_everything_it_cannot_know(table: tuple[int, Any]) -> None:
    seed, setup = table
    tried = in_flight = 0
    for number, game in enumerate(walk(setup, seed, quiet=False)):
        choice = game.choice
        if choice is None or (number % 60 and not (game.brawl.in_flight and number % 7 == 0 and in_flight < 12)):
            continue
        in_flight += game.brawl.in_flight
        seat, rng = number % game.seats, Rng(number)
        before = seen(game, seat)
        worlds = [game.determinise(seat, rng) for _ in range(3)]
        for world in worlds:
            assert seen(world, seat) == before
            check_zones(world)
            check_sight(world)
            now = world.choice
            assert now is not None
            assert (now.seat, now.prompt.id) == (choice.seat, choice.prompt.id)
            _check_known(game, world, seat)
        assert seen(game, seat) == before
        tried += 1
    assert tried > 3
    assert in_flight


def _check_known(game: SmashUp, world: SmashUp, seat: int) -> None:
    """No known face moves, and every player still has the same cards."""
    s, w = game.brawl.state, world.brawl.state
    for card, mask in enumerate(s.known):
        if mask >> seat & 1:
            assert w.face[card] == s.face[card]
    for player in range(game.seats):
        cards = [card for card, owner in enumerate(s.owner) if owner == player]
        assert Counter(w.face[card] for card in cards) == Counter(s.face[card] for card in cards)


def test_over_many_worlds_every_unknown_face_is_found_in_more_than_one_place() -> None:
    game = after(TABLES[7], 40)
    rng = Rng(9)
    places: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
    for _ in range(60):
        world = game.determinise(0, rng)
        for card, mask in enumerate(game.brawl.state.known):
            if not mask & 1:
                places[(world.brawl.state.owner[card], world.brawl.state.face[card])].add(card)
    assert len(places) > 20
    assert all(len(cards) > 1 for cards in places.values())


# ---- (g) ---------------------------------------------------------------------------------------------------------


def _rich_state() -> State:
    """A state in the middle of a game, every list and dict of it filled with something to spoil."""
    s = after(TABLES[-1], 90).brawl.state
    for field in names(State):
        value = getattr(s, field)
        if isinstance(value, list) and not value:
            value.append(7)
        elif isinstance(value, list) and isinstance(value[0], list) and not any(value):
            value[0].append(7)
        elif isinstance(value, dict) and not value:
            value[7] = [7] if field == "attached" else 7
    return s


def _spoil(value: Any) -> None:
    """Change a container as deep as a copy must reach."""
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            for row in value:
                row.append(99)
        value.append(99)
    elif isinstance(value, dict):
        for row in value.values():
            if isinstance(row, list):
                row.append(99)
        value[99] = 99
    elif isinstance(value, Rng):
        value.below(6)


@pytest.mark.parametrize("field", names(State))
def test_every_field_of_the_state_is_copied_and_independent(field: str) -> None:
    original = _rich_state()
    copy = original.copy()
    before = fields(original)
    assert fields(copy)[field] == before[field]
    _spoil(getattr(copy, field))
    assert fields(original) == before
