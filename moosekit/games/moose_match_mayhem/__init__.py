"""Moose Match Mayhem: everybody turns a card over, and then everybody grabs at once."""

from __future__ import annotations

from moosekit.games.moose_match_mayhem.cards import MayhemCard, cards
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.position import position
from moosekit.games.moose_match_mayhem.setup import Setup, standard, turn_by_turn

__all__ = ["MayhemCard", "MooseMatchMayhem", "Setup", "cards", "position", "standard", "turn_by_turn"]
