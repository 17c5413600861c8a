"""The end: enough sets, or too few cards (sections 8 and 9)."""

from __future__ import annotations

from moosekit.core.awaits import Outcome
from moosekit.core.facts import facts
from moosekit.core.ids import Seat, seats
from moosekit.core.trace import Journal, Note
from moosekit.games.moose_match_mayhem import refs
from moosekit.games.moose_match_mayhem.events import Event, GameEnded
from moosekit.games.moose_match_mayhem.state import Flip, State
from moosekit.games.moose_match_mayhem.switches import ShortTie, ThirdSet
from moosekit.games.moose_match_mayhem.taking import default_pair


def end_won(state: State, flip: Flip, journal: Journal[Event]) -> State:
    """Somebody has enough sets. Sets that wait for a choice of pair are turned over first, as they count too."""
    for seat in flip.pairs:
        state = default_pair(state, seat, journal)
    state = state.with_flip(flip._replace(pairs=(), asks=None))
    first = min(at for _, at in flip.third)
    together = state.setup.third_set is ThirdSet.SAME_FLIP
    winners = tuple(sorted(seat for seat, at in flip.third if together or at == first))
    if journal.recording:
        what = facts(seats=winners, goal=state.setup.goal, count=len(winners))
        journal.note(Note("mayhem.won", refs.THREE_SETS, "sets", None, winners, what))
        if len(flip.third) > 1:
            times = tuple(at for _, at in flip.third)
            code = "mayhem.won.shared" if len(winners) > 1 else "mayhem.won.earlier"
            code = "mayhem.won.together" if together else code
            journal.note(Note(code, refs.THIRD_SET, "sets", times, winners, facts(seats=winners, times=times)))
    return _over(state, [0 if seat in winners else 1 for seat in seats(state.setup.players)], journal)


def end_short(state: State, journal: Journal[Event]) -> State:
    """There are too few cards for another flip."""
    herd_counts = state.setup.short_tie is ShortTie.HERD
    tie_break = [-len(herd) if herd_counts else 0 for herd in state.herds]
    if journal.recording:
        there = len(state.deck) + len(state.discard)
        what = facts(count=there, players=state.setup.players)
        journal.note(Note("mayhem.too-few", refs.TOO_FEW, "piles", there, there, what))
        most = max(len(own) for own in state.sets)
        if [len(own) for own in state.sets].count(most) > 1:
            code = "mayhem.too-few.herd" if herd_counts else "mayhem.too-few.shared"
            journal.note(Note(code, refs.TOO_FEW, "herd", None, tuple(map(len, state.herds))))
    return _over(state, tie_break, journal)


def _over(state: State, tie_break: list[int], journal: Journal[Event]) -> State:
    """Most sets first, then the lower tie-break; who is equal in both shares a place."""
    points = tuple(len(own) for own in state.sets)
    keys = [(-count, own) for count, own in zip(points, tie_break, strict=True)]
    ranking = tuple(
        tuple(Seat(seat) for seat, own in enumerate(keys) if own == key) for key in sorted(dict.fromkeys(keys))
    )
    outcome = Outcome(points, ranking)
    journal.emit(GameEnded(outcome))
    return state._replace(outcome=outcome)
