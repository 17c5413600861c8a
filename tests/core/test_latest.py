"""What is remembered of a state belongs to that state, not to one that is equal to it."""

from __future__ import annotations

from typing import NamedTuple

from moosekit.core.latest import MOST_KEPT, kept, latest


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


def test_parts_are_kept_by_identity_and_only_so_many_of_them() -> None:
    asked: list[State] = []

    @kept
    def doubled(part: State) -> int:
        """Twice the number."""
        asked.append(part)
        return 2 * part.number

    one, equal = State(1), State(1)
    assert [doubled(part) for part in (one, equal, one, equal)] == [2, 2, 2, 2]
    assert [id(part) for part in asked] == [id(one), id(equal)]
    assert [doubled(State(number)) for number in range(3 * MOST_KEPT)] == [
        2 * number for number in range(3 * MOST_KEPT)
    ]
    assert doubled(one) == 2
    assert len(asked) == 3 + 3 * MOST_KEPT
    assert doubled.__doc__ == "Twice the number."
