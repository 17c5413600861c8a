"""Name the face, remember the name: press first, then say; a name is heard once and kept by nobody but the state.

Rulings bouc 4, 5, 7, 9, 11, 12: pressing is the stamp, the name must follow within ``SAY_LIMIT``, presses are heard in
stamp order, correct names within 150 ms of the earliest correct one are equal. Whoever presses within the same instant
is heard before anything is told, so that nobody profits from another's shout.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias

from moosekit.core.awaits import Awaits, Finite, OpenText, Options, Outcome, Over, Turn, Window
from moosekit.core.chance import Chance, Seeded
from moosekit.core.game import Game
from moosekit.core.ids import CLOCK, Actor, Millis, Seat, Viewer, left_of, seats
from moosekit.core.json_data import Json, Reader
from moosekit.core.refusal import Refusal
from moosekit.core.secret import EVERYONE, NOBODY, Hidden, Passing, Secret
from moosekit.core.stream import Stream
from moosekit.core.timing import Claim, Claims, Elapsed, Stamped
from moosekit.core.trace import Journal
from tests.kernel.refs import refused

SAME_INSTANT: Final = 150
SAY_LIMIT: Final = 5_000
RECALL_LIMIT: Final = Millis(10_000)
LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Setup:
    seats: int
    deck: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    pass


@dataclass(frozen=True, slots=True)
class Name:
    """The name for a new character, or for one that nobody remembers."""

    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Press:
    pass


@dataclass(frozen=True, slots=True)
class Say:
    """The name that belongs to the seat's press."""

    text: str = field(repr=False)


Action: TypeAlias = Draw | Name | Stamped[Press | Say] | Elapsed
Heard: TypeAlias = Secret[str] | Hidden


@dataclass(frozen=True, slots=True)
class Began:
    first: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    character: str


@dataclass(frozen=True, slots=True)
class Named:
    seat: Seat
    character: str
    name: Heard


@dataclass(frozen=True, slots=True)
class Shouted:
    seat: Seat
    name: Heard
    right: bool


@dataclass(frozen=True, slots=True)
class SaidNothing:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Won:
    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class Stayed:
    """Equal shouts: the cards stay."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    character: str


Event: TypeAlias = Began | Drew | Named | Shouted | SaidNothing | Won | Stayed | Forgotten


class Shout(NamedTuple):
    """A press that has been heard and not been told; ``name`` is ``None`` where nothing was said in time."""

    at: Millis
    seat: Seat
    name: Secret[str] | None
    right: bool


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    chance: Chance
    deck: tuple[str, ...]
    won: tuple[int, ...]
    turn: Seat
    drawn: int = 0
    pile: tuple[str, ...] = ()
    shown: bool = False
    names: tuple[tuple[str, Secret[str]], ...] = ()
    claims: Claims[Press | Say] = field(default_factory=Claims)
    heard: tuple[Shout, ...] = ()

    def name_of(self, character: str) -> Secret[str] | None:
        return dict(self.names).get(character)


@dataclass(frozen=True, slots=True)
class Sight:
    """The view. ``pressed``: the viewer has pressed and owes a name."""

    viewer: Viewer
    awaits: Awaits
    pile: tuple[str, ...]
    named: tuple[str, ...]
    won: tuple[int, ...]
    left: int
    shown: bool
    turn: Seat
    pressed: bool


class ShoutGame(Game[Setup, State, Action, Event, Sight]):
    """Seats only file; only ``Elapsed`` judges."""

    id = "shout"
    revision = 1

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        state = State(setup, chance, chance.shuffle(self.id, ("deck",), setup.deck), (0,) * setup.seats, Seat(0))
        journal.emit(Began(state.turn))
        return state

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        match action:
            case Draw():
                character = state.deck[state.drawn]
                journal.emit(Drew(state.turn, character))
                return replace(state, drawn=state.drawn + 1, pile=(*state.pile, character), shown=True)
            case Name(text):
                journal.emit(Named(state.turn, state.pile[-1], Passing(text, EVERYONE)))
                names = (*state.names, (state.pile[-1], Secret(text, NOBODY)))
                return _next_turn(replace(state, names=names))
            case Elapsed(at):
                return fold(replace(state, claims=state.claims.promise(at)), journal)
            case Stamped() if actor is not CLOCK:
                return replace(state, claims=state.claims.file(actor, action))
            case _:
                raise AssertionError(f"check let {action!r} of {actor!r} pass")

    def awaits(self, state: State) -> Awaits:
        if not state.shown:
            over = state.drawn == len(state.deck)
            return Over(Outcome.by_points(state.won)) if over else Turn(state.turn)
        if state.name_of(state.pile[-1]) is None:
            return Turn(state.turn)
        closes = RECALL_LIMIT if state.claims.promised < RECALL_LIMIT else Millis(RECALL_LIMIT + SAY_LIMIT)
        return Window(seats(state.setup.seats), closes)

    def legal(self, state: State, seat: Seat) -> Options[Action]:
        match self.awaits(state):
            case Turn(turn) if seat == turn:
                return OpenText("ask.name") if state.shown else Finite((Draw(),))
            case Window(free, _) if seat in free:
                if _owes(state, seat):
                    return OpenText("ask.shout")
                pressing = state.claims.promised < RECALL_LIMIT
                return Finite((Stamped(Press(), state.claims.promised),) if pressing else ())
            case _:
                return Finite(())

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        awaits = self.awaits(state)
        match action:
            case Draw():
                return () if awaits == Turn(state.turn) == Turn(_seat(actor)) and not state.shown else refused("turn")
            case Name(text):
                fits = awaits == Turn(state.turn) == Turn(_seat(actor)) and state.shown
                return _check_text(text) if fits else refused("turn")
            case Elapsed(at):
                fits = isinstance(awaits, Window) and actor is CLOCK and at >= state.claims.promised
                return () if fits else refused("clock")
            case Stamped(what, at):
                if not isinstance(awaits, Window) or actor not in awaits.seats:
                    return refused("turn")
                limit = RECALL_LIMIT if isinstance(what, Press) else RECALL_LIMIT + SAY_LIMIT
                if state.claims.too_late(action) or at >= limit:
                    return refused("too-late")
                return _check_text(what.text) if isinstance(what, Say) else ()

    def view(self, state: State, viewer: Viewer) -> Sight:
        return Sight(
            viewer,
            self.awaits(state),
            state.pile,
            tuple(sorted(character for character, _ in state.names)),
            state.won,
            len(state.deck) - state.drawn,
            state.shown,
            state.turn,
            _owes(state, viewer),
        )

    def imagine(self, view: Sight, memory: tuple[Event, ...], stream: Stream) -> State:
        """Names that the viewer heard are right; of the others something is made up, and so is the pile to come."""
        heard = {event.character: event.name for event in memory if isinstance(event, Named)}
        names: list[tuple[str, Secret[str]]] = []
        for character in view.named:
            name = heard.get(character)
            told = name.value if isinstance(name, Secret) else f"somebody {character}"
            names.append((character, Secret(told, NOBODY)))
        claims: Claims[Press | Say] = Claims()
        if view.pressed and isinstance(view.viewer, int):
            claims = claims.file(view.viewer, Stamped(Press(), Millis(0)))
        if isinstance(view.awaits, Window) and view.awaits.closes != RECALL_LIMIT:
            claims = claims.promise(RECALL_LIMIT)
        to_come = tuple(f"new {number}" for number in range(view.left))
        deck = (*view.pile, *to_come)
        setup = Setup(len(view.won), tuple(sorted(deck)))
        return State(
            setup,
            Seeded(stream.word(0)),
            deck,
            view.won,
            view.turn,
            len(view.pile),
            view.pile,
            view.shown,
            tuple(names),
            claims,
        )

    def drawn(self, state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return (("deck", state.deck),)

    def write_setup(self, setup: Setup) -> Json:
        return {"seats": setup.seats, "deck": list(setup.deck)}

    def read_setup(self, data: Reader) -> Setup:
        cards = data.field("deck").items()
        return Setup(data.field("seats").whole(2, 7), tuple(card.text() for card in cards))

    def write_action(self, action: Action) -> Json:
        match action:
            case Draw():
                return {"do": "draw"}
            case Name(text):
                return {"do": "name", "text": text}
            case Elapsed(at):
                return {"do": "elapsed", "at": at}
            case Stamped(what, at):
                return (
                    {"do": "say", "text": what.text, "at": at} if isinstance(what, Say) else {"do": "press", "at": at}
                )

    def read_action(self, data: Reader) -> Action:
        done = data.field("do").choice(("draw", "name", "elapsed", "press", "say"))
        if done == "draw":
            return Draw()
        if done == "name":
            return Name(data.field("text").text())
        at = Millis(data.field("at").whole(0, RECALL_LIMIT + SAY_LIMIT))
        if done == "elapsed":
            return Elapsed(at)
        return Stamped(Press(), at) if done == "press" else Stamped(Say(data.field("text").text()), at)


def _seat(actor: Actor) -> Seat:
    """The actor as a seat; the clock has one that no table has."""
    return Seat(-1) if actor is CLOCK else actor


def _check_text(text: str) -> tuple[Refusal, ...]:
    return () if 0 < len(text.strip()) <= LONGEST_NAME else refused("name")


def _owes(state: State, viewer: Viewer) -> bool:
    """Whether the seat's last filed claim is a press: it may look at its own claims, at nobody else's."""
    own = [claim for claim in state.claims.filed if claim.seat == viewer]
    return bool(own) and isinstance(own[-1].action, Press)


def _next_turn(state: State) -> State:
    turn = left_of(state.turn, state.setup.seats)
    return replace(state, turn=turn, shown=False, claims=Claims(), heard=())


def fold(state: State, journal: Journal[Event]) -> State:
    """Hears presses in stamp order and tells what was said, as far as the clock's promise reaches."""
    while state.shown and state.name_of(state.pile[-1]) is not None:
        after = _tell(state, journal) if state.heard else _hear_first(state, journal)
        if after is None:
            break
        state = after
    return state


def _hear_first(state: State, journal: Journal[Event]) -> State | None:
    """The first press of all, or, when time is up, the end: nobody remembers."""
    press = _first_press(state)
    if press is not None:
        return _hear(state, press)
    if not state.claims.known(RECALL_LIMIT - 1):
        return None
    character = state.pile[-1]
    journal.emit(Forgotten(character))
    return replace(state, names=tuple(pair for pair in state.names if pair[0] != character), claims=Claims())


def _tell(state: State, journal: Journal[Event]) -> State | None:
    """Hears on while somebody pressed in the same instant, then tells all of it at once."""
    right = [shout for shout in state.heard if shout.right]
    bound = (right[0] if right else state.heard[-1]).at + SAME_INSTANT
    press = _first_press(state)
    if press is not None and press.at <= bound:
        return _hear(state, press)
    if not state.claims.known(min(bound, RECALL_LIMIT - 1)):
        return None
    for shout in state.heard:
        told = None if shout.name is None else Passing(shout.name.value, EVERYONE)
        journal.emit(SaidNothing(shout.seat) if told is None else Shouted(shout.seat, told, shout.right))
    if not right:
        return replace(state, heard=())
    if len(right) > 1:
        journal.emit(Stayed())
        return _next_turn(state)
    journal.emit(Won(right[0].seat, len(state.pile)))
    won = tuple(own + (len(state.pile) if seat == right[0].seat else 0) for seat, own in enumerate(state.won))
    return _next_turn(replace(state, won=won, pile=()))


def _first_press(state: State) -> Claim[Press | Say] | None:
    return next((claim for claim in state.claims.filed if isinstance(claim.action, Press)), None)


def _hear(state: State, press: Claim[Press | Say]) -> State | None:
    """A press with its name, or without one when its time is up; until one of them is known, it has to wait.

    The seat's other presses in that time, and names that no press belongs to, are passed over.
    """
    ends = press.at + SAY_LIMIT
    own = [claim for claim in state.claims.filed if claim.seat == press.seat and claim.at < ends]
    say = next((claim for claim in own if isinstance(claim.action, Say) and claim.at >= press.at), None)
    if not state.claims.known(ends - 1 if say is None else say.at):
        return None
    used = tuple(claim for claim in own if say is None or claim.at <= say.at)
    return replace(state, claims=state.claims.drop(used), heard=(*state.heard, _shout(state, press, say)))


def _shout(state: State, press: Claim[Press | Say], say: Claim[Press | Say] | None) -> Shout:
    if say is None or not isinstance(say.action, Say):
        return Shout(press.at, press.seat, None, right=False)
    name = state.name_of(state.pile[-1])
    right = name is not None and say.action.text.strip().casefold() == name.value.strip().casefold()
    return Shout(press.at, press.seat, Secret(say.action.text, NOBODY), right)
