"""Clause 7.3, `pass-three`: everybody passes three cards to the left, all at once, before seeing what comes.

Whether a joker may be among them is open: the switch `pass-jokers` of the set-up, by default yes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moosekit.core.asking import Ask
from moosekit.core.ids import RuleId, Seat, left_of, seats
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.rule_card import Deck, RuleCard
from moosekit.games.moustache.stages import Opening

PASSED: Final = 3


@dataclass(frozen=True, slots=True, repr=False)
class PassThree(RuleCard):
    """Asks every seat for three cards, then hands them on."""

    def opening(self, opening: Opening) -> Ask[Opening]:
        """Everybody is asked, whatever they hold."""
        return Ask(seats(len(opening.hands)), opening)

    def resume(self, opening: Opening, answers: tuple[tuple[Seat, Cards], ...]) -> Opening:
        """All cards leave first, then all arrive, so nobody passes on a card just received."""
        given = dict(answers)
        count = len(opening.hands)
        hands = tuple(
            tuple(sorted([*(card for card in hand if card not in given[Seat(seat)]), *given[_right_of(seat, count)]]))
            for seat, hand in enumerate(opening.hands)
        )
        return Opening(hands, opening.opened)


def _right_of(seat: int, count: int) -> Seat:
    return next(other for other in seats(count) if left_of(other, count) == seat)


CARD: Final = PassThree(RuleId("pass-three"), Deck.WHITE, "7.3")
