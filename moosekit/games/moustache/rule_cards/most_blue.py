"""Clause 7.4, `most-blue`: the team that won the most blue cards loses five stars; on a tie neither does.

Cards are counted, not stars, and without regard to the size of the teams (rulings moustache-26, moustache-27).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from moosekit.core.ids import RuleId
from moosekit.games.moustache.cards import Colour
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.games.moustache.stages import Tally

PENALTY: Final = 5


@dataclass(frozen=True, slots=True, repr=False)
class MostBlue(RuleCard):
    """The most blue cards cost five stars."""

    counts: ClassVar[Colour] = Colour.BLUE

    def score(self, tally: Tally) -> Tally:
        """Takes five stars from the team with more blue cards."""
        pink, blue = tally.of_colour(self.counts)
        return tally.plus(
            -PENALTY if len(pink) > len(blue) else 0,
            -PENALTY if len(blue) > len(pink) else 0,
        )


CARD: Final = MostBlue(RuleId("most-blue"), Deck.WHITE, "7.4")
