"""Pictures of cards as SVG text, from the geometry in `art/`, which the front ends draw from as well.

Pure functions of the standard library alone. The spoken words (`title`, `description`) come from the caller: pictures
know no language and no game.
"""

from moosekit.draw.card import STATES, State, card_svg, rule_card_svg
from moosekit.draw.row import RowItem, row_of_cards_svg
from moosekit.draw.shelf import Shelf, Stack, shelves_svg
from moosekit.draw.signs import (
    Team,
    crown_svg,
    icon_svg,
    pip_svg,
    star_svg,
    team_svg,
    token_svg,
    trophy_back_svg,
    trophy_svg,
)
from moosekit.draw.svg import Theme, style_css

__all__ = [
    "STATES",
    "RowItem",
    "Shelf",
    "Stack",
    "State",
    "Team",
    "Theme",
    "card_svg",
    "crown_svg",
    "icon_svg",
    "pip_svg",
    "row_of_cards_svg",
    "rule_card_svg",
    "shelves_svg",
    "star_svg",
    "style_css",
    "team_svg",
    "token_svg",
    "trophy_back_svg",
    "trophy_svg",
]
