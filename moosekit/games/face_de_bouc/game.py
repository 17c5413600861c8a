"""Face de bouc as a game: who is to act, what is legal and why not, what follows, what may be known."""

from __future__ import annotations

from moosekit.core.awaits import Awaits, Options
from moosekit.core.chance import Chance
from moosekit.core.game import Game
from moosekit.core.ids import Actor, Edge, Seat, Viewer
from moosekit.core.json_data import Json, Reader
from moosekit.core.order import Sortable
from moosekit.core.refusal import Refusal
from moosekit.core.stream import Stream
from moosekit.core.timing import Elapsed, Stamped
from moosekit.core.trace import Journal
from moosekit.games.face_de_bouc import asking, codec, play
from moosekit.games.face_de_bouc.actions import Action, Draw, Name, Pass, Press, Special
from moosekit.games.face_de_bouc.checking import refusals
from moosekit.games.face_de_bouc.events import Event
from moosekit.games.face_de_bouc.imagine import imagine
from moosekit.games.face_de_bouc.naming import give_name
from moosekit.games.face_de_bouc.refs import GAME
from moosekit.games.face_de_bouc.setup import Setup
from moosekit.games.face_de_bouc.state import Draws, State
from moosekit.games.face_de_bouc.view import FaceView, view

__all__ = ["FaceDeBouc"]


class FaceDeBouc(Game[Setup, State, Action, Event, FaceView]):
    """The game of Face de bouc.

    With a clock, seats only file what they do; the clock's ``Elapsed`` judges. Without one, the last of the
    secret answers does.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.face_de_bouc.setup import standard
    >>> game = FaceDeBouc()
    >>> game.awaits(game.start(standard(4), Seeded(3)).state)
    Turn(seat=0)
    """

    id = GAME
    revision = 1

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        return play.begin(setup, chance, journal)

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        card = state.card
        if isinstance(action, Draw):
            return play.draw_card(state, journal)
        if card is None:
            raise TypeError("only a card that has been turned up can be acted on")
        if isinstance(action, Elapsed):
            return play.elapse(state, card, action.at, journal)
        if isinstance(actor, Edge):
            raise TypeError("the clock does nothing but go on")
        if isinstance(action, Name):
            return give_name(state, actor, action.text, journal)
        return play.file(state, card, actor, action, journal)

    def awaits(self, state: State) -> Awaits:
        """Whose turn it is; who may act against the clock; who owes a secret answer; or that the game is over."""
        return asking.awaits(state)

    def legal(self, state: State, seat: Seat) -> Options[Action]:
        """What the seat may do: pass, press, the special shout, in this order; or a free text."""
        return asking.options(state, seat)

    def order(self, action: Action) -> Sortable:
        """To pass, to press, the special shout; all else stands alone."""
        if isinstance(action, Stamped) and isinstance(action.action, (Pass, Press, Special)):
            return ((Pass, Press, Special).index(type(action.action)), action.at)
        return super().order(action)

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        """Every reason against the action."""
        return refusals(state, actor, action)

    def view(self, state: State, viewer: Viewer) -> FaceView:
        """What the viewer may know; never a name."""
        return view(state, self.awaits(state), viewer)

    def imagine(self, view: FaceView, memory: tuple[Event, ...], stream: Stream) -> State:
        """A full state that the viewer cannot tell from the true one; see ``games/face_de_bouc/imagine.py``."""
        return imagine(view, memory, stream)

    def drawn(self, state: State) -> Draws:
        """The mixed deck, and who begins where chance decided it."""
        return state.drawn

    def write_setup(self, setup: Setup) -> Json:
        """A set-up as JSON data."""
        return codec.write_setup(setup)

    def read_setup(self, data: Reader) -> Setup:
        """A set-up from JSON data."""
        return codec.read_setup(data)

    def write_action(self, action: Action) -> Json:
        """An action as JSON data, such as ``{"do": "draw"}``. A record holds the names that were said."""
        return codec.write_action(action)

    def read_action(self, data: Reader) -> Action:
        """An action from JSON data."""
        return codec.read_action(data)
