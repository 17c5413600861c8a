"""How a breach of a promise is told."""

from __future__ import annotations

__all__ = ["Nonconforming"]


class Nonconforming(AssertionError):
    """A game, or a rule card in it, breaks a promise of the kernel. Says which, and where."""


def require(holds: bool, promise: str, where: str) -> None:
    """Raises ``Nonconforming`` unless the promise holds.

    >>> require(2 > 1, "two is more than one", "in arithmetic")
    """
    if not holds:
        raise Nonconforming(f"{promise} — not so {where}")
