"""Clause 7.5, `pink-bonus`: every pink card won counts one star more.

Not explained in our rulebook: reported by a reviewer, and so an optional extra.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from moosekit.core.ids import RuleId
from moosekit.games.moustache.cards import Colour
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.games.moustache.stages import Tally


@dataclass(frozen=True, slots=True, repr=False)
class PinkBonus(RuleCard):
    """One more star for every pink card, with or without stars of its own."""

    counts: ClassVar[Colour] = Colour.PINK

    def score(self, tally: Tally) -> Tally:
        """Adds the pink cards of each team to its stars."""
        pink, blue = tally.of_colour(self.counts)
        return tally.plus(len(pink), len(blue))


CARD: Final = PinkBonus(RuleId("pink-bonus"), Deck.WHITE, "7.5")
