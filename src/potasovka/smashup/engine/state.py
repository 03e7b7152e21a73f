"""The whole of a game as flat plain data: cards are integers, their fields parallel lists, zones lists of integers."""

from __future__ import annotations

from collections.abc import Sequence

from potasovka.core.rng import Rng
from potasovka.smashup.engine.terms import (
    NOBODY,
    NOWHERE,
    SETUP,
    Board,
    Claim,
    Entry,
    Happened,
    Lasting,
    Played,
    Score,
    Slot,
    Waiting,
)

FIELDS = (
    "actions",
    "agenda",
    "answered",
    "aside",
    "asked_turn",
    "attached",
    "base",
    "base_deck",
    "base_discard",
    "board",
    "box",
    "buried",
    "claims",
    "clock",
    "counters",
    "ctrl",
    "current",
    "deck",
    "discard",
    "face",
    "finishing",
    "hand",
    "handle",
    "host",
    "known",
    "lasting",
    "limbo",
    "minions",
    "next_base",
    "next_handle",
    "occasions",
    "owed",
    "owner",
    "pending",
    "phase",
    "place",
    "plays",
    "responses",
    "rng",
    "score",
    "seen_power",
    "shuffles",
    "slots",
    "stamp",
    "text",
    "titans",
    "turn",
    "used",
    "vp",
    "winners",
    "zone",
)
"""Their names: machine code keeps no `__slots__`."""


class State:
    """Everything that can change. `copy` is written by hand; a test walks the fields."""

    __slots__ = FIELDS

    def begin(self, players: int, rng: Rng) -> State:
        """For so many players, nothing dealt yet; `copy` fills a blank one; machine code cannot skip a constructor."""
        self.rng = rng
        """Chance."""
        # One entry a card. The first three hardly ever change: they are replaced then, and copies share them.
        self.face: tuple[int, ...] = ()
        """Which definition is printed on it."""
        self.text: tuple[int, ...] = ()
        """Which definition's text it runs now."""
        self.owner: tuple[int, ...] = ()
        self.ctrl: list[int] = []
        """Who controls it now; kept in step with `claims`."""
        self.zone: list[int] = []
        self.place: list[int] = []
        """At which place it is in play or buried."""
        self.host: list[int] = []
        """The minion an action is attached to."""
        self.counters: list[int] = []
        self.stamp: list[int] = []
        """When it came into play: orders cards, and tells one stay in play from another."""
        self.handle: list[int] = []
        """The number shown to players; renewed when the card comes out of a hidden zone."""
        self.known: list[int] = []
        """A bit for each seat that knows its face."""
        self._lay_zones(players)
        self._begin_turns(players)
        return self

    def _lay_zones(self, players: int) -> None:
        # Decks are lists with the top at the end.
        self.deck: list[list[int]] = [[] for _ in range(players)]
        self.hand: list[list[int]] = [[] for _ in range(players)]
        """In the order of `game.deal.kinds`, so that equal copies are side by side."""
        self.discard: list[list[int]] = [[] for _ in range(players)]
        self.aside: list[list[int]] = [[] for _ in range(players)]
        """Titans beside their owner's deck."""
        self.base_deck: list[int] = []
        self.base_discard: list[int] = []
        self.limbo: list[int] = []
        """Cards in the middle of being played or laid for a duel: in no other zone."""
        self.box: list[int] = []
        """Cards that were put back into the box: out of the game."""
        # One entry a place. A place is not the base card on it.
        self.base: list[int] = []
        self.minions: list[list[int]] = []
        self.actions: list[list[int]] = []
        """Actions on the base."""
        self.titans: list[list[int]] = []
        self.buried: list[list[int]] = []
        self.attached: dict[int, list[int]] = {}
        """Actions on a minion, by the minion."""
        self.board: Board | None = None
        """The Big Base, where one is played on."""

    def _begin_turns(self, players: int) -> None:
        # Players and turn.
        self.vp = [0] * players
        self.turn = 0
        self.asked_turn = 0
        """The last turn in which somebody decided something."""
        self.current = 0
        """Whose turn it is."""
        self.phase = SETUP
        self.slots: list[Slot] = []
        """What the current player may still play."""
        self.plays: list[Played] = []
        """What was played this turn, one by one."""
        self.used: dict[tuple[object, ...], int] = {}
        """Marks of this turn: limits reached, moves made."""
        self.lasting: list[Lasting] = []
        self.claims: list[Claim] = []
        self.winners: tuple[int, ...] = ()
        # Counting.
        self.occasions = 0
        """How often Specials might have been used."""
        self.clock = 0
        self.next_handle = 0
        self.shuffles: list[tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]] = []
        """For each shuffle that mixed in faces somebody knew: the cards, and the known faces by seat."""
        self.answered = [0] * players
        """How many answers each seat has given."""
        self._begin_agenda()

    def _begin_agenda(self) -> None:
        # What is still to be done.
        self.agenda: list[Entry] = []
        """A stack; the last entry is next."""
        self.pending: list[Waiting] = []
        """Abilities triggered by the effect in flight."""
        self.responses: list[Happened] = []
        """What cards out of play may answer after the effect in flight."""
        self.finishing: list[tuple[int, str]] = []
        """Standard actions that leave when all that has resolved, and where they go."""
        self.owed: list[Entry] = []
        """What is owed after the scored base has been replaced."""
        self.score: Score | None = None
        self.next_base = NOWHERE
        """The base chosen to replace the scored one."""
        self.seen_power: dict[int, int] = {}
        """Powers at the last settling, while a card waits for one to rise."""

    def copy(self) -> State:
        """An independent copy. Records and strings are shared: nobody edits them."""
        new = State()
        new.rng = self.rng.copy()
        new.face = self.face
        new.text = self.text
        new.owner = self.owner
        new.ctrl = self.ctrl[:]
        new.zone = self.zone[:]
        new.place = self.place[:]
        new.host = self.host[:]
        new.counters = self.counters[:]
        new.stamp = self.stamp[:]
        new.handle = self.handle[:]
        new.known = self.known[:]
        new.deck = [pile[:] for pile in self.deck]
        new.hand = [pile[:] for pile in self.hand]
        new.discard = [pile[:] for pile in self.discard]
        new.aside = [pile[:] for pile in self.aside]
        new.base_deck = self.base_deck[:]
        new.base_discard = self.base_discard[:]
        new.limbo = self.limbo[:]
        new.box = self.box[:]
        new.base = self.base[:]
        new.minions = [cards[:] for cards in self.minions]
        new.actions = [cards[:] for cards in self.actions]
        new.titans = [cards[:] for cards in self.titans]
        new.buried = [cards[:] for cards in self.buried]
        new.attached = {host: cards[:] for host, cards in self.attached.items()}
        new.board = self.board
        new.vp = self.vp[:]
        new.turn = self.turn
        new.asked_turn = self.asked_turn
        new.current = self.current
        new.phase = self.phase
        new.slots = self.slots[:]
        new.plays = self.plays[:]
        new.used = self.used.copy()
        new.lasting = self.lasting[:]
        new.claims = self.claims[:]
        new.agenda = self.agenda[:]
        new.pending = self.pending[:]
        new.responses = self.responses[:]
        new.finishing = self.finishing[:]
        new.owed = self.owed[:]
        new.score = self.score
        new.next_base = self.next_base
        new.seen_power = self.seen_power.copy()
        new.occasions = self.occasions
        new.clock = self.clock
        new.next_handle = self.next_handle
        new.shuffles = self.shuffles[:]
        new.answered = self.answered[:]
        new.winners = self.winners
        return new

    def add_card(self, face: int, owner: int, zone: int) -> int:
        """A new card."""
        return self.add_cards((face,), owner, zone)[0]

    def add_cards(self, faces: Sequence[int], owner: int, zone: int) -> list[int]:
        """New cards; the caller puts them into their zone's list."""
        first, count = len(self.face), len(faces)
        cards = list(range(first, first + count))
        self.face += tuple(faces)
        self.text += tuple(faces)
        self.owner += (owner,) * count
        self.ctrl.extend([owner] * count)
        for column in (self.place, self.host):
            column.extend([NOWHERE] * count)
        for column in (self.counters, self.stamp, self.known):
            column.extend([0] * count)
        self.zone.extend([zone] * count)
        self.handle.extend(cards)
        self.next_handle = first + count
        return cards

    def run_text(self, card: int, text: int) -> None:
        """From now on a card runs the text of this definition."""
        self.text = _with(self.text, card, text)

    def print_face(self, card: int, face: int) -> None:
        """This definition is printed on a card, and it runs its text."""
        self.face = _with(self.face, card, face)
        self.run_text(card, face)

    def buried_by(self, seat: int, place: int | None = None) -> list[int]:
        """The cards a player has buried, at one place or everywhere."""
        rows = self.buried if place is None else (self.buried[place],)
        return [card for row in rows for card in row if self.ctrl[card] == seat]

    @property
    def duel(self) -> Entry | None:
        """The verdict that is awaited while a duel is going on: which card began it, and who fights, as stamped."""
        return next((entry for entry in self.agenda if entry[0] == "verdict"), None)

    def began_duel(self, card: int) -> bool:
        """Whether a duel that this card has begun is still to be decided: an action is not done before that."""
        return any(entry[0] in ("challenge", "verdict") and entry[1] == card for entry in self.agenda)

    def add_place(self) -> int:
        """A new place without a base card yet."""
        self.base.append(NOBODY)
        self.minions.append([])
        self.actions.append([])
        self.titans.append([])
        self.buried.append([])
        return len(self.base) - 1


def _with(column: tuple[int, ...], card: int, value: int) -> tuple[int, ...]:
    """A column with another value for a card."""
    return (*column[:card], value, *column[card + 1 :])
