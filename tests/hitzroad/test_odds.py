"""The battle calculator: against all rolls written out, against simulated battles, and its own sense."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from typing import Any

import pytest

from hitzroad.helpers import on_card
from potasovka.core import BadPosition, Rng
from potasovka.hitzroad import HitZRoad, odds
from potasovka.hitzroad.cards import CARDS, NUMBER
from potasovka.hitzroad.dice import BITE, BLACK, BOLTS, DEATH, HIT, HIT_BOLT, HITS, RED


@cache
def written_out(survivors: int, zombies: int, horde: int) -> Fraction:
    """The probability of surviving without adrenaline, over every single roll, in fractions."""
    if not survivors or not zombies:
        return Fraction(min(1, survivors))
    red = min(horde, survivors)
    total = stay = Fraction(0)
    chance = Fraction(1, 6**survivors)
    for faces in product(*[BLACK] * (survivors - red), *[RED] * red):
        lost = sum(face in (BITE, DEATH) for face in faces)
        killed = sum(face in (HIT, HIT_BOLT) for face in faces)
        after = (survivors - lost, max(0, zombies - killed))
        if after == (survivors, zombies):
            stay += chance
        else:
            total += chance * written_out(*after, horde)
    return total / (1 - stay)


@pytest.mark.parametrize(("survivors", "zombies", "horde"), [(1, 1, 0), (1, 3, 1), (2, 4, 0), (3, 5, 2), (4, 6, 3)])
def test_without_adrenaline_it_is_every_roll_written_out(survivors: int, zombies: int, horde: int) -> None:
    found = odds.battle(survivors, zombies, horde)
    assert found.survive == pytest.approx(float(written_out(survivors, zombies, horde)), abs=1e-12)


Value = tuple[Fraction, Fraction, Fraction]
"""Who survives, how many, and the adrenaline left: the greater the better, the first first."""


def _mean(ways: list[tuple[Fraction, Value]], scale: Fraction) -> Value:
    return tuple([scale * sum(chance * value[n] for chance, value in ways) for n in range(3)])  # type: ignore[return-value]


def _ends(survivors: int, zombies: int, adrenaline: int, faces: tuple[int, ...]) -> set[tuple[int, int, int]]:
    """Whatever may come of a roll: each bite answered or not, each lightning used or not."""
    bites, deaths = faces.count(BITE), faces.count(DEATH)
    standing, left = survivors - bites - deaths, max(0, zombies - sum(face in HITS for face in faces))
    bolts = min(left, sum(face in BOLTS for face in faces))
    return {
        (standing + saved, left - struck, adrenaline - saved - struck)
        for saved in range(min(bites, adrenaline) + 1)
        for struck in range(min(bolts, adrenaline - saved) + 1)
    }


@cache
def best_written_out(survivors: int, zombies: int, adrenaline: int, horde: int) -> Value:
    """Best play over every single roll and every answer to each, in fractions."""
    if not survivors or not zombies:
        alive = Fraction(min(1, survivors))
        return alive, Fraction(survivors), alive * adrenaline
    here, red = (survivors, zombies, adrenaline), min(horde, survivors)
    sure: list[tuple[Fraction, Value]] = []
    open_: list[tuple[Fraction, Value]] = []
    for faces in product(*[BLACK] * (survivors - red), *[RED] * red):
        ends = _ends(*here, faces)
        others = [best_written_out(*end, horde) for end in ends - {here}]
        if others:
            (open_ if here in ends else sure).append((Fraction(1, 6**survivors), max(others)))
    taken = open_
    while True:  # of rolls that may also be made again, those are taken that are better than that
        value = _mean([*sure, *taken], Fraction(1) / sum((chance for chance, _ in [*sure, *taken]), Fraction(0)))
        better = [way for way in open_ if way[1] >= value]
        if len(better) == len(taken):
            return value
        taken = better


@pytest.mark.parametrize(
    ("survivors", "zombies", "horde", "adrenaline"),
    [(1, 1, 0, 1), (1, 3, 1, 2), (2, 2, 0, 1), (2, 3, 1, 3), (3, 2, 2, 1), (3, 4, 0, 2), (4, 3, 3, 2)],
)
def test_with_adrenaline_it_is_the_best_answer_to_every_roll_written_out(
    survivors: int, zombies: int, horde: int, adrenaline: int
) -> None:
    found = odds.melee(survivors, zombies, adrenaline, horde)
    written = best_written_out(survivors, zombies, adrenaline, horde)
    assert found[:3] == pytest.approx(tuple(map(float, written)), abs=1e-11)


def test_with_noise_only_crowds_that_hardly_ever_come_are_left_out() -> None:
    rows = odds.fire_table(5, 4, 1, 8, 3, ranged_casualty_adds_zombie=True)
    for rounds, row in enumerate(rows):
        ways = [(chance, odds.melee(5, left, 3, 1)) for left, chance in odds.shots(4, rounds, noise=True)]
        assert row.survive == pytest.approx(sum(chance * way.survive for chance, way in ways), abs=odds.SELDOM)
        assert row.survivors == pytest.approx(sum(chance * way.survivors for chance, way in ways), abs=odds.SELDOM)


def test_a_loud_battle_with_much_ammunition_is_worked_out_from_few_positions() -> None:
    """The largest that came up in games; with every crowd that is thinkable there were 5,625 positions."""
    odds.melee.cache_clear()
    odds._answered.cache_clear()
    odds._struck.cache_clear()
    odds.fire_table(7, 6, 2, 21, 14, ranged_casualty_adds_zombie=True)
    assert odds.melee.cache_info().misses < 1_900


def test_one_against_one_by_hand() -> None:
    # Three faces of six kill, one bites: 3/4. One adrenaline: the lightning kills too, the bite is answered once.
    assert odds.battle(1, 1).survive == pytest.approx(3 / 4)
    # With one adrenaline: kill 3/6, strike 1/6, bite saved 1/6 and then 3/4, blank again: (4/6 + 1/8) / (5/6).
    one = odds.battle(1, 1, adrenaline=1)
    assert one.survive == pytest.approx((4 / 6 + 1 / 6 * 3 / 4) / (5 / 6))


def test_adrenaline_is_not_wasted_when_the_fight_is_safe_anyway() -> None:
    """A lightning may be left alone and the dice rolled again: striking is only better because waiting can bite."""
    assert odds.best_answer(survivors=1, bites=0, bolts=1, zombies=1, adrenaline=1, horde=0) == (0, 1)
    assert odds.best_answer(survivors=5, bites=1, bolts=0, zombies=0, adrenaline=1, horde=0) == (1, 0)
    assert odds.best_answer(survivors=2, bites=2, bolts=2, zombies=2, adrenaline=4, horde=0) == (2, 2)


def test_three_numbers_and_every_end() -> None:
    found = odds.battle(4, 6, 2, 2, 3)
    assert sum(found.by_survivors) == pytest.approx(1)
    assert found.survive == pytest.approx(1 - found.by_survivors[0])
    assert found.survivors == pytest.approx(sum(n * chance for n, chance in enumerate(found.by_survivors)))
    assert 0 < found.adrenaline < 3
    assert len(found.by_survivors) == 5


def test_more_of_anything_good_is_better() -> None:
    base = odds.battle(3, 6, 2, 1, 1)
    assert odds.battle(4, 6, 2, 1, 1).better(base)
    assert odds.battle(3, 5, 2, 1, 1).better(base)
    assert odds.battle(3, 6, 1, 1, 1).better(base)
    assert odds.battle(3, 6, 2, 2, 1).better(base)
    assert odds.battle(3, 6, 2, 1, 2).better(base)
    assert odds.battle(3, 6, 2, 1, 1, exterminator=True).better(base)
    assert base.better(odds.battle(3, 6, 2, 1, 1, no_adrenaline=True))
    assert base.better(odds.battle(3, 6, 2, 1, 1, ranged_casualty_adds_zombie=True))
    assert not base.better(base)


def test_the_exterminator_makes_a_horde_ordinary() -> None:
    assert odds.battle(4, 6, 3, 1, 2, exterminator=True) == odds.battle(4, 6, 0, 1, 2)


def test_without_use_adrenaline_is_all_left_to_the_living() -> None:
    found = odds.battle(3, 4, 0, 0, 5, no_adrenaline=True)
    assert found.survive == odds.battle(3, 4).survive
    assert found.adrenaline == pytest.approx(5 * found.survive)


def test_no_zombies_no_risk() -> None:
    assert odds.battle(3, 0, 0, 0, 2) == odds.Odds(1.0, 3, 2, (0, 0, 0, 1))


def test_shots_are_a_distribution() -> None:
    assert dict(odds.shots(2, 1)) == pytest.approx({2: 1 / 4, 1: 1 / 2, 0: 1 / 4})
    noisy = dict(odds.shots(1, 1, noise=True))
    # Two dice, each: hit 1/2, bite 1/6, nothing 1/3.
    assert noisy == pytest.approx({0: 1 / 4 + 1 / 3, 1: 1 / 6 + 1 / 9, 2: 1 / 9, 3: 1 / 36})


def test_the_best_number_to_fire() -> None:
    table = odds.fire_table(4, 6, 2, 5, 3)
    assert [found.survive for found in table] == sorted(found.survive for found in table)
    assert odds.best_fire(table) == 5
    assert odds.best_fire(odds.fire_table(4, 0, 0, 5, 3)) == 0
    assert table[2] == odds.battle(4, 6, 2, 2, 3)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"survivors": 0, "zombies": 1}, "survivors"),
        ({"survivors": 8, "zombies": 1}, "survivors"),
        ({"survivors": 1, "zombies": -1}, "zombies"),
        ({"survivors": 1, "zombies": 1, "horde": 4}, "horde"),
        ({"survivors": 1, "zombies": 1, "ammo": -1}, "ammo"),
        ({"survivors": 1, "zombies": 1, "adrenaline": 99}, "adrenaline"),
    ],
)
def test_impossible_numbers_are_named(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        odds.check(**arguments)


BATTLES = 40_000
best_answer = cache(odds.best_answer)


# Card, survivors, rounds fired, adrenaline when the battle begins, the Exterminator. The five make 200,000 battles.
@pytest.mark.parametrize(
    ("card", "survivors", "fired", "adrenaline", "exterminator"),
    [
        ("I-13", 2, 1, 2, False),
        ("III-21", 4, 2, 3, False),
        ("III-22", 5, 0, 2, True),
        ("II-14", 3, 2, 2, False),
        ("III-11", 3, 1, 3, False),
    ],
)
def test_simulated_battles_agree(card: str, survivors: int, fired: int, adrenaline: int, exterminator: bool) -> None:
    """40,000 battles of the real engine under best play: each end within 4.5 standard errors."""
    brings = CARDS[NUMBER[card]].resources
    start = on_card(
        card, survivors=survivors, ammo=9, gas=2, adrenaline=adrenaline - brings[2], exterminator=exterminator
    )
    start.table.quiet = True
    start.table.log = []
    rng = Rng(2024)
    ends = [0] * (survivors + 1)
    left = 0
    for _ in range(BATTLES):
        game = start.clone()
        game.state.rng = rng
        end, rest = fight_it_out(game, fired)
        ends[end] += 1
        left += rest
    event = CARDS[NUMBER[card]].event
    found = odds.battle(
        survivors,
        CARDS[NUMBER[card]].zombies,
        CARDS[NUMBER[card]].horde,
        fired,
        adrenaline,
        no_adrenaline=event.no_adrenaline,
        ranged_casualty_adds_zombie=event.noise,
        exterminator=exterminator,
    )
    for n, chance in enumerate(found.by_survivors):
        error = sqrt(chance * (1 - chance) / BATTLES)
        assert abs(ends[n] / BATTLES - chance) <= 4.5 * error + 1e-9, f"{n} survivors"
    assert abs(left / BATTLES - found.adrenaline) <= 4.5 * adrenaline / 2 / sqrt(BATTLES)


def fight_it_out(game: HitZRoad, fired: int) -> tuple[int, int]:
    """Survivors and adrenaline at the end of the battle, under best play."""
    state = game.state
    card = CARDS[state.card]
    horde = 0 if state.exterminator[0] else card.horde
    game.answer(f"fire:{fired}")
    while state.survivors[0] and state.place == 0:
        if state.asks == "stand":
            game.pick(0)
            continue
        adrenaline = state.owns(0)[2]
        args = (state.survivors[0], state.bites, state.bolts, state.zombies, adrenaline, horde)
        saves, strikes = best_answer(*args)
        if state.asks == "bite":
            game.pick(0 if saves else 1)
        elif state.asks == "bolt":
            game.pick(0 if strikes else 1)
        else:
            break
    # The motel behind the battle brings one adrenaline.
    return state.survivors[0], state.owns(0)[2] - 1 if state.survivors[0] else 0
