"""Clause 8.3, `reversed`: the order of the colours is turned round; the values stay as they are.

A standing rule (clause 6.2): in force wherever it lies in the row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.ids import RuleId
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.tricks.world import World


@dataclass(frozen=True, slots=True, repr=False)
class Reversed(RuleCard):
    """Blue becomes the weakest colour, green the strongest."""

    def world(self, world: World) -> World:
        """The order of colours, turned round."""
        return World(world.order[::-1], world.lead)


CARD: Final = Reversed(RuleId("reversed"), Deck.BLACK, "8.3")
