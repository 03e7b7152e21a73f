"""Writes docs/prompts.md: every question of every card, base and game with a real example, in both languages.

Plays scenes around each card until each of its questions was asked; what never comes up is named.

python tools/prompts.py [--check]
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from types import CodeType
from typing import NamedTuple

from potasovka.cli.say import say
from potasovka.core import Choice, Rng, Text
from potasovka.core.words import LANGUAGES, words
from potasovka.hitzroad import HitZRoad
from potasovka.hitzroad.questions import QUESTIONS
from potasovka.smashup import SmashUp
from potasovka.smashup.coverage import own_methods
from potasovka.smashup.dealt import deal, scene
from potasovka.smashup.engine.card import Card, Titan
from potasovka.smashup.engine.phrases import Phrases
from potasovka.smashup.engine.registry import registry
from potasovka.smashup.engine.vocabulary import Vocabulary

PAGE = Path(__file__).parents[1] / "docs" / "prompts.md"
SCENES, STEPS, SHOWN = 240, 60, 4
"""How many scenes around a card, how many answers in each, and how many answers of an example are shown."""
RULES = (
    *("ask-reroll", "ask-ban", "ask-faction", "ask-mulligan", "ask-menu", "ask-play-where"),
    *(
        "ask-play-on-minion",
        "ask-slot",
        "ask-order",
        "ask-special",
        "ask-score-which",
        "ask-replacement",
        "ask-hand-limit",
        "ask-play-uncovered",
    ),
    *("ask-duel-card", "ask-join"),
)
"""Questions of the rules themselves, whichever card is being played."""
RARE = {
    "category_five": """
        base: workshop
          A: ghost, sprout
          titan: A category_five
        base: haunted_house
        base: secret_grove
        hand A: whirlwinds
    """,
    "escape_hatch": """
        base: workshop
          A: ghost
          B: spirit
          on base: A escape_hatch, A escape_hatch
        hand A: torn_apart
    """,
    "hearse_fleet": """
        turn: A score
        base: workshop
          A: general_ivan, general_ivan, general_ivan, general_ivan
          buried: A ghost, A sprout
        base: haunted_house
        base: secret_grove
        hand A: hearse_fleet
        base deck: the_deep
    """,
    "sheep_shrine": """
        base: workshop
          A: general_ivan, general_ivan, general_ivan, general_ivan
        base: haunted_house
          A: ghost, sprout
          B: ghost
        base deck: sheep_shrine
    """,
}
"""Positions for questions that hardly ever come up by chance."""
HEAD = """# Every question

Made by `make prompts`: what each card, base and game asks, with an example that really came up, in both languages. A
few of the answers follow.
"""


class Example(NamedTuple):
    """A question as it was asked, in each language."""

    prompt: str
    said: tuple[str, ...]
    answers: tuple[str, ...]


Key = tuple[str, str, str]
"""Who asks (a card, or nobody), what, and in which of its senses."""
Examples = dict[Key, Example]


def constants(code: CodeType) -> Iterator[str]:
    """The names in a function: of messages and of what it calls."""
    yield from code.co_names
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from constants(const)
        elif isinstance(const, str):
            yield const


def asks_of(names: set[str]) -> set[str]:
    """The messages among them."""
    return {name for name in names if name.startswith("ask-")}


_SAID = {
    name: set(constants(method.__code__))
    for name, method in (vars(Vocabulary) | vars(Phrases) | vars(Titan)).items()
    if hasattr(method, "__code__")
}
PHRASES = {
    name: asks_of(names).union(*(asks_of(_SAID[other]) for other in names & _SAID.keys()))
    for name, names in _SAID.items()
}
"""What the phrases of the language of cards ask, be it by other phrases; one question of each at least comes up."""


def wanted(cls: type[Card]) -> list[set[str]]:
    """Questions of a card: of each set one must come up."""
    names = {name for method in own_methods(cls).values() for name in constants(method.__code__)}
    own = [{one} for one in sorted(asks_of(names))]
    return own + [PHRASES[name] for name in sorted(names & PHRASES.keys()) if PHRASES[name]]


def missing(cls: type[Card], found: Examples) -> list[set[str]]:
    """Questions of a card of which there is no example."""
    seen = {prompt for source, prompt, _ in found if source == cls.slug}
    return [group for group in wanted(cls) if not group & seen]


def key_of(choice: Choice) -> Key:
    """Under which name an example is kept; what the rules ask is listed once for each occasion."""
    args = choice.prompt.args
    if choice.message in RULES or choice.source is None:
        happened = args["happened"]
        return ("", choice.message, str(happened.args["what"] if isinstance(happened, Text) else args["what"]))
    return (choice.source or "", choice.message, str(args["what"]))


def example_of(choice: Choice) -> Example:
    """A question and its answers, as people read them."""
    said = tuple(say(choice.prompt, words(language)) for language in LANGUAGES)
    options = [*choice.options[: SHOWN - 1], choice.options[-1]] if len(choice) > SHOWN else choice.options
    answers = tuple(" · ".join(say(option.text, words(language)) for option in options) for language in LANGUAGES)
    return Example(choice.message, said, answers)


def play(game: SmashUp, rng: Rng, found: Examples, slug: str = "") -> None:
    """Play for a while, prefer what concerns one card, and keep the first example of each question."""
    for _ in range(STEPS):
        choice = game.choice
        if choice is None:
            return
        if choice.message in RULES or choice.source in (None, slug):
            key = key_of(choice)
            if key not in found:
                found[key] = example_of(choice)
        able = list(range(len(choice)))
        if slug and rng.below(8):
            keys = choice.keys
            able = [i for i in able if slug in keys[i]] or [i for i in able if keys[i] not in ("pass", "end", "no")]
        game.pick(rng.pick(able or list(range(len(choice)))))


def staged(slug: str, number: int, rng: Rng) -> SmashUp:
    """A game around one card, now and then with a third player."""
    if number % 4 == 2:
        return SmashUp.new(
            {"position": f"{deal(slug, rng)}hand C: ghost, sprout, torn_apart\n"}, rng.seed(), quiet=True
        )
    return scene(slug, number, rng)


def smashup() -> Examples:
    """An example of each question of Smash Up."""
    found: Examples = {}
    for number, cls in enumerate(registry().defs):
        rng = Rng(number)
        for scene_number in range(SCENES):
            if not missing(cls, found):
                break
            play(staged(cls.slug, scene_number, rng), rng, found, cls.slug)
    for slug, position in RARE.items():
        for seed in range(10):
            play(SmashUp.new({"position": dedent(position)}, seed, quiet=True), Rng(seed), found, slug)
    for seed in range(40):
        way = "reroll" if seed == 0 else "bans" if seed == 1 else "draft"
        play(SmashUp.new({"players": 2, "factions": way}, seed, quiet=True), Rng(seed), found)
    return found


def hitzroad() -> Examples:
    """An example of each question of Hit Z Road."""
    found: Examples = {}
    for seed in range(40):
        rng, game = Rng(seed), HitZRoad.new({"players": 1 + seed % 4}, seed, quiet=True)
        while (choice := game.choice) is not None and len(found) < len(QUESTIONS):
            found.setdefault(("", choice.message, ""), example_of(choice))
            game.pick(rng.below(len(choice)))
    return found


def faults(smash: Examples, road: Examples) -> Iterator[str]:
    """Questions that never came up."""
    for cls in registry().defs:
        for group in missing(cls, smash):
            yield f"{cls.slug} never asked {' or '.join(sorted(group))}"
    asked = {prompt for source, prompt, _ in smash if not source}
    yield from (f"the rules never asked {prompt}" for prompt in RULES if prompt not in asked)
    if len(road) < len(QUESTIONS):
        yield f"Hit Z Road asked only {', '.join(sorted(prompt for _, prompt, _ in road))}"


def rows(found: Examples) -> list[str]:
    """A list of examples."""
    lines = []
    for example in found.values():
        lines.append(f"- `{example.prompt}`")
        lines += [f"  - {said}<br>*{answers}*" for said, answers in zip(example.said, example.answers, strict=True)]
    return lines


def page(smash: Examples, road: Examples) -> str:
    """The whole page."""
    lines = [HEAD, "## Smash Up: the rules", ""]
    lines += rows({key: one for key, one in smash.items() if not key[0]})
    for box in registry().boxes.values():
        groups = [(faction.name, faction.cards) for faction in box.factions]
        for name, cards in [*groups, (f"Bases: {box.slug}", box.bases)]:
            lines += ["", f"## {name}", ""]
            for cls in cards:
                mine = {key: one for key, one in smash.items() if key[0] == cls.slug}
                if mine:
                    lines += [f"**{cls.name}** ({words('ru').say(Text(f'card-{cls.slug}'))})", "", *rows(mine), ""]
            if lines[-1] == "":
                lines.pop()
    lines += ["", "## Hit Z Road", "", *rows(road)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


def main() -> int:
    """Write the page, or with --check say whether it is up to date."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--check", action="store_true", help="only say whether the page is up to date")
    smash, road = smashup(), hitzroad()
    wrong = list(faults(smash, road))
    print("\n".join([*wrong, f"{len(smash) + len(road)} questions"]))
    made = page(smash, road)
    if options.parse_args().check:
        same = PAGE.exists() and PAGE.read_text(encoding="utf-8") == made
        print("up to date" if same else "docs/prompts.md differs: run make prompts")
        return 1 if wrong or not same else 0
    PAGE.write_text(made, encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
