"""The table when it is a seat's turn to play: what it may play is worked out once, for asking and for checking."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from moosekit.core.awaits import Finite
from moosekit.core.ids import Seat
from moosekit.core.making import make
from moosekit.games.moustache.actions import PLAY, PlayCard
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.following import playable_cards
from moosekit.games.moustache.resolve import Plays, TrickRules
from moosekit.games.moustache.state import Table


def at_turn(
    hands: tuple[Cards, ...], plays: Plays, turn: Seat, piles: tuple[Cards, ...], lost: Cards, rules: TrickRules
) -> Table:
    """The table with the options of the seat whose turn it is; none once its hand is empty."""
    hand = hands[turn]
    cards = playable_cards(hand, plays, rules)
    options = _plays(hand) if cards is hand else _plays_of_a_colour(cards)
    return make(Table, (hands, plays, turn, piles, lost, None, options))


def _plays(cards: Cards) -> Finite[PlayCard]:
    return Finite(tuple([PLAY[card.index] for card in cards]))


#: whole hands are seldom the same twice, but the few cards of one colour in them often are
_plays_of_a_colour: Final = lru_cache(maxsize=4096)(_plays)
