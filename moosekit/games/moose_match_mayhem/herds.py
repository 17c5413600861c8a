"""What a herd can be: which sets it holds, what yetis do in it. Nothing here knows of time or of other seats."""

from __future__ import annotations

from typing import Final, NamedTuple

from moosekit.games.moose_match_mayhem.cards import (
    ANIMAL_COLOURS,
    Animal,
    CardKind,
    Cards,
    Colour,
    MayhemCard,
    natural,
    wild,
)
from moosekit.games.moose_match_mayhem.switches import ThreeWilds

#: cards in a set (clause 5.1)
SIZE: Final = 3


class SetOption(NamedTuple):
    """A set that a herd could put aside: its colour, ``None`` for three wild cards, and its cards."""

    colour: Colour | None
    cards: Cards


def sets_in(herd: Cards, three_wilds: ThreeWilds, animals: tuple[Animal, ...] = tuple(Animal)) -> list[SetOption]:
    """Every set that the herd holds (section 5), one a colour: as many natural cards as there are, the rest wild.

    >>> from moosekit.games.moose_match_mayhem.cards import cards
    >>> [option.cards for option in sets_in(cards("moose.b x2 moose.w x2 moose.*"), ThreeWilds.SET)]
    [(moose.b, moose.b, moose.*), (moose.w, moose.w, moose.*)]
    """
    return [option for animal in animals for option in _sets_of(herd, animal, three_wilds)]


def _sets_of(herd: Cards, animal: Animal, three_wilds: ThreeWilds) -> list[SetOption]:
    joker = wild(animal)
    wilds = herd.count(joker)
    found: list[SetOption] = []
    for colour in ANIMAL_COLOURS:
        card = natural(animal, colour)
        plain = min(herd.count(card), SIZE)
        if plain and plain + wilds >= SIZE:
            found.append(SetOption(colour, (card,) * plain + (joker,) * (SIZE - plain)))
    if not found and wilds >= SIZE and three_wilds is ThreeWilds.SET:
        found.append(SetOption(None, (joker,) * SIZE))
    return found


def scared_by(herd: Cards) -> MayhemCard | None:
    """The yeti that the herd holds twice (clause 6.1).

    >>> from moosekit.games.moose_match_mayhem.cards import cards
    >>> scared_by(cards("yeti.w yeti.g")), scared_by(cards("bear.b yeti.g yeti.g"))
    (None, yeti.g)
    """
    twice = [card for card in herd if card.kind is CardKind.YETI and herd.count(card) > 1]
    return twice[0] if twice else None
