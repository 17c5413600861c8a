"""There's a Moose in the House: does somebody hold a trap, and what is the next card?"""

from __future__ import annotations

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.deck import Deck
from moosekit.chance.messages import message
from moosekit.chance.now.chance import Chance
from moosekit.core.ids import seats
from moosekit.games.moose_in_the_house.cards import HOUSE, TRAP
from moosekit.games.moose_in_the_house.view import HouseView


def chances(view: HouseView) -> tuple[Chance, ...]:
    """A trap in each hand that the viewer does not see, and a house card next from the deck."""
    unseen = Deck.unseen(view)
    said = message("now.assume.in-sight", cards=unseen.size)
    found: list[Chance] = []
    for seat in seats(view.facts.setup.players):
        hidden = view.zone("hand", seat).hidden
        if hidden:
            traps = hypergeometric(unseen, hidden, lambda card: card is TRAP)
            found.append(Chance(message("now.trap", seat=int(seat), cards=hidden), Answer.of(traps, bool, said)))
    if view.zone("deck").hidden:
        next_ = Answer.counted(unseen[HOUSE], unseen.size, message("now.assume.any-card", cards=unseen.size))
        found.append(Chance(message("now.house-card"), next_))
    return tuple(found)
