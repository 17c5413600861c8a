"""Cards as codes, decks, and what a card does in a herd.

"moose.b" is brown, "moose.w" white, "moose.*" wild, and so for "bear" and "squirrel"; "yeti.w" is white, "yeti.g"
grey; "avalanche".
"""

from collections import Counter
from collections.abc import Collection, Sequence

ANIMALS = ("moose", "bear", "squirrel")
COLOURS = "bw"
YETIS = ("yeti.w", "yeti.g")
AVALANCHE = "avalanche"

Cards = tuple[str, ...]


def full_deck(animals: int = 10, wilds: int = 4, yetis: int = 8, avalanches: int = 6) -> Cards:
    """The box: so many of each animal and colour, wilds per animal, yetis per colour. A default: not published."""
    cards = [f"{animal}.{colour}" for animal in ANIMALS for colour in COLOURS for _ in range(animals)]
    cards += [f"{animal}.*" for animal in ANIMALS for _ in range(wilds)]
    cards += [yeti for yeti in YETIS for _ in range(yetis)]
    return (*cards, *[AVALANCHE] * avalanches)


def removed(players: int) -> Cards:
    """The cards put back into the box for good before the game."""
    if players not in range(3, 7):
        raise ValueError(f"{players} players: Moose Match Mayhem is for 3 to 6")
    if players == 3:
        return tuple(f"{animal}.{colour}" for animal in ANIMALS for colour in COLOURS for _ in range(2))
    yetis = {4: 0, 5: 2, 6: 4}[players]
    return (*(yeti for yeti in YETIS for _ in range(yetis)), *[AVALANCHE] * (2 if yetis else 0))


def deck_for(players: int, box: Cards) -> Cards:
    """The cards in play, unshuffled."""
    left = list(box)
    for card in removed(players):
        left.remove(card)
    return tuple(left)


def two_yetis(herd: Collection[str]) -> bool:
    """Whether two yetis of one colour scare this herd away."""
    return any(Counter(herd)[yeti] >= 2 for yeti in YETIS)


def possible_sets(herd: Cards, three_wilds: bool = True) -> list[Cards]:
    """The sets of three that these cards hold, browns first; naturals are used before wilds."""
    return [cards for animal in ANIMALS for cards in _sets_of(animal, herd, three_wilds)]


def _sets_of(animal: str, herd: Cards, three_wilds: bool) -> list[Cards]:
    wild = f"{animal}.*"
    found: list[Cards] = []
    for colour in COLOURS:
        natural = f"{animal}.{colour}"
        used = min(herd.count(natural), 3)
        if used and used + herd.count(wild) >= 3:
            found.append((*[natural] * used, *[wild] * (3 - used)))
    if not found and three_wilds and herd.count(wild) >= 3:
        found.append((wild,) * 3)
    return found


def without(cards: Cards, gone: Sequence[str]) -> Cards:
    """The cards less those that are gone, each once."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def default_choice(options: Sequence[Cards], deck: Cards, seen: Collection[str]) -> Cards:
    """The set a seat gets if it does not choose: of the colour with fewer cards still to come, otherwise brown.

    `deck` are the cards in play, `seen` those that lie in herds, sets and the discard for all to see.
    """
    to_come = Counter(deck) - Counter(seen)
    return min(options, key=lambda cards: (to_come[cards[0]], COLOURS.index(cards[0][-1])))
