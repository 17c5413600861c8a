"""Remembering what was worked out for one state: all who look at a state, and all who ask about it, ask the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

S = TypeVar("S")
R = TypeVar("R")
MOST_KEPT: Final = 512


def latest(work: Callable[[S], R]) -> Callable[[S], R]:
    """The function, remembering its answer for the state that it was asked about last.

    States do not change, so the state's identity is enough; nothing is compared or hashed.

    >>> asked = []
    >>> seen = latest(lambda state: asked.append(state) or len(asked))
    >>> state = ("a", "state")
    >>> seen(state), seen(state), len(asked)
    (1, 1, 1)
    """
    held: tuple[S, R] | None = None

    @wraps(work)
    def of(state: S) -> R:
        nonlocal held
        found = held  # one tuple, so that another thread cannot mix two answers up
        if found is not None and found[0] is state:
            return found[1]
        answer = work(state)
        held = (state, answer)
        return answer

    return of


def kept(work: Callable[[S], R]) -> Callable[[S], R]:
    """The function, remembering its answers for the parts of states that it was asked about, by their identity.

    What changes least is asked about most: a pile lies there through many states. Not too many are kept.

    >>> asked = []
    >>> seen = kept(lambda pile: asked.append(pile) or len(asked))
    >>> pile, other = ("a", "pile"), ("another", "pile")
    >>> seen(pile), seen(other), seen(pile), len(asked)
    (1, 2, 1, 2)
    """
    held: dict[int, tuple[S, R]] = {}

    @wraps(work)
    def of(part: S) -> R:
        found = held.get(id(part))
        if found is not None and found[0] is part:
            return found[1]
        answer = work(part)
        if len(held) >= MOST_KEPT:
            held.clear()
        held[id(part)] = (part, answer)  # keeps the part, so that nothing else can have its identity
        return answer

    return of
