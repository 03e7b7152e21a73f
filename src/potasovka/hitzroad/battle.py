"""HZR «Битва»: shoot once, flee or stand, then melee to the end."""

from __future__ import annotations

from potasovka.hitzroad.dice import BITE, BOLTS, DEATH, HITS, count
from potasovka.hitzroad.state import ADRENALINE, AMMO, GAS
from potasovka.hitzroad.table import Table

FLEE_COST = 2
"""Gas needed to flee."""
DICE_A_ROUND = 2
"""Black dice for each round of ammunition."""

FIGHT, FLEE, MOLOTOV, BOMB = "fight", "flee", "molotov", "bomb"
SAVE, LOSE, STRIKE, HOLD = "save", "lose", "strike", "hold"


def begin(table: Table) -> None:
    """The zombies stand up, and the number of rounds to fire is fixed before any die is rolled."""
    state, card = table.state, table.card
    state.dice = []
    if not card.zombies:  # a card without zombies is won after its event
        state.step = "win"
        return
    state.zombies = card.zombies
    table.tell("zombies", state.walker, n=card.zombies, horde=card.horde)
    ways: list[int | str] = list(range(state.owns(state.walker)[AMMO] + 1))
    if card.event.bomber and state.has(state.walker, card.event.bomber):
        ways.append(BOMB)
    if state.has(state.walker, MOLOTOV):
        ways.append(MOLOTOV)
    table.ask("fire", state.walker, ways)


def take_fire(table: Table, way: int | str) -> None:
    """Fire so many rounds at once: two black dice each, only targets count."""
    state, card = table.state, table.card
    if not isinstance(way, int):
        _burn(table, way)
        return
    state.step = "stand"
    if not way:
        return
    table.pay(state.walker, (way, 0, 0))
    faces = table.roll(state.walker, DICE_A_ROUND * way)
    # All dice of the roll count at once: newcomers can be shot by the same roll.
    drawn = faces.count(BITE) if card.event.noise else 0
    state.zombies = max(0, state.zombies + drawn - count(faces, HITS))
    table.tell("left", state.walker, n=state.zombies)
    if not state.zombies:
        state.step = "win"


def stand(table: Table) -> None:
    """HZR «На старт, внимание… Валим!»: before melee one can still flee for two gas."""
    state = table.state
    ways = [FIGHT]
    if state.owns(state.walker)[GAS] >= FLEE_COST and not table.card.event.no_flee:
        ways.append(FLEE)
    _ask_stand(table, ways)


def again(table: Table) -> None:
    """Between two rolls of a melee only a Molotov cocktail is another way."""
    _ask_stand(table, [FIGHT])


def _ask_stand(table: Table, ways: list[str]) -> None:
    state = table.state
    if state.has(state.walker, MOLOTOV):  # HZR «Коктейль Молотова»: at any moment of your turn
        ways.append(MOLOTOV)
    table.ask("stand", state.walker, ways)


def take_stand(table: Table, way: str) -> None:
    """Fight, flee or throw the bottle."""
    state = table.state
    if way == FIGHT:
        state.step = "melee"
    elif way == FLEE:
        table.pay(state.walker, (0, FLEE_COST, 0))
        table.tell("flees", state.walker, card=table.card.id)
        state.step = "forfeit"
    else:
        _burn(table, way)


def _burn(table: Table, token: str) -> None:
    """A token kills them all, red text or not; the card counts as won."""
    state = table.state
    name = table.card.event.bomber if token == BOMB else token
    state.change_token(state.walker, name, -1)
    table.tell("uses", state.walker, token=name)
    state.zombies = 0
    state.step = "win"


def melee(table: Table) -> None:
    """One roll of a melee: a die for each survivor, red ones instead of black by horde strength."""
    state = table.state
    seat = state.walker
    dice = state.survivors[seat]
    horde = 0 if state.exterminator[seat] else table.card.horde
    red = min(horde, dice)
    faces = table.roll(seat, dice - red, red)
    state.zombies = max(0, state.zombies - count(faces, HITS))
    state.bites = faces.count(BITE)
    state.bolts = count(faces, BOLTS)
    table.lose(seat, faces.count(DEATH))  # «Ужасная смерть»: nothing helps
    state.step = "bites"


def bites(table: Table) -> None:
    """HZR «Ранен!»: each bite costs an adrenaline or a survivor, also when the last zombie has fallen."""
    state = table.state
    if not state.survivors[state.walker]:
        state.step = "out"
    elif not state.bites:
        state.step = "bolts"
    else:
        table.ask("bite", state.walker, [SAVE, LOSE] if _adrenaline(table) else [LOSE])


def take_bite(table: Table, way: str) -> None:
    """Save one of the bitten, or let go of all who are left."""
    state = table.state
    if way == SAVE:
        table.pay(state.walker, (0, 0, 1))
        state.bites -= 1
    else:
        table.lose(state.walker, state.bites)
        state.bites = 0


def bolts(table: Table) -> None:
    """HZR «Добей его!», «Двоих одним ударом!»: a lightning and an adrenaline kill one zombie more."""
    state = table.state
    if not state.zombies:
        state.step = "win"
    elif not state.bolts or not _adrenaline(table):
        state.bolts = 0
        state.step = "again"
    else:
        table.ask("bolt", state.walker, [STRIKE, HOLD])


def take_bolt(table: Table, way: str) -> None:
    """Strike one zombie down, or hold back and let all lightnings of this roll pass."""
    state = table.state
    if way == STRIKE:
        table.pay(state.walker, (0, 0, 1))
        state.bolts -= 1
        state.zombies -= 1
        table.tell("strikes", state.walker, n=state.zombies)
    else:
        state.bolts = 0


def _adrenaline(table: Table) -> int:
    """How much adrenaline can be used in this battle."""
    state = table.state
    return 0 if table.card.event.no_adrenaline else state.owns(state.walker)[ADRENALINE]
