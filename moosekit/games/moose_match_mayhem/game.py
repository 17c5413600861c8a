"""Moose Match Mayhem as a game: who is to act, what is legal and why not, what follows, what may be known."""

from __future__ import annotations

from functools import lru_cache

from moosekit.core.awaits import Awaits, Finite, Over, Together, Turn, Window
from moosekit.core.chance import Chance
from moosekit.core.game import Game
from moosekit.core.ids import Actor, Edge, Millis, Seat, Viewer, seats
from moosekit.core.json_data import Json, Reader
from moosekit.core.latest import latest
from moosekit.core.order import Sortable
from moosekit.core.refusal import Refusal
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.core.trace import Journal
from moosekit.games.moose_match_mayhem import codec
from moosekit.games.moose_match_mayhem.actions import Action, Call, ChoosePair, Plain, Side, Touch
from moosekit.games.moose_match_mayhem.cards import Colour
from moosekit.games.moose_match_mayhem.checking import refusals
from moosekit.games.moose_match_mayhem.clock import acts_once, awaited, earliest_stamp, file_touch, free_to_touch
from moosekit.games.moose_match_mayhem.dealing import begin, ready
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.herds import sets_in
from moosekit.games.moose_match_mayhem.imagine import imagine
from moosekit.games.moose_match_mayhem.judging import answer_pair, elapse, fold
from moosekit.games.moose_match_mayhem.refs import GAME
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import Draws, Flip, State
from moosekit.games.moose_match_mayhem.ties import flip_token
from moosekit.games.moose_match_mayhem.view import MayhemView, view_of

__all__ = ["MooseMatchMayhem"]


class MooseMatchMayhem(Game[Setup, State, Action, Event, MayhemView]):
    """The game of Moose Match Mayhem. Touches are only filed; the clock's ``Elapsed`` judges them.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moose_match_mayhem.setup import standard
    >>> game = MooseMatchMayhem()
    >>> game.awaits(game.start(standard(4), Seeded(3)).state)
    Together(seats=(0, 1, 2, 3))
    """

    id = GAME
    revision = 1

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        return begin(setup, chance, journal)

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        flip = state.flip
        if flip is None:
            if isinstance(actor, Edge):
                raise TypeError("nobody but a seat turns a card over")
            return ready(state, actor, journal)
        if isinstance(actor, Edge):
            if isinstance(action, Elapsed):
                return elapse(state, flip, action, journal)
            return fold(answer_pair(state, flip, None, journal), journal)
        match action:
            case Stamped():
                return state.with_flip(file_touch(state, flip, actor, action))
            case Call():
                return fold(flip_token(state, flip, actor, action, journal), journal)
            case ChoosePair(colour):
                return fold(answer_pair(state, flip, colour, journal), journal)
            case Elapsed() | Plain():
                return state.with_flip(flip._replace(acted=tuple(sorted((*flip.acted, actor)))))

    def awaits(self, state: State) -> Awaits:
        """Everybody's readiness, touches until the time is up, an answer, or nothing more."""
        return awaits(state)

    def legal(self, state: State, seat: Seat) -> Finite[Action]:
        """All that the seat may do; touches from left to right, with the earliest stamp that is still open."""
        match self.awaits(state):
            case Together(waiting) if seat in waiting:
                return FLIP
            case Turn(asked) if seat == asked and state.flip is not None:
                return CALLS if state.flip.dispute is not None else _pairs(state, seat)
            case Window(touching, _) if seat in touching and state.flip is not None:
                return _touches(state, state.flip, seat)
            case _:
                return NOTHING

    def order(self, action: Action) -> Sortable:
        """Touches from left to right, then words; calls and pairs in their usual order."""
        match action:
            case Stamped(Touch(place), at):
                return (0, place, at)
            case Plain():
                return (1, tuple(Plain).index(action))
            case Call(side):
                return (2, tuple(Side).index(side))
            case ChoosePair(colour):
                return (3, -1 if colour is None else tuple(Colour).index(colour))
            case Elapsed(at):
                return (4, at)

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        """Every reason against the action."""
        return refusals(state, actor, action)

    def view(self, state: State, viewer: Viewer) -> MayhemView:
        """What the viewer may know."""
        return view_of(state, viewer, self.awaits(state))

    def imagine(
        self,
        view: MayhemView,
        memory: tuple[Event, ...],  # noqa: ARG002 - whatever happened still lies open
        stream: Stream,
    ) -> State:
        """A full state that the viewer cannot tell from the true one."""
        return imagine(view, stream)

    def drawn(self, state: State) -> Draws:
        """The pack, mixed discards, tokens and other draws so far, by label."""
        return state.drawn

    def write_setup(self, setup: Setup) -> Json:
        """A set-up as JSON data."""
        return codec.write_setup(setup)

    def read_setup(self, data: Reader) -> Setup:
        """A set-up from JSON data."""
        return codec.read_setup(data)

    def write_action(self, action: Action) -> Json:
        """An action as JSON data, such as ``{"touch": 2, "at": 640}``."""
        return codec.write_action(action)

    def read_action(self, data: Reader) -> Action:
        """An action from JSON data."""
        return codec.read_action(data)


def _pairs(state: State, seat: Seat) -> Finite[Action]:
    options = sets_in(state.herds[seat], state.setup.three_wilds)
    return Finite(tuple(ChoosePair(option.colour) for option in options))


def _touches(state: State, flip: Flip, seat: Seat) -> Finite[Action]:
    once = seat in awaited(state, flip)
    places = flip.free if once and not flip.avalanche else tuple(range(len(flip.middle)))
    found = _touches_at(places, earliest_stamp(flip))
    hands_off = once and flip.avalanche and acts_once(state.setup, flip, seat)
    return Finite((*found.actions, Plain.HANDS_OFF)) if hands_off else found


@lru_cache(maxsize=256)  # several seats are asked in the same millisecond
def _touches_at(places: tuple[int, ...], at: Millis) -> Finite[Action]:
    return Finite(tuple([Stamped(Touch(place), at) for place in places]))


NOTHING: Finite[Action] = Finite(())
FLIP: Finite[Action] = Finite((Plain.FLIP,))
CALLS: Finite[Action] = Finite(tuple(Call(side) for side in Side))


@latest
def awaits(state: State) -> Awaits:
    """Who is to act. The end of a window is the clock's own time: the slowest pace makes it longer."""
    if state.outcome is not None:
        return Over(state.outcome)
    flip = state.flip
    if flip is None:
        return Together(tuple([seat for seat in seats(state.setup.players) if seat not in state.ready]))
    if flip.dispute is not None:
        return Turn(flip.dispute.waiting[0])
    if flip.asks is not None:
        return Turn(flip.asks)
    slowest = state.setup.slowest
    closes = None if flip.closes is None or slowest is None else Millis(flip.closes * slowest)
    return Window(free_to_touch(state, flip), closes)
