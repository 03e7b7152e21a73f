"""A brawl: the machine that plays a game of Smash Up, and how it is copied at any decision.

It is a handful of things by how long they live: what the deal has fixed, the state, what is seen in play now, and what
is in the middle of being done. A copy shares the first, copies the second, shares the third (it is never edited) and
begins with an empty fourth. In the middle of an effect, which cannot be copied, the state before it is copied and the
answers since are given again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from itertools import repeat
from typing import TYPE_CHECKING, Any, Self

from potasovka.core.choice import Choice, Option, Text
from potasovka.core.errors import IllegalAnswer
from potasovka.core.event import Event
from potasovka.core.game import Result
from potasovka.core.rng import Rng
from potasovka.core.seed import check_seed
from potasovka.smashup.engine import ask, consent, driver, foresight, position, setup, wording
from potasovka.smashup.engine.ask import key_of
from potasovka.smashup.engine.deal import Deal, deal_for
from potasovka.smashup.engine.flight import LANDED, Flight
from potasovka.smashup.engine.lookout import Sight, survey, survey_again
from potasovka.smashup.engine.mode import MODES
from potasovka.smashup.engine.state import State
from potasovka.smashup.engine.terms import DECK, DISCARD, HAND, NOWHERE

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Action, Base, Card, Minion
    from potasovka.smashup.engine.film import Film
    from potasovka.smashup.wire import SmashUpView


class Brawl:
    """What every function of the engine is handed; `SmashUp` is the door to it."""

    __slots__ = (
        "answers",
        "card",
        "deal",
        "drawn",
        "film",
        "flight",
        "keeps",
        "log",
        "open",
        "overhear",
        "powers",
        "public",
        "quiet",
        "seed",
        "setup",
        "sight",
        "state",
    )
    deal: Deal
    """What the deal has fixed; all copies share it."""
    state: State
    """Everything that can change; a copy has its own."""
    sight: Sight
    """What is seen in play now; never edited, so copies share it."""
    flight: Flight
    """What is in the middle of being done; a copy begins with nothing."""
    setup: Mapping[str, Any]
    """What was agreed before the game."""
    seed: int
    """Where chance began."""
    answers: list[str]
    """The keys answered so far."""
    log: list[Event]
    """What happened so far."""
    film: Film | None
    """Shots of the table after what happened, if somebody films (`film`); a copy has none."""
    quiet: bool
    """Whether no log is kept."""
    open: Choice | None
    """The open question; that of a copy is its original's until somebody asks for it (`choice`)."""
    powers: dict[int, int]
    """Powers and starting powers computed since the last change; only `zones` and `lasting` can change them."""
    public: SmashUpView | None
    """What everybody sees now, once somebody has looked (`view`)."""
    drawn: dict[Hashable, tuple[object, Any]]
    """Places and players as they were drawn last, each with its mark (`view`); copies share it, and none edits what is
    in it."""
    card: list[Card]
    """The handle of a card, by its number; a copy has none before somebody asks it something (`wake`)."""
    keeps: bool
    """Whether the state before each effect is kept; a quiet game does so from its first copy on."""
    overhear: Callable[[str, int], None] | None
    """Told of everything that happens; trials and coverage runs use it."""

    def _blank(self, deal: Deal, state: State) -> Self:
        """A game in which nothing is going on: how every game and every copy begins. Its sight is to be seen to."""
        self.deal, self.state = deal, state
        self.flight = Flight()
        self.powers = {}
        self.drawn = {}
        self.card = []
        self.open = self.overhear = self.public = self.film = None
        self.keeps = True
        self.answers, self.log, self.quiet = [], [], True
        return self

    # ---- playing -------------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, setup_: Mapping[str, Any], seed: int, quiet: bool) -> Self:
        """At its first decision."""
        agreed = setup.agree(setup_)
        players = position.players(agreed["position"]) if "position" in agreed else agreed["players"]
        mode = position.mode(agreed["position"]) if "position" in agreed else MODES[agreed.get("mode", "classic")]
        game = cls()._blank(deal_for(players, mode), State().begin(players, Rng(check_seed(seed))))
        game.setup, game.seed, game.quiet, game.keeps = agreed, seed, quiet, not quiet
        game.survey()
        if "position" in agreed:
            position.lay_out(game, agreed["position"])
        else:
            setup.lay_out(game)
        driver.advance(game)
        return game

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.state.vp)

    @property
    def choice(self) -> Choice | None:
        """The open question, or `None` when the game is over."""
        asked = self.open
        if asked is not None and asked.speaker is not self:  # a copy speaks for itself only when somebody listens
            asked = Choice(asked.seat, asked.asked, asked.values, self, asked.source, None, asked.window, asked.about)
            self.open = asked
        return asked

    def pick(self, index: int) -> Choice | None:
        """Answer with the option at this index; returns the next question."""
        choice = self.open
        if choice is None:
            raise IllegalAnswer("nothing can be answered: the game is over")
        if not 0 <= index < len(choice.values):
            raise IllegalAnswer(f"there is no option {index}; there are {len(choice)}")
        self.answers.append(key_of(self, choice.values[index]))
        driver.give(self, choice, index)
        return self.open

    def answer(self, key: str) -> None:
        """Answer with the option of this key."""
        choice = self.choice
        if choice is None:
            raise IllegalAnswer(f"{key!r} cannot be answered: the game is over")
        index = choice.index(key)
        self.answers.append(key)
        driver.give(self, choice, index)

    @property
    def result(self) -> Result | None:
        """How it ended, or `None` while it goes on."""
        if self.open is not None:
            return None
        return Result(self.state.winners, tuple(self.state.vp))

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
        """An independent copy at the same decision."""
        new = self._copy()
        if self.flight.effect is not None:
            self._give_again(new)
        else:
            new.open = self.open
        new.answers, new.log, new.quiet = self.answers[:], self.log[:], self.quiet
        new.drawn = self.drawn
        return new

    def fork(self, change: Callable[[Self], None]) -> Self:
        """A changed copy of the last settled point; what was answered since has not been, and nobody is asked yet."""
        new = self._copy()
        change(new)
        new.cards_changed()
        new.answers, new.log, new.quiet = self.answers[:], self.log[:], self.quiet
        return new

    def sandbox(self) -> Self:
        """A copy of all cards as they lie, in the middle of whatever is going on, with nothing left to do."""
        new = type(self)()._blank(self.deal, self.state.copy())
        new.setup, new.seed = self.setup, self.seed
        new.state.agenda, new.state.pending = [], []
        new.cards_changed()
        return new

    def _copy(self) -> Self:
        """A copy of the last settled point, quiet and without a record."""
        if not self.keeps:
            self._keep()
        flight, settled, seen = self.flight, self.state, self.sight
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
            again = type(self).new(self.setup, self.seed, quiet=False)
            for key in self.answers:
                again.answer(key)
            self.flight.before, self.flight.seen_before = again.flight.before, again.flight.seen_before
            again.let_go()

    def _give_again(self, new: Self) -> None:
        """Bring a copy of the last settled point to the open question. That point is edited by nobody: both keep it."""
        new.keeps = False
        flight = self.flight
        driver.advance(new)
        for number, index in enumerate(flight.since):
            choice = new.open
            assert choice is not None
            if flight.mixed is not None and flight.mixed[0] == number:
                new.lay_decks(flight.mixed[1])
            if isinstance(choice.values, list):  # of equal copies the very card that was meant
                choice.values[index] = flight.given[number]
            driver.give(new, choice, index)
        new.keeps = True
        if flight.mixed is not None and flight.mixed[0] == len(flight.since):
            new.lay_decks(flight.mixed[1])
        new.flight.before, new.flight.seen_before, new.flight.mixed = flight.before, flight.seen_before, flight.mixed

    def lay_decks(self, decks: list[list[int]]) -> None:
        """Let all decks, the base deck last, lie in another order."""
        *own, self.state.base_deck = [deck[:] for deck in decks]
        self.state.deck = own

    def set_back(self, state: State, sight: Sight, deal: Deal, card: list[Card]) -> None:
        """What was tried out has not been: these are how it was before, and nothing is going on."""
        self.state, self.sight, self.deal, self.card = state, sight, deal, card
        self.flight, self.powers = Flight(), {}

    def let_go(self) -> None:
        """Nobody plays it any more. Its handles, its question and its effect lead back to it: only without them it is
        freed at once, and not when the collector of garbage comes round."""
        self.card = []
        self.flight.effect = None  # some effects hold the flight they are in
        self.flight = LANDED
        self.open = self.overhear = None

    # ---- cards ---------------------------------------------------------------------------------------------------

    def base(self, place: int) -> Base:
        """The base card at a place."""
        self.wake()
        assert self.state.base[place] != NOWHERE
        return self.card[self.state.base[place]]  # type: ignore[return-value]

    def ground(self, place: int) -> int:
        """What tells one base card's stay at a place from another's: what was done "here" this turn belongs to it."""
        return self.deal.mode.ground(self, place)

    def minion(self, number: int) -> Minion:
        """The handle of a card that is a minion."""
        return self.card[number]  # type: ignore[return-value]

    def action(self, number: int) -> Action:
        """The handle of a card that is an action."""
        return self.card[number]  # type: ignore[return-value]

    def minions(self, at: int | None = None) -> list[Minion]:
        """All minions in play, or at a place."""
        self.wake()
        card, rows = self.card, self.state.minions
        return [card[number] for row in (rows if at is None else (rows[at],)) for number in row]  # type: ignore[misc]

    def actions(self) -> list[Action]:
        """All actions in play: on bases, then on minions."""
        self.wake()
        s = self.state
        found = [number for row in s.actions for number in row]
        found.extend(number for row in s.minions for minion in row for number in s.attached.get(minion, ()))
        return [self.action(number) for number in found]

    def base_actions(self, place: int) -> list[Action]:
        """The actions on the base at a place."""
        self.wake()
        return [self.action(number) for number in self.state.actions[place]]

    def clockwise(self) -> list[int]:
        """All seats, the current player first."""
        return [(self.state.current + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the current player."""
        return [other for other in self.clockwise() if other != seat]

    def pile(self, zone: int, seat: int) -> list[Card]:
        """The cards of a hand, deck or discard pile."""
        self.wake()
        s = self.state
        return [self.card[n] for n in (s.hand if zone == HAND else s.deck if zone == DECK else s.discard)[seat]]

    def holder(self, card: int) -> int:
        """In whose hand, deck or discard pile a card is."""
        s = self.state
        zone = s.zone[card]
        if zone == DECK:
            return next((seat for seat, deck in enumerate(s.deck) if card in deck), s.owner[card])
        return s.owner[card] if zone == DISCARD else s.ctrl[card]

    def being_played(self, card: int) -> bool:
        """Whether a card is in the middle of being played."""
        return card in self.flight.playing

    # ---- what is kept until cards in play come or go -----------------------------------------------------------------

    def layout_changed(self, card: int, *, here: bool) -> None:
        """A card came into play or to another place, or (not `here`) left play."""
        sight = self.sight
        if not self.deal.book.unseen[self.state.text[card]] or sight.cancelled or "cancels" in sight.index:
            self.sight = survey_again(self, sight, card, here=here)
        self.powers.clear()

    def survey(self) -> None:
        """Abilities were cancelled, or are no longer: look at everything again."""
        self.sight = survey(self)
        self.powers.clear()

    def forget_handle(self, card: int) -> None:
        """A card runs another text."""
        self.card[card] = self.deal.defs[self.state.text[card]](self, card)
        self.survey()

    def cards_changed(self) -> None:
        """The cards of the game are other ones: look once at all that they can do."""
        self.deal = self.deal.of_cards(self.state)
        for hand in self.state.hand:
            hand.sort(key=self.deal.kinds.__getitem__)
        self.take_up()
        self.survey()

    def wake(self) -> None:
        """Make the handles of a copy that nobody has used yet; for whoever reads a copy."""
        if not self.card:
            self.take_up()

    def rest(self) -> None:
        """Let the words of the question go until somebody asks again; the handles too, unless an effect in flight holds
        on to them."""
        if self.open is not None:
            self.open.forget_words()
        if self.flight.effect is None:
            self.card = []

    def take_up(self) -> None:
        """Make the handles of all cards, as fast as can be; NOWHERE has none."""
        texts = self.state.text
        pairs = zip(repeat(self), range(len(texts)))
        self.card[:] = map(tuple.__new__, map(self.deal.defs.__getitem__, texts), pairs)
        self.card.append(None)  # type: ignore[arg-type]

    # ---- words -----------------------------------------------------------------------------------------------------

    def key_of(self, value: ask.Value) -> str:
        """The key of an option."""
        return key_of(self, value)

    def describe(self, choice: Choice, value: ask.Value) -> Option:
        """An option in words."""
        return wording.describe(self, choice, value)

    def loses(self, choice: Choice, value: ask.Value) -> bool:
        """Whether an answer costs the one who gives it what it shows."""
        return wording.loses(self, choice, value)

    def arguments(self, choice: Choice) -> dict[str, Any]:
        """What a question says about itself."""
        return wording.arguments(self, choice)

    def foresees(self, choice: Choice) -> dict[int, Text]:
        """What will come of answers, by index, where that is worth a word before."""
        if choice.asked == "ask-useless":
            return consent.foresee_useless(self, choice.seat, choice.values)
        return foresight.foresee(self, choice.seat, choice.values) if choice.message in foresight.FORESEEN else {}

    def present_copy(self) -> Self:
        """A copy of the table as it is, quiet and without what is going on; for trying something out."""
        new = type(self)()._blank(self.deal, self.state.copy())
        new.setup, new.seed, new.sight = self.setup, self.seed, self.sight
        return new
