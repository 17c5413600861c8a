"""Whole games: a shuffled deck and a start seat come in as data, every decision comes from `choose`."""

from collections.abc import Callable
from typing import NamedTuple

from tests.twins.moose_in_the_house.houses import Cards, doors_in, moose_in
from tests.twins.moose_in_the_house.turn import HAND_SIZE, Switches, Table, begin_turn, legal, step, to_act

Choose = Callable[[int, Cards], str]
"""choose(seat, sorted options) -> one of them."""


class GameRecord(NamedTuple):
    turns: tuple[tuple[int, Cards, str], ...]
    """Seat, sorted options, action."""
    table: Table
    moose: tuple[int, ...]
    doors: tuple[int, ...]
    winners: tuple[int, ...]


def first_seat(players: int, named: int, start: str) -> int:
    """Who begins: the seat named, who last saw a moose ("last-saw"), or the one left of it ("left-of-dealer")."""
    return named if start == "last-saw" else (named + 1) % players


def dealt(players: int, deck: Cards, start: int, switches: Switches) -> Table:
    """Four cards to each seat from the front of the deck, a whole hand at a time, and the first card drawn."""
    if players not in range(2, 6):
        raise ValueError(f"{players} players: There's a Moose in the House is for 2 to 5")
    hands = tuple(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(players))
    table = Table(hands, tuple(("-",) for _ in range(players)), deck[HAND_SIZE * players :], (), start)
    return begin_turn(table, start, switches)


def moose_counts(table: Table, switches: Switches) -> tuple[int, ...]:
    """Penalty points of each seat: moose in the house and in the hand."""
    counts: list[int] = []
    for hand, house in zip(table.hands, table.houses, strict=True):
        in_hand = sum(card.startswith("M.") for card in hand)
        house_cards = hand.count("HC") if switches.house_cards_in_hand_count else 0
        counts.append(moose_in(house) + in_hand + house_cards)
    return tuple(counts)


def door_counts(table: Table, switches: Switches) -> tuple[int, ...]:
    """What breaks a tie, for each seat."""
    in_hand = switches.doors_counted == "house-and-hand"
    both = zip(table.hands, table.houses, strict=True)
    return tuple(doors_in(house) + (hand.count("D") if in_hand else 0) for hand, house in both)


def winners(table: Table, switches: Switches) -> tuple[int, ...]:
    """Those in the first place."""
    return places(table, switches)[0]


def places(table: Table, switches: Switches) -> tuple[tuple[int, ...], ...]:
    """The seats from first to last: fewest moose, then most doors, then fewest cards in hand or shared."""
    moose, doors = moose_counts(table, switches), door_counts(table, switches)
    cards = [len(hand) if switches.second_tie == "fewer-cards" else 0 for hand in table.hands]
    marks = [(moose[seat], -doors[seat], cards[seat]) for seat in range(len(table.hands))]
    return tuple(tuple(seat for seat, mark in enumerate(marks) if mark == one) for one in sorted(set(marks)))


def play_game(table: Table, choose: Choose, switches: Switches) -> GameRecord:
    """Play on from a table to the end."""
    turns: list[tuple[int, Cards, str]] = []
    while (seat := to_act(table)) is not None:
        options = tuple(sorted(legal(table, switches)))
        action = choose(seat, options)
        turns.append((seat, options, action))
        table = step(table, action, switches)
    return GameRecord(
        turns=tuple(turns),
        table=table,
        moose=moose_counts(table, switches),
        doors=door_counts(table, switches),
        winners=winners(table, switches),
    )
