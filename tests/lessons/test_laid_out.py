"""Houses, herds, piles and hands: from texts and from views alike, in words and as one spoken picture."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from moosekit.cards.card import UnknownCard
from moosekit.core.ids import Seat
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.position import position as bouc_position
from moosekit.games.face_de_bouc.setup import standard as bouc
from moosekit.games.moose_in_the_house.game import MooseInTheHouse
from moosekit.games.moose_in_the_house.position import position as house_position
from moosekit.games.moose_in_the_house.setup import standard as house
from moosekit.games.moose_match_mayhem.game import MooseMatchMayhem
from moosekit.games.moose_match_mayhem.position import position as mayhem_position
from moosekit.games.moose_match_mayhem.setup import standard as mayhem
from moosekit.lessons import Shown, show_hand, show_herds, show_houses, show_piles

SVG = "{http://www.w3.org/2000/svg}"


def pictures(shown: Shown) -> list[ET.Element]:
    """The SVGs of a view, each with words and without ids."""
    found = [svg for svg in ET.fromstring(shown.html).iter(f"{SVG}svg") if svg.get("role") == "img"]
    assert all(svg.findtext(f"{SVG}title") and svg.findtext(f"{SVG}desc") for svg in found)
    assert not [node for svg in found for node in svg.iter() if "id" in node.attrib]
    return found


def test_a_hand_names_every_card_and_describes_its_picture() -> None:
    shown = show_hand("f12 moose.* back-goat", language="fr")
    assert shown.words == "Le bouc aux cornes enroulées, un joker élan et une carte face cachée."
    assert len(pictures(shown)) == 3
    assert "Un bouc brun aux cornes enroulées" in (pictures(shown)[0].findtext(f"{SVG}desc") or "")


def test_houses_from_a_view_and_from_its_texts_are_alike() -> None:
    state = house_position(house(2), houses=["HC kit+M bed+D", "- bath"], hands=["M.kit D HC T", "D HC T M.bed"])
    view = MooseInTheHouse().view(state, Seat(0))
    assert show_houses(*view.facts.houses).html == show_houses("HC kit+M bed+D", "- bath").html
    (picture,) = pictures(show_houses(*view.facts.houses))
    assert "a closed door before the bedroom" in (picture.findtext(f"{SVG}desc") or "")


def test_herds_from_a_view_show_every_card_and_every_set() -> None:
    sets = [["bear.w x2 bear.*"], [], []]
    state = mayhem_position(mayhem(3), herds=["moose.b x2", "yeti.g", ""], sets=sets)
    view = MooseMatchMayhem().view(state, Seat(1))
    herds = [view.zone("herd", Seat(seat)).cards for seat in range(3)]
    shown = show_herds(*herds, sets=view.facts.sets)
    assert shown.words == show_herds("moose.b x2", "yeti.g", "", sets=sets).words
    assert shown.words.splitlines()[1:] == ["Seat 2: a grey yeti.", "Seat 3: no cards."]
    cards = [svg for svg in pictures(shown)[0].iter(f"{SVG}svg") if svg.get("role") != "img"]
    assert len(cards) == 2 + 3 + 1 + 1


def test_piles_from_a_view_show_the_top_cards_only() -> None:
    names = {f"f0{number}": f"Name {number}" for number in (1, 2, 3)}
    state = bouc_position(bouc(2), centre="f01", piles=["f02 f03", ""], names=names)
    facts = FaceDeBouc().view(state, Seat(0)).facts
    shown = show_piles(*facts.piles, centre=facts.centre, draw=facts.left)
    assert shown.words.splitlines()[2:] == [
        "Seat 1: 2 cards, on top the wide green face with its eyes on stalks.",
        "Seat 2: no cards.",
    ]
    assert "spiky" not in shown.html
    assert "Name" not in shown.html


def test_wrong_texts_are_quoted() -> None:
    with pytest.raises(ValueError, match="'G7' has no picture with words"):
        show_hand("G7")
    with pytest.raises(ValueError, match="'attic' is no room"):
        show_houses("HC attic")
    with pytest.raises(UnknownCard, match="moos"):
        show_herds("moos.b")
    with pytest.raises(UnknownCard, match="f13"):
        show_piles("f13")
    with pytest.raises(ValueError, match="there are sets for 1 seats, but 2 herds"):
        show_herds("", "", sets=[[]])
