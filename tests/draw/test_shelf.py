"""Shelves: every card and every word of them, in rows that are not too wide."""

from xml.etree import ElementTree as ET

import pytest

from moosekit.draw import Shelf, Stack, shelves_svg
from tests.draw.test_svg import SVG, checked

HOUSE = Shelf("seat 2", (Stack(("HC",)), Stack(("R.kit", "M.kit"), "kitchen"), Stack()))


def drawn(*shelves: Shelf, size: float = 60, wide: float = 640) -> ET.Element:
    return checked(shelves_svg(shelves, title="t", description="d", size=size, wide=wide, theme="light"))


def lefts(root: ET.Element) -> list[float]:
    return [float(card.get("x", "0")) for card in root.findall(f"{SVG}svg")]


def test_cards_headings_and_captions_are_there() -> None:
    root = drawn(HOUSE, Shelf("hand", (Stack(("T",)),)))
    assert len(root.findall(f"{SVG}svg")) == 5
    assert [words.text for words in root.iter(f"{SVG}text")] == ["seat 2", "kitchen", "hand"]


def test_a_covered_card_lies_below_and_shows_its_tab() -> None:
    house_card, room, moose, place = lefts(drawn(HOUSE))
    assert house_card < room < moose < place
    assert moose - room > 0.3 * 60


def test_a_pile_shows_the_edges_of_a_few_cards_below() -> None:
    for under, sheets in ((0, 1), (1, 2), (3, 4), (40, 4)):
        assert len(lefts(drawn(Shelf("", (Stack(("f01",), under=under),))))) == sheets


def test_a_long_shelf_goes_on_in_a_further_row() -> None:
    hand = Shelf("", tuple(Stack(("D",)) for _ in range(12)))
    assert float(drawn(hand, wide=320).get("width", "0")) <= 320
    assert float(drawn(hand, wide=320).get("height", "0")) > float(drawn(hand, wide=2000).get("height", "0"))


def test_a_state_is_that_of_the_last_card_and_has_room_above() -> None:
    plain = drawn(Shelf("", (Stack(("R.kit", "M.kit")),)))
    ahead = drawn(Shelf("", (Stack(("R.kit", "M.kit"), states=("ahead",)),)))
    boxes = [card.get("viewBox") for card in ahead.findall(f"{SVG}svg")]
    assert boxes == ["0 0 100 140", "-12 -24 124 176"]
    assert float(ahead.get("height", "0")) > float(plain.get("height", "0"))
    assert all(float(card.get("y", "0")) >= 0 for card in ahead.findall(f"{SVG}svg"))


def test_what_cannot_be_drawn_is_quoted() -> None:
    with pytest.raises(ValueError, match=r"'M\.attic' is no card with a picture"):
        drawn(Shelf("", (Stack(("M.attic",)),)))
