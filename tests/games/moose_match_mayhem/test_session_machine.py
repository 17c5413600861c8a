"""Sessions under any sequence of moves, refused moves, undo, redo, goto and branches (Hypothesis' state machine)."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from moosekit.core.chance import Seeded
from moosekit.core.ids import SPECTATOR, Seat
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.refusal import IllegalAction
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.games.moose_match_mayhem.actions import Action
from moosekit.games.moose_match_mayhem.setup import turn_by_turn
from moosekit.testing.looks import fingerprint
from tests.games.moose_match_mayhem.playing import GAME, Table, is_over, some_action, some_setup
from tests.games.moose_match_mayhem.test_conformance import universe
from tests.samples import samples

SEEDS = st.integers(0, 2**32)


class Sessions(RuleBasedStateMachine):
    """The session beside a plain list of what its states must be."""

    session: Table

    @initialize(seed=st.integers(0, 40))
    def begin(self, seed: int) -> None:
        self.session = Session(GAME, some_setup(seed), Seeded(seed))
        self.past = [fingerprint(GAME, self.session.state)]
        self.at = 0

    def over(self) -> bool:
        return is_over(self.session.state)

    @precondition(lambda self: not self.over())
    @rule(luck=SEEDS)
    def move(self, luck: int) -> None:
        action = some_action(self.session.state, Stream(luck))
        assert action is not None
        self.session.do(*action)
        self.at += 1
        self.past[self.at :] = [fingerprint(GAME, self.session.state)]

    @rule(luck=SEEDS, count=st.integers(1, 9))
    def move_on(self, luck: int, count: int) -> None:
        for step in range(count):
            if not self.over():
                self.move(luck + step)

    @rule(seat=st.integers(0, 6), action=st.sampled_from(universe(turn_by_turn(3))))
    def anything(self, seat: int, action: Action) -> None:
        """A move that may be refused: then everything is as it was."""
        moves = self.session.moves
        if GAME.check(self.session.state, Seat(seat), action):
            with pytest.raises(IllegalAction) as refused:
                self.session.do(Seat(seat), action)
            assert refused.value.state is self.session.state
            assert self.session.moves == moves
        else:
            self.session.do(Seat(seat), action)
            self.at += 1
            self.past[self.at :] = [fingerprint(GAME, self.session.state)]

    @rule()
    def undo(self) -> None:
        assert self.session.undo() == (self.at > 0)
        self.at = max(0, self.at - 1)

    @rule()
    def redo(self) -> None:
        last = len(self.past) - 1
        assert self.session.redo() == (self.at < last)
        self.at = min(last, self.at + 1)

    @rule(where=st.floats(0, 1))
    def goto(self, where: float) -> None:
        self.at = round(where * (len(self.past) - 1))
        self.session.goto(self.at)

    @rule(beyond=st.integers(1, 5))
    def goto_nowhere(self, beyond: int) -> None:
        with pytest.raises(IndexError, match="there is no position"):
            self.session.goto(len(self.past) - 1 + beyond)

    @rule(luck=SEEDS)
    def branch(self, luck: int) -> None:
        """A branch goes its own way; the session stays."""
        other = self.session.branch()
        action = some_action(other.state, Stream(luck))
        if action is not None:
            other.do(*action)
        assert other.position == self.at + (action is not None)

    @rule()
    def record(self) -> None:
        text = write_record(GAME, record_of(self.session))
        again = replay(GAME, read_record(GAME, text))
        assert again.view(SPECTATOR) == self.session.view(SPECTATOR)
        assert write_record(GAME, record_of(again)) == text

    @invariant()
    def is_where_it_should_be(self) -> None:
        assert self.session.position == self.at
        assert self.session.length == len(self.past) - 1
        assert fingerprint(GAME, self.session.state) == self.past[self.at]


TestSessions = Sessions.TestCase
TestSessions.settings = settings(max_examples=samples(20, 400), stateful_step_count=20)
