"""The colours keep their contrast, in the light and in the dark, and stay apart for eyes that see fewer colours."""

from itertools import combinations

import pytest

from moosekit.draw.art import colours

Rgb = tuple[float, float, float]

MODES = [pytest.param(0, id="light"), pytest.param(1, id="dark")]
SUITS = "gpob"
SIGNS = (*SUITS, "j")
GROUNDS = ("wood", "snow", "wild", "ice", "sky", "kit", "bat", "liv", "bed")  # of the other games' cards

TEXT = [
    *((ink, ground) for ink in ("ink", "ink-2") for ground in ("page", "surface", "sunk")),
    *((ink, ground) for ink in ("ink", "win") for ground in ("win-bg",)),
    *((sign, ground) for sign in ("no", "yes") for ground in ("surface", f"{sign}-bg")),
    *((sign, ground) for sign in SIGNS for ground in ("surface", f"{sign}-bg")),
    *(("ink", f"{sign}-bg") for sign in SIGNS),
    *((f"{suit}-star", suit) for suit in SUITS),
    *((f"{ground}-s", ground) for ground in GROUNDS),
    *(("h-lo", heat) for heat in ("h0", "h1", "h2")),
    *(("h-hi", heat) for heat in ("h3", "h4")),
    ("focus", "surface"),
    ("cream", "back"),
    ("pen", "gold"),
    ("pen", "rule-w"),
    ("cream", "rule-b"),
]
EDGES = [
    *((sign, ground) for sign in ("sign", "focus", "win", "no") for ground in ("page", "surface")),
    *((sign, f"{suit}-bg") for sign in ("win", "no") for suit in SUITS),
    ("sign", "rule-b"),
]

# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB
EYES: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Rgb:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4) for c in parts)
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG's ratio, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, eye: str) -> Rgb:
    """The colour as that eye sees it, in CIE Lab (D65)."""
    rgb = linear(colour)
    red, green, blue = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, rgb, strict=True)))) for row in EYES[eye])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (float(t ** (1 / 3)) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, eye: str) -> float:
    """ΔE of 1976."""
    squares = ((a - b) ** 2 for a, b in zip(lab(one, eye), lab(other, eye), strict=True))
    return float(sum(squares) ** 0.5)


def test_the_measures_themselves() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert distance("#000000", "#FFFFFF", "all") == pytest.approx(100, abs=0.1)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("ink", "ground"), TEXT)
def test_text_has_a_contrast_of_4_5(ink: str, ground: str, mode: int) -> None:
    assert contrast(colours()[ink][mode], colours()[ground][mode]) >= 4.5


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("edge", "ground"), EDGES)
def test_edges_and_signs_have_a_contrast_of_3(edge: str, ground: str, mode: int) -> None:
    assert contrast(colours()[edge][mode], colours()[ground][mode]) >= 3


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("eye", EYES)
def test_the_suits_stay_apart_for_every_eye(eye: str, mode: int) -> None:
    for one, other in combinations(SUITS, 2):
        assert distance(colours()[one][mode], colours()[other][mode], eye) >= 10
