"""Games at a table in a page: one class for all games, a small scene for each."""

from __future__ import annotations

from moosekit.widgets.table.allowed import NotAllowed
from moosekit.widgets.table.played import Closed, NotDealt
from moosekit.widgets.table.scenes import UnknownTable
from moosekit.widgets.table.table import GameTable

__all__ = ["Closed", "GameTable", "NotAllowed", "NotDealt", "UnknownTable"]
