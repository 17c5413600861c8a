"""Moose Match Mayhem: everybody turns a card over, and then everybody grabs at once."""

from __future__ import annotations

from moosekit.games.moose_match_mayhem.cards import MayhemCard, cards

__all__ = ["MayhemCard", "cards"]
