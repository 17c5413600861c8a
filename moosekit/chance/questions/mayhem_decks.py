"""The deck of Moose Match Mayhem by its make-up, which the rulebook leaves open: a setting of every question on it."""

from __future__ import annotations

from typing import Final

from moosekit.chance.deck import Deck
from moosekit.chance.questions.setting import Setting, Told, whole
from moosekit.games.moose_match_mayhem.cards import AVALANCHE, MayhemCard
from moosekit.games.moose_match_mayhem.make_up import MAKE_UP, MakeUp
from moosekit.games.moose_match_mayhem.setup import Setup

#: cards of each kind that can be set by hand
MOST: Final = 30
MADE: Final[tuple[Setting, ...]] = tuple(
    [whole(name, (count,), 0, MOST) for name, count in zip(MakeUp._fields, MAKE_UP, strict=True)]
)


def setup_of(told: Told) -> Setup:
    """The set-up that the settings make; refused by the game itself where it cannot be."""
    return Setup(told.number("players"), make_up=MakeUp(*[told.number(name) for name in MakeUp._fields]))


def deck_of(setup: Setup) -> Deck[MayhemCard]:
    """The cards that are played with."""
    return Deck.of(setup.cards)


def is_avalanche(card: MayhemCard) -> bool:
    """Whether it is an avalanche."""
    return card is AVALANCHE
