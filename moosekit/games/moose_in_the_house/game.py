"""There's a Moose in the House as a game: who is to act, what is legal and why not, what follows, what may be known."""

from __future__ import annotations

from typing import Final

from moosekit.cards.zone import view_of
from moosekit.core.awaits import Awaits, Finite, Over, Turn
from moosekit.core.chance import Chance
from moosekit.core.game import Game
from moosekit.core.ids import Actor, Edge, Seat, Viewer, seats
from moosekit.core.json_data import Json, Reader
from moosekit.core.order import Sortable
from moosekit.core.refusal import Refusal
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.games.moose_in_the_house import codec, play
from moosekit.games.moose_in_the_house.actions import PASS, Action, Answer, DiscardCard, PlayCard
from moosekit.games.moose_in_the_house.checking import refusals
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.imagine import imagine
from moosekit.games.moose_in_the_house.refs import GAME
from moosekit.games.moose_in_the_house.setup import PLAYERS, Setup
from moosekit.games.moose_in_the_house.state import NO_OPTIONS, Draws, State
from moosekit.games.moose_in_the_house.view import HouseView, public_facts, zones

__all__ = ["MooseInTheHouse"]


class MooseInTheHouse(Game[Setup, State, Action, Event, HouseView]):
    """The game There's a Moose in the House.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moose_in_the_house.setup import standard
    >>> game = MooseInTheHouse()
    >>> state = game.start(standard(4), Seeded(3)).state
    >>> game.awaits(state), len(state.hands[state.turn])
    (Turn(seat=0), 5)
    """

    id = GAME
    revision = 1

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        return play.begin(setup, chance, journal)

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        if isinstance(actor, Edge):
            raise TypeError("nobody but a seat acts in There's a Moose in the House")
        return play.step(state, action, journal)

    def awaits(self, state: State) -> Awaits:
        """Whose turn it is, or which seat is asked for a trap, or that the game is over."""
        return TURNS[state.asked] if state.outcome is None else Over(state.outcome)

    def legal(self, state: State, seat: Seat) -> Finite[Action]:
        """All that the seat may do: by card in deck order, then by house and by room; discards after plays."""
        return state.options if state.outcome is None and seat == state.asked else NO_OPTIONS

    def order(self, action: Action) -> Sortable:
        """Plays by card, house and room; then discards by card; then what is said."""
        match action:
            case PlayCard(card, target, place):
                return (0, card.index, target, -1 if place is None else place)
            case DiscardCard(card):
                return (1, card.index)
            case _:
                return (2, (*Answer, PASS).index(action))

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        """Every reason against the action."""
        return refusals(state, actor, action)

    def view(self, state: State, viewer: Viewer) -> HouseView:
        """What the viewer may know."""
        return view_of(viewer, self.awaits(state), zones(state), public_facts(state))

    def imagine(self, view: HouseView, memory: tuple[Event, ...], stream: Stream) -> State:
        """A full state that the viewer cannot tell from the true one; see ``imagine.py``."""
        return imagine(view, memory, stream)

    def drawn(self, state: State) -> Draws:
        """The shuffled deck and, where chance decided, who was named to begin."""
        return state.match.drawn

    def write_setup(self, setup: Setup) -> Json:
        """A set-up as JSON data."""
        return codec.write_setup(setup)

    def read_setup(self, data: Reader) -> Setup:
        """A set-up from JSON data."""
        return codec.read_setup(data)

    def write_action(self, action: Action) -> Json:
        """An action as JSON data, such as ``{"play": "R.kit", "on": 1}``."""
        return codec.write_action(action)

    def read_action(self, data: Reader) -> Action:
        """An action from JSON data."""
        return codec.read_action(data)


TURNS: Final = tuple(Turn(seat) for seat in seats(max(PLAYERS)))
