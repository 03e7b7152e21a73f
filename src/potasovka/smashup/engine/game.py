"""The driver: runs the agenda until somebody must decide, and can copy the game at any decision.

An entry of the agenda is plain data, and the moment before it runs is a settled point. An effect is a generator that
lives only within one entry; the game keeps the state as it was before it and the answers given since, so a clone copies
that state and gives the same answers again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Mapping
from itertools import repeat
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from potasovka.core.choice import Choice, Option, Text
from potasovka.core.errors import IllegalAnswer
from potasovka.core.event import Event
from potasovka.core.game import Game, Result
from potasovka.core.rng import Rng
from potasovka.smashup.engine import ask, position, settle, setup, view
from potasovka.smashup.engine.agenda import ANSWERED, EFFECT, ENTRIES, MENU
from potasovka.smashup.engine.ask import key_of
from potasovka.smashup.engine.inventory import inventory
from potasovka.smashup.engine.lookout import Index, Lookout, look_round, with_card, without_card
from potasovka.smashup.engine.registry import Responders, registry
from potasovka.smashup.engine.state import State
from potasovka.smashup.engine.terms import BURIED, DECK, DISCARD, HAND, NOWHERE, Slot

if TYPE_CHECKING:
    from potasovka.smashup.engine.card import Action, Base, Card, Minion


class SmashUp(Game):
    """«Замес»."""

    name: ClassVar[str] = "smashup"
    rules: ClassVar[str] = "2"
    __slots__ = (
        "_choice",
        "_flight",
        "_given",
        "_keeps",
        "_settled",
        "_sight",
        "_since",
        "action",
        "answerable",
        "answers",
        "at_once",
        "book",
        "by_slug",
        "cancelled",
        "card",
        "defs",
        "duelling",
        "easy",
        "everybody",
        "factions",
        "from_discard",
        "goals",
        "index",
        "kinds",
        "log",
        "look",
        "minion",
        "must",
        "order",
        "overhear",
        "picked",
        "playing",
        "powers",
        "quiet",
        "s",
        "seed",
        "setup",
        "titanic",
        "uncovering",
    )

    def _prepare(self) -> Self:
        """An empty shell; `fork` fills a blank one by itself, and machine code cannot skip a constructor."""
        self.book = book = registry()
        """All cards there are."""
        self.defs = book.defs
        self.by_slug = book.by_slug
        self.setup: Mapping[str, Any] = {}
        self.seed = 0
        self.answers: list[str] = []
        self.log: list[Event] = []
        self.quiet = False
        self.factions: tuple[tuple[str, ...], ...] = ()
        """The factions of each seat."""
        self.s: State
        """The state."""
        self.everybody = 0
        """The mask of all seats."""
        self.titanic = False
        """Whether there are titans in this game."""
        self.kinds: list[int] = []
        """Face and owner of each card in one number: copies that nobody could tell apart have the same."""
        self.order: list[int] = []
        """The same, but in the order of the names, and with room for a zone."""
        self.easy: list[str] = []
        """The kind of each card that may go wherever nothing forbids it; nothing for one that needs a closer look."""
        self.answerable: Responders = {}
        """What a Special of some card of this game may answer, and which definitions have one, by zone."""
        self.from_discard: list[int] = []
        """Cards in this game that may be played from a discard pile."""
        self.index: Index = {}
        """For each hook and happening: the cards in play that have an answer, cancelled ones left out."""
        self.cancelled: frozenset[int] = frozenset()
        """Cards in play whose abilities are cancelled."""
        self.look: Lookout
        """The places that cards in play watch over."""
        self._sight: tuple[Index, frozenset[int], Lookout]
        """These three as they were before the effect in flight."""
        self._rest()
        return self

    def _rest(self) -> None:
        """Nothing is going on: how every game and every copy begins."""
        self.powers: dict[int, int] = {}
        """Powers computed since the last change; whoever changes something on which they may depend clears them."""
        self.at_once = False
        """Whether extra cards must be played at once, because a Special gives them."""
        self.playing: list[int] = []
        """The cards in the middle of being played, the innermost last."""
        self.goals: dict[int, str] = {}
        """Where played actions go instead of the discard pile."""
        self.uncovering = NOWHERE
        """The buried card that is being uncovered."""
        self.duelling = False
        """Whether a duel is going on."""
        self.must = NOWHERE
        """A card that must be chosen wherever it can be."""
        self.overhear: Callable[[str, int], None] | None = None
        """Told of everything that happens; trials and coverage runs use it."""
        self.card: list[Card] = []
        """The handle of a card, by its number; a copy has none before somebody asks it something (`wake`)."""
        self.minion: list[Minion] = self.card  # type: ignore[assignment]
        """The handle of a minion."""
        self.action: list[Action] = self.card  # type: ignore[assignment]
        """The handle of an action."""
        self.picked = 0
        """Which option of the last question of the effect in flight was chosen."""
        self._choice: Choice | None = None
        self._flight: Generator[Choice, None, None] | None = None
        self._keeps = True
        """Whether the state before each effect is kept; a quiet game does so from its first copy on."""
        self._settled: State | None = None
        """The state before the effect in flight."""
        self._since: list[int] = []
        self._given: list[ask.Value] = []

    # ---- the door ----------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, setup_: Mapping[str, Any], seed: int, *, quiet: bool = False) -> Self:
        game = cls()._prepare()
        game.setup = setup.agree(setup_)
        game.seed = seed
        game.quiet = quiet
        game._keeps = not quiet
        if "position" in game.setup:
            position.lay_out(game, game.setup["position"], Rng(seed))
        else:
            game.seat_players(game.setup["players"], Rng(seed))
            setup.lay_out(game)
        game.advance()
        return game

    def seat_players(self, players: int, rng: Rng) -> None:
        """An empty table for so many players."""
        self.s = State().begin(players, rng)
        self.everybody = (1 << players) - 1
        self.look = Lookout(self)

    @property
    def seats(self) -> int:
        return len(self.s.vp)

    @property
    def choice(self) -> Choice | None:
        return self._choice

    def pick(self, index: int) -> Choice | None:
        choice = self._choice
        if choice is None:
            raise IllegalAnswer("nothing can be answered: the game is over")
        if not 0 <= index < len(choice.values):
            raise IllegalAnswer(f"there is no option {index}; there are {len(choice)}")
        self.answers.append(key_of(self, choice.values[index]))
        self.give(choice, index)
        return self._choice

    def answer(self, key: str) -> None:
        choice = self._choice
        if choice is None:
            raise IllegalAnswer(f"{key!r} cannot be answered: the game is over")
        index = choice.index(key)
        self.answers.append(key)
        self.give(choice, index)

    def give(self, choice: Choice, index: int) -> None:
        """Answer without writing it down, and run on; copies that catch up with their original do just that."""
        s, value = self.s, choice.values[index]
        s.answered[choice.seat] += 1
        s.asked_turn = s.turn
        if self._flight is None:
            entry = s.agenda[-1]
            answered = ANSWERED[entry[0]]
            if len(entry) == 1:
                answered(self, value)
            else:
                answered(self, value, *entry[1:])
        else:
            self._since.append(index)
            self._given.append(value)
            self.picked = index
            self._resume(self._flight)
            if self._choice is not None:
                return
        self.advance()

    def advance(self) -> None:
        """Run the agenda until somebody must decide, or the game is over."""
        self._choice = None
        if not self.card:
            self._take_up()
        agenda = self.s.agenda
        while agenda:
            entry = agenda[-1]
            kind, run = ENTRIES[entry[0]]
            if kind != MENU:
                if kind == EFFECT and self._keeps:
                    self._settled, self._sight = self.s.copy(), (self.index, self.cancelled, self.look)
                agenda.pop()
            size = len(entry)  # most entries are short, and a call with all its arguments named is the faster one
            if size == 1:
                done = run(self)
            elif size == 2:
                done = run(self, entry[1])
            elif size == 3:
                done = run(self, entry[1], entry[2])
            elif size == 4:
                done = run(self, entry[1], entry[2], entry[3])
            else:
                done = run(self, *entry[1:])
            if kind == MENU:
                if done is not None:
                    self._choice = done
                    return
            elif kind == EFFECT:
                self._flight, self._since, self._given = done, [], []
                self._resume(done)
                if self._choice is not None:
                    return
            elif agenda:  # a game that is over rests
                settle.end_effect(self)

    def _resume(self, flight: Generator[Choice, None, None]) -> None:
        self._choice = next(flight, None)
        if self._choice is None:
            self._flight = None
            self._settled = None
            settle.end_effect(self)

    @property
    def result(self) -> Result | None:
        if self._choice is not None:
            return None
        return Result(self.s.winners, tuple(self.s.vp))

    def view(self, seat: int | None) -> dict[str, Any]:
        self.wake()
        return cast(dict[str, Any], view.view(self, seat))

    def clone(self) -> Self:
        new = self._copy()
        if self._flight is not None:
            self._give_again(new)
        elif self._choice is not None:
            asked = self._choice
            new._choice = Choice(asked.seat, asked.asked, asked.values, new, asked.source, None, asked.window)
        new.answers, new.log, new.quiet = self.answers[:], self.log[:], self.quiet
        return new

    def fork(self, change: Callable[[Self], None]) -> Self:
        """A changed copy of the last settled point; what was answered since has not been, and nobody is asked yet."""
        new = self._copy()
        change(new)
        new._sort_cards()
        new._take_up()
        new.index_changed()
        new.answers, new.log, new.quiet = self.answers[:], self.log[:], self.quiet
        return new

    @property
    def in_flight(self) -> bool:
        """Whether an effect has stopped to ask."""
        return self._flight is not None

    @property
    def given(self) -> list[ask.Value]:
        """What was answered since the last settled point."""
        return self._given if self._flight is not None else []

    def _copy(self) -> Self:
        """A copy of the last settled point, quiet and without a record."""
        if not self._keeps:
            self._keep()
        state = self.s if self._flight is None else self._settled
        assert state is not None
        new = type(self)()
        new.book, new.defs, new.by_slug = self.book, self.defs, self.by_slug
        new.setup, new.seed, new.factions = self.setup, self.seed, self.factions
        new.s = state.copy()
        new.everybody, new.titanic = self.everybody, self.titanic
        new.kinds, new.easy, new.order = self.kinds, self.easy, self.order
        new.answerable, new.from_discard = self.answerable, self.from_discard
        new._rest()
        new.answers, new.log, new.quiet = [], [], True
        sight = (self.index, self.cancelled, self.look) if self._flight is None else self._sight
        new.index, new.cancelled, new.look = sight
        new._sight = sight
        return new

    def _keep(self) -> None:
        """Keep the state before each effect from now on; for the one in flight the game is played once more."""
        self._keeps = True
        if self._flight is not None:
            again = type(self).new(self.setup, self.seed)
            for key in self.answers:
                again.answer(key)
            self._settled, self._sight = again._settled, again._sight

    def sandbox(self) -> Self:
        """A copy of the table as it lies, in the middle of whatever is going on, with nothing left to do."""
        new = type(self)()._prepare()
        new.setup, new.factions, new.quiet = self.setup, self.factions, True
        new.s, new.everybody = self.s.copy(), self.everybody
        new.s.agenda, new.s.pending = [], []
        new.cards_changed()
        return new

    def _give_again(self, new: Self) -> None:
        """Bring a copy of the last settled point to the open question. That point is edited by nobody: both keep it."""
        new._keeps = False
        new.advance()
        for index in self._since:
            assert new._choice is not None
            new.give(new._choice, index)
        new._keeps, new._settled, new._sight = True, self._settled, self._sight

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
        return card in self.playing

    # ---- what is asked again and again, until the layout of the table changes ----------------------------------------

    def layout_changed(self, card: int, *, here: bool) -> None:
        """A card came into play or to another place, or (not `here`) left play."""
        book, text = self.book, self.s.text[card]
        if self.cancelled or "cancels" in self.index or book.unsteady[text]:
            self.index_changed()
        else:
            if book.keys[text]:
                self.index = with_card(self, self.index, card) if here else without_card(self, self.index, card)
            if book.placed[text]:
                self.look = Lookout(self, None if book.kind[text] == "base" else self.look)
        self.powers.clear()

    def forget_handle(self, card: int) -> None:
        """A card runs another text."""
        self.card[card] = self.defs[self.s.text[card]](self, card)
        self.index_changed()

    def index_changed(self) -> None:
        """Abilities were cancelled, or are no longer: look at everything again."""
        self.index, self.cancelled = look_round(self)
        self.look = Lookout(self)
        self.powers.clear()

    def cards_changed(self) -> None:
        """All cards of the game are there: look once at what they can do from outside play."""
        self._sort_cards()
        self.answerable, self.titanic = self.book.outside(frozenset(self.s.face))
        self._take_up()
        self.index_changed()

    def wake(self) -> None:
        """Make the handles of a copy that nobody has used yet; for whoever reads a copy without asking its `choice`."""
        if not self.card:
            self._take_up()

    def _take_up(self) -> None:
        """Make the handles of all cards, as fast as can be; NOWHERE has none."""
        texts = self.s.text
        pairs = zip(repeat(self), range(len(texts)))
        self.card[:] = map(tuple.__new__, map(self.defs.__getitem__, texts), pairs)
        self.card.append(None)  # type: ignore[arg-type]

    def _sort_cards(self) -> None:
        sort = self.book.sort(tuple(self.s.face), tuple(self.s.owner))
        self.kinds, self.order, self.easy, self.from_discard = sort
        for hand in self.s.hand:
            hand.sort(key=self.kinds.__getitem__)

    # ---- words -----------------------------------------------------------------------------------------------------

    def tell(self, kind: str, private: dict[int, dict[str, Any]] | None = None, **public: Any) -> None:
        """A line of the log. Cards and places may be given by number: they are named as they are now."""
        if self.quiet:
            return
        for key in ("card", "by", "host", "other"):
            if isinstance(public.get(key), int):
                public[key] = self.slug_of(public[key])
        if isinstance(public.get("place"), int):
            public["place"] = self.place_name(public["place"])
        self.log.append(Event(kind, public, private or {}))

    def tell_play(self, seat: int, card: int, target: ask.Value) -> None:
        """A card was played."""
        if self.quiet:
            return
        if target[0] == "base":
            self.tell("log-play-at", seat=seat, card=card, place=target[1])
        elif target[0] == "card":
            self.tell("log-play-on", seat=seat, card=card, host=target[1])
        else:
            self.tell("log-play", seat=seat, card=card)

    def slug_of(self, card: int) -> str:
        """A card in the log: the message that names it."""
        return self.book.slug[self.s.face[card]]

    def place_name(self, place: int) -> str:
        """A place in the log: the base on it."""
        base = self.s.base[place] if place != NOWHERE else NOWHERE
        return "" if base == NOWHERE else self.slug_of(base)

    def card_name(self, card: int) -> Text:
        """A card in a text."""
        return Text(f"card-{self.slug_of(card)}")

    def card_key(self, card: int) -> str:
        """A card in play in a key; a base needs no number, a buried card has no name."""
        if self.s.zone[card] == BURIED:
            return f"buried.{self.s.handle[card]}"
        cls = self.defs[self.s.face[card]]
        return cls.slug if cls.kind == "base" else f"{cls.slug}.{self.s.handle[card]}"

    def slot_text(self, slot: Slot) -> Text:
        """A slot in words; `none` and -1 stand for what it does not ask for."""
        named = next((cls.slug for cls in self.defs if cls.name == slot.name), "") if slot.name else ""
        return Text(
            "slot",
            {
                "kind": slot.kind,
                "place": self._card_text(self.place_name(slot.place)),
                "power": slot.max_power,
                "name": self._card_text(named),
                "source": self._card_text(self.slot_label(slot)),
            },
        )

    def slot_label(self, slot: Slot) -> str:
        """The name of the card that grants a slot; nothing for the regular plays."""
        return self.slug_of(slot.source) if slot.standing else slot.label

    def _card_text(self, slug: str) -> Text | str:
        return Text(f"card-{slug}") if slug else "none"

    def key_of(self, value: ask.Value) -> str:
        """The key of an option."""
        return key_of(self, value)

    def describe(self, value: ask.Value) -> Option:
        """An option in words."""
        return ask.describe(self, value)

    def loses(self, prompt: str, value: ask.Value) -> bool:
        """Whether an answer costs the one who gives it what it shows."""
        return ask.loses(self, prompt, value)
