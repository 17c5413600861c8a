"""Every picture is a well-formed, spoken, self-contained SVG, in every size, state and theme."""

import re
from collections.abc import Iterator
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from moosekit.draw import STATES, RowItem, Theme, card_svg, row_of_cards_svg, rule_card_svg
from moosekit.draw.art import colours, table
from tests.draw.gallery import CARDS, RULES, pictures

THEMES: tuple[Theme, ...] = get_args(Theme)
TAGS = {"svg", "title", "desc", "g", "path", "circle", "ellipse", "rect", "text"}
SVG = "{http://www.w3.org/2000/svg}"

#: the parts that a front end moves: the crown that hops, the moustache that twitches
MOVING = ("mk-crown", "mk-tache")


def checked(svg: str) -> ET.Element:
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in TAGS
        assert not {"id", "href"} & {name.rpartition("}")[2] for name in element.attrib}
        assert element.get("class") in (None, *MOVING)
        assert not any("url(" in value or "//" in value for value in element.attrib.values())
    return root


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [40, 64, 120])
def test_every_card_in_every_size_and_theme(size: int, theme: Theme) -> None:
    for code in CARDS:
        root = checked(card_svg(code, title=f"<{code}> & co", description="d", size=size, theme=theme))
        assert root.findtext(f"{SVG}title") == f"<{code}> & co"
        assert root.get("width") == str(size)
    for rule in RULES:
        checked(rule_card_svg(rule, title=rule, description="d", size=size, theme=theme))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("state", STATES)
def test_every_card_in_every_state(state: str, theme: Theme) -> None:
    plain = {code: card_svg(code, title="t", description="d", theme=theme) for code in CARDS}
    for code in CARDS:
        svg = card_svg(code, title="t", description="d", state=next(s for s in STATES if s == state), theme=theme)
        assert checked(svg).get("viewBox") == "-12 -24 124 176"
        assert svg != plain[code]


def test_signs_and_icons() -> None:
    for _, svg in pictures():
        checked(svg)


def paints(svg: str) -> Iterator[str]:
    for element in ET.fromstring(svg).iter():
        yield from (element.get(name, "none") for name in ("fill", "stroke"))


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_a_picture_that_stands_alone_names_no_token(theme: Theme) -> None:
    for code in CARDS:
        svg = card_svg(code, title="t", description="d", state="ahead", theme=theme)
        assert all(re.fullmatch(r"none|#[0-9A-F]{3}|#[0-9A-F]{6}", paint) for paint in paints(svg))
        assert ("light-dark(" in svg) == (theme == "auto")


def test_the_themes_take_the_colour_of_their_side() -> None:
    light, dark = colours()["g"]
    shown = {theme: card_svg("G3", title="t", description="d", theme=theme) for theme in THEMES}
    assert light in shown["light"]
    assert dark not in shown["light"]
    assert dark in shown["dark"]
    assert light not in shown["dark"]
    assert f"fill:light-dark({light},{dark})" in shown["auto"]
    assert "var(--mk-g)" in shown["page"]


def test_the_order_of_states_does_not_matter() -> None:
    one = card_svg("P6", title="t", description="d", state=("ahead", "leads", "chosen"))
    assert one == card_svg("P6", title="t", description="d", state=("chosen", "leads", "ahead"))


def test_a_row_says_every_caption_and_grows_with_it() -> None:
    items = [RowItem("O5", "seat 1"), RowItem("twos-win", "a rule card with a long name below it", place=2)]
    root = checked(row_of_cards_svg(items, title="t", description="d"))
    said = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
    assert said == "seat 1 a rule card with a long name below it"
    short = checked(row_of_cards_svg(items[:1], title="t", description="d"))
    assert float(root.get("height", "0")) > float(short.get("height", "0"))
    assert float(root.get("width", "0")) > float(short.get("width", "0"))


def test_backs_of_one_game_are_identical_and_games_differ() -> None:
    backs = [code for code in table("cards") if code.startswith("back")]
    assert len({card_svg(code, title="t", description="d") for code in backs}) == len(backs) == 4
