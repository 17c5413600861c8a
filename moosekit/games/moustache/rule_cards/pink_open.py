"""Clause 7.2, `pink-open`: everybody lays the pink cards of the hand open; they stay part of the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.asking import Done
from moosekit.core.ids import RuleId
from moosekit.games.moustache.cards import Colour
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.games.moustache.stages import Opening


@dataclass(frozen=True, slots=True, repr=False)
class PinkOpen(RuleCard):
    """Pink cards lie open. One that is passed later stays open in its new hand."""

    def opening(self, opening: Opening) -> Done[Opening]:
        """Opens every pink card that is in a hand now; jokers are not pink."""
        pink = tuple(card for hand in opening.hands for card in hand if card.colour is Colour.PINK)
        return Done(opening.with_opened(pink))


CARD: Final = PinkOpen(RuleId("pink-open"), Deck.WHITE, "7.2")
