"""A scenario: set up a position, play and answer by readable names, ask about anything. For tests, reports, puzzles."""

from __future__ import annotations

import re
from collections.abc import Sequence

from potasovka.core.choice import Choice
from potasovka.core.errors import IllegalAnswer, PotasovkaError
from potasovka.core.rng import ScriptedRng
from potasovka.smashup.engine import ask, berths, playable, position, scoring, values
from potasovka.smashup.engine.board_text import LETTERS
from potasovka.smashup.engine.game import SmashUp
from potasovka.smashup.engine.position import plain
from potasovka.smashup.engine.telling import SIDE_NAMES
from potasovka.smashup.engine.terms import NOBODY, NOWHERE, PLAY, ZONE_NAMES


class Scenario:
    """A game from a position. Cards are named as in the position; `Ghost @ Haunted House`, `B Ghost` and `Ghost #2`
    tell equal ones apart."""

    def __init__(self, text: str, *, seed: int = 1, chance: Sequence[int] | None = None) -> None:
        self.game = SmashUp.new({"position": text}, seed)
        """The game itself."""
        self.brawl = self.game.brawl
        """What plays in it."""
        if chance is not None:
            self.brawl.state.rng = ScriptedRng(chance)

    # ---- doing -----------------------------------------------------------------------------------------------

    @property
    def choice(self) -> Choice:
        """The open question."""
        choice = self.game.choice
        if choice is None:
            raise PotasovkaError("the game is over")
        return choice

    @property
    def asked(self) -> str:
        """Who is asked, as a letter."""
        return LETTERS[self.choice.seat]

    @property
    def prompt(self) -> str:
        """What is asked, as the message's name."""
        return self.choice.message

    @property
    def options(self) -> list[str]:
        """The options by their plainest names."""
        return [self._labels(value)[0] for value in self.choice.values]

    def choose(self, *answers: str) -> Scenario:
        """Answer the open questions one after another."""
        for answer in answers:
            self.game.pick(self._index(answer))
        return self

    def play(self, card: str, at: str = "", on: str = "") -> Scenario:
        """Play a card in the Play Cards phase: at a base, or on a minion; without either, answer yourself."""
        self.choose(f"play {card}")
        target = at or on
        if target and self.game.choice is not None and self.prompt in ("ask-play-where", "ask-play-on-minion"):
            self.choose(target)
        return self

    def talent(self, card: str) -> Scenario:
        """Use a talent."""
        return self.choose(f"talent {card}")

    def end_turn(self) -> Scenario:
        """End the Play Cards phase; goes on until somebody must decide."""
        return self.choose("end")

    def done(self) -> None:
        """Prove that nothing is left in the middle: the current player stands before the menu, or the game is over."""
        if self.game.choice is not None and self.prompt != "ask-menu":
            raise AssertionError(f"{self.asked} is still asked {self.prompt}: {self.options}")

    # ---- asking ----------------------------------------------------------------------------------------------

    def power(self, card: str) -> int:
        """The power of a minion in play."""
        return values.power(self.brawl, self._in_play(card))

    def counters(self, card: str) -> int:
        """The +1 power counters on a card in play."""
        return self.brawl.state.counters[self._in_play(card)]

    def controller(self, card: str) -> str:
        """Who controls a card in play."""
        return LETTERS[self.brawl.state.ctrl[self._in_play(card)]]

    def total(self, player: str, base: str) -> int:
        """A player's total at a base."""
        return values.total(self.brawl, self._place(base), LETTERS.index(player))

    def breakpoint(self, base: str) -> int:
        """The breakpoint of a base."""
        return values.breakpoint(self.brawl, self._place(base))

    def prizes(self, base: str) -> dict[str, int]:
        """What each player would get if the base were scored now."""
        place = self._place(base)
        would_get = scoring.prizes(self.brawl, place, values.totals(self.brawl, place))
        return {LETTERS[seat]: points for seat, _, points in would_get}

    def points(self, player: str) -> int:
        """A player's victory points."""
        return self.brawl.state.vp[LETTERS.index(player)]

    def hand(self, player: str) -> list[str]:
        """The names of the cards in a hand, sorted."""
        return sorted(self._name(card) for card in self.brawl.state.hand[LETTERS.index(player)])

    def deck(self, player: str) -> list[str]:
        """The names of the cards in a deck, top first."""
        return [self._name(card) for card in reversed(self.brawl.state.deck[LETTERS.index(player)])]

    def discard(self, player: str) -> list[str]:
        """The names of the cards in a discard pile, sorted."""
        return sorted(self._name(card) for card in self.brawl.state.discard[LETTERS.index(player)])

    def bases(self) -> list[str]:
        """The names of the bases in play."""
        if self.brawl.state.board is not None:
            return [self._name(self.brawl.state.board.base)]
        return [self.brawl.base(place).name for place in range(len(self.brawl.state.base))]

    def slot(self, player: str, side: str) -> int:
        """In which slot of a side of the Big Base a player stands; 0 for none."""
        return berths.of(self.brawl, self._place(side), LETTERS.index(player)) + 1

    def minions(self, base: str, player: str = "") -> list[str]:
        """The names of the minions at a base, of one player or all, sorted."""
        s = self.brawl.state
        here = s.minions[self._place(base)]
        return sorted(self._name(card) for card in here if not player or LETTERS[s.ctrl[card]] == player)

    def actions(self, base: str) -> list[str]:
        """The names of the actions on a base, sorted."""
        return sorted(self._name(card) for card in self.brawl.state.actions[self._place(base)])

    def attached(self, card: str) -> list[str]:
        """The names of the actions on a minion."""
        return [self._name(action) for action in self.brawl.state.attached.get(self._in_play(card), ())]

    def where(self, card: str) -> str:
        """Where a card is: the base's name if in play, otherwise its zone; all of them, if there are several."""
        s = self.brawl.state
        found = [
            self._place_name(s.place[number]) if s.zone[number] == PLAY else ZONE_NAMES[s.zone[number]]
            for number in range(len(s.face))
            if plain(self._name(number)) == plain(card)
        ]
        return ", ".join(found) or "nowhere"

    def why_not(self, card: str) -> str:
        """Why the current player cannot play a card from their hand: the reason's name, or nothing if they can."""
        seat = self.brawl.state.current
        for number in self.brawl.state.hand[seat]:
            if plain(self._name(number)) == plain(card):
                why = playable.why_not(self.brawl, seat, self.brawl.card[number])
                return "" if why is None else why.id
        raise PotasovkaError(f"{LETTERS[seat]} has no {card} in hand: {self.hand(LETTERS[seat])}")

    def why_not_at(self, card: str, base: str) -> str:
        """What forbids the current player to play a card of this name at a base, if anything does."""
        found = position.find(card, ("minion", "action"))(self.brawl, self._any(card))
        why = playable.forbidden(self.brawl, found, self.brawl.state.current, self._place(base))
        return "" if why is None else str(why.args["card"].id)

    # ---- names -------------------------------------------------------------------------------------------------

    def _name(self, card: int) -> str:
        return self.brawl.deal.defs[self.brawl.state.face[card]].name

    def _place(self, base: str) -> int:
        names = [self._place_name(place) for place in range(len(self.brawl.state.base))]
        for place, name in enumerate(names):
            if name and plain(name) == plain(base):
                return place
        raise PotasovkaError(f"there is no base {base!r}; there are: {', '.join(filter(None, names))}")

    def _place_name(self, place: int) -> str:
        """A place by its base, or as a side of the board."""
        if self.brawl.state.board is not None:
            return SIDE_NAMES[place] if place != NOWHERE else "the middle"
        base = self.brawl.state.base[place]
        return "" if base == NOWHERE else self._name(base)

    def _any(self, card: str) -> int:
        for number in range(len(self.brawl.state.face)):
            if plain(self._name(number)) == plain(card):
                return number
        raise PotasovkaError(f"there is no {card!r}")

    def _in_play(self, card: str) -> int:
        wanted, nth = _nth(card)
        cards = [number for number, zone in enumerate(self.brawl.state.zone) if zone == PLAY]
        found = [number for number in cards if wanted in map(plain, self._card_labels(number))]
        return self._one(card, found, nth)

    def _one(self, name: str, found: list[int], nth: int) -> int:
        if nth and nth <= len(found):
            return found[nth - 1]
        if len(found) != 1:
            raise PotasovkaError(f"{name!r} means {len(found)} cards; add '@ base', a player's letter or '#2'")
        return found[0]

    def _index(self, answer: str) -> int:
        wanted, nth = _nth(answer)
        options = list(self.choice.values)
        found = [i for i, value in enumerate(options) if wanted in map(plain, self._labels(value))]
        if nth and nth <= len(found):
            return found[nth - 1]
        if len(found) != 1:
            how = "is no option" if not found else f"means {len(found)} options"
            raise IllegalAnswer(f"{answer!r} {how}; {self.asked} is asked {self.prompt}: {self.options}")
        return found[0]

    def _card_labels(self, card: int) -> list[str]:
        s, name = self.brawl.state, self._name(card)
        seat = s.ctrl[card]
        at = f" @ {self._place_name(s.place[card])}" if s.place[card] != NOWHERE else ""
        labels = [name, name + at]
        if seat != NOBODY:
            labels += [f"{LETTERS[seat]} {name}", f"{LETTERS[seat]} {name}{at}"]
        return labels

    def _labels(self, value: ask.Value) -> list[str]:
        tag, key = value[0], self.brawl.key_of(value)
        if tag == "trigger" and value[1] == NOWHERE:
            return [key]  # what the rules themselves offer, as uncovering a card
        if tag in ("card", "trigger"):
            return [*self._card_labels(value[1]), key]
        if tag in ("talent", "use", "special", "play"):
            return [*(f"{tag} {label}" for label in self._card_labels(value[1])), key]
        if tag == "pile":
            return [self._name(value[1]), key]
        if tag in ("base", "berth"):
            name = self._place_name(value[1])
            return [name if len(value) == 2 else f"{name} {value[2] + 1}", key]
        if tag == "number":
            return [str(value[1]), key]
        if tag == "word":
            card = self.brawl.deal.book.by_slug.get(value[1])
            return [value[1] if card is None else card.name, key]
        return [key]


def _nth(text: str) -> tuple[str, int]:
    found = re.match(r"^(.*?) *#(\d+)$", text)
    return (plain(found[1]), int(found[2])) if found else (plain(text), 0)
