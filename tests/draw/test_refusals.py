"""What cannot be drawn is refused with the value and what would be right."""

from typing import cast

import pytest

from moosekit.draw import (
    RowItem,
    State,
    Theme,
    card_svg,
    icon_svg,
    pip_svg,
    row_of_cards_svg,
    rule_card_svg,
    trophy_svg,
)
from moosekit.draw.interpret import draw


@pytest.mark.parametrize("code", ["G11", "g7", "", "P-1", "moose"])
def test_unknown_card(code: str) -> None:
    with pytest.raises(ValueError, match=f"{code!r} is no card with a picture; write a code such as G7, f01"):
        card_svg(code, title="t", description="d")


def test_unknown_state_and_theme() -> None:
    with pytest.raises(ValueError, match="'happy' is not a state of a card; choose from leads, chosen"):
        card_svg("G1", title="t", description="d", state=cast("State", "happy"))
    with pytest.raises(ValueError, match="'neon' is not a theme; choose one of auto, inherit, light, dark, page"):
        card_svg("G1", title="t", description="d", theme=cast("Theme", "neon"))


def test_rule_cards_have_places_from_one() -> None:
    for place in (0, 7):
        with pytest.raises(ValueError, match=f"place {place} is not in a row; places are numbered 1 to 6"):
            rule_card_svg("twos-win", title="t", description="d", place=place)


def test_only_rule_cards_have_places_and_only_suit_cards_crowns() -> None:
    with pytest.raises(ValueError, match="'O5' has no place in the row; only rule cards have one"):
        row_of_cards_svg([RowItem("O5", place=1)], title="t", description="d")
    with pytest.raises(ValueError, match="'monkey' cannot wear the crown; only suit cards"):
        card_svg("monkey", title="t", description="d", crowned=True)


def test_unknown_rule_card() -> None:
    for rule in ("G7", "", "twos-lose", "rule-back"):
        with pytest.raises(ValueError, match=f"{rule!r} is no rule card with a picture; choose one of green-negative"):
            rule_card_svg(rule, title="t", description="d")


def test_signs() -> None:
    with pytest.raises(ValueError, match="a trophy cannot show 11; there are digits for 0 to 10"):
        trophy_svg(11, title="t", description="d")
    with pytest.raises(ValueError, match="there is no sign 'pip-red'; choose one of crown, team-pink"):
        pip_svg("red", title="t", description="d")
    with pytest.raises(ValueError, match="there is no icon 'jump'; choose one of back, book"):
        icon_svg("jump", title="t", description="d")


def test_faults_in_the_art_itself() -> None:
    with pytest.raises(ValueError, match="is not a drawing node; it starts with one of p e r l @ m g u"):
        draw([["x", 1]], {})
    with pytest.raises(ValueError, match="there is no picture 'gnu' in the art files"):
        draw([["u", "gnu"]], {})
    with pytest.raises(ValueError, match=r"the drawing asks for '\$w', but only \['a'\] are given"):
        draw([["l", "ink", "$w"]], {"a": 1})
