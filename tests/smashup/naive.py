"""Powers, totals and breakpoints computed a second time, from plain data and a table written by hand.

Shares no code with the engine's arithmetic: it knows what is printed on the cards of «Казаки против помидоров» and
nothing else.
"""

from __future__ import annotations

from typing import Any

POWER = {
    "general_ivan": 6, "polar_commando": 4, "bear_cavalry": 3, "cub_scout": 3,
    "spectre": 5, "haunting": 3, "spirit": 3, "ghost": 2,
    "venus_man_trap": 5, "weed_eater": 5, "water_lily": 3, "sprout": 2,
    "steam_queen": 5, "mechanic": 4, "steam_man": 3, "captain_ahab": 2,
}  # fmt: skip
BREAKPOINT = {
    "field_of_honor": 18, "tsars_palace": 22, "haunted_house": 18, "the_dread_gazebo": 20,
    "secret_grove": 21, "the_greenhouse": 24, "inventors_salon": 22, "workshop": 20,
}  # fmt: skip


class Naive:
    """Reads a state: names by card, then lists of numbers; never a card's methods."""

    def __init__(self, game: Any) -> None:
        self.s = game.s
        self.names = [game.defs[face].slug for face in game.s.face]

    def on_base(self, place: int, name: str, seat: int | None = None) -> list[int]:
        """The actions of a name on a base, of one seat or of all."""
        here = [card for card in self.s.actions[place] if self.names[card] == name]
        return [card for card in here if seat is None or self.s.ctrl[card] == seat]

    def few_cards(self, seat: int) -> bool:
        """Two cards or fewer in hand."""
        return len(self.s.hand[seat]) <= 2

    def immune(self, minion: int) -> bool:
        """Not affected by cards of other players: Haunting with a small hand, or Incorporeal on it."""
        if self.names[minion] == "haunting" and self.few_cards(self.s.ctrl[minion]):
            return True
        return any(self.names[action] == "incorporeal" for action in self.s.attached.get(minion, []))

    def power(self, minion: int) -> int:
        """A minion's power."""
        s, name = self.s, self.names[minion]
        place, seat = s.place[minion], s.ctrl[minion]
        value = POWER[name] + s.counters[minion]
        mine = [other for other in s.minions[place] if s.ctrl[other] == seat]
        if name == "polar_commando" and len(mine) == 1:
            value += 2
        if name == "haunting" and self.few_cards(seat):
            value += 3
        if name == "steam_man" and any(s.ctrl[action] == seat for action in s.actions[place]):
            value += 1
        value += 2 * len(self.on_base(place, "rotary_slug_thrower", seat))
        if self.few_cards(seat):
            value += 2 * len(self.on_base(place, "door_to_the_beyond", seat))
        if not self.immune(minion):
            spores = self.on_base(place, "sleep_spores")
            value -= sum(1 for action in spores if s.ctrl[action] != seat)
        # Weed Eater, on the turn it was played.
        value += sum(effect.amount for effect in s.lasting if effect.what == "power" and effect.target == minion)
        return max(0, value)

    def total(self, place: int, seat: int) -> int:
        """A player's total at a place."""
        s = self.s
        mine = [minion for minion in s.minions[place] if s.ctrl[minion] == seat]
        value = sum(self.power(minion) for minion in mine)
        if mine:
            value += 5 * len(self.on_base(place, "aggromotive", seat))
        return value + sum(s.counters[titan] for titan in s.titans[place] if s.ctrl[titan] == seat)

    def breakpoint(self, place: int) -> int:
        """The breakpoint at a place; Overgrowth makes it 0."""
        base = self.s.base[place]
        if any(effect.what == "breakpoint is" and effect.target == base for effect in self.s.lasting):
            return 0
        return BREAKPOINT[self.names[base]]
