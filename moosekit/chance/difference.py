"""How much two experiments differ that were tried with the same chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moosekit.batch.estimate import Estimate

__all__ = ["Difference"]


@dataclass(frozen=True, slots=True)
class Difference:
    """The mean of the differences, deal by deal: ``one`` minus ``other``."""

    one: str
    other: str
    estimate: Estimate

    def __str__(self) -> str:
        return self.say()

    def say(self, language: str = "en") -> str:
        """The difference in a sentence, which says that the deals were the same."""
        from moosekit.batch.summary import shown
        from moosekit.words import text
        from moosekit.words.numbers import count

        value, low, high = self.estimate.value, self.estimate.low, self.estimate.high
        if value < 0:
            value, low, high = -value, -high, -low
        return text(
            f"simulate.difference.{'more' if self.estimate.value >= 0 else 'less'}",
            language,
            n=count(self.estimate.n, language),
            one=self.one,
            other=self.other,
            value=shown(value, language),
            low=shown(low, language),
            high=shown(high, language),
        )
