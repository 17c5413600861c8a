"""The standing facts of a trick: the order of the colours, and whose card sets the lead colour."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from moosekit.tricks.play import Play, TrickCard

__all__ = ["FIRST_CARD", "LeadRule", "World", "lead_colour"]


class LeadRule(StrEnum):
    """Whose card sets the lead colour."""

    FIRST_CARD = "first-card"
    """The first card of the trick that has a colour."""
    OFF_SUIT_CARD = "off-suit-card"
    """That card at first, then every card that did not follow suit."""


#: looked up with every card played, and a global is found sooner than the member of an enum
FIRST_CARD: Final = LeadRule.FIRST_CARD


class World(NamedTuple):
    """Facts in force for a whole trick. ``order`` lists the colours from the weakest to the strongest.

    >>> World(("green", "pink", "orange", "blue")).order[-1]
    'blue'
    """

    order: tuple[str, ...]
    lead: LeadRule = LeadRule.FIRST_CARD


def lead_colour(plays: Sequence[Play[TrickCard]], rule: LeadRule) -> str | None:
    """The colour that must be followed now; ``None`` while no card with a colour lies there.

    Whoever plays another colour could not follow, so under ``OFF_SUIT_CARD`` the last colour played is the lead.

    >>> from moosekit import Trick
    >>> lead_colour(Trick.parse("P7 B2 G3").plays, LeadRule.OFF_SUIT_CARD)
    <Colour.GREEN: 'green'>
    """
    if rule is FIRST_CARD:
        for play in plays:
            colour = play.card.colour
            if colour is not None:
                return colour
        return None
    for play in reversed(plays):
        colour = play.card.colour
        if colour is not None:
            return colour
    return None
