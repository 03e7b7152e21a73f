"""The vocabulary card texts are written in: asking, and the verbs of the glossary; phrases are in `phrases.py`.

Verbs are generators and are reached by `yield from`, because any of them may come to ask a player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from potasovka.smashup.engine import (
    ask,
    bases,
    bury,
    duel,
    knowledge,
    piles,
    play,
    telling,
    trial,
    triggers,
    turn,
    verbs,
)
from potasovka.smashup.engine.abilities import Effect
from potasovka.smashup.engine.handle import Handle
from potasovka.smashup.engine.terms import (
    BASE_PLAYED,
    BREAKPOINT,
    BREAKPOINT_IS,
    END_OF_TURN,
    NOBODY,
    NOWHERE,
    PLACE_POWER,
    RETURN,
    TOP,
    TOTAL,
    WHILE_IN_PLAY,
    Act,
    Happened,
    Slot,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Action, Card, Minion

C = TypeVar("C", bound="Card")


def by_number(about: dict[str, Any]) -> dict[str, Any]:
    """What a question is about, with cards by number: it keeps no hold of the game it was asked in."""
    for name, value in about.items():
        if isinstance(value, Handle):
            about[name] = value.id
    return about


class Vocabulary(Handle):
    """What a card can say."""

    __slots__ = ()

    # ---- asking: what a question is about is named as in `ask.py`, and left out where it is this card

    def pick(
        self, cards: Sequence[C], prompt: str, *, optional: bool = False, seat: int | None = None, **about: Any
    ) -> Effect[C | None]:
        """One of the cards; `None` if there is none, or if the player may and does decline."""
        asked = self.controller if seat is None else seat
        return ask.pick(self.game, asked, cards, prompt, self, optional, None, by_number(about))

    def pick_some(
        self, cards: Sequence[C], prompt: str, most: int, least: int = 0, *, seat: int | None = None, **about: Any
    ) -> Effect[list[C]]:
        """From `least` to `most` of the cards, or all there are if they are fewer."""
        asked = self.controller if seat is None else seat
        return ask.pick_some(self.game, asked, cards, prompt, self, most, least, by_number(about))

    def pick_place(
        self, places: Sequence[int], prompt: str, *, optional: bool = False, seat: int | None = None, **about: Any
    ) -> Effect[int | None]:
        """One of the places."""
        return ask.pick_place(self.game, self.doer(seat), places, prompt, self, optional, by_number(about))

    def pick_word(
        self,
        words: Sequence[str],
        prompt: str,
        *,
        affecting: Mapping[str, Sequence[Card]] | None = None,
        seat: int | None = None,
        **about: Any,
    ) -> Effect[str | None]:
        """One of several things to do or names to say; `affecting` tells which cards in play a thing to do reaches."""
        if affecting is not None:
            words = ask.binding(self.game, words, affecting)
        return ask.pick_word(self.game, self.doer(seat), words, prompt, self, by_number(about))

    def pick_player(self, seats: Sequence[int], prompt: str, **about: Any) -> Effect[int | None]:
        """One of the players."""
        return ask.pick_player(self.game, self.controller, seats, prompt, self, by_number(about))

    def pick_faction(self, factions: Sequence[str], prompt: str, **about: Any) -> Effect[str | None]:
        """One of the factions, by its slug."""
        return ask.pick_faction(self.game, self.controller, factions, prompt, self, by_number(about))

    def pick_number(self, least: int, most: int, prompt: str, **about: Any) -> Effect[int]:
        """A number between these two."""
        return ask.pick_number(self.game, self.controller, least, most, prompt, self, by_number(about))

    def confirm(self, prompt: str, *, seat: int | None = None, **about: Any) -> Effect[bool]:
        """Yes or no."""
        asked = self.controller if seat is None else seat
        return ask.confirm(self.game, asked, prompt, self, by_number(about))

    # ---- verbs: the glossary of the rulebooks, one each

    def destroy(self, *cards: Card, by: int | None = None) -> Effect[list[Card]]:
        """Destroy cards together; returns those that really were."""
        return verbs.destroy(self.game, cards, self, self.doer(by))

    def move(self, cards: C | Sequence[C], to: int, by: int | None = None) -> Effect[list[C]]:
        """Move minions (or a titan) together to a place; returns those that moved."""
        group: Sequence[C] = (cards,) if isinstance(cards, Handle) else cards
        return verbs.move(self.game, [(card, to) for card in group], self, self.doer(by))

    def move_apart(self, moves: Sequence[tuple[C, int]]) -> Effect[list[C]]:
        """Move minions together, each to a place of its own."""
        return verbs.move(self.game, moves, self, self.doer(None))

    def move_one(
        self,
        minions: Sequence[Minion],
        to: Sequence[int] | None = None,
        *,
        optional: bool = False,
        seat: int | None = None,
    ) -> Effect[Minion | None]:
        """Choose one of these minions and where it goes, and move it; returns it if it moved."""
        goal = NOWHERE if to is None or len(to) != 1 else to[0]
        minion = yield from self.pick(minions, "ask-move", optional=optional, seat=self.doer(seat), place=goal)
        if minion is None:
            return None
        ways = [place for place in (self.places() if to is None else to) if place != minion.place]
        place = yield from self.pick_place(ways, "ask-move-where", seat=seat, card=minion)
        if place is None:
            return None
        moved = yield from self.move(minion, place, by=seat)
        return minion if moved else None

    def return_to_hand(self, *cards: Card, by: int | None = None) -> Effect[list[Card]]:
        """Return cards from play to their owners' hands."""
        return piles.place_in_hand(self.game, cards, self, self.doer(by), RETURN)

    def place_in_hand(self, *cards: Card) -> Effect[list[Card]]:
        """Place cards, wherever they are, into their owners' hands."""
        return piles.place_in_hand(self.game, cards, self, self.doer(None))

    def place_on_deck(self, cards: Sequence[Card], end: str, seat: int | None = None) -> Effect[list[Card]]:
        """Place cards on the TOP or BOTTOM of a deck, one after another."""
        return piles.place_on_deck(self.game, cards, end, self, self.doer(seat))

    def shuffle_in(self, cards: Sequence[Card]) -> Effect[list[Card]]:
        """Shuffle cards into their owners' decks."""
        return piles.shuffle_in(self.game, cards, self, self.doer(None))

    def draw(self, count: int = 1, seat: int | None = None) -> Effect[list[Card]]:
        """Draw cards."""
        return piles.draw(self.game, self.doer(seat), count)

    def discard(self, cards: Sequence[Card], seat: int | None = None) -> Effect[list[Card]]:
        """Discard cards from a hand."""
        return piles.discard_from_hand(self.game, self.doer(seat), cards)

    def discard_random(self, count: int, seat: int) -> Effect[list[Card]]:
        """Let a player discard so many random cards of their hand, or all there are if they are fewer."""
        return piles.discard_random(self.game, seat, count)

    def search(self, fits: Callable[[Card], bool], seat: int | None = None, **about: Any) -> Effect[Card | None]:
        """Search the deck for a card and show it; it stays where it is until something is done with it."""
        return piles.search(self.game, self.doer(seat), fits, self, about=by_number(about))

    def search_both(self, fits: Callable[[Card], bool], **about: Any) -> Effect[tuple[Card | None, bool]]:
        """Search the deck, the discard pile or both; the card, and whether the deck must be shuffled."""
        ways = ("deck", "discard", "both") if any(map(fits, self.discard_pile())) else ("deck",)
        where = yield from self.pick_word(ways, "ask-search-which")
        found = yield from piles.search(self.game, self.controller, fits, self, where or "deck", by_number(about))
        return found, where != "discard"

    def look_through_deck(self) -> list[Card]:
        """See the whole deck, to search it for several cards; shuffle it afterwards."""
        return piles.look_through(self.game, self.controller)

    def shuffle_deck(self, seat: int | None = None) -> None:
        """Shuffle a deck."""
        knowledge.shuffle_deck(self.game, self.doer(seat))

    def look(self, count: int = 1, end: str = TOP, seat: int | None = None) -> list[Card]:
        """Look at the outermost cards of the deck, alone."""
        return piles.look(self.game, self.doer(seat), count, end, False, self.doer(seat))

    def reveal(self, count: int = 1, end: str = TOP, seat: int | None = None) -> list[Card]:
        """Reveal the outermost cards of a deck to everybody."""
        looker = self.doer(seat if self.controller == NOBODY else None)
        return piles.look(self.game, self.doer(seat), count, end, True, looker)

    def gain_power(
        self,
        minions: Minion | Sequence[Minion],
        amount: int,
        until: int = END_OF_TURN,
        *,
        while_at: int = NOWHERE,
    ) -> Effect[None]:
        """Change the power of these minions for a while, perhaps only while they stay at a place."""
        group: Sequence[Minion] = (minions,) if isinstance(minions, Handle) else minions
        return verbs.gain_power(self.game, group, amount, until, self, while_at)

    def power_here(self, place: int, amount: int) -> None:
        """The controller's minions at a place have more power until the end of the turn, whoever comes or goes."""
        verbs.last(self.game, PLACE_POWER, place, amount, self, self.controller)

    def add_to_total(self, place: int, amount: int) -> None:
        """The controller's total at a place is higher until the end of the turn."""
        verbs.last(self.game, TOTAL, place, amount, self, self.controller)

    def add_counters(self, *cards: C, count: int = 1, by: int | None = None) -> Effect[list[C]]:
        """Place +1 power counters on cards; returns those that got them."""
        changed = yield from verbs.change_counters(self.game, cards, count, self, self.doer(by))
        return [card for card, _ in changed]

    def remove_counters(self, *cards: Card, count: int = 1) -> Effect[int]:
        """Remove +1 power counters from cards, as many as are there; returns how many it were in all."""
        changed = yield from verbs.change_counters(self.game, cards, -count, self, self.doer(None))
        return -sum(by for _, by in changed)

    def transfer_counters(self, giver: Card, taker: Card, count: int = 1) -> Effect[bool]:
        """Transfer +1 power counters from one card to another."""
        return verbs.transfer_counters(self.game, giver, taker, count, self, self.doer(None))

    def set_breakpoint(self, place: int, value: int) -> None:
        """The breakpoint of the base here *is* this until the end of the turn."""
        verbs.last(self.game, BREAKPOINT_IS, self.game.state.base[place], value, self)

    def lower_breakpoint(self, place: int, amount: int) -> None:
        """The breakpoint of the base here is lower until the end of the turn."""
        verbs.last(self.game, BREAKPOINT, self.game.state.base[place], -amount, self)

    def cancel(self, *cards: Card, until: int = END_OF_TURN) -> Effect[None]:
        """Cancel the abilities of cards for a while."""
        return verbs.cancel(self.game, cards, until, self)

    def take_control(self, minion: Minion, until: int = WHILE_IN_PLAY) -> Effect[bool]:
        """Take control of a minion: while this card is attached to it, or until a moment."""
        return verbs.take_control(self.game, minion, self.controller, until, self)

    def transfer(self, action: Action, *, place: int = NOWHERE, host: Minion | None = None) -> Effect[bool]:
        """Transfer an action to another base or minion."""
        where = place if host is None else host.place
        return verbs.transfer(self.game, action, where, NOWHERE if host is None else host.id, self)

    def bury(self, cards: Sequence[Card], place: int, seat: int | None = None) -> Effect[list[Card]]:
        """Bury cards at a place."""
        return bury.bury(self.game, cards, place, self.doer(seat))

    def uncover(self, card: Card) -> Effect[bool]:
        """Uncover a buried card."""
        return bury.uncover(self.game, card, self.controller)

    def use_talent(self, card: Card) -> Effect[None]:
        """Use the talent of a card an extra time."""
        return turn.extra_talent(self.game, card)

    def duel(self, challenger: Minion, rival: Minion) -> Effect[None]:
        """One minion challenges another once this effect is done; `duel_over` tells what comes of it."""
        return duel.challenge(self.game, self, challenger, rival)

    def mark(self, minion: Minion, what: str) -> Effect[None]:
        """NO_TOTAL, NOT_TO_DISCARD or STEADFAST holds for this minion until the end of the turn."""
        for one in (yield from verbs.affected(self.game, [minion], Act(what, self, self.doer(None)))):
            verbs.last(self.game, what, one.id, 0, self)

    def move_buried(self, cards: Sequence[Card], place: int) -> None:
        """Move buried cards to another base, still face down."""
        bury.move_buried(self.game, cards, place)

    def return_buried(self, card: Card) -> None:
        """A buried card goes back to the hand of whoever buried it, unseen."""
        bury.return_buried(self.game, card)

    def forgo(self, fact: Happened) -> None:
        """Declined once, it is not offered for whatever else happened for the same cause."""
        triggers.forgo(self.game, self.id, fact)

    def give(self, card: Card, taker: int) -> None:
        """Place a card from one's hand into another player's."""
        piles.give(self.game, card, self.controller, taker)

    def take(self, card: Card) -> None:
        """Place another player's card into one's own hand."""
        piles.take(self.game, card, self.controller)

    def put_in_box(self, card: Card) -> None:
        """Place a card from a hand or a discard pile into the box, out of the game."""
        piles.put_in_box(self.game, card, self.controller)

    def reveal_random(self, cards: Sequence[Card], seat: int) -> Card | None:
        """Reveal a random one of these cards of a player's hand or discard pile."""
        return piles.reveal_random(self.game, cards, seat, self.doer(None))

    def show_hand(self, seat: int) -> None:
        """A player shows their whole hand."""
        piles.show_hand(self.game, seat, self.doer(None))

    def look_at_hand(self, seat: int) -> list[Card]:
        """Look at another player's hand, alone."""
        return piles.look_at_hand(self.game, seat, self.controller)

    def look_at_bases(self, count: int, seat: int | None = None) -> list[Card]:
        """Look at the top of the base deck, alone."""
        return bases.top(self.game, count, self.doer(seat))

    def reveal_bases(self, count: int) -> list[Card]:
        """Reveal the top of the base deck to everybody."""
        return bases.top(self.game, count, NOBODY)

    def discard_base(self, base: Card) -> None:
        """Discard a base from its deck."""
        bases.discard_top(self.game, base)

    def choose_next_base(self, base: Card) -> None:
        """This base of the deck will replace the one that is being scored."""
        bases.choose_next(self.game, base)

    def put_base(self, base: Card, end: str, seat: int | None = None) -> None:
        """Put a base that was looked at on top of its deck on the TOP or the BOTTOM."""
        bases.put_back(self.game, base, self.doer(seat), end)

    def add_base(self) -> Effect[int]:
        """Play the top card of the base deck on a new place; where that is."""
        return self.game.deal.mode.add_base(self.game, self)

    def search_bases(self) -> list[Card]:
        """See the whole base deck, to take one out of it."""
        return bases.search(self.game, self.controller)

    def exchange_base(self, place: int, new: Card) -> None:
        """Swap the base at a place with one of the base deck, and shuffle that; minions stay, actions on it go."""
        bases.exchange(self.game, place, new)

    def replace_base(self, place: int, new: Card | None = None) -> None:
        """Replace the base card at a place, by one of the discarded ones or by the top of the deck."""
        bases.swap(self.game, place, new)

    def owe(self, ability: str, seats: Sequence[int]) -> None:
        """Let players do something once the base that is being scored has been replaced."""
        fact = Happened(BASE_PLAYED, place=self.scoring)
        text = self.game.state.text[self.id]
        self.game.state.owed.extend(("owed", self.id, text, ability, fact, seat) for seat in seats)

    def set_off(self, fact: Happened) -> None:
        """Trigger whatever waits for this, as if it had happened."""
        triggers.emit(self.game, fact, self.game.sight.index)

    def gain_points(self, points: int, seat: int | None = None) -> None:
        """Gain victory points."""
        verbs.gain_points(self.game, self.doer(seat), points, self)

    def extra(
        self,
        kind: str,
        *,
        count: int = 1,
        place: int = NOWHERE,
        max_power: int = NOWHERE,
        name: str = "",
        same_name: bool = False,
        budget: int = NOWHERE,
        vacant: bool = False,
        seat: int | None = None,
    ) -> Effect[None]:
        """Extra cards to play: kept for later in the player's Play Cards phase, at once or lost outside it."""
        label = telling.slug_of(self.game, self.id)
        slot = Slot(kind, place, max_power, name, label=label, budget=budget, vacant=vacant)
        return play.grant(self.game, self.doer(seat), slot, count, same_name, self)

    def extra_now(
        self, kind: str, *, place: int = NOWHERE, max_power: int = NOWHERE, seat: int | None = None
    ) -> Effect[Card | None]:
        """An extra card to be played at once, because the rest of the text depends on it."""
        slot = Slot(kind, place, max_power, label=telling.slug_of(self.game, self.id))
        return play.play_now(self.game, self.doer(seat), slot, self)

    def play_card(
        self,
        card: Card,
        *,
        place: int = NOWHERE,
        on_base: bool = False,
        affecting: Minion | None = None,
        mute: bool = False,
        seat: int | None = None,
    ) -> Effect[bool]:
        """Play this particular card as an extra, now: so that it affects a minion, or with its abilities cancelled."""
        must, muter = NOWHERE if affecting is None else affecting.id, self.id if mute else NOWHERE
        return play.play_particular(self.game, self.doer(seat), card, place, on_base, must=must, mute=muter)

    def may_play(
        self,
        card: Card,
        *,
        place: int = NOWHERE,
        on_base: bool = False,
        affecting: Minion | None = None,
        seat: int | None = None,
    ) -> bool:
        """Whether this particular card could be played as an extra, and could so directly affect a minion."""
        player = self.doer(seat)
        able = play.may_play_particular(self.game, player, card, place, on_base)
        return able and (affecting is None or trial.could_affect(self.game, player, card, affecting))

    def may_use_talent(self, card: Card) -> bool:
        """Whether the talent of a card could be used an extra time, and do something."""
        return turn.talent_open(self.game, card)

    def play_with_text_of(self, card: Card) -> Effect[None]:
        """Play this card from the hand with the text of another."""
        return play.play_as(self.game, self.controller, self.id, self.game.state.text[card.id])
