"""Writes locale/en/smashup-cards.ftl from the files of the cards: names, and docstrings as rules texts and ideas."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from potasovka.smashup.engine.card import Card
from potasovka.smashup.engine.registry import registry

PATH = Path(__file__).parents[1] / "src" / "potasovka" / "locale" / "en" / "smashup-cards.ftl"


def cards_ftl() -> str:
    """The whole file."""
    lines = ["# Factions and cards of Smash Up. Made by tools/make_locale.py from the card files: do not edit."]
    for box in registry().boxes.values():
        groups: list[tuple[str, list[str], Sequence[type[Card]]]] = [
            (one.slug, [f"faction-{one.slug} = {one.name}", f"su-idea-{one.slug} = {one.idea}"], one.cards)
            for one in box.factions
        ]
        groups.append((f"bases of {box.slug}", [], box.bases))
        if box.slug == registry().board_box:
            groups.append(("slots of the Big Base", [], registry().board))
        for title, about, cards in groups:
            lines += ["", f"## {title}", "", *about]
            for card in cards:
                if "{" in card.name + card.text:
                    raise ValueError(f"{card.slug}: braces mean something in Fluent")
                minus = re.sub(r"(?<!\w)-(?=\d)", "−", card.text)
                lines += [f"card-{card.slug} = {card.name}", f"text-{card.slug} = {minus}"]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the file, or with --check say whether it is up to date."""
    made = cards_ftl()
    if "--check" in sys.argv[1:]:
        same = PATH.exists() and PATH.read_text(encoding="utf-8") == made
        print("up to date" if same else f"{PATH.name} differs from the cards: run tools/make_locale.py")
        return 0 if same else 1
    PATH.write_text(made, encoding="utf-8")
    print(f"wrote {PATH.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
