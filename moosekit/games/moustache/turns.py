"""The table when it is a seat's turn to play: what it may play is worked out once, for asking and for checking."""

from __future__ import annotations

from moosekit.core.ids import Seat
from moosekit.games.moustache.cards import Cards
from moosekit.games.moustache.following import playable_cards
from moosekit.games.moustache.hand import JOKERS, LANE, OF_COLOUR, WHOLE, Hands, cards_of, hand_of
from moosekit.games.moustache.resolve import Plays, TrickRules
from moosekit.games.moustache.state import Now
from moosekit.tricks.world import lead_colour


def at_turn(held: Hands, plays: Plays, turn: Seat, piles: tuple[Cards, ...], lost: Cards, rules: TrickRules) -> Now:
    """The table with what the seat whose turn it is may play; nothing once its hand is empty."""
    may, row = held >> LANE * turn & WHOLE, rules.row  # as ``hand_at``, once a move
    if row.limits:  # a rule card looks at the cards
        may = hand_of(playable_cards(cards_of(may), plays, rules))
    elif plays:  # follow suit, as ``playable_cards`` tells it
        follow = OF_COLOUR[lead_colour(plays, row.world.lead)]
        if may & follow:
            may &= follow | JOKERS
    return held, plays, turn, piles, lost, None, may
