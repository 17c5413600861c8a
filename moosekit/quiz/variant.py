"""One variant of a position: the same thing with other seats and other cards, so that nobody learns a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from moosekit.core.facts import FactValue
from moosekit.core.ids import Seat

T = TypeVar("T")
#: what sentences call the seats of a position, in its order
SEATS = ("seat", "other", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True, slots=True)
class Variant:
    """Seats moved on by ``turned``, and cards named by ``names``. A position is written once, for seats from 1.

    >>> variant = Variant(5, 3, 1, {"a": "kit"})
    >>> variant("M.{a}>{s1}"), variant.by_seat("x;y;z")
    ('M.kit>2', ['z', 'x', 'y'])
    """

    number: int
    players: int
    turned: int
    names: Mapping[str, str]

    def seat(self, place: int) -> Seat:
        """The seat that is written as this place, from 1."""
        return Seat((place - 1 + self.turned) % self.players)

    def one_of(self, things: Sequence[T]) -> T:
        """One of several things: another one with the next variant.

        >>> [Variant(number, 3, 0, {}).one_of((3, 4, 5)) for number in range(4)]
        [3, 4, 5, 3]
        """
        return things[self.number % len(things)]

    def __call__(self, text: str) -> str:
        """A text with its names, its seats from 1 (``{s2}``), and the seats as letters (``{p2}``)."""
        places = range(1, self.players + 1)
        seats = {f"s{place}": str(self.seat(place) + 1) for place in places}
        letters = {f"p{place}": chr(ord("a") + self.seat(place)) for place in places}
        return text.format_map({**self.names, **seats, **letters})

    def by_seat(self, texts: str) -> list[str]:
        """Texts by seat, written with ``;`` between them; those that are not written are empty."""
        written = texts.split(";")
        given = [*written, *[""] * (self.players - len(written))]
        return [self(given[(seat - self.turned) % self.players].strip()) for seat in range(self.players)]

    @property
    def facts(self) -> dict[str, FactValue]:
        """What sentences may name: seats as ``seat``, ``other``, ``third`` …, and the names."""
        seats = {name: self.seat(place) for place, name in enumerate(SEATS[: self.players], start=1)}
        return {**self.names, **seats}
