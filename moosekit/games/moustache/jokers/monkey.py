"""Clause 9.4, the monkey: at the end of the trick its player takes one card of it for the own team.

An animal card that is still in the trick; cards that vanished are out of reach (ruling 1.6, B2 J3). A switch of the
set-up lets it take another joker of the trick, too. That one has acted all the same: a card acts when it is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.asking import Ask, Done, Step
from moosekit.core.facts import RuleRef
from moosekit.core.ids import Seat
from moosekit.games.moustache.refs import MONKEY
from moosekit.tricks.stages import Haul


@dataclass(frozen=True, slots=True)
class Monkey:
    """Asks its player, whenever there is a card to take (ruling moustache-23)."""

    ref: RuleRef = MONKEY

    def collect(self, haul: Haul, player: Seat, /) -> Step[Haul]:
        """The question which card to take, or nothing where none is left."""
        return Ask((player,), haul) if haul.within_reach else Done(haul)

    def steal(self, haul: Haul, position: int, stolen: int) -> Haul:
        """The haul without the stolen card."""
        taken = tuple(place for place in haul.taken if place != stolen)
        return haul._replace(taken=taken, stolen=stolen, thief=position, loose=())


JOKER: Final = Monkey()
