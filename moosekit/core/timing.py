"""Real time as data: stamped actions are filed in any order and judged only when the clock says that none is missing.

The edge (a page, a test, a simulation) owns the clock. Seats send ``Stamped``; the clock sends ``Elapsed(at)``, the
promise that nothing stamped before ``at`` will still come. So the order of arrival can never change what happens.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar, cast

from moosekit.core.ids import Millis, Seat
from moosekit.core.json_data import canonical

__all__ = ["START", "Elapsed", "Stamped", "stamp_of", "unstamped"]

#: the moment of the reveal
START: Final = Millis(0)
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Stamped(Generic[A_co]):
    """An action and when it was made, in whole milliseconds since the reveal.

    >>> Stamped("grab", Millis(300))
    Stamped(action='grab', at=300)
    """

    action: A_co
    at: Millis


def stamp_of(action: object, now: Millis) -> Millis:
    """When an action is made: its stamp, or else now.

    >>> stamp_of(Stamped("grab", Millis(300)), Millis(5)), stamp_of("wait", Millis(5))
    (300, 5)
    """
    return cast("Stamped[object]", action).at if isinstance(action, Stamped) else now


def unstamped(action: object) -> object:
    """What is done, whenever it is.

    >>> unstamped(Stamped("grab", Millis(300))), unstamped("wait")
    ('grab', 'wait')
    """
    return cast("Stamped[object]", action).action if isinstance(action, Stamped) else action


@dataclass(frozen=True, slots=True)
class Elapsed:
    """The clock's promise: nothing stamped before ``at`` will still come.

    >>> Elapsed(Millis(300))
    Elapsed(at=300)
    """

    at: Millis


class Claim(NamedTuple, Generic[A]):
    """A filed action. Sorts by stamp, then seat."""

    at: Millis
    seat: Seat
    action: A


@dataclass(frozen=True, slots=True)
class Claims(Generic[A]):
    """What has been filed and not been judged, and the last promise of the clock.

    >>> claims: Claims[str] = Claims().file(Seat(1), Stamped("b", Millis(300))).file(Seat(0), Stamped("a", Millis(200)))
    >>> [claim.action for claim in claims.filed]
    ['a', 'b']
    >>> claims.promise(Millis(250)).known(200), claims.promise(Millis(250)).known(250)
    (True, False)
    """

    filed: tuple[Claim[A], ...] = ()
    promised: Millis = START

    def too_late(self, stamped: Stamped[A]) -> bool:
        """Whether the clock has already promised that no such stamp will come."""
        return stamped.at < self.promised

    def file(self, seat: Seat, stamped: Stamped[A]) -> Claims[A]:
        """With one more action, in (stamp, seat) order.

        What one seat did in one millisecond is put in the order of its canonical text, so that the order of arrival
        leaves no mark there either.
        """
        claim = Claim(stamped.at, seat, stamped.action)
        place = len(self.filed)
        while place and _comes_before(claim, self.filed[place - 1]):
            place -= 1
        return Claims((*self.filed[:place], claim, *self.filed[place:]), self.promised)

    def promise(self, at: Millis) -> Claims[A]:
        """With the clock's promise noted; it never goes back."""
        return Claims(self.filed, max(at, self.promised))

    def known(self, at: int) -> bool:
        """Whether all that was done at ``at`` or before has been filed, so that it can be judged."""
        return self.promised > at

    def drop(self, claims: tuple[Claim[A], ...]) -> Claims[A]:
        """Without these claims, once they have been judged."""
        return Claims(tuple(claim for claim in self.filed if claim not in claims), self.promised)


def _comes_before(one: Claim[A], other: Claim[A]) -> bool:
    """The order of claims. Texts are made of actions only where nothing else decides, as that takes long."""
    if (one.at, one.seat) != (other.at, other.seat):
        return (one.at, one.seat) < (other.at, other.seat)
    kinds = type(one.action).__name__, type(other.action).__name__
    if kinds[0] != kinds[1]:
        return kinds[0] < kinds[1]
    return one.action is not other.action and canonical(one.action) < canonical(other.action)
