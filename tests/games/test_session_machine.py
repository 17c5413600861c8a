"""Sessions under any sequence of moves, refused moves, undo, redo, goto and branches (Hypothesis' state machine)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from moosekit.core.awaits import Over
from moosekit.core.chance import Seeded
from moosekit.core.ids import SPECTATOR, Seat
from moosekit.core.record import read_record, record_of, replay, write_record
from moosekit.core.refusal import IllegalAction
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.testing.looks import fingerprint
from tests.games.kits import BOUC, HOUSE, MAYHEM, MOUSTACHE, Kit
from tests.samples import samples

SEEDS = st.integers(0, 2**32)


class Sessions(RuleBasedStateMachine):
    """The session beside a plain list of what its states must be."""

    kit: Kit
    session: Session[Any, Any, Any, Any, Any]

    @initialize(seed=st.integers(0, 40))
    def begin(self, seed: int) -> None:
        self.game = self.kit.game
        self.session = Session(self.game, self.kit.some_setup(seed), Seeded(seed))
        self.past = [fingerprint(self.game, self.session.state)]
        self.at = 0

    def over(self) -> bool:
        return isinstance(self.game.awaits(self.session.state), Over)

    def went_on(self) -> None:
        self.at += 1
        self.past[self.at :] = [fingerprint(self.game, self.session.state)]

    @precondition(lambda self: not self.over())
    @rule(luck=SEEDS)
    def move(self, luck: int) -> None:
        move = self.kit.some_move(self.session.state, Stream(luck))
        assert move is not None
        self.session.do(*move)
        self.went_on()

    @rule(luck=SEEDS, count=st.integers(1, 9))
    def move_on(self, luck: int, count: int) -> None:
        for step in range(count):
            if not self.over():
                self.move(luck + step)

    @rule(seat=st.integers(0, 6), which=st.integers(0, 2**16))
    def anything(self, seat: int, which: int) -> None:
        """A move that may be refused: then everything is as it was."""
        action, moves = self.kit.anything[which % len(self.kit.anything)], self.session.moves
        if self.game.check(self.session.state, Seat(seat), action):
            with pytest.raises(IllegalAction) as refused:
                self.session.do(Seat(seat), action)
            assert refused.value.state is self.session.state
            assert self.session.moves == moves
        else:
            self.session.do(Seat(seat), action)
            self.went_on()

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
        move = self.kit.some_move(other.state, Stream(luck))
        if move is not None:
            other.do(*move)
        assert other.position == self.at + (move is not None)

    @rule()
    def record(self) -> None:
        text = write_record(self.game, record_of(self.session))
        again = replay(self.game, read_record(self.game, text))
        assert again.view(SPECTATOR) == self.session.view(SPECTATOR)
        assert write_record(self.game, record_of(again)) == text

    @invariant()
    def is_where_it_should_be(self) -> None:
        assert self.session.position == self.at
        assert self.session.length == len(self.past) - 1
        assert fingerprint(self.game, self.session.state) == self.past[self.at]


class Moustache(Sessions):
    kit = MOUSTACHE


class House(Sessions):
    kit = HOUSE


class Bouc(Sessions):
    kit = BOUC


class Mayhem(Sessions):
    kit = MAYHEM


HOW_OFTEN = settings(max_examples=samples(20, 400), stateful_step_count=20)
TestMoustache, TestHouse = Moustache.TestCase, House.TestCase
TestBouc, TestMayhem = Bouc.TestCase, Mayhem.TestCase
TestMoustache.settings = TestHouse.settings = TestBouc.settings = TestMayhem.settings = HOW_OFTEN
