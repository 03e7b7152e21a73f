"""A card as a light handle over the state: what is printed on it, and what can be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from potasovka.smashup.engine import values
from potasovka.smashup.engine.abilities import Ability
from potasovka.smashup.engine.terms import (
    BETWEEN_TURNS,
    DECK,
    DISCARD,
    END_OF_TURN,
    HAND,
    NAMED,
    NOBODY,
    NOWHERE,
    PLAY,
    PLAYING,
    Act,
    Score,
    end_of_turn,
)

if TYPE_CHECKING:
    from potasovka.smashup.engine.brawl import Brawl
    from potasovka.smashup.engine.card import Action, Base, Card, Minion
    from potasovka.smashup.engine.terms import Happened, Played


class _Pair(NamedTuple):
    game: Brawl
    id: int


class Handle(_Pair):
    """A card as a game and a number, with what is printed on it and what can be read about it.

    It is a pair only because pairs are made fast; nobody unpacks, sorts or iterates one.
    """

    __slots__ = ()

    kind: ClassVar[str] = ""
    slug: ClassVar[str] = ""
    """Its name in keys and messages."""
    name: ClassVar[str] = ""
    """Its English name."""
    faction: ClassVar[str] = ""
    copies: ClassVar[int] = 1
    text: ClassVar[str] = ""
    """Its English rules text, in our own words."""
    index: ClassVar[int] = NOWHERE  # type: ignore[assignment]
    """Its number in the registry."""
    printed: ClassVar[int] = 0
    """Printed power, or breakpoint."""
    triggers: ClassVar[dict[str, tuple[Ability, ...]]] = {}
    specials: ClassVar[dict[str, tuple[Ability, ...]]] = {}
    hooks: ClassVar[frozenset[str]] = frozenset()
    keys: ClassVar[tuple[str, ...]] = ()
    """Under which hooks and happenings it is found while in play."""
    watches_places: ClassVar[bool] = False
    """Whether it watches over a place, or stirs powers: its coming and going changes the lookout."""
    alters_others: ClassVar[bool] = False
    """Whether its coming and going may change what other cards are: everything in play is looked at again."""
    aside_keys: ClassVar[tuple[str, ...]] = ()
    """Under which happenings a titan is found beside the deck."""
    talent_limit: ClassVar[str] = ""
    """PER_NAME where only one card of the name may be used a turn."""
    clings: ClassVar[bool] = False
    """Whether it survives the minion it is on."""
    plays_as_action: ClassVar[bool] = False
    """Whether it may be played any time its player can play an action."""
    not_at_setup: ClassVar[bool] = False
    """Whether it is put back when it turns up during set-up."""
    goes_anywhere: ClassVar[bool] = True
    """Whether it can be played wherever nothing forbids it."""
    has_cancel: ClassVar[bool] = False
    has_on_play: ClassVar[bool] = False
    has_own_power: ClassVar[bool] = False
    conditional: ClassVar[bool] = False
    """Whether its own text may keep it from being played."""
    on: ClassVar[str] = ""
    """`base` or `minion`, of an action that is played on one."""
    plays_from_discard_too: ClassVar[bool] = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Handle) and other.id == self.id

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.slug}.{self.game.state.handle[self.id]}>"

    @property
    def controller(self) -> int:
        """The seat that controls it."""
        return self.game.state.ctrl[self.id]

    @property
    def owner(self) -> int:
        """The seat whose deck it belongs to."""
        return self.game.state.owner[self.id]

    @property
    def place(self) -> int:
        """The place where it is in play."""
        return self.game.state.place[self.id]

    @property
    def zone(self) -> int:
        """The zone it is in."""
        return self.game.state.zone[self.id]

    @property
    def in_play(self) -> bool:
        """Whether it is in play."""
        return self.game.state.zone[self.id] == PLAY

    @property
    def host(self) -> Minion | None:
        """The minion this action is attached to."""
        host = self.game.state.host[self.id]
        return None if host == NOWHERE else self.game.minion(host)

    @property
    def counters(self) -> int:
        """How many +1 power counters are on it."""
        return self.game.state.counters[self.id]

    @property
    def power(self) -> int:
        """Its power: of a minion in play computed, otherwise printed."""
        return values.power(self.game, self.id) if self.kind == "minion" and self.in_play else self.printed

    @property
    def just_uncovered(self) -> bool:
        """Whether it is being played because it was uncovered."""
        return self.game.flight.uncovering == self.id

    @property
    def uncovered_at(self) -> int:
        """The place where the card that is being played because it was uncovered was buried."""
        return self.game.flight.dug_at

    @property
    def answering(self) -> Happened | None:
        """What happened that this card is being played as a Special for, or used."""
        entry = self.game.flight.entry
        return entry[3] if entry[:2] == ("special", self.id) else None

    @property
    def duellists(self) -> list[Minion]:
        """The two minions of the duel that is going on, the challenger first."""
        duel, stamp = self.game.state.duel, self.game.state.stamp
        return [self.game.minion(one) for one, since in duel[2:4] if stamp[one] == since] if duel else []

    @property
    def in_duel(self) -> bool:
        """Whether a duel is going on."""
        return self.game.state.duel is not None

    @property
    def clung_to(self) -> int:
        """The minion that a clinging action has just lost."""
        return self.game.state.used.get(("clung", self.id), NOWHERE)

    def already_scored(self, place: int) -> bool:
        """Whether the base at a place has been scored and is about to leave."""
        return self.game.deal.mode.scored(self.game, place)

    def card(self, number: int) -> Card:
        """The card of this number: what a fact names."""
        return self.game.card[number]

    def minion(self, number: int) -> Minion:
        """The minion of this number."""
        return self.game.minion(number)

    def is_cancelled(self, card: Handle) -> bool:
        """Whether the abilities of a card in play are cancelled."""
        return card.id in self.game.sight.cancelled

    def if_in_play(self, card: int) -> list[Minion]:
        """The minion of this number, if it is in play."""
        found = self.minion(card)
        return [found] if found.in_play and found.kind == "minion" else []

    def minions_of(self, seat: int, at: int | None = None) -> list[Minion]:
        """The minions of a player."""
        game = self.game
        card, ctrl, rows = game.card, game.state.ctrl, game.state.minions
        found: list[Minion] = []
        for row in rows if at is None else (rows[at],):
            for number in row:
                if ctrl[number] == seat:
                    found.append(card[number])  # type: ignore[arg-type]
        return found

    def mine(self, card: Handle) -> bool:
        """Whether that card is controlled by the player who controls this one."""
        ctrl = self.game.state.ctrl
        return ctrl[card.id] == ctrl[self.id]

    def minions(self, at: int | None = None) -> list[Minion]:
        """All minions in play, or at a place."""
        return self.game.minions(at)

    def my_minions(self, at: int | None = None) -> list[Minion]:
        """Minions of this card's controller."""
        return self.minions_of(self.game.state.ctrl[self.id], at)

    def rival_minions(self, at: int | None = None) -> list[Minion]:
        """Minions of the other players."""
        game = self.game
        card, ctrl, rows = game.card, game.state.ctrl, game.state.minions
        me = ctrl[self.id]
        there = rows if at is None else (rows[at],)
        return [card[n] for row in there for n in row if ctrl[n] != me]  # type: ignore[misc]

    def has_minion(self, at: int) -> bool:
        """Whether this card's controller has a minion at a place."""
        return self._controls_one(self.game.state.minions[at])

    def has_action(self, at: int) -> bool:
        """Whether this card's controller has an action on the base at a place."""
        return self._controls_one(self.game.state.actions[at])

    def _controls_one(self, cards: list[int]) -> bool:
        if cards:
            ctrl = self.game.state.ctrl
            me = ctrl[self.id]
            for number in cards:
                if ctrl[number] == me:
                    return True
        return False

    def counter_bearers(self) -> list[Card]:
        """The cards in play on which +1 power counters do something: minions and titans."""
        titans = [self.game.card[titan] for row in self.game.state.titans for titan in row]
        return [*self.minions(), *titans]

    def actions_in_play(self) -> list[Action]:
        """All actions in play, on bases and minions."""
        return self.game.actions()

    def base_actions(self, at: int) -> list[Action]:
        """The actions on the base at a place."""
        return self.game.base_actions(at)

    def altered_by(self, card: int) -> bool:
        """Whether a card in play changes this minion's power."""
        return values.alters(self.game, card, self.id)

    def factions(self) -> list[str]:
        """The factions in this game."""
        cards = [self.game.deal.defs[face] for face in self.game.state.face]
        return sorted({card.faction for card in cards if card.kind != "base"})

    @property
    def named(self) -> str:
        """What was named for this card, while it is in play."""
        return next((one.said for one in self.game.state.lasting if (one.what, one.target) == (NAMED, self.id)), "")

    def protected(self, card: Card, act: Act) -> bool:
        """Whether something keeps this from being done to a card."""
        guard = values.protector(self.game, card, act)
        return guard is not None or values.steadied(self.game, card.id, act.verb) is not None

    def other_places(self, than: int) -> list[int]:
        """All places but one."""
        places = list(self.game.sight.lookout.places)
        if than in places:
            places.remove(than)
        return places

    def places(self) -> Sequence[int]:
        """All places; one whose base has just been cleared away is none."""
        return self.game.sight.lookout.places

    def my_places(self) -> list[int]:
        """The places where its controller has a minion."""
        return [place for place in self.places() if self.has_minion(place)]

    def breakpoint(self, place: int) -> int:
        """The breakpoint of the base at a place."""
        return values.breakpoint(self.game, place)

    def total(self, seat: int, place: int) -> int:
        """A player's total at a place."""
        return values.total(self.game, place, seat)

    def base_at(self, place: int) -> Base:
        """The base card at a place."""
        return self.game.card[self.game.deal.mode.base_card(self.game, place)]  # type: ignore[return-value]

    def discarded_bases(self) -> list[Card]:
        """The bases that were in play and are no longer."""
        return [self.game.card[base] for base in self.game.state.base_discard]

    @property
    def bases_left(self) -> bool:
        """Whether another base could come into play."""
        return bool(self.game.state.base_deck or self.game.state.base_discard)

    @property
    def next_base_chosen(self) -> bool:
        """Whether it is decided which base will replace the scored one."""
        return self.game.state.next_base != NOWHERE

    def my_buried(self, at: int | None = None) -> list[Card]:
        """The cards its controller has buried."""
        game = self.game
        return [game.card[number] for number in game.state.buried_by(self.controller, at)]

    def my_cards(self, at: int) -> list[Card]:
        """All that its controller has at a base: minions, a titan, actions on the base, buried cards."""
        s = self.game.state
        rows = (s.minions[at], s.titans[at], s.actions[at], s.buried[at])
        return [self.game.card[number] for row in rows for number in row if s.ctrl[number] == self.controller]

    def any_buried(self, at: int) -> bool:
        """Whether a card, whoever's, is buried at a place."""
        return bool(self.game.state.buried[at])

    @property
    def score(self) -> Score | None:
        """The scoring that is going on: of which base, and once it has been scored, who won it at which breakpoint."""
        return self.game.state.score

    @property
    def scoring(self) -> int:
        """The place that is being scored."""
        score = self.game.state.score
        return NOWHERE if score is None else score.place

    @property
    def special_at(self) -> int:
        """The place for whose scoring this card is played as a Special; laid for a duel it is none."""
        return NOWHERE if self.game.flight.duelling else self.scoring

    def play_of(self, card: int) -> Played | None:
        """The last time this turn that a card was played."""
        return next((play for play in reversed(self.game.state.plays) if play.card == card), None)

    def plays(self, kind: str, seat: int) -> list[Played]:
        """What a player has played of a kind this turn."""
        return [play for play in self.game.state.plays if play.kind == kind and play.seat == seat]

    def minions_played_at(self, place: int, seat: int) -> list[Played]:
        """The minions a player has played this turn at the base that is now at a place."""
        ground = self.game.ground(place)
        return [play for play in self.plays("minion", seat) if play.ground == ground]

    def moved_to(self, place: int, seat: int) -> bool:
        """Whether a minion of a player has moved this turn to the base that is now at a place."""
        return ("moved to", self.game.ground(place), seat) in self.game.state.used

    def minions_moved_by(self, seat: int) -> int:
        """How many minions a player has moved this turn."""
        return sum(mark[:2] == ("mover", seat) for mark in self.game.state.used)

    def together_with(self, fact: Happened) -> list[int]:
        """The card of this fact, and those of all others that this card still waits to answer for the same cause."""
        rows = [entry[1] for entry in self.game.state.agenda if entry[0] == "triggers"]
        facts = [one.happened for row in rows for one in row if one.source == self.id]
        return [fact.card, *(other.card for other in facts if fact.same_occasion(other))]

    def has_played_minion(self, seat: int) -> bool:
        """Whether a player has played a minion in this Play Cards phase."""
        return any(play.phase == PLAYING for play in self.plays("minion", seat))

    def grant_open(self, seat: int) -> bool:
        """Whether a player has not used yet what this card grants anew each turn."""
        s = self.game.state
        return ("slot", self.id, s.stamp[self.id], seat) not in s.used

    @property
    def end_of_my_turn(self) -> int:
        """How long it lasts, if until the end of its controller's turn: this one, or else the next that is theirs."""
        return END_OF_TURN if self.my_turn else end_of_turn(self.next_turn_of(self.controller))

    def next_turn_of(self, seat: int) -> int:
        """The number of a player's next turn."""
        return self.game.deal.mode.next_turn_of(self.game, seat)

    @property
    def current(self) -> int:
        """The seat whose turn it is; between turns it is nobody's."""
        s = self.game.state
        return s.current if s.phase < BETWEEN_TURNS else NOBODY

    @property
    def phase(self) -> int:
        """The phase of the turn."""
        return self.game.state.phase

    @property
    def my_turn(self) -> bool:
        """Whether it is its controller's turn."""
        s = self.game.state
        return s.current == s.ctrl[self.id] and s.phase < BETWEEN_TURNS

    def clockwise(self) -> list[int]:
        """All seats, the current player first."""
        return self.game.clockwise()

    def others(self) -> list[int]:
        """The seats of the other players, clockwise from the current player."""
        return self.game.others(self.controller)

    @property
    def hand_size(self) -> int:
        """How many cards its controller holds."""
        s = self.game.state
        return len(s.hand[s.ctrl[self.id]])

    def hand_size_of(self, seat: int) -> int:
        """How many cards a player holds."""
        return len(self.game.state.hand[seat])

    def hand(self, seat: int | None = None) -> list[Card]:
        """The cards in a player's hand."""
        return self.game.pile(HAND, self.controller if seat is None else seat)

    def discard_pile(self, seat: int | None = None) -> list[Card]:
        """The cards in a player's discard pile."""
        return self.game.pile(DISCARD, self.controller if seat is None else seat)

    def deck(self) -> list[Card]:
        """The cards in its controller's deck, top last."""
        return self.game.pile(DECK, self.controller)

    def doer(self, seat: int | None) -> int:
        """Who does what this card says: its controller, unless the text names somebody else."""
        if seat is not None:
            return seat
        s = self.game.state
        me = s.ctrl[self.id]
        return s.current if me == NOBODY else me
