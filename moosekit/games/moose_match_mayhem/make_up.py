"""How many cards there are of each kind, and which stay in the box (clauses 1.3, 1.4, 2.1)."""

from __future__ import annotations

from typing import Final, NamedTuple

from moosekit.games.moose_match_mayhem.cards import KINDS, CardKind, Cards

__all__ = ["MakeUp"]


class MakeUp(NamedTuple):
    """How many cards: of an animal in one colour, wild cards of an animal, yetis of one colour, avalanches.

    >>> MakeUp().total
    94
    """

    animals: int = 10
    wilds: int = 4
    yetis: int = 8
    avalanches: int = 6

    @property
    def total(self) -> int:
        """All cards."""
        return 6 * self.animals + 3 * self.wilds + 2 * self.yetis + self.avalanches

    @property
    def cards(self) -> Cards:
        """All cards, in deck order."""
        copies = dict(zip(CardKind, self, strict=True))
        return tuple(card for card in KINDS for _ in range(copies[card.kind]))


#: what stays in the box, by the number of players (clause 2.1)
OUT: Final = {3: MakeUp(2, 0, 0, 0), 4: MakeUp(0, 0, 0, 0), 5: MakeUp(0, 0, 2, 2), 6: MakeUp(0, 0, 4, 2)}
MAKE_UP: Final = MakeUp()
#: how many can play (clause 1.2)
PLAYERS: Final = tuple(OUT)
