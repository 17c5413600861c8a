"""Whole games: the shuffled deck and the start seat come in as data, names and calls from two functions."""

from collections.abc import Callable
from typing import NamedTuple

from tests.twins.face_de_bouc.card import Call, Cards, Switches, Table, draw_card, give_name, judge

Name = Callable[[Table], str]
"""The name that the seat to act gives to the character shown."""
Calls = Callable[[Table], list[Call]]
"""Everything called out over the card shown, in any order."""


class CardRecord(NamedTuple):
    seat: int
    card: str
    calls: tuple[tuple[Call, str], ...]
    named: str | None
    after: Table


class GameRecord(NamedTuple):
    cards: tuple[CardRecord, ...]
    table: Table
    counts: tuple[int, ...]
    winners: tuple[int, ...]


def full_deck() -> Cards:
    """56 cards: eight characters five times, four characters four times. A default: the spread is not published."""
    return tuple(f"K{kind}" for kind in range(1, 13) for _ in range(5 if kind <= 8 else 4))


def new_table(players: int, deck: Cards, start: int) -> Table:
    if players not in range(2, 8):
        raise ValueError(f"{players} players: Face de bouc is for 2 to 7")
    return Table(draw=deck, centre=(), won=tuple(() for _ in range(players)), names={}, turn=start)


def places(table: Table, switches: Switches) -> tuple[tuple[int, ...], ...]:
    """The seats from first to last: most cards; equal numbers are shared, or the more characters win."""
    marks = [(len(pile), len(set(pile)) if switches.most_faces else 0) for pile in table.won]
    ranks = sorted(set(marks), reverse=True)
    return tuple(tuple(seat for seat, mark in enumerate(marks) if mark == rank) for rank in ranks)


def winners(table: Table, switches: Switches) -> tuple[int, ...]:
    """Those in the first place."""
    return places(table, switches)[0]


def play_card(table: Table, name: Name, calls: Calls, switches: Switches) -> CardRecord:
    """Draw, listen, and give a name if the character is new or forgotten."""
    seat, card = table.turn, table.draw[0]
    table = draw_card(table, switches)
    log: tuple[tuple[Call, str], ...] = ()
    named: str | None = None
    if table.phase in ("name", "recall"):
        table, log = judge(table, calls(table), switches)
    if table.phase in ("name", "rename"):
        named = name(table)
        table = give_name(table, seat, named, switches)
    return CardRecord(seat, card, log, named, table)


def play_game(table: Table, name: Name, calls: Calls, switches: Switches) -> GameRecord:
    """Play on from a table whose next card is to be drawn."""
    cards: list[CardRecord] = []
    while table.phase == "draw":
        cards.append(play_card(table, name, calls, switches))
        table = cards[-1].after
        if table.phase == "recall":
            raise ValueError(f"{table.shown} is neither named nor given up, and no limit of time ends the search")
    return GameRecord(tuple(cards), table, tuple(len(pile) for pile in table.won), winners(table, switches))
