"""The table when it is a seat's turn to play: what it may play is worked out once, for asking and for checking."""

from __future__ import annotations

from functools import lru_cache

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
    options = Finite(tuple([PLAY[card.index] for card in hand])) if cards is hand else _some_of_hand(cards)
    return make(Table, (hands, plays, turn, piles, lost, None, options))


@lru_cache(maxsize=4096)  # the few cards of one colour in a hand are often the same
def _some_of_hand(cards: Cards) -> Finite[PlayCard]:
    return Finite(tuple([PLAY[card.index] for card in cards]))
