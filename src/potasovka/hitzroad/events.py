"""What the text on a card does, one small class a kind.

Black text asks at most one thing and happens at once; red text only states a rule of the coming battle."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from potasovka.core import Text
from potasovka.hitzroad.dice import BITE, HITS, count
from potasovka.hitzroad.mixes import Mix, mixes
from potasovka.hitzroad.state import AMMO, GAS, State

if TYPE_CHECKING:
    from potasovka.hitzroad.table import Table

Answer = tuple[str, Mix]
"""A verb and what it costs."""

NOTHING: Mix = (0, 0, 0)
GO: Answer = ("go", NOTHING)
"""The answer to an event that asks nothing."""
LOSE: Answer = ("lose", NOTHING)
"""Bear the loss instead of paying."""


@dataclass(frozen=True)
class CardEvent:
    """The text of a card."""

    kind: ClassVar[str] = ""
    """Its name in the card table."""
    red: ClassVar[bool] = False
    """Whether it is a rule of the coming battle."""
    no_flee: ClassVar[bool] = False
    """Red: nobody can flee from this battle."""
    no_adrenaline: ClassVar[bool] = False
    """Red: adrenaline does nothing in this battle."""
    noise: ClassVar[bool] = False
    """Red: each bite rolled in the ranged attack brings one more zombie."""
    bomber: ClassVar[str] = ""
    """Red: a token that may be discarded to win the battle at once."""

    def options(self, state: State, seat: int) -> list[Answer]:
        """What the player can answer."""
        return [GO]

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        """What happens at once."""

    def text(self) -> Text:
        """Its rules text."""
        said: dict[str, Any] = dict(asdict(self))
        if "token" in said:
            said["token"] = Text(f"hitzroad-token-{said['token']}")
        return Text(f"hitzroad-event-{self.kind.replace('_', '-')}", said)


@dataclass(frozen=True)
class GainSurvivor(CardEvent):
    """New survivors join the party."""

    kind = "gain_survivor"
    n: int

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        table.state.survivors[seat] += self.n
        table.tell("joins", seat, n=self.n)


@dataclass(frozen=True)
class GainToken(CardEvent):
    """Take a special token."""

    kind = "gain_token"
    token: str

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        table.state.change_token(seat, self.token, 1)
        table.tell("token", seat, token=self.token)


@dataclass(frozen=True)
class DiscardResource(CardEvent):
    """Discard resources of your choice, or what there is."""

    kind = "discard_resource"
    n: int

    def options(self, state: State, seat: int) -> list[Answer]:
        n = min(self.n, state.wealth(seat))
        return [("pay", mix) for mix in mixes(n, state.owns(seat))]

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        table.pay(seat, answer[1])


@dataclass(frozen=True)
class TokenPoints(CardEvent):
    """Each token of a kind is spent and worth points."""

    kind = "token_vp"
    token: str
    points: int

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        n = table.state.has(seat, self.token)
        if n:
            table.state.change_token(seat, self.token, -n)
            table.state.change_token(seat, f"spent_{self.token}", n)
            table.state.points[seat] += n * self.points
            table.tell("points", seat, token=self.token, n=n * self.points)


@dataclass(frozen=True)
class ArmoredBus(CardEvent):
    """With the school bus this is the Exterminator: hordes are fought as ordinary zombies from now on."""

    kind = "armored_bus"

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        if table.state.has(seat, "school_bus"):
            table.state.exterminator[seat] = True
            table.tell("exterminator", seat)


@dataclass(frozen=True)
class LoseSurvivor(CardEvent):
    """Lose survivors."""

    kind = "lose_survivor"
    n: int

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        table.lose(seat, self.n)


@dataclass(frozen=True)
class PayGasOrLose(CardEvent):
    """Pay gas or lose survivors."""

    kind = "pay_gas_or_lose"
    gas: int
    lose: int

    def options(self, state: State, seat: int) -> list[Answer]:
        able = state.owns(seat)[GAS] >= self.gas
        return [("pay", (0, self.gas, 0)), LOSE] if able else [LOSE]

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        table.pay(seat, answer[1])
        if answer == LOSE:
            table.lose(seat, self.lose)


@dataclass(frozen=True)
class PayGasOrLoseEach(CardEvent):
    """Pay gas; lose survivors for each gas not paid."""

    kind = "pay_gas_or_lose_each"
    gas: int
    lose: int

    def options(self, state: State, seat: int) -> list[Answer]:
        most = min(self.gas, state.owns(seat)[GAS])
        return [("pay", (0, gas, 0)) for gas in range(most, 0, -1)] + [LOSE]

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        table.pay(seat, answer[1])
        table.lose(seat, self.lose * (self.gas - answer[1][GAS]))


@dataclass(frozen=True)
class PayResourcesOrLose(CardEvent):
    """Pay resources of your choice or lose survivors."""

    kind = "pay_resources_or_lose"
    n: int
    lose: int

    def options(self, state: State, seat: int) -> list[Answer]:
        return [*(("pay", mix) for mix in mixes(self.n, state.owns(seat))), LOSE]

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        table.pay(seat, answer[1])
        if answer == LOSE:
            table.lose(seat, self.lose)


@dataclass(frozen=True)
class TokenOrLose(CardEvent):
    """Discard a token or lose survivors."""

    kind = "token_or_lose"
    token: str
    lose: int

    def options(self, state: State, seat: int) -> list[Answer]:
        return [("use", NOTHING), LOSE] if state.has(seat, self.token) else [LOSE]

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        if answer == LOSE:
            table.lose(seat, self.lose)
        else:
            table.state.change_token(seat, self.token, -1)
            table.tell("uses", seat, token=self.token)


@dataclass(frozen=True)
class TokenPenalty(CardEvent):
    """With a token of a kind, lose survivors and discard it."""

    kind = "token_penalty"
    token: str
    lose: int

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        if table.state.has(seat, self.token):
            table.state.change_token(seat, self.token, -1)
            table.tell("drops", seat, token=self.token)
            table.lose(seat, self.lose)


@dataclass(frozen=True)
class TokenPenaltyEach(CardEvent):
    """Lose survivors for each token of a kind; the tokens stay."""

    kind = "token_penalty_each"
    token: str
    lose: int

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        table.lose(seat, self.lose * table.state.has(seat, self.token))


@dataclass(frozen=True)
class KeepTokenCost(CardEvent):
    """Pay ammunition to keep a token, or discard it."""

    kind = "keep_token_cost"
    token: str
    ammo: int

    def options(self, state: State, seat: int) -> list[Answer]:
        if not state.has(seat, self.token):
            return [GO]
        able = state.owns(seat)[AMMO] >= self.ammo
        return [("pay", (self.ammo, 0, 0)), ("drop", NOTHING)] if able else [("drop", NOTHING)]

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        table.pay(seat, answer[1])
        if answer[0] == "drop":
            table.state.change_token(seat, self.token, -1)
            table.tell("drops", seat, token=self.token)


@dataclass(frozen=True)
class RollPerSurvivor(CardEvent):
    """Roll a black die for each survivor: each bite costs one, and adrenaline does not help."""

    kind = "roll_per_survivor"

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        faces = table.roll(seat, table.state.survivors[seat])
        table.lose(seat, faces.count(BITE))


@dataclass(frozen=True)
class RollDiceOrLose(CardEvent):
    """Roll so many black dice: each bite costs a survivor."""

    kind = "roll_dice_or_lose"
    dice: int

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        faces = table.roll(seat, self.dice)
        table.lose(seat, faces.count(BITE))


@dataclass(frozen=True)
class RollOneOrLose(CardEvent):
    """Roll one black die: without a target, lose survivors."""

    kind = "roll_one_or_lose"
    lose: int

    def happen(self, table: Table, seat: int, answer: Answer) -> None:
        faces = table.roll(seat, 1)
        if not count(faces, HITS):  # HZR «Событие/Текст»: lightning does not count here
            table.lose(seat, self.lose)


@dataclass(frozen=True)
class Noise(CardEvent):
    """Each bite rolled in the ranged attack brings one more zombie."""

    kind = "ranged_casualty_adds_zombie"
    red = True
    noise = True


@dataclass(frozen=True)
class NoAdrenaline(CardEvent):
    """Adrenaline does nothing in this battle."""

    kind = "no_adrenaline"
    red = True
    no_adrenaline = True


@dataclass(frozen=True)
class NoFlee(CardEvent):
    """Nobody can flee from this battle."""

    kind = "no_flee"
    red = True
    no_flee = True


@dataclass(frozen=True)
class FanaticKillsAll(CardEvent):
    """Discard the fanatic at the beginning of the battle to win it at once."""

    kind = "token_kills_all"
    red = True
    bomber = "fanatic"
    token: str


NO_EVENT = CardEvent()
"""The text of a card that has none."""

EVENTS: dict[str, type[CardEvent]] = {
    event.kind: event
    for event in (
        GainSurvivor,
        GainToken,
        DiscardResource,
        TokenPoints,
        ArmoredBus,
        LoseSurvivor,
        PayGasOrLose,
        PayGasOrLoseEach,
        PayResourcesOrLose,
        TokenOrLose,
        TokenPenalty,
        TokenPenaltyEach,
        KeepTokenCost,
        RollPerSurvivor,
        RollDiceOrLose,
        RollOneOrLose,
        Noise,
        NoAdrenaline,
        NoFlee,
        FanaticKillsAll,
    )
}
"""Every kind of event by its name in the card table."""


def make_event(kind: str, params: str) -> CardEvent:
    """An event from its name and its parameters, `n=1;token=map`."""
    fields: dict[str, Any] = {}
    for part in filter(None, params.split(";")):
        name, _, value = part.partition("=")
        fields[name] = int(value) if value.isdigit() else value
    return EVENTS[kind](**fields)
