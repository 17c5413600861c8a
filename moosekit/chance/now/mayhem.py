"""Moose Match Mayhem: what does the next flip bring?"""

from __future__ import annotations

from moosekit.chance.answer import Answer
from moosekit.chance.counting import hypergeometric
from moosekit.chance.deals import deal
from moosekit.chance.deck import Deck
from moosekit.chance.messages import message
from moosekit.chance.now.chance import Chance
from moosekit.games.moose_match_mayhem.cards import AVALANCHE, CardKind
from moosekit.games.moose_match_mayhem.view import MayhemView


def chances(view: MayhemView) -> tuple[Chance, ...]:
    """An avalanche, and two yetis of one colour, in the next flip; nothing where the discard is shuffled in before."""
    players = view.facts.setup.players
    unseen = Deck.unseen(view)
    if unseen.size < players:
        return ()
    said = message("now.assume.any-card", cards=unseen.size)
    avalanches = hypergeometric(unseen, players, lambda card: card is AVALANCHE)
    yetis = unseen.group(lambda card: card if card.kind is CardKind.YETI else None)
    most = deal(yetis, [players], 0, lambda most, card, hands: most if card is None else max(most, hands[0]))
    return (
        Chance(message("now.avalanche", cards=players), Answer.of(avalanches, bool, said)),
        Chance(message("now.yetis", cards=players), Answer.of(most, lambda alike: alike > 1, said)),
    )
