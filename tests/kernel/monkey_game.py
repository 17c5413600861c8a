"""One trick with a joker that asks: the monkey takes a card before the winner takes the rest.

Rulings moustache 23 and B2 J3: the monkey chooses among the cards that are left; where none is left it takes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from moosekit.cards.card import Card
from moosekit.cards.zone import View, Zone, view_of
from moosekit.core.asking import Ask, Done, Frame, Step
from moosekit.core.awaits import Awaits, Finite, Outcome, Over, Turn
from moosekit.core.chance import Chance
from moosekit.core.facts import RuleRef
from moosekit.core.game import Game
from moosekit.core.ids import Actor, RuleId, Seat, Viewer
from moosekit.core.json_data import Json, Reader
from moosekit.core.refusal import Refusal
from moosekit.core.secret import EVERYONE
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal, Note
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import Play, TrickCard
from moosekit.tricks.row import Reading, Row, decide
from moosekit.tricks.stages import Collects, Haul
from moosekit.tricks.world import World
from tests.kernel.refs import ref, refused

BASE: Final = World(("green", "pink"))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TableCard(Card):
    """A card with a colour and a value, or the monkey, which has neither."""

    colour: str | None = None
    value: int | None = None


CARDS: Final = TableCard.intern(
    (
        *(TableCard(f"G{value}", value, "green", value) for value in range(5)),
        *(TableCard(f"P{value}", 5 + value, "pink", value) for value in range(5)),
        TableCard("monkey", 10),
    )
)
Cards: TypeAlias = tuple[TableCard, ...]


@dataclass(frozen=True, slots=True)
class Twins:
    """A rule of the row: values that occur twice or more vanish."""

    id: RuleId = RuleId("twins")  # noqa: RUF009  (a name, not a call that makes anything)
    ref: RuleRef = ref("twins")  # noqa: RUF009

    def vanish(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        values = [contest.card(place).value for place in contest.left]
        return contest.without(tuple(p for p in contest.left if values.count(contest.card(p).value) > 1))


@dataclass(frozen=True, slots=True)
class Monkey:
    """Asks its player which card to take, and goes on with the answer."""

    def collect(self, haul: Haul, player: Seat, /) -> Step[Haul]:
        return Ask((player,), haul) if haul.taken else Done(haul)

    def resume(self, haul: Haul, place: int, stolen: int) -> Haul:
        taken = tuple(position for position in haul.taken if position != stolen)
        return haul._replace(taken=taken, stolen=stolen, thief=place)


MONKEY: Final = Monkey()
COLLECTS: Final[Collects] = MONKEY


@dataclass(frozen=True, slots=True)
class Setup:
    """One card for each seat, and whether twins vanish."""

    hands: Cards
    twins: bool = False


@dataclass(frozen=True, slots=True)
class PlayCard:
    pass


@dataclass(frozen=True, slots=True)
class Steal:
    """The position of the card that the monkey takes."""

    position: int


Action: TypeAlias = PlayCard | Steal


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    card: TableCard


@dataclass(frozen=True, slots=True)
class Asked:
    """The monkey's player is to choose. What decided the trick so far is explained here."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stolen:
    seat: Seat
    card: TableCard


@dataclass(frozen=True, slots=True)
class Taken:
    """``seat`` is ``None`` where nobody wins."""

    seat: Seat | None
    cards: Cards


Event: TypeAlias = Played | Asked | Stolen | Taken


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    plays: tuple[Play[TableCard], ...] = ()
    frame: Frame[Haul, int] | None = None
    haul: Haul | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """What is public: the set-up too, as hands lie open here."""

    setup: Setup
    frame: Frame[Haul, int] | None
    haul: Haul | None


Sight: TypeAlias = View[TableCard, Trick]


class MonkeyGame(Game[Setup, State, Action, Event, Sight]):
    """A single trick with open hands of one card."""

    id = "monkey"
    revision = 1

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        return State(setup)

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        match action:
            case PlayCard():
                seat = Seat(len(state.plays))
                card = state.setup.hands[seat]
                journal.emit(Played(seat, card))
                state = replace(state, plays=(*state.plays, Play(seat, card)))
                return _finish(state, journal) if len(state.plays) == len(state.setup.hands) else state
            case Steal(position):
                assert state.frame is not None
                return _resume(state, state.frame.with_answer(state.frame.asked[0], position), journal)

    def awaits(self, state: State) -> Awaits:
        if state.frame is not None:
            return Turn(state.frame.waiting[0])
        if state.haul is not None:
            return Over(Outcome.by_points(_points(state, state.haul)))
        return Turn(Seat(len(state.plays)))

    def legal(self, state: State, seat: Seat) -> Finite[Action]:
        if self.awaits(state) != Turn(seat):
            return Finite(())
        return Finite((PlayCard(),) if state.frame is None else tuple(Steal(p) for p in state.frame.value.taken))

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        if not isinstance(actor, int) or self.awaits(state) != Turn(actor):
            return refused("turn")
        return () if action in self.legal(state, actor).actions else refused("not-there")

    def view(self, state: State, viewer: Viewer) -> Sight:
        trick = Zone("trick", None, tuple(play.card for play in state.plays), EVERYONE)
        return view_of(viewer, self.awaits(state), (trick,), Trick(state.setup, state.frame, state.haul))

    def imagine(self, view: Sight, memory: tuple[Event, ...], stream: Stream) -> State:
        """Everything lies open, so there is one world only."""
        plays = tuple(Play(event.seat, event.card) for event in memory if isinstance(event, Played))
        return State(view.facts.setup, plays, view.facts.frame, view.facts.haul)

    def drawn(self, state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return ()

    def write_setup(self, setup: Setup) -> Json:
        return {"hands": [card.code for card in setup.hands], "twins": setup.twins}

    def read_setup(self, data: Reader) -> Setup:
        codes = [card.code for card in CARDS]
        hands = tuple(TableCard.of(card.choice(codes)) for card in data.field("hands").items())
        return Setup(hands, data.field("twins").value is True)

    def write_action(self, action: Action) -> Json:
        return action.position if isinstance(action, Steal) else "play"

    def read_action(self, data: Reader) -> Action:
        return PlayCard() if data.value == "play" else Steal(data.whole(0, 9))


def _finish(state: State, journal: Journal[Event]) -> State:
    """The trick is full: the row decides, then a monkey asks, then the winner takes the rest."""
    cards: tuple[Twins, ...] = (Twins(),) if state.setup.twins else ()
    row = Row[Twins].of(cards, Reading.LAST_WORD, BASE)
    contest = decide(state.plays, row, journal)
    lost = tuple(p for p, play in enumerate(state.plays) if play.card.colour is not None and p not in contest.left)
    haul = Haul(contest.strongest(), contest.left, lost)
    for place, play in enumerate(state.plays):
        if play.card.colour is None:
            step = COLLECTS.collect(haul, play.seat)
            if isinstance(step, Ask):
                journal.emit(Asked(step.seats[0]))
                return replace(state, frame=Frame(RuleId("monkey"), place, step.seats, step.value))
            haul = step.value
    return _take(state, haul, journal)


def _resume(state: State, frame: Frame[Haul, int], journal: Journal[Event]) -> State:
    ((seat, stolen),) = frame.answers
    haul = MONKEY.resume(frame.value, frame.place, stolen)
    if journal.recording:
        journal.note(Note("trick.monkey", ref("monkey"), "taken", frame.value.taken, haul.taken))
    journal.emit(Stolen(seat, state.plays[stolen].card))
    return _take(replace(state, frame=None), haul, journal)


def _take(state: State, haul: Haul, journal: Journal[Event]) -> State:
    winner = None if haul.winner is None else state.plays[haul.winner].seat
    journal.emit(Taken(winner, tuple(state.plays[position].card for position in haul.taken)))
    return replace(state, haul=haul)


def _points(state: State, haul: Haul) -> tuple[int, ...]:
    """Cards taken, by seat."""
    points = [0] * len(state.setup.hands)
    if haul.winner is not None:
        points[state.plays[haul.winner].seat] += len(haul.taken)
    if haul.thief is not None:
        points[state.plays[haul.thief].seat] += 1
    return tuple(points)
