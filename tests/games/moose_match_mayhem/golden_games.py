"""The games that are printed as golden files: one for each number of players, and one with every switch turned."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from moosekit.core.chance import Seeded
from moosekit.core.ids import Millis
from moosekit.core.stream import Stream
from moosekit.games.moose_match_mayhem.make_up import PLAYERS
from moosekit.games.moose_match_mayhem.setup import Setup, turn_by_turn
from moosekit.games.moose_match_mayhem.switches import SWITCHES
from moosekit.testing import transcript
from tests.games.moose_match_mayhem.playing import played, with_switches

FOLDER: Final = Path(__file__).parents[2] / "goldens" / "moose_match_mayhem"
#: the last value of each switch
TURNED: Final = {switch: tuple(values)[-1].value for switch, values in SWITCHES.items()}
OTHER: Final = with_switches(
    Setup(3, goal=2, paces=(1, 3, None), same_instant=Millis(100), grab_limit=Millis(2_000), all_clear=Millis(1_500)),
    {**TURNED, "name": "other-way-round"},
)


#: a longer game is cut
MOST: Final = 130


def golden_setups() -> dict[str, Setup]:
    """The set-ups by the name of their file. One set wins, as a whole game fills too many pages."""
    usual = {f"players-{players}": Setup(players, goal=1, name="one-set") for players in PLAYERS}
    return {**usual, "every-switch": OTHER, "turn-by-turn": replace(turn_by_turn(3), goal=1)}


def golden_text(name: str) -> str:
    """One of the games, printed: the seed is the same for all, and the seats do anything legal."""
    setup = golden_setups()[name]
    session = played(setup, Seeded(2025), Stream.seeded(7).child("golden"), MOST)
    return transcript(session, setup.players)
