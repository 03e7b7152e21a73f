"""Powers, totals and breakpoints computed a second time, from plain data and tables written by hand.

Shares no code with the engine's arithmetic: it knows what is printed on the cards of all boxes and nothing else.
"""

from __future__ import annotations

from typing import Any

POWER = {
    "supreme_overlord": 5, "invader": 3, "scout": 3, "collector": 2,
    "nukebot": 5, "warbot": 4, "hoverbot": 3, "zapbot": 2, "microbot_alpha": 1, "microbot_archive": 1,
    "microbot_fixer": 1, "microbot_guard": 1, "microbot_reclaimer": 1,
    "pirate_king": 5, "buccaneer": 4, "saucy_wench": 3, "first_mate": 2,
    "zombie_lord": 5, "grave_digger": 4, "tenacious_z": 2, "walker": 2,
    "general_ivan": 6, "polar_commando": 4, "bear_cavalry": 3, "cub_scout": 3,
    "spectre": 5, "haunting": 3, "spirit": 3, "ghost": 2,
    "venus_man_trap": 5, "weed_eater": 5, "water_lily": 3, "sprout": 2,
    "steam_queen": 5, "mechanic": 4, "steam_man": 3, "captain_ahab": 2,
    "great_wyrm": 5, "wyvern": 4, "imperial_dragon": 3, "hatchling": 2,
    "idaho_smith": 5, "guide": 4, "crypt_looter": 3, "glory_hound": 2,
    "matriarch": 5, "granny": 4, "nana": 3, "grandma": 2,
    "mermaid_queen": 5, "temptress": 4, "charmer": 3, "siren": 2,
    "odysseus": 5, "heracles": 4, "jason": 4, "spartan": 3, "argonaut": 2,
    "the_monarch": 5, "classic_rocker": 4, "rick_roll": 3, "groupie": 2,
    "megalodon": 5, "great_white": 4, "hammerhead": 3, "mako": 2,
    "little_bo_peep": 5, "ram": 4, "black_sheep": 4, "flock": 2,
    "lord_of_bones": 5, "gravetender": 4, "revenant": 3, "returned_one": 2,
    "awesome_guy": 5, "captain_amazing": 5, "mind_lady": 5, "the_burst": 5, "mild_mannered_citizen": 2,
    "sir_squeezes": 5, "fun_bear": 2, "lovey_bear": 3, "snuggly_bear": 1,
    "monster_tornado": 5, "cyclone": 4, "twister": 3, "dust_devil": 2,
    "sheriff": 5, "aramis": 4, "stoneford": 4, "akye_the_turtle": 3, "diva": 3, "shield_maiden": 3, "calicoin":
    2, "mummy": 2, "rainbow_girl": 2, "samurai_chan": 2,
    "archmage": 4, "chronomage": 3, "enchantress": 2, "neophyte": 2,
    "king_rex": 7, "laseratops": 4, "armor_stego": 3, "war_raptor": 2,
    "ninja_master": 5, "tiger_assassin": 4, "shinobi": 3, "ninja_acolyte": 2,
    "leprechaun": 5, "brownie": 4, "gnome": 3, "gremlin": 2,
    "cowboy_sheriff": 5, "pinkerton": 4, "gunfighter": 3, "deputy": 2,
    "pharaoh": 5, "priest_of_anubis": 4, "pyramid_engineer": 3, "egyptian_mummy": 2,
    "herr_doktor": 5, "the_monster": 4, "lab_assistant": 3, "igor": 2,
    "dragon_warrior": 5, "lady_whirlwind": 4, "drunken_master": 3, "cricket": 2,
}  # fmt: skip
BREAKPOINT = {
    "the_homeworld": 23, "the_mothership": 20, "the_grey_opal": 17, "tortuga": 21,
    "factory4361337": 25, "the_central_brain": 19,
    "evans_city_cemetery": 20, "rhodes_plaza_mall": 24,
    "field_of_honor": 18, "tsars_palace": 22, "haunted_house": 18, "the_dread_gazebo": 20,
    "secret_grove": 21, "the_greenhouse": 24, "inventors_salon": 22, "workshop": 20,
    "dragons_lair": 18, "wyrms_desolation": 20, "oracle_at_delphi": 18, "wooden_horse": 21, "shark_reef": 20,
    "the_deep": 16, "converted_cave": 18, "crystal_fortress": 19, "tornado_alley": 25, "trailer_park": 20,
    "ancient_temple": 20, "city_of_gold": 16, "grandmas_house": 25, "retirement_community": 20,
    "lake_minnetonka": 26, "palooza": 27, "out_in_the_woods": 18, "under_the_bed": 22,
    "mermaid_pool": 23, "mermaid_reef": 17, "sheep_shrine": 19, "the_pasture": 25, "boneyard": 22, "ossuary":
    20, "arena": 23, "hall_of_fame": 20,
    "school_of_wizardry": 20, "the_great_library": 22,
    "jungle_oasis": 12, "tar_pits": 16,
    "ninja_dojo": 18, "temple_of_goju": 18,
    "cave_of_shinies": 23, "mushroom_kingdom": 20,
    "saloon": 20, "so_so_corral": 19, "pyramids": 21, "star_portal": 17,
    "golem_schloss": 22, "laboratorium": 25, "ancient_dojo": 25, "tournament_site": 19,
}  # fmt: skip


MINE_HERE = {"rotary_slug_thrower": 2, "dragon_lands": 1, "hot_venue": 1, "shipwreck_cove": 1}
"""Actions on a base: what they add to the minions of their player there."""
THEIRS_HERE = {"sleep_spores": -1, "intimidating_presence": -1, "becalmed_shores": -1}
"""Actions on a base: what they add to the minions of the others there."""
ON_MINION = {"upgrade": 2, "expanded_power": 1, "shearing": -2, "bewitched": 2, "poison": -4, "ancient_curse": -2}
"""Actions on a minion: what they add to it."""


class Naive:
    """Reads a state: names by the text a card runs, then lists of numbers; never a card's methods."""

    def __init__(self, game: Any) -> None:
        self.s = game.brawl.state
        self.names = [game.brawl.deal.defs[text].slug for text in game.brawl.state.text]
        self.cancelled = self._cancelled()

    def _cancelled(self) -> set[int]:
        """What My Only Weakness!, Cuddle, Raze, Jammed Signal and passing effects cancel.

        Nothing of ours cancels one of these.
        """
        s = self.s
        lost = {effect.target for effect in s.lasting if effect.what == "cancel"}
        for host, actions in s.attached.items():
            if any(self.names[action] in ("my_only_weakness", "cuddle") for action in actions):
                lost.add(host)
        for place, base in enumerate(s.base):
            if any(self.names[action] in ("raze", "jammed_signal") for action in s.actions[place]):
                lost.add(base)
        return lost

    def on_base(self, place: int, name: str, seat: int | None = None) -> list[int]:
        """The actions of a name on a base, of one seat or of all."""
        here = [card for card in self.s.actions[place] if self.names[card] == name]
        return [card for card in here if seat is None or self.s.ctrl[card] == seat]

    def ignores(self, place: int, seat: int) -> bool:
        """Whether a player may ignore the base (Infiltrate)."""
        mine = [one for one in self.s.lasting if one.what.startswith("a player may ignore") and one.seat == seat]
        return any(one.target in self.s.actions[place] for one in mine)

    def few_cards(self, seat: int) -> bool:
        """Two cards or fewer in hand."""
        return len(self.s.hand[seat]) <= 2

    def immune(self, minion: int, power: int, player: int) -> bool:
        """Not affected by cards of a player, be it the one who has it: Incorporeal knows only its own."""
        s, seat, place = self.s, self.s.ctrl[minion], self.s.place[minion]
        veils = [a for a in s.attached.get(minion, []) if self.names[a] in ("incorporeal", "smoke_bomb")]
        if any(s.ctrl[veil] != player for veil in veils):
            return True
        if player == seat:
            return False
        if self.names[minion] == "haunting" and minion not in self.cancelled and self.few_cards(seat):
            return True
        gloves = [titan for titan in s.titans[place] if self.names[titan] == "the_everything_glove"]
        gloved = any(s.ctrl[titan] == seat for titan in gloves) and power <= 3
        hidden = self.on_base(place, "wildlife_preserve", seat)  # all that changes powers around here is an action
        return gloved or bool(hidden or self.on_base(place, "dont_mess_with_my_babies", seat))

    def starting(self, minion: int) -> int:
        """Printed, but a Lovey Bear rises to the strongest rival here, be it another risen bear."""
        s = self.s
        here = s.minions[s.place[minion]]
        starts = {other: POWER[self.names[other]] for other in here}
        for _ in here:
            for bear in here:
                if self.names[bear] == "lovey_bear" and bear not in self.cancelled:
                    rivals = [starts[other] for other in here if s.ctrl[other] != s.ctrl[bear]]
                    starts[bear] = max([starts[bear], *rivals])
        return starts[minion]

    def own(self, minion: int) -> int:
        """What a minion's own text adds."""
        s, name = self.s, self.names[minion]
        place, seat = s.place[minion], s.ctrl[minion]
        if minion in self.cancelled:
            return 0
        if name == "polar_commando" and sum(s.ctrl[other] == seat for other in s.minions[place]) == 1:
            return 2
        if name == "haunting" and self.few_cards(seat):
            return 3
        if name == "steam_man" and any(s.ctrl[action] == seat for action in s.actions[place]):
            return 1
        if name == "priest_of_anubis" and any(s.ctrl[card] == seat for card in s.buried[place]):
            return 2
        if name == "microbot_alpha":
            return sum(s.ctrl[other] == seat for row in s.minions for other in row) - 1
        if name == "armor_stego" and s.phase < 6 and s.current != seat:
            return 2
        if name == "war_raptor":
            return [self.names[other] for other in s.minions[place]].count("war_raptor")
        others = [player for player in range(len(s.vp)) if player != seat]
        if name == "temptress" and any(("moved to", self.ground(place), player) in s.used for player in others):
            return 2
        return 0

    def ground(self, place: int) -> int:
        """A base card's stay at a place; a side of the Big Base stays what it is."""
        return self.s.stamp[self.s.base[place]] if self.s.board is None else -2 - place

    def around(self, minion: int) -> list[tuple[int, int]]:
        """Who adds what: the seat of a card on the minion or on its base, and the amount."""
        s, place, seat = self.s, self.s.place[minion], self.s.ctrl[minion]
        found = [(s.ctrl[a], ON_MINION.get(self.names[a], 0)) for a in s.attached.get(minion, [])]
        for action in s.actions[place]:
            name, player = self.names[action], s.ctrl[action]
            if player == seat:
                found.append((player, MINE_HERE.get(name, 0)))
                if name == "door_to_the_beyond" and self.few_cards(seat):
                    found.append((player, 2))
            else:
                found.append((player, THEIRS_HERE.get(name, 0)))
        found.append((seat, self.fixed(minion)))
        return [(player, amount) for player, amount in found if amount]

    def fixed(self, minion: int) -> int:
        """What a player's Microbot Fixers, wherever they are, add to a Microbot; beside Alpha every minion is one."""
        mine = [other for row in self.s.minions for other in row if self.s.ctrl[other] == self.s.ctrl[minion]]
        able = [self.names[other] for other in mine if other not in self.cancelled]
        if self.names[minion].startswith("microbot_") or "microbot_alpha" in able:
            return able.count("microbot_fixer")
        return 0

    def power(self, minion: int) -> int:
        """A minion's power: what its own side does first, then what the others do, each unless it is immune by then."""
        s, place, seat = self.s, self.s.place[minion], self.s.ctrl[minion]
        value = self.starting(minion) + s.counters[minion] + self.own(minion)
        base = s.base[place]
        if self.names[base] == "wyrms_desolation" and base not in self.cancelled and not self.ignores(place, seat):
            value -= 1
        if self.names[base] == "the_central_brain" and base not in self.cancelled:  # nobody ignores what helps
            value += 1
        for effect in s.lasting:
            if effect.what == "power" and effect.target == minion and effect.place in (-1, place):
                value += effect.amount
            if effect.what.startswith("power of one player's") and (effect.target, effect.seat) == (place, seat):
                value += effect.amount
        around = self.around(minion)
        for player, amount in sorted(around, key=lambda part: part[0] != seat):
            if not self.immune(minion, max(0, value), player):
                value += amount
        return max(0, value)

    def adds(self, minion: int) -> int:
        """What a minion adds to its controller's total."""
        s, place, seat = self.s, self.s.place[minion], self.s.ctrl[minion]
        if any(effect.what == "adds nothing to a total" and effect.target == minion for effect in s.lasting):
            return 0
        if self.on_base(place, "desert_island"):
            return 0
        less = sum(
            self.names[other] == "siren" and s.ctrl[other] != seat and other not in self.cancelled
            for other in s.minions[place]
        )
        base = s.base[place]
        heeded = base not in self.cancelled and not self.ignores(place, seat)
        less += self.names[base] == "mermaid_reef" and heeded and s.phase < 6 and seat != s.current
        return max(0, self.power(minion) - less)

    def total(self, place: int, seat: int) -> int:
        """A player's total at a place."""
        s = self.s
        mine = [minion for minion in s.minions[place] if s.ctrl[minion] == seat]
        value = sum(self.adds(minion) for minion in mine)
        if mine:
            value += 5 * len(self.on_base(place, "aggromotive", seat))
            value += 2 * (
                self.s.board is not None and place == 0 and self.s.board.stands[0][seat] == 1
            )  # north, slot 2
        for effect in s.lasting:
            if effect.what == "one player's total at a place" and (effect.target, effect.seat) == (place, seat):
                value += effect.amount
        return value + sum(s.counters[titan] for titan in s.titans[place] if s.ctrl[titan] == seat)

    def breakpoint(self, place: int) -> int:
        """The breakpoint at a place: Overgrowth makes it 0, Turn Up to 11 raises the start to 21."""
        base = self.s.base[place]
        mine = [effect for effect in self.s.lasting if effect.target == base]
        if any(effect.what == "breakpoint is" for effect in mine):
            return 0
        start = BREAKPOINT[self.names[base]]
        if self.on_base(place, "turn_up_to_eleven"):
            start = max(start, 21)
        return max(0, start + sum(effect.amount for effect in mine if effect.what == "breakpoint"))
