"""Questions in the middle of a rule: a rule either is done, or asks and goes on later from the same place.

A question is data in the state, so it can be saved, shown and undone; no closure waits anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from moosekit.core.ids import RuleId, Seat
from moosekit.core.secret import Hidden, Secret

__all__ = ["Ask", "Done", "Frame", "Step"]

V = TypeVar("V")
A = TypeVar("A")
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Done(Generic[V_co]):
    """The rule has had its say; the value goes to the next rule.

    >>> Done(5).value
    5
    """

    value: V_co


@dataclass(frozen=True, slots=True)
class Ask(Generic[V_co]):
    """The rule needs an answer from each of these seats before it can go on with this value.

    >>> Ask((Seat(0), Seat(2)), "value").seats
    (0, 2)
    """

    seats: tuple[Seat, ...]
    value: V_co


Step: TypeAlias = Done[V] | Ask[V]


@dataclass(frozen=True, slots=True)
class Frame(Generic[V, A]):
    """A question that waits for its answers: which rule, its place in the row, who is asked, the value so far.

    Answers are sealed: each is a secret of the seat that gave it, and their order of arrival makes no difference.

    >>> frame: Frame[str, int] = Frame(RuleId("bid"), 0, (Seat(0), Seat(1)), "value")
    >>> frame.with_answer(Seat(1), 5).waiting
    (0,)
    """

    rule: RuleId
    place: int
    asked: tuple[Seat, ...]
    value: V
    sealed: tuple[tuple[Seat, Secret[A] | Hidden], ...] = ()

    @property
    def answers(self) -> tuple[tuple[Seat, A], ...]:
        """What has been answered, in seat order; of a redacted frame only what its viewer may know."""
        return tuple((seat, answer.value) for seat, answer in self.sealed if isinstance(answer, Secret))

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have not answered yet."""
        answered = [seat for seat, _ in self.sealed]
        return tuple(seat for seat in self.asked if seat not in answered)

    def with_answer(self, seat: Seat, answer: A) -> Frame[V, A]:
        """The frame with one more answer, kept in seat order so that the order of arrival leaves no mark."""
        answers: list[tuple[Seat, Secret[A] | Hidden]] = [*self.sealed, (seat, Secret(answer, (seat,)))]
        return Frame(self.rule, self.place, self.asked, self.value, tuple(sorted(answers, key=lambda one: one[0])))
