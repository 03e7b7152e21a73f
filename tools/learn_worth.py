"""Learn what a party of Hit Z Road is worth: games that bots play among themselves, then weights fitted to their ends.

    nice python tools/learn_worth.py --from-nothing --rounds 4 --games 600 --seed 2

plays solo games of the simple policy, fits weights to them, plays by these, fits new ones, and so on;
`src/potasovka/hitzroad/worth.json` keeps the last. Without `--from-nothing` it goes on from the weights there are.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from math import exp, log
from pathlib import Path
from typing import Any

from potasovka.core import Rng
from potasovka.hitzroad import HitZRoad, planner, worth
from potasovka.hitzroad.planner import Style, plan
from potasovka.hitzroad.policy import sensible
from potasovka.hitzroad.state import ROUNDS, State

FILE = Path(worth.__file__).with_name("worth.json")
Sample = tuple[list[float], int, int, int]
"""Features, the round, the seat and the points it had."""
Case = tuple[list[float], bool, float]
"""Features, whether the party lived to the end, and the points it won after this."""
RIDGE = 4.0
TOWARDS_USUAL = 25.0
"""How strongly weights are drawn, in cases."""


def main() -> None:
    """Read the command line and learn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from-nothing", action="store_true")
    said = parser.parse_args()
    kept: list[dict[int, list[Case]]] = []
    for turn in range(said.rounds):
        simple = said.from_nothing and turn == 0
        began = time.perf_counter()
        cases, told = collect(said.games * (4 if simple else 1), said.seed * 1000 + turn, simple=simple)
        kept = [*kept, cases] if not (said.from_nothing and turn == 1) else [cases]
        command = f"tools/learn_worth.py --rounds {said.rounds} --games {said.games} --seed {said.seed}"
        command += " --from-nothing" if said.from_nothing else ", begun from other weights"
        store(command, kept)
        print(f"{turn}: {told} in {time.perf_counter() - began:.0f} s", flush=True)


def store(command: str, kept: list[dict[int, list[Case]]]) -> None:
    """Fit the weights of each round and write them down."""
    rounds: dict[str, Any] = {}
    every = {round_: [case for some in kept for case in some[round_]] for round_ in range(1, ROUNDS + 1)}
    early = [(round_, case) for round_, cases in every.items() for case in cases if round_ < ROUNDS]
    size = len(early[0][1][0])
    usual_alive = fit_logit([(_marked(round_, case), case[1]) for round_, case in early])[:size]
    usual_gain = fit([(_marked(round_, case), case[2], 1.0) for round_, case in early if case[1]])[:size]
    for round_, cases in every.items():
        last = round_ == ROUNDS
        alive = fit_logit([(case[0], case[1]) for case in cases], usual_alive)
        gain = fit([(case[0], case[2], 1.0) for case in cases if case[1]], None if last else usual_gain)
        rounds[str(round_)] = {"alive": [round(x, 4) for x in alive], "gain": [round(x, 4) for x in gain]}
    text = json.dumps({"made by": command, "rounds": rounds}, indent=1)
    FILE.write_text(_flat(text) + "\n")
    worth.weights.cache_clear()
    worth._stored.cache_clear()
    planner._prospect.cache_clear()


def _marked(round_: int, case: Case) -> list[float]:
    """The features of a case, and which round it is from: what all rounds have in common is fitted first."""
    return [*case[0], *[float(round_ == one) for one in range(2, ROUNDS)]]


def _flat(text: str) -> str:
    """A list of numbers is one line."""
    out: list[str] = []
    inside = False
    for line in text.splitlines():
        bare = line.strip()
        if inside:
            out[-1] += bare if bare.startswith("]") else f"{bare} " if bare.endswith(",") else bare
            inside = not bare.startswith("]")
        else:
            out.append(line)
            inside = line.endswith("[")
    return "\n".join(out)


def collect(games: int, seed: int, *, simple: bool) -> tuple[dict[int, list[Case]], str]:
    """Play games; what each party was after each of its walks, and what became of it."""
    cases: dict[int, list[Case]] = {round_: [] for round_ in range(1, ROUNDS + 1)}
    style = Style()
    lived = 0
    points = 0.0
    for number in range(games):
        game = HitZRoad.new({"players": 1}, seed * 1_000_000 + number, quiet=True)
        rng = Rng(seed * 1_000_000 + number)
        samples = play(game, rng, style, simple=simple)
        facts = game.facts()
        lived += sum(facts["alive"])
        points += sum(facts["scores"])
        for found, round_, seat, had in samples:
            alive = facts["alive"][seat]
            cases[round_].append((found, alive, facts["scores"][seat] - had))
    return cases, f"alive {lived / games:.3f}, points {points / games:.2f}"


def play(game: HitZRoad, rng: Rng, style: Style, *, simple: bool) -> list[Sample]:
    """One game; in most of them the parties are given or lose something on the way, so that all kinds are seen."""
    samples: list[Sample] = []
    jolts = [rng.below(ROUNDS + 3) for _ in range(game.seats)]
    walking: tuple[int, int] | None = None
    while (choice := game.choice) is not None:
        if any(jolts) and _jolted(game, jolts, rng):
            continue
        view = game.view(choice.seat)
        game.answer(sensible(view) if simple else plan(view, style))
        now = (game.state.round, game.state.walker) if game.state.route >= 0 else None
        if walking is not None and now != walking and walking[1] in game.state.order:
            samples.append(_sample(game, *walking))
        walking = now
    return samples


def _jolted(game: HitZRoad, jolts: list[int], rng: Rng) -> bool:
    """Give to parties and take from them at the beginning of a round; whether anybody noticed."""
    state = game.state
    if state.route >= 0 or state.turn or state.asks not in ("bid", "route") or any(state.bids):
        return False
    due = [seat for seat, jolt in enumerate(jolts) if jolt == state.round]
    for seat in due:
        jolts[seat] = 0
        if seat in state.order:
            _jolt(state, seat, rng)
    if due:
        state.asks, state.asked, state.values = "", -1, ()
        game.run()
    return bool(due)


def _jolt(state: State, seat: int, rng: Rng) -> None:
    for kind in range(3):
        state.stock[3 * seat + kind] = max(0, state.stock[3 * seat + kind] + rng.below(9) - 4)
    state.survivors[seat] = max(1, min(5, state.survivors[seat] + rng.below(4) - 2))


def _sample(game: HitZRoad, round_: int, seat: int) -> Sample:
    view = game.view(None)
    party = view["parties"][seat]
    tokens = worth.useful_tokens(party["tokens"], frozenset(view["unseen"]), party["exterminator"])
    found = worth.features(worth.numbers_of(party), tokens, party["exterminator"])
    return found, round_, seat, party["points"]


def fit(cases: list[tuple[list[float], float, float]], usual: list[float] | None = None) -> list[float]:
    """The weights of least squares, drawn towards the usual ones or nothing; a case is features, target and weight."""
    size = len(cases[0][0])
    square = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    towards = usual or [0.0] * size
    ridge = TOWARDS_USUAL if usual else RIDGE
    for found, target, weight in cases:
        some = [(n, value) for n, value in enumerate(found) if value]
        rest = weight * (target - sum([value * towards[n] for n, value in some]))
        for n, value in some:
            right[n] += rest * value
            row, weighted = square[n], weight * value
            for m, other in some:
                row[m] += weighted * other
    for n in range(1, size):
        square[n][n] += ridge
    square[0][0] += 1e-6
    return [base + more for base, more in zip(towards, _solve(square, right), strict=True)]


def fit_logit(cases: list[tuple[list[float], bool]], usual: list[float] | None = None) -> list[float]:
    """The weights of a logistic regression, by repeated least squares."""
    share = min(0.999, max(0.001, sum(alive for _, alive in cases) / len(cases)))
    weights = usual or [log(share / (1 - share))] + [0.0] * (len(cases[0][0]) - 1)
    for _ in range(8):
        weighted = []
        for found, alive in cases:
            logit = max(
                -6.0, min(6.0, sum(value * weight for value, weight in zip(found, weights, strict=True) if value))
            )
            chance = 1 / (1 + exp(-logit))
            slope = max(0.05, chance * (1 - chance))
            weighted.append((found, logit + (alive - chance) / slope, slope))
        weights = fit(weighted, usual)
    return weights


def _solve(square: list[list[float]], right: list[float]) -> list[float]:
    size = len(right)
    rows = [[*row, target] for row, target in zip(square, right, strict=True)]
    for n in range(size):
        pivot = max(range(n, size), key=lambda m: abs(rows[m][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        top = rows[n]
        for m in range(n + 1, size):
            factor = rows[m][n] / top[n] if top[n] else 0.0
            if factor:
                rows[m] = [a - factor * b for a, b in zip(rows[m], top, strict=True)]
    found = [0.0] * size
    for n in range(size - 1, -1, -1):
        rest = rows[n][size] - sum(rows[n][m] * found[m] for m in range(n + 1, size))
        found[n] = rest / rows[n][n] if rows[n][n] else 0.0
    return found


if __name__ == "__main__":
    sys.exit(main())
