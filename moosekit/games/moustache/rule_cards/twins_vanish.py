"""Clause 8.2, `twins-vanish`: cards of the same value leave the trick before it is decided and are not won.

They leave first wherever the card lies (clause 6.3), except under the reading `strict-row`. Jokers have no value.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.ids import RuleId
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import TrickCard


@dataclass(frozen=True, slots=True, repr=False)
class TwinsVanish(RuleCard):
    """Takes every value that is there twice or more out of the contest."""

    def vanish(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        """The contest without twins."""
        plays, left = contest.plays, contest.left
        if len({plays[place].card.value for place in left}) == len(left):
            return contest
        values = [plays[place].card.value for place in left]
        return contest.without(tuple([place for place in left if values.count(plays[place].card.value) > 1]))


CARD: Final = TwinsVanish(RuleId("twins-vanish"), Deck.BLACK, "8.2")
