"""The game as `core` knows it, and how it is copied at any decision.

It is a handful of things by how long they live: what the deal has fixed, the state, what is seen on the table now, and
what is in the middle of being done. A copy shares the first, copies the second, shares the third (it is never edited)
and begins with an empty fourth. In the middle of an effect, which cannot be copied, the state before it is copied and
the answers since are given again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from itertools import repeat
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from potasovka.core.choice import Choice, Option
from potasovka.core.errors import IllegalAnswer
from potasovka.core.game import Game, Result
from potasovka.core.rng import Rng
from potasovka.smashup.engine import ask, driver, position, setup, view
from potasovka.smashup.engine.ask import key_of
from potasovka.smashup.engine.deal import Deal, deal_for
from potasovka.smashup.engine.flight import Flight
from potasovka.smashup.engine.inventory import inventory
from potasovka.smashup.engine.lookout import Sight, look_again, look_round
from potasovka.smashup.engine.state import State
from potasovka.smashup.engine.terms import DECK, DISCARD, HAND, NOWHERE

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Action, Base, Card, Minion


class SmashUp(Game):
    """«Замес»."""

    name: ClassVar[str] = "smashup"
    rules: ClassVar[str] = "2"
    __slots__ = (
        "action",
        "answers",
        "card",
        "deal",
        "flight",
        "keeps",
        "log",
        "minion",
        "open",
        "overhear",
        "powers",
        "quiet",
        "s",
        "seed",
        "setup",
        "sight",
    )
    deal: Deal
    """What the deal has fixed; all copies share it."""
    s: State
    """The state; a copy has its own."""
    sight: Sight
    """What is seen on the table now; never edited, so copies share it."""
    flight: Flight
    """What is in the middle of being done; a copy begins with nothing."""
    open: Choice | None
    """The open question; that of a copy is its original's until somebody asks for it (`choice`)."""
    powers: dict[int, int]
    """Powers computed since the last change; whoever changes something on which they may depend clears them."""
    card: list[Card]
    """The handle of a card, by its number; a copy has none before somebody asks it something (`wake`)."""
    minion: list[Minion]
    """The handle of a minion."""
    action: list[Action]
    """The handle of an action."""
    keeps: bool
    """Whether the state before each effect is kept; a quiet game does so from its first copy on."""
    overhear: Callable[[str, int], None] | None
    """Told of everything that happens; trials and coverage runs use it."""

    def _blank(self, deal: Deal, s: State) -> Self:
        """A game in which nothing is going on: how every game and every copy begins. Its sight is to be seen to."""
        self.deal, self.s = deal, s
        self.flight = Flight()
        self.powers = {}
        self.card = []
        self.minion = self.card  # type: ignore[assignment]
        self.action = self.card  # type: ignore[assignment]
        self.open = self.overhear = None
        self.keeps = True
        self.answers, self.log, self.quiet = [], [], True
        return self

    # ---- the door ----------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, setup_: Mapping[str, Any], seed: int, *, quiet: bool = False) -> Self:
        agreed = setup.agree(setup_)
        players = position.players(agreed["position"]) if "position" in agreed else agreed["players"]
        game = cls()._blank(deal_for(players), State().begin(players, Rng(seed)))
        game.setup, game.seed, game.quiet, game.keeps = agreed, seed, quiet, not quiet
        game.look_round()
        if "position" in agreed:
            position.lay_out(game, agreed["position"])
        else:
            setup.lay_out(game)
        driver.advance(game)
        return game

    @property
    def seats(self) -> int:
        return len(self.s.vp)

    @property
    def choice(self) -> Choice | None:
        asked = self.open
        if asked is not None and asked.speaker is not self:  # a copy speaks for itself only when somebody listens
            asked = Choice(asked.seat, asked.asked, asked.values, self, asked.source, None, asked.window)
            self.open = asked
        return asked

    def pick(self, index: int) -> Choice | None:
        choice = self.open
        if choice is None:
            raise IllegalAnswer("nothing can be answered: the game is over")
        if not 0 <= index < len(choice.values):
            raise IllegalAnswer(f"there is no option {index}; there are {len(choice)}")
        self.answers.append(key_of(self, choice.values[index]))
        driver.give(self, choice, index)
        return self.open

    def answer(self, key: str) -> None:
        choice = self.open
        if choice is None:
            raise IllegalAnswer(f"{key!r} cannot be answered: the game is over")
        index = choice.index(key)
        self.answers.append(key)
        driver.give(self, choice, index)

    @property
    def result(self) -> Result | None:
        if self.open is not None:
            return None
        return Result(self.s.winners, tuple(self.s.vp))

    def view(self, seat: int | None) -> dict[str, Any]:
        self.wake()
        return cast(dict[str, Any], view.view(self, seat))

    # ---- copies ----------------------------------------------------------------------------------------------------

    @property
    def in_flight(self) -> bool:
        """Whether an effect has stopped to ask."""
        return self.flight.effect is not None

    @property
    def given(self) -> list[ask.Value]:
        """What was answered since the last settled point."""
        return self.flight.given if self.in_flight else []

    def clone(self) -> Self:
        new = self._copy()
        if self.flight.effect is not None:
            self._give_again(new)
        else:
            new.open = self.open
        new.answers, new.log, new.quiet = self.answers[:], self.log[:], self.quiet
        return new

    def fork(self, change: Callable[[Self], None]) -> Self:
        """A changed copy of the last settled point; what was answered since has not been, and nobody is asked yet."""
        new = self._copy()
        change(new)
        new.cards_changed()
        new.answers, new.log, new.quiet = self.answers[:], self.log[:], self.quiet
        return new

    def sandbox(self) -> Self:
        """A copy of the table as it lies, in the middle of whatever is going on, with nothing left to do."""
        new = type(self)()._blank(self.deal, self.s.copy())
        new.setup, new.seed = self.setup, self.seed
        new.s.agenda, new.s.pending = [], []
        new.cards_changed()
        return new

    def _copy(self) -> Self:
        """A copy of the last settled point, quiet and without a record."""
        if not self.keeps:
            self._keep()
        flight, settled, seen = self.flight, self.s, self.sight
        if flight.effect is not None:
            assert flight.before is not None
            assert flight.seen_before is not None
            settled, seen = flight.before, flight.seen_before
        new = type(self)()._blank(self.deal, settled.copy())
        new.setup, new.seed, new.sight = self.setup, self.seed, seen
        return new

    def _keep(self) -> None:
        """Keep the state before each effect from now on; for the one in flight the game is played once more."""
        self.keeps = True
        if self.flight.effect is not None:
            again = type(self).new(self.setup, self.seed)
            for key in self.answers:
                again.answer(key)
            self.flight.before, self.flight.seen_before = again.flight.before, again.flight.seen_before

    def _give_again(self, new: Self) -> None:
        """Bring a copy of the last settled point to the open question. That point is edited by nobody: both keep it."""
        new.keeps = False
        driver.advance(new)
        for index in self.flight.since:
            assert new.open is not None
            driver.give(new, new.open, index)
        new.keeps = True
        new.flight.before, new.flight.seen_before = self.flight.before, self.flight.seen_before

    # ---- what else a game is asked -----------------------------------------------------------------------------------

    def shown(self, seats: Collection[int]) -> Hashable:
        mask = sum(1 << seat for seat in seats)
        return self.s.rng.state, tuple([known & mask for known in self.s.known])

    @property
    def occasions(self) -> int:
        return self.s.occasions

    def determinise(self, seat: int, rng: Rng) -> SmashUp:
        from potasovka.smashup.engine.worlds import determinise

        return determinise(self, seat, rng)

    def inventory(self) -> list[str]:
        self.wake()
        return inventory(self)

    # ---- cards ---------------------------------------------------------------------------------------------------

    def base(self, place: int) -> Base:
        """The base card at a place."""
        self.wake()
        assert self.s.base[place] != NOWHERE
        return self.card[self.s.base[place]]  # type: ignore[return-value]

    def ground(self, place: int) -> int:
        """What tells one base card's stay at a place from another's: what was done "here" this turn belongs to it."""
        base = self.s.base[place]
        return NOWHERE if base == NOWHERE else self.s.stamp[base]

    def minions(self, at: int | None = None) -> list[Minion]:
        """All minions in play, or at a place."""
        self.wake()
        card, rows = self.minion, self.s.minions
        return [card[number] for row in (rows if at is None else (rows[at],)) for number in row]

    def actions(self) -> list[Action]:
        """All actions in play: on bases, then on minions."""
        self.wake()
        s = self.s
        found = [number for row in s.actions for number in row]
        found.extend(number for row in s.minions for minion in row for number in s.attached.get(minion, ()))
        return [self.action[number] for number in found]

    def base_actions(self, place: int) -> list[Action]:
        """The actions on the base at a place."""
        self.wake()
        return [self.action[number] for number in self.s.actions[place]]

    def clockwise(self) -> list[int]:
        """All seats, the current player first."""
        return [(self.s.current + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the current player."""
        return [other for other in self.clockwise() if other != seat]

    def pile(self, zone: int, seat: int) -> list[Card]:
        """The cards of a hand, deck or discard pile."""
        self.wake()
        s = self.s
        return [self.card[n] for n in (s.hand if zone == HAND else s.deck if zone == DECK else s.discard)[seat]]

    def holder(self, card: int) -> int:
        """In whose hand, deck or discard pile a card is."""
        s = self.s
        zone = s.zone[card]
        if zone == DECK:
            return next((seat for seat, deck in enumerate(s.deck) if card in deck), s.owner[card])
        return s.owner[card] if zone == DISCARD else s.ctrl[card]

    def being_played(self, card: int) -> bool:
        """Whether a card is in the middle of being played."""
        return card in self.flight.playing

    # ---- what is asked again and again, until the layout of the table changes ----------------------------------------

    def layout_changed(self, card: int, *, here: bool) -> None:
        """A card came into play or to another place, or (not `here`) left play."""
        self.sight = look_again(self, self.sight, card, here=here)
        self.powers.clear()

    def look_round(self) -> None:
        """Abilities were cancelled, or are no longer: look at everything again."""
        self.sight = look_round(self)
        self.powers.clear()

    def forget_handle(self, card: int) -> None:
        """A card runs another text."""
        self.card[card] = self.deal.defs[self.s.text[card]](self, card)
        self.look_round()

    def cards_changed(self) -> None:
        """The cards of the game are other ones: look once at all that they can do."""
        self.deal = self.deal.of_cards(self.s)
        for hand in self.s.hand:
            hand.sort(key=self.deal.kinds.__getitem__)
        self.take_up()
        self.look_round()

    def wake(self) -> None:
        """Make the handles of a copy that nobody has used yet; for whoever reads a copy."""
        if not self.card:
            self.take_up()

    def take_up(self) -> None:
        """Make the handles of all cards, as fast as can be; NOWHERE has none."""
        texts = self.s.text
        pairs = zip(repeat(self), range(len(texts)))
        self.card[:] = map(tuple.__new__, map(self.deal.defs.__getitem__, texts), pairs)
        self.card.append(None)  # type: ignore[arg-type]

    # ---- words -----------------------------------------------------------------------------------------------------

    def key_of(self, value: ask.Value) -> str:
        """The key of an option."""
        return key_of(self, value)

    def describe(self, value: ask.Value) -> Option:
        """An option in words."""
        return ask.describe(self, value)

    def loses(self, prompt: str, value: ask.Value) -> bool:
        """Whether an answer costs the one who gives it what it shows."""
        return ask.loses(self, prompt, value)
