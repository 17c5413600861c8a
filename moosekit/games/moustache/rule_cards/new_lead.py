"""Clause 8.5, `new-lead`: a card that does not follow suit sets the new lead colour for those who play after it.

A standing rule (clause 6.2). It changes what may be played, never who wins given cards. A joker has no colour and so
never becomes the lead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.ids import RuleId
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.tricks.world import LeadRule, World


@dataclass(frozen=True, slots=True, repr=False)
class NewLead(RuleCard):
    """The last card off suit sets the lead."""

    def world(self, world: World) -> World:
        """The same order of colours, another lead rule."""
        return World(world.order, LeadRule.OFF_SUIT_CARD)


CARD: Final = NewLead(RuleId("new-lead"), Deck.BLACK, "8.5")
