"""The cards as Chromium paints them: told apart at 48 pixels, also in grey, and nothing outside their rounded edge."""

from base64 import b64decode
from collections.abc import Sequence
from itertools import combinations, product
from typing import Final, cast

import pytest
from playwright.sync_api import Browser

from moosekit.draw import card_svg
from moosekit.draw.art import Args, table
from moosekit.draw.interpret import draw
from moosekit.draw.svg import Theme, document
from moosekit.games.face_de_bouc.cards import FACES
from moosekit.games.moose_in_the_house.cards import KINDS as HOUSE
from moosekit.games.moose_match_mayhem.cards import KINDS as MAYHEM
from tests.browser.looks import THEMES
from tests.samples import some_of

WIDE, HIGH = 48, 67
GAMES: Final = {
    "face-de-bouc": (*(card.code for card in FACES), "back-goat"),
    "moose-in-the-house": (*(card.code for card in HOUSE), "back-house"),
    "moose-match-mayhem": (*(card.code for card in MAYHEM), "back-antlers"),
}
ALL: Final = tuple(code for codes in GAMES.values() for code in codes)
PAINT: Final = """async ([pictures, wide, high]) => {
    const painted = [];
    for (const svg of pictures) {
        const image = new Image();
        image.src = "data:image/svg+xml," + encodeURIComponent(svg);
        await image.decode();
        const pen = new OffscreenCanvas(wide, high).getContext("2d");
        pen.drawImage(image, 0, 0, wide, high);
        const { data } = pen.getImageData(0, 0, wide, high);
        painted.push(btoa(Array.from(data, (value) => String.fromCharCode(value)).join("")));
    }
    return painted;
}"""


def painted(browser: Browser, pictures: Sequence[str], wide: int = WIDE, high: int = HIGH) -> list[bytes]:
    """Red, green, blue and opacity of every pixel of every picture, row by row."""
    page = browser.new_page()
    pixels = cast("list[str]", page.evaluate(PAINT, [list(pictures), wide, high]))
    page.close()
    return [b64decode(one) for one in pixels]


def outline(code: str) -> str:
    """Head and top of a face alone."""
    args = cast("Args", {**cast("Args", table("args")[code]), "w": 3})
    parts = draw([["l", "pen", 3, ["u", "$behind"], ["u", "$head"], ["u", "$top"]]], args)
    return document(parts, box=(0, 0, 100, 100), width=WIDE, title="", description="", theme="light")


def test_the_outlines_of_any_two_faces_share_less_than_85_percent(browser: Browser) -> None:
    codes = [card.code for card in FACES]
    masks = [
        {place for place, opacity in enumerate(pixels[3::4]) if opacity > 127}
        for pixels in painted(browser, [outline(code) for code in codes], WIDE, WIDE)
    ]
    assert all(len(mask) > 500 for mask in masks)
    alike = {
        (codes[one], codes[other]): len(masks[one] & masks[other]) / len(masks[one] | masks[other])
        for one, other in combinations(range(len(codes)), 2)
    }
    assert {pair: share for pair, share in alike.items() if share >= 0.85} == {}


@pytest.mark.parametrize("part", ["head", "eyes", "bust"])
def test_no_two_faces_share_a_head_eyes_or_clothes(part: str) -> None:
    parts = [cast("Args", table("args")[card.code])[part] for card in FACES]
    assert len(set(map(str, parts))) == len(FACES)


def test_no_two_faces_share_what_is_on_their_head() -> None:
    """One is bare; of the others each has something of its own, behind the head or before it."""
    args = [cast("Args", table("args")[card.code]) for card in FACES]
    assert len({(str(face["behind"]), str(face["top"])) for face in args}) == len(FACES)


def grey(pixels: bytes) -> list[float]:
    """How light every pixel is, as a printer without colours sees it."""
    channels = zip(pixels[0::4], pixels[1::4], pixels[2::4], strict=True)
    return [0.299 * red + 0.587 * green + 0.114 * blue for red, green, blue in channels]


@pytest.mark.parametrize(("game", "theme"), some_of(product(GAMES, THEMES), 3))
def test_any_two_cards_of_a_game_differ_in_grey_at_48_pixels(browser: Browser, game: str, theme: Theme) -> None:
    """In at least a tenth of the pixels by a fifth of the way from black to white."""
    codes = GAMES[game]
    svgs = [card_svg(code, title="", description="", size=WIDE, theme=theme) for code in codes]
    greys = [grey(pixels) for pixels in painted(browser, svgs)]
    differing = {
        (codes[one], codes[other]): sum(abs(a - b) > 51 for a, b in zip(greys[one], greys[other], strict=True))
        for one, other in combinations(range(len(codes)), 2)
    }
    assert {pair: count for pair, count in differing.items() if count < WIDE * HIGH / 10} == {}


@pytest.mark.parametrize("size", [48, 120])
def test_nothing_is_painted_outside_the_rounded_edge(browser: Browser, size: int) -> None:
    """The corners stay clear, and so does the room that a state leaves around the card."""
    svgs = [card_svg(code, title="", description="", size=size, theme="light", state="focus") for code in ALL]
    wide, high = 248, 352  # two pixels for each unit of the box -12 -24 124 176
    gap = [(x, y) for x in (*range(19, 23), *range(226, 230)) for y in range(80, 300)]
    gap += [(x, y) for y in (*range(43, 46), *range(330, 333)) for x in range(60, 190)]
    gap += [(25, 49), (222, 49), (25, 326), (222, 326)]
    for code, pixels in zip(ALL, painted(browser, svgs, wide, high), strict=True):
        assert [spot for spot in gap if pixels[4 * (spot[1] * wide + spot[0]) + 3] > 25] == [], code
