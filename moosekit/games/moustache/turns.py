"""The table when it is a seat's turn to play: what it may play is worked out once, for asking and for checking."""

from __future__ import annotations

from moosekit.core.awaits import Finite
from moosekit.core.ids import Seat
from moosekit.games.moustache.actions import PLAY
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.following import playable_cards
from moosekit.games.moustache.resolve import Plays, TrickRules
from moosekit.games.moustache.state import Table


def at_turn(
    hands: tuple[Cards, ...], plays: Plays, turn: Seat, piles: tuple[Cards, ...], lost: Cards, rules: TrickRules
) -> Table:
    """The table with the options of the seat whose turn it is; none once its hand is empty."""
    options = Finite(tuple([PLAY[card.index] for card in playable_cards(hands[turn], plays, rules)]))
    return Table(hands, plays, turn, piles, lost, None, options)
