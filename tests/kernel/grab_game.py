"""One flip of cards that everybody grabs at once: stamps, ties, a token, an avalanche, idle seats.

Rulings mayhem 9-11, 19, 25-28, 35-37, 40, 44: claims on one card within 150 ms of the earliest one are a tie, which the
token settles; with an avalanche in the middle every touch costs the herd, and "all clear" ends the flip.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeAlias

from moosekit.core.asking import Frame
from moosekit.core.awaits import Awaits, Finite, Outcome, Over, Turn, Window
from moosekit.core.chance import Chance, Seeded
from moosekit.core.game import Game
from moosekit.core.ids import CLOCK, Actor, Millis, RuleId, Seat, Viewer, seats
from moosekit.core.json_data import Json, Reader
from moosekit.core.refusal import Refusal
from moosekit.core.stream import Stream
from moosekit.core.timing import Claim, Claims, Elapsed, Stamped
from moosekit.core.trace import Journal, Note
from tests.kernel.refs import ref, refused

SAME_INSTANT: Final = 150
GRAB_LIMIT: Final = Millis(10_000)
ALL_CLEAR: Final = Millis(3_000)
AVALANCHE: Final = "avalanche"
HERD: Final = 2


class Side(StrEnum):
    HEADS = "heads"
    TAILS = "tails"


@dataclass(frozen=True, slots=True)
class Setup:
    """The cards of the middle, one for each seat; they are shuffled."""

    deck: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Touch:
    card: int


@dataclass(frozen=True, slots=True)
class Call:
    side: Side


Action: TypeAlias = Stamped[Touch] | Elapsed | Call


@dataclass(frozen=True, slots=True)
class Flipped:
    middle: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Took:
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class NoEffect:
    """A touch of a card that was gone, or by a seat that had its card."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Disputed:
    card: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TokenFell:
    """``flipper`` is ``None`` where no seat is neutral: the table flips."""

    flipper: Seat | None
    caller: Seat
    call: Side
    side: Side
    winner: Seat


@dataclass(frozen=True, slots=True)
class HerdLost:
    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class AllClear:
    pass


@dataclass(frozen=True, slots=True)
class Handed:
    """A seat that took nothing was given a card."""

    seat: Seat
    card: int


Event: TypeAlias = Flipped | Took | NoEffect | Disputed | TokenFell | HerdLost | AllClear | Handed
Dispute: TypeAlias = Frame[tuple[Claim[Touch], ...], Call]


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    chance: Chance
    middle: tuple[str, ...]
    holders: tuple[Seat | None, ...]
    herds: tuple[int, ...]
    claims: Claims[Touch] = field(default_factory=Claims)
    dispute: Dispute | None = None
    tokens: tuple[tuple[str, ...], ...] = ()
    over: bool = False

    @property
    def avalanche(self) -> bool:
        return AVALANCHE in self.middle

    @property
    def closes(self) -> Millis:
        return ALL_CLEAR if self.avalanche else GRAB_LIMIT

    @property
    def closed(self) -> bool:
        return self.claims.promised >= self.closes


@dataclass(frozen=True, slots=True)
class Sight:
    """The view: all but the claims that are filed."""

    viewer: Viewer
    awaits: Awaits
    middle: tuple[str, ...]
    holders: tuple[Seat | None, ...]
    herds: tuple[int, ...]
    contenders: tuple[Claim[Touch], ...]


class GrabGame(Game[Setup, State, Action, Event, Sight]):
    """Seats only file; only ``Elapsed`` judges."""

    id = "grab"
    revision = 1

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        middle = chance.shuffle(self.id, ("flip",), setup.deck)
        journal.emit(Flipped(middle))
        return State(setup, chance, middle, (None,) * len(middle), (HERD,) * len(middle))

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        match action:
            case Stamped() if actor is not CLOCK:
                return replace(state, claims=state.claims.file(actor, action))
            case Elapsed(at):
                return fold(replace(state, claims=state.claims.promise(at)), journal)
            case Call() if actor is not CLOCK and state.dispute is not None:
                return fold(_token(state, state.dispute.with_answer(actor, action), journal), journal)
            case _:
                raise AssertionError(f"check let {action!r} of {actor!r} pass")

    def awaits(self, state: State) -> Awaits:
        if state.over:
            return Over(Outcome.by_points(state.herds))
        if state.dispute is not None:
            return Turn(state.dispute.waiting[0])
        return Window(seats(len(state.middle)), state.closes)

    def legal(self, state: State, seat: Seat) -> Finite[Action]:
        match self.awaits(state):
            case Turn(caller) if seat == caller:
                return Finite(tuple(Call(side) for side in Side))
            case Window(free, _) if seat in free:
                return Finite(tuple(Stamped(Touch(card), state.claims.promised) for card in range(len(state.middle))))
            case _:
                return Finite(())

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        if state.over:
            return refused("over")
        match action:
            case Elapsed(at):
                return _check_clock(state, actor, at)
            case Call():
                waiting = state.dispute.waiting if state.dispute else ()
                return () if actor in waiting else refused("not-asked")
            case Stamped(Touch(card), at):
                if actor not in seats(len(state.middle)) or not 0 <= card < len(state.middle):
                    return refused("unknown")
                if state.dispute is not None:
                    return refused("paused")
                if state.claims.too_late(action) or at >= state.closes:
                    return refused("too-late")
                return ()

    def view(self, state: State, viewer: Viewer) -> Sight:
        contenders = state.dispute.value if state.dispute else ()
        return Sight(viewer, self.awaits(state), state.middle, state.holders, state.herds, contenders)

    def imagine(self, view: Sight, memory: tuple[Event, ...], stream: Stream) -> State:
        setup = Setup(tuple(sorted(view.middle)))
        over = isinstance(view.awaits, Over)
        tokens = sum(isinstance(event, TokenFell) for event in memory)
        sides = tuple(tuple(Side) for _ in range(tokens))
        dispute = _question(view.contenders) if view.contenders else None
        chance = Seeded(stream.word(0))
        return State(setup, chance, view.middle, view.holders, view.herds, Claims(), dispute, sides, over)

    def drawn(self, state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
        tokens = tuple((f"token {number}", sides) for number, sides in enumerate(state.tokens))
        return (("flip", state.middle), *tokens)

    def write_setup(self, setup: Setup) -> Json:
        return list(setup.deck)

    def read_setup(self, data: Reader) -> Setup:
        return Setup(tuple(card.text() for card in data.items()))

    def write_action(self, action: Action) -> Json:
        match action:
            case Stamped(Touch(card), at):
                return {"touch": card, "at": at}
            case Elapsed(at):
                return {"elapsed": at}
            case Call(side):
                return {"call": side}

    def read_action(self, data: Reader) -> Action:
        data.only("touch", "at", "elapsed", "call")
        call, elapsed = data.optional("call"), data.optional("elapsed")
        if call is not None:
            return Call(Side(call.choice(tuple(Side))))
        if elapsed is not None:
            return Elapsed(Millis(elapsed.whole(0, GRAB_LIMIT)))
        at = Millis(data.field("at").whole(0, GRAB_LIMIT))
        return Stamped(Touch(data.field("touch").whole(0, 15)), at)


def _check_clock(state: State, actor: Actor, at: Millis) -> tuple[Refusal, ...]:
    if actor is not CLOCK:
        return refused("not-asked")
    if state.dispute is not None:
        return refused("paused")
    return refused("backwards") if at < state.claims.promised else ()


def fold(state: State, journal: Journal[Event]) -> State:
    """Judges filed claims in order, until one has to wait: for its tie window, or for the token."""
    while not state.over and state.dispute is None:
        filed = state.claims.filed
        window = 0 if state.avalanche else SAME_INSTANT
        if filed and (state.closed or state.claims.known(filed[0].at + window)):
            state = (_touch if state.avalanche else _grab)(state, filed[0], journal)
        elif state.closed:
            state = _close(state, journal)
        else:
            break
    return state


def _touch(state: State, claim: Claim[Touch], journal: Journal[Event]) -> State:
    """A touch in an avalanche: the herd goes, the card stays."""
    journal.emit(HerdLost(claim.seat, state.herds[claim.seat]))
    herds = tuple(0 if seat == claim.seat else herd for seat, herd in enumerate(state.herds))
    return replace(state, herds=herds, claims=state.claims.drop((claim,)))


def _grab(state: State, claim: Claim[Touch], journal: Journal[Event]) -> State:
    """The earliest claim: of no effect, unrivalled, or the beginning of a dispute."""
    open_claims = _standing(state)
    if claim not in open_claims:
        journal.emit(NoEffect(claim.seat, claim.action.card))
        return replace(state, claims=state.claims.drop((claim,)))
    tied = tuple(c for c in open_claims if c.action == claim.action and c.at <= claim.at + SAME_INSTANT)
    if journal.recording:
        stamps = tuple(c.at for c in tied)
        journal.note(
            Note("grab.same-instant", ref("same-instant"), str(claim.action.card), before=stamps, after=stamps)
        )
    if len(tied) == 1:
        return _take(state, claim, journal)
    journal.emit(Disputed(claim.action.card, tuple(c.seat for c in tied)))
    return replace(state, dispute=_question(tied))


def _standing(state: State) -> tuple[Claim[Touch], ...]:
    """Each seat's first claim on a free card; a seat that has its card claims nothing more."""
    first: dict[Seat, Claim[Touch]] = {}
    for claim in state.claims.filed:
        if claim.seat not in state.holders and state.holders[claim.action.card] is None:
            first.setdefault(claim.seat, claim)
    return tuple(first.values())


def _question(tied: tuple[Claim[Touch], ...]) -> Dispute:
    """The first two contenders meet; the earlier stamp calls, the lower seat among equals."""
    return Frame(RuleId("token"), tied[0].action.card, (tied[0].seat,), tied)


def _token(state: State, answered: Dispute, journal: Journal[Event]) -> State:
    """The token falls: who is wrong is free again, who is right meets the next."""
    first, second, *others = answered.value
    ((caller, call),) = answered.answers
    sides = state.chance.shuffle(GrabGame.id, ("token", len(state.tokens)), tuple(Side))
    winner, loser = (first, second) if call.side == sides[0] else (second, first)
    involved = [claim.seat for claim in answered.value]
    neutral = next((seat for seat in seats(len(state.middle)) if seat not in involved), None)
    journal.emit(TokenFell(neutral, caller, call.side, Side(sides[0]), winner.seat))
    state = replace(state, claims=state.claims.drop((loser,)), tokens=(*state.tokens, sides), dispute=None)
    if others:
        return replace(state, dispute=_question((winner, *others)))
    return _take(state, winner, journal)


def _take(state: State, claim: Claim[Touch], journal: Journal[Event]) -> State:
    journal.emit(Took(claim.seat, claim.action.card))
    return _hold(replace(state, claims=state.claims.drop((claim,))), claim.seat, claim.action.card)


def _hold(state: State, seat: Seat, card: int) -> State:
    holders = tuple(seat if place == card else holder for place, holder in enumerate(state.holders))
    herds = tuple(herd + (owner == seat) for owner, herd in enumerate(state.herds))
    return replace(state, holders=holders, herds=herds, over=None not in holders)


def _close(state: State, journal: Journal[Event]) -> State:
    """All clear, or free cards for idle seats: seats in order, cards left to right."""
    if state.avalanche:
        journal.emit(AllClear())
        return replace(state, over=True)
    idle = [seat for seat in seats(len(state.middle)) if seat not in state.holders]
    free = [card for card, holder in enumerate(state.holders) if holder is None]
    for seat, card in zip(idle, free, strict=True):
        journal.emit(Handed(seat, card))
        state = _hold(state, seat, card)
    return state
