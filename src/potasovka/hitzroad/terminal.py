"""The table as plain text: the road, the parties, the dice and the odds of a battle."""

from __future__ import annotations

from typing import Any

from potasovka.core import Text
from potasovka.core.words import Words
from potasovka.hitzroad.cards import CARDS, NUMBER, Card
from potasovka.hitzroad.dice import FACES
from potasovka.hitzroad.forecast import forecast
from potasovka.hitzroad.game import HitZRoad
from potasovka.hitzroad.mixes import mix_text
from potasovka.hitzroad.odds import Odds
from potasovka.hitzroad.scoring import title
from potasovka.hitzroad.state import ROUNDS

LEGEND = ("sniper_rifle", "school_bus", "exterminator", "map", "toxic_gas", "wounded", "fanatic", "molotov")
"""Tokens in the order of the legend."""
UNLIKELY = 0.0005
"""Ends less likely than this are not listed."""


def render(game: HitZRoad, seat: int | None, words: Words) -> str:
    """The table as a seat sees it."""
    view = game.view(seat)
    say = words.say
    order = " ".join(str(player + 1) for player in view["order"])
    lines = [say(Text("hitzroad-term-round", {"n": view["round"], "of": ROUNDS, "order": order}))]
    for player, party in enumerate(view["parties"]):
        lines += _party(party, player, player == view["asked"], words)
    for number, laid in enumerate(view["routes"]):
        lines += _route(view, number, laid, words)
    if view["walk"] is not None and (view["walk"]["zombies"] or view["walk"]["dice"]):
        lines += _battle(view, words)
    if game.result is not None:
        lines += _ending(game, words)
    return "\n".join(lines)


def legend(words: Words) -> list[str]:
    """What the faces of the dice mean, then what each token does."""
    lines = [words.say(Text("hitzroad-legend-dice"))]
    for face in FACES:
        lines.append(f"  {dice_text([face], words):<4}  " + words.say(Text(f"hitzroad-legend-{face}")))
    lines.append(words.say(Text("hitzroad-legend-red")))
    lines += ["", words.say(Text("hitzroad-legend-tokens"))]
    for token in LEGEND:
        name = words.say(_token(token))
        lines.append(f"  {name}: " + words.say(Text(f"hitzroad-legend-{token}")))
    return lines


def dice_text(faces: list[str], words: Words, red: int = 0) -> str:
    """A roll in glyphs, the red dice last and in round brackets."""
    inks = ["black"] * (len(faces) - red) + ["red"] * red
    return " ".join(words.say(Text(f"hitzroad-{ink}-{face}")) for ink, face in zip(inks, faces, strict=True))


def card_line(card: Card, words: Words) -> str:
    """A card in one line: what lies there, what happens, who waits, what it is worth."""
    parts = []
    if any(card.resources):
        parts.append(words.say(mix_text(card.resources)))
    if card.zombies:
        parts.append(words.say(Text("hitzroad-term-zombies", {"n": card.zombies})))
    if card.horde:
        parts.append(words.say(Text("hitzroad-term-horde", {"n": card.horde})))
    parts.append(words.say(Text("hitzroad-term-vp", {"n": card.vp})))
    what = " · ".join(parts)
    if card.event.kind:
        what += f". {words.say(card.event.text())}"
    return words.say(Text("hitzroad-term-card", {"name": Text(card.name), "what": what}))


def odds_lines(result: Odds, words: Words, fired: int | None = None) -> list[str]:
    """The odds of a battle: all three numbers, then each end."""
    args: dict[str, Any] = {
        "survive": _percent(result.survive, words),
        "survivors": _number(result.survivors, 2, words),
        "adrenaline": _number(result.adrenaline, 2, words),
    }
    if fired is None:
        lines = [words.say(Text("hitzroad-term-odds", args))]
    else:
        lines = [words.say(Text("hitzroad-term-odds-fire", {**args, "n": fired}))]
    for n, chance in enumerate(result.by_survivors):
        if chance < UNLIKELY:
            continue
        lines.append(words.say(Text("hitzroad-term-odds-by", {"n": n, "chance": _percent(chance, words)})))
    return lines


def _percent(chance: float, words: Words) -> str:
    return f"{_number(100 * chance, 1, words)} %"


def _number(value: float, digits: int, words: Words) -> str:
    return f"{value:.{digits}f}".replace(".", words.say(Text("decimal-mark")))


def _token(token: str) -> Text:
    return Text(f"hitzroad-token-{token}")


def _party(party: dict[str, Any], player: int, asked: bool, words: Words) -> list[str]:
    if not party["alive"]:
        return [words.say(Text("hitzroad-term-out", {"player": player + 1}))]
    names = ("survivors", "ammo", "gas", "adrenaline", "points", "bid")
    args = {"mark": ">" if asked else " ", "player": player + 1, **{name: party[name] for name in names}}
    lines = [words.say(Text("hitzroad-term-party", args))]
    tokens = [words.say(_token(token)) + (f" ×{n}" if n > 1 else "") for token, n in party["tokens"].items()]
    if party["exterminator"]:
        tokens.append(words.say(_token("exterminator")))
    if tokens:
        lines.append(words.say(Text("hitzroad-term-tokens", {"tokens": ", ".join(tokens)})))
    return lines


def _route(view: dict[str, Any], number: int, laid: dict[str, Any], words: Words) -> list[str]:
    walk = view["walk"]
    here = walk is not None and walk["route"] == number
    if laid["taken"] is not None:
        note = words.say(Text("hitzroad-term-taken", {"player": laid["taken"] + 1}))
    elif laid["toll"]:
        way = "pay" if laid["toll"] > 0 else "take"
        note = words.say(Text(f"hitzroad-term-toll-{way}", {"n": abs(laid["toll"])}))
    else:
        note = ""
    args = {"mark": ">" if here else " ", "n": number + 1, "toll": note}
    lines = [words.say(Text("hitzroad-term-route", args))]
    for place, slot in enumerate(laid["cards"]):
        mark = "  > " if here and walk["place"] == place else "    "
        if slot["lies"] == "open":
            said = card_line(CARDS[NUMBER[slot["card"]]], words)
        elif slot["lies"] == "hidden":
            said = words.say(Text("hitzroad-term-card-hidden", {"level": slot["level"]}))
        else:
            said = words.say(Text("hitzroad-term-card-gone"))
        lines.append(mark + said)
    return lines


def _battle(view: dict[str, Any], words: Words) -> list[str]:
    walk = view["walk"]
    card = CARDS[NUMBER[walk["card"]]]
    party = view["parties"][walk["seat"]]
    args = {"card": Text(card.name), "zombies": walk["zombies"], "survivors": party["survivors"]}
    lines = ["", words.say(Text("hitzroad-term-battle", args))]
    horde = 0 if party["exterminator"] else card.horde
    if walk["dice"]:
        shooting = view["step"] == "stand"
        red = 0 if shooting else min(horde, len(walk["dice"]))
        lines.append(words.say(Text("hitzroad-term-dice", {"dice": dice_text(walk["dice"], words, red)})))
    found = forecast(view)
    if found is not None:
        table, firing = found
        for fired, result in enumerate(table):
            lines += odds_lines(result, words, fired)[:1] if firing else odds_lines(result, words)
    return lines


def _ending(game: HitZRoad, words: Words) -> list[str]:
    result = game.result
    assert result is not None
    lines = [words.say(Text("hitzroad-term-over"))]
    for player, score in enumerate(result.scores):
        lines.append(words.say(Text("hitzroad-term-score", {"player": player + 1, "n": score})))
    if result.winners:
        players = ", ".join(str(player + 1) for player in result.winners)
        lines.append(words.say(Text("hitzroad-term-won", {"players": players})))
    else:
        lines.append(words.say(Text("hitzroad-term-nobody")))
    if game.seats == 1:
        rung = title(result.scores[0]) if result.winners else 0
        lines.append(words.say(Text(f"hitzroad-title-{rung}")))
    return lines
