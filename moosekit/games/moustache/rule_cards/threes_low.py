"""Clause 8.4, `threes-low`: once a 3 is in the trick, the lowest card of the strongest colour wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.ids import RuleId
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import TrickCard

VALUE: Final = 3


@dataclass(frozen=True, slots=True, repr=False)
class ThreesLow(RuleCard):
    """Names the lowest card of the strongest colour that is left."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        """Names a winner if a 3 still counts."""
        if not contest.with_value(VALUE):
            return contest
        return contest.name(contest.lowest(contest.of_strongest_colour()))


CARD: Final = ThreesLow(RuleId("threes-low"), Deck.BLACK, "8.4")
