"""What a sample says of the whole: a share or a mean, how far it may be off, and how it settled down.

Floats only show something here; nothing is decided by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite, sqrt
from numbers import Integral, Rational, Real
from typing import Final

__all__ = ["Estimate"]

#: standard errors on each side of an interval that holds the truth in 95 of 100 samples
ERRORS: Final = 1.959964
#: how many points of a running mean are kept, and how many batches
POINTS: Final = 100
BATCHES: Final = 20


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share (of rounds, from 0 to 1) or a mean, estimated from ``n`` rounds.

    Attributes:
        value: the estimate.
        standard_error: how far it is off on average, so to speak.
        low, high: the interval that holds the truth in 95 of 100 samples: Wilson's for a share, for a mean 1.96
            standard errors on each side.
        n: how many rounds it stands on.
        running: pairs of a number of rounds and the mean of so many first ones, a hundred at most.
        batches: the means of up to twenty batches of equal size, one after the other.

    >>> print(share(30, 100))
    0.3000 ± 0.0458 (95 %: 0.2189 to 0.3958, n = 100)
    """

    value: float
    standard_error: float
    low: float
    high: float
    n: int
    running: tuple[tuple[int, float], ...] = ()
    batches: tuple[float, ...] = ()

    def __str__(self) -> str:
        interval = f"{self.low:.4f} to {self.high:.4f}"
        return f"{self.value:.4f} ± {self.standard_error:.4f} (95 %: {interval}, n = {self.n:,})"


def share(hits: int, n: int, trail: _Trail | None = None) -> Estimate:
    """The share of hits, with Wilson's interval, which never leaves 0 to 1.

    Raises:
        ValueError: no rounds, or more hits than rounds.

    >>> share(0, 10).high
    0.2775...
    """
    if not 0 <= hits <= n or n == 0:
        raise ValueError(f"{hits!r} of {n!r} rounds: expected at least one round, and no more hits than rounds")
    p, z2 = hits / n, ERRORS**2
    middle = (p + z2 / (2 * n)) / (1 + z2 / n)
    reach = ERRORS / (1 + z2 / n) * sqrt(p * (1 - p) / n + z2 / (4 * n * n))
    low, high = (middle - reach if hits else 0.0), (middle + reach if hits < n else 1.0)
    return _with(trail, p, sqrt(p * (1 - p) / n), low, high, n)


def mean_of_counts(counts: Mapping[int, int]) -> Estimate:
    """The mean of numbers of which is known how often each came.

    >>> mean_of_counts({0: 1, 1: 2, 2: 1}).value
    1.0
    """
    n = sum(counts.values())
    total = sum(number * count for number, count in counts.items())
    squares = sum(number * number * count for number, count in counts.items())
    return _mean(n, total, squares, None)


def estimate_share(hits: Iterable[bool]) -> Estimate:
    """The share of rounds in which something happened, with its running means and batches.

    >>> estimate_share([True, False, False, False]).value
    0.25

    Raises:
        TypeError: one of these is neither yes nor no.
        ValueError: no rounds.
    """
    trail = _Trail([int(yes_or_no(hit)) for hit in hits])
    return share(int(trail.total), trail.n, trail)


def estimate_mean(numbers: Iterable[float | Fraction]) -> Estimate:
    """The mean of a number of every round, whole or not, with its running means and batches.

    >>> estimate_mean([1, 2, 3, 2]).value, estimate_mean([1, 1.5]).value
    (2.0, 1.25)

    Raises:
        TypeError: one of these is no number.
        ValueError: no rounds.
    """
    trail = _Trail([_number(number) for number in numbers])
    return _mean(trail.n, trail.total, trail.squares, trail)


def yes_or_no(value: object) -> bool:
    """Yes or no, of Python or of NumPy; 1 and 0 stand for them."""
    try:
        known = value in (True, False)
    except ValueError:  # an array is neither
        known = False
    if not known:
        raise TypeError(f"the condition gave {value!r:.60}: expected True or False")
    return bool(value)


def _number(value: object) -> int | Fraction:
    """A number as it is, without a digit lost."""
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Rational):
        return Fraction(value)
    if isinstance(value, Real) and isfinite(value):
        return Fraction(float(value))
    raise TypeError(f"the function gave {value!r:.60}: expected a number, such as 3, 0.5 or Fraction(1, 2)")


class _Trail:
    """Totals of numbers in their order, and how their mean settled down."""

    def __init__(self, numbers: Sequence[int | Fraction]) -> None:
        self.n: int = len(numbers)
        self.total: int | Fraction = sum(numbers)
        self.squares: int | Fraction = sum(number * number for number in numbers)
        step = max(1, self.n // POINTS)
        running: list[tuple[int, float]] = []
        total: int | Fraction = 0
        for start in range(0, self.n - step + 1, step):
            total += sum(numbers[start : start + step])
            running.append((start + step, float(total / (start + step))))
        self.running: tuple[tuple[int, float], ...] = tuple(running)
        size = max(1, self.n // BATCHES)
        starts = range(0, self.n - size + 1, size)
        self.batches: tuple[float, ...] = tuple(float(sum(numbers[start : start + size]) / size) for start in starts)


def _mean(n: int, total: int | Fraction, squares: int | Fraction, trail: _Trail | None) -> Estimate:
    if n == 0:
        raise ValueError("a mean of no rounds: play at least one")
    value = float(total / n)
    # exact as long as possible: the difference of two large floats would be noise
    error = sqrt(max(squares * n - total * total, 0) / (n - 1)) / n if n > 1 else float("inf")
    return _with(trail, value, error, value - ERRORS * error, value + ERRORS * error, n)


def _with(trail: _Trail | None, value: float, error: float, low: float, high: float, n: int) -> Estimate:
    if trail is None:
        return Estimate(value, error, low, high, n)
    return Estimate(value, error, low, high, n, trail.running, trail.batches)
