"""Moustache as a game: who is to act, what is legal and why not, what follows, what may be known."""

from __future__ import annotations

from itertools import combinations

from moosekit.core.asking import Frame
from moosekit.core.awaits import Awaits, Finite, Options, Over, Together, Turn
from moosekit.core.chance import Chance
from moosekit.core.game import Game
from moosekit.core.ids import Actor, Edge, Seat, Viewer, seats
from moosekit.core.json_data import Json, Reader
from moosekit.core.order import Sortable
from moosekit.core.refusal import Refusal
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.games.moustache import codec, play
from moosekit.games.moustache.actions import STEAL, Action, PassCards, PlayCard, StealCard
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.checking import passable, refusals
from moosekit.games.moustache.deal import lay_row
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.hand import plays_of
from moosekit.games.moustache.imagine import imagine
from moosekit.games.moustache.refs import GAME
from moosekit.games.moustache.rule_cards.pass_three import PASSED
from moosekit.games.moustache.setup import PLAYERS, Setup
from moosekit.games.moustache.state import Draws, Match, MonkeyChoice, State
from moosekit.games.moustache.view import MoustacheView, view

__all__ = ["Moustache"]


class Moustache(Game[Setup, State, Action, Event, MoustacheView]):
    """The game of Moustache.

    ``own`` are rule cards of your own that records may name.

    >>> from moosekit.core.chance import Seeded
    >>> from moosekit.games.moustache.setup import standard
    >>> game = Moustache()
    >>> game.awaits(game.start(standard(4), Seeded(3)).state)
    Turn(seat=2)
    """

    id = GAME
    revision = 1

    def __init__(self, own: codec.OwnCards = ()) -> None:
        self.own = own

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        row, drawn = lay_row(setup, chance)
        match = Match(setup, chance, row, ((),) * setup.players, (), drawn)
        return play.begin_round(match, 0, None, journal)

    def _step(self, state: State, actor: Actor, action: Action, journal: Journal[Event]) -> State:
        if isinstance(action, PlayCard):
            return play.play_card(state, action.card, journal)
        if isinstance(action, StealCard):
            return play.steal_card(state, action.card, journal)
        if isinstance(actor, Edge):
            raise TypeError("nobody but a seat acts in Moustache")
        return play.pass_three(state, actor, action.cards, journal)

    def awaits(self, state: State) -> Awaits:
        """Whose turn it is, or that everybody is to set cards aside, or that the game is over."""
        _, _, turn, _, _, pending, may = state.now
        if may:  # most often
            return TURNS[turn]
        if state.match.outcome is not None:
            return Over(state.match.outcome)
        return Together(pending.waiting) if isinstance(pending, Frame) else TURNS[turn]

    def legal(self, state: State, seat: Seat) -> Options[Action]:
        """All that the seat may do, in deck order."""
        _, _, turn, _, _, pending, may = state.now
        if pending is None:
            return plays_of(may) if seat == turn else NOTHING
        if isinstance(pending, MonkeyChoice):
            if seat != pending.seat:
                return NOTHING
            choices = sorted(pending.contest.card(place) for place in pending.haul.within_reach)
            return Finite(tuple([STEAL[card.index] for card in choices]))
        if seat not in pending.waiting:
            return NOTHING
        cards = passable(state.match.setup, state.table.hands[seat])
        return Finite(tuple(map(PassCards, combinations(cards, PASSED))))

    def order(self, action: Action) -> Sortable:
        """Deck order; plays before passes before steals."""
        match action:
            case PlayCard(card):
                return (0, card.index)
            case PassCards(some):
                return (1, *[card.index for card in some])
            case StealCard(card):
                return (2, card.index)

    def check(self, state: State, actor: Actor, action: Action) -> tuple[Refusal, ...]:
        """Every reason against the action."""
        if isinstance(action, PlayCard):
            _, _, turn, _, _, _, may = state.now
            card = action.card
            if may >> card.index & 1 and actor == turn and card is CARDS[card.index]:
                return ()  # the common case, answered without collecting reasons
        return refusals(state, actor, action)

    def view(self, state: State, viewer: Viewer) -> MoustacheView:
        """What the viewer may know."""
        return view(state, self.awaits(state), viewer)

    def imagine(self, view: MoustacheView, memory: tuple[Event, ...], stream: Stream) -> State:
        """A full state that the viewer cannot tell from the true one; see ``games/moustache/imagine.py``."""
        return imagine(view, memory, stream)

    def drawn(self, state: State) -> Draws:
        """The row, teams, decks, jokers and trophies drawn so far, by label."""
        return state.match.drawn

    def write_setup(self, setup: Setup) -> Json:
        """A set-up as JSON data; own cards by their ids."""
        return codec.write_setup(setup)

    def read_setup(self, data: Reader) -> Setup:
        """A set-up from JSON data."""
        return codec.read_setup(data, self.own)

    def write_action(self, action: Action) -> Json:
        """An action as JSON data, such as ``{"play": "O5"}``."""
        return codec.write_action(action)

    def read_action(self, data: Reader) -> Action:
        """An action from JSON data."""
        return codec.read_action(data)


NOTHING: Finite[Action] = Finite(())
TURNS = tuple(Turn(seat) for seat in seats(max(PLAYERS)))
