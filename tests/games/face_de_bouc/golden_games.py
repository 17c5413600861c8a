"""The games that are printed as golden files: one for each number of players, one without a clock, and every switch."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from moosekit.core.chance import Seeded
from moosekit.core.ids import Millis, Seat
from moosekit.core.stream import Stream
from moosekit.games.face_de_bouc.setup import PLAYERS, Setup, standard, without_clock
from moosekit.games.face_de_bouc.switches import (
    AfterMistake,
    Clock,
    LastCard,
    NameAndSpecial,
    NearNames,
    OwnerSpecial,
    Passing,
    Penalty,
    SameName,
    SpecialOff,
    SpecialShout,
    SpecialTop,
    Swaps,
    Tie,
    TitleAsName,
    Tries,
)
from moosekit.testing import transcript
from tests.games.face_de_bouc.playing import played

FOLDER: Final = Path(__file__).parents[2] / "goldens" / "face_de_bouc"
#: few characters, so that names are needed again soon
SHORT: Final = (3, 3, 2, 2) + (0,) * 8
OTHER: Final = Setup(
    4,
    copies=(4, 4, 3) + (0,) * 9,
    first=Seat(1),
    clock=Clock.TURNS,
    same_instant=Millis(40),
    say_limit=Millis(1_000),
    recall_limit=None,
    special_shout=SpecialShout.ON,
    owner_special=OwnerSpecial.MISTAKE,
    after_mistake=AfterMistake.MAY_NAME,
    special_top=SpecialTop.TAKEN,
    name_and_special=NameAndSpecial.EQUAL,
    special_off=SpecialOff.WRONG_NAME,
    tries=Tries.ONE,
    penalty=Penalty.ONE_CARD,
    same_name=SameName.REFUSED,
    title_as_name=TitleAsName.ALLOWED,
    passing=Passing.FINAL,
    last_card=LastCard.ENDS_AT_ONCE,
    tie=Tie.MOST_FACES,
    slips=(4,),
    swaps=Swaps.TWO,
    near_names=NearNames.IGNORED,
    name="other-way-round",
)


def golden_setups() -> dict[str, Setup]:
    """The set-ups by the name of their file."""
    usual = {f"players-{players}": replace(standard(players), copies=SHORT) for players in PLAYERS}
    special = replace(standard(4), copies=SHORT, special_shout=SpecialShout.ON, name="special-shout")
    return {
        **usual,
        "special-shout": special,
        "without-clock": replace(without_clock(3), copies=SHORT),
        "every-switch": OTHER,
    }


def golden_text(name: str) -> str:
    """One of the games, printed: the seed is the same for all, and the seats do anything legal."""
    setup = golden_setups()[name]
    return transcript(played(setup, Seeded(2025), Stream.seeded(7).child("golden")), setup.players)
