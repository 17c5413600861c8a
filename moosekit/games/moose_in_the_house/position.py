"""A position set up by hand, from texts in the notation of cards and houses; all that is wrong is told at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from moosekit.cards.card import each, in_order
from moosekit.cards.reading import read_cards
from moosekit.core.chance import Chance, Seeded
from moosekit.core.ids import Seat
from moosekit.core.kinds import TEXT, WHOLE, a, many, wrong_kinds
from moosekit.core.refusal import BadSetup
from moosekit.core.trace import Journal
from moosekit.games.moose_in_the_house.cards import CARDS, HOUSE, KINDS, Cards, HouseCard
from moosekit.games.moose_in_the_house.events import Event
from moosekit.games.moose_in_the_house.houses import EMPTY, MOST_OPEN, Cover, House, Houses, all_have_card
from moosekit.games.moose_in_the_house.setup import HAND, Setup, YesNo
from moosekit.games.moose_in_the_house.state import Match, State
from moosekit.games.moose_in_the_house.turns import begin_turn, settle

__all__ = ["position"]

#: the end of a deck's text: all cards that are nowhere else follow
REST = ("…", "...")


def position(
    setup: Setup,
    *,
    houses: Sequence[str],
    hands: Sequence[str],
    turn: int = 0,
    deck: str = "…",
    draw: bool = False,
    chance: Chance | None = None,
) -> State:
    """A state in the middle of a game.

    Args:
        setup: the set-up.
        houses: by seat, such as ``"HC kit kit+M bath+D"``; ``"-"`` where there is no house card.
        hands: by seat, such as ``"M.kit HC x2 T"``.
        turn: the seat whose turn it is, from 0.
        deck: the draw pile, next card first. After ``…`` all cards follow that are nowhere else, in deck order;
            without it they lie on the discard pile. ``""`` is no draw pile.
        draw: whether the seat still has to draw; otherwise it has, and its hand shows it.
        chance: for what is drawn later; nothing is, in this game, but records keep it.

    Raises:
        BadSetup: lists all that is wrong.

    >>> state = position(Setup(2), houses=["HC", "HC kit"], hands=["M.kit D", "T"], deck="")
    >>> state.options.actions
    (PlayCard(card=M.kit, target=1, place=0),)
    """
    faults = [
        *wrong_kinds(
            ("setup", setup, a(Setup, "a set-up, such as standard(4)")),
            ("houses", houses, many(TEXT, "a list of texts, one a seat, such as ['HC kit+M bath+D', '-']")),
            ("hands", hands, many(TEXT, "a list of texts, one a seat, such as ['M.kit HC', 'T']")),
            ("turn", turn, WHOLE),
            ("deck", deck, a(str, "a text of cards, such as 'T R.kit …'")),
        )
    ]
    if faults:
        raise BadSetup(tuple(faults))
    words = deck.split()
    rest = bool(words) and words[-1] in REST
    all_hands = tuple(in_order(_cards(text, faults)) for text in hands)
    all_houses = tuple(_house(text, faults) for text in houses)
    pile = _cards(" ".join(words[:-1] if rest else words), faults)
    sizes = _size_faults(setup, all_houses, all_hands, turn)
    faults += sizes
    if not sizes:
        faults += [*_house_faults(setup, all_houses), *_hand_faults(all_houses, all_hands)]
    placed = Counter([*pile, *(card for hand in all_hands for card in hand), *_lying(all_houses)])
    faults += [
        f"{card.code} is there {placed[card]} times; there are {card.copies} (clause 1.3)"
        for card in KINDS
        if placed[card] > card.copies
    ]
    if faults:
        raise BadSetup(tuple(faults))
    left = tuple((Counter(CARDS) - placed).elements())
    whole = (*pile, *left) if rest else pile
    match = Match(setup, Seeded(0) if chance is None else chance, Seat(turn), ())
    state = State(match, all_hands, all_houses, whole, () if rest else left, Seat(turn))
    journal: Journal[Event] = Journal()
    return begin_turn(state, journal) if draw else settle(state, journal)


def _cards(text: str, faults: list[str]) -> Cards:
    return read_cards(each(text), HouseCard.of, faults)


def _house(text: str, faults: list[str]) -> House:
    try:
        return House.of(text)
    except ValueError as fault:
        faults.append(str(fault))
        return EMPTY


def _lying(houses: Houses) -> list[HouseCard]:
    return [card for house in houses for card in house.cards]


def _size_faults(setup: Setup, houses: Houses, hands: tuple[Cards, ...], turn: int) -> list[str]:
    faults = [
        f"{len(given)} {what} were given for {setup.players} seats"
        for what, given in (("houses", houses), ("hands", hands))
        if len(given) != setup.players
    ]
    if not 0 <= turn < setup.players:
        faults.append(f"the turn {turn!r} is no seat: expected 0 to {setup.players - 1}")
    return faults


def _house_faults(setup: Setup, houses: Houses) -> list[str]:
    faults: list[str] = []
    for number, house in enumerate(houses, start=1):
        if house.open_rooms > MOST_OPEN:
            faults.append(
                f"seat {number} has {house.open_rooms} open rooms: at most {MOST_OPEN} are allowed (clause 4.2)"
            )
        covers = [Cover.MOOSE] if setup.doors_before_house == YesNo.YES else [Cover.MOOSE, Cover.DOOR]
        early = [str(room) for room in house.rooms if room.cover in covers]
        if early and not house.has_card:
            faults.append(f"seat {number} has {' '.join(early)} and no house card, which comes first (clause 4.5)")
    return faults


def _hand_faults(houses: Houses, hands: tuple[Cards, ...]) -> list[str]:
    faults: list[str] = []
    for number, hand in enumerate(hands, start=1):
        if len(hand) > HAND + 1:
            faults.append(f"seat {number} has {len(hand)} cards: {HAND}, and {HAND + 1} after drawing (clause 3.1)")
        if HOUSE in hand and all_have_card(houses):
            faults.append(f"seat {number} holds HC although everybody has one: it is discarded (clause 7.1)")
    return faults
