"""Clause 7.6, `fewest-stars`: the team with the fewest stars wins the round; a tie is settled as always.

Not explained in our rulebook: reported by a reviewer, and so an optional extra.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.ids import RuleId
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.games.moustache.stages import Team, Verdict


@dataclass(frozen=True, slots=True, repr=False)
class FewestStars(RuleCard):
    """Fewer stars win."""

    def outcome(self, verdict: Verdict) -> Verdict:
        """Gives the round to the lower count."""
        pink, blue = verdict.stars
        winner = None if pink == blue else Team.PINK if pink < blue else Team.BLUE
        return Verdict(verdict.stars, winner)


CARD: Final = FewestStars(RuleId("fewest-stars"), Deck.WHITE, "7.6")
