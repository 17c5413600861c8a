"""Games at a table in a page: one class for all games, a small scene for each."""

from __future__ import annotations

from moosekit.widgets.table.table import GameTable

__all__ = ["GameTable"]
