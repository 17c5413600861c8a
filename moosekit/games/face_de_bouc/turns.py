"""After a card the left neighbour turns up the next one; after the last one the game ends (sections 2 and 7)."""

from __future__ import annotations

from moosekit.core.awaits import Outcome
from moosekit.core.facts import facts
from moosekit.core.ids import Seat, left_of
from moosekit.core.trace import Journal, Note
from moosekit.games.face_de_bouc import refs
from moosekit.games.face_de_bouc.events import Event, GameEnded
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.switches import LastCard, Tie


def note_next(state: State, journal: Journal[Event]) -> None:
    """Notes whose turn it is after this card."""
    if journal.recording and state.draw:
        turn = left_of(state.turn, state.setup.players)
        what = facts(seat=turn, before=state.turn)
        journal.note(Note("bouc.turn.next", refs.LEFT_NEIGHBOUR, "turn", state.turn, turn, what))


def next_turn(state: State, journal: Journal[Event]) -> State:
    """The state in which the next card is to be turned up, or the end."""
    state = state._replace(turn=left_of(state.turn, state.setup.players), card=None)
    return state if state.draw else end(state, journal)


def end(state: State, journal: Journal[Event]) -> State:
    """Most cards win; what lies in the middle belongs to nobody."""
    outcome = _outcome(state)
    if journal.recording:
        at_once = state.setup.last_card is LastCard.ENDS_AT_ONCE
        journal.note(Note("bouc.end.at-once" if at_once else "bouc.end.last", refs.LAST_CARD, "game", None, None))
        if state.centre:
            what = facts(count=len(state.centre))
            journal.note(Note("bouc.end.left", refs.LEFT_OVER, "centre", None, None, what))
        first = outcome.ranking[0]
        top = max(outcome.points)
        what = facts(seats=first, count=top)
        journal.note(Note("bouc.end.most", refs.MOST_CARDS, "winner", None, first, what))
        tied = [seat for seat, own in enumerate(outcome.points) if own == top]
        if len(tied) > 1:
            code = "bouc.end.faces" if state.setup.tie is Tie.MOST_FACES else "bouc.end.shared"
            what = facts(seats=first, tied=tuple(tied))
            journal.note(Note(code, refs.TIE, "winner", tuple(tied), first, what))
    journal.emit(GameEnded(outcome))
    return state._replace(card=None, outcome=outcome)


def _outcome(state: State) -> Outcome:
    points = tuple(len(pile) for pile in state.piles)
    if state.setup.tie is Tie.SHARED:
        return Outcome.by_points(points)
    ranks = [(len(pile), len({face.index for face in pile})) for pile in state.piles]
    places = sorted(set(ranks), reverse=True)
    ranking = tuple(tuple(Seat(seat) for seat, own in enumerate(ranks) if own == place) for place in places)
    return Outcome(points, ranking)
