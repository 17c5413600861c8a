"""The cards as codes: "G0" to "B10" for animals, three names for jokers, and which card is stronger."""

from collections.abc import Collection, Sequence

COLOURS = "GPOB"
"""Weakest colour first: green, pink, orange, blue."""

JOKERS = ("pigeon", "unicorn", "monkey")
ANIMALS = tuple(f"{colour}{value}" for colour in COLOURS for value in range(11))


def is_joker(card: str) -> bool:
    return card in JOKERS


def colour(card: str) -> str:
    """The letter of an animal card's colour; jokers have none and must not be asked."""
    if card not in ANIMALS:
        raise ValueError(f"{card!r} has no colour: an animal card is one of G0 to B10")
    return card[0]


def value(card: str) -> int:
    if card not in ANIMALS:
        raise ValueError(f"{card!r} has no value: an animal card is one of G0 to B10")
    return int(card[1:])


def colour_rank(card: str, row: Collection[str]) -> int:
    """0 for the weakest colour, 3 for the strongest; `reversed` counts from wherever it lies in the row."""
    rank = COLOURS.index(colour(card))
    return 3 - rank if "reversed" in row else rank


def highest_of_strongest(cards: Sequence[str], among: Sequence[int], row: Collection[str]) -> int:
    """The place in `among` (not empty) whose card has the strongest colour and, within it, the highest value."""
    return max(among, key=lambda place: (colour_rank(cards[place], row), value(cards[place])))


def lowest_of_strongest(cards: Sequence[str], among: Sequence[int], row: Collection[str]) -> int:
    """As above, but the lowest value within the strongest colour."""
    return max(among, key=lambda place: (colour_rank(cards[place], row), -value(cards[place])))
