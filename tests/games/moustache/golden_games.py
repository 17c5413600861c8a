"""The games that are printed as golden files: one for each number of players, one round for each rule card."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from moosekit.core.chance import Seeded
from moosekit.core.stream import Stream
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.games.moustache.setup import PLAYERS, Setup, standard
from moosekit.testing import transcript
from tests.games.moustache.playing import played

FOLDER: Final = Path(__file__).parents[2] / "goldens" / "moustache"


def golden_setups() -> dict[str, Setup]:
    """The set-ups by the name of their file; the register of rule cards and the numbers of players decide which."""
    whole = {f"players-{players}": replace(standard(players), rounds=2) for players in PLAYERS}
    single = {f"rule-{card.id}": Setup(4, row=(card,), rounds=1) for card in SHIPPED}
    return {**whole, **single}


def golden_text(name: str) -> str:
    """One of the games, printed: the seed is the same for all, and the seats do anything legal."""
    setup = golden_setups()[name]
    return transcript(played(setup, Seeded(2025), Stream.seeded(7).child("golden")), setup.players)
