"""Small views for lessons: cards, rule cards, a watched game, counted stars. Pictures with words, for a notebook cell.

They decide nothing: everything shown comes from the engine, everything said from the catalogues.
"""

from __future__ import annotations

from moosekit.lessons.counting import count_stars
from moosekit.lessons.faces_story import other_shouts, try_shouts, watch_shouts
from moosekit.lessons.hand import show_hand
from moosekit.lessons.herd_story import other_hands, try_flip, watch_flips
from moosekit.lessons.herds import show_herds
from moosekit.lessons.house_story import try_house, watch_house
from moosekit.lessons.houses import show_houses
from moosekit.lessons.pictures import show_cards, show_rules
from moosekit.lessons.piles import show_piles
from moosekit.lessons.round_view import RoundView
from moosekit.lessons.shown import Shown
from moosekit.lessons.watching import WatchedGame, watch_game, watch_round

__all__ = [
    "RoundView",
    "Shown",
    "WatchedGame",
    "count_stars",
    "other_hands",
    "other_shouts",
    "show_cards",
    "show_hand",
    "show_herds",
    "show_houses",
    "show_piles",
    "show_rules",
    "try_flip",
    "try_house",
    "try_shouts",
    "watch_flips",
    "watch_game",
    "watch_house",
    "watch_round",
    "watch_shouts",
]
