"""Whether the lists of options of a whole game are sorted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import Generic, TypeAlias, TypeVar

from moosekit.testing.faults import Nonconforming, require

A = TypeVar("A")
Key: TypeAlias = Callable[[A], tuple[int, ...]]


class Order(Generic[A]):
    """The order of options: the one of a key or, without a key, any in which all lists agree.

    >>> order: Order[str] = Order()
    >>> order.add(("a", "c"), "first")
    >>> order.add(("c", "b", "a"), "later")
    >>> order.check("in the example")
    Traceback (most recent call last):
    moosekit.testing.faults.Nonconforming: options are sorted: 'c' and 'a' stand in both orders — not so in the example
    """

    def __init__(self, key: Key[A] | None = None) -> None:
        self._key = key
        self._before: dict[A, set[A]] = {}

    def add(self, actions: Sequence[A], where: str) -> None:
        """One more list of options."""
        if self._key is not None:
            require(list(actions) == sorted(actions, key=self._key), "options are sorted", where)
            return
        for one, other in pairwise(actions):
            self._before.setdefault(other, set()).add(one)

    def check(self, where: str) -> None:
        """Raises ``Nonconforming`` where two lists contradict each other."""
        try:
            TopologicalSorter(self._before).prepare()
        except CycleError as fault:
            one, *_, other = fault.args[1][:-1]
            said = f"options are sorted: {one!r} and {other!r} stand in both orders — not so {where}"
            raise Nonconforming(said) from None
