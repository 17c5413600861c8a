"""A card on the table and who played it."""

from __future__ import annotations

from typing import Generic, NamedTuple, Protocol, TypeVar

from moosekit.core.ids import Seat

__all__ = ["Play", "TrickCard"]


class TrickCard(Protocol):
    """What tricks need to know of a card. A joker has neither colour nor value."""

    @property
    def code(self) -> str:
        """The card's short name."""
        ...

    @property
    def colour(self) -> str | None:
        """The suit."""
        ...

    @property
    def value(self) -> int | None:
        """The number on the card."""
        ...


C_co = TypeVar("C_co", bound=TrickCard, covariant=True)


class Play(NamedTuple, Generic[C_co]):
    """One card played to a trick.

    >>> from moosekit.games.moustache import cards
    >>> [Play(Seat(seat), card) for seat, card in enumerate(cards("P7 B2"))]
    [Play(seat=0, card=P7), Play(seat=1, card=B2)]
    """

    seat: Seat
    card: C_co
