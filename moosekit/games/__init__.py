"""The four games; each is loaded only when it is asked for."""

from __future__ import annotations

from typing import Final

__all__ = ["GAMES", "USUAL_PLAYERS"]

#: the ids of all games
GAMES: Final = ("moustache", "moose-match-mayhem", "face-de-bouc", "moose-in-the-house")
#: how many play where nobody says: at a terminal, at a table, in a simulation; all four games are for so many
USUAL_PLAYERS: Final = 4
