"""One trick: what may be played, who wins, who takes what, who leads next. Places count from 0 in order of play."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tests.twins.moustache.cards import JOKERS, colour, highest_of_strongest, is_joker, lowest_of_strongest, value

READINGS = ("last-word", "first-word", "strict-row")


class TrickResult(NamedTuple):
    winner: int | None
    left: tuple[int, ...]
    """Places of the cards that did not vanish, jokers among them."""
    vanished: tuple[int, ...]
    taken: tuple[int, ...]
    """Places of the cards the winner puts on the pile: all that are left but the stolen one; none after a pigeon."""
    monkey: int | None
    monkey_choices: tuple[str, ...]
    stolen: str | None
    discarded: bool
    next_leader: int


def lead_colour(cards_so_far: Sequence[str], row: Collection[str]) -> str | None:
    """The colour to follow now, or None while no animal card lies on the table.

    Without `new-lead` the first animal card decides. With it, whoever leaves the current colour was void in it and
    sets a new one, and whoever follows repeats it: so the latest animal card always shows the current lead.
    """
    colours = [colour(card) for card in cards_so_far if not is_joker(card)]
    if not colours:
        return None
    return colours[-1] if "new-lead" in row else colours[0]


def legal_cards(hand: Collection[str], cards_so_far: Sequence[str], row: Collection[str]) -> set[str]:
    """The cards of the hand that may be played: the lead colour if there is one to follow with, and any joker."""
    lead = lead_colour(cards_so_far, row)
    following = {card for card in hand if not is_joker(card) and colour(card) == lead}
    if not following:
        return set(hand)
    return following | {card for card in hand if is_joker(card)}


def without_twins(cards: Sequence[str], places: Sequence[int]) -> list[int]:
    """The places whose value occurs only once among `places`."""
    values = [value(cards[place]) for place in places]
    return [place for place in places if values.count(value(cards[place])) == 1]


def named_by(rule: str, cards: Sequence[str], places: Sequence[int], row: Collection[str]) -> int | None:
    """The place that one rule card names as the winner, looking at the cards in `places` only."""
    wanted = {"twos-win": 2, "threes-low": 3}.get(rule)
    matching = [place for place in places if value(cards[place]) == wanted]
    if not matching:
        return None
    if rule == "twos-win":
        return highest_of_strongest(cards, matching, row)
    return lowest_of_strongest(cards, places, row)


def settle_animals(cards: Sequence[str], row: Sequence[str], reading: str) -> tuple[int | None, list[int]]:
    """Who wins among the animal cards, and which animal cards are left; jokers are not looked at."""
    left = [place for place, card in enumerate(cards) if not is_joker(card)]
    if "twins-vanish" in row and reading != "strict-row":
        left = without_twins(cards, left)
    named: int | None = None
    for rule in row:
        if rule == "twins-vanish" and reading == "strict-row":
            left = without_twins(cards, left)
        choice = named_by(rule, cards, left, row)
        settled = named is not None and reading == "first-word"
        if choice is not None and not settled:
            named = choice
    if not left:
        return None, left
    return highest_of_strongest(cards, left, row) if named is None else named, left


def trick(
    cards: Sequence[str],
    row: Sequence[str],
    reading: str = "last-word",
    monkey_takes: str | None = None,
    *,
    monkey_first: bool = False,
    monkey_reach: str = "animals",
) -> TrickResult:
    """Resolve a whole trick; `row` holds the revealed rule cards from left to right.

    `monkey_takes` is the card stolen, out of `monkey_choices`. While it is None nothing is stolen: ask once without it
    to learn the choices. `monkey_first` lets a monkey steal before a pigeon discards; `monkey_reach` is "animals", or
    "any" to let the monkey take a joker of the trick too, but not itself: nobody steals what is theirs.
    """
    if reading not in READINGS:
        raise ValueError(f"{reading!r} is not a reading: use one of {', '.join(READINGS)}")
    if len(set(cards)) != len(cards):
        raise ValueError(f"a card occurs twice in the trick {' '.join(cards)}: there is one of each")
    winner, animals_left = settle_animals(cards, row, reading)
    place_of = {card: place for place, card in enumerate(cards)}
    winner = place_of.get("unicorn", winner)
    left = [place for place, card in enumerate(cards) if place in animals_left or is_joker(card)]

    choices = _monkey_choices(cards, animals_left, monkey_first, monkey_reach)
    if monkey_takes is not None and monkey_takes not in choices:
        raise ValueError(f"the monkey cannot take {monkey_takes!r}: it may take {', '.join(choices) or 'nothing'}")
    discarded = "pigeon" in cards
    nothing_to_win = winner is None or discarded
    return TrickResult(
        winner=winner,
        left=tuple(left),
        vanished=tuple(place for place in range(len(cards)) if place not in left),
        taken=() if nothing_to_win else tuple(place for place in left if cards[place] != monkey_takes),
        monkey=place_of.get("monkey"),
        monkey_choices=choices,
        stolen=monkey_takes,
        discarded=discarded,
        next_leader=0 if winner is None else winner,
    )


def _monkey_choices(
    cards: Sequence[str], animals_left: Sequence[int], monkey_first: bool, monkey_reach: str
) -> tuple[str, ...]:
    if "monkey" not in cards or ("pigeon" in cards and not monkey_first):
        return ()
    jokers = [joker for joker in JOKERS if joker != "monkey"] if monkey_reach == "any" else []
    return tuple(card for place, card in enumerate(cards) if place in animals_left or card in jokers)
