"""From one turn to the next: who is left out, who draws, what the seat may do, and whether the game is over."""

from __future__ import annotations

from moosekit.core.facts import facts
from moosekit.core.ids import left_of, seats
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_in_the_house import refs
from moosekit.games.moose_in_the_house.drawing import TURN, draw
from moosekit.games.moose_in_the_house.events import Event, SeatSkipped
from moosekit.games.moose_in_the_house.moves import answers, can_play, turn_options
from moosekit.games.moose_in_the_house.scoring import end_game
from moosekit.games.moose_in_the_house.state import State


def next_turn(state: State, journal: Journal[Event]) -> State:
    """The turn of the seat to the left."""
    return begin_turn(state._replace(turn=left_of(state.turn, len(state.hands)), attack=None), journal)


def begin_turn(state: State, journal: Journal[Event]) -> State:
    """The seat whose turn it is draws, as long as there is a draw pile (clauses 3.1 and 8.1)."""
    if state.deck:
        state = draw(state, state.turn, TURN, journal)
    return settle(state, journal)


def settle(state: State, journal: Journal[Event]) -> State:
    """After the draw: the end of the game, or the next seat that has cards, with what it may do."""
    if not state.deck and not anybody_can_play(state):
        return end_game(state, journal)
    while not state.hands[state.turn] and not state.deck:
        if journal.recording:
            journal.note(Note("house.skipped", refs.NO_CARDS, "turn", None, None, facts(seat=state.turn)))
        journal.emit(SeatSkipped(state.turn))
        state = state._replace(turn=left_of(state.turn, len(state.hands)))
    return with_options(state)


def with_options(state: State) -> State:
    """With what the seat that is asked may do."""
    seat, setup = state.asked, state.match.setup
    if state.attack is not None:
        return state._replace(options=answers(state.hands[seat], setup))
    pile = bool(state.deck)
    return state._replace(options=turn_options(state.hands[seat], state.houses, seat, setup, pile=pile))


def anybody_can_play(state: State) -> bool:
    """Whether some hand holds a card that could be played now (clause 8.4)."""
    for seat in seats(len(state.hands)):
        if can_play(state.hands[seat], state.houses, seat, state.match.setup):
            return True
    return False
