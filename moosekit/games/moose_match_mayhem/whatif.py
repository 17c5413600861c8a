"""What if somebody had been quicker, or an avalanche had been touched, or not?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from moosekit.core.facts import Facts, facts
from moosekit.core.ids import CLOCK, Actor, Millis, Seat, seats
from moosekit.core.timing import Elapsed, Stamped
from moosekit.core.whatif import StampedMoves, happens, in_time, sooner
from moosekit.games.moose_match_mayhem.actions import Action, Touch
from moosekit.games.moose_match_mayhem.events import AllClear, Disputed, Event, Handed, HerdLost, SetMade, Took
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.state import Flip, State
from moosekit.games.moose_match_mayhem.telling import tell
from moosekit.words.whatif import WhatIf, compared

__all__ = ["what_if"]

GAME: Final = MooseMatchMayhem()
#: so much earlier a hand is there
SOONER: Final = Millis(100)
#: when somebody touches a card beside an avalanche who did not
FIRST_TOUCH: Final = Millis(500)
Touches: TypeAlias = StampedMoves[Touch]
COUNTS: Final = (Took, Handed, Disputed, SetMade, HerdLost, AllClear)


def what_if(state: State, touches: Sequence[tuple[Seat, Stamped[Touch]]], *, by: Millis = SOONER) -> WhatIf[Event]:
    """The touches of a flip, with each seat so much earlier; beside an avalanche also without them, or with others.

    ``state`` has the cards in the middle; the result is what the flip brings until its end, or until a dispute.

    >>> from moosekit.games.moose_match_mayhem.position import position
    >>> from moosekit.games.moose_match_mayhem.setup import standard
    >>> state = position(standard(3), middle="moose.b bear.w yeti.g")
    >>> touches = [(Seat(0), Stamped(Touch(0), Millis(300))), (Seat(1), Stamped(Touch(0), Millis(500)))]
    >>> what_if(state, touches).altering[0].facts
    (('seat', 1), ('by', 100))

    Raises:
        ValueError: no cards lie in the middle.
    """
    flip = state.flip
    if flip is None:
        raise ValueError("no cards lie in the middle: what if is asked about the touches of a flip")
    made = in_time(touches)
    return compared(_result(state, flip, made), _changes(state, flip, made, by), tell)


def _changes(state: State, flip: Flip, made: Touches, by: Millis) -> Iterator[tuple[str, Facts, tuple[Event, ...]]]:
    hands = {seat for seat, _ in made}
    for seat in sorted(hands):
        then = _result(state, flip, sooner(made, seat, by))
        yield "whatif.mayhem.sooner", facts(seat=seat, by=by), then
    if not flip.avalanche:
        return
    for seat in seats(state.setup.players):
        if seat in hands:
            without = tuple(move for move in made if move[0] != seat)
            yield "whatif.mayhem.hands-off", facts(seat=seat), _result(state, flip, without)
        else:
            touched = in_time([*made, (seat, Stamped(Touch(flip.free[0]), FIRST_TOUCH))])
            yield "whatif.mayhem.touched", facts(seat=seat), _result(state, flip, touched)


def _result(state: State, flip: Flip, touches: Touches) -> tuple[Event, ...]:
    """Who gets which card, who loses a herd: until the flip is over, or as far as the last touch is judged."""
    last = max((done.at for _, done in touches), default=Millis(0))
    end = Millis(last + state.setup.same_instant + 1) if flip.closes is None else flip.closes
    moves: list[tuple[Actor, Action]] = [*touches, (CLOCK, Elapsed(end))]
    return tuple(event for event in happens(GAME, state, moves) if isinstance(event, COUNTS))
