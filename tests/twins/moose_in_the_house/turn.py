"""One turn after the other: drawing, what is legal now, what an action does. Seats count from 0, clockwise."""

from typing import NamedTuple

from tests.twins.moose_in_the_house.houses import (
    Cards,
    House,
    covered,
    has_house_card,
    plays,
    room_place,
    without,
)

HAND_SIZE = 4
NO_TRAP = "no trap"


class Switches(NamedTuple):
    """What the rules leave open, with the defaults of the rulings."""

    trap: str = "must"
    """ "must", or "may": a trap held need not be played."""
    must_act: bool = True
    """False: while there is a deck, a card may be discarded by who could lay one down, too."""
    door_before_house_card: bool = False
    house_cards_in_hand_count: bool = False
    doors_counted: str = "house"
    """ "house" or "house-and-hand"."""
    refill_order: str = "active-first"
    """Who refills first when the last house card falls: "active-first", or "left-first" for the left neighbour."""
    second_tie: str = "shared"
    """Equal moose and doors: "shared", or "fewer-cards" in hand wins."""


class Table(NamedTuple):
    """Everything on the table. The seat `turn` has drawn already, unless the game is over."""

    hands: tuple[Cards, ...]
    houses: tuple[House, ...]
    deck: Cards
    """Next card first."""
    discard: Cards
    """Oldest card first."""
    turn: int
    attack: tuple[str, int, int] | None = None
    """A moose on its way: the card, the seat attacked, the place of the room. That seat is to answer."""
    over: bool = False


def to_act(table: Table) -> int | None:
    """The seat that has to do something now; None when the game is over."""
    if table.over:
        return None
    return table.turn if table.attack is None else table.attack[1]


def legal(table: Table, switches: Switches) -> set[str]:
    """The codes that the seat to act may choose from."""
    if table.over:
        return set()
    if table.attack is not None:
        return _answers(table.hands[table.attack[1]], switches)
    hand = table.hands[table.turn]
    possible = plays(hand, table.houses, table.turn, switches.door_before_house_card)
    if table.deck and (not possible or not switches.must_act):
        return possible | {f"discard {card}" for card in hand}
    return possible or {"pass"}


def _answers(hand: Cards, switches: Switches) -> set[str]:
    if "T" not in hand:
        return {NO_TRAP}
    return {"T"} if switches.trap == "must" else {"T", NO_TRAP}


def step(table: Table, action: str, switches: Switches) -> Table:
    """The table after one legal action, with the next seat's card drawn."""
    if action not in legal(table, switches):
        raise ValueError(f"{action!r} is not legal now: {', '.join(sorted(legal(table, switches))) or 'game over'}")
    if table.attack is not None:
        return next_turn(_answered(table, action), switches)
    if action == "pass":
        return next_turn(table, switches)
    if action.startswith("discard "):
        return next_turn(_put_away(table, table.turn, action.removeprefix("discard ")), switches)
    card, target = action.split(">")
    if card.startswith("M."):
        seat, room = _seat(target.split()[0]), target.split()[1]
        return _taken(table, card)._replace(attack=(card, seat, room_place(table.houses[seat], room)))
    return next_turn(_laid(_taken(table, card), card, target, switches), switches)


def _laid(table: Table, card: str, target: str, switches: Switches) -> Table:
    """An empty room or a house card in front of somebody, or a door on an own room."""
    if card == "D":
        house = table.houses[table.turn]
        return _rebuilt(table, table.turn, covered(house, room_place(house, target), "+D"))
    seat = _seat(target)
    house = table.houses[seat]
    if card == "HC":
        return _after_house_card(_rebuilt(table, seat, ("HC", *house[1:])), switches)
    return _rebuilt(table, seat, (*house, card.removeprefix("R.")))


def _after_house_card(table: Table, switches: Switches) -> Table:
    """Once everybody has the house card: the spare ones go, hands are refilled, clockwise."""
    if not all(has_house_card(house) for house in table.houses):
        return table
    players = len(table.hands)
    first = table.turn + (switches.refill_order == "left-first")
    for seat in [(first + place) % players for place in range(players)]:
        while "HC" in table.hands[seat]:
            table = _put_away(table, seat, "HC")
        table = _refilled(table, seat)
    return table


def _answered(table: Table, answer: str) -> Table:
    assert table.attack is not None
    card, seat, place = table.attack
    table = table._replace(attack=None)
    if answer == NO_TRAP:
        return _rebuilt(table, seat, covered(table.houses[seat], place, "+M"))
    table = _put_away(table._replace(discard=(*table.discard, card)), seat, "T")
    return _refilled(table, seat)


def next_turn(table: Table, switches: Switches) -> Table:
    """The left neighbour draws and is to act; without a deck, seats with an empty hand are left out."""
    players = len(table.hands)
    return begin_turn(table, (table.turn + 1) % players, switches)


def begin_turn(table: Table, seat: int, switches: Switches) -> Table:
    """It becomes this seat's turn: it draws; or the game is over, or a seat without any card is left out."""
    table = _drawn(table, seat)
    if not table.deck and not _anything_playable(table, switches):
        return table._replace(turn=seat, over=True)
    if not table.hands[seat]:
        return begin_turn(table, (seat + 1) % len(table.hands), switches)
    return table._replace(turn=seat)


def _anything_playable(table: Table, switches: Switches) -> bool:
    early_door = switches.door_before_house_card
    return any(plays(hand, table.houses, seat, early_door) for seat, hand in enumerate(table.hands))


def _drawn(table: Table, seat: int) -> Table:
    """One card drawn; a house card that nobody can use any more is thrown away and replaced while there is a deck."""
    while table.deck:
        card, deck = table.deck[0], table.deck[1:]
        if card != "HC" or not all(has_house_card(house) for house in table.houses):
            return _with_hand(table._replace(deck=deck), seat, (*table.hands[seat], card))
        table = table._replace(deck=deck, discard=(*table.discard, card))
    return table


def _refilled(table: Table, seat: int) -> Table:
    while table.deck and len(table.hands[seat]) < HAND_SIZE:
        table = _drawn(table, seat)
    return table


def _taken(table: Table, card: str) -> Table:
    return _with_hand(table, table.turn, without(table.hands[table.turn], card))


def _put_away(table: Table, seat: int, card: str) -> Table:
    return _with_hand(table, seat, without(table.hands[seat], card))._replace(discard=(*table.discard, card))


def _with_hand(table: Table, seat: int, hand: Cards) -> Table:
    return table._replace(hands=(*table.hands[:seat], hand, *table.hands[seat + 1 :]))


def _rebuilt(table: Table, seat: int, house: House) -> Table:
    return table._replace(houses=(*table.houses[:seat], house, *table.houses[seat + 1 :]))


def _seat(name: str) -> int:
    return int(name.removeprefix("S")) - 1
