"""A trap that nobody can smell: whoever is attacked is asked, whatever the hand holds.

Rulings house 20, 21, 24 and "Decided" 6: a trap that is held must be played, at once; its player draws a new card; the
question is the same for everybody, and only its own seat can tell which answers it has.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from moosekit.cards.card import Card
from moosekit.cards.zone import View, Zone, view_of
from moosekit.core.awaits import Awaits, Finite, Outcome, Over, Turn
from moosekit.core.chance import Chance, Seeded
from moosekit.core.facts import facts
from moosekit.core.game import Game
from moosekit.core.ids import Actor, Seat, Viewer, seats
from moosekit.core.json_data import Json, Reader
from moosekit.core.refusal import Refusal
from moosekit.core.secret import EVERYONE, NOBODY, Hidden, Secret
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal, Note
from tests.kernel.refs import ref, refused

HAND: Final = 2


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class HouseCard(Card):
    """A trap or a room; a room does nothing here."""

    @property
    def is_trap(self) -> bool:
        return self.code.startswith("T")


CARDS: Final = HouseCard.intern(
    tuple(HouseCard(code, index) for index, code in enumerate(["T1", "T2", "T3", "R1", "R2", "R3", "R4"]))
)
Cards: TypeAlias = tuple[HouseCard, ...]


class Answer(StrEnum):
    TRAP = "trap"
    NO_TRAP = "no-trap"


@dataclass(frozen=True, slots=True)
class Attack:
    target: Seat


Action: TypeAlias = Attack | Answer


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards that a seat got."""

    seat: Seat
    cards: Secret[Cards] | Hidden


@dataclass(frozen=True, slots=True)
class Attacked:
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Trapped:
    seat: Seat
    card: HouseCard


@dataclass(frozen=True, slots=True)
class MovedIn:
    seat: Seat


Event: TypeAlias = Dealt | Attacked | Trapped | MovedIn


@dataclass(frozen=True, slots=True)
class State:
    chance: Chance
    dealt: Cards
    hands: tuple[Cards, ...]
    deck: Cards
    moose: tuple[int, ...]
    turn: int = 0
    attacked: Seat | None = None
    discard: Cards = ()


@dataclass(frozen=True, slots=True)
class Table:
    """What lies open beside the cards."""

    moose: tuple[int, ...]
    turn: int
    attacked: Seat | None


Sight: TypeAlias = View[HouseCard, Table]


class TrapGame(Game[int, State, Action, Event, Sight]):
    """Each seat attacks once; the set-up is the number of seats. Fewest moose wins."""

    id = "trap"
    revision = 1

    def _begin(self, setup: int, chance: Chance, journal: Journal[Event]) -> State:
        dealt = tuple(HouseCard.of(code) for code in chance.shuffle(self.id, ("deck",), tuple(c.code for c in CARDS)))
        hands = tuple(tuple(sorted(dealt[HAND * seat : HAND * (seat + 1)])) for seat in range(setup))
        for seat, hand in zip(seats(setup), hands, strict=True):
            journal.emit(Dealt(seat, Secret(hand, (seat,))))
        return State(chance, dealt, hands, dealt[HAND * setup :], (0,) * setup)

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        match action:
            case Attack(target):
                journal.emit(Attacked(Seat(state.turn), target))
                return replace(state, attacked=target)
            case Answer():
                return _answer(state, action, journal)

    def awaits(self, state: State) -> Awaits:
        if state.attacked is not None:
            return Turn(state.attacked)
        if state.turn == len(state.hands):
            return Over(Outcome.by_points(tuple(-moose for moose in state.moose)))
        return Turn(Seat(state.turn))

    def legal(self, state: State, seat: Seat) -> Finite[Action]:
        if self.awaits(state) != Turn(seat):
            return Finite(())
        if state.attacked is None:
            return Finite(tuple(Attack(target) for target in seats(len(state.hands)) if target != seat))
        return Finite((_answer_of(state.hands[seat]),))

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        if self.awaits(state) != Turn(Seat(-1) if isinstance(actor, str) else actor):
            return refused("turn")
        match action:
            case Attack(target):
                fits = state.attacked is None and target != actor and target in seats(len(state.hands))
                return () if fits else refused("target")
            case Answer():
                if state.attacked is None:
                    return refused("not-attacked")
                hand = state.hands[state.attacked]
                held = Secret(tuple(card.code for card in hand), (state.attacked,))
                return () if action is _answer_of(hand) else refused("must-play-trap", facts(held=held))

    def view(self, state: State, viewer: Viewer) -> Sight:
        hands = [
            Zone("hand", seat, hand, (seat,)) for seat, hand in zip(seats(len(state.hands)), state.hands, strict=True)
        ]
        piles = (Zone("deck", None, state.deck, NOBODY), Zone("discard", None, state.discard, EVERYONE))
        return view_of(viewer, self.awaits(state), (*hands, *piles), Table(state.moose, state.turn, state.attacked))

    def imagine(self, view: Sight, memory: tuple[Event, ...], stream: Stream) -> State:
        """Cards that the viewer does not see are dealt again to the places where they lie."""
        seen = [card for zone in view.zones for card in zone.cards]
        unseen = [card for card in CARDS if card not in seen]
        loose = [unseen[place] for place in stream.shuffle(len(unseen))]
        hands: list[Cards] = []
        for seat in range(len(view.facts.moose)):
            zone = view.zone("hand", Seat(seat))
            hidden, loose = loose[: zone.hidden], loose[zone.hidden :]
            hands.append(tuple(sorted([*zone.cards, *hidden])))
        deck = (*view.zone("deck").cards, *loose)
        discard = view.zone("discard").cards
        table = view.facts
        dealt = (*(card for hand in hands for card in hand), *deck, *discard)
        return State(Seeded(0), dealt, tuple(hands), deck, table.moose, table.turn, table.attacked, discard)

    def drawn(self, state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return (("deck", tuple(card.code for card in state.dealt)),)

    def write_setup(self, setup: int) -> Json:
        return setup

    def read_setup(self, data: Reader) -> int:
        return data.whole(2, 3)

    def write_action(self, action: Action) -> Json:
        return {"attack": action.target} if isinstance(action, Attack) else {"answer": action}

    def read_action(self, data: Reader) -> Action:
        data.only("attack", "answer")
        answer = data.optional("answer")
        if answer is not None:
            return Answer(answer.choice(tuple(Answer)))
        return Attack(Seat(data.field("attack").whole(0, 2)))


def _answer_of(hand: Cards) -> Answer:
    """The only answer that a hand has."""
    return Answer.TRAP if any(card.is_trap for card in hand) else Answer.NO_TRAP


def _answer(state: State, answer: Answer, journal: Journal[Event]) -> State:
    assert state.attacked is not None
    seat, hand, deck, moose, discard = (
        state.attacked,
        state.hands[state.attacked],
        state.deck,
        state.moose,
        state.discard,
    )
    if answer is Answer.TRAP:
        trap = next(card for card in hand if card.is_trap)
        if journal.recording:
            journal.note(Note("trap.sprung", ref("trap"), str(seat), before=None, after=trap.code))
        journal.emit(Trapped(seat, trap))
        journal.emit(Dealt(seat, Secret(deck[:1], (seat,))))
        hand = tuple(sorted([*(card for card in hand if card is not trap), *deck[:1]]))
        deck, discard = deck[1:], (*discard, trap)
    else:
        journal.emit(MovedIn(seat))
        moose = tuple(count + (place == seat) for place, count in enumerate(moose))
    hands = tuple(hand if place == seat else other for place, other in enumerate(state.hands))
    return replace(state, hands=hands, deck=deck, moose=moose, discard=discard, attacked=None, turn=state.turn + 1)
