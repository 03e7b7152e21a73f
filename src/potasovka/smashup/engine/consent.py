"""What all must agree to on the Big Base: exchanging useless cards, and discarding a base card that nobody likes."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from potasovka.core.choice import Choice, Text
from potasovka.smashup import board as printed
from potasovka.smashup.engine import ask, big_base, knowledge, piles, telling
from potasovka.smashup.engine.big_base import board_of, in_order

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Card


def known_useless(game: Brawl, seat: int, card: int) -> bool:
    """Whether it is known that a card can do nothing for a player in this mode (the mode's data file)."""
    factions = game.deal.factions[seat] if game.deal.factions else game.card[card].factions()
    asks = not printed.ASK_FOR_BREAKPOINTS.isdisjoint(factions)
    return telling.slug_of(game, card) in printed.USELESS and not asks


def foresee_useless(game: Brawl, seat: int, answers: Sequence[ask.Value]) -> dict[int, Text]:
    """Of each card that might be exchanged whether it is known that it can do nothing, by index."""
    return {
        index: Text("foresee-useless" if known_useless(game, seat, value[1]) else "foresee-useful")
        for index, value in enumerate(answers)
        if value != ask.DONE
    }


def useless(game: Brawl, seat: int) -> Generator[Choice, None, None]:
    """«Бесполезные свойства»: cards without power may be shown; if all others agree, they are exchanged."""
    hand = [game.card[card] for card in game.state.hand[seat]]
    without_power = [card for card in hand if card.kind != "minion"]
    shown = yield from ask.pick_some(game, seat, without_power, "ask-useless", None, len(without_power), 0)
    if not shown:
        return
    for card in shown:
        knowledge.show_all(game, card.id)
    names = sorted(telling.slug_of(game, card.id) for card in shown)
    telling.tell(game, "log-useless", seat=seat, cards=names)
    known = all(known_useless(game, seat, card.id) for card in shown)
    about = {"what": _list([Text(f"card-{name}") for name in names]), "player": seat, "count": len(shown)}
    if (yield from _agree(game, seat, "ask-useless-known" if known else "ask-useless-agree", None, about)):
        yield from piles.discard_from_hand(game, seat, shown)
        piles.draw_cards(game, seat, len(shown))


def dull(game: Brawl) -> Generator[Choice, None, None]:
    """«Свойства карт баз», at its end: a base card goes if all agree. The first player may propose it as a round
    begins, once a base card (rules-decisions)."""
    board = board_of(game)
    if board.proposed == board.base:
        return
    game.state.board = replace(board, proposed=board.base)
    base = game.card[board.base]
    if (yield from ask.confirm(game, board.first, "ask-dull", base)):
        telling.tell(game, "log-dull", seat=board.first, place=telling.slug_of(game, board.base))
        if (yield from _agree(game, board.first, "ask-dull-agree", base, {"player": board.first})):
            big_base.replace_base(game)
            game.state.agenda.append(("dull",))


def _agree(game: Brawl, seat: int, prompt: str, source: Card | None, about: ask.About) -> Generator[Choice, None, bool]:
    """Whether everybody else agrees; they are asked from the first player on, until one does not."""
    for other in in_order(game):
        if other != seat and not (yield from ask.confirm(game, other, prompt, source, about)):
            telling.tell(game, "log-disagrees", seat=other)
            return False
    return True


def _list(texts: Sequence[Text]) -> Text:
    """Several things in one text."""
    first, *rest = texts
    return Text("list-of-two", {"one": first, "other": _list(rest)}) if rest else first
