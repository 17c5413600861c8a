"""The opening of a round: a row of rules, one of which lays pink cards open and one of which passes cards, all at once.

Rulings moustache-29 and W2/W3: the order in the row matters, passes are simultaneous, an open card stays open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from typing import Final, NamedTuple, Protocol, TypeAlias

from moosekit.cards.card import Card
from moosekit.cards.zone import View, Zone, view_of
from moosekit.core.asking import Ask, Done, Frame, Step
from moosekit.core.awaits import Awaits, Finite, Outcome, Over, Together
from moosekit.core.chance import Chance
from moosekit.core.game import Game
from moosekit.core.ids import Actor, RuleId, Seat, Viewer, left_of, seats
from moosekit.core.json_data import Json, Reader
from moosekit.core.refusal import Refusal
from moosekit.core.secret import EVERYONE, NOBODY, Hidden, Secret
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal, Note
from tests.kernel.refs import ref, refused

SEATS: Final = 3
HAND: Final = 5
PASSED: Final = 3


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Animal(Card):
    """A pink or a green card."""

    @property
    def is_pink(self) -> bool:
        return self.code.startswith("P")


CARDS: Final = Animal.intern(tuple(Animal(f"{'GP'[index // 8]}{index % 8}", index) for index in range(16)))
Cards: TypeAlias = tuple[Animal, ...]


class Opening(NamedTuple):
    hands: tuple[Cards, ...]
    opened: Cards = ()


class Rule(Protocol):
    """An opening rule: it is done, or asks and goes on with the answers."""

    def opening(self, value: Opening, /) -> Step[Opening]: ...

    def resume(self, value: Opening, answers: tuple[tuple[Seat, Cards], ...], /) -> Opening: ...


class PinkOpen:
    def opening(self, value: Opening) -> Step[Opening]:
        return Done(Opening(value.hands, tuple(card for hand in value.hands for card in hand if card.is_pink)))

    def resume(self, value: Opening, answers: tuple[tuple[Seat, Cards], ...]) -> Opening:
        raise AssertionError("pink-open never asks")


class PassThree:
    def opening(self, value: Opening) -> Step[Opening]:
        return Ask(seats(SEATS), value)

    def resume(self, value: Opening, answers: tuple[tuple[Seat, Cards], ...]) -> Opening:
        """All cards leave first, then all arrive."""
        hands = [[card for card in value.hands[seat] if card not in given] for seat, given in answers]
        for seat, given in answers:
            hands[left_of(seat, SEATS)].extend(given)
        return Opening(tuple(tuple(sorted(hand)) for hand in hands), value.opened)


class RowCard(StrEnum):
    PINK_OPEN = "pink-open"
    PASS_THREE = "pass-three"


RULES: Final[dict[RowCard, Rule]] = {RowCard.PINK_OPEN: PinkOpen(), RowCard.PASS_THREE: PassThree()}
Row: TypeAlias = tuple[RowCard, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    cards: Cards


@dataclass(frozen=True, slots=True)
class LaidOpen:
    cards: Cards


@dataclass(frozen=True, slots=True)
class Passed:
    """Who gave what to the left neighbour: open cards for all to see, the others for the two of them."""

    giver: Seat
    cards: Cards
    hidden: Secret[Cards] | Hidden


Event: TypeAlias = LaidOpen | Passed


@dataclass(frozen=True, slots=True)
class State:
    row: Row
    dealt: Cards
    opening: Opening
    frame: Frame[Opening, Cards] | None = None


Sealed: TypeAlias = tuple[tuple[Seat, Secret[Cards] | Hidden], ...]
Sight: TypeAlias = View[Animal, Sealed]


class PassGame(Game[Row, State, Pass, Event, Sight]):
    """The set-up is the row; the game is over when the opening is."""

    id = "pass"
    revision = 1

    def _begin(self, setup: Row, chance: Chance, journal: Journal[Event]) -> State:
        dealt = tuple(Animal.of(code) for code in chance.shuffle(self.id, ("deck",), tuple(c.code for c in CARDS)))
        hands = tuple(tuple(sorted(dealt[HAND * seat : HAND * (seat + 1)])) for seat in range(SEATS))
        return go_on(State(setup, dealt, Opening(hands)), 0, journal)

    def _step(self, state: State, actor: Actor, action: Pass, journal: Journal[Event]) -> State:
        assert isinstance(actor, int)
        assert state.frame is not None
        frame = state.frame.with_answer(actor, action.cards)
        if frame.waiting:
            return replace(state, frame=frame)
        for seat, cards in frame.answers:
            opened = tuple(card for card in cards if card in frame.value.opened)
            closed = tuple(card for card in cards if card not in opened)
            journal.emit(Passed(seat, opened, Secret(closed, (seat, left_of(seat, SEATS)))))
        after = RULES[state.row[frame.place]].resume(frame.value, frame.answers)
        return go_on(replace(state, opening=after, frame=None), frame.place + 1, journal)

    def awaits(self, state: State) -> Awaits:
        return Over(Outcome.by_points((0,) * SEATS)) if state.frame is None else Together(state.frame.waiting)

    def legal(self, state: State, seat: Seat) -> Finite[Pass]:
        if state.frame is None or seat not in state.frame.waiting:
            return Finite(())
        return Finite(tuple(Pass(cards) for cards in combinations(state.opening.hands[seat], PASSED)))

    def check(self, state: State, actor: Actor, action: Pass) -> tuple[Refusal, ...]:
        if state.frame is None or actor not in state.frame.waiting or not isinstance(actor, int):
            return refused("not-asked")
        hand = state.opening.hands[actor]
        fits = len(action.cards) == PASSED and action.cards == tuple(card for card in hand if card in action.cards)
        return () if fits else refused("three-of-the-hand")

    def view(self, state: State, viewer: Viewer) -> Sight:
        opened = tuple((card, EVERYONE) for card in state.opening.opened)
        hands = zip(seats(SEATS), state.opening.hands, strict=True)
        zones = [Zone("hand", seat, hand, (seat,), opened) for seat, hand in hands]
        undealt = Zone("undealt", None, state.dealt[HAND * SEATS :], NOBODY)
        sealed: Sealed = state.frame.sealed if state.frame else ()
        return view_of(viewer, self.awaits(state), (*zones, undealt), sealed)

    def imagine(self, view: Sight, memory: tuple[Event, ...], stream: Stream) -> State:
        """Unseen cards are dealt again; what others have chosen in secret is chosen again, from closed cards first."""
        opened = tuple(card for event in memory if isinstance(event, LaidOpen) for card in event.cards)
        seen = [card for zone in view.zones for card in zone.cards]
        unseen = [card for card in CARDS if card not in seen]
        loose = [unseen[place] for place in stream.shuffle(len(unseen))]
        hands: list[Cards] = []
        for seat in seats(SEATS):
            zone = view.zone("hand", seat)
            hands.append(tuple(sorted([*zone.cards, *loose[: zone.hidden]])))
            loose = loose[zone.hidden :]
        dealt = (*(card for hand in hands for card in hand), *loose)
        opening = Opening(tuple(hands), opened)
        row: Row = (RowCard.PINK_OPEN, RowCard.PASS_THREE) if opened else (RowCard.PASS_THREE,)
        if isinstance(view.awaits, Over):
            return State(row, dealt, opening)
        frame: Frame[Opening, Cards] = Frame(RuleId("pass-three"), len(row) - 1, seats(SEATS), opening)
        for seat, sealed in view.facts:
            frame = frame.with_answer(seat, sealed.value if isinstance(sealed, Secret) else hands[seat][:PASSED])
        return State(row, dealt, opening, frame)

    def drawn(self, state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return (("deck", tuple(card.code for card in state.dealt)),)

    def write_setup(self, setup: Row) -> Json:
        return list(setup)

    def read_setup(self, data: Reader) -> Row:
        return tuple(RowCard(card.choice(tuple(RowCard))) for card in data.items())

    def write_action(self, action: Pass) -> Json:
        return [card.code for card in action.cards]

    def read_action(self, data: Reader) -> Pass:
        codes = [card.code for card in CARDS]
        return Pass(tuple(Animal.of(card.choice(codes)) for card in data.items()))


def go_on(state: State, first: int, journal: Journal[Event]) -> State:
    """The rules of the row from place ``first`` on, up to the first question."""
    for place, card in enumerate(state.row[first:], first):
        step = RULES[card].opening(state.opening)
        if isinstance(step, Ask):
            return replace(state, frame=Frame(RuleId(card), place, step.seats, step.value))
        codes = tuple(card.code for card in step.value.opened)
        if journal.recording:
            journal.note(Note("opening.opened", ref(card), "opened", (), codes))
        journal.emit(LaidOpen(step.value.opened))
        state = replace(state, opening=step.value)
    return state
