"""What is remembered of a state belongs to that state, not to one that is equal to it."""

from __future__ import annotations

from typing import NamedTuple

from moosekit.core.latest import latest


class State(NamedTuple):
    number: int


def test_it_is_worked_out_once_for_the_same_state_and_anew_for_every_other() -> None:
    asked: list[State] = []

    @latest
    def doubled(state: State) -> int:
        """Twice the number."""
        asked.append(state)
        return 2 * state.number

    one, other, equal = State(1), State(2), State(1)
    assert [doubled(state) for state in (one, one, other, other, one, equal)] == [2, 2, 4, 4, 2, 2]
    assert [id(state) for state in asked] == [id(one), id(other), id(one), id(equal)]
    assert doubled.__doc__ == "Twice the number."
