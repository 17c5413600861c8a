"""Clause 7.1, `green-negative`: each star on a green card takes a star away instead of giving one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from moosekit.core.ids import RuleId
from moosekit.games.moustache.cards import Colour
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.games.moustache.stages import Tally


@dataclass(frozen=True, slots=True, repr=False)
class GreenNegative(RuleCard):
    """Green stars count below zero. Totals may go below zero too."""

    counts: ClassVar[Colour] = Colour.GREEN

    def score(self, tally: Tally) -> Tally:
        """Takes green stars away twice: once as they had been counted, once as the penalty."""
        pink, blue = tally.of_colour(self.counts)
        return tally.plus(-2 * tally.printed(pink), -2 * tally.printed(blue))


CARD: Final = GreenNegative(RuleId("green-negative"), Deck.WHITE, "7.1")
