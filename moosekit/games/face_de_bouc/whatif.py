"""What if somebody had shouted earlier, or another name, or not at all?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from moosekit.core.facts import Facts, facts
from moosekit.core.ids import CLOCK, Actor, Millis, Seat
from moosekit.core.timing import Elapsed, Stamped
from moosekit.core.whatif import StampedMoves, happens, in_time, sooner
from moosekit.games.face_de_bouc.actions import Act, Action, Press, Say, Special
from moosekit.games.face_de_bouc.events import Event, Forgotten, Paid, PileTaken, Stayed, Won
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.matching import compare
from moosekit.games.face_de_bouc.phase import Phase
from moosekit.games.face_de_bouc.state import State
from moosekit.games.face_de_bouc.stripped import WRONG
from moosekit.games.face_de_bouc.telling import tell
from moosekit.words.whatif import WhatIf, compared

__all__ = ["what_if"]

GAME: Final = FaceDeBouc()
#: so much earlier somebody shouts
SOONER: Final = Millis(100)
COUNTS: Final = (Won, Stayed, Forgotten, PileTaken, Paid)


def what_if(state: State, shouts: Sequence[tuple[Seat, Stamped[Act]]], *, by: Millis = SOONER) -> WhatIf[Event]:
    """The shouts of a card that is known: each seat so much earlier, with another name, or silent.

    Whoever is wrong is also tried with the right name, whoever is right with a wrong one. Names are looked at, none is
    shown. ``shouts`` holds presses and the names that belong to them.

    >>> from moosekit.games.face_de_bouc.position import position
    >>> from moosekit.games.face_de_bouc.setup import standard
    >>> state = position(standard(3), centre="f01", card_open="f01", names={"f01": "Bob"})
    >>> shouts = [(Seat(0), Stamped(Press(), Millis(300))), (Seat(0), Stamped(Say("Bob"), Millis(900)))]
    >>> what_if(state, shouts)
    WhatIf('Seat 1 wins the open pile: 2 cards.', 2 of 3 changes alter the result)

    Raises:
        ValueError: no card is being recalled, or no clock runs.
    """
    if not state.setup.clocked or state.card is None or state.card.phase is not Phase.RECALL:
        raise ValueError("what if is asked about shouts with stamps, while a name is recalled")
    made = in_time(shouts)
    return compared(_result(state, made), _changes(state, made, by), tell)


def _changes(state: State, made: StampedMoves[Act], by: Millis) -> Iterator[tuple[str, Facts, tuple[Event, ...]]]:
    for seat in dict.fromkeys(seat for seat, done in made if isinstance(done.action, (Press, Special))):
        yield "whatif.bouc.sooner", facts(seat=seat, by=by), _result(state, sooner(made, seat, by))
        said = [done.action for actor, done in made if actor == seat and isinstance(done.action, Say)]
        if said:
            right = _is_right(state, said[0])
            other = Say(WRONG if right else _true_name(state))
            changed = tuple((actor, _saying(done, other) if actor == seat else done) for actor, done in made)
            code = "whatif.bouc.wrong-name" if right else "whatif.bouc.right-name"
            yield code, facts(seat=seat), _result(state, changed)
        without = tuple(move for move in made if move[0] != seat)
        yield "whatif.bouc.silent", facts(seat=seat), _result(state, without)


def _saying(done: Stamped[Act], other: Say) -> Stamped[Act]:
    return Stamped(other, done.at) if isinstance(done.action, Say) else done


def _true_name(state: State) -> str:
    name = state.name_of(state.shown)
    return "" if name is None else name.value


def _is_right(state: State, said: Say) -> bool:
    return compare(said.text, _true_name(state), state.other_names(state.shown), state.setup.names).right


def _result(state: State, shouts: StampedMoves[Act]) -> tuple[Event, ...]:
    """Who wins the pile, who pays; or that the name is forgotten: until the time to remember is over."""
    last = max((done.at for _, done in shouts), default=Millis(0))
    late = Millis(last + state.setup.say_limit + state.setup.same_instant + 1)
    end = late if state.setup.limit is None else state.setup.limit
    moves: list[tuple[Actor, Action]] = [*shouts, (CLOCK, Elapsed(end))]
    return tuple(event for event in happens(GAME, state, moves) if isinstance(event, COUNTS))
