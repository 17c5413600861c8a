"""The games that are printed as golden files: one for each number of players, and one with every switch turned."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat
from moosekit.core.stream import Stream
from moosekit.games.moose_in_the_house.setup import (
    PLAYERS,
    DoorsCounted,
    RefillOrder,
    SecondTie,
    Setup,
    Start,
    Trap,
    YesNo,
    standard,
)
from moosekit.testing import transcript
from tests.games.moose_in_the_house.playing import played

FOLDER: Final = Path(__file__).parents[2] / "goldens" / "moose_in_the_house"
OTHER: Final = Setup(
    3,
    named=Seat(1),
    start=Start.LEFT_OF_DEALER,
    must_act=YesNo.NO,
    trap=Trap.MAY,
    doors_before_house=YesNo.YES,
    refill_order=RefillOrder.LEFT_FIRST,
    count_house_cards=YesNo.YES,
    doors_counted=DoorsCounted.HOUSE_AND_HAND,
    second_tie=SecondTie.FEWER_CARDS,
    name="other-way-round",
)


def golden_setups() -> dict[str, Setup]:
    """The set-ups by the name of their file."""
    return {**{f"players-{players}": standard(players) for players in PLAYERS}, "every-switch": OTHER}


def golden_text(name: str) -> str:
    """One of the games, printed: the seed is the same for all, and the seats do anything legal."""
    setup = golden_setups()[name]
    return transcript(played(setup, Seeded(2025), Stream.seeded(7).child("golden")), setup.players)
