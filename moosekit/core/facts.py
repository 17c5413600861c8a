"""Plain values that explanations and refusals are made of; words are made of them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from moosekit.core.ids import RuleId
from moosekit.core.secret import Hidden, Secret

__all__ = ["NO_FACTS", "FactValue", "Facts", "RuleRef", "facts"]

FactValue: TypeAlias = "str | int | tuple[FactValue, ...] | Secret[FactValue] | Hidden | None"
Facts: TypeAlias = tuple[tuple[str, FactValue], ...]
NO_FACTS: Final[Facts] = ()


@dataclass(frozen=True, slots=True)
class RuleRef:
    """Which rule, and where the rulebook (in our words) says it.

    ``clause`` is a number in ``moosekit/words/rules/<game>.<language>.md``, such as ``"5.2"``.

    >>> RuleRef("moustache", RuleId("strongest"), "5.2").clause
    '5.2'
    """

    game: str
    rule: RuleId
    clause: str


def facts(**values: FactValue) -> Facts:
    """Named values, in the order written.

    >>> facts(seat=3, card="O5")
    (('seat', 3), ('card', 'O5'))
    """
    return tuple(values.items())
