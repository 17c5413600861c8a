"""Clause 9.2, the pigeon: at the end of the trick all its cards are discarded. Its winner still leads next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.asking import Done
from moosekit.core.facts import RuleRef
from moosekit.core.ids import Seat
from moosekit.games.moustache.refs import PIGEON
from moosekit.tricks.stages import Haul


@dataclass(frozen=True, slots=True)
class Pigeon:
    """Sends what would have been taken out of the round."""

    ref: RuleRef = PIGEON

    def collect(self, haul: Haul, _player: Seat, /) -> Done[Haul]:
        """Nobody takes anything; what the monkey has taken before stays taken."""
        return Done(haul._replace(taken=(), loose=(), lost=tuple(sorted((*haul.lost, *haul.taken)))))


JOKER: Final = Pigeon()
