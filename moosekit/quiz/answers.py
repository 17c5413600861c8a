"""What a case of any game may ask: whether something was allowed, and whose turn comes next."""

from __future__ import annotations

from typing import TypeVar

from moosekit.core.ids import Seat
from moosekit.quiz.come import Come
from moosekit.quiz.variant import Variant

S = TypeVar("S")
E = TypeVar("E")


def allowed(come: Come[S, E], _: Variant) -> bool:
    """Whether no move was refused."""
    return come.allowed


def next_seat(come: Come[S, E], _: Variant) -> Seat | None:
    """Whose turn it is afterwards."""
    return come.next
