"""What the card on the table waits for."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Phase"]


class Phase(StrEnum):
    """What the card on the table waits for."""

    NAMING = "naming"
    """A new character needs a name (clause 2.2)."""
    RECALL = "recall"
    """Who knows the name (clause 3.1)?"""
    RENAMING = "renaming"
    """Nobody remembered; the character needs a new name (clause 4.1)."""
