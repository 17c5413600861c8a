"""Small views for lessons: cards, rule cards, a watched game, counted stars. Pictures with words, for a notebook cell.

They decide nothing: everything shown comes from the engine, everything said from the catalogues.
"""

from __future__ import annotations

from moosekit.lessons.pictures import show_cards, show_rules
from moosekit.lessons.shown import Shown

__all__ = ["Shown", "show_cards", "show_rules"]
