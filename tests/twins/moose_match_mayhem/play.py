"""Whole games: everything that happens in a round comes from a few functions given by the caller."""

from collections.abc import Callable
from typing import NamedTuple

from tests.twins.moose_match_mayhem.game import Choose, Round, Switches, Table, deal, play_round
from tests.twins.moose_match_mayhem.herd import Cards
from tests.twins.moose_match_mayhem.race import Touch
from tests.twins.moose_match_mayhem.token import Luck


class People(NamedTuple):
    """What those at the table do, and how cards and token fall."""

    reshuffle: Callable[[Cards], Cards]
    """The order of the new piles."""
    touches: Callable[[Table], list[Touch]]
    luck: Callable[[], Luck]
    """Falls of the token and lots, enough for one round."""
    choose: Choose


def play_game(table: Table, people: People, switches: Switches, most_rounds: int = 1_000) -> tuple[Round, ...]:
    """Play rounds until somebody has won or the cards are too few."""
    rounds: list[Round] = []
    while not table.winners and len(rounds) < most_rounds:
        short = len(table.piles) < len(table.herds)
        table = deal(table, people.reshuffle(table.discard) if short else ())
        if table.winners:
            break
        rounds.append(play_round(table, people.touches(table), people.luck(), people.choose, switches))
        table = rounds[-1].table
    return tuple(rounds)
