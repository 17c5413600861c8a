"""Where there is one option there is nothing to weigh."""

from __future__ import annotations

from typing import TypeVar

from moosekit.core.awaits import Finite
from moosekit.core.reason import Decision, Reason

A = TypeVar("A")


def only(options: Finite[A]) -> Decision[A] | None:
    """The one option that there is; ``None`` where there are several.

    >>> only(Finite(("pass",)))
    Decision(action='pass', reason=Reason(code='bots.only', facts=()))
    """
    return Decision(options.actions[0], Reason("bots.only")) if len(options.actions) == 1 else None
