"""Every question of the game: what is asked, and how its answers are keyed and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from potasovka.core import Choice, Option, Text, wire
from potasovka.hitzroad.auction import HIGHEST, PASS
from potasovka.hitzroad.battle import BOMB, FLEE_COST, MOLOTOV
from potasovka.hitzroad.cards import CARDS
from potasovka.hitzroad.events import Answer
from potasovka.hitzroad.mixes import Mix, mix_data, mix_key, mix_text
from potasovka.hitzroad.state import State

DECLINES = ("lose", "hold", "drop")
"""Answers that let something be."""


class Question(NamedTuple):
    """One kind of question."""

    prompt: Callable[[State], Text]
    """What is asked."""
    key_of: Callable[[Any], str]
    """The key of an answer."""
    option: Callable[[Any], Option]
    """An answer with its words."""
    on_card: bool = False
    """Whether the card being played asks."""

    def describe(self, choice: Choice, value: Any, /) -> Option:
        """An answer with its words."""
        option = self.option(value)
        if option.does != "route":
            return option
        road, hidden = choice.about
        first, second = (_name(road[slot], hidden[slot]) for slot in (2 * value, 2 * value + 1))
        return option._replace(text=Text("hitzroad-route-cards", {"n": value + 1, "first": first, "second": second}))

    def loses(self, choice: Choice, value: Any, /) -> bool:
        """No answer costs what it shows."""
        return False

    def arguments(self, choice: Choice, /) -> dict[str, Any]:
        """Each question is asked with all its words."""
        return {}

    def foresees(self, choice: Choice, /) -> Mapping[int, Text]:
        """Nothing that is not on the table."""
        return {}


def _name(card: int, hidden: bool) -> Text | str:
    """A card of a route as everybody sees it."""
    return "none" if hidden or card < 0 else Text(CARDS[card].name)


def ask(state: State) -> Choice:
    """The open question of a state."""
    question = QUESTIONS[state.asks]
    source = CARDS[state.card].id if question.on_card else None
    about = (*state.road,), (*state.hidden,)
    return Choice(state.asked, question.prompt(state), state.values, question, source, about=about)


def _prompt_bid(state: State) -> Text:
    seat = state.asked
    most = min(HIGHEST, state.wealth(seat))
    return Text("hitzroad-ask-bid", {"highest": max(state.bids), "own": state.bids[seat], "most": most})


def _bid_key(value: int) -> str:
    return "pass" if value == PASS else f"bid:{value}"


def _bid_option(value: int) -> Option:
    text = Text("hitzroad-pass") if value == PASS else Text("hitzroad-bid", {"n": value})
    if value == PASS:
        return Option(_bid_key(value), text, does="pass", role="pass")
    return Option(_bid_key(value), text, {"bid": value}, "bid")


def _prompt_pay_bid(state: State) -> Text:
    return Text("hitzroad-ask-pay-bid", {"n": state.bids[state.asked]})


def _prompt_pay_key(state: State) -> Text:
    return Text("hitzroad-ask-pay-key", {"n": state.tolls[state.route]})


def _pay_key(mix: Mix) -> str:
    return f"pay:{mix_key(mix)}"


def _pay_option(mix: Mix) -> Option:
    return Option(_pay_key(mix), Text("hitzroad-pay", {"mix": mix_text(mix)}), {"mix": mix_data(mix)}, "pay")


def _take_key(mix: Mix) -> str:
    return f"take:{mix_key(mix)}"


def _take_option(mix: Mix) -> Option:
    return Option(_take_key(mix), Text("hitzroad-take", {"mix": mix_text(mix)}), {"mix": mix_data(mix)}, "take")


def _route_key(route: int) -> str:
    return f"route:{route + 1}"


def _route_option(route: int) -> Option:
    return Option(_route_key(route), Text("hitzroad-route", {"n": route + 1}), {"route": route}, "route")


def _prompt_event(state: State) -> Text:
    card = CARDS[state.card]
    return Text("hitzroad-ask-event", {"card": Text(card.name), "event": card.event.text()})


def _event_key(answer: Answer) -> str:
    return _pay_key(answer[1]) if answer[0] == "pay" else answer[0]


def _event_option(answer: Answer) -> Option:
    if answer[0] == "pay":
        return _pay_option(answer[1])
    return Option(answer[0], Text(f"hitzroad-answer-{answer[0]}"), does=answer[0], role=_role(answer[0]))


def _prompt_fire(state: State) -> Text:
    card = CARDS[state.card]
    horde = 0 if state.exterminator[state.asked] else card.horde
    args = {"card": Text(card.name), "zombies": state.zombies, "horde": horde}
    return Text("hitzroad-ask-fire", args)


def _fire_key(way: int | str) -> str:
    return way if isinstance(way, str) else f"fire:{way}"


def _fire_option(way: int | str) -> Option:
    if way in (MOLOTOV, BOMB):
        return Option(str(way), Text(f"hitzroad-{way}"), does=str(way))
    return Option(_fire_key(way), Text("hitzroad-fire", {"n": way}), does="fire")


def _prompt_stand(state: State) -> Text:
    args = {"zombies": state.zombies, "survivors": state.survivors[state.asked]}
    return Text("hitzroad-ask-stand", args)


def _prompt_bite(state: State) -> Text:
    args = {"bites": state.bites, "survivors": state.survivors[state.asked], "zombies": state.zombies}
    return Text("hitzroad-ask-bite", {**args, "adrenaline": state.owns(state.asked)[2]})


def _prompt_bolt(state: State) -> Text:
    args = {"bolts": state.bolts, "zombies": state.zombies, "adrenaline": state.owns(state.asked)[2]}
    return Text("hitzroad-ask-bolt", args)


def _same(way: str) -> str:
    return way


def _way_option(way: str) -> Option:
    text = Text(f"hitzroad-{way}", {"n": FLEE_COST} if way == "flee" else {})
    return Option(way, text, does=way, role=_role(way))


def _role(way: str) -> wire.Role:
    return "decline" if way in DECLINES else "answer"


QUESTIONS = {
    "bid": Question(_prompt_bid, _bid_key, _bid_option),
    "pay_bid": Question(_prompt_pay_bid, _pay_key, _pay_option),
    "route": Question(lambda state: Text("hitzroad-ask-route"), _route_key, _route_option),
    "pay_key": Question(_prompt_pay_key, _pay_key, _pay_option),
    "blind": Question(lambda state: Text("hitzroad-ask-blind"), _take_key, _take_option),
    "event": Question(_prompt_event, _event_key, _event_option, on_card=True),
    "fire": Question(_prompt_fire, _fire_key, _fire_option, on_card=True),
    "stand": Question(_prompt_stand, _same, _way_option, on_card=True),
    "bite": Question(_prompt_bite, _same, _way_option, on_card=True),
    "bolt": Question(_prompt_bolt, _same, _way_option, on_card=True),
}
"""All questions by their names."""
